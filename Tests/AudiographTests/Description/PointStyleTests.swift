// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Values that stand alone, wherever they do.
@Suite struct PointStyleTests {
  static let near: [Double] = [1_234_567.89, 1_234_568.12, 1_234_571.40]

  static func chart(
    _ values: [Double], unit: String? = nil, kind: ChartKind = .measurement
  ) throws -> Chart {
    try Chart(
      title: "Meter",
      series: [
        Series(
          name: "Meter", unit: unit, kind: kind, x: ToldCase.years(2001, values.count),
          values: values)
      ])
  }

  static func texts(
    _ values: [Double], unit: String? = nil, kind: ChartKind = .measurement,
    _ channel: Channel = .display
  ) throws -> [String] {
    let style = PointStyle(try chart(values, unit: unit, kind: kind).series[0])
    return values.map { Language.english.wording(channel).number(style.figure(of: $0)) }
  }

  @Test func neighboursReadDifferently() throws {
    #expect(try Self.texts(Self.near) == ["1234567.89", "1234568.12", "1234571.4"])
    #expect(
      try Self.texts(Self.near, unit: "US dollars", kind: .price)
        == ["1234567.89", "1234568.12", "1234571.40"])
    #expect(
      try Self.texts([1002.746, 1002.724, 998], kind: .price) == ["1002.75", "1002.72", "998.00"])
    #expect(try Self.texts([0.123_456_71, 0.123_456_78]) == ["0.12345671", "0.12345678"])
    #expect(try Self.texts([83_166_711, 83_155_031]) == ["83.1667 million", "83.155 million"])
    #expect(try Self.texts([5.123_456_789, 6]) == ["5.12346", "6"])
    #expect(try Self.texts([0.1 + 0.2, 0.3, 7]) == ["0.3", "0.3", "7"])
    #expect(try Self.texts([1e6, 1e6]) == ["1 million", "1 million"])
  }

  @Test func oneOddNeighbourInManyAddsNoDigits() throws {
    var values = (0..<100).map { Double($0) * 1.5 }
    values[50] = values[49] + 1e-9
    #expect(try Self.texts(values)[10] == "15")
    #expect(try Self.texts(values)[50] == "73.5")
  }

  @Test func allOutputsShareIt() throws {
    let chart = try Self.chart(Self.near)
    let series = chart.series[0]
    let top = series.placed(2)
    #expect(Answer.highest(top, count: 1).sentence(about: series) == "1234571.4 in 2003.")
    var walk = try Exploration(chart)
    #expect(walk.says(.first) == "1234567.89 in 2001, first, lowest")
    let score = try Score(chart)
    let marks = score.landmarks(of: chart).map(\.text)
    #expect(marks.contains { $0.hasPrefix("1234571.4 in 2003") })
    #expect(marks.contains("Low 1234567.89") && marks.contains("High 1234571.4"))
    #expect(try chart.svg().contains(">1,234,571.4 in 2003, highest<"))
    let page = try chart.page()
    #expect(page.contains("\"1234568.12 in 2002\""))
    #expect(page.contains("<td>1,234,568.12</td>"))
    for text in [try chart.svg(), page] + marks { #expect(!text.contains("million")) }
    let told = Description(ChartFacts(chart)).sentences(.standard).joined()
    #expect(told.contains("1234567.89") && !told.contains("million"))
  }

  @Test func changesAreToldBetweenTheSameEnds() throws {
    let series = try Self.chart(Self.near).series[0]
    let move = SeriesFacts(series).change
    #expect(
      Answer.change(move).sentence(about: series).hasPrefix(
        "3.51, up less than 0.1 percent, from "
          + "1234567.89 in 2001 to 1234571.4"))
  }

  /// Between large numbers, what differs in the last decimals of both.
  static let differences: [(Double, Double, String)] = [
    (1_000_000.001, 1_000_000.003, "0.002"), (16_777_216.1, 16_777_216.2, "0.1"),
    (1_000_000.003, 1_000_000.001, "-0.002"), (1.1, 2.2, "1.1"), (0, 0.25, "0.25"),
    (1e16, 1e16 + 4, "4"),
  ]

  @Test(arguments: differences)
  func differencesHaveNoNoise(_ start: Double, _ end: Double, _ text: String) throws {
    let series = try Self.chart([start, end]).series[0]
    let answer = Answer.change(SeriesFacts(series).change).sentence(about: series)
    #expect(answer.hasPrefix(text), "\(answer)")
    #expect(["," as Character, " "].contains(answer.dropFirst(text.count).first), "\(answer)")
    var walk = try Exploration(Self.chart([start, end]))
    _ = walk.says(.first)
    _ = walk.mark("a")
    _ = walk.says(.last)
    let size = text.hasPrefix("-") ? String(text.dropFirst()) : text
    #expect(walk.says(.difference)?.hasPrefix("\(size) ") == true)
  }

  @Test func tablesHaveTheNumbersOfTheData() throws {
    let page = try Self.chart([83_166_711, 83_155_031, 0.000_012_5, -1.5e300]).page()
    for cell in ["83,166,711", "83,155,031", "0.0000125", "-1.5·10³⁰⁰"] {
      #expect(page.contains("<td>\(cell)</td>"), "\(cell)")
    }
    let prices = try Self.chart([702.1, 1234.5678, 12], unit: "US dollars", kind: .price).page()
    for cell in ["702.10", "1234.5678", "12.00"] {
      #expect(prices.contains("<td>\(cell)</td>"), "\(cell)")
    }
  }

  static let answers: [(Language, Channel, String)] = [
    (.english, .display, "3.5 percent in 2003."),
    (.english, .speech, "3.5 percent in two thousand three."),
    (.german, .display, "3,5 Prozent im Jahr 2003."), (.french, .display, "3,5\u{A0}% en 2003."),
    (.polish, .display, "3,5 procent w 2003 roku."),
  ]

  @Test(arguments: answers)
  func percentagesCarryTheirUnit(_ language: Language, _ channel: Channel, _ text: String) throws {
    let series = try Self.chart([2, 1, 3.5], unit: "percent", kind: .percent).series[0]
    let answer = Answer.last(series.placed(2))
    #expect(
      answer.sentence(about: series, language: language, channel: channel).prefix(12)
        == text.prefix(12))
  }

  @Test func percentagesCarryTheirUnitEverywhere() throws {
    let chart = try Self.chart([2, 1, 3.5], unit: "percent", kind: .percent)
    let series = chart.series[0]
    let facts = SeriesFacts(series)
    #expect(
      Answer.change(facts.change).sentence(about: series)
        == "1.5 percentage points, from 2 percent in 2001 to 3.5 percent in 2003.")
    #expect(Answer.mean(6.5 / 3).sentence(about: series).hasPrefix("2.17 percent, the mean"))
    var walk = try Exploration(chart)
    #expect(walk.says(.last) == "3.5 percent in 2003, last, highest")
    #expect(walk.says(.slope) == "2.5 percentage points more than in 2002")
    let svg = try chart.svg()
    #expect(svg.contains(">3.5 percent in 2003, highest<") && svg.contains(">3.0%<"))
    let page = try chart.page(in: .german)
    #expect(page.contains("<td>3,5 %</td>"))
    #expect(try Score(chart).landmarks(of: chart).map(\.text).contains("High 3.5 percent"))
    // In sentences the series has it.
    #expect(
      Description(ChartFacts(chart)).sentences(.standard)[0]
        == "Meter in percent, 2 in 2001, 1 in 2002 and 3.5 in 2003: up 1.5 percentage points.")
  }
}
