// SPDX-License-Identifier: MIT

/// The four prices of one bar, and how much was traded.
package struct Candle: Sendable, Hashable {
  /// The first price.
  package let open: Double
  /// The highest price.
  package let high: Double
  /// The lowest price.
  package let low: Double
  /// The last price.
  package let close: Double
  /// How much was traded; nil if that is not known.
  package let volume: Double?

  /// Whether it closed lower than it opened.
  package var isFalling: Bool { close < open }

  /// The prices in the order in which they are heard: first the low where the bar did not fall.
  var path: [Double] { isFalling ? [open, high, low, close] : [open, low, high, close] }
}

extension PriceBars {
  /// The columns of a candle.
  private static let prices: [PriceColumn] = [.open, .high, .low, .close]

  /// The columns without which the bars are no candles, of those that are absent.
  var missingPrices: [PriceColumn] { Self.prices.filter { columns[$0] == nil } }

  /// The bar at 0 ≤ `index` < `count`; nil if one of its four prices is missing.
  package func candle(at index: Int) -> Candle? {
    guard let open = columns[.open]?[index], let high = columns[.high]?[index],
      let low = columns[.low]?[index], let close = columns[.close]?[index],
      !(open + high + low + close).isNaN
    else { return nil }
    let volume = columns[.volume]?[index]
    return Candle(
      open: open, high: high, low: low, close: close,
      volume: volume.flatMap { $0.isNaN ? nil : $0 })
  }

  /// The bars joined so that each stands for a unit of the calendar, as an interval does.
  func joined(by unit: CalendarUnit) -> PriceBars {
    let runs = dates.runs(of: unit, in: 0..<count)
    return PriceBars(
      joined: XAxis.Dates(
        instants: runs.map { dates.instants[$0.upperBound - 1] }, precision: dates.precision,
        offsetMinutes: dates.offsetMinutes),
      columns: Dictionary(
        uniqueKeysWithValues: columns.map { column, values in
          (column, runs.map { column.joined(values[$0]) })
        })
    ).joining(self, runs)
  }

  /// Bars that join runs of others, with the days of these that were highest and lowest.
  func joining(_ bars: PriceBars, _ runs: [Range<Int>]) -> PriceBars {
    var joined = self
    for column in [PriceColumn.low, .high] {
      guard let values = bars.columns[column] else { continue }
      joined.extremeInstants[column] = runs.map { run in
        let known = run.filter { !values[$0].isNaN }
        let place =
          column == .high
          ? known.max { values[$0] < values[$1] } : known.min { values[$0] < values[$1] }
        return bars.instant(of: column, at: place ?? run.upperBound - 1)
      }
    }
    return joined
  }

  /// When a bar had its highest or its lowest price.
  func instant(of column: PriceColumn, at index: Int) -> Int64 {
    extremeInstants[column]?[index] ?? dates.instants[index]
  }
}

extension PriceColumn {
  /// What the values of joined bars come to in this column; NaN marks a missing one.
  func joined(_ values: ArraySlice<Double>) -> Double {
    let known = values.lazy.filter { !$0.isNaN }
    switch self {
    case .open: return known.first ?? .nan
    case .high: return known.max() ?? .nan
    case .low: return known.min() ?? .nan
    case .close, .adjustedClose: return values.last { !$0.isNaN } ?? .nan
    case .volume:
      let sum = known.reduce(0, +)
      // A sum that no number holds is not known.
      return known.isEmpty || !sum.isFinite ? .nan : sum
    }
  }
}

extension XAxis.Dates {
  /// The runs of dates that lie in one unit of the calendar, counted from the first of `indices`.
  func runs(of unit: CalendarUnit, in indices: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    var current: Int?
    for (place, index) in indices.enumerated() {
      let ordinal = self[index].ordinal(of: unit)
      if let last = current, last != ordinal {
        runs.append(start..<place)
        start = place
      }
      current = ordinal
    }
    if start < indices.count { runs.append(start..<indices.count) }
    return runs
  }
}
