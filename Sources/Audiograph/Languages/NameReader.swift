// SPDX-License-Identifier: MIT

/// Reads a name scalar by scalar and finds what can be said of it.
struct NameReader {
  private let scalars: [Unicode.Scalar]
  private let vocabulary: UnitVocabulary
  private let wording: Wording
  private var place = 0

  init(_ name: String, _ wording: Wording) {
    scalars = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      .map(\.withASCIIDigit)
    vocabulary = wording.language.units
    self.wording = wording
  }

  private var hasDecimalComma: Bool { wording.decimalMark == "," }

  /// What can be said, from the first to the last.
  mutating func pieces() -> [NamePiece] {
    var pieces: [NamePiece] = []
    while let scalar = self[0] {
      if scalar.isASCIIDigit {
        pieces.append(.number(number()))
      } else if let words = vocabulary.word(scalar) {
        pieces += symbol(scalar, words)
      } else if scalar.isLetter {
        pieces.append(.word(initials() ?? word()))
      } else {
        if let piece = mark(scalar) { pieces.append(piece) }
        place += 1
      }
    }
    return pieces
  }

  /// A symbol in words: after the number that a currency's symbol leads, with the scale of degrees.
  private mutating func symbol(_ symbol: Unicode.Scalar, _ words: String) -> [NamePiece] {
    place += 1
    if symbol.properties.generalCategory == .currencySymbol, isDigit(0) {
      return [.number(number()), .word(words)]
    }
    if symbol == "°", let scale = self[0], !isLetter(1), let degrees = vocabulary.units["°\(scale)"]
    {
      place += 1
      return [.word(degrees[.other])]
    }
    return [.word(words)]
  }

  /// The scalar at a distance from the place that is read; nil outside the name.
  private subscript(distance: Int) -> Unicode.Scalar? {
    scalars.indices.contains(place + distance) ? scalars[place + distance] : nil
  }

  private func isDigit(_ distance: Int) -> Bool { self[distance]?.isASCIIDigit ?? false }

  private func isLetter(_ distance: Int) -> Bool { self[distance]?.isLetter ?? false }

  /// What a mark that is neither letter nor digit nor in the vocabulary says; nil for a gap.
  private func mark(_ scalar: Unicode.Scalar) -> NamePiece? {
    switch scalar {
    case ",", ";": .comma
    case ":": isDigit(-1) && isDigit(1) ? nil : .comma
    case "\u{2212}": isDigit(1) ? .word(wording.say(.wordMinus())) : nil
    case "-": isDigit(1) && isOpening ? .word(wording.say(.wordMinus())) : nil
    case "–", "—": isDigit(-1) && isDigit(1) ? .word(wording.say(.wordUpTo())) : nil
    case "~": isDigit(1) ? .word(wording.say(.wordAbout())) : nil
    default: nil
    }
  }

  /// Whether nothing but a space or a bracket stands before the place.
  private var isOpening: Bool {
    guard let before = self[-1] else { return true }
    return before.properties.isWhitespace || before == "(" || before == "["
  }

  /// Letters with their marks, and apostrophes inside.
  private mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while let scalar = self[0] {
      if scalar.isLetter || (scalar.isMark && !word.isEmpty) {
        guard vocabulary.word(scalar) == nil else { break }
        word.append(scalar)
      } else if scalar == "'" || scalar == "’", isLetter(1), isLetter(-1) {
        word.append("'")
      } else {
        break
      }
      place += 1
    }
    return String(word)
  }

  /// Capitals that each have a full stop: `U.S.`; nil if there are not at least two.
  private mutating func initials() -> String? {
    var letters = ""
    var distance = 0
    while let letter = self[distance], ("A"..."Z").contains(letter), self[distance + 1] == "." {
      letters += "\(letter)."
      distance += 2
    }
    guard distance > 2, !isMarked(distance) else { return nil }
    place += distance
    return letters
  }

  private func isMarked(_ distance: Int) -> Bool { self[distance]?.isMark ?? false }

  /// A number without what groups its digits, with the decimal mark of the language.
  private mutating func number() -> String {
    let isWithin = (self[-1] == "." || self[-1] == ",") && isDigit(-2)
    let first = digits()
    guard !isWithin else { return first }
    let groupMark = self[0]
    let groups = groups(behind: first)
    guard let mark = self[0], isDigit(1), !isRepeated(mark), groups.isEmpty || mark != groupMark,
      mark == "." || (mark == "," && (hasDecimalComma || !groups.isEmpty))
    else { return first + groups }
    place += 1
    return first + groups + (String(wording.decimalMark)) + digits()
  }

  private mutating func digits() -> String {
    let start = place
    while isDigit(0) { place += 1 }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: scalars[start..<place])
    return String(digits)
  }

  /// Whether the digits after a mark are followed by another mark and digits, as in `1.2.3`.
  private func isRepeated(_ mark: Unicode.Scalar) -> Bool {
    var distance = 1
    while isDigit(distance) { distance += 1 }
    return (self[distance] == "." || self[distance] == ",") && isDigit(distance + 1)
  }

  /// The digits of further groups of three after a first one, `000000` for `1,000,000`.
  private mutating func groups(behind first: String) -> String {
    guard first.count <= 3, let mark = self[0], isGroupMark(mark) else { return "" }
    var groups = ""
    var distance = 0
    while self[distance] == mark, (1...3).allSatisfy({ isDigit(distance + $0) }) {
      groups.unicodeScalars.append(contentsOf: scalars[(place + distance + 1)...].prefix(3))
      distance += 4
    }
    let isWhole = !isDigit(distance) && !(self[distance] == mark && isDigit(distance + 1))
    guard isWhole, groups.count > 3 || isSingle(groups, behind: mark, distance) else { return "" }
    place += distance
    return groups
  }

  /// Whether one group of three digits after a mark is thousands.
  private func isSingle(_ group: String, behind mark: Unicode.Scalar, _ distance: Int) -> Bool {
    switch mark {
    // Two numbers side by side are likelier than one, unless the second is thousands and no more.
    case " ": group == "000"
    case ",": !hasDecimalComma || (self[distance] == "." && isDigit(distance + 1))
    case ".": hasDecimalComma || (self[distance] == "," && isDigit(distance + 1))
    default: !group.isEmpty
    }
  }

  private func isGroupMark(_ mark: Unicode.Scalar) -> Bool {
    switch mark {
    case " ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "’", ",", ".": true
    default: false
    }
  }
}
