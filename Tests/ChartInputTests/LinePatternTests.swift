// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

/// Patterns in the syntax of PCRE2 that are looked for in lines.
@Suite struct LinePatternTests {
  /// A pattern, a line, and what its groups match; nil if nothing does.
  static let searches: [(String, String, [String?]?)] = [
    ("time=([0-9.]+)", "time=11.5 ms", ["11.5"]), (#"\d+"#, "a 12 b 34", ["12"]),
    ("(?<a>x)|(?<b>y)", "zy", [nil, "y"]), ("x", "abc", nil), ("", "abc", [""]), ("^$", "", [""]),
    (#" (\d+)$"#, "GET / 200", ["200"]), (#"(?i)TIME=(\d+)"#, "time=5", ["5"]),
    // Letters and digits of any script, whole characters, and what stands round about.
    (#"(\w+)="#, "größe=3", ["größe"]), (#"(\d+)"#, "٣٤", ["٣٤"]), ("x(.)y", "xéy", ["é"]),
    (#"(?<=\bms )(\d+)(?= end\b)"#, "in ms 7 end", ["7"]), (#"a\K(\d)"#, "a5", ["5"]),
    (#"(\d)(?#a remark)(\d)?"#, "7", ["7", nil]), (#"(?P<n>\d)(?P=n)"#, "1 22", ["2"]),
    (#"\x{e9}(\d)"#, "é5", ["5"]), (#"(\S+)\h+(\S+)"#, "a\t b", ["a", "b"]),
  ]

  @Test(arguments: searches)
  func findsItsGroups(_ pattern: String, _ line: String, _ expected: [String?]?) throws {
    let bytes = Array(line.utf8)
    let outcome = try LinePattern(pattern).search(bytes)
    guard let expected else {
      #expect(outcome == .nothing)
      return
    }
    guard case .groups(let groups) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(groups.map { $0.map { String(decoding: bytes[$0], as: UTF8.self) } } == expected)
  }

  @Test(arguments: [
    ("x", [""]), ("(x)", [""]), ("(?<a>x)(y)(?<c_1>z)", ["a", "", "c_1"]), ("(?:x)", [""]),
    ("(?'q'x)(?P<r>y)", ["q", "r"]),
  ])
  func knowsTheNamesOfGroups(_ pattern: String, _ names: [String]) throws {
    #expect(try LinePattern(pattern).names == names)
  }

  @Test(arguments: ["(", "[", "(?<a>x)(?<a>y)", "*", #"\C"#, #"\p{Nope}"#, "(?<1>x)", #"a\"#])
  func refusesWhatIsNoPattern(_ pattern: String) {
    #expect(throws: ReadError.badRegex(pattern)) { try LinePattern(pattern) }
  }

  /// A pattern and a line in which it would be looked for until the end of time, or for an hour.
  static let endless: [(String, String)] = [
    ("(a+)+$", String(repeating: "a", count: 41) + "b"),
    ("^(?:(?:x|xx)+)+$", String(repeating: "x", count: 60) + "y"),
    (#"^(\d+\s?)*[xy]$"#, String(repeating: "1", count: 2000) + "z"),
    (#"\w+\w+\w+\w+[-+]"#, String(repeating: "a", count: 4096)),
    (#"\w+\w+[-+]"#, String(repeating: "a", count: 1 << 20)),
    (#"^((?:(?:\(|\))(?1)?)*)[-+]"#, String(repeating: "(", count: 100_000)),
  ]

  @Test(arguments: endless) func breaksOffWhatTakesTooLong(_ pattern: String, _ line: String) throws
  {
    let search = try LinePattern(pattern)
    #expect(search.search(Array(line.utf8)) == .tooManySteps)
    // It is as good as before.
    #expect(search.search(Array("?".utf8)) == .nothing)
  }

  /// Each line ends in time, and so do all of them together.
  @Test func endsAfterManySlowLines() {
    let line = String(repeating: "a", count: 60) + "b\n"
    let text = Array(String(repeating: line, count: 20_000).utf8)
    #expect(throws: ReadError.searchTooSlow(file: "a.log", seconds: 1)) {
      try LineMatches(of: "(a+)+$", in: text[...], file: "a.log", seconds: 1)
    }
  }

  @Test func manyQuickLines() throws {
    let text = Array(String(repeating: "a=1 b=2 time=5 ms\n", count: 50_000).utf8)
    let matches = try LineMatches(of: #"time=(\d+)"#, in: text[...], file: "a.log", seconds: 60)
    #expect(matches.block.rowCount == 50_000)
  }

  /// What people write takes few steps, in long lines too.
  @Test func findsWhatStandsFarBehind() throws {
    let line = Array((String(repeating: "field=1, ", count: 400) + "time=5 ms").utf8)
    #expect(try LinePattern("time=([0-9.]+)").search(line) == .groups([3605..<3606]))
    #expect(try LinePattern(#"^.*time=(\d+)"#).search(line) == .groups([3605..<3606]))
    #expect(try LinePattern(#".*? time=(\d+)"#).search(line) == .groups([3605..<3606]))
  }
}
