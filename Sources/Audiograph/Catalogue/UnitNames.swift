// SPDX-License-Identifier: MIT

internal import CCatalogues

/// What data call units, currencies and powers of ten in any language, in small letters.
///
/// `unit-names.txt`, made of the catalogues, has a line for all names of a unit: `km|kilometre|kilometres|`.
struct UnitNames: Sendable {
  /// Units and currencies by their names.
  static let symbols = UnitNames(section: "[symbols]")
  /// Currencies by their names.
  static let codes = UnitNames(section: "[codes]")
  /// Powers of ten by the words for them.
  static let exponents = UnitNames(section: "[exponents]")

  private let range: Range<Int>
  /// Where names begin.
  private let index: NameIndex

  private init(section: String) {
    let text = Self.text
    var range = 0..<0
    var index = NameIndex(slots: 8192)
    var (start, isInside) = (0, false)
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if text[start] == UInt8(ascii: "[") {
        isInside = text[start..<end].elementsEqual(section.utf8)
        if isInside { range = (end + 1)..<text.count }
        if !isInside, range.contains(start) { range = range.lowerBound..<start }
      } else if isInside {
        Self.add(text, start..<end, to: &index)
      }
      start = end + 1
    }
    (self.range, self.index) = (range, index)
  }

  /// Adds what stands behind the first bar of a line.
  private static func add(
    _ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, to index: inout NameIndex
  ) {
    var start: Int?
    for place in line where text[place] == UInt8(ascii: "|") {
      if let start { index.add(text[start..<place], at: start) }
      start = place + 1
    }
  }

  private static var text: UnsafeBufferPointer<UInt8> {
    let text = embedded_unit_names()
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
  }

  /// What a name stands for; nil if no language has it.
  subscript(name: String) -> String? {
    // An accent may be a mark of its own.
    if name.unicodeScalars.contains(where: { (0x300...0x36F).contains($0.value) }) {
      return entries.first { $0.name == name }?.symbol
    }
    let text = Self.text
    var name = name
    let place = name.withUTF8 { name in
      index.place(of: name) {
        text.has(name, at: $0) && text[$0 + name.count] == UInt8(ascii: "|")
      }
    }
    guard let place else { return nil }
    let line = text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: text[line..<place].prefix { $0 != UInt8(ascii: "|") }, as: UTF8.self)
  }

  /// All names with what they stand for.
  var entries: [(name: String, symbol: String)] {
    String(decoding: Self.text[range], as: UTF8.self).split(separator: "\n").flatMap { line in
      let names = line.split(separator: "|").map(String.init)
      return names.dropFirst().map { ($0, names[0]) }
    }
  }
}
