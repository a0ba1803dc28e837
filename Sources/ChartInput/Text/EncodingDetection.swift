// SPDX-License-Identifier: MIT

internal import CUchardet

/// Recognises the encoding of a text that is not UTF-8, through the library uchardet.
///
/// The library names an encoding for any text, also for a handful of letters, so that its answer counts
/// only where the text bears it out.
struct EncodingDetection {
  /// The cells with bytes above ASCII, one after another.
  private let cells: [UInt8]
  /// How many different ones there are, up to a few.
  private let cellCount: Int
  private static let mostBytes = 65_536
  /// As many different words as tell one Latin alphabet from another.
  private static let enoughCells = 6
  /// As many bytes as the library needs to be sure of anything.
  private static let enoughBytes = 600

  /// The encoding of a text; nil if nothing is sure, or the library is missing.
  static func encoding(of text: ArraySlice<UInt8>) -> TextEncoding? {
    let detection = EncodingDetection(text)
    guard !detection.cells.isEmpty, audiograph_has_uchardet() == 1 else { return nil }
    let copies = max(1, min(20, enoughBytes / detection.cells.count))
    return detection.likely(copies: copies) ?? (copies > 1 ? detection.likely(copies: 1) : nil)
  }

  private init(_ text: ArraySlice<UInt8>) {
    var cells: [UInt8] = []
    var seen: Set<[UInt8]> = []
    let ends: [UInt8] = [
      Byte.newline, Byte.carriageReturn, Byte.comma, Byte.semicolon, Byte.tab, Byte.quote,
    ]
    var rest = text
    while let first = rest.firstIndex(where: { $0 > 0x7F }), cells.count < Self.mostBytes {
      let start = rest[..<first].lastIndex(where: ends.contains).map { $0 + 1 } ?? rest.startIndex
      let end = rest[first...].firstIndex(where: ends.contains) ?? rest.endIndex
      let cell = rest[start..<min(end, start + Self.mostBytes)]
      cells += cell + [Byte.newline]
      if seen.count < Self.enoughCells { seen.insert(Array(cell)) }
      rest = rest[end...]
    }
    self.cells = cells
    cellCount = seen.count
  }

  /// What the library says of so many copies of the cells, if they bear it out.
  private func likely(copies: Int) -> TextEncoding? {
    guard let name = answer(copies: copies), let script = Self.scripts[name],
      let encoding = try? TextEncoding(named: fitted(name)), encoding.utf8(cells[...]) != nil
    else { return nil }
    return switch script {
    case .latin: isNotWestern ? encoding : nil
    case .other: mostlyStandTogether ? encoding : nil
    case .wide: encoding
    }
  }

  private func answer(copies: Int) -> String? {
    guard let detector = uchardet_new() else { return nil }
    defer { uchardet_delete(detector) }
    for _ in 0..<copies {
      let result = cells.withUnsafeBytes { bytes in
        uchardet_handle_data(
          detector, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
      }
      guard result == 0 else { return nil }
    }
    uchardet_data_end(detector)
    return uchardet_get_charset(detector).map { String(cString: $0) }
  }

  /// The encoding that a text is in rather than in the one that the library says: Big5, which it takes for
  /// GB18030, and that of Windows where there are bytes that a standard leaves open.
  private func fitted(_ name: String) -> String {
    if name == "GB18030", seemsBig5 { return "BIG5" }
    guard cells.contains(where: { (0x80...0x9F).contains($0) }) else { return name }
    let twins = [
      "ISO-8859-2": "WINDOWS-1250", "ISO-8859-7": "WINDOWS-1253", "ISO-8859-8": "WINDOWS-1255",
      "ISO-8859-9": "WINDOWS-1254", "ISO-8859-13": "WINDOWS-1257",
    ]
    return twins[name] ?? name
  }

  /// Whether characters of two bytes are those of Big5 that are frequent, and often end with a byte that
  /// the frequent ones of GB18030 never do.
  private var seemsBig5: Bool {
    var (count, lowCount, frequentCount) = (0, 0, 0)
    var place = 0
    while place + 1 < cells.count {
      guard cells[place] > 0x80 else {
        place += 1
        continue
      }
      count += 1
      lowCount += cells[place + 1] < 0xA1 ? 1 : 0
      frequentCount += (0xA4...0xC6).contains(cells[place]) ? 1 : 0
      place += 2
    }
    return lowCount * 6 >= count && frequentCount * 5 >= count * 4
  }

  private enum Script { case latin, other, wide }

  /// The encodings that are believed.
  ///
  /// Those of Western Europe, and those for which the library takes Western European words, are not
  /// among them.
  private static let scripts: [String: Script] = [
    "WINDOWS-1250": .latin, "ISO-8859-2": .latin, "WINDOWS-1257": .latin, "ISO-8859-13": .latin,
    "WINDOWS-1254": .latin, "ISO-8859-9": .latin,
    "WINDOWS-1251": .other, "KOI8-R": .other, "ISO-8859-5": .other, "IBM866": .other,
    "IBM855": .other, "MAC-CYRILLIC": .other, "WINDOWS-1253": .other, "ISO-8859-7": .other,
    "WINDOWS-1255": .other, "ISO-8859-8": .other, "WINDOWS-1256": .other, "ISO-8859-6": .other,
    "TIS-620": .other,
    "SHIFT_JIS": .wide, "EUC-JP": .wide, "GB18030": .wide, "BIG5": .wide, "UHC": .wide,
    "EUC-KR": .wide, "EUC-TW": .wide,
  ]

  /// Whether most letters above ASCII have another one beside them, as in words of another script.
  private var mostlyStandTogether: Bool {
    let high = cells.indices.filter { cells[$0] > 0x7F }
    let together = high.count { place in
      place > 0 && cells[place - 1] > 0x7F || place + 1 < cells.count && cells[place + 1] > 0x7F
    }
    return together * 2 >= high.count
  }

  /// Whether there are enough words to tell Latin alphabets apart, or, read as Windows-1252, a sign
  /// stands within a word.
  private var isNotWestern: Bool {
    cellCount >= Self.enoughCells
      || cells.indices.dropFirst().contains { place in
        isLetter(cells[place - 1]) && isSign(cells[place]) && place + 1 < cells.count
          && isLetter(cells[place + 1])
      }
  }

  private func isSign(_ byte: UInt8) -> Bool {
    // Ordinal signs, marks of degrees and apostrophes do stand within words.
    byte > 0x7F && !isLetter(byte)
      && ![0x92, 0xAA, 0xB0, 0xB4, 0xB7, 0xBA, 0xA0, 0xAD].contains(byte)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    CellText.windows1252(byte).properties.isAlphabetic
  }

  // MARK: - UTF-8

  /// Whether most of what is above ASCII is UTF-8, so that the rest of it is damaged.
  static func isDamagedUTF8(_ text: ArraySlice<UInt8>) -> Bool {
    var (whole, broken) = (0, 0)
    var decoder = UTF8()
    var bytes = text.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): whole += scalar.isASCII ? 0 : 1
      case .error: broken += 1
      case .emptyInput: return whole > broken
      }
    }
  }
}
