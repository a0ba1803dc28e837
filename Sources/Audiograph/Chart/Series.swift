// SPDX-License-Identifier: MIT

/// What the numbers of a series are, which decides its words and the scale of its pitch.
public enum ChartKind: String, Sendable, Hashable, CaseIterable {
  /// A price: of a share, a currency, a coin.
  case price
  /// A measured quantity.
  case measurement
  /// A count of things.
  case count
  /// Values that are percentages already, so that differences are percentage points.
  case percent
  /// Places in an order, whole numbers from 1, the best: the lower the number, the higher the rank.
  case rank
}

/// What is known of the order of rows that nothing stands beside.
package enum RowOrder: Sendable, Hashable {
  /// They stand in order, as the numbers of a list do that a program hands over.
  case given
  /// Unknown: the values decide.
  case unknown
  /// Unknown, and there is nothing else in the table: sorted values are a sorted list.
  case list
  /// Somebody asked for a line: they are told in order, names too.
  case asked
  /// Each row is likely of something of its own, such as a person: only values that hang together
  /// are in order.
  case records
  /// Somebody asked for bars: names are compared, whatever their order.
  case compared
}

/// One value and its position along x.
public struct Point: Sendable, Hashable {
  /// The position along x.
  public var x: XValue
  /// The value, finite.
  public var y: Double

