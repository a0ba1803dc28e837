// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MarketData

/// Addresses as people type them, and what is sent for them.
@Suite struct WebAddressTests {
  @Test(
    arguments: [
      ("https://example.org/a.csv", "/a.csv", "a.csv"),
      ("HTTPS://example.org", "/", nil), ("https://example.org?x=1", "/?x=1", nil),
      ("https://example.org:8443/a%20b.csv?x=1&y=é#part", "/a%20b.csv?x=1&y=%C3%A9", "a b.csv"),
      ("https://example.org/a b/ü.csv", "/a%20b/%C3%BC.csv", "ü.csv"),
      ("http://127.0.0.1:80/x/", "/x/", nil), ("http://[::1]/x", "/x", "x"),
      ("https://example.org/a%2Fb%5Cc.csv", "/a%2Fb%5Cc.csv", "c.csv"),
      ("https://example.org/a/%2e%2E", "/a/%2e%2E", nil),
    ] as [(String, String, String?)])
  func addresses(text: String, target: String, name: String?) throws {
    let address = try #require(WebAddress(text))
    #expect(address.target == target)
    #expect(address.fileName == name)
    #expect(HTTPRequest(address).target == target)
  }

  @Test(arguments: [
    "http://example.org/a", "https://user:word@example.org/", "https://", "ftp://example.org/",
    "file:///etc/passwd", "https://exa mple.org/", "https://example.org/a\nb", "https://-x/",
    "a.csv",
  ])
  func whatIsNoAddress(text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(
    arguments: [
      ("attachment; filename=\"prices of May.csv\"", "prices of May.csv"),
      ("attachment; filename=prices.csv", "prices.csv"),
      ("attachment; filename=\"a.csv\"; filename*=UTF-8''pr%C3%A9.csv", "pré.csv"),
      ("attachment; filename=\"../../etc/passwd\"", "passwd"), ("inline", nil),
      ("attachment; filename=\"C:\\a\\b.csv\"", "b.csv"), ("attachment; filename=..", nil),
      ("attachment; filename*=UTF-8''..%2Fx%5Cy.csv", "y.csv"),
      ("attachment; filename=\"\"", nil),
    ] as [(String, String?)])
  func namesThatAnAnswerGives(field: String, name: String?) {
    let head = "HTTP/1.1 200 OK\r\nContent-Disposition: \(field)\r\n\r\n"
    #expect(ResponseHeaders(Array(head.utf8)).fileName == name)
  }

  /// The request is as it was typed, and holds nothing else.
  @Test func whatIsSent() throws {
    let server = try LoopbackServer { _ in
      LoopbackReply(status: 200, type: "text/csv", text: "a,b\n1,2\n")
    }
    let address = try #require(WebAddress("\(server.base)/a%20b.csv?key=x+y"))
    let answer = try HTTPClient().answer(to: HTTPRequest(address))
    #expect(answer.body == Array("a,b\n1,2\n".utf8))
    #expect(server.requests.map(\.target) == ["/a%20b.csv?key=x+y"])
  }
}
