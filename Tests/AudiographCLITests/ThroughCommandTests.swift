// SPDX-License-Identifier: MIT

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
  @Test(.timeLimit(.minutes(1)), arguments: ["sleep 600", "setsid sleep 600"])
  func whatIsLeftBehind(program: String) throws {
    let command = try #require(ThroughCommand("sh -c 'printf a,b; \(program) & exit 0'"))
    #expect(try command.table(of: "a") == Array("a,b".utf8))
  }

  @Test func aProgramWithoutEnd() throws {
    #expect(throws: ThroughError.tooLarge(program: "yes", limit: 64 << 20)) {
      try ThroughCommand("yes")?.table(of: "a")
    }
  }
}
