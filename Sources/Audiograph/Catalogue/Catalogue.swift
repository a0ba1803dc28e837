// SPDX-License-Identifier: MIT

package import CCatalogues

/// The messages and tables of one language, found by name in the text that translators wrote.
///
/// A line `name = message` is a message, `-name(argument: Type) = message` a term, which messages call as a
/// function; what is continued begins with a space. `[name] one other dative=other; neuter` begins a table
/// with its forms and the gender of its terms, whose lines are `key = one, other; gender`. `@name value`
/// is a setting, `#` a comment. `messages.schema` says which there are; whether a text keeps to it is
/// checked by `CatalogueCompiler`.
package struct Catalogue: Sendable {
  /// Where the text is, which stays there as long as the program runs.
  private let address: UInt
  private let count: Int
  /// Where lines begin, by their names.
  private var index: NameIndex
  private var tables: [Table] = []
  /// Where the lines of settings begin.
  private var settings: [Int] = []
  /// What stands before decimals.
  package private(set) var decimalMark: Character?

  private struct Table {
    let name: String
    let forms: [Term.Form]
    /// The gender of terms that have no other.
    let gender: Gender
    /// The place of its first line and the one behind its last.
    var lines: Range<Int>
  }

  /// Looks through a text once.
  package init(_ text: EmbeddedText) {
    (address, count) = (UInt(bitPattern: text.bytes), text.count)
    let bytes = UnsafeBufferPointer(start: text.bytes, count: count)
    let lines = bytes.lines(in: 0..<count)
    index = NameIndex(names: lines.count)
    for place in lines {
      switch bytes[place] {
      case UInt8(ascii: "#"), UInt8(ascii: " "): break
      case UInt8(ascii: "@"): settings.append(place)
      case UInt8(ascii: "["): beginTable(bytes, place)
      default: index.add(bytes[key(at: place)], seed: tables.count, at: place)
      }
    }
    endTable(at: count)
    decimalMark = setting("decimal")?.first
  }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
  }

  // MARK: - The index

  /// The value of a setting; nil if it is not set.
  package func setting(_ name: String) -> String? {
    let (bytes, name) = (bytes, "@\(name) ")
    for place in settings {
      let line = bytes[place..<bytes.end(ofLineAt: place)]
      if line.starts(with: name.utf8) {
        return String(decoding: line.dropFirst(name.utf8.count), as: UTF8.self)
      }
    }
    return nil
  }

  private mutating func beginTable(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) {
    endTable(at: place)
    let end = bytes.end(ofLineAt: place)
    let bracket = bytes[place..<end].firstIndex(of: UInt8(ascii: "]")) ?? end
    let sides = bytes.parts(of: min(bracket + 1, end)..<end, by: UInt8(ascii: ";"))
    let forms = bytes.parts(of: sides[0], by: .space).filter { !$0.isEmpty }.map { word in
      let names = bytes.parts(of: word, by: UInt8(ascii: "=")).map(bytes.text)
        .map(TermForm.init(rawValue:))
      return Term.Form(name: names[0] ?? .other, like: names.count > 1 ? names[1] : nil)
    }
    tables.append(
      Table(
        name: bytes.text(min(place + 1, bracket)..<bracket),
        forms: forms.isEmpty ? [Term.Form(name: .one, like: nil)] : forms,
        gender: sides.count > 1 ? Gender(rawValue: bytes.text(sides[1])) ?? .common : .common,
        lines: min(end + 1, count)..<count))
  }

  private mutating func endTable(at place: Int) {
    guard let last = tables.indices.last else { return }
    tables[last].lines = tables[last].lines.lowerBound..<max(place, tables[last].lines.lowerBound)
  }

  /// The name at the beginning of a line, without the bars around it or the arguments behind it.
  private func key(at line: Int) -> Range<Int> {
    let bytes = bytes
    if bytes[line] == UInt8(ascii: "|") {
      let end = bytes[(line + 1)...].firstIndex(of: UInt8(ascii: "|")) ?? count
      return line + 1..<end
    }
    let isTerm = bytes[line] == UInt8(ascii: "-")
    var end = line
    while end < count, bytes[end] != .newline {
      if isTerm ? bytes[end] == UInt8(ascii: "(") : bytes.isEqualSign(end) { break }
      end += 1
    }
    return line..<end
  }

  private func line(_ name: String, in range: Range<Int>, seed: Int) -> (
    key: Range<Int>, line: Int
  )? {
    var name = name
    let bytes = bytes
    let line = name.withUTF8 { name in
      index.place(of: name, seed: seed) { line in
        let key = range.contains(line) ? key(at: line) : 0..<0
        return key.count == name.count && bytes.has(name, at: key.lowerBound)
      }
    }
    return line.map { (key(at: $0), $0) }
  }

  // MARK: - What is found

  /// Where messages and terms stand: before the first table.
  private var messages: Range<Int> { 0..<(tables.first?.lines.lowerBound ?? count) }

  /// Whether there is a message of a name.
  package func has(_ name: String) -> Bool { line(name, in: messages, seed: 0) != nil }

  /// The text of a message; nil if there is none.
  func message(_ name: String) -> [UInt8]? {
    line(name, in: messages, seed: 0).map { text(behind: $0.key.upperBound) }
  }

  /// The arguments of a term with their types, and its text.
  func term(_ name: String) -> (arguments: [(name: String, type: String)], text: [UInt8])? {
    guard let found = line("-\(name)", in: messages, seed: 0) else { return nil }
    let bytes = bytes
    let start = min(found.key.upperBound + 1, count)
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) ?? count
    let arguments = bytes.parts(of: start..<end, by: UInt8(ascii: ",")).map { part in
      let sides = bytes.parts(of: part, by: UInt8(ascii: ":")).map(bytes.text)
      return (name: sides[0], type: sides.count > 1 ? sides[1] : "")
    }
    return (arguments, text(behind: end + 1))
  }

  /// What stands behind the equal sign after a place, and below it, in one line.
  private func text(behind place: Int) -> [UInt8] {
    let bytes = bytes
    var start = place
    while start < count, bytes[start] != UInt8(ascii: "=") { start += 1 }
    start = min(start + 1, count)
    var text: [UInt8] = []
    text.reserveCapacity(256)
    while true {
      let end = bytes.end(ofLineAt: start)
      let words = bytes.trimmed(start..<end)
      if !text.isEmpty, !words.isEmpty { text.append(.space) }
      text += bytes[words]
      start = end + 1
      while start < count, [.newline, UInt8(ascii: "#")].contains(bytes[start]) {
        start = bytes.end(ofLineAt: start) + 1
      }
      guard start < count, bytes[start] == .space else { return text }
    }
  }

  func hasTable(_ name: String) -> Bool { tables.contains { $0.name == name } }

  /// The forms that terms of a table have; none where there is no such table.
  func forms(of table: String) -> [Term.Form] {
    tables.first { $0.name == table }?.forms ?? []
  }

  /// A term of a table by its key; nil if the table lacks it.
  func term(_ table: String, _ key: String) -> Term? {
    guard let place = tables.firstIndex(where: { $0.name == table }) else { return nil }
    let table = tables[place]
    return line(key, in: table.lines, seed: place + 1).map { found in
      text(behind: found.key.upperBound).withUnsafeBufferPointer {
        Term($0, forms: table.forms, gender: table.gender)
      }
    }
  }

  /// The keys of a table in the order of the text.
  func keys(of table: String) -> [String] {
    let bytes = bytes
    guard let lines = tables.first(where: { $0.name == table })?.lines else { return [] }
    var keys: [String] = []
    var place = lines.lowerBound
    while place < lines.upperBound {
      if ![.newline, .space, UInt8(ascii: "#")].contains(bytes[place]) {
        keys.append(bytes.text(key(at: place)))
      }
      place = bytes.end(ofLineAt: place) + 1
    }
    return keys
  }
}

