// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Streams that bring very much, nothing for long, or nobody who reads.
@Suite(.enabled(if: Tool.all("bash", "seq"))) struct LongStreamTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
  }

  /// The program with the numbers from 1 up, and then nothing; its process is that of the shell.
  private func start(_ count: Int) throws -> ChildProcess {
    var streams = ChildProcess.Streams()
    streams.output = folder.file("out\(count)")
    let arguments = "play - --follow -q --above \(Double(count) - 0.5)"
    return try ChildProcess(
      "/bin/bash",
      ["-c", "exec \(Program.path) \(arguments) < <(seq \(count); exec sleep 100)"],
      environment: program.variables, folder: folder.path, streams: streams)
  }

  /// Waits until all numbers were taken.
  private func waitForAll(_ count: Int, _ process: ChildProcess) {
    while process.isRunning, folder.bytes("out\(count)")?.isEmpty != false { usleep(10_000) }
  }

  /// The most memory that a process had so far, in kilobytes.
  private func peak(_ process: ChildProcess) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process.number)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  /// The processor time of a process so far, in seconds.
  private func work(_ process: ChildProcess) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process.number)/stat", encoding: .utf8)
    let cells = try #require(text.split(separator: ")").last).split(separator: " ")
    let ticks = cells[11...12].reduce(0) { $0 + (Double($1) ?? 99) }
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  @Test func millionsOfValuesTakeNoMoreMemoryThanAFew() throws {
    var peaks: [Int] = []
    for count in [100_000, 3_000_000] {
      let process = try start(count)
      waitForAll(count, process)
      peaks.append(try peak(process))
      process.signal(SIGTERM)
      #expect(process.wait() == 130)
      let text = String(decoding: folder.bytes("out\(count)") ?? [], as: UTF8.self)
      #expect(text.hasPrefix("Alert: The value is above "))
    }
    #expect(peaks[1] - peaks[0] < 4096, "\(peaks) kilobytes")
  }

  @Test func silenceCostsNothing() throws {
    let process = try start(3)
    waitForAll(3, process)
    sleep(1)
    let before = try work(process)
    sleep(3)
    let seconds = try work(process) - before
    #expect(seconds < 0.06, "\(seconds)")
    process.signal(SIGTERM)
    #expect(process.wait() == 130)
  }

  /// Whoever read has gone, and nothing more is to be printed.
  @Test func itEndsOnceNobodyReads() throws {
    var streams = ChildProcess.Streams()
    streams.output = folder.file("lines")
    let script = """
      { timeout 60 \(Program.path) play - --follow < <(echo 1; exec sleep 100); echo $? > status; } \\
      | head -n 1
      """
    let process = try ChildProcess(
      "/bin/bash", ["-c", script], environment: program.variables, folder: folder.path,
      streams: streams)
    #expect(process.wait() == 0)
    #expect(folder.bytes("lines") == Array("1.\n".utf8))
    #expect(folder.bytes("status") == Array("0\n".utf8))
  }
}
