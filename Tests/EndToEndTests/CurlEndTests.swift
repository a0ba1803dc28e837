// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// No `curl` goes on after the program that waits for it, however that ends.
@Suite struct CurlEndTests {
  private let stage: MarketFixture
  private var program: Program

  init() throws {
    stage = try MarketFixture { _ in YahooPrices.notFound }
    // It answers nothing, and would go on for ten minutes. It says that it is there once the program surely
    // knows of it: a signal may hit just that thread which is starting it, as no trap of its own can.
    try stage.folder.putProgram(
      "#!/bin/sh\nsleep 0.3\necho $$ >>'\(stage.folder.file("pids"))'\nexec sleep 600\n", "curl")
    program = stage.program
    program.environment["PATH"] = stage.folder.path + ":/usr/bin:/bin"
    program.environment["AUDIOGRAPH_SEC_CONTACT"] = "tests@example.org"
  }

  /// The processes of each `curl` so far.
  private var transfers: [Int32] {
    String(decoding: stage.folder.bytes("pids") ?? [], as: UTF8.self).split(separator: "\n")
      .compactMap { Int32($0) }
  }

  private var areOver: Bool { waited(seconds: 10) { transfers.allSatisfy { kill($0, 0) != 0 } } }

  static let commands: [[String]] = [
    ["update", "QXZ"], ["describe", "QXZ"], ["play", "QXZ"], ["explore", "QXZ"],
    ["value", "QXZ", "now"], ["describe", "QXZ", "--range", "1D"], ["watch", "QXZ"],
    ["fundamentals", "QXZ"], ["update", "--symbols"], ["export", "QXZ", "-o", "q.wav"],
    ["describe", "https://example.org/a.csv"], ["batch", "m.csv", "--allow-addresses"],
    ["batch", "s.csv", "--allow-symbols"],
  ]

  @Test(arguments: commands, [SIGTERM, SIGHUP, SIGSEGV])
  func endsWithTheProgram(_ command: [String], _ signal: Int32) throws {
    try stage.folder.put(
      Array("source,output\nhttps://example.org/a.csv,a.wav\n".utf8), "m.csv")
    try stage.folder.put(Array("source,output\nQXZ,a.wav\n".utf8), "s.csv")
    let running = try program.start(command)
    defer { transfers.forEach { kill($0, SIGKILL) } }
    #expect(running.wait { !transfers.isEmpty }, "\(running.message)")
    running.signal(signal)
    let isOver = waited(seconds: 10) { !running.isRunning }
    #expect(isOver, "\(running.message)")
    running.signal(SIGKILL)
    let outcome = running.wait()
    #expect(outcome.status == (signal == SIGSEGV ? 128 + SIGSEGV : 130), "\(outcome.message)")
    #expect(areOver)
  }

  /// What refreshes stored prices in the background is a program of its own, and its `curl` ends with it.
  @Test func thatOfTheBackgroundEndsWithTheRefresh() throws {
    try stage.put(
      YahooPrices(count: 30, endingBefore: YahooPrices.today - 9), of: "QXZ", daysAgo: 9)
    let running = try program.start(["describe", "QXZ"])
    defer { transfers.forEach { kill($0, SIGKILL) } }
    #expect(running.wait { !transfers.isEmpty }, "\(running.message)")
    let refresh = try #require(parent(of: transfers[0]))
    #expect(refresh != running.number)
    running.signal(SIGTERM)
    #expect(running.wait().status == 130)
    #expect(parent(of: transfers[0]) == refresh)
    kill(refresh, SIGTERM)
    #expect(areOver)
  }

  private func parent(of process: Int32) -> Int32? {
    let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return stat?.split(separator: ")").last?.split(separator: " ").dropFirst().first
      .flatMap { Int32($0) }
  }
}
