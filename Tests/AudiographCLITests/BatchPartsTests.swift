// SPDX-License-Identifier: MIT

import ChartInput
import Foundation
import SoundFile
import Posix
import TestSupport
import Testing

@testable import AudiographCLI

@Suite struct BatchPartsTests {
  private func line(_ source: String, _ output: String, number: Int = 2) throws -> BatchLine {
    let blanks = String(repeating: "\n", count: number - 2)
    var allowed = Arguments()
    allowed.add(.allowPaths)
    var manifest = try BatchManifest.open(
      .bytes(Array("source,output\n\(blanks)\(source),\(output)\n".utf8), name: "m"),
      defaults: allowed)
    return try #require(try manifest.next())
  }

  // MARK: - Fingerprints

  /// The vectors of draft-eastlake-fnv.
  @Test func theFingerprintIsFNV() {
    #expect(Fingerprint().text == "6c62272e07bb014262b821756295c58d")
    var one = Fingerprint()
    one.add(Array("a".utf8).span)
    #expect(one.text == "d228cb696f1a8caf78912b704e4a8964")
    var word = Fingerprint()
    word.add(Array("foobar".utf8).span)
    #expect(word.text == "343e1662793c64bf6f0d3597ba446f18")
    #expect(Fingerprint(word.text) == word)
    let zeros = "00" + word.text.dropFirst(2)
    #expect(Fingerprint(zeros)?.text == zeros)
    #expect(Fingerprint("x") == nil)
    #expect(Fingerprint(String(repeating: "g", count: 32)) == nil)
  }

  @Test func textsAreKeptApart() {
    var first = Fingerprint()
    for text in ["ab", "c"] { first.add(text) }
    var second = Fingerprint()
    for text in ["a", "bc"] { second.add(text) }
    #expect(first != second)
  }

  @Test func aFileHasTheFingerprintOfItsBytes() throws {
    let folder = try TemporaryFolder()
    for count in [0, 1, 65_535, 65_536, 65_537, 200_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try folder.put(bytes, "f")
      var whole = Fingerprint()
      whole.add(bytes.span)
      #expect(Fingerprint(fileAt: folder.file("f")) == whole)
    }
    #expect(Fingerprint(fileAt: folder.file("missing")) == nil)
    #expect(FileState(path: folder.path) == nil)
  }

  // MARK: - Paths

