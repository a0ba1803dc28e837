// SPDX-License-Identifier: MIT

internal import Audiograph

/// Headings of series that are called by numbers, such as `Date,1,2`, beside a word for what they stand
/// along.
enum NumberedHeadings {
  /// Whether cells are such headings, above the kinds of the row below them.
  ///
  /// One word names what is counted along where dates or numbers stand below it, and names where texts do.
  static func areHeadings(_ texts: [String], above kinds: [CellKind]) -> Bool {
    let numbers = texts.dropFirst().compactMap { Double($0) }
    guard numbers.count > 1, numbers.count == texts.count - 1, kinds.count == texts.count,
      Set(numbers).count == numbers.count
    else { return false }
    return namesWhatStands(below: texts[0], kinds[0])
  }

  private static func namesWhatStands(below heading: String, _ kind: CellKind) -> Bool {
    guard heading.foldedWords.count == 1, !heading.utf8.contains(where: \.isDigit) else {
      return false
    }
    return switch kind {
    case .number, .date:
      HeadingWords.saysSequence(heading) || HeadingWords(heading).saysDate
        || HeadingWords(heading).saysYearItself || heading.foldedWords == ["row"]
    case .text: HeadingWords.saysName(heading)
    case .empty, .missing: false
    }
  }
}
