// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct BatchTests {
  @Test func writesWhatExportWrites() throws {
    let stage = try BatchFixture()
    try stage.put(
      "source,output,output,title,volume\n0.csv,out/0.wav,out/0.txt,\"One, two\",0.5\n"
        + "1.csv,out/1.flac,,,\n2.csv,out/2.csv,out/2.json,,\n", "m.csv")
    let outcome = try stage.batch(["m.csv"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.message.hasSuffix("3 of 3 written.\n"))
    let results = try BatchOutcome.all(outcome)
    #expect(results.map(\.line) == [2, 3, 4])
    #expect(results.allSatisfy { $0.status == "done" && $0.exit == 0 && $0.message == nil })
    let keys = [
      "version", "line", "source", "output", "status", "seconds", "points", "exit", "message",
      "notes",
    ]
    #expect(results.allSatisfy { $0.keys == keys })
    let batched = stage.outputs
    let exports = [
      ["0.csv", "-o", "out/0.wav", "-o", "out/0.txt", "--title", "One, two", "--volume", "0.5"],
      ["1.csv", "-o", "out/1.flac"], ["2.csv", "-o", "out/2.csv", "-o", "out/2.json"],
    ]
    for arguments in exports {
      #expect(try stage.program().run(["export"] + arguments + BatchFixture.short).status == 0)
    }
    #expect(batched.count == 5)
    for (name, bytes) in stage.outputs {
      let isSame = batched[name] == bytes
      #expect(isSame, "\(name)")
    }
  }

  @Test func sameBytesWithAnyNumberOfJobs() throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 40, charts: 3)
    #expect(try stage.batch(["m.csv", "--jobs", "1"]).status == 0)
    let alone = stage.outputs
    for jobs in ["2", "7"] {
      let outcome = try stage.batch(["m.csv", "--jobs", jobs])
      #expect(outcome.status == 0, "\(outcome.message)")
      #expect(try BatchOutcome.all(outcome).map(\.line) == Array(2...41))
      let isSame = stage.outputs == alone
      #expect(isSame)
    }
    #expect(alone.count == 40)
  }

  @Test func oneFailingLineStopsNoOther() throws {
    let stage = try BatchFixture()
    try stage.put("x,y\n1,2\n2,oops\n", "bad.csv")
    try stage.put(
      "source,output,scale\n0.csv,out/0.wav,\nmissing.csv,out/1.wav,\nbad.csv,out/2.wav,\n"
        + "0.csv,no/folder/3.wav,\n1.csv,out/4.wav,linier\n1.csv,/dev/null,\n1.csv,out/5.xyz,\n"
        + "1.csv\n2.csv,out/6.wav,\n", "m.csv")
    let outcome = try stage.batch(["m.csv"])
    #expect(outcome.status == 3)
    #expect(outcome.message.hasSuffix("2 of 9 written, 7 failed, first on line 3.\n"))
    let results = try BatchOutcome.all(outcome)
    #expect(results.map(\.exit) == [0, 3, 3, 6, 2, 2, 2, 3, 0])
    #expect(Set(stage.outputs.keys) == ["0.wav", "6.wav"])
    let alone = try stage.program().run(["export", "bad.csv", "-o", "out/2.wav"])
    #expect(alone.message == "audiograph: \(results[2].message ?? "")\n")
    #expect(results[4].message?.hasSuffix("Did you mean linear?") == true)
  }

  @Test func quietSaysNothingButResults() throws {
    let stage = try BatchFixture()
    try stage.put("source,output\nmissing.csv,out/1.wav\n0.csv,out/0.wav\n", "m.csv")
    let outcome = try stage.batch(["m.csv", "-q"])
    #expect(outcome.status == 3)
    #expect(outcome.message == "")
    #expect(outcome.lines.count == 2)
  }

  @Test func takesAManifestFromAPipe() throws {
    let stage = try BatchFixture()
    let script =
      "for i in 0 1 2; do echo '{\"source\":\"'$i'.csv\",\"output\":\"out/'$i'.wav\"}'; done"
      + " | '\(Program.path)' batch - -q \(BatchFixture.short.joined(separator: " ")) > results"
    let shell = try ChildProcess("/bin/sh", ["-c", script], folder: stage.folder.path)
    #expect(shell.wait() == 0)
    #expect(stage.outputs.count == 3)
    let piped = stage.outputs
    #expect(try stage.batch(["-"], input: "source,output\n0.csv,out/0.wav\n").status == 0)
    let isSame = stage.outputs == piped
    #expect(isSame)
  }

  static let refused: [(String, Int32, String)] = [
    ("source,output\n0.csv,out/a.wav\n1.csv,./out/a.wav\n", 2, "Lines 2 and 3 of the manifest"),
    ("source,output\n0.csv,1.csv\n1.csv,out/a.wav\n", 2, "Line 2 of the manifest writes '1.csv'"),
    ("source,output\n0.csv,out/a.wav\n1.csv,m.csv\n", 2, "which is the manifest itself."),
    ("source,output\n0.csv,m.csv.journal\n", 2, "which is the batch's journal."),
    ("source,outptu\n0.csv,out/a.wav\n", 2, "Did you mean output?"),
    ("source,output\n0.csv,out/a.wav\n\"1.csv,out/b.wav\n", 3, "is never closed."),
    ("", 3, "is empty."),
  ]

  @Test(arguments: refused)
  func whatCannotEndWellIsNotBegun(_ manifest: String, _ status: Int32, _ part: String) throws {
    let stage = try BatchFixture()
    try stage.put(manifest, "m.csv")
    let before = stage.folder.names
    let outcome = try stage.batch(["m.csv"])
    #expect(outcome.status == status)
    #expect(outcome.message.contains(part), "\(outcome.message)")
    #expect(outcome.output == [])
    #expect(stage.folder.names == before && stage.outputs.isEmpty)
  }

  @Test func wrongUseIsFoundFirst() throws {
    let stage = try BatchFixture()
    #expect(try stage.batch(["no.csv"]).status == 3)
    try stage.putManifest(lines: 1, charts: 1)
    for arguments in [
      ["m.csv", "-o", "a.wav"], ["m.csv", "--format", "wav"], ["m.csv", "--jobs", "0"],
      ["m.csv", "--volume", "2"], ["-", "--resume"], ["m.csv", "m.csv"], [],
      ["m.csv", "--journal", "0.csv"],
    ] {
      let outcome = try stage.batch(arguments)
      #expect(outcome.status == 2, "\(arguments): \(outcome.message)")
      #expect(outcome.output == [])
    }
    #expect(stage.outputs.isEmpty)
  }

  @Test func noClobberHoldsForEveryLine() throws {
    let stage = try BatchFixture()
    try stage.put("mine", "out/0.wav")
    try stage.putManifest(lines: 2, charts: 2)
    let outcome = try stage.batch(["m.csv", "--no-clobber"])
    #expect(outcome.status == 3)
    #expect(try BatchOutcome.all(outcome).map(\.exit) == [6, 0])
    #expect(stage.outputs["0.wav"] == Array("mine".utf8))
  }

  @Test(arguments: ["0<&-", "0<&- 2>&-", "0<&- 1>&-", "1>&- 2>&-", "0<&- 1>&- 2>&-"])
  func whatIsSaidNeverStandsInAFileWhateverIsClosed(_ closed: String) throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 3, charts: 3)
    let options = BatchFixture.short.joined(separator: " ")
    let script = "'\(Program.path)' batch m.csv --jobs 1 \(options) \(closed)"
    let shell = try ChildProcess("/bin/sh", ["-c", script], folder: stage.folder.path)
    #expect(shell.wait() == (closed.contains("1>&-") ? 6 : 0))
    let journal = String(decoding: stage.folder.bytes("m.csv.journal") ?? [], as: UTF8.self)
    let lines = journal.split(separator: "\n")
    #expect(lines.first == "{\"version\":1,\"journal\":\"audiograph batch\"}")
    let records = ["finished", "begun", "ended"].map { "{\"\($0)\":\"" }
    #expect(
      lines.dropFirst().allSatisfy { records.contains(where: $0.hasPrefix) }, "\(journal)")
  }

  @Test func aSecondBatchWithTheSameJournalIsRefused() throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 3, charts: 3)
    try stage.put("", "m.csv.journal")
    let options = BatchFixture.short.joined(separator: " ")
    let shell = try ChildProcess(
      "/bin/sh",
      ["-c", "flock m.csv.journal '\(Program.path)' batch m.csv \(options) 2>err >out.txt"],
      folder: stage.folder.path)
    #expect(shell.wait() == 2)
    #expect(stage.outputs.isEmpty)
    #expect(
      String(decoding: stage.folder.bytes("err") ?? [], as: UTF8.self)
        == "audiograph: Another batch is using the journal 'm.csv.journal'. Wait until it has"
        + " finished, or give --journal another name.\n")
    #expect(try stage.batch(["m.csv"]).status == 0)
  }

  @Test func whereNobodyReadsTheResultsTheFilesAreWrittenAllTheSame() throws {
    let stage = try BatchFixture()
    try stage.putManifest(lines: 30, charts: 3)
    let options = BatchFixture.short.joined(separator: " ")
    let shell = try ChildProcess(
      "/bin/sh", ["-c", "'\(Program.path)' batch m.csv \(options) 2>err | head -n 1 >out.txt"],
      folder: stage.folder.path)
    #expect(shell.wait() == 0)
    let errors = String(decoding: stage.folder.bytes("err") ?? [], as: UTF8.self)
    #expect(errors.hasSuffix("30 of 30 written.\n"))
    #expect(stage.outputs.count == 30)
  }
}
