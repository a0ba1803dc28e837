// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct StatisticsTests {
  /// Figures of scipy 1.17.1 and pymannkendall 1.4.2.
  struct Case: CustomTestStringConvertible {
    let name: String
    let values: [Double]
    /// Mann–Kendall's S, variance, z and p.
    let test: (Double, Double, Double, Double)
    let slope: Double
    /// Slope, intercept and R².
    let line: (Double, Double, Double)
    let residual: Double?
    /// z with the variance of Hamed and Rao; nil if pymannkendall ranks rounding errors.
    var corrected: Double?

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "rising", values: [1, 2, 3, 4, 5.5],
      test: (10, 16.666666666666668, 2.2045407685048604, 0.02748633611151033),
      slope: 1, line: (1.1, 0.8999999999999999, 0.9918032786885248),
      residual: -0.19999999999999943, corrected: 2.2045407685048604),
    Case(
      name: "falling", values: [9, 7, 8, 4, 3, 1],
      test: (-13, 28.333333333333332, -2.2544074479065386, 0.024170547174545247),
      slope: -1.5, line: (-1.5999999999999999, 9.333333333333332, 0.9081081081081079),
      residual: -0.48039215686274456, corrected: -2.2544074479065386),
    Case(
      name: "tied", values: [1, 1, 2, 2, 3, 3, 3],
      test: (16, 38.666666666666664, 2.4122532033850383, 0.015854266897989508),
      slope: 0.4, line: (0.3928571428571428, 0.9642857142857144, 0.889705882352941),
      residual: -0.36190476190476173, corrected: 2.4122532033850383),
    Case(
      name: "two", values: [3, 1],
      test: (-1, 1, 0, 1),
      slope: -2, line: (-2, 3, 1),
      residual: nil),
    Case(
      name: "three", values: [1, 3, 2],
      test: (1, 3.6666666666666665, 0, 1),
      slope: 0.5, line: (0.5, 1.5, 0.25),
      residual: -0.6666666666666666, corrected: 0),
    Case(
      name: "binary", values: [0, 0, 1, 0, 1, 1, 1, 0, 1, 1],
      test: (14, 88, 1.3858046563114679, 0.16580656019401352),
      slope: 0, line: (0.08484848484848485, 0.21818181818181814, 0.24747474747474751),
      residual: -0.3684563758389262, corrected: 1.3858046563114679),
    Case(
      name: "rounded", values: [2, 2, 2, 1, 2, 3, 3, 2, 3, 4, 4, 3],
      test: (35, 186.33333333333334, 2.4907700815780722, 0.012746657575597774),
      slope: 0.2, line: (0.1853146853146853, 1.5641025641025643, 0.5507483171034573),
      residual: 0.05634758995247791),
    Case(
      name: "negative", values: [-5, -3.5, -7.25, -1, -2, -9, 0.5],
      test: (5, 44.333333333333336, 0.6007514091861106, 0.5480055723613092),
      slope: 0.75, line: (0.38392857142857134, -5.044642857142857, 0.05897550395509057),
      residual: -0.5396932999549683, corrected: 0.6007514091861106),
    Case(
      name: "alternating", values: [1, 5, 2, 6, 3, 7, 4, 8, 5, 9],
      test: (26, 124, 2.2450662753346866, 0.024763878224479712),
      slope: 0.5, line: (0.6060606060606061, 2.2727272727272725, 0.5050505050505051),
      residual: -0.9, corrected: 8.021505069667677),
    Case(
      name: "outlier", values: [1, 2, 3, 1000000, 5, 6, 7, 8],
      test: (20, 65.33333333333333, 2.350640381700619, 0.018741136789596692),
      slope: 1, line: (-11903.714285714286, 166667, 0.006801586047667264),
      residual: -0.17123287671232876, corrected: 2.350640381700619),
    Case(
      name: "wave", values: [0, 3, 5, 3, 0, -3, -5, -3, 0, 3, 5, 3, 0, -3, -5, -3],
      test: (-30, 465.3333333333333, -1.3443610341935233, 0.17883166774455117),
      slope: -0.2727272727272727,
      line: (-0.25882352941176473, 1.9411764705882355, 0.13242134062927494),
      residual: 0.6671397035635445),
    Case(
      name: "digits of pi", values: [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3],
      test: (48, 481.3333333333333, 2.142273367256243, 0.03217149066350132),
      slope: 0.4, line: (0.31176470588235294, 2.661764705882353, 0.2848884381338742),
      residual: -0.2199244787973337, corrected: 2.142273367256243),
  ]

  private func statistics(_ x: XAxis, _ values: [Double]) throws -> Statistics {
    Statistics(try Series(name: "a", x: x, values: values))
  }

  private func statistics(_ values: [Double]) throws -> Statistics {
    try statistics(.rows(count: values.count), values)
  }

  private func dates(_ texts: [(Int, Int, Int)], _ precision: DatePrecision) throws -> XAxis {
    let instants = try texts.map {
      try #require(CalendarDate(year: $0.0, month: $0.1, day: $0.2)).instant
    }
    return .dates(.init(instants: instants, precision: precision))
  }

  @Test(arguments: cases) func areThoseOfOtherPrograms(_ known: Case) throws {
    let found = try statistics(known.values)
    let test = try #require(found.mannKendall)
    #expect(test.s == known.test.0)
    #expect(agree(test.variance, known.test.1))
    #expect(agree(test.z, known.test.2))
    #expect(agree(test.p, known.test.3))
    #expect(agree(found.theilSenSlope, known.slope))
    #expect(agree(found.leastSquares?.slope, known.line.0))
    #expect(agree(found.leastSquares?.intercept, known.line.1))
    #expect(agree(found.leastSquares?.rSquared, known.line.2))
    #expect(agree(found.residualCorrelation, known.residual, digits: 11))
    if let corrected = known.corrected { #expect(agree(found.hamedRao?.z, corrected)) }
  }

  @Test func nileFallsByTheYear() throws {
    let years = try dates((1871...1970).map { ($0, 1, 1) }, .year)
    let found = try statistics(years, sampleColumn("nile.csv"))
    #expect(found.xUnit == .year)
    #expect(found.mannKendall?.s == -1387)
    #expect(agree(found.mannKendall?.z, -4.128066522844101))
    #expect(agree(found.mannKendall?.p, 3.658262921664327e-05))
    #expect(agree(found.theilSenSlope, -2.6))
    #expect(agree(found.leastSquares?.slope, -2.7143054305430545))
    #expect(agree(found.leastSquares?.intercept, 1053.7081188118811))
    #expect(agree(found.leastSquares?.rSquared, 0.21652880465011587))
    #expect(agree(found.residualCorrelation, 0.3749410630989474))
    #expect(agree(found.hamedRao?.z, -2.8199791956451388))
    #expect(agree(found.hamedRao?.p, 0.0048026763101827324))
  }

  @Test func gapsKeepTheirPlaces() throws {
    let found = try statistics([1, .nan, 2, 4, .nan, 3, 7])
    #expect(found.theilSenSlope == 1)
    #expect(agree(found.leastSquares?.slope, 0.8157894736842102))
    #expect(agree(found.leastSquares?.intercept, 0.789473684210527))
    #expect(found.mannKendall?.s == 8)
  }

  @Test(arguments: [
    (DatePrecision.year, CalendarUnit.year, [(1999, 1, 1), (2001, 1, 1), (2004, 1, 1)], 0.4),
    (.quarter, .quarter, [(1999, 10, 1), (2000, 1, 1), (2000, 10, 1)], 0.5),
    (.month, .month, [(1999, 12, 1), (2000, 2, 1), (2000, 4, 1)], 0.5),
    (.day, .day, [(2000, 2, 28), (2000, 3, 1), (2000, 3, 4)], 0.4),
    (.minute, .hour, [(2000, 2, 28), (2000, 2, 29), (2000, 3, 1)], 1.0 / 24),
  ])
  func datesCountInTheirOwnUnit(
    precision: DatePrecision, unit: CalendarUnit, texts: [(Int, Int, Int)], slope: Double
  ) throws {
    let found = try statistics(dates(texts, precision), [5, 6, 7])
    #expect(found.xUnit == unit)
    #expect(agree(found.theilSenSlope, slope))
    #expect(agree(found.leastSquares?.intercept, 5, digits: 1))
  }

  @Test func hoursHaveFractions() throws {
    let instants: [Int64] = [0, 1, 2].map { $0 * 900_000_000 }
    let found = try statistics(.dates(.init(instants: instants, precision: .second)), [1, 2, 3])
    #expect(agree(found.theilSenSlope, 4))
    #expect(agree(found.leastSquares?.intercept, 1))
  }

  @Test func theEarliestAndTheLatestInstantDoNotOverflow() throws {
    let axis = XAxis.dates(.init(instants: [.min, .max], precision: .microsecond))
    #expect(agree(try statistics(axis, [0, 1]).theilSenSlope, 3.6e9 / 0x1p64))
  }

  @Test func positionsOutOfOrderAreSorted() throws {
    let found = try statistics(.numbers([3, 1, 2, 1]), [9, 1, 4, 2])
    let sorted = try statistics(.numbers([1, 1, 2, 3]), [1, 2, 4, 9])
    #expect(found == sorted)
    #expect(found.mannKendall?.s == 6)
    #expect(found.xUnit == nil)
  }

  @Test func categoriesAreRowsFromNothing() throws {
    let found = try statistics(.categories(["a", "b", "c"]), [5, 7, 9])
    #expect(found.leastSquares == .init(slope: 2, intercept: 5, rSquared: 1))
  }

  @Test func oneValueHasNoStatistics() throws {
    #expect(
      try statistics([4])
        == Statistics(
          xUnit: nil, mannKendall: nil, theilSenSlope: nil, leastSquares: nil,
          residualCorrelation: nil, hamedRao: nil))
  }

  @Test func straightLinesHaveNoResiduals() throws {
    for slope: Double in [0.1, -1 / 3, 0] {
      let found = try statistics((0..<50).map { Double($0) * slope + 0.7 })
      #expect(found.residualCorrelation == nil)
      #expect(found.hamedRao == found.mannKendall)
      #expect(found.hamedRao != nil)
    }
  }

  @Test func equalPositionsHaveNoSlope() throws {
    let found = try statistics(.numbers([2, 2, 2]), [1, 2, 3])
    #expect(found.theilSenSlope == nil)
    #expect(found.leastSquares == nil)
    #expect(found.residualCorrelation == nil)
    #expect(found.hamedRao == nil)
    #expect(found.mannKendall?.s == 3)
  }

  private func figures(_ found: Statistics) -> [Double?] {
    let tests = [found.mannKendall, found.hamedRao].flatMap {
      [$0?.s, $0?.variance, $0?.z, $0?.p]
    }
    let line = found.leastSquares
    return tests + [
      found.theilSenSlope, line?.slope, line?.intercept, line?.rSquared, found.residualCorrelation,
    ]
  }

  @Test(arguments: [1, 2, 3, 4, 5, 12, 40]) func everyFigureIsFinite(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let extremes: [Double] = [
      0, -0.0, 1, -1, 1e300, -1.7e308, 1.7e308, .leastNonzeroMagnitude, -1e-300, 0x1p-1030, 1e16,
    ]
    for _ in 0..<60 {
      let picks = (0..<2 * count).map { _ in extremes.randomElement(using: &random) ?? 0 }
      let (x, y) = (Array(picks[..<count]), Array(picks[count...]))
      for found in [try statistics(.numbers(x), y), try statistics(y)] {
        #expect(figures(found).allSatisfy { $0?.isFinite ?? true }, "\(x) \(y)")
      }
    }
  }
}
