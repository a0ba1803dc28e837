// SPDX-License-Identifier: MIT

/// What a text that begins with a bracket is, judged by its first values: JSON with a fault in it stays
/// JSON.
enum JSONBeginning {
  case json
  /// Values as R, NumPy, MATLAB or Python print them: `[1] 315.42 316.31`, `[1.2 3.4]`, `{'a': 1}`.
  case printout
  /// Something else, such as a heading of settings or a line of a log.
  case text

  /// A text is JSON if it is so up to its first comma or text in quotation marks.
  init(_ text: ArraySlice<UInt8>) {
    self = .json
    var rest = text
    var depth = 0
    var hasValue = false
    while let byte = rest.first {
      switch byte {
      case ...Byte.space: rest = rest.dropFirst()
      case Byte.comma: return
      case Byte.quote:
        if hasValue { self = .printout }
        return
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if hasValue {
          self = .text
          return
        }
        depth += 1
        rest = rest.dropFirst()
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        hasValue = true
        rest = rest.dropFirst()
        if depth == 0 {
          self = Self.behind(rest)
          return
        }
      default:
        let word = Self.word(rest)
        guard !hasValue, Self.isValue(word) else {
          self = Self.isPrinted(word, isAlone: !hasValue) ? .printout : .text
          return
        }
        hasValue = true
        rest = rest.dropFirst(word.count)
      }
    }
  }

  /// What it is by what follows a whole value: nothing, the next one on a line of its own, or values behind
  /// their number.
  private static func behind(_ rest: ArraySlice<UInt8>) -> JSONBeginning {
    guard let next = rest.firstIndex(where: { $0 > Byte.space }) else { return .json }
    if rest[..<next].contains(Byte.newline) {
      return [UInt8(ascii: "["), UInt8(ascii: "{")].contains(rest[next]) ? .json : .text
    }
    return rest[next] == Byte.quote || isValue(word(rest[next...])) ? .printout : .text
  }

  private static func word(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    rest.prefix { $0 > Byte.space && !",]}[{\"".utf8.contains($0) }
  }

  /// Whether a word is a number, or one that programs write in the place of one.
  private static func isValue(_ word: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: word.prefix(64), as: UTF8.self)
    return Double(text) != nil
      || ["true", "false", "null", "none", "undefined", "na"].contains(text.lowercased())
  }

  /// Whether a word that JSON does not have is one of a printed value: in single quotation marks or
  /// round brackets, before a colon as the first one, or a second number.
  private static func isPrinted(_ word: ArraySlice<UInt8>, isAlone: Bool) -> Bool {
    guard isAlone else { return isValue(word.prefix { $0 != Byte.semicolon }) }
    let last = word.last == UInt8(ascii: ":")
    return word.first == UInt8(ascii: "'") || word.first == UInt8(ascii: "(")
      || last && isValue(word.dropLast())
  }
}
