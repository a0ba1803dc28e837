// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Numbers that are heard as they come on standard input.
@Suite struct FollowTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
  }

  @Test func aStreamThatEndsIsDescribedAsAChart() throws {
    let outcome = try program.run(["play", "-", "--follow", "--unit", "m"], input: "1\n2\n3\n4.5")
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "1 m.")
    #expect(outcome.lines.last?.hasPrefix("Standard input in m, 1 at point 1, 2 at point") == true)
    #expect(outcome.message == "")
  }

  @Test func numbersAreTypedAtATerminal() throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["play", "-", "--follow", "--threshold", "0"])
    var expected = "Type numbers, one per line; Ctrl-D ends.\n"
    #expect(terminal.text(endingWith: expected) == expected)
    for (typed, line) in [("20\n", "20.\n"), ("21\n", "21, up 5.0 percent.\n")] {
      terminal.type(typed)
      expected += typed + line
      #expect(terminal.text(endingWith: expected) == expected)
    }
    terminal.type("\u{04}")
    #expect(process.wait() == 0)
    #expect(terminal.text().contains("Standard input, 20 at point 1 and 21 at point 2"))
  }

  @Test func aPatternFindsTheNumbersInLines() throws {
    let lines = """
      PING example.org (192.0.2.1) 56(84) bytes of data.
      64 bytes from 192.0.2.1: icmp_seq=1 ttl=60 time=10.5 ms
      64 bytes from 192.0.2.1: icmp_seq=2 ttl=60 time=31.0 ms

      """
    let outcome = try program.run(
      [
        "play", "-", "--follow", "--regex", "time=([0-9.]+)", "--threshold", "50%", "--above", "30",
      ],
      input: lines)
    #expect(outcome.status == 0)
    #expect(
      Array(outcome.lines.prefix(3)) == [
        "10.5.", "Alert: The value is above 30, at 31, up 195 percent.",
        "The pitches now stand for 9 to 42.",
      ])
    #expect(outcome.message == "warning: 1 line had no number.\n")
  }

  /// A line in which `(a+)+$` would be looked for until the end of time.
  static let slowLine = String(repeating: "a", count: 41) + "b\n"
  static let slowPattern = "^(?:(a+)+$|v=(\\d+)$)"

  /// Whoever writes a line of a log keeps no alert from anybody.
  @Test func aLineThatIsSlowToSearchIsNamedAndSkipped() throws {
    let arguments = ["play", "-", "--follow", "--above", "5", "--regex", Self.slowPattern]
    let lines = "v=1\r\n\(Self.slowLine)other\nv=6\n\(Self.slowLine)\(Self.slowLine)"
    let outcome = try program.run(arguments, input: lines)
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.prefix(3) == [
        "1.", "Alert: The value is above 5, at 6.", "The pitches now stand for 0 to 9.",
      ])
    #expect(
      outcome.message
        == "warning: Line 2 was skipped, because the search for the pattern took too long.\n"
        + "warning: 1 line had no number.\n"
        + "warning: The search for the pattern took too long in 3 lines, which were skipped.\n")
    let nothing = try program.run(arguments, input: Self.slowLine)
    #expect(nothing.status == 3)
    #expect(
      nothing.message.hasSuffix(
        "audiograph: Standard input had 1 line and no number. Give one number per line, or a"
          + " pattern that finds it: --regex 'time=([0-9.]+)'.\n"))
  }

  /// The first signal is heard while lines are searched that would take half an hour.
  @Test func aSignalIsHeardWhileLinesAreSearched() throws {
    let running = try program.start(
      ["play", "-", "--follow", "--regex", Self.slowPattern],
      input: String(repeating: Self.slowLine, count: 1_000_000))
    #expect(running.wait { running.message.contains("Line 1 was skipped") })
    running.signal(SIGTERM)
    let hasEnded = waited { !running.isRunning }
    #expect(hasEnded)
    if !hasEnded { running.signal(SIGKILL) }
    #expect(running.wait().status == 130)
  }

  /// What the words at the end could not hold is refused before the first value, not after hours.
  @Test func wordsForWhichThereIsNoRoomAreRefusedAtOnce() throws {
    for follow in [["--follow"], ["--follow", "--record", "r.csv"]] {
      let outcome = try program.run(["play", "-", "--max-length", "1"] + follow, input: "1\n2\n")
      #expect(outcome.status == 2)
      #expect(outcome.lines == [])
      #expect(
        outcome.message.hasPrefix(
          "audiograph: No sentence about the chart fits in --max-length 1. Use --max-length "))
    }
    #expect(folder.bytes("r.csv") == nil)
    // What came is longer than a single value: it was followed all the same.
    let long = try program.run(
      ["play", "-", "--follow", "--max-length", "32"], input: "123\n234\n345\n")
    #expect(long.status == 0)
    #expect(long.lines == ["123."])
    #expect(
      long.message == "warning: No sentence about the chart fits in --max-length 32.\n")
  }

  static let refusals: [([String], String, Int32, String)] = [
    ([], "", 3, "audiograph: Nothing came on standard input."),
    ([], "x\ny\n", 3, "audiograph: Standard input had 2 lines and no number."),
    (["--regex", "("], "1\n", 2, "audiograph: "),
    (["--threshold", "x"], "1\n", 2, "audiograph: Invalid value 'x' for --threshold:"),
    (["--every", "1w"], "1\n", 2, "audiograph: Invalid value '1w' for --every:"),
    (["--once"], "1\n", 2, "audiograph: --once has no effect without an alert."),
    (["--exec", "true"], "1\n", 2, "audiograph: --exec has no effect without an alert."),
    (["--exec"], "1\n", 2, "audiograph: The option --exec needs a value."),
    (["--within", "1m"], "1\n", 2, "audiograph: --within has no effect without --change."),
    (["--record", "/nowhere/x"], "1\n", 6, "audiograph: '/nowhere/x' cannot be written:"),
  ]

  @Test(arguments: refusals)
  func whatCannotBeFollowedIsSaid(
    _ options: [String], _ input: String, _ status: Int32, _ message: String
  ) throws {
    let outcome = try program.run(["play", "-", "--follow"] + options, input: input)
    #expect(outcome.status == status, "\(outcome.message)")
    #expect(outcome.message.contains(message), "\(outcome.message)")
    #expect(outcome.lines == [])
  }

  @Test func onlyAStreamIsFollowed() throws {
    let file = try program.run(["play", "nile", "--follow"])
    #expect(file.status == 2)
    #expect(file.message.hasPrefix("audiograph: Only standard input and symbols can be followed."))
    let other = try program.run(["play", "nile", "--threshold", "1"])
    #expect(other.message.hasPrefix("audiograph: --threshold has no effect without --follow."))
    #expect(other.status == 2)
  }

  /// A first value counts with `--once` alone; the exit status says whether an alert came.
  static let ends: [([String], String, Int32, [String])] = [
    (["--above", "5", "--once"], "1\n6\n7\n", 0, ["Alert: The value is above 5, at 6."]),
    (["--above", "5", "--once"], "6\n", 0, ["Alert: The value is above 5, at 6."]),
    (["--below", "5", "--once"], "4\n6\n", 0, ["Alert: The value is below 5, at 4."]),
    (["--above", "5", "--once"], "1\n5\n", 7, []),
    (["--change", "50%", "--once"], "4\n5\n", 7, []),
    (["--above", "5"], "6\n7\n", 0, []), (["--above", "5"], "1\n", 0, []),
    (["--above", "5", "--once"], "x\n", 3, []),
  ]

  @Test(arguments: ends)
  func theExitStatusSaysWhetherAnAlertCame(
    _ options: [String], _ input: String, _ status: Int32, _ lines: [String]
  ) throws {
    let outcome = try program.run(["play", "-", "--follow", "-q"] + options, input: input)
    #expect(outcome.status == status, "\(outcome.message)")
    #expect(outcome.lines == lines)
    #expect(outcome.message.isEmpty == (status != 3), "\(outcome.message)")
  }

  @Test func thatNoAlertCameIsSaid() throws {
    let once = ["--above", "5", "--once"]
    let german = try program.run(
      ["play", "-", "--follow", "--lang", "de"] + once, input: "1\nx\n2\n")
    #expect(german.status == 7)
    #expect(german.lines.last?.contains("2") == true)
    #expect(german.message.hasSuffix("\naudiograph: Es kam kein Alarm.\n"), "\(german.message)")
    let simulated = try program.run(["simulate", "--above", "105", "--once"], input: "up\n")
    #expect(simulated.status == 7 && simulated.message.hasSuffix("audiograph: No alert came.\n"))
    #expect(try program.run(["simulate", "--above", "99", "--once"], input: "").status == 0)
  }

  @Test func theFirstAlertIsTheEndAndStartsAProgramWithoutAShell() throws {
    let outcome = try program.run(
      [
        "play", "-", "--follow", "--above", "5", "--once", "-q", "--exec", "touch",
        "{value} $(id) --above", "--once",
      ], input: "1\n6\n7\n")
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["Alert: The value is above 5, at 6."])
    // `touch` takes the last for an option that it does not have, and makes nothing.
    let again = try program.run(
      [
        "play", "-", "--follow", "--above", "5", "--once", "-q", "--exec", "touch",
        "{value} $(id)",
      ], input: "1\n6\n7\n")
    #expect(again.status == 0)
    #expect(waited { FileManager.default.fileExists(atPath: folder.file("6 $(id)")) })
  }

  @Test func aRecordingSaysTheSameAgain() throws {
    let options = ["--threshold", "20%", "--above", "12", "--every", "1h"]
    let numbers = [10.0, 11, 13, 9, 9, 14, 11.5, 13]
    let live = try program.run(
      ["play", "-", "--follow", "--unit", "ms", "--record", "r.csv"] + options,
      input: numbers.map { "\($0)\n" }.joined())
    #expect(live.status == 0)
    #expect(live.lines.contains { $0.hasPrefix("Alert: ") })
    let replayed = try program.run(["watch", "--replay", "r.csv", "--speed", "1000"] + options)
    #expect(replayed.status == 0, "\(replayed.message)")
    #expect(replayed.lines == live.lines)
    let text = String(decoding: folder.bytes("r.csv") ?? [], as: UTF8.self)
    #expect(text.hasPrefix("time,symbol,value,unit,kind\n"))
    #expect(text.split(separator: "\n").count == 1 + numbers.count)
    #expect(text.contains(",Standard input,11.5,ms,measurement\n"))
  }

  /// But for the last, which the system may break off where a page of the file ends.
  @Test func aKilledProgramLeavesWholeLines() throws {
    try folder.put(Array(String(repeating: "12345.678\n", count: 500_000).utf8), "numbers")
    let row = /\d{4}-\d\d-\d\dT[0-9:.]+,Standard input,12345\.678,,measurement/
    var generator = SeededGenerator(seed: 3)
    var sizes: Set<Int> = []
    var brokenCount = 0
    for _ in 0..<100 {
      unlink(folder.file("r.csv"))
      var streams = ChildProcess.Streams()
      streams.input = folder.file("numbers")
      let process = try ChildProcess(
        Program.path, ["play", "-", "--follow", "--record", "r.csv"],
        environment: program.variables, folder: folder.path, streams: streams)
      // By what it has written: a busy machine is slow.
      let size = generator.next() % 10 == 0 ? 0 : Int(generator.next() % 100_000)
      waited(everyMilliseconds: 1) { (folder.bytes("r.csv") ?? []).count >= size }
      process.signal(SIGKILL)
      _ = process.wait()
      let text = String(decoding: folder.bytes("r.csv") ?? [], as: UTF8.self)
      sizes.insert(text.utf8.count)
      guard !text.isEmpty else { continue }
      let lines = text.split(separator: "\n")
      #expect(lines[0] == "time,symbol,value,unit,kind")
      let whole = text.hasSuffix("\n") ? lines[...] : lines.dropLast()
      if whole.count < lines.count { brokenCount += 1 }
      let wrong = whole.dropFirst().suffix(100).filter { $0.wholeMatch(of: row) == nil }
      #expect(wrong.isEmpty, "\(wrong)")
    }
    #expect(brokenCount < 5)
    #expect(sizes.count > 10)
  }

  /// What is no recording stays as it is, and a broken one is replayed but for what is broken.
  @Test func recordingsAreContinuedAndNothingElse() throws {
    let files = [
      ("other.csv", "a,b\n1,2\n", 3), ("itself.csv", "time,symbol,value,unit,kind\n", 2),
    ]
    for (name, text, status) in files {
      try folder.put(Array(text.utf8), name)
      var streams = ChildProcess.Streams()
      streams.input = folder.file("itself.csv")
      try folder.put(Array("time,symbol,value,unit,kind\n".utf8), "itself.csv")
      let process = try ChildProcess(
        Program.path, ["play", "-", "--follow", "--record", name],
        environment: program.variables, folder: folder.path, streams: streams)
      #expect(process.wait() == status)
      #expect(folder.bytes(name) == Array(text.utf8))
    }
    let record = ["play", "-", "--follow", "-q", "--title", "a\nb", "--record", "r.csv"]
    #expect(try program.run(record, input: "1\n2\n").status == 0)
    let whole = folder.bytes("r.csv") ?? []
    try folder.put(whole + Array("2026-11-23T21:4".utf8), "r.csv")
    #expect(try program.run(record, input: "3\n").status == 0)
    let replayed = try program.run(["watch", "--replay", "r.csv", "--speed", "1000"])
    #expect(
      replayed.lines == [
        "1.", "a b, 1 at point 1, 2 at point 2 and 3 at point 3: up 200 percent.",
      ])
    #expect(
      replayed.message == "warning: 1 line of the recording is broken and was left out.\n")
    let empty = try program.run(["watch", "--replay", "itself.csv"])
    #expect(empty.status == 3)
    #expect(empty.message.hasPrefix("audiograph: Nothing was recorded in 'itself.csv'."))
  }

  /// What others read has no blanks that nobody wrote, however long it is.
  @Test func aRecordingHoldsNoBlanks() throws {
    let numbers = (0..<2000).map { "\($0).5\n" }.joined()
    let outcome = try program.run(
      ["play", "-", "--follow", "-q", "--title", "room", "--record", "r.csv"], input: numbers)
    #expect(outcome.status == 0)
    let text = String(decoding: folder.bytes("r.csv") ?? [], as: UTF8.self)
    #expect(text.utf8.count > 3 * 4096)
    #expect(!text.contains(" ") && text.split(separator: "\n").count == 2001)
  }

  /// Other commands take a recording for what it is: of what, in which unit.
  @Test func aRecordingKeepsItsNameAndItsUnit() throws {
    let outcome = try program.run(
      ["play", "-", "--follow", "-q", "--title", "Room", "--unit", "m", "--record", "r.csv"],
      input: "3\n4\n")
    #expect(outcome.status == 0)
    let words = "Room in m, 3 at point 1 and 4 at point 2: up 33 percent."
    for command in ["describe", "play"] {
      let told = try program.run([command, "r.csv"])
      #expect(told.lines.last == words && told.message == "", "\(told.text)\(told.message)")
    }
    let prices = """
      time,symbol,value,unit,kind
      2026-03-02T14:30:10.000-05:00,AAPL,110.5,USD,price
      2026-03-02T14:30:11.000-05:00,MSFT,210.5,USD,price
      2026-03-02T14:30:12.000-05:00,AAPL,112.5,USD,price
      2026-03-02T14:30:13.000-05:00,MSFT,212.5,USD,price
      2026-03-02T14:30:1
      """
    try folder.put(Array(prices.utf8), "p.csv")
    let told = try program.run(["describe", "p.csv"])
    #expect(told.status == 0)
    for name in ["AAPL", "MSFT"] { #expect(told.text.contains(name), "\(told.text)") }
    #expect(told.text.contains("US dollars"), "\(told.text)")
    #expect(told.message == "warning: 1 line of the recording is broken and was left out.\n")
    // Who asks for columns gets them.
    let column = try program.run(["describe", "r.csv", "--y", "value"])
    #expect(column.lines == ["r, value, 3 at point 1 and 4 at point 2: up 33 percent."])
  }

  /// A program that cannot be started spoils neither what is told nor what is recorded.
  @Test func aProgramThatCannotBeStartedIsSaid() throws {
    let outcome = try program.run(
      ["play", "-", "--follow", "-q", "--above", "5", "--record", "r.csv", "--exec", "./none"],
      input: "1\n6\n1\n7\n")
    #expect(outcome.status == 0)
    let alerts = ["Alert: The value is above 5, at 6.", "Alert: The value is above 5, at 7."]
    #expect(outcome.lines == alerts)
    let problem = "warning: './none' cannot be started: No such file or directory.\n"
    #expect(outcome.message == problem + problem)
    let text = String(decoding: folder.bytes("r.csv") ?? [], as: UTF8.self)
    #expect(text.split(separator: "\n").count == 5)
  }

  /// A line on each growth of the axis would say more than the values do.
  @Test func theAxisIsToldWithAnotherLineOnly() throws {
    let numbers = (1...50).map { "\($0)\n" }.joined()
    let outcome = try program.run(
      ["play", "-", "--follow", "--threshold", "3000%"], input: numbers)
    #expect(
      outcome.lines.prefix(3) == [
        "1.", "31, to 31 times the earlier value.", "The pitches now stand for 0 to 41.",
      ])
    #expect(outcome.lines.count { $0.contains("pitches") } == 1)
  }

  /// A stream that is silent costs nothing, and one that stops for good ends.
  @Test func nothingIsDoneWhileNothingComes() throws {
    try folder.put(
      Array("#!/bin/sh\necho 1\nsleep 3\necho 2\n".utf8), "slow.sh")
    let outcome = try ShellRun.run(
      "sh slow.sh | { \(Program.path) play - --follow -q; times; }", in: program, folder)
    // The second line of `times` is that of the children: user and system time.
    let seconds = outcome.split(separator: "\n").last.map(Self.seconds) ?? 99
    #expect(seconds < 0.5, "\(outcome)")
  }

  /// The sum of times such as `0m0.05s 0m0.01s`.
  static func seconds(_ line: Substring) -> Double {
    line.split(separator: " ").reduce(0) { sum, part in
      let parts = part.dropLast().split(separator: "m").map { Double($0) ?? 99 }
      return sum + (parts.count == 2 ? parts[0] * 60 + parts[1] : 99)
    }
  }
}

/// A line of a shell with the program's variables.
private enum ShellRun {
  static func run(_ line: String, in program: Program, _ folder: TemporaryFolder) throws -> String {
    var streams = ChildProcess.Streams()
    streams.output = folder.file("shell.out")
    let process = try ChildProcess(
      "/bin/bash", ["-c", line], environment: program.variables, folder: folder.path,
      streams: streams)
    _ = process.wait()
    return String(decoding: folder.bytes("shell.out") ?? [], as: UTF8.self)
  }
}
