// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import AudiographCLI

/// The command of `--through`: its words, and the name of a file among them.
@Suite struct ThroughCommandTests {
  @Test(
    arguments: [
      ("to-csv", "a.dta", ["to-csv", "a.dta"]), ("to-csv -x", "-a", ["to-csv", "-x", "./-a"]),
      ("to-csv {} -o -", "a b.dta", ["to-csv", "a b.dta", "-o", "-"]),
      ("to-csv '{}' \"x y\" a\\ b", "it's", ["to-csv", "it's", "x y", "a b"]),
      (
        "duckdb -csv -c \"FROM '{}'\"", "a b.parquet",
        ["duckdb", "-csv", "-c", "FROM 'a b.parquet'"]
      ),
      ("a '' ''", "f", ["a", "", "", "f"]), ("{} a", "f", ["{}", "a", "f"]),
      ("a {}{}", "f", ["a", "ff"]), ("a $HOME `b` ; c", "f", ["a", "$HOME", "`b`", ";", "c", "f"]),
    ])
  func words(command: String, path: String, words: [String]) throws {
    #expect(try ThroughCommand(command)?.words(for: path) == words)
  }

  @Test(arguments: ["", "  ", "a 'b", "a \"b", "''"])
  func whatIsNoCommand(text: String) {
    #expect(ThroughCommand(text) == nil)
  }

  /// Within a word, a name might mean more than a name.
  @Test(arguments: ["a'; COPY b", "a\"b", "a;b", "a\nb", "$(a)"])
  func namesThatMeanSomething(path: String) throws {
    let command = try #require(ThroughCommand("duckdb -c \"FROM '{}'\""))
    #expect(throws: ThroughError.oddName(file: path)) { try command.words(for: path) }
    #expect(try ThroughCommand("cat")?.words(for: path) == ["cat", path])
  }

  @Test func whatAProgramPrints() throws {
    #expect(try ThroughCommand("printf %s")?.table(of: "a,b") == Array("a,b".utf8))
    #expect(throws: ThroughError.missing(program: "audiograph-no-such-program")) {
      try ThroughCommand("audiograph-no-such-program")?.table(of: "a")
    }
    #expect(throws: ThroughError.failed(program: "sh", file: "a", status: 3)) {
      try ThroughCommand("sh -c 'exit 3'")?.table(of: "a")
    }
  }

  /// What a program has started and not waited for is not waited for here either, be it in a session of
  /// its own.
  @Test(arguments: ["sleep 600", "setsid sleep 600"])
  func whatIsLeftBehind(program: String) throws {
    let command = try #require(ThroughCommand("sh -c 'printf a,b; \(program) & exit 0'"))
    let start = ContinuousClock.now
    #expect(try command.table(of: "a") == Array("a,b".utf8))
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test func aProgramWithoutEnd() throws {
    #expect(throws: ThroughError.tooLarge(program: "yes", limit: 64 << 20)) {
      try ThroughCommand("yes")?.table(of: "a")
    }
  }

  /// Whoever writes nothing for so long is ended, with what it has started, be it at the beginning, in
  /// between, or once it has closed its output.
  @Test(arguments: ["", "printf a,b;", "printf a,b; exec >&-;"])
  func aProgramThatFallsSilent(beginning: String) throws {
    let folder = try TemporaryFolder()
    let script = "\(beginning) sleep 600 & echo $! >\(folder.file("pid")); wait"
    let command = try #require(ThroughCommand("sh -c '\(script)'"))
    #expect(throws: ThroughError.failed(program: "sh", file: "a", status: 128 + SIGKILL)) {
      try command.table(of: "a", patience: 1)
    }
    let text = String(decoding: folder.bytes("pid") ?? [], as: UTF8.self)
    let process = try #require(Int32(text.dropLast()))
    #expect(waited { kill(process, 0) != 0 })
    #expect(ThroughCommand.usualPatience == 120)
  }

  /// It may write 32 times as much as the file holds.
  @Test func asMuchAsTheFileAllows() throws {
    let folder = try TemporaryFolder()
    try folder.put([], "a")
    let limit = 96 << 20
    #expect(truncate(folder.file("a"), 3 << 20) == 0)
    for (count, isAllowed) in [(limit, true), (limit + 1, false)] {
      let command = try #require(ThroughCommand("sh -c 'head -c \(count) /dev/zero'"))
      if isAllowed {
        #expect(try command.table(of: folder.file("a")).count == count)
      } else {
        #expect(throws: ThroughError.tooLarge(program: "sh", limit: limit)) {
          try command.table(of: folder.file("a"))
        }
      }
    }
  }

  /// Neither this nor what alerts run is a setting: a file of settings starts no program by them.
  @Test func isNoSetting() {
    for option in [OptionName.through, .exec] {
      #expect(!SettingKey.options.contains { $0.name == option })
      #expect(SettingKey(name: option.rawValue) == nil)
      #expect(SettingKey(name: "AAPL.\(option.rawValue)") == nil)
    }
  }
}
