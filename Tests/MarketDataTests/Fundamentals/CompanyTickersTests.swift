// SPDX-License-Identifier: MIT

import JSON
import Testing

@testable import MarketData

@Suite struct CompanyTickersTests {
  private func tickers(_ text: String) throws -> CompanyTickers {
    try CompanyTickers(try JSONDocument(Array(text.utf8).span).root)
  }

  @Test func numbersHaveTenDigits() throws {
    let list = try tickers(String(decoding: fixture("sec/company_tickers.json"), as: UTF8.self))
    #expect(list.count == 4)
    let apple = try #require(MarketSymbol("aapl"))
    #expect(list[apple]?.number == "0000320193")
    #expect(list[apple]?.title == "Apple Inc.")
    let class2 = try #require(MarketSymbol("BRK.B"))
    #expect(list[class2]?.number == "0001067983")
    #expect(list[try #require(MarketSymbol("BRK-B"))] == list[class2])
    #expect(list[try #require(MarketSymbol("NOPE"))] == nil)
  }

  @Test func hurtEntriesArePassedOverAndTheFirstCounts() throws {
    let list = try tickers(
      #"{"0":{"cik_str":"1","ticker":"A"},"1":{"ticker":"B"},"2":{"cik_str":1.5,"ticker":"C"},"#
        + #""3":{"cik_str":7,"ticker":"D"},"4":{"cik_str":8,"ticker":"D","title":"Later"},"5":3,"#
        + #""6":{"cik_str":0,"ticker":"E"},"7":{"cik_str":99999999999,"ticker":"F"}}"#)
    #expect(list.count == 1)
    #expect(
      list[try #require(MarketSymbol("D"))]
        == CompanyTickers.Company(number: "0000000007", title: "D"))
  }

  @Test(
    arguments: [
      ("[]", .symbolsAreNoRecord), ("{}", .noSymbols),
      (#"{"0":{}}"#, .noSymbols),
    ] as [(String, AnswerFault)])
  func otherTextsAreRefused(_ text: String, _ fault: AnswerFault) {
    #expect(throws: ProviderError(.secFiles, .unexpected(fault))) { try tickers(text) }
  }
}
