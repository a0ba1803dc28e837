// SPDX-License-Identifier: MIT

extension TableReader {
  /// A pattern for `--regex` that finds the numbers which change from line to line, where at least three lines of
  /// text, and a fifth of all, differ in their numbers alone; nil where there are none.
  ///
  /// - Throws: A `ReadError` where the source cannot be read.
  public func logPattern(of source: DataSource) throws(ReadError) -> String? {
    var window = try window(source)
    guard options.regex == nil else { return nil }
    try window.readAll()
    let lines = window.bytes[window.start..<window.end].split {
      $0 == Byte.newline || $0 == Byte.carriageReturn
    }
    return LogTemplate.mostFrequent(in: lines.prefix(LogTemplate.mostLines).map { Array($0) })?
      .pattern
  }
}

/// Lines of a log that differ in their numbers alone: what stands before each number, and which numbers vary.
struct LogTemplate {
  /// The text before each number, and behind the last one.
  let literals: [[UInt8]]
  /// The numbers that are not the same in all lines, by their places.
  let varying: [Int]

  /// As many lines tell how a log is written.
  static let mostLines = 1000
  private static let leastLines = 3
  private static let mostNumbers = 4

  /// The template of most lines, of equally many the one that comes first.
  static func mostFrequent(in lines: [[UInt8]]) -> LogTemplate? {
    let filled = lines.filter { !$0.allSatisfy { $0 <= Byte.space } }.map(parts)
    let codes = RowCodes(filled.map(\.literals))
    var counts = [Int](repeating: 0, count: codes.count)
    for code in codes.codes { counts[code] += 1 }
    guard let most = counts.max(), most >= leastLines, most * 5 >= filled.count,
      let code = counts.firstIndex(of: most)
    else { return nil }
    let rows = zip(codes.codes, filled).filter { $0.0 == code }.map(\.1.numbers)
    let varying = rows[0].indices.filter { place in rows.contains { $0[place] != rows[0][place] } }
    guard (1...mostNumbers).contains(varying.count) else { return nil }
    return LogTemplate(literals: filled[codes.firstRows[code]].literals, varying: varying)
  }

  /// A line without its numbers, and these: `12`, `0.237`, `3,4`.
  private static func parts(of line: [UInt8]) -> (literals: [[UInt8]], numbers: [[UInt8]]) {
    var literals: [[UInt8]] = [[]]
    var numbers: [[UInt8]] = []
    var place = 0
    while place < line.count {
      guard line[place].isDigit else {
        literals[literals.count - 1].append(line[place])
        place += 1
        continue
      }
      var end = place
      while end < line.count,
        line[end].isDigit
          || end + 1 < line.count && line[end + 1].isDigit
            && (line[end] == Byte.point || line[end] == Byte.comma)
      {
        end += 1
      }
      numbers.append(Array(line[place..<end]))
      literals.append([])
      place = end
    }
    return (literals, numbers)
  }

  /// The word before each number that varies, and the number, named by it; nil where one has none.
  var pattern: String? {
    var names: Set<String> = []
    var parts: [String] = []
    for place in varying {
      guard let (word, between) = word(before: place) else { return nil }
      let isNew = word.allSatisfy { $0.isASCII } && names.insert(word).inserted
      parts.append("\(word)\(between)(\(isNew ? "?<\(word)>" : "")[0-9.,]+)")
    }
    return parts.joined(separator: ".*")
  }

  /// The last word before a number, and the one or two signs that part them.
  private func word(before place: Int) -> (word: String, between: String)? {
    let text = String(decoding: literals[place], as: UTF8.self).unicodeScalars
    let isOfWord = { (scalar: Unicode.Scalar) in scalar.properties.isAlphabetic || scalar == "_" }
    guard let end = text.lastIndex(where: isOfWord) else { return nil }
    let start = text[..<end].lastIndex { !isOfWord($0) }.map { text.index(after: $0) }
    let signs = text[text.index(after: end)...]
    guard (1...2).contains(signs.count) else { return nil }
    // A sign that a pattern or a shell has another meaning for is any sign.
    let between = signs.map { ["=", ":", " "].contains($0) ? String($0) : "." }.joined()
    return (String(text[(start ?? text.startIndex)...end]), between)
  }
}