  /// A point from its position and its finite value.
  public init(x: XValue, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A named line of values over an x axis, in the order in which they are heard.
///
/// A value is a finite number, or missing: such a point has a position but no value, and is heard
/// as silence.
public struct Series: Sendable, Hashable {
  /// What the series is called, for example `Close`.
  public private(set) var name: String
  /// The unit of the values in words, or nil if the data did not say.
  public private(set) var unit: String?
  /// What the numbers are.
  public private(set) var kind: ChartKind
  /// Identifies the table that the series came from: equal numbers, same table.
  public private(set) var source: Int
  /// A name shared by series of one source that are parts of one quantity, such as the heading of
  /// a column that was split into groups; nil for a series of its own.
  public let quantity: String?
  /// Where the points stand.
  public let x: XAxis
  /// The order of names along x; nil if they have none that everybody knows, or do not stand in it.
  package let nameOrder: NameOrder?
  /// What the positions are; nil if the data did not say.
  public private(set) var xName: AxisName?
  /// One value a point; NaN marks a missing one.
  public private(set) var values: [Double]
  /// The last value before the range, for prices cut to one; nil otherwise.
  public private(set) var base: Point?
  /// The bars of which the values are one number each, as many as there are; nil for other data.
  ///
  /// They are there where `PriceBars` made the series and has open, high, low and close.
  public private(set) var bars: PriceBars?
  /// What the values are compared with: a target or a limit that the data tell; nil for none.
  public internal(set) var reference: ReferenceLine?
  /// What the source states of the axis of the values; nil for nothing.
  package internal(set) var axis: StatedAxis?
  /// What is known of the order of points that have no position but their row.
  package private(set) var rowOrder = RowOrder.given
  /// What the numbers were before they became percent change; nil for a series as it was read.
  public private(set) var rebasedKind: ChartKind?
  /// Whether the numbers are percent change of others: from the first point, or in a part of a rebased series
  /// from before it.
  private(set) var isPercentChange = false
  /// Whether the numbers of ranks have their sign turned.
  private var isByHeight = false
  /// Whether the last point is of a day that is not over.
  private(set) var endsProvisionally = false
  /// The bars of the points before that one, which has none.
  private(set) var settledBars: PriceBars?
  /// What happened beside the values; empty for most data.
  public private(set) var events: [ChartEvent] = []

  /// A series over an x axis.
  ///
  /// - Parameters:
  ///   - name: What the series is called.
  ///   - unit: The unit in words.
  ///   - kind: What the numbers are.
  ///   - source: A number that series of one table share.
  ///   - quantity: A name that series of one table share which are parts of one quantity.
  ///   - x: As many positions as there are values; numbers finite.
  ///   - values: At least one; NaN marks a missing value.
  ///   - base: The last value before the range.
  /// - Throws: `ChartError.noPoints` where there is no value or all are missing, `.notFinite` for
  ///   an infinity, `.unequalCounts` where x and values differ in number, `.notARank` for a rank
  ///   that is no whole number from 1.
  public init(
    name: String, unit: String? = nil, kind: ChartKind = .measurement, source: Int = 0,
    quantity: String? = nil, x: XAxis, values: [Double], base: Point? = nil
  ) throws(ChartError) {
    guard x.count == values.count else {
      throw .unequalCounts(positions: x.count, values: values.count)
    }
    if let index = values.firstInfinite { throw .notFinite(index: index) }
    if case .numbers(let numbers) = x, let index = numbers.firstIndex(where: { !$0.isFinite }) {
      throw .notFinite(index: index)
    }
    guard values.firstPresent != nil else { throw .noPoints }
    if kind == .rank, let index = values.firstNotRank { throw .notARank(index: index) }
    self.name = name
    self.unit = unit
    self.kind = kind
    self.source = source
    self.quantity = quantity
    self.x = x
    nameOrder = if case .categories(let names) = x { NameOrder(names) } else { nil }
    self.values = values
    self.base = base
  }

  /// A series of values heard one after another; nil marks a missing value.
  ///
  /// - Throws: As the initialiser over an x axis.
  public init(name: String, unit: String? = nil, values: [Double?]) throws(ChartError) {
    try self.init(
      name: name, unit: unit, x: .rows(count: values.count),
      values: values.map { $0 ?? .nan })
  }

  /// The number of points, missing ones included.
  public var count: Int { values.count }

  /// Whether the lowest number is the highest value.
  package var lowIsHigh: Bool { kind == .rank && !isByHeight }

  /// How high a number is among those of the series: what is compared to say that one is above another.
  package func height(of number: Double) -> Double { lowIsHigh ? -number : number }

  /// The same points with heights in place of numbers.
  ///
  /// What is found in them by comparing is true of ranks too; their words drop the sign.
  var byHeight: Series {
    guard lowIsHigh else { return self }
    var series = self
    series.values = values.map { -$0 }
    series.base = base.map { Point(x: $0.x, y: -$0.y) }
    series.isByHeight = true
    return series
  }

  /// The number of the data that a height stands for.
  func number(ofHeight height: Double) -> Double { isByHeight ? -height : height }

  /// What the numbers were as they were read.
  var originalKind: ChartKind { rebasedKind ?? kind }

  /// The same points under another name, after a value where they have none before them.
  package func called(_ name: String, behind base: Point?) -> Series {
    var series = self
    series.name = name
    series.base = self.base ?? base
    return series
  }

  /// The same points with a source, a kind or a unit that is known only now; an empty unit for none.
  package func told(in unit: String?, as kind: ChartKind?, from source: Int) -> Series {
    var series = self
    let told = unit.map { $0.isEmpty ? nil : Temperatures.degrees($0, of: name) ?? $0 }
    series.unit = told ?? self.unit
    // What has a unit is no rank.
    series.kind = kind ?? (series.unit != nil && self.kind == .rank ? .measurement : self.kind)
    series.source = source
    return series
  }

  /// The same points along an axis with a name.
  package func along(_ name: AxisName?) -> Series {
    var series = self
    series.xName = name
    return series
  }

  /// The same points, of whose order so much is known.
  package func told(rowOrder: RowOrder) -> Series {
    var series = self
    series.rowOrder = rowOrder
    return series
  }

  /// Whether the points have nothing but their rows, whose order may mean nothing.
  var hasUnknownOrder: Bool { x.isRows && ![.given, .asked].contains(rowOrder) }

  /// The same points as a number of each of some bars, as many as there are points.
  func made(of bars: PriceBars) -> Series {
    var series = self
    series.bars = bars.missingPrices.isEmpty ? bars : nil
    return series
  }

  /// The series as percent change of numbers of a kind.
  func told(as kind: ChartKind) -> Series {
    var series = self
    series.rebasedKind = kind
    series.isPercentChange = true
    series.reference = nil
    return series
  }

  /// The series as a part of another one, whose numbers are what they were.
  func told(asPartOf whole: Series) -> Series {
    var series = along(whole.xName)
    series.isPercentChange = whole.isPercentChange
    series.reference = whole.reference
    series.axis = whole.axis
    series.events = whole.events
    return series
  }

  /// The same points, and what happened beside them.
  public func telling(of events: [ChartEvent]) -> Series {
    var series = self
    series.events = events
    return series
  }

  /// The same series with other points; nil where no value is among them.
  func with(
    _ dates: XAxis.Dates, _ values: [Double], bars: PriceBars?, endsProvisionally: Bool
  ) -> Series? {
    let made = try? Series(
      name: name, unit: unit, kind: kind, source: source, quantity: quantity, x: .dates(dates),
      values: values, base: base)
    guard var series = made?.told(asPartOf: self) else { return nil }
    series.endsProvisionally = endsProvisionally
    (series.bars, series.settledBars) = endsProvisionally ? (nil, bars) : (bars, nil)
    return series
  }

  /// The series as the end of another one, whose last point it has.
  func told(asEndOf whole: Series) -> Series {
    var series = self
    series.endsProvisionally = whole.endsProvisionally
    return series
  }

  /// The number of missing values.
  public var missingCount: Int { values.count - values.presentCount }

  /// The point at 0 ≤ `index` < `count`, or nil if its value is missing.
  public func point(at index: Int) -> Point? {
    values[index].isNaN ? nil : Point(x: x[index], y: values[index])
  }
}

extension [Double] {
  /// The first index at which stands a number that cannot be a rank; nil if all can.
  package var firstNotRank: Int? { firstIndex { $0 < 1 || !$0.isNaN && $0 != $0.rounded() } }
}

/// One or more series that are shown, played and described together.
public struct Chart: Sendable, Hashable {
  /// What the chart shows, for example `Apple`.
  public let title: String
  /// At least one series, in the order in which they are heard.
  public let series: [Series]

  /// A chart of several series.
  ///
  /// - Throws: `ChartError.noPoints` where there is no series.
  public init(title: String, series: [Series]) throws(ChartError) {
    guard !series.isEmpty else { throw .noPoints }
    self.title = title
    self.series = series
  }

  /// A chart of one series; it cannot fail.
  init(only series: Series, title: String) {
    self.title = title
    self.series = [series]
  }
}

/// Why numbers do not make a chart.
public enum ChartError: Error, Sendable, Hashable {
  /// There is no value at all, or every value is missing.
  case noPoints
  /// The value or position at `index`, counted from 0, is infinite or not a number.
  case notFinite(index: Int)
  /// There are more or fewer positions than values.
  case unequalCounts(positions: Int, values: Int)
  /// The value at `index`, counted from 0, cannot be a rank: it is no whole number, or below 1.
  case notARank(index: Int)
}
