// SPDX-License-Identifier: MIT

@testable import Audiograph

/// Small charts of every kind; `Tests/Fixtures/words` has how they are told.
enum DescriptionTests {
  static let cases = [
    ToldCase(
      name: "Apple", unit: "US dollars", kind: .price, x: ToldCase.daysAfter([1, 2, 3, 6]),
      values: [545.18, 702.1, 533.16, 430.47], base: Point(x: .date(ToldCase.march1), y: 544.47),
      measure: .price(.close)),
    ToldCase(
      name: "one", values: [5]),
    ToldCase(
      name: "one year", x: ToldCase.years(1871, 1), values: [5]),
    ToldCase(
      name: "one of three", x: ToldCase.years(1871, 3), values: [.nan, 5, .nan]),
    ToldCase(
      name: "flat", values: [5, 5, 5]),
    ToldCase(
      name: "flat with base", kind: .price, values: [5, 5],
      base: Point(x: .date(ToldCase.march1), y: 4)),
    ToldCase(
      name: "as before", kind: .price, values: [4, 5], base: Point(x: .date(ToldCase.march1), y: 5)),
    ToldCase(
      name: "back again", values: [1, 2, 1]),
    ToldCase(
      name: "negative", values: [-3, 9.5, -8.79]),
    ToldCase(
      name: "Inflation", unit: "percent", kind: .percent, x: ToldCase.years(1959, 3),
      values: [2, 1, 3.5]),
    ToldCase(
      name: "missing ends", x: ToldCase.years(1871, 5), values: [.nan, 2, 4, 3, .nan]),
    ToldCase(
      name: "towns", x: .categories(["Berlin", "Paris"]), values: [3, 5]),
    ToldCase(
      name: "numbers", x: .numbers([0, 0.25, 10]), values: [1, 2, 4]),
    ToldCase(
      name: "many times", values: [2, 27]),
    ToldCase(
      name: "huge", values: [-1.5e308, 1.5e308]),
    ToldCase(
      name: "tiny", values: [0.000_003, 0.000_006]),
    ToldCase(
      name: "near", kind: .price, values: [100.001, 100.002]),
    ToldCase(
      name: "far from zero", values: [0, 199_999]),
    ToldCase(
      name: "nearly nothing", values: [1000, 4]),
    ToldCase(
      name: "next to nothing", values: [10_000, 1]),
    ToldCase(
      name: "from zero", values: [0, 4]),
    ToldCase(
      name: "below zero", values: [2, -4]),
    ToldCase(
      name: "steady", values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ToldCase(
      name: "steady fall", x: ToldCase.years(1990, 10), values: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
    ToldCase(
      name: "setbacks", kind: .price, x: ToldCase.weekdays(12),
      values: [10, 12, 11, 14, 12.5, 13, 16, 15, 14.5, 17, 16, 18], measure: .price(.close)),
    ToldCase(
      name: "recoveries", unit: "EUR", kind: .price, x: ToldCase.weekdays(12),
      values: [18, 16, 17, 14, 15, 14.5, 12, 13, 12.5, 10, 11.5, 10.5], measure: .price(.close)),
    ToldCase(
      name: "hill", values: [1, 3, 5, 7, 9, 11, 9, 7, 5, 3, 1.5]),
    ToldCase(
      name: "part of it", values: [1, 3, 5, 7, 9, 11, 10, 9, 8, 7, 6]),
    ToldCase(
      name: "valley", values: [11, 9, 7, 5, 3, 1, 3, 5, 7, 9, 11]),
    ToldCase(
      name: "partly", values: [11, 9, 7, 5, 3, 1, 2, 3, 4, 5, 6]),
    ToldCase(
      name: "above", values: [8, 7, 5, 4, 3, 1, 3, 5, 7, 9, 10.5]),
    ToldCase(
      name: "little", values: [5, 9, 1, 8, 2, 9, 1, 7, 3, 5]),
    ToldCase(
      name: "mixed", kind: .price, values: [5, 9, 3, 8, 1, 7, 3, 9, 6, 8.5]),
    ToldCase(
      name: "mixed down", values: [7, 9, 1, 8, 2, 9, 1, 7, 3, 3.5]),
    ToldCase(
      name: "almost", values: [1000, 1000.1, 1000.2, 1000.3, 1000.4, 1000.5]),
    ToldCase(
      name: "against", kind: .price, x: ToldCase.weekdays(6),
      values: [110, 109, 108, 107, 106, 105],
      base: Point(x: .date(ToldCase.march1), y: 100), measure: .price(.close)),
    ToldCase(
      name: "gaps", x: ToldCase.years(1900, 12),
      values: [1, 2, .nan, 4, 5, .nan, .nan, 8, 9, .nan, 11, 12]),
    ToldCase(
      name: "one gap", x: ToldCase.years(1900, 8), values: [1, 2, .nan, .nan, 5, 6, 7, 8]),
    ToldCase(
      name: "single gap", x: ToldCase.years(1900, 6), values: [1, 2, .nan, 4, 5, 6]),
    ToldCase(
      name: "single gaps", x: ToldCase.years(1900, 8), values: [1, .nan, 3, .nan, 5, 6, 7, 8]),
    ToldCase(
      name: "wave", values: (0..<48).map { Double([0, 3, 5, 3, 0, -3, -5, -3][$0 % 8]) }),
    ToldCase(
      name: "yen", unit: "JPY", kind: .price, values: [2345.5, 2400, 2380, 2500, 2550, 2600]),
    ToldCase(
      name: "teams", unit: "EUR", x: .categories(["A", "B", "C", "", "E", "F"]),
      values: [3, 12, 5, 1, 12, 4]),
    ToldCase(name: "quarters", unit: "EUR", x: ToldCase.quarters(5), values: [12, 15, 11, 17, 20]),
    ToldCase(
      name: "minutes", x: ToldCase.minutes(6), values: [1, 4, 2, 5, 3, 6]),
    ToldCase(
      name: "from above", kind: .price, x: ToldCase.weekdays(5), values: [44, 43, 45, 42, 43],
      base: Point(x: .date(ToldCase.march1), y: 50), measure: .price(.close)),
    ToldCase(name: "below and above", kind: .price, values: [3, 1, 7, 0, 0, 2, 0, 1, 2, 0, 2]),
    ToldCase(
      name: "sevenfold", kind: .price, values: [1, 2, 4, 8, 10, 12, 14, 16, 18, 20]),
  ]
}
