// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MarketData

/// The two lists of Nasdaq, read and fetched.
@Suite struct NasdaqFileTests {
  static let header = "Symbol|Security Name|Market Category|Test Issue|Financial Status"
  static let end = "File Creation Time: 1120202617:00|||||"

  private func file(_ lines: String...) throws -> NasdaqFile {
    try NasdaqFile(Array(lines.joined(separator: "\r\n").utf8), .nasdaq)
  }

  @Test func nasdaqHasNamesWithoutTheUsualKindOfShare() throws {
    let file = try NasdaqFile(fixture("nasdaq/nasdaqlisted.txt"), .nasdaq)
    #expect(file.entries.map(\.symbol.text) == ["AAPL", "GOOGL", "ASML", "QQQ", "BIDU"])
    #expect(
      file.entries.map(\.name) == [
        "Apple Inc.", "Alphabet Inc. (Class A)", "ASML Holding N.V. - New York Registry Shares",
        "Invesco QQQ Trust, Series 1", "Baidu, Inc.",
      ])
    #expect(Set(file.entries.map(\.exchange)) == ["Nasdaq"])
    #expect(Set(file.entries.map(\.currency)) == ["USD"])
    #expect(file.testCount == 1 && file.skippedCount == 0)
  }

  @Test func otherExchangesHaveNames() throws {
    let file = try NasdaqFile(fixture("nasdaq/otherlisted.txt"), .other)
    #expect(
      file.entries.map(\.symbol.text)
        == ["AA", "ABR-PD", "BRK.B", "SPY", "AAMC", "BATZ", "IEXX", "AAPL"])
    #expect(
      file.entries.map(\.exchange) == [
        "NYSE", "NYSE", "NYSE", "NYSE Arca", "NYSE American", "Cboe BZX", "IEX", "NYSE",
      ])
    #expect(file.entries[0].name == "Alcoa Corporation")
    #expect(file.entries[2].name == "Berkshire Hathaway Inc. (Class B)")
    #expect(file.testCount == 1 && file.skippedCount == 1)
  }

  @Test func oneLineIsAList() throws {
    let file = try file(Self.header, "A|Agilent Technologies, Inc. Common Stock|Q|N|N", Self.end)
    #expect(file.entries.map(\.name) == ["Agilent Technologies, Inc."])
  }

  @Test func newSharesAreNoPartOfTheName() throws {
    let names = [
      "Unisys Corporation New Common Stock", "Example Inc. (New) - Class A Common Stock",
      "Example Inc. New Class B Common Stock", "New Common Stock", "Fund New",
    ]
    let lines = names.indices.map { "A\($0)|\(names[$0])|Q|N|N" }
    let text = ([Self.header] + lines + [Self.end]).joined(separator: "\n")
    let file = try NasdaqFile(Array(text.utf8), .nasdaq)
    #expect(
      file.entries.map(\.name) == [
        "Unisys Corporation", "Example Inc. (Class A)", "Example Inc. (Class B)", "New", "Fund New",
      ])
  }

  @Test func columnsAreFoundByTheirNames() throws {
    let file = try file(
      "Test Issue|Symbol|Extra|Security Name", "N|A|x|Agilent", "Y|B|x|Test", Self.end)
    #expect(file.entries.map(\.name) == ["Agilent"])
    #expect(file.testCount == 1)
  }

  @Test func everyBeginningOfAListIsRefused() throws {
    let whole = try fixture("nasdaq/nasdaqlisted.txt")
    let last = try #require(whole.dropLast().lastIndex(of: 0x0A))
    for count in 0...last {
      #expect(throws: ProviderError.self) { try NasdaqFile(Array(whole.prefix(count)), .nasdaq) }
    }
    let fault = ProviderFault.malformed(
      .listWithoutTime(list: "nasdaqlisted.txt"))
    #expect(throws: ProviderError(.nasdaq, fault)) {
      try NasdaqFile(Array(whole.prefix(last)), .nasdaq)
    }
  }

  @Test func emptyListsAndOtherColumnsAreRefused() {
    let faults: [([String], ProviderFault)] = [
      ([Self.end], .unexpected(.listEmpty(list: "nasdaqlisted.txt"))),
      ([Self.header, Self.end], .unexpected(.listNamesNothing(list: "nasdaqlisted.txt"))),
      (
        ["Symbol|Name|Test Issue", "A|B|N", Self.end],
        .unexpected(.listWithoutColumn(list: "nasdaqlisted.txt", name: "Security Name"))
      ),
      (
        [Self.header, "A|Agilent", Self.end],
        .malformed(.lineTooShort(line: 2, list: "nasdaqlisted.txt"))
      ),
    ]
    for (lines, fault) in faults {
      #expect(throws: ProviderError(.nasdaq, fault)) {
        try NasdaqFile(Array(lines.joined(separator: "\n").utf8), .nasdaq)
      }
    }
  }

  @Test func bytesThatAreNoUTF8AreLatin1() throws {
    var bytes = Array("\(Self.header)\nA|Soci".utf8)
    bytes.append(0xE9)
    bytes += Array("t|Q|N|N\n\(Self.end)\n".utf8)
    #expect(try NasdaqFile(bytes, .nasdaq).entries.map(\.name) == ["Sociét"])
  }

  // MARK: - Over the network

  private func reply(_ name: String) throws -> LoopbackReply {
    LoopbackReply(type: "text/plain", headers: [], body: try fixture("nasdaq/\(name)"))
  }

  @Test func bothListsBecomeOneAndTheFirstCounts() throws {
    let server = try LoopbackServer([
      "/nasdaqlisted.txt": reply("nasdaqlisted.txt"), "/otherlisted.txt": reply("otherlisted.txt"),
    ])
    let directory = try NasdaqSource.fetch(ProviderFaults.access(server))
    let entries = directory.entries
    #expect(entries.count == 12)
    #expect(directory.testCount == 2 && directory.skippedCount == 1)
    #expect(entries.filter { $0.symbol.text == "AAPL" }.map(\.name) == ["Apple Inc."])
    #expect(server.requests.map(\.path) == ["/nasdaqlisted.txt", "/otherlisted.txt"])
  }

  @Test(arguments: ProviderFaults.replies.indices)
  func oneBadListIsNone(_ index: Int) throws {
    let (name, bad, fault) = ProviderFaults.replies[index]
    for broken in NasdaqFile.Kind.allCases {
      let server = try LoopbackServer([
        "/nasdaqlisted.txt": broken == .nasdaq ? bad : reply("nasdaqlisted.txt"),
        "/otherlisted.txt": broken == .other ? bad : reply("otherlisted.txt"),
      ])
      #expect(throws: ProviderError(.nasdaq, fault), "\(name)") {
        try NasdaqSource.fetch(ProviderFaults.access(server))
      }
    }
  }

  @Test func aListThatDripsIsWholeAndOneThatBreaksOffIsNot() throws {
    var slow = try reply("otherlisted.txt")
    slow.delivery = .drip(bytes: 200, every: 0.01)
    var broken = slow
    broken.delivery = .breakOff(after: 300)
    let first = try reply("nasdaqlisted.txt")
    let good = try LoopbackServer(["/nasdaqlisted.txt": first, "/otherlisted.txt": slow])
    #expect(try NasdaqSource.fetch(ProviderFaults.access(good)).entries.count == 12)
    let bad = try LoopbackServer(["/nasdaqlisted.txt": first, "/otherlisted.txt": broken])
    let error = #expect(throws: ProviderError.self) {
      try NasdaqSource.fetch(ProviderFaults.access(bad))
    }
    #expect(error?.fault == .transport(.brokenOff(host: "127.0.0.1")))
  }
}
