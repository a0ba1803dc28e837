// SPDX-License-Identifier: MIT

/// What Up and Down walk between on a chart of price bars.
package enum ExplorationField: Sendable, Hashable {
  /// A number of every bar.
  case price(PriceValue)
  /// Figures of the company, each on the day it was reported: an index into those that were given.
  case figures(Int)
}

/// What is walked through, whole: a chart, and where it is of one value of price bars, all columns and
/// the company's figures.
struct ExplorationSource: Sendable {
  let chart: Chart
  let bars: PriceBars?
  let value: PriceValue
  let figures: [Series]

  init(_ chart: Chart, bars: PriceBars?, value: PriceValue, figures: [Series] = []) {
    (self.chart, self.bars, self.value, self.figures) = (chart, bars, value, figures)
  }

  /// What Up and Down walk between, in this order; nothing without bars.
  var fields: [ExplorationField] {
    guard let bars else { return [] }
    let others: [PriceValue] = [.close, .open, .high, .low, .volume]
    let prices = [value] + others.filter { $0 != value && bars.values(of: $0) != nil }
    return prices.map { .price($0) } + figures.indices.map { .figures($0) }
  }

  /// The dates of the whole chart; nil without dates.
  var dates: XAxis.Dates? {
    guard case .dates(let dates) = chart.series[0].x, !dates.instants.isEmpty else { return nil }
    return dates
  }

  /// The chart of a field, cut and gathered.
  func chart(
    of field: ExplorationField?, _ range: ChartRange?, _ interval: Interval?
  ) throws(RangeError) -> Chart {
    if case .figures(let index)? = field {
      return try Self.chart(chart.title, [figures[index].cut(to: range, by: nil).series])
    }
    guard let bars, case .price(let field)? = field else {
      var series: [Series] = []
      for whole in chart.series {
        // Intervals are made of all data, so that their values are those of every range.
        series.append(try whole.cut(to: nil, by: interval).series.cut(to: range).series)
      }
      return try Self.chart(chart.title, series)
    }
    let close = chart.series[0]
    let isOwn = field == value
    let today = isOwn && interval == nil ? close.provisional(in: range) : nil
    let gathered = interval == nil ? bars : try bars.cut(to: nil, by: interval)
    func cut(to range: ChartRange?) throws(RangeError) -> SeriesCut {
      try gathered.series(
        of: field, range: range, kind: isOwn ? close.kind : nil,
        unit: isOwn || field != .volume ? close.unit : nil, source: close.source)
    }
    // No day before it may lie in a length that counts back from it.
    let before = today.flatMap { today in try? cut(to: range?.before(today.day)) }
    let cut = if let before { before } else { try cut(to: range) }
    let name = isOwn ? close.name : field.seriesName
    let series = cut.series.called(name, behind: isOwn ? close.base : nil)
      .telling(of: close.events)
    let ending = today.flatMap { series.ending(provisionallyWith: $0.value, on: $0.day) }
    return try Self.chart(chart.title, [ending ?? series])
  }

  private static func chart(_ title: String, _ series: [Series]) throws(RangeError) -> Chart {
    do throws(ChartError) { return try Chart(title: title, series: series) } catch {
      throw .notASeries(error)
    }
  }
}

/// The part of a chart that is shown, with what every step asks for.
struct ExplorationView: Sendable {
  let chart: Chart
  /// The extremes of each series, the day that is not over left out: of ranks the lowest is the largest number.
  let extremes: [(lowest: Series.IndexedValue, highest: Series.IndexedValue)?]
  /// How the values of each series are written.
  let styles: [PointStyle]
  private let searches: [AxisSearch]
  private let beginnings: [NameBeginnings]
  /// The chart on whose axes prices of bars sound, whichever of them is walked along.
  let axesChart: Chart

  init(
    _ source: ExplorationSource, field: ExplorationField?, range: ChartRange?, interval: Interval?
  ) throws(RangeError) {
    let chart = try source.chart(of: field, range, interval)
    var isOther = false
    if case .price(let price)? = field { isOther = price != source.value && price != .volume }
    self.init(
      chart, axes: isOther ? try source.chart(of: .price(source.value), range, interval) : chart)
  }

  /// What a walk through a chart shows.
  init(_ chart: Chart, axes axesChart: Chart) {
    (self.chart, self.axesChart) = (chart, axesChart)
    extremes = chart.series.map { series in
      series.settled.extremes.map {
        series.lowIsHigh ? ($0.maximum, $0.minimum) : ($0.minimum, $0.maximum)
      }
    }
    styles = chart.series.map { PointStyle($0) }
    searches = chart.series.map { AxisSearch($0.x) }
    beginnings = chart.series.map { NameBeginnings($0.x) }
  }

  /// The fewest words that tell the name of a point from all others.
  func leastWords(at index: Int, inSeries series: Int) -> Int {
    beginnings[series].leastWords(at: index, on: chart.series[series].x)
  }

  /// The point at a position, else the first after it, else the last: with an interval the one
  /// that a date belongs to.
  func index(of x: XValue, inSeries series: Int) -> Int {
    let count = chart.series[series].count
    guard let place = searches[series].place(of: x) else { return 0 }
    let isThere = place.match == .exact || place.match == .lastOf
    return min(isThere ? place.index : place.index + 1, count - 1)
  }

  /// What is at a position or before it; nil if nothing is.
  func place(of x: XValue, inSeries series: Int) -> AxisPlace? { searches[series].place(of: x) }

  /// Whether a position lies between the first and the last point.
  func holds(_ x: XValue, inSeries series: Int) -> Bool {
    searches[series].spans(x)
  }
}
