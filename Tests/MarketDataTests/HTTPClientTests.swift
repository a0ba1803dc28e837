// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import MarketData

@Suite(.enabled(if: Tool.all("curl"))) struct HTTPClientTests {
  private func client(_ change: (inout HTTPLimits) -> Void = { _ in }) -> HTTPClient {
    var limits = HTTPLimits()
    limits.usualWait = 0.01
    change(&limits)
    return HTTPClient(limits: limits)
  }

  private func error(
    _ reply: LoopbackReply, _ client: HTTPClient
  ) throws -> (error: HTTPError?, count: Int) {
    let server = try LoopbackServer { _ in reply }
    let request = HTTPRequest(base: server.base, path: "/x")
    let error = #expect(throws: HTTPError.self) { try client.answer(to: request) }
    return (error, server.requests.count)
  }

  @Test(arguments: [0, 1, 2, 3, 100_000])
  func bringsTheBodyWholeAndUnpacked(_ count: Int) throws {
    let body = (0..<count).map { UInt8($0 % 253) }
    let type = "Application/JSON; charset=utf-8"
    let server = try LoopbackServer([
      "/plain": LoopbackReply(type: type, body: body),
      "/packed": LoopbackReply(type: nil, body: body).gzipped,
      "/chunks": LoopbackReply(type: "text/csv", body: body, delivery: .chunked),
    ])
    let plain = try client().answer(to: HTTPRequest(base: server.base, path: "/plain"))
    #expect(plain == HTTPResponse(contentType: "application/json", body: body))
    let packed = try client().answer(to: HTTPRequest(base: server.base + "/", path: "/packed"))
    #expect(packed == HTTPResponse(body: body))
    guard count > 0 else { return }
    let chunks = try client().answer(to: HTTPRequest(base: server.base, path: "/chunks"))
    #expect(chunks == HTTPResponse(contentType: "text/csv", body: body))
  }

  @Test func encodesPathAndQueryAndNamesItself() throws {
    let server = try LoopbackServer { _ in LoopbackReply(text: "x") }
    let request = HTTPRequest(
      base: server.base + "/a/", path: "/v8/^GSPC \"\\\n?#%ü",
      query: [("k", "a&b=c d+\"\\\r\n#ü"), ("events", "div,splits"), ("e", "")],
      agentNote: "me@example.org (\"x\\y\")")
    _ = try client().answer(to: request)
    let sent = try #require(server.requests.first)
    #expect(
      sent.target
        == "/a/v8/%5EGSPC%20%22%5C%0A%3F%23%25%C3%BC"
        + "?k=a%26b%3Dc%20d%2B%22%5C%0D%0A%23%C3%BC&events=div,splits&e=")
    #expect(
      sent.header("user-agent")
        == "audiograph/\(HTTPClient.version) (me@example.org  \"x y\" )")
    #expect(sent.method == "GET")
    _ = try client().answer(to: HTTPRequest(base: server.base, path: "/"))
    #expect(
      server.requests.last?.header("user-agent")
        == "Mozilla/5.0 (compatible; audiograph/\(HTTPClient.version))")
  }

  @Test(arguments: [
    "https://example.org", "https://example.org:8443/a/b", "HTTPS://EXAMPLE.ORG",
    "http://localhost:80", "http://127.0.0.1", "http://127.255.0.3:9/x", "http://[::1]:8080",
  ])
  func allowsSecureAddressesAndTheOwnMachine(_ base: String) {
    #expect(HTTPRequest.isAllowed(base: base))
  }

  @Test(arguments: [
    "", "https", "https://", "http://example.org", "ftp://localhost", "file:///etc/passwd",
    "http://localhost.example.org", "http://127.0.0.1.example.org", "http://127.0.0.1@example.org",
    "https://me:pass@example.org", "https://example.org:0", "https://example.org:99999",
    "https://example.org?x=1", "https://example.org/#a", "https://exa mple.org",
    "https://example.org/a\nurl=b", "https://-x", "https://[::1", "http://[::2]", "http://127.1",
    "http://127.0.0.256", "https://exämple.org", "https:///path", "http://0x7f.0.0.1",
  ])
  func refusesOtherAddresses(_ base: String) {
    #expect(!HTTPRequest.isAllowed(base: base))
    let request = HTTPRequest(base: base, path: "/")
    #expect(throws: HTTPError.badAddress(base)) { try HTTPClient().answer(to: request) }
  }

  @Test(arguments: [502, 503, 504])
  func asksAgainTwice(_ status: Int) throws {
    let server = try LoopbackServer { _ in LoopbackReply(status: status, text: "no") }
    let answer = try client().answer(to: HTTPRequest(base: server.base, path: "/"))
    #expect(
      answer == HTTPResponse(status: status, contentType: "text/plain", body: Array("no".utf8)))
    #expect(server.requests.count == 3)
  }

  @Test(arguments: [200, 204, 301, 400, 401, 403, 404, 429, 500, 501])
  func handsOnOtherStatusesAtOnce(_ status: Int) throws {
    let server = try LoopbackServer { _ in LoopbackReply(status: status, text: "") }
    let answer = try client().answer(to: HTTPRequest(base: server.base, path: "/"))
    #expect(answer.status == status)
    #expect(server.requests.count == 1)
  }

  @Test func waitsAsLongAsTheAnswerAsks() throws {
    func answer(_ value: String) throws -> (HTTPResponse, Int) {
      let server = try LoopbackServer { _ in
        LoopbackReply(status: 503, headers: [("Retry-After", value)], text: "")
      }
      let request = HTTPRequest(base: server.base, path: "/")
      return (try client { $0.usualWait = 600 }.answer(to: request), server.requests.count)
    }
    let now = try answer("0")
    #expect(now.0.retryAfter == 0)
    #expect(now.1 == 3)
    let past = try answer("Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(past.0.retryAfter == 0)
    #expect(past.1 == 3)
    let late = try answer("31")
    #expect(late.0.retryAfter == 31)
    #expect(late.1 == 1)
    let never = try answer("Fri, 31 Dec 9999 23:59:59 GMT")
    #expect((never.0.retryAfter ?? 0) > 1_000_000)
    #expect(never.1 == 1)
    let unclear = try answer("soon")
    #expect(unclear.0.retryAfter == nil)
    #expect(unclear.1 == 1)
  }

  @Test func recoversAfterAFailure() throws {
    let count = Counter()
    let server = try LoopbackServer { _ in
      count.next() < 2 ? LoopbackReply(status: 503, text: "") : LoopbackReply(text: "good")
    }
    let answer = try client().answer(to: HTTPRequest(base: server.base, path: "/"))
    #expect(String(decoding: answer.body, as: UTF8.self) == "good")
  }

  @Test func endsWhatTakesTooLong() throws {
    let body = [UInt8](repeating: 65, count: 100)
    let deliveries: [LoopbackReply.Delivery] = [
      .hang, .stall(after: 3), .drip(bytes: 1, every: 1),
    ]
    for delivery in deliveries {
      var (count, seconds) = (0, 0.7)
      // A machine that is busy may not even have asked by then.
      while count == 0, seconds < 60 {
        let client = client { $0.totalSeconds = seconds }
        let result = try error(LoopbackReply(body: body, delivery: delivery), client)
        #expect(result.error == .timedOut(host: "127.0.0.1", seconds: seconds))
        count = result.count
        seconds *= 2
      }
      #expect(count == 1)
    }
  }

  @Test func endsWhereNobodyWaitsAnyLonger() throws {
    let server = try LoopbackServer { _ in LoopbackReply(text: "", delivery: .hang) }
    var client = client { $0.totalSeconds = 300 }
    let start = ContinuousClock.now
    client.isEnded = { !server.requests.isEmpty }
    #expect(throws: HTTPError.ended(host: "127.0.0.1")) {
      try client.answer(to: HTTPRequest(base: server.base, path: "/"))
    }
    #expect(start.duration(to: .now) < .seconds(200))
    // Nobody is asked again while nobody waits.
    let busy = try LoopbackServer { _ in
      LoopbackReply(status: 503, headers: [("Retry-After", "250")], text: "")
    }
    client.limits.longestWait = 300
    client.isEnded = { !busy.requests.isEmpty }
    let answer = try? client.answer(to: HTTPRequest(base: busy.base, path: "/"))
    #expect(answer.map { $0.status == 503 } ?? true)
    #expect(busy.requests.count == 1)
    #expect(start.duration(to: .now) < .seconds(200))
  }

  @Test func endsWhatIsTooLarge() throws {
    let client = client {
      $0.receivedBytes = 100_000
      $0.unpackedBytes = 300_000
    }
    let large = LoopbackReply(body: [UInt8](repeating: 65, count: 100_001))
    let limit = HTTPError.tooLarge(host: "127.0.0.1", limit: 100_000)
    #expect(try error(large, client).error == limit)
    var endless = large
    endless.delivery = .endless
    #expect(try error(endless, client).error == limit)
    var chunked = large
    chunked.delivery = .chunked
    #expect(try error(chunked, client).error == limit)
    var packed = large.gzipped
    packed.delivery = .chunked
    #expect(try error(packed, client).error == limit)
  }

  @Test(.enabled(if: Tool.all("gzip"))) func endsWhatUnpacksTooLarge() throws {
    let folder = try TemporaryFolder()
    try folder.put([UInt8](repeating: 65, count: 5_000_000), "bomb")
    let packed = try #require(Tool("gzip")).run(["-c", folder.file("bomb")]).output
    #expect(packed.count < 20_000)
    let bomb = LoopbackReply(headers: [("Content-Encoding", "gzip")], body: packed)
    let client = client {
      $0.receivedBytes = 100_000
      $0.unpackedBytes = 300_000
    }
    #expect(
      try error(bomb, client).error == .tooLarge(host: "127.0.0.1", limit: 300_000))
    let server = try LoopbackServer { _ in bomb }
    let wide = self.client { $0.receivedBytes = 100_000 }
    let answer = try wide.answer(to: HTTPRequest(base: server.base, path: "/"))
    #expect(answer.body.count == 5_000_000)
  }

  @Test func tellsBrokenConnectionsAndRedirections() throws {
    let host = "127.0.0.1"
    let body = [UInt8](repeating: 65, count: 100)
    #expect(
      try error(LoopbackReply(body: body, delivery: .breakOff(after: 40)), client()).error
        == .brokenOff(host: host))
    for address in ["https://127.0.0.1:9/", "ftp://127.0.0.1/", "file:///etc/passwd"] {
      #expect(try error(.redirect(to: address), client()).error == .badRedirect(host: host))
    }
    let again = try error(.redirect(to: "/again"), client())
    #expect(again.error == .tooManyRedirections(host: host, limit: 5) && again.count == 6)
  }

  /// What a server sends that speaks no HTTP is its fault, and not that of the address.
  static let garbage: [[UInt8]] = [
    Array("hello world\r\n\r\n".utf8), Array((0...255).map(UInt8.init)),
    Array("HTTP/1.1 abc OK\r\nContent-Length: 2\r\n\r\n{}".utf8),
    Array("HTTP/1.1 99999 OK\r\nContent-Length: 2\r\n\r\n{}".utf8),
    Array("HTTP/9.7 200 OK\r\nContent-Length: 2\r\n\r\n{}".utf8),
    Array("HTTP/1.1 200 OK\r\nX: a\0b\r\nContent-Length: 2\r\n\r\n{}".utf8),
    Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nabcde".utf8),
    [0x15, 3, 1, 0, 2, 2, 0x28],
  ]

  @Test(arguments: garbage) func tellsWhatIsNoHTTP(_ bytes: [UInt8]) throws {
    let reply = LoopbackReply(body: bytes, delivery: .raw)
    #expect(try error(reply, client()).error == .malformed(host: "127.0.0.1"))
  }

  /// Keys stand in addresses, and nothing is encrypted on the way.
  @Test func theOwnMachineLeadsNowhereElse() throws {
    let other = try LoopbackServer { _ in LoopbackReply(text: "other") }
    for address in [
      "http://example.org/", "http://192.0.2.1/", "http://127.0.0.1@example.org/",
      "http://127.0.0.1.example.org/", "http://[::2]/", "//", "//x?b=c", "http:a", "localhost:1/a",
      // Another port belongs to another program.
      "\(other.base)/a?b=c#d", "http://localhost:\(other.port)/a", "//127.0.0.1:\(other.port)/a",
      "http://127.0.0.1/a",
    ] {
      let told = try error(.redirect(to: address), client()).error
      #expect(told == .badRedirect(host: "127.0.0.1"), "\(address)")
    }
    #expect(other.requests.isEmpty)
  }

  /// Paths are told from where the answer came, and names of this machine are one.
  @Test(arguments: [
    ("b.csv", "/x/b.csv"), ("./c/../b.csv?n=1#d", "/x/b.csv?n=1"), ("../b", "/b"),
    ("?n=2", "/x/a?n=2"),
    ("/b?c=http://x", "/b?c=http://x"), ("b c", "/x/b%20c"), ("//127.0.0.1:PORT/b", "/b"),
    ("http://localhost:PORT/a?b=c#d", "/a?b=c"), ("http://127.0.0.1:PORT", "/"),
  ])
  func theOwnMachineLeadsTo(_ location: String, _ target: String) throws {
    let server = try LoopbackServer { request in
      guard request.target == "/x/a?n=1" else { return LoopbackReply(text: "there") }
      let port = request.header("host")?.split(separator: ":").last.map(String.init) ?? ""
      return .redirect(to: location.replacingOccurrences(of: "PORT", with: port))
    }
    let request = HTTPRequest(base: server.base, path: "/x/a", query: [("n", "1")])
    let answer = try client().answer(to: request)
    #expect(String(decoding: answer.body, as: UTF8.self) == "there")
    #expect(server.requests.map(\.target) == ["/x/a?n=1", target])
  }

  @Test func followsAFewRedirections() throws {
    let server = try LoopbackServer { request in
      let step = request.path.utf8.count
      return step < 6 ? .redirect(to: request.path + "x") : LoopbackReply(text: "end")
    }
    let answer = try client().answer(to: HTTPRequest(base: server.base, path: "/"))
    #expect(answer == HTTPResponse(contentType: "text/plain", body: Array("end".utf8)))
    #expect(server.requests.count == 6)
  }

  @Test func tellsWhoIsNotThere() throws {
    var server: LoopbackServer? = try LoopbackServer([:])
    let base = try #require(server?.base)
    server = nil
    let gone = HTTPRequest(base: base, path: "/")
    #expect(throws: HTTPError.cannotConnect(host: "127.0.0.1")) { try client().answer(to: gone) }
    let nowhere = HTTPRequest(base: "https://nowhere.invalid", path: "/")
    let error = #expect(throws: HTTPError.self) { try client().answer(to: nowhere) }
    // A proxy of the machine would be asked for the name.
    if !ProcessInfo.processInfo.environment.keys.contains(where: {
      $0.lowercased() == "https_proxy"
    }) {
      #expect(error == .cannotResolve(host: "nowhere.invalid"))
    }
    let missing = HTTPClient(program: "audiograph-no-such-curl")
    #expect(throws: HTTPError.programMissing("audiograph-no-such-curl")) {
      try missing.answer(to: gone)
    }
    let folder = try TemporaryFolder()
    try folder.put([65], "curl")
    #expect(throws: HTTPError.cannotStart(code: EACCES)) {
      try HTTPClient(program: folder.file("curl")).answer(to: gone)
    }
  }

  @Test func tellsAnInsecureServer() throws {
    let server = try LoopbackServer { _ in LoopbackReply(text: "x") }
    let request = HTTPRequest(base: "https://127.0.0.1:\(server.port)", path: "/")
    let error = #expect(throws: HTTPError.self) {
      try client { $0.totalSeconds = 20 }.answer(to: request)
    }
    #expect(error == .insecure(host: "127.0.0.1"))
  }

  @Test func answersManyThreadsAtOnce() throws {
    let server = try LoopbackServer { LoopbackReply(text: $0.path, delay: 0.05) }
    let right = Counter()
    DispatchQueue.concurrentPerform(iterations: 24) { index in
      let request = HTTPRequest(base: server.base, path: "/\(index)")
      guard let answer = try? client().answer(to: request) else { return }
      if String(decoding: answer.body, as: UTF8.self) == "/\(index)" { _ = right.next() }
    }
    #expect(right.next() == 24)
    #expect(server.requests.count == 24)
  }

  @Test func leavesNoDescriptorAndNoProcess() throws {
    let server = try LoopbackServer { _ in LoopbackReply(text: "x") }
    let request = HTTPRequest(base: server.base, path: "/")
    for _ in 0..<60 { _ = try client().answer(to: request) }
    // Other tests use descriptors meanwhile; sixty leaks of three would not hide among them.
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    #expect(open < 150)
  }
}

/// Counts calls from several threads.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
