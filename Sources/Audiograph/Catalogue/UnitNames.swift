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

  private let section: String
  /// Where names begin.
  private let index: NameIndex

  private init(section: String) {
    self.section = section
    let names = Self.lines(of: section).flatMap { $0.split(separator: .bar).dropFirst() }
    var index = NameIndex(names: names.count)
    for name in names { index.add(name, at: name.startIndex) }
    self.index = index
  }

  private static var text: UnsafeBufferPointer<UInt8> {
    let text = embedded_unit_names()
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
  }

  /// The lines below the name of a section.
  private static func lines(of section: String) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    let lines = text.split(separator: UInt8(ascii: "\n"))
    let start = lines.firstIndex { $0.elementsEqual(section.utf8) } ?? lines.endIndex
    return Array(lines[start...].dropFirst().prefix { $0.first != UInt8(ascii: "[") })
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
        text.has(name, at: $0) && text[$0 + name.count] == .bar
      }
    }
    guard let place else { return nil }
    let line = text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: text[line..<place].prefix { $0 != .bar }, as: UTF8.self)
  }

  /// All names with what they stand for.
  var entries: [(name: String, symbol: String)] {
    Self.lines(of: section).flatMap { line in
      let names = line.split(separator: .bar).map { String(decoding: $0, as: UTF8.self) }
      return names.dropFirst().map { (name: $0, symbol: names[0]) }
    }
  }
}

extension UInt8 {
  fileprivate static var bar: UInt8 { UInt8(ascii: "|") }
}
