// SPDX-License-Identifier: MIT

internal import Audiograph

/// The headings of a price file, in any order and in the languages that are spoken.
struct PriceHeadings {
  let date: Int
  let columns: [PriceColumn: Int]

  /// What each column is called, the clearest name first: letters only, in lower case.
  private static let names: [(PriceColumn, [String])] = [
    (.open, Notion.headingOpen.words), (.high, Notion.headingHigh.words),
    (.low, Notion.headingLow.words), (.close, Notion.headingClose.words),
    (.adjustedClose, Notion.headingAdjustedClose.words), (.volume, Notion.headingVolume.words),
  ]
  private static let dates = Notion.headingDate.words
  /// What a closing price is called where prices are expected.
  private static let expectedClose = Notion.headingExpectedClose.words

  /// Nil if one that every price file has is lacking: all but the adjusted close and the volume,
  /// or, where prices are expected, a date and a close.
  init?(_ headings: [String], expectsPrices: Bool = false) {
    let folded = headings.map(Self.letters)
    guard
      let date = Self.dates.lazy.compactMap({ folded.firstIndex(of: $0) }).first
        ?? (folded.first?.isEmpty == true ? 0 : nil)
    else { return nil }
    var columns: [PriceColumn: Int] = [:]
    for (column, names) in Self.names {
      let candidates = column == .close && expectsPrices ? names + Self.expectedClose : names
      let place = candidates.lazy.compactMap { name in
        folded.indices.first { folded[$0] == name && $0 != date }
      }.first
      let mayLack = column == .adjustedClose || column == .volume
      guard place != nil || mayLack || expectsPrices && column != .close else { return nil }
      columns[column] = place
    }
    guard Set(columns.values).count == columns.count || expectsPrices else { return nil }
    self.date = date
    self.columns = columns
  }

  /// The price that a heading names by itself; nil for any other.
  static func price(_ heading: String) -> PriceColumn? {
    let folded = letters(heading)
    return names.first { $0.1.contains(folded) }?.0
  }

  /// The letters of a heading without its unit, in lower case.
  private static func letters(_ heading: String) -> String {
    // So long a text is no name of a price, and takes long to fold.
    guard heading.utf8.count <= 200 else { return heading }
    return String(
      String.UnicodeScalarView(
        HeadingUnit(heading).name.folded.unicodeScalars.filter(\.properties.isAlphabetic)))
  }
}
