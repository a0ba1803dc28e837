// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import MarketData

/// The client with programs in place of curl.
@Suite(.enabled(if: Tool.all("install"))) struct CurlProcessTests {
  private func install(_ script: String, in folder: TemporaryFolder) throws -> String {
    try folder.putProgram(script, "curl")
    return folder.file("curl")
  }

  @Test func keepsSecretsOutOfTheArguments() throws {
    let folder = try TemporaryFolder()
    let script = """
      #!/bin/sh
      printf '%s\\n' "$@" >'\(folder.path)/arguments'
      cat >'\(folder.path)/input'
      tr '\\0' '\\n' <"/proc/$$/environ" >'\(folder.path)/environment'
      exit 7
      """
    let program = try install(script, in: folder)
    let secret = try #require(Secret("s3cr\"et\\key"))
    let request = HTTPRequest(
      base: "https://example.org", path: "/q", query: [("apikey", secret.text)])
    let error = #expect(throws: HTTPError.self) {
      try HTTPClient(program: program).answer(to: request)
    }
    #expect(error == .cannotConnect(host: "example.org"))
    func text(_ name: String) -> String {
      String(decoding: folder.bytes(name) ?? [], as: UTF8.self)
    }
    #expect(text("arguments") == "-q\n--config\n-\n")
    #expect(text("input").contains(#"url = "https://example.org/q?apikey=s3cr%22et%5Ckey""#))
    #expect(!text("environment").contains("s3cr"))
    #expect(!text("input").contains("noproxy"))
    for line in ["proto = \"=https\"", "proto-redir = \"=https\"", "max-redirs = 5", "silent"] {
      #expect(text("input").contains(line + "\n"))
    }
    let near = HTTPRequest(base: "http://127.0.0.1:1", path: "/")
    #expect(throws: HTTPError.cannotConnect(host: "127.0.0.1")) {
      try HTTPClient(program: program).answer(to: near)
    }
    for line in ["noproxy = \"*\"", "proto = \"=http\"", "proto-redir = \"=http\""] {
      #expect(text("input").contains(line + "\n"))
    }
    #expect(text("input").contains("connect-timeout = \"5.000\"\nmax-time = \"30.000\"\n"))
  }

  @Test func hidesSecrets() throws {
    let secret = try #require(Secret("hush"))
    #expect("\(secret)" == "(secret)")
    #expect(String(reflecting: secret) == "(secret)")
  }

  @Test(arguments: [
    ("while :; do head -c 65536 /dev/zero; done", HTTPError.tooLarge(host: "::", limit: 300_000)),
    ("while :; do yes A: b >&2; done", .tooLarge(host: "::", limit: 300_000)),
    ("exec sleep 1000", .timedOut(host: "::", seconds: 3)),
  ])
  func endsWhatDoesNotKeepToLimits(_ command: String, _ expected: HTTPError) throws {
    let folder = try TemporaryFolder()
    let program = try install(
      "#!/bin/sh\necho $$ >'\(folder.file("number"))'\n\(command)\n", in: folder)
    var limits = HTTPLimits()
    limits.totalSeconds = 60
    limits.unpackedBytes = 300_000
    // Time enough for a busy machine to start the program.
    if case .timedOut(_, let seconds) = expected { limits.totalSeconds = seconds }
    let client = HTTPClient(limits: limits, program: program)
    let error = #expect(throws: HTTPError.self) {
      try client.answer(to: HTTPRequest(base: "https://example.org", path: "/"))
    }
    switch (error, expected) {
    case (.tooLarge("example.org", let limit), .tooLarge(_, let other)): #expect(limit == other)
    case (.timedOut("example.org", let seconds), .timedOut(_, let other)):
      #expect(seconds == other)
    default: Issue.record("\(String(describing: error))")
    }
    // Neither running nor dead and not waited for.
    let text = String(decoding: folder.bytes("number") ?? [], as: UTF8.self)
    let number = try #require(Int32(text.dropLast()))
    #expect(kill(number, 0) == -1)
  }

  @Test func believesNoProgramThatSaysNothing() throws {
    let folder = try TemporaryFolder()
    let client = HTTPClient(program: try install("#!/bin/sh\ntrue\n", in: folder))
    #expect(throws: HTTPError.brokenOff(host: "example.org")) {
      try client.answer(to: HTTPRequest(base: "https://example.org", path: "/"))
    }
  }

  /// A status of curl, whether a redirection was seen, and what it means.
  @Test(arguments: [
    (1, false, HTTPError.malformed(host: "a.b")), (1, true, .badRedirect(host: "a.b")),
    (2, false, .failed(host: "a.b", code: 2)), (3, true, .badRedirect(host: "a.b")),
    (5, false, .cannotResolve(host: "a.b")), (6, false, .cannotResolve(host: "a.b")),
    (3, false, .badAddress("https://a.b")), (8, false, .malformed(host: "a.b")),
    (7, false, .cannotConnect(host: "a.b")), (18, false, .brokenOff(host: "a.b")),
    (28, false, .timedOut(host: "a.b", seconds: 5)),
    (28, true, .timedOut(host: "a.b", seconds: 30)), (35, false, .insecure(host: "a.b")),
    (47, true, .tooManyRedirections(host: "a.b", limit: 5)), (52, false, .brokenOff(host: "a.b")),
    (56, false, .brokenOff(host: "a.b")), (60, false, .insecure(host: "a.b")),
    (61, false, .malformed(host: "a.b")), (63, false, .tooLarge(host: "a.b", limit: 20_000_000)),
    (77, false, .insecure(host: "a.b")), (92, false, .brokenOff(host: "a.b")),
    (97, false, .cannotConnect(host: "a.b")), (137, false, .failed(host: "a.b", code: 137)),
  ])
  func knowsWhatStatusesMean(_ status: Int32, _ isLed: Bool, _ expected: HTTPError) throws {
    let address = try #require(BaseURL(base: "https://a.b"))
    let head = ResponseHeaders(
      Array((isLed ? "HTTP/1.1 302 Found\r\nLocation: /x\r\n\r\n" : "").utf8))
    let error = CurlExit(status, seconds: 5.1).error(
      address: address, head: head, limits: HTTPLimits())
    #expect(error == expected)
  }

  @Test func readsTheLastOfSeveralHeads() {
    let text =
      "HTTP/1.1 200 Connection established\r\nX: y\r\n\r\nHTTP/1.1 301 Moved\r\n"
      + "Content-Type: text/html\r\nRetry-After: 9\r\n\r\nHTTP/2 200 \r\n"
      + "CONTENT-TYPE:  Text/CSV ; charset=x \r\nContent-Encoding: gzip\r\n\r\n\n=received 77\n"
    let head = ResponseHeaders(Array(text.utf8))
    #expect(head.status == 200)
    #expect(head.hasRedirection)
    #expect(head.contentType == "text/csv")
    #expect(head.isPacked)
    #expect(head.received == 77)
    #expect(head.retryAfter(now: 0) == nil)
    let empty = ResponseHeaders([])
    #expect(empty.status == nil)
    #expect(empty.received == nil)
    #expect(!empty.isPacked)
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Sun, 06 Nov 1994 08:49:37 CET", nil), ("Sun, 31 Feb 1994 08:49:37 GMT", nil),
    ("Sun, 06 Nov 1994 24:00:00 GMT", nil), ("1994-11-06", nil), ("", nil),
    ("Sun, 06 Nov 99999999999 08:49:37 GMT", nil),
  ])
  func readsDatesOfHTTP(_ text: String, _ expected: Int64?) {
    #expect(httpDate(text) == expected)
  }
}
