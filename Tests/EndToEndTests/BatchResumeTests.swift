// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct BatchResumeTests {
  private func statuses(_ outcome: Program.Outcome) throws -> [String] {
    try BatchOutcome.all(outcome).map(\.status)
  }

  private static let resume = ["m.csv", "--resume"]

  @Test func whatIsFinishedAndUnchangedIsPassedOver() throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 4, charts: 2)
    #expect(try statuses(stage.batch(["m.csv"])) == ["done", "done", "done", "done"])
    let written = stage.outputs
    let all = Array(repeating: "unchanged", count: 4)
    #expect(try statuses(stage.batch(Self.resume)) == all)
    // The same bytes again, and another time of change.
    try stage.folder.put(stage.folder.bytes("1.csv") ?? [], "1.csv")
    #expect(try statuses(stage.batch(Self.resume)) == all)
    #expect(try stage.batch(Self.resume).message.hasSuffix("0 of 4 written, 4 unchanged.\n"))
    let isSame = stage.outputs == written
    #expect(isSame)
    #expect(try statuses(stage.batch(["m.csv"])) == ["done", "done", "done", "done"])
  }

  @Test func aChangedSourceIsRenderedAgain() throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 4, charts: 2)
    #expect(try stage.batch(["m.csv"]).status == 0)
    let bytes = stage.folder.bytes("1.csv") ?? []
    try stage.folder.put(bytes + Array("30,3\n".utf8), "1.csv")
    #expect(try statuses(stage.batch(Self.resume)) == ["unchanged", "done", "unchanged", "done"])
    let changed = stage.outputs
    #expect(try stage.batch(["m.csv"]).status == 0)
    let isSame = stage.outputs == changed
    #expect(isSame)
  }

  @Test func aChangedOutputIsRenderedAgain() throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 4, charts: 2)
    #expect(try stage.batch(["m.csv"]).status == 0)
    let written = stage.outputs
    #expect(truncate(stage.folder.file("out/0.wav"), 100) == 0)
    // One byte, and the old time of change.
    var status = stat()
    #expect(stat(stage.folder.file("out/1.wav"), &status) == 0)
    let times = [status.st_atim, status.st_mtim]
    let descriptor = open(stage.folder.file("out/1.wav"), O_WRONLY)
    var byte: UInt8 = 77
    #expect(pwrite(descriptor, &byte, 1, 2000) == 1)
    #expect(futimens(descriptor, times) == 0)
    close(descriptor)
    #expect(unlink(stage.folder.file("out/3.wav")) == 0)
    #expect(try statuses(stage.batch(Self.resume)) == ["done", "done", "unchanged", "done"])
    let isSame = stage.outputs == written
    #expect(isSame)
  }

  @Test func changedOptionsAndSettingsAreRenderedAgain() throws {
    let stage = try BatchFixture()
    try stage.put("source,output,title\n0.csv,out/a.txt,\n1.csv,out/b.txt,B\n", "m.csv")
    #expect(try stage.batch(["m.csv"]).status == 0)
    try stage.put("source,output,title\n0.csv,out/a.txt,\n1.csv,out/b.txt,C\n", "m.csv")
    #expect(try statuses(stage.batch(Self.resume)) == ["unchanged", "done"])
    #expect(try statuses(stage.batch(Self.resume + ["--even"])) == ["done", "done"])
    #expect(try statuses(stage.batch(Self.resume + ["--even"])) == ["unchanged", "unchanged"])
    let german = stage.program(["AUDIOGRAPH_LANG": "de"])
    let arguments = ["batch", "m.csv", "--resume", "--even"] + BatchFixture.short
    #expect(try statuses(german.run(arguments)) == ["done", "done"])
    // What changes no byte is no change.
    #expect(try statuses(german.run(arguments + ["-q", "--sync"])) == ["unchanged", "unchanged"])
  }

  @Test func linesWithSymbolsAreAlwaysRendered() throws {
    let stage = try BatchFixture()
    try stage.put("source,output\nAAPL,out/a.txt\n0.csv,out/b.txt\n", "m.csv")
    for expected in [["done", "done"], ["done", "unchanged"]] {
      let outcome = try stage.program().run(["batch", "m.csv", "--resume"])
      #expect(outcome.status == 0, "\(outcome.message)")
      #expect(try statuses(outcome) == expected)
    }
  }

  @Test func failedLinesAreTriedAgain() throws {
    let stage = try BatchFixture()
    try stage.put("source,output\n0.csv,out/a.wav\n9.csv,out/b.wav\n", "m.csv")
    #expect(try stage.batch(["m.csv"]).status == 3)
    #expect(try statuses(stage.batch(Self.resume)) == ["unchanged", "failed"])
    try stage.put("x,y\n1,2\n2,3\n", "9.csv")
    #expect(try statuses(stage.batch(Self.resume)) == ["unchanged", "done"])
  }

  @Test func aJournalCanStandElsewhere() throws {
    let stage = try BatchFixture()
    let lines = "source,output\n0.csv,out/a.wav\n1.csv,out/b.wav\n"
    let arguments = ["-", "--journal", "j", "--resume"]
    #expect(try statuses(stage.batch(arguments, input: lines)) == ["done", "done"])
    #expect(try statuses(stage.batch(arguments, input: lines)) == ["unchanged", "unchanged"])
    #expect(stage.folder.names.contains("j") && !stage.folder.names.contains("m.csv.journal"))
  }

  // MARK: - Interruptions

  /// Stops runs at moments all over them, until enough were stopped before their end.
  private func stopAndResume(_ number: Int32, _ stage: BatchFixture, count: Int) throws {
    var (stopped, rounds) = (0, 0)
    var generator = SeededGenerator(seed: UInt64(number))
    while stopped < count {
      rounds += 1
      try #require(rounds < 20 * count, "seldom stopped in time")
      let running = try stage.program().start(["batch"] + Self.resume + BatchFixture.short)
      let results = Int.random(in: 0...12, using: &generator)
      _ = running.wait { running.output.count { $0 == UInt8(ascii: "\n") } >= results }
      usleep(UInt32.random(in: 0...20_000, using: &generator))
      running.signal(number)
      let outcome = running.wait()
      // A signal may come before the program has taken it over.
      let expected: [Int32] = number == SIGKILL ? [0, 128 + SIGKILL] : [0, 130, 128 + number]
      #expect(expected.contains(outcome.status), "\(outcome.message)")
      if outcome.status != 0 { stopped += 1 }
      if outcome.status == 0 { try FileManager.default.removeItem(atPath: journal(stage)) }
      let lengths = Set(stage.outputs.values.map(\.count))
      #expect(lengths.count <= 1, "a half written file")
    }
  }

  private func journal(_ stage: BatchFixture) -> String { stage.folder.file("m.csv.journal") }

  @Test(arguments: [SIGKILL, SIGINT, SIGTERM])
  func stoppedAndResumedNothingIsLostOrHalf(_ number: Int32) throws {
    let stage = try BatchFixture(charts: 5)
    try stage.putManifest(lines: 120, charts: 5)
    #expect(try stage.batch(["m.csv"]).status == 0)
    let whole = stage.outputs
    for name in whole.keys { unlink(stage.folder.file("out/\(name)")) }
    try FileManager.default.removeItem(atPath: journal(stage))
    try stopAndResume(number, stage, count: caseCount(10, sweep: 300))
    let last = try stage.batch(Self.resume)
    #expect(last.status == 0, "\(last.message)")
    #expect(try statuses(stage.batch(Self.resume)) == Array(repeating: "unchanged", count: 120))
    // What SIGKILL leaves under a temporary name is whole, and goes with a run an hour later.
    let outputs = stage.outputs.filter { number != SIGKILL || !$0.key.hasPrefix(".audiograph-") }
    let isSame = outputs == whole
    #expect(isSame)
    #expect(outputs.keys.sorted() == whole.keys.sorted())
  }

  @Test func whatAnInterruptedRunHasNotedIsNotDoneTwice() throws {
    let stage = try BatchFixture(charts: 3)
    try stage.putManifest(lines: 200, charts: 3)
    let running = try stage.program().start(["batch", "m.csv"] + BatchFixture.short)
    #expect(running.wait { running.output.count { $0 == UInt8(ascii: "\n") } >= 20 })
    running.signal(SIGINT)
    let outcome = running.wait()
    #expect(outcome.status == 130)
    #expect(outcome.message.contains("Interrupted: \(outcome.lines.count) of 200 written."))
    let resumed = try statuses(stage.batch(Self.resume))
    #expect(resumed.count { $0 == "unchanged" } == outcome.lines.count)
  }

  @Test func aSourceThatNeverComesHoldsUpNoInterruption() throws {
    let stage = try BatchFixture()
    #expect(mkfifo(stage.folder.file("pipe.csv"), 0o600) == 0)
    try stage.put("source,output\npipe.csv,out/a.wav\n0.csv,out/b.wav\n", "m.csv")
    let running = try stage.program().start(["batch", "m.csv", "--jobs", "2"] + BatchFixture.short)
    #expect(running.wait { !running.output.isEmpty })
    running.signal(SIGTERM)
    #expect(running.wait().status == 130)
    #expect(Array(stage.outputs.keys) == ["b.wav"])
  }

  // MARK: - Memory

  /// The most memory that a run needed, in kilobytes, as far as it was seen.
  private func peak(_ stage: BatchFixture, _ manifest: String) throws -> Int {
    var streams = ChildProcess.Streams()
    streams.output = stage.folder.file("results")
    let process = try ChildProcess(
      Program.path, ["batch", manifest, "-q", "--jobs", "2"] + BatchFixture.short,
      folder: stage.folder.path, streams: streams)
    var most = 0
    while process.isRunning {
      let status =
        (try? String(contentsOfFile: "/proc/\(process.number)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
      most = max(most, line.flatMap { Int($0.filter(\.isNumber)) } ?? 0)
      usleep(1000)
    }
    #expect(process.wait() == 0)
    return most
  }

  @Test func memoryDoesNotGrowWithTheLines() throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 50, charts: 3, "few.csv")
    try stage.putManifest(lines: 500, charts: 3, "many.csv")
    let few = try peak(stage, "few.csv")
    let many = try peak(stage, "many.csv")
    #expect(few > 1000)
    #expect(many < few + 3000, "\(few) and \(many) kilobytes")
  }
}