extension Term {
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, forms: [Form], gender: Gender) {
    if bytes.first == UInt8(ascii: "|") {
      let text = bytes.text(1..<(bytes[1...].firstIndex(of: UInt8(ascii: "|")) ?? bytes.count))
      self.init(forms: forms, texts: forms.map { _ in text }, gender: gender)
      return
    }
    let sides = bytes.parts(of: 0..<bytes.count, by: UInt8(ascii: ";"))
    let given = bytes.parts(of: sides[0], by: UInt8(ascii: ",")).map(bytes.text)
    var texts = Array(given.prefix(forms.count))
    for form in forms.dropFirst(texts.count) {
      let like = given.count > 1 ? forms.firstIndex { $0.name == form.like } : 0
      texts.append(like.flatMap { $0 < texts.count ? texts[$0] : nil } ?? texts[0])
    }
    let own = sides.count > 1 ? Gender(rawValue: bytes.text(sides[1])) : nil
    self.init(forms: forms, texts: texts, gender: own ?? gender)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a space and an equal sign stand at a place, with a space or the end of the line behind them.
  fileprivate func isEqualSign(_ place: Int) -> Bool {
    self[place] == .space && place + 1 < count && self[place + 1] == UInt8(ascii: "=")
      && (place + 2 == count || self[place + 2] == .space || self[place + 2] == .newline)
  }

  /// What stands between signs, without spaces around it; at least one part.
  fileprivate func parts(of range: Range<Int>, by sign: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where self[place] == sign {
      parts.append(trimmed(start..<place))
      start = place + 1
    }
    return parts + [trimmed(start..<range.upperBound)]
  }

  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, self[low] == .space { low += 1 }
    while low < high, self[high - 1] == .space { high -= 1 }
    return low..<high
  }
}

extension UInt8 {
  fileprivate static var newline: UInt8 { UInt8(ascii: "\n") }
  fileprivate static var space: UInt8 { UInt8(ascii: " ") }
}
