// SPDX-License-Identifier: MIT

import MarketData
import Testing

@testable import AudiographCLI

@Suite struct FigureSourceTests {
  @Test func symbolMetricAndPeriod() throws {
    let source = try #require(try FigureSource("aapl:revenue"))
    #expect(source.symbol.text == "AAPL" && source.metric == .revenue && source.period == .quarter)
    let other = try #require(try FigureSource("BRK.B:Earnings-Per-Share:YEAR"))
    #expect(other.symbol.text == "BRK.B" && other.metric == .earningsPerShare)
    #expect(other.period == .year)
  }

  @Test(arguments: ["AAPL", "", ":revenue", "A B:revenue", "../x:revenue"])
  func otherTextsAreNone(_ text: String) throws {
    #expect(try FigureSource(text) == nil)
  }

  static let faults: [(String, String)] = [
    (
      "AAPL:",
      "Unknown figure '': use revenue, earnings, cash-flow, revenue-per-share, earnings-per-share or"
        + " cash-flow-per-share."
    ),
    (
      "AAPL:revenues",
      "Unknown figure 'revenues': use revenue, earnings, cash-flow, revenue-per-share,"
        + " earnings-per-share or cash-flow-per-share. Did you mean revenue?"
    ),
    ("AAPL:revenue:month", "Unknown period 'month': use quarter or year."),
    ("AAPL:revenue:year:x", "Unknown period 'year:x': use quarter or year. Did you mean year?"),
  ]

  @Test(arguments: faults)
  func wrongWordsAreWrongUse(_ text: String, _ sentences: String) throws {
    let thrown = #expect(throws: FigureError.self) { try FigureSource(text) }
    let error = try #require(thrown)
    #expect(ExitCode(error) == .usage)
    #expect(ErrorWords(error).text == sentences)
  }

  @Test(arguments: ["AAPL:revenue", "BRK.B:cash-flow-per-share", "AAPL:earnings:year"])
  func aSourceIsTypedAsItWas(_ typed: String) throws {
    let source = try #require(try FigureSource(typed))
    #expect(source.text == typed)
    #expect(source.byOtherPeriod.period == source.period.other)
    #expect(source.byOtherPeriod.byOtherPeriod == source)
  }
}
