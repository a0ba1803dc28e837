// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Lines that end the program: the rest is done, and nothing is missing.
///
/// A source that is a pipe without a writer keeps a line at work until a test ends it.
@Suite struct BatchDeathTests {
  let stage: BatchFixture

  init() throws {
    stage = try BatchFixture()
    for name in ["p.csv", "q.csv"] {
      try #require(mkfifo(stage.folder.file(name), 0o600) == 0)
    }
  }

  private func start(_ arguments: [String]) throws -> Running {
    try stage.program().start(["batch", "m.csv"] + arguments + BatchFixture.short)
  }

  private func journal(_ suffix: String = "") -> String {
    String(decoding: stage.folder.bytes("m.csv.journal" + suffix) ?? [], as: UTF8.self)
  }

  /// How many lines of a journal are begun and not ended.
  private func begun(_ suffix: String = "") -> Int {
    journal(suffix).split(separator: "\n").reduce(0) { count, record in
      count + (record.contains("\"begun\":") ? 1 : 0) - (record.contains("\"ended\":") ? 1 : 0)
    }
  }

  /// Ends a run, as a power cut does, once so many lines are finished and so many are begun.
  private func cut(
    _ arguments: [String], results: Int, begun count: Int, _ suffix: String = ""
  ) throws {
    let running = try start(arguments)
    #expect(
      running.wait {
        running.output.count { $0 == UInt8(ascii: "\n") } >= results && begun(suffix) == count
      })
    running.signal(SIGKILL)
    #expect(running.wait().status == 128 + SIGKILL)
  }

  private func copies(of process: pid_t) -> [pid_t] {
    let text =
      (try? String(
        contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  /// Runs a batch that ends each copy of the program which it makes of itself.
  private func run(_ arguments: [String], ending number: Int32, copies count: Int) throws
    -> Program.Outcome
  {
    let running = try start(arguments)
    var ended: Set<pid_t> = []
    _ = running.wait {
      for copy in copies(of: running.number) where ended.insert(copy).inserted {
        kill(copy, number)
      }
      return !running.isRunning
    }
    #expect(ended.count == count)
    return running.wait()
  }

  private static func message(_ status: Int32) -> String {
    "audiograph crashes on this line, with status \(status). Please report it, with the chart if you may"
      + " share it; the other lines are not affected."
  }

  @Test(arguments: [SIGILL, SIGSEGV, SIGKILL])
  func aLineThatEndsTheProgramIsNamed(_ number: Int32) throws {
    try stage.put(
      "source,output\n0.csv,out/a.wav\np.csv,out/b.wav\n1.csv,out/c.wav\n", "m.csv")
    try cut(["--jobs", "1"], results: 1, begun: 1)
    #expect(begun() == 1)
    for statuses in [["unchanged", "failed", "done"], ["unchanged", "failed", "unchanged"]] {
      let outcome = try run(["--resume"], ending: number, copies: 1)
      let all = try BatchOutcome.all(outcome)
      try #require(all.count == 3, "\(outcome.message)")
      #expect(all.map(\.status) == statuses)
      #expect(all.map(\.exit) == [0, 1, 0])
      #expect(all[1].message == Self.message(128 + number))
      #expect(outcome.status == 1)
      let fault =
        "audiograph: This is a fault of audiograph: it crashed while running audiograph batch"
        + " --resume --duration --sample-rate --mono --no-intro --no-end-sound."
        + " Please report it with this line.\n"
      #expect(outcome.message.contains(fault) == (number != SIGKILL))
      let done = statuses.count { $0 == "done" }
      #expect(
        outcome.message.hasSuffix(
          "\(done) of 3 written, \(2 - done) unchanged, 1 failed, first on line 3.\n"))
    }
    // Once the chart can be read, the copy finishes it.
    unlink(stage.folder.file("p.csv"))
    try stage.put("x,y\n1,2\n2,3\n", "p.csv")
    let healed = try stage.batch(["m.csv", "--resume"])
    #expect(healed.status == 0)
    #expect(try BatchOutcome.all(healed).map(\.status) == ["unchanged", "done", "unchanged"])
    #expect(begun() == 0)
    let last = try stage.batch(["m.csv", "--resume"])
    #expect(try BatchOutcome.all(last).map(\.status) == ["unchanged", "unchanged", "unchanged"])
    #expect(stage.outputs.keys.sorted() == ["a.wav", "b.wav", "c.wav"])
  }

  /// Every line that was in work is tried by itself, and those that do no harm are finished.
  @Test func severalLinesInWork() throws {
    try stage.put(
      "source,output\np.csv,out/a.wav\nq.csv,out/b.wav\n0.csv,out/c.wav\n", "m.csv")
    try cut(["--jobs", "2"], results: 0, begun: 2)
    unlink(stage.folder.file("p.csv"))
    try stage.put("x,y\n1,2\n2,3\n", "p.csv")
    let running = try start(["--resume", "--jobs", "2"])
    // It can be opened once the copy waits for what it reads there.
    var writer: Int32 = -1
    #expect(
      running.wait {
        writer = open(stage.folder.file("q.csv"), O_WRONLY | O_NONBLOCK)
        return writer >= 0
      })
    for copy in copies(of: running.number) { kill(copy, SIGABRT) }
    let outcome = running.wait()
    close(writer)
    #expect(outcome.status == 1)
    #expect(try BatchOutcome.all(outcome).map(\.status) == ["done", "failed", "done"])
  }

  @Test func shardsAndTheirMerger() throws {
    try stage.put(
      "source,output\n0.csv,out/a.wav\np.csv,out/b.wav\n1.csv,out/c.wav\nq.csv,out/d.wav\n", "m.csv"
    )
    try cut(["--shard", "2/2", "--jobs", "2"], results: 0, begun: 2, ".2-of-2")
    let part = try run(
      ["--shard", "2/2", "--resume"], ending: SIGILL, copies: 2)
    #expect(part.status == 1)
    #expect(try BatchOutcome.all(part).map(\.status) == ["failed", "failed"])
    let merged = try run(["--merge"], ending: SIGILL, copies: 2)
    #expect(merged.status == 1)
    #expect(try BatchOutcome.all(merged).map(\.status) == ["done", "failed", "done", "failed"])
    for name in ["p.csv", "q.csv"] {
      unlink(stage.folder.file(name))
      try stage.put("x,y\n1,2\n2,3\n", name)
    }
    let healed = try stage.batch(["m.csv", "--merge"])
    #expect(healed.status == 0)
    #expect(
      try BatchOutcome.all(healed).map(\.status) == ["unchanged", "done", "unchanged", "done"])
  }

  /// An interruption reaches the copy, and takes no line for a deadly one.
  @Test func anInterruptionIsNoDeath() throws {
    try stage.put("source,output\np.csv,out/a.wav\n0.csv,out/b.wav\n", "m.csv")
    try cut(["--jobs", "1"], results: 0, begun: 1)
    let running = try start(["--resume", "--jobs", "1"])
    #expect(running.wait { !copies(of: running.number).isEmpty })
    running.signal(SIGTERM)
    let outcome = running.wait()
    #expect(outcome.status == 130)
    #expect(outcome.lines.isEmpty)
  }

  /// What fails as it should is begun anew by a thread.
  @Test func aLineThatFailsHasEnded() throws {
    try stage.put("nothing", "bad.csv")
    try stage.put("source,output\nbad.csv,out/a.wav\n0.csv,out/b.wav\n", "m.csv")
    #expect(try stage.batch(["m.csv"]).status == 3)
    #expect(begun() == 0)
    #expect(journal().contains("\"begun\":"))
    let again = try stage.batch(["m.csv", "--resume"])
    #expect(again.status == 3)
    #expect(try BatchOutcome.all(again).map(\.status) == ["failed", "unchanged"])
  }
}
