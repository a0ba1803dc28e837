// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// One way to tell how long something is, exact within 3 percent.
@Suite struct TimeSpanTests {
  static let daysAndSpans: [(Int, TimeSpan)] = [
    (1, TimeSpan(1, .days)), (7, TimeSpan(7, .days)), (14, TimeSpan(2, .weeks)),
    (20, TimeSpan(20, .days)), (28, TimeSpan(4, .weeks)), (29, TimeSpan(29, .days)),
    (30, TimeSpan(1, .months)), (31, TimeSpan(1, .months)), (45, TimeSpan(45, .days)),
    (49, TimeSpan(7, .weeks)), (61, TimeSpan(2, .months)), (104, TimeSpan(15, .weeks)),
    (365, TimeSpan(1, .years)), (548, TimeSpan(18, .months)), (730, TimeSpan(2, .years)),
    (899, TimeSpan(30, .months)), (3653, TimeSpan(10, .years)),
  ]

  @Test(arguments: daysAndSpans)
  func daysAreTold(days: Int, span: TimeSpan) {
    #expect(TimeSpan(days: days) == span)
  }

  static let secondsAndSpans: [(Double, TimeSpan)] = [
    (0.2, TimeSpan(1, .seconds)), (13.4, TimeSpan(13, .seconds)), (61, TimeSpan(61, .seconds)),
    (120, TimeSpan(2, .minutes)), (150, TimeSpan(150, .seconds)), (605, TimeSpan(10, .minutes)),
    (3600, TimeSpan(60, .minutes)), (7200, TimeSpan(2, .hours)), (9000, TimeSpan(150, .minutes)),
    (86_400, TimeSpan(24, .hours)), (172_800, TimeSpan(2, .days)),
  ]

  @Test(arguments: secondsAndSpans)
  func secondsAreTold(seconds: Double, span: TimeSpan) {
    #expect(TimeSpan(lasting: seconds) == span)
  }

  private static let days: [TimeSpan.Unit: Double] = [
    .years: 365.2425, .months: 365.2425 / 12, .weeks: 7, .days: 1,
  ]

  @Test func everyLengthIsExact() throws {
    for days in 1...20_000 {
      let span = TimeSpan(days: days)
      let told = Double(span.count) * (try #require(Self.days[span.unit]))
      #expect(abs(told - Double(days)) <= 0.03 * Double(days), "\(days) days as \(span)")
    }
  }

  private func texts(_ chart: Chart) -> [String] {
    let context = ChartContext()
    let description = Description(ChartFacts(chart, context: context))
    return [Phrasebook().title(of: chart, seconds: 9)]
      + [Level.alt, .short, .standard].flatMap(description.sentences)
  }

  /// The numbers of a unit that texts tell.
  private func counts(_ unit: String, in texts: [String]) -> Set<String> {
    let words = texts.joined(separator: " ").split { " ,.;:".contains($0) }.map(String.init)
    return Set(zip(words, words.dropFirst()).filter { $0.1 == unit && Int($0.0) != nil }.map(\.0))
  }

  @Test(arguments: [5, 9, 33, 34, 35, 100]) func aChartHasOneLength(count: Int) throws {
    let chart = try Chart(
      title: "T",
      series: [
        Series(
          name: "T", x: ToldCase.years(1900, count), values: (0..<count).map { Double(100 + $0) })
      ])
    #expect(counts("years", in: texts(chart)) == ["\(count)"], "\(texts(chart))")
  }

  @Test func endsAreNamedWhereTheChangeTookLess() throws {
    let test = ToldCase(name: "T", x: ToldCase.years(2000, 6), values: [1, 2, 3, 4, 5, 6])
    #expect(
      try test.sentences(.short).first
        == "T: rose steadily, up 500 percent, from 1 in 2000 to 6 in 2005.")
    #expect(
      try test.sentences(.short, .german).first
        == "T: stieg stetig, plus 500 Prozent, von 1 im Jahr 2000 auf 6 im Jahr 2005.")
  }

  @Test func onlyPricesHaveTradingDays() throws {
    func extent(_ kind: ChartKind, _ unit: String? = nil) throws -> String? {
      try ToldCase(
        name: "T", unit: unit, kind: kind, x: ToldCase.weekdays(30),
        values: (0..<30).map { Double($0) }
      ).sentences(.standard).last
    }
    #expect(try extent(.price)?.hasSuffix("30 trading days.") == true)
    #expect(try extent(.count, "shares")?.hasSuffix("30 trading days.") == true)
    for kind in [ChartKind.count, .measurement, .percent] {
      #expect(try extent(kind)?.hasSuffix("2012, 30 points.") == true, "\(kind)")
    }
  }
}
