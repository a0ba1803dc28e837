// SPDX-License-Identifier: MIT

import Foundation
import SoundFile
import TestSupport
import Testing

@Suite struct OutputDestinationTests {
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try folder.put([1], "old")
    try files.createDirectory(atPath: folder.file("sub"), withIntermediateDirectories: false)
    for (link, target) in [("link", "sub"), ("dangling", "new"), ("soft", "old"), ("loop", "loop")]
    {
      try files.createSymbolicLink(atPath: folder.file(link), withDestinationPath: target)
    }
    return folder
  }

  static let same: [(String, String)] = [
    ("new", "./new"), ("new", "sub/../new"), ("new", "dangling"), ("sub/a", "link/a"),
    ("sub/a", "sub//a"), ("old", "soft"), ("old", "./old"),
  ]

  @Test(arguments: same)
  func knowsFilesUnderTheirNames(_ first: String, _ second: String) throws {
    let folder = try Self.folder()
    let identity = try #require(FileIdentity(output: folder.file(first)))
    #expect(identity == FileIdentity(output: folder.file(second)))
  }

  static let different: [(String, String)] = [
    ("new", "other"), ("new", "sub/new"), ("old", "new"), ("sub/a", "sub/b"),
  ]

  @Test(arguments: different)
  func tellsFilesApart(_ first: String, _ second: String) throws {
    let folder = try Self.folder()
    let identity = try #require(FileIdentity(output: folder.file(first)))
    #expect(identity != FileIdentity(output: folder.file(second)))
  }

  @Test(arguments: ["/dev/null", "/no/such/folder/a", ""])
  func hasNoIdentityForDevicesAndMissingFolders(_ path: String) {
    #expect(FileIdentity(output: path) == nil)
  }

  static let kinds: [(String, OutputDestination.Kind)] = [
    ("new", .nothing), ("dangling", .nothing), ("none/a", .nothing), ("loop", .nothing),
    ("old/a", .nothing), ("old/", .nothing), ("new/", .nothing), ("old", .file), ("soft", .file),
    ("sub", .folder), ("sub/", .folder), ("link", .folder), ("null", .characterDevice),
    ("pipe", .other),
  ]

  @Test(arguments: kinds)
  func knowsWhatStandsThere(_ name: String, _ kind: OutputDestination.Kind) throws {
    let folder = try Self.folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("null"), withDestinationPath: "/dev/null")
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(OutputDestination(path: folder.file(name)).kind == kind)
  }

  /// Links that the system follows by itself, though they name nothing.
  @Test func knowsWhatAnOpenDescriptorIs() throws {
    let folder = try Self.folder()
    let descriptor = open(folder.file("old"), O_WRONLY)
    defer { close(descriptor) }
    let place = OutputDestination(path: "/dev/fd/\(descriptor)")
    #expect(place.kind == .file)
    #expect(place.identity == FileIdentity(path: folder.file("old")))
    #expect(OutputDestination(path: "/dev/fd/987").kind == .nothing)
    #expect(OutputDestination(path: "").kind == .nothing)
    #expect(
      OutputDestination(path: "-").identity == OutputDestination(path: "/dev/stdout").identity)
    #expect(OutputDestination(path: "-").kind == .nothing)
    #expect(OutputDestination(path: "/dev/fd/01").kind == .nothing)
    #expect(throws: Never.self) { try OutputDestination(path: "-").check() }
  }

  @Test(arguments: ["new", "old", "dangling", "sub/a", "link/a"])
  func allowsWhatCanBeWritten(_ name: String) throws {
    let folder = try Self.folder()
    let names = folder.names
    try OutputDestination(path: folder.file(name)).check()
    #expect(folder.names == names)
    #expect(folder.bytes("old") == [1])
  }

  @Test func refusesAsTheWritingWould() throws {
    let folder = try Self.folder()
    let names = folder.names
    var keeping = OutputOptions()
    keeping.existing = .keep
    try OutputDestination(path: folder.file("new")).check(keeping)
    for name in ["old", "soft"] {
      #expect(throws: OutputError.exists(path: folder.file(name))) {
        try OutputDestination(path: folder.file(name)).check(keeping)
      }
    }
    for name in ["none/a", "old/a", "sub", "loop"] {
      let path = folder.file(name)
      let checked = #expect(throws: OutputError.self) { try OutputDestination(path: path).check() }
      let written = #expect(throws: OutputError.self) { _ = try OutputFile(path: path) }
      #expect(checked == written, "\(name)")
    }
    #expect(folder.names == names)
  }

  @Test func refusesLinksToNamesThatAreNotUTF8() throws {
    let folder = try TemporaryFolder()
    #expect(symlink([0x6F, -1, 0], folder.file("link")) == 0)
    let names = folder.names
    #expect(throws: OutputError.self) { try OutputDestination(path: folder.file("link")).check() }
    #expect(throws: OutputError.self) { _ = try OutputFile(path: folder.file("link")) }
    #expect(folder.names == names)
  }

  @Test func filesAndPipesAreNoTerminals() throws {
    let folder = try Self.folder()
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    for path in ["old", "new", "pipe", "sub"].map(folder.file) + ["/dev/null", ""] {
      #expect(!OutputDestination(path: path).isTerminal, "\(path)")
    }
  }
}
