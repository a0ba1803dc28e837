// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import MarketData

/// A symbol that is one.
func symbol(_ text: String) throws -> MarketSymbol { try #require(MarketSymbol(text)) }

/// A store that lives as long as the value, or one in a file.
func openedStore(_ path: String = ":memory:") throws -> PriceStore {
  try #require(try PriceStore(path: path))
}

/// Daily bars from a first day on, one close a day.
func closes(_ values: [Double], from day: Int = 0) throws -> BarHistory {
  BarHistory(bars: try dailyBars([.close: values], from: day))
}

/// Daily bars from a first day on.
func dailyBars(_ columns: [PriceColumn: [Double]], from day: Int = 0) throws -> PriceBars {
  let count = columns.values.first?.count ?? 0
  let dates = XAxis.Dates(
    instants: (0..<count).map { CalendarDate(day: day + $0).instant }, precision: .day)
  return try PriceBars(dates: dates, columns: columns)
}

/// The bits of numbers, by which −0 and 0 differ and missing values are equal.
func bits(_ values: (some Sequence<Double>)?) -> [UInt64]? {
  values?.map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern }
}
