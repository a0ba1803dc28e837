// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import TestSupport
import Testing

/// What the tests know of a provider of prices: its fixtures, and what they hold.
struct ProviderSample: Sendable, CustomTestStringConvertible {
  var name: ProviderName
  var symbol = "AAPL"
  /// The type of its answers, and the ending of its fixtures.
  var type = "application/json"
  var ending = "json"
  /// The status with which it tells that it does not know a symbol.
  var unknownStatus = 200
  /// Whether an answer without anything means that there is no such symbol.
  var isUnknownWhereBlank = false
  /// Days and closing prices of `good`.
  var days = ["2024-06-05", "2024-06-06", "2024-06-07"]
  var closes = [195.87, 194.48, 196.89]
  /// The days of `nulls` that have a closing price.
  var daysOfNulls = ["2024-06-05", "2024-06-07"]
  /// What is said of the first half of `good`.
  var truncated: ProviderFault
  /// The present: a Saturday, midnight in UTC.
  var now: Int64 = 1_717_804_800

  static let all = [
    ProviderSample(
      name: .yahoo, unknownStatus: 404, truncated: .malformed(.jsonEndsEarly(line: 28))),
    ProviderSample(
      name: .alphaVantage, truncated: .malformed(.jsonEndsEarly(line: 15))),
    ProviderSample(
      name: .stooq, type: "text/csv", ending: "csv",
      truncated: .malformed(.tableBreaksOff(line: 3))),
    ProviderSample(
      name: .kraken, symbol: "BTC-EUR", closes: [65350, 64990.7, 64201.3],
      truncated: .malformed(.jsonEndsEarly(line: 6))),
    ProviderSample(
      name: .coinGecko, symbol: "BTC-EUR", unknownStatus: 404,
      closes: [65350.25, 64990.5, 64201.75],
      truncated: .malformed(.jsonEndsEarly(line: 5))),
    ProviderSample(
      name: .ecb, symbol: "EUR-USD", type: "text/csv", ending: "csv", unknownStatus: 404,
      isUnknownWhereBlank: true, closes: [1.0872, 1.0865, 1.0898],
      truncated: .malformed(.raggedRow(row: 2, found: 29, expected: 32))),
  ]

  var testDescription: String { name.rawValue }

  /// The bytes of a fixture.
  func fixture(_ file: String) throws -> [UInt8] {
    let path =
      "\(Program.packageFolder)/Tests/Fixtures/providers/\(name.rawValue)/\(file).\(ending)"
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A reply with a fixture.
  func reply(_ file: String, status: Int = 200) throws -> LoopbackReply {
    LoopbackReply(status: status, type: type, body: try fixture(file))
  }

  /// The provider as it asks a server, with small limits.
  func provider(
    at server: LoopbackServer, _ change: (inout HTTPLimits) -> Void = { _ in }
  ) throws -> any PriceProvider {
    var limits = HTTPLimits()
    limits.usualWait = 0.01
    limits.longestWait = 5
    change(&limits)
    let access = ProviderAccess(
      client: HTTPClient(limits: limits), base: server.base, key: Secret("K3Y-OF-TESTS"),
      contact: "tests@example.org")
    return try #require(name.pricing(access))
  }

  /// A request for all there is.
  func request(from firstDay: Int? = nil) throws -> HistoryRequest {
    HistoryRequest(try #require(MarketSymbol(symbol)), firstDay: firstDay, now: now)
  }
}

/// The days of bars as dates.
func days(_ history: BarHistory) -> [String] {
  (0..<history.bars.count).map { history.bars.dates[$0].description }
}
