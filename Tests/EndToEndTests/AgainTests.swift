// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The last command, repeated with changes.
@Suite struct AgainTests {
  final class Home {
    let folder: TemporaryFolder
    var program: Program

    init() throws {
      folder = try TemporaryFolder()
      program = Program(
        folder: folder.path, environment: ["XDG_STATE_HOME": folder.file("state")])
    }

    func run(_ line: String, input: String = "") throws -> Program.Outcome {
      try program.run(line.split(separator: " ").map(String.init), input: input)
    }

    var kept: String {
      folder.bytes("state/audiograph/again.json").map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  @Test func thereMayBeNothingYet() throws {
    let outcome = try Home().run("again")
    #expect(outcome.status == 3)
    #expect(
      outcome.message
        == "audiograph: There is nothing to repeat yet. Play, describe or export a chart first, as in"
        + " audiograph play nile.\n")
  }

  @Test func repeatsWithChanges() throws {
    let home = try Home()
    let first = try home.run("describe nile --level alt --from 1900 -q")
    #expect(try home.run("again").text == first.text)
    let german = try home.run("again --lang de")
    let typedGerman = try home.run("describe nile --level alt --from 1900 --lang de")
    #expect(german.text == typedGerman.text && german.text != first.text)
    #expect(try home.run("again").text == german.text)
    // What is typed takes the place of what it excludes.
    _ = try home.run("describe nile --level alt --from 1900 --lang de")
    let json = try home.run("again --json")
    let typed = try home.run("describe nile --from 1900 --lang de --json -q")
    #expect(json.status == 0 && json.text == typed.text, "\(json.message)")
    #expect(
      try home.run("again -v").message.hasPrefix("Again: audiograph describe nile --from=1900"))
    #expect(!home.kept.contains("verbose") && !home.kept.contains("quiet"))
  }

  @Test func anExportIsRepeatedFromAnyFolder() throws {
    let home = try Home()
    _ = try #require(Tool("mkdir")).run([home.folder.file("a"), home.folder.file("b")])
    try home.folder.put(Array("1\n3\n2\n".utf8), "a/x y.csv")
    home.program.folder = home.folder.file("a")
    #expect(try home.program.run(["export", "x y.csv", "-o", "out.wav", "--ticks"]).status == 0)
    let first = home.folder.bytes("a/out.wav")
    _ = try #require(Tool("rm")).run([home.folder.file("a/out.wav")])
    home.program.folder = home.folder.file("b")
    #expect(try home.run("again").status == 0)
    #expect(home.folder.bytes("a/out.wav") == first && home.folder.names.contains("b"))
    #expect(try home.run("again --ticks=off -o new.wav").status == 0)
    let plain = try home.program.run(
      ["export", home.folder.file("a/x y.csv"), "-o", "-", "--format", "wav"])
    #expect(home.folder.bytes("b/new.wav") == plain.output)
  }

  @Test func whatIsNotRepeatedIsSaid() throws {
    let home = try Home()
    #expect(try home.run("describe nile").status == 0)
    let nile = home.kept
    for line in ["describe ./none.csv", "describe nile --level x", "describe nile --list-columns"] {
      _ = try home.run(line)
      #expect(home.kept == nile, "\(line)")
    }
    let unknown = try home.run("again --no-clobber")
    #expect(unknown.status == 2)
    #expect(
      unknown.message.hasPrefix(
        "audiograph: Unknown option '--no-clobber' for audiograph describe."))
    #expect(try home.run("again IBM").status == 2)
    #expect(try home.run("describe - -q", input: "1\n2\n").status == 0)
    let input = try home.run("again", input: "1\n2\n")
    #expect(input.status == 3)
    #expect(
      input.message
        == "audiograph: The last command read standard input, which cannot be read again. Put the data"
        + " into a file, and name that.\n")
    for text in ["{", "[]", #"{"command":"rm","sources":[],"options":[]}"#] {
      try home.folder.put(Array(text.utf8), "state/audiograph/again.json")
      let broken = try home.run("again")
      #expect(broken.status == 3)
      #expect(broken.message.contains("does not hold a command that can be repeated."))
    }
    for (options, problem) in [
      (#"["width","abc"]"#, "Invalid value 'abc' for --width"),
      (#"["even",""],["true",""]"#, "--even and --true cannot be used together"),
    ] {
      let record = #"{"command":"describe","sources":["nile"],"options":[\#(options)]}"#
      try home.folder.put(Array(record.utf8), "state/audiograph/again.json")
      let changed = try home.run("again")
      #expect(changed.status == 2 && changed.message.contains(problem), "\(changed.message)")
    }
    #expect(try home.run("describe nile").status == 0)
    #expect(home.kept == nile)
  }

  @Test func keepsNoSecretAndNothingFromTheEnvironment() throws {
    let home = try Home()
    home.program.environment["AUDIOGRAPH_STOOQ_KEY"] = "geheim"
    home.program.environment["AUDIOGRAPH_LEVEL"] = "alt"
    #expect(try home.run("describe nile").status == 0)
    #expect(!home.kept.contains("geheim") && !home.kept.contains("alt"))
    let mode = try FileManager.default.attributesOfItem(
      atPath: home.folder.file("state/audiograph/again.json"))[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  /// A command does what it was to do where nothing can be kept.
  @Test func aFolderThatCannotBeMadeDisturbsNothing() throws {
    var program = Program(environment: ["XDG_STATE_HOME": "/dev/null"])
    #expect(try program.run(["describe", "nile"]).message == "")
    #expect(try program.run(["describe", "nile", "-v"]).lines.count > 1)
    let again = try program.run(["again"])
    #expect(again.status == 6)
    #expect(
      again.message
        == "audiograph: The last command could not be kept, because the folder '/dev/null/audiograph'"
        + " cannot be written to. Make it writable, or set XDG_STATE_HOME to a folder that is.\n")
    program.environment["XDG_STATE_HOME"] = ""
    program.environment["HOME"] = ""
    #expect(try program.run(["again"]).status == 6)
  }
}
