// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The program where the system gives it little memory.
@Suite(.enabled(if: Tool("bash") != nil)) struct MemoryTests {
  /// Values that take 170 MB.
  private static let values = "[" + String(repeating: "1,", count: 3_500_000) + "1]"

  /// Runs it with so many megabytes of addresses.
  private func run(_ arguments: [String], in stage: BatchFixture, megabytes: Int) throws -> Tool.Run
  {
    let bash = try #require(Tool("bash"))
    let script = "cd \"$0\" && ulimit -v $((\(megabytes) * 1024)) && exec \"$@\""
    return try bash.run(
      ["-c", script, stage.folder.path, Program.path] + arguments,
      environment: Program().variables)
  }

  /// How much it needs for next to nothing, before what a document takes.
  private func least(in stage: BatchFixture) throws -> Int {
    try #require(
      stride(from: 50, to: 2000, by: 50).first {
        try run(["describe", "0.csv"], in: stage, megabytes: $0).status == 0
      })
  }

  @Test func saysThatMemoryIsMissing() throws {
    let stage = try BatchFixture()
    try stage.put(Self.values, "large.json")
    let run = try run(
      ["describe", "large.json"], in: stage, megabytes: try least(in: stage) + 100)
    #expect(run.status == 1)
    #expect(
      run.text == "audiograph: There is not enough memory for 'large.json'."
        + " Give a part of it, or close other programs.\n")
  }

  @Test func aBatchGoesOnBehindALineThatTakesTooMuch() throws {
    let stage = try BatchFixture()
    try stage.put(Self.values, "large.json")
    try stage.put("source,output\nlarge.json,out/0.txt\n0.csv,out/1.txt\n", "m.csv")
    let run = try run(
      ["batch", "m.csv", "--jobs", "1"], in: stage, megabytes: try least(in: stage) + 120)
    let results = run.text.split(separator: "\n").prefix(2)
    #expect(results.first?.contains("\"exit\":1,\"message\":\"There is not enough memory") == true)
    #expect(results.last?.contains("\"status\":\"done\"") == true, "\(run.text)")
  }
}