  @Test func linesMayNotGetInEachOthersWay() throws {
    let folder = try TemporaryFolder()
    try folder.put([1], "old.wav")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.wav"), withDestinationPath: "old.wav")
    var paths = BatchPaths(used: [:])
    try paths.add(line(folder.file("in.csv"), folder.file("new.wav")))
    try paths.add(line(folder.file("in.csv"), folder.file("old.wav"), number: 3))
    #expect(paths.lineCount == 2)
    let again = folder.file("./new.wav")
    #expect(throws: BatchError.sameOutput(path: again, lines: [2, 4])) {
      try paths.add(line("x.csv", again, number: 4))
    }
    let link = folder.file("link.wav")
    #expect(throws: BatchError.sameOutput(path: link, lines: [3, 5])) {
      try paths.add(line("x.csv", link, number: 5))
    }
    let input = folder.file("in.csv")
    #expect(throws: BatchError.outputIsInput(path: input, writer: 6, reader: 3)) {
      try paths.add(line("x.csv", input, number: 6))
    }
  }

  @Test func whatIsWrittenEarlierIsNotRead() throws {
    let folder = try TemporaryFolder()
    var paths = BatchPaths(used: [:])
    try paths.add(line("a.csv", folder.file("b.csv")))
    let path = folder.file("b.csv")
    #expect(throws: BatchError.outputIsInput(path: path, writer: 2, reader: 3)) {
      try paths.add(line(path, folder.file("c.wav"), number: 3))
    }
  }

  @Test func theBatchsOwnFilesAreNoOutputs() throws {
    let folder = try TemporaryFolder()
    try folder.put([1], "m.csv")
    let path = folder.file("m.csv")
    let file = try #require(FileIdentity(path: path))
    var paths = BatchPaths(used: [file: .manifest])
    #expect(throws: BatchError.outputInUse(path: path, line: 2, role: .manifest)) {
      try paths.add(line("a.csv", path))
    }
  }

  // MARK: - Journal

  @Test func theJournalRemembersAndSurvivesATornEnd() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("j")
    var prints: [Fingerprint] = []
    for number in 0..<5 {
      var print = Fingerprint()
      print.add(number)
      prints.append(print)
    }
    do {
      let journal = try BatchJournal(path: path, keeps: true)
      #expect(!journal.has(prints[0]))
      for print in prints[..<4] { try journal.note(print, of: line("a", "b.wav")) }
    }
    let whole = try #require(folder.bytes("j"))
    for count in [whole.count, whole.count - 1, whole.count - 2, whole.count - 30] {
      try folder.put(Array(whole[..<count]), "j")
      do {
        let journal = try BatchJournal(path: path, keeps: true)
        #expect(prints[..<3].allSatisfy(journal.has))
        try journal.note(prints[4], of: line("a", "b.wav"))
      }
      let journal = try BatchJournal(path: path, keeps: true)
      #expect(journal.has(prints[4]) && prints[..<3].allSatisfy(journal.has))
    }
    let anew = try BatchJournal(path: path, keeps: false)
    #expect(!anew.has(prints[0]))
  }

  /// A line is begun until its end is noted, in whichever journal, whatever becomes of its source.
  @Test func aLineIsBegunUntilItEnds() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (try line("a", "a.wav"), try line("b", "b.wav"))
    let (path, other) = (folder.file("j"), folder.file("j.1-of-2"))
    do {
      let journal = try BatchJournal(path: other, keeps: false)
      for line in [first, second] { try journal.noteBegin(of: line) }
      #expect(!journal.hasBegunLines)
    }
    do {
      let journal = try BatchJournal(path: other, keeps: true)
      let moved = try line("c", "a.wav", number: 5)
      #expect(journal.hasBegun(first) && journal.hasBegun(second) && journal.hasBegun(moved))
      try journal.note(Fingerprint(), of: first)
    }
    do {
      let journal = try BatchJournal(path: path, keeps: true, adding: [other])
      #expect(!journal.hasBegun(first) && journal.hasBegun(second) && journal.has(Fingerprint()))
      try journal.noteEnd(of: second)
      let size = folder.bytes("j")?.count
      try journal.noteEnd(of: second)
      #expect(folder.bytes("j")?.count == size)
    }
    #expect(try !BatchJournal(path: path, keeps: true, adding: [other]).hasBegunLines)
    #expect(try !BatchJournal(path: other, keeps: false).hasBegunLines)
  }

  @Test func theJournalForgetsWhatNobodyNeeds() throws {
    let folder = try TemporaryFolder()
    var prints: [Fingerprint] = []
    do {
      let journal = try BatchJournal(path: folder.file("j"), keeps: true)
      for number in 0..<1100 {
        var print = Fingerprint()
        print.add(number)
        prints.append(print)
        try journal.note(print, of: line("a", "b.wav"))
      }
      try journal.shorten()
    }
    do {
      let journal = try BatchJournal(path: folder.file("j"), keeps: true)
      #expect(prints[..<3].allSatisfy(journal.has))
      try journal.shorten()
    }
    let journal = try BatchJournal(path: folder.file("j"), keeps: true)
    #expect(prints[..<3].allSatisfy(journal.has))
    #expect(!prints[3...].contains(where: journal.has))
  }

  /// What a crash of the machine or another program left in it costs that line and nothing else.
  @Test(arguments: [true, false]) func aLineThatIsTooLongIsSkipped(_ hasEnd: Bool) throws {
    let folder = try TemporaryFolder()
    var prints: [Fingerprint] = []
    for number in 0..<2 {
      var print = Fingerprint()
      print.add(number)
      prints.append(print)
    }
    do {
      let journal = try BatchJournal(path: folder.file("j"), keeps: true)
      for print in prints { try journal.note(print, of: line("a", "b.wav")) }
    }
    let lines = try #require(folder.bytes("j")).split(separator: UInt8(ascii: "\n"))
      .map { Array($0) + [UInt8(ascii: "\n")] }
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 40 << 20) + (hasEnd ? [10] : [])
    try folder.put(
      hasEnd ? lines[0] + lines[1] + long + lines[2] : lines.joined() + long, "j")
    let journal = try BatchJournal(path: folder.file("j"), keeps: true)
    #expect(prints.allSatisfy(journal.has))
    #expect(journal.longLineCount == 1)
    try journal.note(prints[0], of: line("a", "b.wav"))
    #expect(folder.bytes("j")?.last == UInt8(ascii: "\n"))
  }

  @Test(arguments: ["source,output\n", "{\"a\":1}\n", "text"])
  func anotherFileIsNotTakenForAJournal(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array(text.utf8), "j")
    for keeps in [true, false] {
      #expect(throws: BatchError.notAJournal(path: folder.file("j"))) {
        _ = try BatchJournal(path: folder.file("j"), keeps: keeps)
      }
    }
    #expect(folder.bytes("j") == Array(text.utf8))
    #expect(throws: BatchError.journal(path: "/no/such/folder/j", code: ENOENT)) {
      _ = try BatchJournal(path: "/no/such/folder/j", keeps: false)
    }
  }

  @Test(arguments: [
    #"{"journal":"audiograph batch"}"#, #"{"version":1,"journal":"audiograph batch"}"#,
  ])
  func aJournalFromBeforeVersionsIsReadToo(_ heading: String) throws {
    let folder = try TemporaryFolder()
    var print = Fingerprint()
    print.add("a")
    try folder.put(
      Array("\(heading)\n{\"finished\":\"\(print.text)\",\"line\":2}\n".utf8), "j")
    #expect(try BatchJournal(path: folder.file("j"), keeps: true).has(print))
    let text = String(decoding: folder.bytes("j") ?? [], as: UTF8.self)
    #expect(text.hasPrefix("\(heading)\n"))
  }

  @Test func onlyOneBatchAtATimeUsesAJournal() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("j")
    let first = try BatchJournal(path: path, keeps: false)
    for keeps in [true, false] {
      #expect(throws: BatchError.journalInUse(path: path)) {
        _ = try BatchJournal(path: path, keeps: keeps)
      }
    }
    #expect(first.path == path)
    #expect(folder.bytes("j")?.isEmpty == false)
  }

  // MARK: - Results

  @Test func aResultIsOneLineWithEveryKey() throws {
    let line = try line("a.csv", "a.wav")
    let done = BatchResult(
      line: line, status: .done(seconds: 10.5, pointCount: 3), notes: ["A \"note\"\n"])
    #expect(
      done.text
        == #"{"version":1,"line":2,"source":["a.csv"],"output":["a.wav"],"status":"done","seconds":10.5,"#
        + #""points":3,"exit":0,"message":null,"notes":["A \"note\"\n"]}"#)
    let failed = BatchResult(line: line, status: .failed(.input, "Why. How."), notes: [])
    #expect(
      failed.text
        == #"{"version":1,"line":2,"source":["a.csv"],"output":["a.wav"],"status":"failed","seconds":null,"#
        + #""points":null,"exit":3,"message":"Why. How.","notes":[]}"#)
  }

  @Test func theSummaryCounts() throws {
    var tally = BatchTally()
    #expect(tally.summary(of: 0, in: english) == "0 of 0 written.")
    for number in [9, 4, 7] {
      let line = try line("a", "b", number: number)
      tally.add(BatchResult(line: line, status: .failed(.input, ""), notes: []))
    }
    tally.add(BatchResult(line: try line("a", "b"), status: .unchanged, notes: []))
    #expect(
      tally.summary(of: 8, in: english) == "0 of 8 written, 1 unchanged, 3 failed, first on line 4."
    )
    #expect(tally.summary(of: 8, isInterrupted: true, in: english).hasPrefix("Interrupted: 0 of 8"))
  }

  @Test func messagesAreGatheredWhereSomebodyGathersThem() {
    let book = MessageBuffer()
    Reporter(gathering: book).report(["one", "two"])
    Reporter(gathering: book).report([])
    #expect(book.lines == ["one", "two"])
    #expect(!Reporter().isGathering)
  }

  @Test func thereIsACore() { #expect((1...256).contains(availableCores())) }
}
