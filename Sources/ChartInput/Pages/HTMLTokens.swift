// SPDX-License-Identifier: MIT

/// Cuts a page into tags and texts, however it is written: what is no tag is text.
struct HTMLTokens {
  enum Token {
    /// A tag by its name in lower case, and where its attributes stand.
    case start(name: String, attributes: Range<Int>)
    case end(name: String)
    case text(Range<Int>)
  }

  let bytes: [UInt8]
  /// What stands in the last element in which no tag stands.
  private(set) var inside = 0..<0
  private var place: Int
  private let end: Int

  /// The longest name of an element that means something here.
  private static let longestName = 16
  /// Elements in which no tag stands.
  private static let texts: Set<String> = ["script", "style", "textarea", "title"]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    (place, end) = (0, bytes.count)
  }

  /// The next tag or text; nil at the end.
  mutating func next() -> Token? {
    while place < end {
      guard bytes[place] == UInt8(ascii: "<") else { return text(from: place) }
      if starts(with: "<!--") {
        skip(behind: "-->")
        continue
      }
      guard place + 1 < end else { return text(from: place) }
      let sign = bytes[place + 1]
      if sign == UInt8(ascii: "!") || sign == UInt8(ascii: "?") {
        skip(behind: ">")
      } else if sign == UInt8(ascii: "/") || (97...122).contains(sign.lowercased) {
        return tag(isEnd: sign == UInt8(ascii: "/"))
      } else {
        return text(from: place)
      }
    }
    return nil
  }

  private func starts(with text: String) -> Bool { bytes[place..<end].starts(with: text.utf8) }

  private mutating func skip(behind mark: String) {
    let mark = Array(mark.utf8)
    while place < end, !bytes[place..<end].starts(with: mark) { place += 1 }
    place = min(end, place + mark.count)
  }

  private mutating func text(from start: Int) -> Token {
    let next = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "<"))
    place = next ?? end
    return .text(start..<place)
  }

  private mutating func tag(isEnd: Bool) -> Token {
    let start = place + (isEnd ? 2 : 1)
    var index = start
    while index < end, bytes[index] > Byte.space, bytes[index] != UInt8(ascii: ">"),
      bytes[index] != UInt8(ascii: "/")
    {
      index += 1
    }
    let name = String(
      decoding: bytes[start..<min(index, start + Self.longestName)].map(\.lowercased),
      as: UTF8.self)
    let attributes = index..<tagEnd(from: index)
    place = min(end, attributes.upperBound + 1)
    if isEnd { return .end(name: name) }
    if Self.texts.contains(name) {
      let start = place
      skipText(of: name)
      inside = start..<place
    }
    return .start(name: name, attributes: attributes)
  }

  /// Where a tag ends, outside of values in quotation marks.
  private func tagEnd(from start: Int) -> Int {
    var quote: UInt8 = 0
    for index in start..<end {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == Byte.quote || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return end
  }

  private mutating func skipText(of name: String) {
    let mark = Array("</\(name)".utf8)
    while place < end {
      guard let next = bytes[place..<end].firstIndex(of: UInt8(ascii: "<")) else {
        place = end
        return
      }
      place = next
      if bytes[place..<end].prefix(mark.count).map(\.lowercased) == mark { return }
      place += 1
    }
  }

  /// The whole number of an attribute such as `colspan`; nil if there is none.
  func number(_ name: String, in attributes: Range<Int>) -> Int? {
    guard let value = value(name, in: attributes) else { return nil }
    return Int(String(decoding: value.prefix { $0.isDigit }, as: UTF8.self))
  }

  /// The value of an attribute, in quotation marks or not; nil if there is none.
  func value(_ name: String, in attributes: Range<Int>) -> ArraySlice<UInt8>? {
    let name = Array(name.utf8)
    var rest = bytes[attributes]
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let before = rest[..<equals].reversed().drop { $0 <= Byte.space }.prefix { $0 > Byte.space }
      var value = rest[(equals + 1)...].drop { $0 <= Byte.space }
      if let quote = value.first, quote == Byte.quote || quote == UInt8(ascii: "'") {
        value = value.dropFirst()
        rest = value.drop { $0 != quote }.dropFirst()
        value = value.prefix { $0 != quote }
      } else {
        value = value.prefix { $0 > Byte.space }
        rest = rest[value.endIndex...]
      }
      if before.reversed().map(\.lowercased) == name { return value }
    }
    return nil
  }
}
