// SPDX-License-Identifier: MIT

/// What is wrong with a text that should be JSON.
public enum JSONFault: Sendable, Hashable {
  case syntax, unexpectedEnd, textAfterEnd, invalidUTF8, nulCharacter, repeatedKey, tooDeep
  case numberTooLarge
  /// More memory than a document may take, and more than there is.
  case tooLarge, outOfMemory
}

/// A shape of JSON data.
public enum JSONShape: Sendable, Hashable {
  case record, list, number, text, boolean, null
}

extension JSONFault {
  /// What is wrong, in English words before "in line 2".
  package var words: String {
    switch self {
    case .syntax: "syntax error"
    case .unexpectedEnd: "unexpected end"
    case .textAfterEnd: "text after the end"
    case .invalidUTF8: "invalid UTF-8"
    case .nulCharacter: "NUL character"
    case .repeatedKey: "repeated name in a record"
    case .tooDeep: "too many levels"
    case .numberTooLarge: "number too large"
    case .tooLarge: "values that need too much memory"
    case .outOfMemory: "out of memory"
    }
  }
}

extension JSONShape {
  /// The shape in English words with an article.
  package var words: String {
    switch self {
    case .record: "a record"
    case .list: "a list"
    case .number: "a number"
    case .text: "a string"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}
