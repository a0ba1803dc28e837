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
      "There is no figure ''. It can be revenue, earnings, cash-flow, revenue-per-share, earnings-per-share or cash-flow-per-share."
    ),
    ("AAPL:revenues", "There is no figure 'revenues'. Did you mean revenue?"),
    ("AAPL:revenue:month", "There is no period 'month'. It can be quarter or year."),
    ("AAPL:revenue:year:x", "There is no period 'year:x'."),
  ]

  @Test(arguments: faults)
  func wrongWordsAreWrongUse(_ text: String, _ message: String) throws {
    let error = #expect(throws: FigureError.self) { try FigureSource(text) }
    let verdict = Verdict(try #require(error))
    #expect(verdict.status == .usage)
    #expect(verdict.message?.line.hasPrefix("audiograph: \(message)") == true)
  }

  @Test(arguments: ["AAPL:revenue", "BRK.B:cash-flow-per-share", "AAPL:earnings:year"])
  func aSourceIsTypedAsItWas(_ typed: String) throws {
    let source = try #require(try FigureSource(typed))
    #expect(source.text == typed)
    #expect(source.byOtherPeriod.period == source.period.other)
    #expect(source.byOtherPeriod.byOtherPeriod == source)
  }
}
