// SPDX-License-Identifier: MIT

/// Orders of words that everybody knows, whose words stand in `read.txt` of each language: words of several
/// parts as one, without accents.
struct OrderedWords {
  let notion: Notion
  /// How many names of it are needed, since fewer could mean anything.
  var fewest = 2
  /// How many places a cycle has; nil for what has a beginning.
  var cycle: Int?
  /// Whether they come again and again, so that rows need not be in the order of the list.
  var recurs = false

  /// Answers of a scale, such as agree and disagree, are none of these: they have an order and are no course.
  static let lists = [
    OrderedWords(notion: .sizes, fewest: 3), OrderedWords(notion: .sizesInWords),
    OrderedWords(notion: .levels), OrderedWords(notion: .severity), OrderedWords(notion: .moments),
    OrderedWords(notion: .seasons, cycle: 4, recurs: true),
    OrderedWords(notion: .partsOfDays, recurs: true), OrderedWords(notion: .schools),
    OrderedWords(notion: .degrees), OrderedWords(notion: .lives), OrderedWords(notion: .parts),
    OrderedWords(notion: .classes),
  ]

  /// Answers of a scale, from the least to the most.
  static let answers = [
    Notion.agreement, .frequency, .satisfaction, .likelihood, .importance, .quality,
  ].map { OrderedWords(notion: $0, fewest: 3) }
}
