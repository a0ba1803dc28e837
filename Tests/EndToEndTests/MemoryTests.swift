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

  /// A table of 200,000 series, each in a row of its own or in three, and the same packed.
  private static func crowds() -> [(name: String, text: String)] {
    var (wide, tidy) = ("name,2010,2011,2012\n", "name,year,value\n")
    for name in 0..<200_000 {
      let values = [7, 11, 13].map { name * $0 % 89 }
      wide += "n\(name),\(values[0]),\(values[1]),\(values[2])\n"
      for (year, value) in zip(2010..., values) { tidy += "n\(name),\(year),\(value)\n" }
    }
    return [("wide.csv", wide), ("tidy.csv", tidy)]
  }

  /// What is refused takes little: 200 megabytes at most beside what the program always needs.
  @Test func refusesTooManySeriesInLittleMemory() throws {
    let stage = try BatchFixture()
    let memory = try least(in: stage) + 200
    let gzip = try #require(Tool("gzip"))
    for (name, text) in Self.crowds() {
      try stage.put(text, name)
      _ = try gzip.run(["-k", "\(stage.folder.path)/\(name)"])
      for file in [name, "\(name).gz"] {
        let run = try run(["describe", file], in: stage, megabytes: memory)
        #expect(run.status == 3)
        #expect(
          run.text == "audiograph: The table in '\(file)' has more than 10000 series, which are too"
            + " many to tell. Choose some with --only, such as --only n0 --only n1.\n")
      }
    }
  }
}
