// SPDX-License-Identifier: MIT

/// Numbers as NumPy and R print them: `[1.2 3.4 …]`, `[[1 2] [3 4]]`, ` [1] 315.42 316.31 …`.
enum Printout {
  private static let open = UInt8(ascii: "[")
  private static let close = UInt8(ascii: "]")

  /// The same numbers as a table without headings: those of a vector one a line, those of an array of rows in
  /// their rows; nil where something else stands among them, or some were left out.
  static func table(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard let rows = vector(text).map({ $0.map { [$0] } }) ?? array(text), rows.count > 1 else {
      return nil
    }
    return rows.flatMap { row in
      row.flatMap { Array($0) + [Byte.space] } + [Byte.newline]
    }
  }

  /// The numbers of a vector of R, each line of which begins with the place of its first number.
  private static func vector(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var numbers: [ArraySlice<UInt8>] = []
    for line in text.split(separator: Byte.newline) {
      let words = words(line)
      guard let first = words.first else { continue }
      guard first.first == open, first.last == close,
        Int(String(decoding: first.dropFirst().dropLast(), as: UTF8.self)) == numbers.count + 1
      else { return nil }
      numbers += words.dropFirst()
    }
    return numbers.allSatisfy(isNumber) ? numbers : nil
  }

  /// The rows of an array of NumPy of one or two dimensions, one number each of a vector.
  private static func array(_ text: ArraySlice<UInt8>) -> [[ArraySlice<UInt8>]]? {
    let inside = trimmed(text)
    guard inside.first == open, inside.last == close else { return nil }
    let body = trimmed(inside.dropFirst().dropLast())
    guard body.contains(open) else {
      let numbers = words(body)
      return numbers.allSatisfy(isNumber) ? numbers.map { [$0] } : nil
    }
    var rows: [[ArraySlice<UInt8>]] = []
    for part in body.split(separator: close) {
      let row = trimmed(part)
      guard row.first == open else { return nil }
      let numbers = words(row.dropFirst())
      guard !numbers.isEmpty, numbers.count == rows.first?.count ?? numbers.count,
        numbers.allSatisfy(isNumber)
      else { return nil }
      rows.append(numbers)
    }
    return rows
  }

  private static func words(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split { $0 <= Byte.space }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = text.drop { $0 <= Byte.space }
    return rest.dropLast(rest.reversed().prefix { $0 <= Byte.space }.count)
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: word.prefix(64), as: UTF8.self)
    return word.count <= 64 && (Double(text) != nil || text == "NA")
  }
}
