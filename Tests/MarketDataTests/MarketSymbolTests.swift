// SPDX-License-Identifier: MIT

import MarketData
import Testing

@Suite struct MarketSymbolTests {
  @Test(arguments: ["AAPL", "BRK.B", "^GSPC", "EURUSD=X", "BTC-EUR", "0E9V", "1332.T"])
  func takesSymbolsInAnyCase(_ text: String) {
    #expect(MarketSymbol(text.lowercased())?.text == text)
  }

  @Test(arguments: ["", ".HIDDEN", "A B", "../X", "Ä", "A/B", String(repeating: "A", count: 25)])
  func refusesOtherTexts(_ text: String) {
    #expect(MarketSymbol(text) == nil)
  }
}
