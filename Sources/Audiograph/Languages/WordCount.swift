// SPDX-License-Identifier: MIT

extension String {
  /// How many words it has.
  ///
  /// East Asian scripts, whose letters are wide, have no blanks between words: two letters count as one.
  var wordCount: Int {
    split { $0 == " " || $0.isWide }.count + Int(wideWordCount.rounded(.up))
  }

  /// The text without the blanks beside wide letters: `8時` for `8 時`.
  var withoutSpacesAtWideLetters: String {
    let characters = Array(self)
    let kept = characters.indices.filter { index in
      guard characters[index] == " " else { return true }
      return ![index - 1, index + 1].contains {
        characters.indices.contains($0) && characters[$0].isWide
      }
    }
    return String(kept.map { characters[$0] })
  }

  /// How many words its wide letters count as.
  var wideWordCount: Double { Double(count(where: \.isWide)) / 2 }
}
