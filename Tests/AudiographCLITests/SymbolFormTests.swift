// SPDX-License-Identifier: MIT

import MarketData
import Testing

@testable import AudiographCLI

/// What is written as symbols are, and what as the names of files.
@Suite struct SymbolFormTests {
  @Test(arguments: [
    "AAPL", "A", "BRK.B", "BRK-B", "SAP.DE", "0700.HK", "^GSPC", "EURUSD=X", "BTC-EUR", "ES=F",
    "M&M.NS", "005930.KS", "T",
  ])
  func symbols(_ text: String) {
    #expect(MarketSymbol.isWritten(text))
    #expect(!Source.endsAsFile(text))
  }

  @Test(arguments: [
    "aapl", "Aapl", "patients", "4711", "2024-01-02", "", ".A", "MY DATA", "ÄRZTE", "a.b", "-",
    "A/B", "PATIENTS_2024", "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  ])
  func others(_ text: String) { #expect(!MarketSymbol.isWritten(text)) }

  @Test(arguments: [
    "a.txt", "A.TXT", "a.dat", "A.CSV", "a.csv.gz", "notes.md", "a.xlsx", "A.B.PDF", "x.parquet",
  ])
  func files(_ name: String) {
    #expect(Source.endsAsFile(name))
    #expect(MarketSymbol(operand: name) == nil)
  }

  /// The suffixes of exchanges at Yahoo, of which none may be taken for the ending of a file.
  @Test(
    arguments: """
      AS AT AX BA BC BD BE BK BO BR CA CL CN CO CR DE DU F FGI HA HE HK HM IC IL IR IS JK JO KL KQ \
      KS L LS MC ME MI MU MX NE NS NX NZ OL PA PR PS QA RG RO SA SG SI SN SR SS ST SW SZ T TA TI TL \
      TO TW TWO V VI VN VS WA XA XC XD US UK CBT CME CMX NYB NYM
      """.split(separator: " ").map(String.init))
  func exchanges(_ suffix: String) { #expect(!Source.endsAsFile("ABC.\(suffix)")) }
}
