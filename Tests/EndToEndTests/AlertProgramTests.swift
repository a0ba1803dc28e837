// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The program that `--exec` starts for alerts.
@Suite struct AlertProgramTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
  }

  private static let follow = ["play", "-", "--follow", "--above", "5", "-q"]

  private var log: [String] {
    String(decoding: folder.bytes("log") ?? [], as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }

  /// Sixty alerts at once start four programs; sixteen more wait, and the last of them stands for all
  /// that came after.
  @Test func aBurstOfAlertsIsJoined() throws {
    let script = #"echo "$1 $2" >> log; while [ ! -e go ]; do sleep 0.05; done"#
    let numbers = (1...60).map { "1\n\($0 + 5)\n" }.joined()
    let running = try program.start(
      Self.follow + ["--exec", "sh", "-c", script, "sh", "{value}", "{count}"], input: numbers)
    #expect(
      running.wait { running.output.count { $0 == UInt8(ascii: "\n") } == 60 && log.count >= 4 })
    #expect(log.sorted() == ["6 1", "7 1", "8 1", "9 1"])
    try folder.put([], "go")
    #expect(running.wait().status == 0)
    waited { log.count >= 20 }
    #expect(Set(log) == Set((6...24).map { "\($0) 1" } + ["65 41"]))
    #expect(log.count == 20)
  }

  /// What is handed over holds nothing that steers a terminal.
  @Test func namesHaveNoControlCharacters() throws {
    let running = try program.start(
      [
        "play", "-", "--follow", "--above", "-3", "--once", "-q", "--title",
        "a\u{1B}[31m\tb\u{202E}\nc",
      ]
        + ["--exec", "printf", "%s|", "--", "{symbol}", "{value}"], input: "-5\n-2\n")
    #expect(running.wait().status == 0)
    // It may go on when we have ended.
    #expect(
      waited { String(decoding: running.output, as: UTF8.self).hasSuffix("a[31m b c|-2|") })
  }

  /// A name that a program would take for an option is refused before anything is followed.
  @Test func aNameIsNeverAnOption() throws {
    let refusal =
      "audiograph: A program would take '-rf' for an option, so --exec cannot pass it on."
      + " Leave {symbol} out of the command.\n"
    for title in ["-rf", "\u{1B}-rf", "\u{200E}-rf"] {
      let arguments = Self.follow + ["--title=\(title)", "--exec", "touch"]
      let refused = try program.run(arguments + ["{symbol}"], input: "1\n6\n")
      #expect(refused.status == 2)
      #expect(refused.lines == [])
      #expect(refused.message == refusal)
      let fine = try program.run(arguments + ["{value}"], input: "1\n6\n")
      #expect(fine.status == 0)
      #expect(waited { folder.bytes("6") != nil })
      unlink(folder.file("6"))
    }
    let recording =
      "time,symbol,value,unit,kind\n2026-01-05T10:00:00.000+01:00,-rf,1,,measurement\n"
      + "2026-01-05T10:00:01.000+01:00,-rf,6,,measurement\n"
    try folder.put(Array(recording.utf8), "r.csv")
    let replay = ["watch", "--replay", "r.csv", "--speed", "1000", "--above", "5"]
    let refused = try program.run(replay + ["--exec", "touch", "a{symbol}"])
    #expect(refused.status == 2)
    #expect(refused.message == refusal)
    #expect(try program.run(replay + ["--exec", "true"]).status == 0)
  }
}
