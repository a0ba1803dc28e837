// SPDX-License-Identifier: MIT

extension String {
  /// The text in small letters without accents.
  package var folded: String { String(map(\.foldedLetters).joined()) }

  /// The words of a heading in small letters without accents.
  ///
  /// They end where neither a letter nor a digit stands; a capital after a small letter begins one.
  package var foldedWords: [String] {
    var words: [String] = [""]
    var wasSmall = false
    for character in prefix(100) {
      guard character.isLetter || character.isNumber else {
        words.append("")
        wasSmall = false
        continue
      }
      if wasSmall, character.isUppercase { words.append("") }
      words[words.count - 1] += character.foldedLetters
      wasSmall = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }
}

extension [String] {
  /// The words, and each with the one behind it as one: `dew`, `point`, `dewpoint`.
  package var joinedToo: [String] { self + zip(self, dropFirst()).map { $0 + $1 } }
}

extension Character {
  fileprivate var foldedLetters: String { plainLetters[self] ?? lowercased() }
}

private let plainLetters: [Character: String] = [
  "ä": "a", "ö": "o", "ü": "u", "Ä": "a", "Ö": "o", "Ü": "u", "ß": "ss", "é": "e", "è": "e",
  "ê": "e", "É": "e", "à": "a", "â": "a", "ç": "c", "î": "i", "ï": "i", "ô": "o", "û": "u",
  "ą": "a", "ć": "c", "ę": "e", "ł": "l", "Ł": "l", "ń": "n", "ó": "o", "ś": "s", "Ś": "s",
  "ź": "z", "ż": "z", "Ż": "z", "á": "a", "Á": "a", "ã": "a", "Ã": "a", "å": "a", "Å": "a",
  "í": "i", "Í": "i", "ì": "i", "Ì": "i", "ñ": "n", "Ñ": "n", "Ó": "o", "õ": "o", "Õ": "o",
  "ò": "o", "ú": "u", "Ú": "u", "ù": "u", "ë": "e", "À": "a", "È": "e", "Ê": "e", "Ç": "c",
]
