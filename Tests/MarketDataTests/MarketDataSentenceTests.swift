// SPDX-License-Identifier: MIT

import MarketData
import Testing

/// What a program that uses the library prints for an error.
@Suite struct MarketDataSentenceTests {
  @Test(
    arguments: [
      (.transport(.cannotResolve(host: "a.example")), "The host \"a.example\" cannot be found."),
      (
        .transport(.timedOut(host: "a.example", seconds: 2.5)),
        "The host \"a.example\" took longer than 2.5 seconds."
      ),
      (
        .tooManyRequests(retryAfter: 300),
        "Yahoo got too many requests and can be asked again in 300 seconds."
      ),
      (.tooManyRequests(retryAfter: nil), "Yahoo got too many requests."),
      (.status(503), "Yahoo answered with HTTP status 503."),
      (.said("No data found"), "Yahoo answered: \"No data found\"."),
    ] as [(ProviderFault, String)])
  func faultsPrintAsSentences(fault: ProviderFault, sentence: String) {
    #expect("\(ProviderError(.yahoo, fault))" == sentence)
  }

  @Test func errorsOfTheStorePrintAsSentences() {
    #expect(
      "\(StoreError.cannotOpen(path: "p.sqlite", reason: "disk I/O error"))"
        == "Cannot open the store \"p.sqlite\": disk I/O error.")
    #expect(
      "\(DirectoryError.list(.raggedRow(row: 4, expected: 3, found: 5)))"
        == "Row 4 has 5 cells, but the first has 3.")
    #expect("\(DirectoryError.store(.readOnly(path: "p")))" == "The store \"p\" is read-only.")
  }
}
