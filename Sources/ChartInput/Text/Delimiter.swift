// SPDX-License-Identifier: MIT

/// The delimiter between the cells of a row.
enum Delimiter: Hashable, Sendable {
  case byte(UInt8)
  /// Any number of spaces and tabs, as in columns that are aligned by them.
  case blanks

  static let comma = Delimiter.byte(Byte.comma)
  static let semicolon = Delimiter.byte(Byte.semicolon)
  static let tab = Delimiter.byte(Byte.tab)
  static let bar = Delimiter.byte(UInt8(ascii: "|"))

  /// The delimiter that was asked for.
  ///
  /// - Throws: `.badDelimiter` for a character that may stand within a number, a name or a line.
  init(_ character: Character) throws(ReadError) {
    let refused: [Character] = [".", "+", "-", "\"", "#", "\n", "\r", "\0"]
    guard let byte = character.asciiValue, character.utf8.count == 1, !refused.contains(character),
      !character.isLetter, !character.isNumber
    else { throw .badDelimiter(character) }
    self = byte == Byte.space ? .blanks : .byte(byte)
  }

  /// The character as it is shown; a space for blanks.
  var character: Character {
    switch self {
    case .byte(let byte): Character(Unicode.Scalar(byte))
    case .blanks: " "
    }
  }
}
