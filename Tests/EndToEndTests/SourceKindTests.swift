// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Sources that are no text: addresses, and what other programs make tables of.
@Suite struct SourceKindTests {
  private static let table = "day,sold\n2024-01-01,4\n2024-01-02,7\n2024-01-03,5\n"

  private func fixture(_ reply: LoopbackReply) throws -> MarketFixture {
    try MarketFixture { request in
      switch request.path {
      case "/sold.csv": reply
      case "/moved.csv": .redirect(to: "/sold.csv")
      case "/round.csv": .redirect(to: "/round.csv")
      default: LoopbackReply(status: 404, text: "nothing")
      }
    }
  }

  private func answer(
    _ reply: LoopbackReply, path: String = "/sold.csv?key=1", _ options: [String] = []
  ) throws -> Program.Outcome {
    let fixture = try fixture(reply)
    return try fixture.program.run(
      ["value", fixture.server.base + path, "highest"] + options)
  }

  private let whole = LoopbackReply(type: "text/csv", text: table)

  @Test func whatAnAddressLeadsTo() throws {
    let fixture = try fixture(whole)
    let address = "\(fixture.server.base)/sold.csv?key=1"
    let outcome = try fixture.program.run(["describe", address, "-q"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.text.hasPrefix("sold, "))
    #expect(fixture.server.requests.map(\.target) == ["/sold.csv?key=1"])
    #expect(fixture.server.requests.map(\.method) == ["GET"])
  }

  /// Packed on the way, packed by itself, in pieces, after a redirection, or under another name.
  @Test func answersOfAllKinds() throws {
    let named = LoopbackReply(
      type: "application/octet-stream",
      headers: [("Content-Disposition", "attachment; filename=\"shop.csv\"")], text: Self.table)
    let chunked = LoopbackReply(type: "text/csv", text: Self.table, delivery: .chunked)
    for reply in [whole, named, chunked] {
      for path in ["/sold.csv", "/moved.csv"] {
        let outcome = try answer(reply, path: path)
        #expect(outcome.text == "7 on 2 January 2024.\n", "\(outcome.message)")
      }
    }
  }

  @Test func addressesThatAreRefused() throws {
    #expect(try answer(LoopbackReply(status: 500, text: "broken")).status == 4)
    #expect(try answer(whole, path: "/other.csv").status == 4)
    #expect(try answer(whole, path: "/round.csv").status == 4)
    let broken = LoopbackReply(type: "text/csv", text: Self.table, delivery: .breakOff(after: 20))
    #expect(try answer(broken).status == 4)
    let program = Program()
    #expect(try program.run(["describe", "http://example.org/a.csv"]).status == 2)
    #expect(try program.run(["describe", "https://user:word@example.org/a.csv"]).status == 2)
  }

  @Test func withoutTheNetwork() throws {
    let fixture = try fixture(whole)
    let address = "\(fixture.server.base)/sold.csv"
    let outcome = try fixture.program.run(["describe", address, "--offline"])
    #expect(outcome.status == 4)
    #expect(fixture.server.requests.isEmpty)
  }

  /// A manifest may come from somebody else.
  @Test func addressesInAManifest() throws {
    let fixture = try fixture(whole)
    let manifest = "source,output\n\(fixture.server.base)/sold.csv,out.txt\n"
    try fixture.folder.put(Array(manifest.utf8), "m.csv")
    let refused = try fixture.program.run(["batch", "m.csv"])
    #expect(refused.status != 0)
    #expect(fixture.server.requests.isEmpty)
    let allowed = try fixture.program.run(["batch", "m.csv", "--allow-addresses"])
    #expect(allowed.status == 0, "\(allowed.message)")
    #expect(fixture.server.requests.count == 1)
    try fixture.folder.put(Array("source,output,through\nm.csv,out.txt,cat\n".utf8), "t.csv")
    #expect(try fixture.program.run(["batch", "t.csv"]).status != 0)
  }

  @Test func whatAProgramMakesOfAFile() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("PAR1\u{15}\u{4}day;4\n2024-01-01;7\n".utf8), "sold.csv")
    let program = Program(folder: folder.path)
    let refused = try program.run(["describe", "sold.csv"])
    #expect(refused.status == 3)
    #expect(refused.message.contains("Parquet"))
    let outcome = try program.run([
      "value", "sold.csv", "last", "--through", "printf 'n,v\\n1,5\\n2,6\\n'",
    ])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.text.hasPrefix("6 "))
  }
}
