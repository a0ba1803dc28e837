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
