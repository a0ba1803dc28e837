// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Batches that several processes share.
@Suite struct BatchShardTests {
  private func lines(_ outcome: Program.Outcome) throws -> [Int] {
    try BatchOutcome.all(outcome).map(\.line)
  }

  private func statuses(_ outcome: Program.Outcome) throws -> [String] {
    try BatchOutcome.all(outcome).map(\.status)
  }

  /// The outputs of one process.
  private func whole(lines count: Int) throws -> [String: [UInt8]] {
    let stage = try BatchFixture()
    try stage.putManifest(lines: count, charts: 3)
    #expect(try stage.batch(["m.csv"]).status == 0)
    return stage.outputs
  }

  @Test(arguments: [1, 2, 3, 8])
  func shardsTogetherWriteWhatOneProcessDoes(_ count: Int) throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 7, charts: 3)
    var rendered: [Int] = []
    for number in 1...count {
      let outcome = try stage.batch(["m.csv", "--shard", "\(number)/\(count)", "--resume"])
      #expect(outcome.status == 0, "\(outcome.message)")
      rendered += try lines(outcome)
    }
    #expect(rendered.sorted() == Array(2...8))
    let isSame = try stage.outputs == whole(lines: 7)
    #expect(isSame)
    let merged = try stage.batch(["m.csv", "--merge"])
    #expect(try statuses(merged) == Array(repeating: "unchanged", count: 7))
    #expect(merged.message.hasSuffix("0 of 7 written, 7 unchanged.\n"))
    let again = try stage.batch(["m.csv", "--resume"])
    #expect(try statuses(again) == Array(repeating: "unchanged", count: 7))
  }

  @Test func whatAKilledWorkerLeftIsFinished() throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 120, charts: 3)
    #expect(try stage.batch(["m.csv", "--shard", "1/3"]).status == 0)
    #expect(try stage.batch(["m.csv", "--shard", "3/3"]).status == 0)
    let arguments = ["batch", "m.csv", "--shard", "2/3", "--jobs", "1"] + BatchFixture.short
    let worker = try stage.program().start(arguments)
    #expect(
      worker.wait(until: { (stage.folder.bytes("m.csv.journal.2-of-3") ?? []).count > 200 }))
    worker.signal(SIGKILL)
    _ = worker.wait()
    let resumed = try stage.batch(["m.csv", "--shard", "2/3", "--resume"])
    #expect(resumed.status == 0)
    #expect(try lines(resumed) == stride(from: 3, through: 120, by: 3).map(\.self))
    #expect(try statuses(resumed).contains("unchanged"))
    let merged = try stage.batch(["m.csv", "--merge"])
    #expect(try statuses(merged) == Array(repeating: "unchanged", count: 120))
    let isSame = try stage.outputs == whole(lines: 120)
    #expect(isSame)
  }

  @Test func mergingRendersWhatNobodyDid() throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 4, charts: 3)
    #expect(try stage.batch(["m.csv", "--shard", "2/2"]).status == 0)
    #expect(
      try statuses(stage.batch(["m.csv", "--merge"])) == ["done", "unchanged", "done", "unchanged"])
    let isSame = try stage.outputs == whole(lines: 4)
    #expect(isSame)
  }

  @Test func enginesSayWhichPart() throws {
    let slurm = [
      "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "10",
      "SLURM_ARRAY_TASK_STEP": "2",
    ]
    let kubernetes = ["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "3"]
    for variables in [slurm, kubernetes] {
      let stage = try BatchFixture()
      try stage.putManifest(lines: 7, charts: 3)
      let program = stage.program(variables)
      let outcome = try program.run(["batch", "m.csv"] + BatchFixture.short)
      #expect(try lines(outcome) == [4, 7])
      #expect(
        outcome.message.hasPrefix(
          "Rendering part 3 of 3 of the lines, as the variables of Slurm or Kubernetes say; "
            + "--shard 1/1 renders all of them.\n"))
      #expect(stage.folder.names.contains("m.csv.journal.3-of-3"))
      let all = try program.run(["batch", "m.csv", "--shard", "1/1", "-q"] + BatchFixture.short)
      #expect(try lines(all).count == 7 && all.message == "")
    }
    let stage = try BatchFixture()
    try stage.putManifest(lines: 2, charts: 2)
    // Kubernetes does not say how many there are.
    let lonely = stage.program(["JOB_COMPLETION_INDEX": "1"])
    #expect(try lines(lonely.run(["batch", "m.csv"] + BatchFixture.short)).count == 2)
  }

  @Test func standardInputIsSharedToo() throws {
    let stage = try BatchFixture()
    let manifest = "source,output\n" + (0..<5).map { "0.csv,out/\($0).wav\n" }.joined()
    for number in [1, 2] {
      let arguments = ["-", "--shard", "\(number)/2", "--journal", "j"]
      #expect(try stage.batch(arguments, input: manifest).status == 0)
    }
    let merged = try stage.batch(["-", "--merge", "--journal", "j"], input: manifest)
    #expect(try statuses(merged) == Array(repeating: "unchanged", count: 5))
    let nameless = try stage.batch(["-", "--merge"], input: manifest)
    #expect(nameless.status == 2)
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3", "", "1/1000001"])
  func refusesOtherShards(_ text: String) throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 2, charts: 2)
    let outcome = try stage.batch(["m.csv", "--shard=\(text)"])
    #expect(outcome.status == 2)
    #expect(outcome.message.contains("--shard") && outcome.output == [])
    let both = try stage.batch(["m.csv", "--shard", "1/2", "--merge"])
    #expect(both.status == 2 && stage.outputs == [:])
  }

  @Test func foldersTakeTheUsualSet() throws {
    let stage = try BatchFixture()
    try stage.put("source,output\n0.csv,new/\n1.csv,new/\n", "m.csv")
    let outcome = try stage.batch(["m.csv"])
    #expect(outcome.status == 0, "\(outcome.message) \(outcome.lines)")
    let names = try FileManager.default.contentsOfDirectory(atPath: stage.folder.file("new"))
    #expect(
      names.sorted() == [
        "0.html", "0.txt", "0.vtt", "0.wav", "1.html", "1.txt", "1.vtt", "1.wav", "index.html",
      ])
    try stage.put("source,output\n0.csv,other/\n0.csv,other/\n", "m.csv")
    let twice = try stage.batch(["m.csv"])
    #expect(twice.status == 2)
    #expect(!stage.folder.names.contains("other"))
  }

  @Test func theIndexIsOfAllShards() throws {
    let manifest = "source,output\n2.csv,new/\n0.csv,new/\n1.csv,new/\n"
    let alone = try BatchFixture()
    try alone.put(manifest, "m.csv")
    #expect(try alone.batch(["m.csv"]).status == 0)
    let stage = try BatchFixture()
    try stage.put(manifest, "m.csv")
    for number in 1...2 {
      #expect(try stage.batch(["m.csv", "--shard", "\(number)/2"]).status == 0)
      #expect(stage.folder.bytes("new/index.html") == nil)
    }
    #expect(try stage.batch(["m.csv", "--merge"]).status == 0)
    let index = try #require(stage.folder.bytes("new/index.html"))
    #expect(index == alone.folder.bytes("new/index.html"))
    let links = String(decoding: index, as: UTF8.self).matches(of: /<h2><a href="([^"]*)"/)
    #expect(links.map { String($0.1) } == ["./0.html", "./1.html", "./2.html"])
  }
}
