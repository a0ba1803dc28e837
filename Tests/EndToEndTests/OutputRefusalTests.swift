// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Outputs that cannot all be written are refused before any is, whatever their names.
@Suite struct OutputRefusalTests {
  static let nile = "\(Program.packageFolder)/Samples/nile.csv"

  static let sameFile: [[String]] = [
    ["-o", "a.wav", "-o", "./a.wav"], ["-o", "a.wav", "--manifest", "./a.wav"],
    ["-o", "a.wav", "-o", "sub/../a.wav"], ["-o", "sub/a.wav", "-o", "link/a.wav"],
    ["-o", "a.wav", "-o", "dangling.wav"], ["-o", "sub/a.wav", "-o", "sub//a.wav"],
  ]

  @Test(arguments: sameFile)
  func refusesOneFileUnderTwoNames(_ outputs: [String]) throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder.file("sub"), withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "sub")
    try files.createSymbolicLink(atPath: folder.file("dangling.wav"), withDestinationPath: "a.wav")
    let outcome = try Program(folder: folder.path).run(["export", Self.nile] + outputs)
    #expect(outcome.status == 2)
    #expect(outcome.message.hasSuffix("is given twice. Give each output a name of its own.\n"))
    #expect(folder.names == ["dangling.wav", "link", "sub"])
    #expect(try files.contentsOfDirectory(atPath: folder.file("sub")).isEmpty)
  }

  /// The script of a page is an output, its style sheet an input.
  @Test(arguments: [
    ["--script-file", "./t.html"], ["--script-file", "m.json", "--manifest", "m.json"],
    ["--html-style", "t.html"], ["--html-style", "s.css", "--script-file", "s.css"],
  ])
  func refusesAScriptOrAStyleSheetInTheWay(_ options: [String]) throws {
    let folder = try TemporaryFolder()
    for name in ["s.css", "t.html"] {
      try "p{}".write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    }
    let outcome = try Program(folder: folder.path).run(
      ["export", Self.nile, "-o", "t.html"] + options)
    #expect(outcome.status == 2, "\(outcome.message)")
    #expect(folder.names == ["s.css", "t.html"])
    #expect(try String(contentsOfFile: folder.file("t.html"), encoding: .utf8) == "p{}")
  }

  @Test func takesSeveralFilesOfOneNameInDifferentFolders() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("sub"), withIntermediateDirectories: false)
    let outcome = try Program(folder: folder.path).run(
      ["export", Self.nile, "-o", "a.txt", "-o", "sub/a.txt", "-o", "b.txt"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(folder.names == ["a.txt", "b.txt", "sub"])
  }

  static let later: [([String], String)] = [
    (["-o", "new.wav", "-o", "old.wav", "--no-clobber"], "The file 'old.wav' already exists."),
    (
      ["-o", "new.wav", "--manifest", "old.wav", "--no-clobber"],
      "The file 'old.wav' already exists."
    ),
    (
      ["-o", "new.wav", "-o", "none/a.wav"], "Cannot write 'none/a.wav': there is no folder 'none'."
    ),
    (
      ["-o", "new.wav", "--manifest", "none/m.json"],
      "Cannot write 'none/m.json': there is no folder 'none'."
    ),
    (
      ["-o", "new.wav", "-o", "old.wav/b.wav"],
      "Cannot write 'old.wav/b.wav': 'old.wav' is not a folder."
    ),
  ]

  @Test(arguments: later)
  func writesNothingWhereALaterOutputIsRefused(_ outputs: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.put([7], "old.wav")
    let outcome = try Program(folder: folder.path).run(["export", Self.nile] + outputs)
    #expect(outcome.status == 6)
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
    #expect(folder.names == ["old.wav"])
    #expect(folder.bytes("old.wav") == [7])
  }

  @Test func standardOutputIsAlsoAnInputOrAnotherOutput() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("1\n2\n".utf8), "a.csv")
    var program = Program(folder: folder.path)
    program.standardOutput = FileHandle(forUpdatingAtPath: folder.file("a.csv"))
    for name in ["-", "/dev/stdout"] {
      let outcome = try program.run(["export", "a.csv", "-o", name, "--format", "txt"])
      #expect(outcome.status == 2)
      #expect(outcome.message.hasPrefix("audiograph: The output '\(name)' is also an input."))
    }
    let outcome = try program.run(
      ["export", Self.nile, "-o", "-", "-o", "/dev/stdout", "--format", "txt"])
    #expect(outcome.message.hasPrefix("audiograph: Standard output is given twice"))
    #expect(folder.bytes("a.csv") == Array("1\n2\n".utf8))
  }

  /// A folder of that name is no output.
  @Test func theHyphenIsStandardOutputWhateverHasItsName() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("-"), withIntermediateDirectories: false)
    let outcome = try Program(folder: folder.path).run(
      ["export", Self.nile, "-o", "-", "--format", "txt"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(!outcome.output.isEmpty)
  }

  @Test(.enabled(if: geteuid() == 0, "others may not even try"))
  func saysThatAFolderTakesNoFiles() throws {
    let outcome = try Program().run(["export", Self.nile, "-o", "/proc/audiograph.wav"])
    #expect(outcome.status == 6)
    #expect(
      outcome.message == "audiograph: Cannot write '/proc/audiograph.wav':"
        + " no file can be created in '/proc'. Choose another name.\n")
  }

  @Test func fullStandardOutputHasAName() throws {
    var program = Program()
    program.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let outcome = try program.run(["export", Self.nile, "-o", "-", "--format", "wav"])
    #expect(outcome.status == 6)
    #expect(outcome.message.hasPrefix("audiograph: There is no space left for standard output."))
  }

  /// Arguments in the shell's own writing, with a byte that no UTF-8 text holds.
  static let notUTF8: [(String, String)] = [
    ("export \"$NILE\" -o \"$(printf 'o\\377.wav')\"", "o\\xff.wav"),
    ("describe \"$(printf 'inv\\377.csv')\"", "inv\\xff.csv"),
    ("export \"$NILE\" \"$(printf -- '--output=\\303.wav')\"", "--output=\\xc3.wav"),
  ]

  @Test(.enabled(if: Tool("sh") != nil, "sh is not installed"), arguments: notUTF8)
  func refusesWhatIsNotUTF8(_ arguments: String, _ shown: String) throws {
    let folder = try TemporaryFolder()
    let shell = try #require(Tool("sh"))
    let run = try shell.run(
      ["-c", "cd \"$1\" && exec \"$0\" \(arguments)", Program.path, folder.path],
      environment: ["NILE": Self.nile])
    #expect(run.status == 2)
    #expect(
      run.text == "audiograph: An argument is not valid UTF-8: '\(shown)'."
        + " Rename the file, or read it from standard input.\n")
    #expect(folder.names == [])
  }
}
