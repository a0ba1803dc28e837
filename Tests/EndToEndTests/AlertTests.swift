// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Alerts that are kept for symbols, and followed by `watch`.
@Suite struct AlertTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = Program(folder: folder.path, environment: ["XDG_DATA_HOME": folder.path])
  }

  @Test func alertsAreAddedListedAndRemoved() throws {
    let empty = try program.run(["alert"])
    #expect(empty.lines == [])
    #expect(empty.message == "No alerts are kept.\n")
    let added = try program.run(
      ["alert", "add", "aapl", "--above", "200", "--below", "150", "--change", "2%"])
    let all = ["AAPL --above 200", "AAPL --below 150", "AAPL --change 2% --within 10m"]
    #expect(added.lines == all)
    #expect(try program.run(["alert", "add", "AAPL", "--above", "200"]).lines == all)
    #expect(try program.run(["alert", "add", "AAPL", "--above", "200.0"]).lines == all)
    #expect(
      try program.run(["alert", "add", "MSFT", "--new-high", "1y"]).lines == ["MSFT --new-high 1Y"])
    #expect(try program.run(["alert", "list"]).lines == all + ["MSFT --new-high 1Y"])
    #expect(try program.run(["alert", "list", "MSFT"]).lines == ["MSFT --new-high 1Y"])
    #expect(
      try program.run(["alert", "remove", "AAPL", "--below", "150"]).lines == [all[0], all[2]])
    let again = try program.run(["alert", "remove", "AAPL", "--below", "150"])
    #expect(again.status == 3)
    #expect(again.message.hasPrefix("audiograph: No such alert is kept for AAPL."))
    let none = try program.run(["alert", "remove", "AAPL"])
    #expect(none.lines == [])
    #expect(none.message == "The alerts of AAPL are removed.\n")
    #expect(try program.run(["alert"]).lines == ["MSFT --new-high 1Y"])
  }

  static let refusals: [([String], Int32)] = [
    (["alert", "add"], 2), (["alert", "add", "AAPL"], 2), (["alert", "remove"], 2),
    (["alert", "adds", "AAPL"], 2), (["alert", "add", "AAPL", "--above", "x"], 2),
    (["alert", "add", "AAPL", "--new-high", "x"], 2), (["alert", "add", "a b", "--above", "1"], 3),
    (["alert", "add", "AAPL", "MSFT", "--above", "1"], 2),
  ]

  @Test(arguments: refusals)
  func whatCannotBeKeptIsRefused(_ arguments: [String], _ status: Int32) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == status, "\(outcome.message)")
    #expect(outcome.lines == [])
  }

  @Test func aFileWithSomethingElseIsSaidAndStays() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("audiograph"), withIntermediateDirectories: true)
    for text in ["[]", "{\"AAPL\": 3}", "{\"AAPL\": [1]}", "{"] {
      try folder.put(Array(text.utf8), "audiograph/alerts.json")
      for arguments in [["alert"], ["alert", "add", "AAPL", "--above", "1"], ["watch"]] {
        let outcome = try program.run(arguments)
        #expect(outcome.status == 3, "\(text): \(outcome.message)")
      }
      #expect(folder.bytes("audiograph/alerts.json") == Array(text.utf8))
    }
  }

  @Test func watchFollowsThem() throws {
    let market = try WatchTests.market([.price(100), .price(100), .price(210)])
    var program = market.program
    program.environment["XDG_DATA_HOME"] = folder.path
    let none = try program.run(["watch"])
    #expect(none.status == 2)
    // Before it, at some hours, stands how old the price is.
    let once = try program.run(["watch", "AAPL", "--once"] + WatchTests.quick)
    #expect(once.message.contains("audiograph: --once has no effect without an alert."))
    _ = try program.run(["alert", "add", "AAPL", "--above", "200"])
    let outcome = try program.run(["watch", "-q", "--once"] + WatchTests.quick)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(
      outcome.lines == ["Alert: AAPL is above 200.00 US dollars, at 210.00 US dollars."])
  }
}
