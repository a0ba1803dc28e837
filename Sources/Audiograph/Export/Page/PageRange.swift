// SPDX-License-Identifier: MIT

/// A last part of a chart that a page shows by itself.
struct PageRange {
  /// What it shows of one series.
  struct Part {
    /// The place of its first point on the slider.
    let start: Int
    /// The first and the last date.
    let dates: [String]
    /// What its changes are measured from.
    let base: Double
    /// What stands beside a line at that.
    let label: String
    /// The points with a mark, where series have to be told apart.
    let marked: [Int]
  }

  /// What its button says.
  let name: String
  /// The key of `explore` for it.
  let key: String
  /// What it shows, in one sentence.
  let words: String
  let parts: [Part]
  /// The walks along its series.
  let walks: [PageWalk]

  private static let lengths: [(length: RangeLength, span: TimeSpan, key: String)] = [
    (.months(1), TimeSpan(1, .months), "1"), (.months(3), TimeSpan(3, .months), "2"),
    (.months(6), TimeSpan(6, .months), "3"), (.years(1), TimeSpan(1, .years), "4"),
    (.years(5), TimeSpan(5, .years), "5"),
  ]

  /// The key of `explore` for the whole chart.
  static let keyOfAll = "6"

  /// A last part of each series of a chart.
  struct Cut {
    let length: RangeLength
    let span: TimeSpan
    let key: String
    let series: [Series]
  }

  /// The parts that are shorter than the chart, the shortest first; none of what has no dates.
  ///
  /// All series are counted back from the last date of the chart.
  static func cuts(of chart: Chart) -> [Cut] {
    let ends = chart.series.compactMap { $0.x.dates.flatMap { dates in dates.instants.last } }
    guard ends.count == chart.series.count, let end = ends.max(),
      let latest = ends.firstIndex(of: end), let dates = chart.series[latest].x.dates
    else { return [] }
    return lengths.compactMap { length, span, key in
      let cuts = zip(chart.series, ends).compactMap { series, last in
        let end = last == end ? nil : dates[dates.instants.count - 1]
        return try? series.cut(to: ChartRange(length, end: end)).series
      }
      guard cuts.count == ends.count,
        zip(cuts, chart.series).contains(where: { $0.count < $1.count })
      else { return nil }
      return Cut(length: length, span: span, key: key, series: cuts)
    }
  }

  /// The parts in which every series has at least three points, and no two that begin with the same.
  static func all(
    _ cuts: [Cut], of chart: Chart, _ lines: [PageLine], _ style: SoundStyle,
    _ context: ChartContext, _ language: Language
  ) -> [PageRange] {
    var ranges: [PageRange] = []
    for cut in cuts {
      let parts = zip(lines, cut.series).compactMap { Part($0, $1, language) }
      let isSame = ranges.last.map { $0.parts.map(\.start) == parts.map(\.start) } ?? false
      guard parts.count == lines.count, !isSame,
        let words = words(cut, of: chart, context, language),
        let walks = lines.walks(from: parts.map(\.start), style, language.wording(.display))
      else { continue }
      ranges.append(
        PageRange(
          name: language.wording(.display).say(cut.span.said).capitalizedFirst, key: cut.key,
          words: words, parts: parts, walks: walks))
    }
    return ranges
  }

  /// The most characters that a further series adds to the sentence.
  private static let charactersASeries = 60

  private static func words(
    _ cut: Cut, of chart: Chart, _ context: ChartContext, _ language: Language
  ) -> String? {
    guard let plain = try? Chart(title: chart.title, series: cut.series) else { return nil }
    var context = context
    context.length = cut.length
    let isRebased = chart.series.contains { $0.rebasedKind != nil }
    guard let shown = isRebased ? try? plain.rebasedAnew() : plain else { return nil }
    let description = Description(ChartFacts(shown, context: context), language: language)
    let further = min(chart.series.count, ChartPlan.mostTold) - 1
    return description.alternative(
      atMost: Description.alternativeLimit + further * charactersASeries)
      ?? description.sentences(.alt).paragraph
  }
}

extension PageRange.Part {
  /// The marks of a series in a part.
  private static let mostMarks = 6

  /// Nil if fewer than three points, or fewer than two values, are left.
  fileprivate init?(_ line: PageLine, _ cut: Series, _ language: Language) {
    guard let first = cut.x.dates?.instants.first, let dates = line.series.x.dates,
      let start = line.indices.firstIndex(where: { dates.instants[$0] >= first }),
      line.indices.count - start >= 3
    else { return nil }
    let facts = SeriesFacts(cut)
    guard facts.valueCount > 1 else { return nil }
    let wording = language.wording(.display)
    self.start = start
    base = cut.base?.y ?? facts.first.y
    label = cut.baseLabel(base, wording)
    self.dates = [line.indices[start], line.series.count - 1].map {
      wording.place(line.series.shortMention($0)).withSingleCommas
    }
    let present = (start..<line.indices.count).filter { line.points[$0].value != nil }
    let step = max(1, present.count / Self.mostMarks)
    marked = stride(from: step / 2, to: present.count, by: step).map { present[$0] }
  }
}
