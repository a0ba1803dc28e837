// SPDX-License-Identifier: MIT

internal import JSON

extension JSONDocument.Failure {
  /// The error for a text in which the parser failed; `line` stands in place of the text's own.
  func error(file: String, text: ArraySlice<UInt8>, line: Int? = nil) -> ReadError {
    switch fault {
    case .tooLarge: return .jsonTooLarge(file: file, limit: JSONScan.largestMemory)
    case .outOfMemory: return .outOfMemory(file: file)
    default: break
    }
    let line = line ?? self.line
    let word = Self.word(at: position, in: text)
    if fault == .numberTooLarge {
      return .jsonNumberTooLarge(file: file, line: line, column: column, text: word.bounded())
    }
    if fault == .syntax, Self.isNoNumber(word.span) {
      return .jsonWord(file: file, line: line, column: column, text: word.bounded())
    }
    return .badJSON(file: file, line: line, column: column, fault)
  }

  /// The letters, digits and signs around a place.
  private static func word(at position: Int, in text: ArraySlice<UInt8>) -> [UInt8] {
    let place = text.startIndex + min(position, text.count)
    return text[..<place].reversed().prefix(while: isOfWord).reversed()
      + text[place...].prefix(while: isOfWord)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isDigit || (97...122).contains(byte.lowercased) || byte == Byte.point
      || byte == Byte.plus || byte == Byte.minus
  }

  private static func isNoNumber(_ word: Span<UInt8>) -> Bool {
    guard word.count > 1 else { return false }
    return MissingMarkers.matches(Array(word.prefixBytes(64)), 0..<min(64, word.count))
      || InfinityText.matches(word)
  }
}
