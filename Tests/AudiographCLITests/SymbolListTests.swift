// SPDX-License-Identifier: MIT

import MarketData
import Testing

@testable import AudiographCLI

/// What `update --symbols` says of the lists.
@Suite struct SymbolListTests {
  @Test(arguments: [
    (0, 0, "1 symbol from Nasdaq."),
    (1, 0, "1 symbol from Nasdaq. Left out is 1 for tests of the exchanges."),
    (0, 1, "1 symbol from Nasdaq. Left out is 1 that cannot be typed here."),
    (
      1, 1,
      "1 symbol from Nasdaq. Left out are 1 for tests of the exchanges and 1 that cannot be typed"
        + " here."
    ),
    (30, 0, "1 symbol from Nasdaq. Left out are 30 for tests of the exchanges."),
  ])
  func whatIsLeftOutIsSaid(_ tests: Int, _ skipped: Int, _ line: String) throws {
    let symbol = try #require(MarketSymbol("A"))
    let entry = DirectoryEntry(symbol: symbol, name: "Agilent", exchange: "NYSE", currency: "USD")
    let directory = NasdaqDirectory(entries: [entry], testCount: tests, skippedCount: skipped)
    #expect(UpdateCommand.line(directory, in: english) == line)
  }
}
