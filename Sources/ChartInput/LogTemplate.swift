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
  /// The numbers that are not the same in all lines, by their places, each as the lines have it.
  let varying: [Place]

  /// A place of a number, and what stands there in each line.
  struct Place {
    let place: Int
    let numbers: [[UInt8]]
  }

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
    let varying = rows[0].indices.map { place in
      Place(place: place, numbers: rows.map { $0[place] })
    }.filter { place in place.numbers.contains { $0 != place.numbers[0] } }
    guard (1...mostNumbers).contains(varying.count) else { return nil }
    return LogTemplate(literals: filled[codes.firstRows[code]].literals, varying: varying)
  }

  /// A line without its numbers, and these: `12`, `-0.237`, `3,4`, `1e-05`.
  private static func parts(of line: [UInt8]) -> (literals: [[UInt8]], numbers: [[UInt8]]) {
    var literals: [[UInt8]] = [[]]
    var numbers: [[UInt8]] = []
    var place = 0
    while place < line.count {
      let end = numberEnd(in: line, from: place)
      if end == place {
        literals[literals.count - 1].append(line[place])
        place += 1
      } else {
        numbers.append(Array(line[place..<end]))
        literals.append([])
        place = end
      }
    }
    return (literals, numbers)
  }

  /// Where a number ends that begins at a place; the place where none does.
  private static func numberEnd(in line: [UInt8], from place: Int) -> Int {
    func isDigit(_ index: Int) -> Bool { index < line.count && line[index].isDigit }
    func isOne(of signs: [UInt8], _ index: Int) -> Bool {
      index < line.count && signs.contains(line[index])
    }
    let isSigned = isOne(of: [Byte.minus], place) && (place == 0 || !line[place - 1].isOfWord)
    var end = isSigned ? place + 1 : place
    guard isDigit(end) else { return place }
    while isDigit(end) || isOne(of: [Byte.point, Byte.comma], end) && isDigit(end + 1) { end += 1 }
    guard isOne(of: Array("eE".utf8), end) else { return end }
    var last = isOne(of: [Byte.minus, Byte.plus], end + 1) ? end + 2 : end + 1
    guard isDigit(last) else { return end }
    while isDigit(last) { last += 1 }
    return last
  }

  /// The words before each number that varies, and the number, named by the last of them; nil where a number has
  /// none, or several points, as versions have.
  var pattern: String? {
    var names: Set<String> = []
    var parts: [String] = []
    for varied in varying {
      guard let (words, between) = words(before: varied.place), let word = words.last,
        let number = Self.pattern(of: varied.numbers)
      else { return nil }
      let name = [word, words.joined(separator: "_")].first {
        $0.unicodeScalars.allSatisfy { $0.isASCII } && !names.contains($0)
      }
      if let name { names.insert(name) }
      let text = words.joined(separator: " ") + between
      parts.append("\(text)(\(name.map { "?<\($0)>" } ?? "")\(number))")
    }
    return parts.joined(separator: ".*")
  }

  /// What finds numbers as these are written.
  private static func pattern(of numbers: [[UInt8]]) -> String? {
    func some(_ holds: ([UInt8]) -> Bool) -> Bool { numbers.contains(where: holds) }
    let marks = numbers.map { number in
      number.count { $0 == Byte.point || $0 == Byte.comma }
    }
    guard let most = marks.max(), most < 2 else { return nil }
    return (some { $0.first == Byte.minus } ? "-?" : "") + "[0-9]+"
      + (most > 0 ? "(?:[.,][0-9]+)?" : "")
      + (some { $0.contains { $0.lowercased == UInt8(ascii: "e") } } ? "(?:[eE][-+]?[0-9]+)?" : "")
  }

  /// The last word before a number, or two with a blank between them, and the one or two signs behind it.
  private func words(before place: Int) -> (words: [String], between: String)? {
    let text = String(decoding: literals[place], as: UTF8.self).unicodeScalars
    let isOfWord = { (scalar: Unicode.Scalar) in scalar.properties.isAlphabetic || scalar == "_" }
    guard let end = text.lastIndex(where: isOfWord) else { return nil }
    let signs = text[text.index(after: end)...]
    // What parts cells is no sign of a log.
    let delimiters: [Unicode.Scalar] = [",", ";", "\t", "|"]
    guard (1...2).contains(signs.count), !signs.contains(where: delimiters.contains) else {
      return nil
    }
    // A sign that a pattern or a shell has another meaning for is any sign that is none of a number.
    let between = signs.map { ["=", ":", " "].contains($0) ? String($0) : "[^-0-9]" }.joined()
    let words = text[...end].split { !isOfWord($0) && $0 != " " }.last?.split(separator: " ")
    return words.map { ($0.suffix(2).map { String($0) }, between) }
  }
}

extension UInt8 {
  /// Whether it is part of a word or a number, so that a hyphen behind it is no sign.
  fileprivate var isOfWord: Bool { isDigit || self > 64 }
}
