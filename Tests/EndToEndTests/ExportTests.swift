// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct ExportTests {
  static let nile = "\(Program.packageFolder)/Samples/nile.csv"

  static func export(
    _ arguments: [String], in folder: TemporaryFolder, input: String = ""
  ) throws -> Program.Outcome {
    try Program(folder: folder.path).run(["export"] + arguments, input: input)
  }

  static let beginnings: [(String, String)] = [
    ("wav", "RIFF"), ("flac", "fLaC"), ("ogg", "OggS"), ("opus", "OggS"), ("txt", "nile"),
  ]

  @Test(arguments: beginnings)
  func writesByEndingAndByFormat(_ ending: String, _ beginning: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.export([Self.nile, "-o", "a.\(ending)"], in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.output == [])
    #expect(folder.names == ["a.\(ending)"])
    #expect(folder.bytes("a.\(ending)")?.starts(with: beginning.utf8) == true)
    let stream = try Self.export([Self.nile, "-o", "-", "--format", ending], in: folder)
    #expect(stream.status == 0, "\(stream.message)")
    let begins = stream.output.starts(with: beginning.utf8)
    #expect(begins)
    let isSame = stream.output == folder.bytes("a.\(ending)")
    #expect(isSame || !["wav", "txt"].contains(ending))
  }

  /// The functions of libsndfile that are called, in one that knows no format, as that of Ubuntu 22.04
  /// knows no MP3.
  static let libraryWithoutFormats = """
    int sf_error(void *file) { return 1; }
    void *sf_open_virtual(void *calls, int mode, void *info, void *user) { return 0; }
    int sf_close(void *file) { return 0; }
    int sf_command(void *file, int command, void *data, int size) { return 0; }
    int sf_set_string(void *file, int kind, const char *text) { return 0; }
    long sf_writef_float(void *file, const float *samples, long count) { return 0; }
    long sf_writef_int(void *file, const int *samples, long count) { return 0; }
    long sf_writef_short(void *file, const short *samples, long count) { return 0; }
    """

  @Test(
    .enabled(if: Tool("cc") != nil, "no C compiler is installed"),
    arguments: [("mp3", "1.1.0"), ("opus", "1.0.29"), ("flac", "1.0.18")])
  func namesTheLibraryThatHasAFormat(_ ending: String, _ version: String) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array(Self.libraryWithoutFormats.utf8), "old.c")
    let compiled = try #require(Tool("cc")).run(
      ["-shared", "-fPIC", folder.file("old.c"), "-o", folder.file("libsndfile.so.1")])
    #expect(compiled.status == 0, "\(compiled.text)")
    let outcome = try Program(
      folder: folder.path, environment: ["LD_LIBRARY_PATH": folder.path]
    ).run(["export", Self.nile, "-o", "nile.\(ending)"])
    #expect(outcome.status == 6)
    #expect(
      outcome.message == """
        audiograph: Cannot write the .\(ending) file: the libsndfile of this system does not support that \
        format. Choose another format, or install libsndfile \(version) or later.

        """)
    #expect(folder.names == ["libsndfile.so.1", "old.c"])
  }

  @Test func writesSeveralFilesAndTheManifest() throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.export(
      [Self.nile, "-o", "a.wav", "-o", "b.mp3", "-o", "c.txt", "--manifest", "m.json", "-v"],
      in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(folder.names == ["a.wav", "b.mp3", "c.txt", "m.json"])
    let manifest = String(decoding: folder.bytes("m.json") ?? [], as: UTF8.self)
    #expect(manifest.hasPrefix("{\"version\":\"ag-1\",\"sampleRate\":48000,\"channels\":2,"))
    #expect(outcome.message.contains("Wrote 'a.wav', 11 seconds."))
  }

  @Test func sameInputGivesTheSameBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["a.wav", "b.wav"] {
      #expect(try Self.export(["AAPL", "-o", name, "-q"], in: folder).status == 0)
    }
    let isSame = folder.bytes("a.wav") == folder.bytes("b.wav")
    #expect(isSame)
  }

  @Test func provenanceIsAMessage() throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.export(["AAPL", "--range=1Y", "-o", "-", "--format=txt"], in: folder)
    #expect(outcome.lines.count == 6)
    #expect(outcome.message == "Sample data, not current: 1 March 2013.\n")
  }

  static let special: [[String]] = [["/dev/null"], ["/dev/null", "--format", "flac"]]

  @Test(arguments: special)
  func leavesTheNullDeviceAlone(_ target: [String]) throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.export([Self.nile, "-o"] + target, in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func writesIntoANamedPipe() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    let running = try Program(folder: folder.path).start(
      ["export", Self.nile, "-o", "pipe", "--format", "wav"])
    let bytes =
      try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.file("pipe")))
      .readToEnd() ?? Data()
    #expect(running.wait().status == 0)
    #expect(try Self.export([Self.nile, "-o", "a.wav"], in: folder).status == 0)
    let isSame = Array(bytes) == folder.bytes("a.wav")
    #expect(isSame)
    #expect(folder.names == ["a.wav", "pipe"])
  }

  @Test func followsSymbolicLinks() throws {
    let folder = try TemporaryFolder()
    try folder.put([1], "real.wav")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.wav"), withDestinationPath: "real.wav")
    #expect(try Self.export([Self.nile, "-o", "link.wav"], in: folder).status == 0)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.wav"))
    #expect(target == "real.wav")
    #expect(folder.file("real.wav", beginsWith: "RIFF"))
    #expect(folder.names == ["link.wav", "real.wav"])
  }

  @Test func keepsFilesWhereAsked() throws {
    let folder = try TemporaryFolder()
    try folder.put([7], "a.wav")
    let outcome = try Self.export([Self.nile, "-o", "a.wav", "--no-clobber"], in: folder)
    #expect(outcome.status == 6)
    #expect(outcome.message.contains("The file 'a.wav' already exists."))
    #expect(folder.bytes("a.wav") == [7])
    #expect(folder.names == ["a.wav"])
    #expect(try Self.export([Self.nile, "-o", "a.wav", "--sync"], in: folder).status == 0)
    #expect(folder.file("a.wav", beginsWith: "RIFF"))
  }

  @Test func neverOverwritesItsInput() throws {
    let folder = try TemporaryFolder()
    let data = Array("Year,Sheep\n2001,3\n2002,5\n".utf8)
    try folder.put(data, "data.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("soft.txt"), withDestinationPath: "data.txt")
    try FileManager.default.linkItem(
      atPath: folder.file("data.txt"), toPath: folder.file("hard.txt"))
    for path in ["data.txt", "./data.txt", "soft.txt", "hard.txt"] {
      for arguments in [["-o", path], ["-o", "x.wav", "--manifest", path]] {
        let outcome = try Self.export(["data.txt"] + arguments, in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.message.hasPrefix("audiograph: The output '\(path)' is also an input."))
      }
    }
    #expect(folder.bytes("data.txt") == data)
    #expect(folder.names == ["data.txt", "hard.txt", "soft.txt"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func leavesNothingBehindWhenInterrupted(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let running = try program.start(["export", Self.nile, "-o", "a.wav", "--duration", "3600"])
    #expect(running.wait { !folder.names.isEmpty })
    running.signal(signal)
    let outcome = running.wait()
    #expect(outcome.status == 130)
    #expect(outcome.errors == [], "\(outcome.message)")
    #expect(folder.names == [])
  }

  @Test func leavesTheOldFileWhenInterrupted() throws {
    let folder = try TemporaryFolder()
    try folder.put([7], "a.wav")
    let program = Program(folder: folder.path)
    let running = try program.start(["export", Self.nile, "-o", "a.wav", "--duration", "3600"])
    #expect(running.wait { folder.names.count > 1 })
    running.signal(SIGINT)
    #expect(running.wait().status == 130)
    #expect(folder.names == ["a.wav"])
    #expect(folder.bytes("a.wav") == [7])
  }

  @Test func exportsStandardInput() throws {
    let folder = try TemporaryFolder()
    let data = try String(contentsOfFile: Self.nile, encoding: .utf8)
    let outcome = try Self.export(["-", "-o", "a.wav", "--title", "nile"], in: folder, input: data)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(try Self.export([Self.nile, "-o", "b.wav"], in: folder).status == 0)
    let isSame = folder.bytes("a.wav") == folder.bytes("b.wav")
    #expect(isSame)
  }
}

extension TemporaryFolder {
  /// Whether a file is there and begins with a text.
  func file(_ name: String, beginsWith text: String) -> Bool {
    bytes(name)?.starts(with: text.utf8) == true
  }
}
