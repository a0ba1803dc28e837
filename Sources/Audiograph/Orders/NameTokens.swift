// SPDX-License-Identifier: MIT

/// The words, numbers and marks of a name.
struct NameTokens: Hashable {
  enum Token: Hashable {
    /// Letters from a to z, without their accents, and those of Japanese and Chinese.
    case word(String)
    case number(Double)
    /// Anything else but blanks, points, quotation marks and signs of currencies; dashes of any length are one.
    case mark(UInt8)
  }

  var tokens: [Token] = []

  /// Nil for letters of other alphabets, and for signs that no known name has.
  init?(_ name: String) {
    let bytes = Array(name.utf8)
    var (place, word) = (0, "")
    func end(_ tokens: inout [Token]) {
      if !word.isEmpty { tokens.append(.word(word)) }
      word = ""
    }
    while place < bytes.count {
      if let (letters, length) = Self.letters(bytes, at: place) {
        word += letters
        place += length
        continue
      }
      end(&tokens)
      if let (number, length) = Self.number(bytes[place...]) {
        tokens.append(.number(number))
        place += length
      } else if let (mark, length) = Self.mark(bytes, at: place) {
        if let mark { tokens.append(.mark(mark)) }
        place += length
      } else {
        return nil
      }
    }
    end(&tokens)
  }

  private static func letters(_ bytes: [UInt8], at place: Int) -> (String, length: Int)? {
    let wide = Letters.length(ofWideAt: place, bytes.span)
    if wide > 0, !bytes[place...].starts(with: numberSign) {
      return (String(decoding: bytes[place..<place + wide], as: UTF8.self), wide)
    }
    guard bytes[place] < 0xE0, bytes[place] != 0xC2 else { return nil }
    if bytes[place...].starts(with: "ß".utf8) { return ("ss", 2) }
    guard let (letter, length) = Letters.letter(bytes.span, at: place) else { return nil }
    return (letter == 0 ? "" : String(UnicodeScalar(letter + 0x60)), length)
  }

  /// What Japanese writes before numbers that count: `第1四半期`.
  private static var numberSign: String.UTF8View { "第".utf8 }

  /// Digits, three behind a mark as thousands, others as decimals.
  private static func number(_ bytes: ArraySlice<UInt8>) -> (Double, length: Int)? {
    func digits(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix { $0 &- 48 <= 9 }.count }
    var length = digits(bytes)
    guard (1...9).contains(length) else { return nil }
    var text = String(decoding: bytes.prefix(length), as: UTF8.self)
    let rest = bytes.dropFirst(length)
    if let mark = rest.first, ".,".utf8.contains(mark) {
      let count = digits(rest.dropFirst())
      let part = String(decoding: rest.dropFirst().prefix(count), as: UTF8.self)
      if count > 0, count < 7 {
        text += count == 3 ? part : "." + part
        length += count + 1
      }
    }
    return Double(text).map { ($0, length) }
  }

  /// A mark, nil for one that says nothing.
  private static func mark(_ bytes: [UInt8], at place: Int) -> (UInt8?, length: Int)? {
    if bytes[place] < 0x80 {
      let isBlank = bytes[place] <= 0x20 || ".'\"$".utf8.contains(bytes[place])
      return (isBlank ? nil : bytes[place], 1)
    }
    let marks: [(String, String?)] = [
      ("\u{A0}", nil), ("\u{202F}", nil), ("’", nil), ("–", "-"), ("—", "-"), ("−", "-"),
      ("≤", "<"), ("≥", "+"), ("º", nil), ("ª", nil), ("°", nil), ("€", nil), ("£", nil),
      ("第", nil), ("～", "-"), ("〜", "-"), ("－", "-"), ("（", "("), ("）", ")"),
    ]
    for (mark, plain) in marks where bytes[place...].starts(with: mark.utf8) {
      return (plain?.utf8.first, mark.utf8.count)
    }
    return nil
  }
}

extension NameTokens {
  var words: [String] { tokens.compactMap { if case .word(let word) = $0 { word } else { nil } } }

  var numbers: [Double] {
    tokens.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The name without blanks and marks: `verylow`, `2xl`.
  var key: String {
    tokens.map { token in
      switch token {
      case .word(let word): word
      case .number(let number): number == number.rounded() ? "\(Int(number))" : ""
      case .mark: ""
      }
    }.joined()
  }
}

extension [NameTokens] {
  /// The names without the words with which all of them begin or end, unless nothing else is left of one.
  var withoutCommonWords: [NameTokens] {
    guard let first, count > 1 else { return self }
    var (start, end) = (0, 0)
    let shortest = map(\.tokens.count).min() ?? 0
    while start + 1 < shortest, case .word = first.tokens[start],
      allSatisfy({ $0.tokens[start] == first.tokens[start] })
    {
      start += 1
    }
    while start + end + 1 < shortest, case .word = first.tokens[first.tokens.count - 1 - end],
      allSatisfy({
        $0.tokens[$0.tokens.count - 1 - end] == first.tokens[first.tokens.count - 1 - end]
      })
    {
      end += 1
    }
    return map { name in
      var name = name
      name.tokens = [NameTokens.Token](name.tokens.dropFirst(start).dropLast(end))
      return name
    }
  }
}
