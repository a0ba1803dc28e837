// SPDX-License-Identifier: MIT

/// A last part of a chart that a page shows by itself.
struct PageRange {
  /// What its button says.
  let name: String
  /// The key of `explore` for it.
  let key: String
  /// The place of its first point on the slider.
  let start: Int
  /// What it shows, in one sentence.
  let words: String
  /// The first and the last date.
  let dates: [String]
  /// What its changes are measured from.
  let base: Double

  private static let lengths: [(length: RangeLength, span: TimeSpan, key: String)] = [
    (.months(1), TimeSpan(1, .months), "1"), (.months(3), TimeSpan(3, .months), "2"),
    (.months(6), TimeSpan(6, .months), "3"), (.years(1), TimeSpan(1, .years), "4"),
    (.years(5), TimeSpan(5, .years), "5"),
  ]

  /// The key of `explore` for the whole chart.
  static let keyOfAll = "6"

  /// The parts that are shorter than the chart, the shortest first, of at least three points; none of
  /// several series, of candles, and of what has no dates.
  ///
  /// `indices` are those of the points that have a place on the slider.
  static func all(
    of chart: Chart, _ indices: [Int], _ style: SoundStyle, _ context: ChartContext,
    _ language: Language
  ) -> [PageRange] {
    guard chart.series.count == 1, style.form == .line else { return [] }
    let series = chart.series[0]
    return lengths.compactMap { length, span, key in
      guard let cut = try? series.cut(to: ChartRange(length)).series, cut.count < series.count,
        let start = indices.firstIndex(where: { $0 >= series.count - cut.count }),
        indices.count - start >= 3, let part = try? Chart(title: chart.title, series: [cut])
      else { return nil }
      let facts = SeriesFacts(cut)
      guard facts.valueCount > 1 else { return nil }
      let wording = language.wording(.display)
      var context = context
      context.length = length
      let words = Description(ChartFacts(part, context: context), language: language)
      return PageRange(
        name: wording.span(span).capitalizedFirst, key: key, start: start,
        words: words.sentences(.alt).joined(separator: " "),
        dates: [0, cut.count - 1].map {
          wording.place(CalendarMemory.shortMention(cut.x[$0], index: $0)).withSingleCommas
        },
        base: cut.base?.y ?? facts.first.y)
    }
  }
}
