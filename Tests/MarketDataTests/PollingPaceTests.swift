// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

/// How often a provider is asked, and when there is trading.
@Suite struct PollingPaceTests {
  @Test func oneThatFailsIsAskedLessAndLessOften() {
    var pace = PollingPace(interval: 15)
    #expect(pace.afterSuccess() == 15)
    let pauses = (0..<9).map { _ in pace.afterFailure(.status(500), chance: 0.5) }
    #expect(pauses == [30, 60, 120, 240, 480, 900, 900, 900, 900])
    #expect(pace.afterSuccess() == 15)
    #expect(pace.afterFailure(.status(500), chance: 0.5) == pauses[0])
  }

  @Test func chanceSpreadsThoseThatFailedTogether() {
    var (early, late) = (PollingPace(interval: 15), PollingPace(interval: 15))
    let first = early.afterFailure(.webPage, chance: 0)
    let last = late.afterFailure(.webPage, chance: 1)
    #expect(abs(last / first - 1.5) < 1e-9)
  }

  static let refusals: [(Int?, Double)] = [
    (nil, 300), (10, 300), (300, 300), (1000, 1000), (.max, 86_400),
  ]

  @Test(arguments: refusals)
  func oneThatRefusesIsLeftAlone(_ wanted: Int?, _ seconds: Double) {
    var pace = PollingPace(interval: 15)
    #expect(pace.afterFailure(.tooManyRequests(retryAfter: wanted), chance: 0) == seconds)
    #expect(
      abs(pace.afterFailure(.tooManyRequests(retryAfter: wanted), chance: 1) - seconds * 1.1) < 1e-6
    )
  }

  @Test func aLongIntervalStaysWhereAProviderFails() {
    var pace = PollingPace(interval: 3600)
    #expect(pace.afterFailure(.webPage, chance: 0.5) == 3600)
    #expect(pace.afterFailure(.webPage, chance: 0.5) == 3600)
  }

  /// Friday, 1 March 2013, in New York: 09:30 there is 14:30 UTC, 16:00 is 21:00.
  static let moments: [(hours: Double, mayTrade: Bool)] = [
    (0, false), (11.9, false), (12.1, true), (14.5, true), (20.9, true), (21.4, true),
    (21.6, false), (30, false), (40, false), (60, false), (24 * 3 + 15, true),
  ]

  @Test(arguments: moments)
  func thereIsTradingOnWorkingDays(_ hours: Double, _ mayTrade: Bool) {
    let instant = Int64(15_765 * 86_400) + Int64(hours * 3600)
    let calendar = MarketCalendar(zone: "America/New_York")
    #expect(calendar.mayTrade(at: instant) == mayTrade)
    #expect(MarketCalendar(zone: "UTC", tradesEveryDay: true).mayTrade(at: instant))
  }
}
