// SPDX-License-Identifier: MIT

extension FileContent {
  /// What has no signature, but a header whose numbers cannot mean anything else.
  static func headed(_ bytes: ArraySlice<UInt8>) -> FileContent? {
    let head = Array(bytes.prefix(96))
    if isOldStata(head) { return .format("Stata") }
    if isDBase(head) { return .format("dBase") }
    if isOldMATLAB(head) { return .format("MATLAB") }
    if isArrowStream(head) { return .format("Arrow stream") }
    guard bytes.prefix(4096).contains(where: { $0 < 9 || 14..<32 ~= $0 }) else { return nil }
    if isFrameOfSound(head) { return .recording }
    return head.starts(with: "MZ".utf8) ? .program : nil
  }

  /// Versions of Stata before 13: a version, an order of bytes, a one and a zero.
  private static func isOldStata(_ head: [UInt8]) -> Bool {
    head.count >= 4 && (0x69...0x73).contains(head[0]) && (1...2).contains(head[1])
      && head[2] == 1 && head[3] == 0
  }

  /// A version, a day, and a header whose length counts its columns and one byte.
  private static func isDBase(_ head: [UInt8]) -> Bool {
    guard head.count >= 32, [0x03, 0x30, 0x83, 0x8B, 0xF5].contains(head[0]),
      (1...12).contains(head[2]), (1...31).contains(head[3]), head[12] == 0, head[13] == 0
    else { return false }
    let length = Int(head[8]) + Int(head[9]) << 8
    return length > 32 && (length % 32 == 1 || length % 32 == 8 || length % 32 == 9)
  }

  /// MATLAB before version 5: a type, rows, columns, whether there is an imaginary part, and the length of
  /// a name, which follows.
  private static func isOldMATLAB(_ head: [UInt8]) -> Bool {
    [false, true].contains { isBigEndian in
      guard head.count > 20 else { return false }
      let numbers = (0..<5).map { number(head, at: 4 * $0, isBigEndian: isBigEndian) }
      let (type, length) = (numbers[0], numbers[4])
      // In its thousands the order of bytes, in its tens and units what the values are.
      guard type / 1000 == (isBigEndian ? 1 : 0), type / 100 % 10 == 0, type / 10 % 10 <= 5,
        type % 10 <= 2, numbers[1] > 0, numbers[2] > 0, numbers[3] <= 1, (2...64).contains(length),
        19 + length < head.count, head[19 + length] == 0
      else { return false }
      return head[20..<19 + length].allSatisfy { $0 > 32 && $0 < 127 }
    }
  }

  /// A stream of Arrow: a mark, the length of a schema, and where that begins.
  private static func isArrowStream(_ head: [UInt8]) -> Bool {
    guard head.count >= 12, head.starts(with: [0xFF, 0xFF, 0xFF, 0xFF]) else { return false }
    let length = number(head, at: 4, isBigEndian: false)
    let place = number(head, at: 8, isBigEndian: false)
    return length > 0 && length < 1 << 28 && length % 8 == 0 && place >= 4 && place < length
  }

  /// The header of a frame of MPEG sound: eleven ones, a layer, and a rate that exists.
  private static func isFrameOfSound(_ head: [UInt8]) -> Bool {
    guard head.count >= 4, head[0] == 0xFF, head[1] & 0xE0 == 0xE0, head[1] < 0xFE,
      head[2] >> 2 & 3 != 3
    else { return false }
    let isADTS = head[1] & 0xF6 == 0xF0
    return isADTS || head[1] & 0x06 != 0 && head[1] & 0x18 != 0x08 && head[2] >> 4 < 15
  }

  private static func number(_ bytes: [UInt8], at place: Int, isBigEndian: Bool) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + (isBigEndian ? $1 : 3 - $1)]) }
  }

  // MARK: - Text that is no table

  /// Files of text in which programs exchanged tables before there was CSV.
  static func exchanged(_ bytes: ArraySlice<UInt8>) -> FileContent? {
    let head = bytes.prefix(1024)
    if head.holds(Array("SPSSPORT".utf8)), head.holds(Array("SPSS PORT FILE".utf8)) {
      return .format("SPSS portable")
    }
    let lines = head.split { $0 == Byte.newline || $0 == Byte.carriageReturn }
    guard let first = lines.first else { return nil }
    if first.elementsEqual("TABLE".utf8), lines.count > 3, lines[1].elementsEqual("0,1".utf8),
      lines[3].elementsEqual("VECTORS".utf8)
    {
      return .format("DIF")
    }
    // A table may have the headings `ID;Price`; its rows are never those of SYLK.
    let isSYLK =
      first.starts(with: "ID;".utf8) && lines.count > 2
      && lines[1..<lines.count - 1].allSatisfy { line in
        line.elementsEqual("E".utf8) || sylkRecords.contains { line.starts(with: $0.utf8) }
      }
    return isSYLK ? .format("SYLK") : nil
  }

  private static let sylkRecords = [
    "P;P", "P;E", "P;F", "F;", "B;", "C;X", "C;Y", "C;K", "O;", "NN;",
  ]
}
