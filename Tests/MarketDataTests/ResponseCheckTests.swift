// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

@Suite struct ResponseCheckTests {
  private func fault(
    _ answer: HTTPResponse, _ expecting: Set<BodyFormat>, reading: Set<Int> = [],
    hasKey: Bool = false, provider: ProviderName = .kraken
  ) -> ProviderFault? {
    let check = ResponseCheck(
      provider: provider, hasKey: hasKey, expecting: expecting, reading: reading)
    do {
      let body = try check.checked(answer)
      #expect(body == answer.body)
      return nil
    } catch {
      #expect(error.provider == provider)
      return error.fault
    }
  }

  /// A type, and whether JSON, CSV and text may come with it.
  @Test(arguments: [
    ("application/json", [true, false, false]), ("application/hal+json", [true, false, false]),
    ("text/javascript", [true, false, false]), ("text/csv", [false, true, true]),
    ("application/vnd.sdmx.data+csv", [false, true, false]), ("text/plain", [true, true, true]),
    ("text/html", [true, true, true]), ("application/octet-stream", [false, true, true]),
    ("application/xml", [false, false, false]), ("image/png", [false, false, false]),
    ("application/pdf", [false, false, false]),
  ])
  func judgesTypes(_ type: String, _ expected: [Bool]) {
    let answer = HTTPResponse(contentType: type, body: Array("1".utf8))
    for (format, isFine) in zip([BodyFormat.json, .csv, .text], expected) {
      #expect(fault(answer, [format]) == (isFine ? nil : .otherType(type)), "\(format)")
    }
  }

  @Test(arguments: [
    "<!DOCTYPE html>", "<!doctype HTML><p>", "\u{FEFF}\n <html lang=en>", "<head>", "<BODY>",
    "<script>",
  ])
  func knowsPagesWhateverTheirType(_ text: String) {
    for type in ["application/json", "text/csv", "image/png", "text/html", nil] {
      let answer = HTTPResponse(contentType: type, body: Array(text.utf8))
      #expect(fault(answer, [.json, .csv, .text]) == .webPage)
    }
  }

  @Test(arguments: ["", " ", "\r\n\t", "\u{FEFF}"])
  func refusesNothing(_ text: String) {
    #expect(
      fault(HTTPResponse(body: Array(text.utf8)), [.text]) == .malformed(.empty))
  }

  @Test func judgesStatuses() {
    let body = Array("{}".utf8)
    for status in [204, 301, 400, 404, 500] {
      #expect(fault(HTTPResponse(status: status, body: body), [.json]) == .status(status))
    }
    let missing = HTTPResponse(status: 404, contentType: "application/json", body: body)
    #expect(fault(missing, [.json], reading: [404]) == nil)
    let page = HTTPResponse(status: 404, contentType: "text/html", body: Array("<p>".utf8))
    #expect(fault(page, [.json], reading: [404]) == .status(404))
    #expect(
      fault(HTTPResponse(status: 429, retryAfter: 7), [.json]) == .tooManyRequests(retryAfter: 7))
    for status in [401, 403] {
      let answer = HTTPResponse(status: status, body: body)
      #expect(fault(answer, [.json]) == .status(status))
      #expect(fault(answer, [.json], hasKey: true) == .keyRefused)
      #expect(fault(answer, [.json], provider: .stooq) == .keyRefused)
    }
  }

  @Test func makesWordsSafe() throws {
    let key = try #require(Secret("AbC"))
    #expect(ServerMessage.safe("", hiding: key) == "")
    #expect(ServerMessage.safe(" a\r\n\tb\u{1B}\u{202E}c ") == "a b c")
    #expect(ServerMessage.safe("abc ABC aBcabc ab", hiding: key) == "(key) (key) (key)(key) ab")
    #expect(ServerMessage.safe("A\u{1}b\u{0}C", hiding: key) == "(key)")
    let odd = try #require(Secret("ab+cd/ef=="))
    for form in [
      "ab+cd/ef==", "ab%2Bcd%2Fef%3D%3D", "AB%2bcd%2fef%3d%3d", "ab+cd%2Fef%3D=",
      "%61%62%2B%63%64%2F%65%66%3D%3D",
    ] {
      #expect(ServerMessage.safe("q=\(form).", hiding: odd) == "q=(key).")
    }
    for count in [199, 200, 201, 1000] {
      let words = ServerMessage.safe(String(repeating: "é", count: count))
      #expect(words.count == min(count, 200))
      #expect(words.hasSuffix("…") == (count > 200))
    }
    // The key is hidden before the text is cut.
    let late = String(repeating: "x", count: 198) + "AbC"
    #expect(ServerMessage.safe(late, hiding: key) == String(repeating: "x", count: 198) + "(…")
  }

  /// A key, and how a server may write it.
  @Test(arguments: [
    ("sec%ret", "sec%25ret"), ("sec%ret", "sec%2525ret"), ("sec%ret", "sec%ret"),
    ("sec%ret", "%73EC%25r%65t"), ("a&b", "a&amp;b"), ("a&b", "a%26amp%3Bb"),
    ("a&b", "a&amp;amp;b"), ("a&b", "a%2526b"), ("a&b", "a&#38;b"), ("a&b", "a&#x26;b"),
    ("it's", "it&#039;s"), ("a<b", "a&lt;b"), ("%41&", "%41%26"), ("a b", "a+b"), ("a b", "a%20b"),
    ("ü", "%C3%BC"), ("ab", "%41&#66;"), ("%25", "%2525"),
  ])
  func hidesAKeyHoweverItIsWritten(_ key: String, _ echo: String) {
    #expect(ServerMessage.safe("q=\(echo).", hiding: Secret(key)) == "q=(key).")
  }

  @Test func hidesNothingElse() {
    let key = Secret("a&b")
    for text in ["a&amb", "a%2b", "a&", "a%26", "a&am", "%", "&", "a%zzb"] {
      #expect(ServerMessage.safe(text, hiding: key) == text)
    }
  }
}
