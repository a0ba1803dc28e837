// SPDX-License-Identifier: MIT

import Audiograph
import MarketData
import TestSupport
import Testing

@Suite(.enabled(if: Tool.all("curl"))) struct YahooChartTests {
  private let sample = ProviderSample.all[0]

  private func ask<Answer>(
    _ file: String, symbol: String = "AAPL", edit: (String) -> String = { $0 },
    _ body: (any PriceProvider, MarketSymbol) throws -> Answer
  ) throws -> (answer: Answer, requests: [LoopbackRequest]) {
    let text = edit(String(decoding: try sample.fixture(file), as: UTF8.self))
    let server = try LoopbackServer { _ in LoopbackReply(type: "application/json", text: text) }
    let symbol = try #require(MarketSymbol(symbol))
    let answer = try body(try sample.provider(at: server), symbol)
    return (answer, server.requests)
  }

  private func history(
    _ file: String, now: Int64 = 1_717_804_800, firstDay: Int? = nil,
    edit: (String) -> String = { $0 }
  ) throws -> BarHistory {
    try ask(file, edit: edit) { provider, symbol in
      try provider.history(HistoryRequest(symbol, firstDay: firstDay, now: now))
    }.answer
  }

  @Test func bringsEveryColumn() throws {
    let history = try history("good")
    #expect(history.bars.columns[.adjustedClose] == [195.1, 193.7, 196.1])
    #expect(history.bars.columns[.volume] == [54_156_800, 41_181_800, 53_103_900])
    #expect(history.bars.columns[.low] == [194.87, 194.17, 194.14])
    #expect(history.currency == "USD")
    #expect(history.name == "Apple Inc.")
    #expect(history.zone == "America/New_York")
    #expect(!history.tradesEveryDay)
  }

  @Test func asksForWhatIsWanted() throws {
    let whole = try ask("good") { try $0.history(HistoryRequest($1, now: 1_717_804_800)) }
    #expect(
      whole.requests.map(\.target) == [
        "/v8/finance/chart/AAPL?period1=-2208988800&period2=1717891200&interval=1d&events=div,splits"
      ])
    let day = CalendarDate.dayNumber(year: 2024, month: 6, day: 6)
    let part = try ask("good") {
      try $0.history(HistoryRequest($1, firstDay: day, now: 1_717_804_800))
    }
    #expect(days(part.answer) == ["2024-06-06", "2024-06-07"])
    #expect(part.requests[0].query["period1"] == "1717545600")
    let edit = { (text: String) in text.replacing("\"AAPL\"", with: "\"BRK-B\"") }
    let share = try ask("good", symbol: "BRK.B", edit: edit) {
      try $0.history(HistoryRequest($1, now: 1_717_804_800))
    }
    #expect(share.requests[0].path == "/v8/finance/chart/BRK-B")
    let index = try ask("good", symbol: "^GSPC", edit: { $0.replacing("AAPL", with: "^GSPC") }) {
      try $0.latest($1, now: 1_717_804_800)
    }
    #expect(index.requests[0].target == "/v8/finance/chart/%5EGSPC?range=1d&interval=1d")
    #expect(
      index.answer
        == Quote(
          price: 196.89, instant: 1_717_790_401, currency: "USD", zone: "America/New_York"))
  }

  @Test func refusesAnotherSymbol() throws {
    let error = #expect(throws: ProviderError.self) {
      try history("good", edit: { $0.replacing("\"AAPL\"", with: "\"MSFT\"") })
    }
    #expect(error?.fault == .unexpected(.otherSymbol))
  }

  @Test func keepsMissingNumbersMissing() throws {
    let bars = try history("nulls").bars
    #expect(bars.columns[.close] == [195.87, 196.89])
    #expect(bars.columns[.volume]?[0] == 54_156_800)
    #expect(bars.columns[.volume]?[1].isNaN == true)
    #expect(bars.columns[.low]?[0].isNaN == true)
    #expect(bars.columns[.adjustedClose]?[0] == 195.1)
  }

  /// The session of Friday ends at 20:00 UTC, which is 1717790400.
  @Test func leavesOutASessionThatRuns() throws {
    let thursday = ["2024-06-05", "2024-06-06"]
    let friday = thursday + ["2024-06-07"]
    #expect(try days(history("good", now: 1_717_790_399)) == thursday)
    #expect(try days(history("good", now: 1_717_790_400)) == friday)
    // The latest price is from before the end: it may be told late.
    #expect(try days(history("live", now: 1_717_791_000)) == thursday)
    #expect(try days(history("live", now: 1_717_792_200)) == friday)
    #expect(try history("live", now: 1_717_792_200).bars.columns[.close]?[2] == 197.5)
    #expect(try history("live", now: 1_717_792_200).bars.columns[.open]?[2] == 194.65)
    let untold = { (text: String) in text.replacing("currentTradingPeriod", with: "other") }
    #expect(try days(history("good", now: 1_717_804_800, edit: untold)) == thursday)
    #expect(try days(history("good", now: 1_717_820_000, edit: untold)) == friday)
  }

  @Test func countsDaysOnTheExchangesCalendar() throws {
    let edits: [(String) -> String] = [
      { $0 }, { $0.replacing("Asia/Tokyo", with: "Nowhere/Land") },
    ]
    for (edit, zone) in zip(edits, ["Asia/Tokyo", nil]) {
      let history = try ask("tokyo", symbol: "7203.T", edit: edit) {
        try $0.history(HistoryRequest($1, now: 1_717_804_800))
      }.answer
      #expect(days(history) == ["2024-06-04", "2024-06-05", "2024-06-06"])
      #expect(history.zone == zone)
      #expect(history.currency == "JPY")
    }
    let error = #expect(throws: ProviderError.self) {
      try history(
        "good",
        edit: {
          $0.replacing("exchangeTimezoneName", with: "a").replacing("gmtoffset", with: "b")
        })
    }
    #expect(error?.fault == .unexpected(.noTimeZone))
  }

  @Test func readsBarsOfMinutes() throws {
    let result = try ask("minutes") {
      try $0.history(
        HistoryRequest($1, resolution: .minutes(5), firstDay: 19_881, now: 1_717_804_800))
    }
    #expect(result.requests[0].target == "/v8/finance/chart/AAPL?range=1d&interval=5m")
    let bars = result.answer.bars
    // The stamp at the session's end is the price that the closing auction made.
    #expect(bars.columns[.close] == [2, 3, 4, 5, 6, 6])
    #expect(bars.dates.precision == .minute)
    #expect(bars.dates.offsetMinutes == -240)
    #expect(bars.dates[0].description == "2024-06-07T09:30:00-04:00")
    let told = try ask("minutes", edit: { $0.replacing("1717790401", with: "1717790399") }) {
      // Five minutes after the end the price may be one from before the auction.
      try $0.history(HistoryRequest($1, resolution: .minutes(5), now: 1_717_790_700))
    }
    #expect(told.answer.bars.columns[.close] == [2, 3, 4, 5, 6])
    let running = try ask("minutes") {
      try $0.history(HistoryRequest($1, resolution: .minutes(5), now: 1_717_767_899))
    }
    #expect(running.answer.bars.columns[.close] == [2, 3])
    #expect(running.requests[0].query["range"] == "5d")
    let error = #expect(throws: ProviderError.self) {
      try ask("minutes") {
        try $0.history(HistoryRequest($1, resolution: .minutes(7), now: 1_717_804_800))
      }
    }
    #expect(error?.fault == .notOffered(.bars(minutes: 7)))
  }

  @Test func coinsAreTradedEveryDay() throws {
    let coin = { (text: String) in
      text.replacing("\"currency\"", with: "\"instrumentType\": \"CRYPTOCURRENCY\", \"currency\"")
    }
    #expect(try history("good", edit: coin).tradesEveryDay)
    let share = { (text: String) in
      text.replacing("\"currency\"", with: "\"instrumentType\": \"EQUITY\", \"currency\"")
    }
    #expect(try !history("good", edit: share).tradesEveryDay)
  }

  @Test func asksForDaysBefore1970() throws {
    let result = try ask("good") {
      try $0.history(HistoryRequest($1, firstDay: -10, now: 1_717_804_800))
    }
    #expect(result.requests[0].query["period1"] == "-950400")
  }

  @Test func namesNoOffsetWhereItChanges() throws {
    // The first bar is moved to the Friday before clocks were set forward.
    let edit = { (text: String) in text.replacing("1717767000,", with: "1709908200,") }
    let bars = try ask("minutes", edit: edit) {
      try $0.history(HistoryRequest($1, resolution: .minutes(5), now: 1_717_804_800))
    }.answer.bars
    #expect(bars.dates.offsetMinutes == nil)
    #expect(bars.dates[0].description == "2024-03-08T09:30:00")
    #expect(bars.dates[1].description == "2024-06-07T09:35:00")
  }

  /// Oil in April 2020.
  @Test func pricesMayBeBelowZero() throws {
    let history = try history("good", edit: { $0.replacing("195.87", with: "-37.63") })
    #expect(history.bars.columns[.close]?.first == -37.63)
  }

  /// A text in `good` and what stands in its place, and what is wrong then.
  @Test(
    arguments: [
      ("195.87", "-1e13", .priceTooLarge), ("195.87", "1e13", .priceTooLarge),
      ("196.9,", "100,", .highBelowLow), ("54156800", "-5", .negativeVolume),
      ("195.87", "\"x\"", .answerPriceIsNoNumber),
      ("1717594200", "null", .barWithoutDate), ("1717594200", "1.5", .barWithoutDate),
      ("1717594200", "1e300", .barWithoutDate),
      ("\"chart\"", "\"quote\"", .noChart),
      ("\"meta\"", "\"beta\"", .answerWithoutResult),
      ("1717594200,", "", .morePricesThanDates),
    ] as [(String, String, AnswerFault)])
  func refusesWhatCannotBe(_ old: String, _ new: String, _ fault: AnswerFault) throws {
    let error = #expect(throws: ProviderError.self) {
      try history("good", edit: { $0.replacing(old, with: new) })
    }
    #expect(error?.fault == .unexpected(fault))
  }

  @Test func sortsBarsAndTakesZeroForMissing() throws {
    let edit = { (text: String) in
      text.replacing("1717594200", with: "1").replacing("1717767000,", with: "1717594200,")
        .replacing("195.4,", with: "0,")
    }
    let history = try history("good", edit: edit)
    #expect(days(history) == ["1969-12-31", "2024-06-06", "2024-06-07"])
    #expect(history.bars.columns[.open]?[0].isNaN == true)
  }

  @Test func readsErrorsUnderEitherName() throws {
    let error = #expect(throws: ProviderError.self) {
      try history(
        "unknown", edit: { $0.replacing("chart", with: "finance").replacing("Not Found", with: "") }
      )
    }
    #expect(error?.fault == .said("No data found, symbol may be delisted"))
    let early = #expect(throws: ProviderError.self) {
      try history(
        "unknown",
        edit: {
          $0.replacing("Not Found", with: "Bad Request").replacing(
            "No data found, symbol may be delisted", with: "Data doesn't exist for startDate = 1")
        })
    }
    #expect(early?.fault == .noData(try #require(MarketSymbol("AAPL"))))
  }

  @Test func passesTheServersWordsOnSafely() throws {
    let long = String(repeating: "x", count: 300)
    let error = #expect(throws: ProviderError.self) {
      try history(
        "unknown",
        edit: {
          $0.replacing("Not Found", with: "Bad").replacing("No data", with: "a\\u001b[1m\\n\(long)")
        })
    }
    guard case .said(let words) = error?.fault else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(words.count == 200)
    #expect(words.hasPrefix("a [1m xxx"))
  }
}
