// SPDX-License-Identifier: MIT

import MarketData
import Testing

@testable import AudiographCLI

/// What `update --symbols` says of the lists.
@Suite struct SymbolListTests {
  @Test(arguments: [
    (0, 0, "1 symbol from Nasdaq."),
    (1, 0, "1 symbol from Nasdaq; 1 that the exchanges use for tests was left out."),
    (0, 1, "1 symbol from Nasdaq; 1 that cannot be typed here was left out."),
    (
      1, 1,
      "1 symbol from Nasdaq; 1 that the exchanges use for tests and 1 that cannot be typed here were"
        + " left out."
    ),
    (30, 0, "1 symbol from Nasdaq; 30 that the exchanges use for tests were left out."),
  ])
  func whatIsLeftOutIsSaid(_ tests: Int, _ skipped: Int, _ line: String) throws {
    let symbol = try #require(MarketSymbol("A"))
    let entry = DirectoryEntry(symbol: symbol, name: "Agilent", exchange: "NYSE", currency: "USD")
    let directory = NasdaqDirectory(entries: [entry], testCount: tests, skippedCount: skipped)
    #expect(UpdateCommand.line(directory, in: english) == line)
  }
}
