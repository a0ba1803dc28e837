// SPDX-License-Identifier: MIT

/// What a chart shows, in plain English sentences.
public enum EnglishWords {
  /// One sentence a line, the most important first; several series are told one after another.
  ///
  /// - Parameters:
  ///   - chart: What is told.
  ///   - measures: What the values of each series are, for example `closing price`; nil, and
  ///     series beyond the list, go without.
  /// - Returns: Two or three sentences a series.
  public static func sentences(for chart: Chart, measures: [String?]) -> [String] {
    chart.series.indices.flatMap { index in
      sentences(
        for: chart.series[index],
        called: chart.series.count == 1 ? chart.title : chart.series[index].name,
        measure: index < measures.count ? measures[index] : nil)
    }
  }

  private static func sentences(
    for series: Series, called name: String, measure: String?
  ) -> [String] {
    let told = ToldSeries(series)
    return [opening(series, name, measure), told.movement] + (told.extremes.map { [$0] } ?? [])
  }

  /// What it is.
  ///
  /// For example: `Apple, closing price in US dollars, 2012 to 2013, 250 points.`
  private static func opening(_ series: Series, _ name: String, _ measure: String?) -> String {
    let unit = series.unit.map { " in \($0)" } ?? ""
    let what = measure.map { "\(name), \($0)\(unit)" } ?? (name + unit)
    return [what, extent(of: series.x), count(of: series)].compactMap(\.self)
      .joined(separator: ", ") + "."
  }

  private static func extent(of x: XAxis) -> String? {
    guard let first = DateWords.text(of: x[0]), let last = DateWords.text(of: x[x.count - 1])
    else { return nil }
    return first == last ? first : "\(first) to \(last)"
  }

  private static func count(of series: Series) -> String {
    let points = series.count == 1 ? "1 point" : "\(series.count) points"
    return series.missingCount == 0 ? points : "\(points), \(series.missingCount) missing"
  }
}

/// The sentences about the values of one series.
private struct ToldSeries {
  let series: Series
  let summary: Summary
  let first: String
  let last: String
  let minimum: String
  let maximum: String
  let start: String

  init(_ series: Series) {
    self.series = series
    summary = Summary(series)
    let texts = NumberWords.texts(
      of: [
        summary.first.y, summary.last.y, summary.minimum.y, summary.maximum.y,
        summary.change.start.y,
      ],
      style: series.kind == .price ? .price : .measured)
    (first, last, minimum, maximum, start) = (texts[0], texts[1], texts[2], texts[3], texts[4])
  }

  private var isFlat: Bool { summary.minimum.y == summary.maximum.y }
  private var hasBase: Bool { summary.base != nil }

  /// How it went.
  ///
  /// For example: `Down 21 percent, from 544.47 on 1 March 2012 to 430.47.`
  var movement: String {
    if !hasBase, summary.points - summary.missing == 1 { return only }
    if !hasBase, isFlat { return "Unchanged at \(first)." }
    if summary.change.absolute == 0 { return unchanged }
    return "\(direction), from \(start)\(startPlace) to \(last)\(lastPlace)."
  }

  /// Where it was highest and lowest; nil where it is flat.
  var extremes: String? {
    guard !isFlat else { return nil }
    let highest = extreme("Highest \(maximum)", summary.maximum, summary.maximumCount)
    let lowest = extreme("lowest \(minimum)", summary.minimum, summary.minimumCount)
    let hasTies = summary.maximumCount > 1 || summary.minimumCount > 1
    return "\(highest)\(hasTies ? ";" : ",") \(lowest)."
  }

  private var only: String {
    let place = summary.points > 1 ? ", \(DateWords.place(summary.last.x))" : ""
    return "The only value is \(last)\(place)."
  }

  private var unchanged: String {
    hasBase
      ? "Unchanged from \(start)\(startPlace) to \(last)\(lastPlace)."
      : "The first and the last value are both \(last)."
  }

  private var direction: String {
    let way = summary.change.absolute > 0 ? "Up" : "Down"
    return size.map { "\(way) \($0)" } ?? way
  }

  private var size: String? {
    let change = summary.change
    guard let percent = change.percent else {
      guard change.absolute.isFinite else { return nil }
      let size = NumberWords.measured(abs(change.absolute))
      return series.kind == .percent ? "\(size) percentage points" : size
    }
    guard percent > 1000 else { return "\(NumberWords.percent(percent)) percent" }
    let times = NumberWords.factor(summary.last.y / change.start.y)
    return "to \(times) times the \(hasBase ? "earlier" : "first") value"
  }

  /// A place is named unless the opening has named it as an end of the chart.
  private var startPlace: String {
    hasBase || summary.first.index > 0 || series.x.isUnnamed
      ? " \(DateWords.place(summary.change.start.x))" : ""
  }

  private var lastPlace: String {
    summary.last.index < series.count - 1 || series.x.isUnnamed
      ? " \(DateWords.place(summary.last.x))" : ""
  }

  private func extreme(_ words: String, _ place: Summary.Place, _ count: Int) -> String {
    "\(words)\(count > 1 ? ", first reached" : "") \(DateWords.place(place.x))"
  }
}

extension XAxis {
  /// Whether the opening of a description does not name the ends of the axis.
  fileprivate var isUnnamed: Bool {
    if case .categories = self { true } else { false }
  }
}
