// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TestSupport

@Suite(.enabled(if: Tool.all("curl"))) struct LoopbackServerTests {
  private func curl(_ arguments: String...) throws -> Tool.Run {
    try #require(Tool("curl")).run(["-q", "-s", "--noproxy", "*", "--max-time", "20"] + arguments)
  }

  @Test func answersByPathAndRecords() throws {
    let server = try LoopbackServer(["/a": LoopbackReply(text: "alpha")])
    #expect(try curl("\(server.base)/a?x=1%202&y=").text == "alpha")
    #expect(try curl("-w", "%{http_code}", "-o", "/dev/null", "\(server.base)/b").text == "404")
    #expect(server.requests.map(\.target) == ["/a?x=1%202&y=", "/b"])
    #expect(server.requests.map(\.query) == [["x": "1 2", "y": ""], [:]])
    #expect(server.requests.first?.header("host") == "127.0.0.1:\(server.port)")
    #expect(server.requests.first?.method == "GET")
  }

  @Test(arguments: [0, 1, 2, 3, 65_535, 65_536, 200_000])
  func sendsEveryDelivery(_ count: Int) throws {
    let body = (0..<count).map { UInt8($0 % 251) }
    let drip = LoopbackReply(body: body, delivery: .drip(bytes: 50_000, every: 0.01))
    let server = try LoopbackServer([
      "/whole": LoopbackReply(body: body), "/gzip": LoopbackReply(body: body).gzipped,
      "/chunked": LoopbackReply(body: body, delivery: .chunked), "/drip": drip,
    ])
    for path in ["/whole", "/drip"] {
      let sent = try curl("\(server.base)\(path)").output
      #expect(firstDifference(sent, body) == nil)
    }
    #expect(try curl("--compressed", "\(server.base)/gzip").output == body)
    if count > 0 { #expect(try curl("\(server.base)/chunked").output == body) }
  }

  @Test func misbehavesAsTold() throws {
    let body = [UInt8](repeating: 65, count: 10)
    let server = try LoopbackServer([
      "/hang": LoopbackReply(body: body, delivery: .hang),
      "/stall": LoopbackReply(body: body, delivery: .stall(after: 4)),
      "/break": LoopbackReply(body: body, delivery: .breakOff(after: 4)),
      "/endless": LoopbackReply(body: body, delivery: .endless),
      "/there": .redirect(to: "/here"), "/here": LoopbackReply(text: "here"),
    ])
    #expect(try curl("--max-time", "0.5", "\(server.base)/hang").status == 28)
    let stalled = try curl("--max-time", "0.5", "\(server.base)/stall")
    #expect(stalled.status == 28)
    #expect(stalled.text == "AAAA")
    let broken = try curl("\(server.base)/break")
    #expect(broken.status == 18)
    #expect(broken.text == "AAAA")
    #expect(try curl("--max-time", "0.5", "-o", "/dev/null", "\(server.base)/endless").status == 28)
    #expect(try curl("-L", "\(server.base)/there").text == "here")
  }

  @Test func endsWhileSomebodyWaits() throws {
    let folder = try TemporaryFolder()
    var server: LoopbackServer? = try LoopbackServer { _ in LoopbackReply(body: [], delivery: .hang)
    }
    let base = try #require(server?.base)
    let process = try #require(Tool("curl")).start(
      ["-q", "-s", "--noproxy", "*", "--max-time", "60", base], output: folder)
    while server?.requests.isEmpty == true { usleep(1000) }
    server = nil
    #expect(try curl("--max-time", "20", base).status == 7)
    kill(process, SIGKILL)
  }
}
