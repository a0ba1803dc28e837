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
    let (text, names) = (Self.text, Self.lines(of: section).flatMap(Self.names))
    var index = NameIndex(names: names.count)
    for name in names { index.add(text[name], at: name.lowerBound) }
    self.index = index
  }

  private static var text: UnsafeBufferPointer<UInt8> {
    let text = embedded_unit_names()
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
  }

  /// Where the lines below the name of a section begin.
  private static func lines(of section: String) -> ArraySlice<Int> {
    let (text, bracket) = (Self.text, UInt8(ascii: "["))
    let lines = text.lines(in: 0..<text.count)
    let name = lines.firstIndex { text[$0] == bracket && text[$0...].starts(with: section.utf8) }
    return lines[(name ?? lines.endIndex)...].dropFirst().prefix { text[$0] != bracket }
  }

  /// The names in a line, which stand behind what they are names of; each ends in a bar.
  private static func names(inLineAt line: Int) -> [Range<Int>] {
    let text = Self.text
    let end = text.end(ofLineAt: line)
    var names: [Range<Int>] = []
    var place = text.place(of: .bar, in: line..<end) + 1
    while place < end {
      let bar = text.place(of: .bar, in: place..<end)
      names.append(place..<bar)
      place = bar + 1
    }
    return names
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
    return Self.symbol(inLineAt: line)
  }

  private static func symbol(inLineAt line: Int) -> String {
    String(decoding: text[line...].prefix { $0 != .bar }, as: UTF8.self)
  }

  /// All names with what they stand for.
  var entries: [(name: String, symbol: String)] {
    Self.lines(of: section).flatMap { line in
      let symbol = Self.symbol(inLineAt: line)
      return Self.names(inLineAt: line).map { name in
        (name: String(decoding: Self.text[name], as: UTF8.self), symbol: symbol)
      }
    }
  }
}

extension UInt8 {
  fileprivate static var bar: UInt8 { UInt8(ascii: "|") }
}
