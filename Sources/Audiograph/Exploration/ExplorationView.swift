// SPDX-License-Identifier: MIT

/// What is walked through, whole: a chart, and all columns where it is of one value of price bars.
struct ExplorationSource: Sendable {
  let chart: Chart
  let bars: PriceBars?
  let value: PriceValue

  init(_ chart: Chart, bars: PriceBars?, value: PriceValue) {
    (self.chart, self.bars, self.value) = (chart, bars, value)
  }

  /// The numbers of a bar in the order in which they are walked through; none without bars.
  var fields: [PriceValue] {
    guard let bars else { return [] }
    let others: [PriceValue] = [.close, .open, .high, .low, .volume]
    return [value] + others.filter { $0 != value && bars.values(of: $0) != nil }
  }

  /// The dates of the whole chart; nil without dates.
  var dates: XAxis.Dates? {
    guard case .dates(let dates) = chart.series[0].x, !dates.instants.isEmpty else { return nil }
    return dates
  }

  /// The chart of a field, cut and gathered.
  func chart(
    of field: PriceValue?, _ range: ChartRange?, _ interval: Interval?
  ) throws(RangeError) -> Chart {
    guard let bars, let field else {
      var series: [Series] = []
      for whole in chart.series { series.append(try whole.cut(to: range, by: interval).series) }
      return try Self.chart(chart.title, series)
    }
    let close = chart.series[0]
    let isOwn = field == value
    let cut = try bars.series(
      of: field, range: range, interval: interval, kind: isOwn ? close.kind : nil,
      unit: isOwn || field != .volume ? close.unit : nil, source: close.source)
    let name = isOwn ? close.name : field.seriesName
    return try Self.chart(chart.title, [cut.series.called(name, behind: isOwn ? close.base : nil)])
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
  /// The extremes of each series.
  let extremes: [(minimum: Series.IndexedValue, maximum: Series.IndexedValue)?]
  private let searches: [AxisSearch]
  /// The chart on whose axes prices of bars sound, whichever of them is walked along.
  let axesChart: Chart

  init(
    _ source: ExplorationSource, field: PriceValue?, range: ChartRange?, interval: Interval?
  ) throws(RangeError) {
    chart = try source.chart(of: field, range, interval)
    let isOther = field.map { $0 != source.value && $0 != .volume } ?? false
    axesChart = isOther ? try source.chart(of: source.value, range, interval) : chart
    extremes = chart.series.map(\.extremes)
    searches = chart.series.map { AxisSearch($0.x) }
  }

  /// The point at a position, else the first after it, else the last: with an interval the one
  /// that a date belongs to.
  func index(of x: XValue, inSeries series: Int) -> Int {
    let count = chart.series[series].count
    guard let place = searches[series].place(of: x) else { return 0 }
    let isThere = place.match == .exact || place.match == .lastOf
    return min(isThere ? place.index : place.index + 1, count - 1)
  }

  /// What is at a position or before it; nil where nothing is.
  func place(of x: XValue, inSeries series: Int) -> AxisPlace? { searches[series].place(of: x) }

  /// Whether a position lies between the first and the last point.
  func holds(_ x: XValue, inSeries series: Int) -> Bool {
    let axis = chart.series[series].x
    switch (x, axis) {
    case (.date(let date), .dates(let dates)):
      guard let first = dates.instants.first, let last = dates.instants.last else { return false }
      return first < date.end && date.instant <= last
    default: return searches[series].place(of: x) != nil
    }
  }
}
