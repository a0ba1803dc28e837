// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TestSupport

@testable import SoundFile

@Suite struct OutputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ text: String, _ path: String, _ options: OutputOptions = OutputOptions()
  ) throws {
    var file = try OutputFile(path: path, options: options)
    try file.write(text)
    try file.commit()
  }

  private func text(_ name: String) -> String? {
    folder.bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func mode(_ name: String) throws -> Int {
    var status = stat()
    try #require(stat(folder.file(name), &status) == 0)
    return Int(status.st_mode & 0o7777)
  }

  @Test(arguments: [false, true])
  func appearsOnlyWhenCommitted(flushes: Bool) throws {
    var options = OutputOptions()
    options.flushesToDisk = flushes
    try folder.put(Array("old".utf8), "a.txt")
    var file = try OutputFile(path: folder.file("a.txt"), options: options)
    try file.write("new")
    #expect(text("a.txt") == "old")
    #expect(folder.names.count == 2)
    try file.commit()
    #expect(text("a.txt") == "new")
    #expect(folder.names == ["a.txt"])
  }

  @Test func disappearsWhenNotCommitted() throws {
    do {
      var file = try OutputFile(path: folder.file("a.txt"))
      try file.write("half")
      #expect(folder.names.count == 1)
    }
    #expect(folder.names == [])
  }

  @Test func emptyFile() throws {
    try write("", folder.file("empty"))
    #expect(folder.bytes("empty") == [])
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755, 0o666])
  func keepsPermissions(bits: Int) throws {
    try folder.put([1], "a")
    chmod(folder.file("a"), mode_t(bits))
    try write("x", folder.file("a"))
    #expect(try mode("a") == bits)
  }

  @Test func newFileFollowsTheMask() throws {
    close(open(folder.file("reference"), O_WRONLY | O_CREAT, 0o666))
    try write("x", folder.file("a"))
    #expect(try mode("a") == mode("reference"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func keepsOwner() throws {
    try folder.put([1], "a")
    #expect(chown(folder.file("a"), 1234, 2345) == 0)
    try write("x", folder.file("a"))
    var status = stat()
    stat(folder.file("a"), &status)
    #expect(status.st_uid == 1234 && status.st_gid == 2345)
  }

  @Test(
    arguments: [
      ["b"], ["b", "c"], ["sub/b"], ["sub/b", "../c"], ["missing"],
    ])
  func followsLinks(chain: [String]) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("sub"), withIntermediateDirectories: false)
    var place = "link"
    for target in chain {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(place), withDestinationPath: target)
      place = place.hasPrefix("sub/") ? "sub/\(target)" : target
    }
    if chain != ["missing"] { try folder.put([1], place) }
    try write("through", folder.file("link"))
    #expect(text(place) == "through")
    let kind = try FileManager.default.attributesOfItem(atPath: folder.file("link"))[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func linkLoop() throws {
    for (name, target) in [("a", "b"), ("b", "a")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(name), withDestinationPath: target)
    }
    #expect(throws: OutputError.linkLoop(path: folder.file("a"))) {
      try write("", folder.file("a"))
    }
  }

  @Test func longNames() throws {
    let longest = String(repeating: "n", count: 255)
    try write("fits", folder.file(longest))
    #expect(text(longest) == "fits")
    let path = folder.file(longest + "n")
    #expect(throws: OutputError.nameTooLong(path: path)) { try write("", path) }
  }

  @Test func missingFolder() {
    let path = folder.file("no/such/file")
    #expect(throws: OutputError.noSuchFolder(path: path, folder: folder.file("no/such"))) {
      try write("", path)
    }
  }

  @Test func fileInsteadOfFolder() throws {
    try folder.put([], "file")
    let path = folder.file("file/a")
    #expect(throws: OutputError.notAFolder(path: path, folder: folder.file("file"))) {
      try write("", path)
    }
  }

  @Test(arguments: ["", "new/"])
  func folderInsteadOfFile(name: String) {
    let path = folder.file(name)
    #expect(throws: OutputError.isFolder(path: path)) { try write("", path) }
  }

  @Test(arguments: ["", "a\0b"])
  func invalidPath(path: String) {
    #expect(throws: OutputError.invalidPath(path)) { try write("", path) }
  }

  @Test func noClobber() throws {
    var options = OutputOptions()
    options.existing = .keep
    let path = folder.file("a")
    try write("first", path, options)
    #expect(throws: OutputError.exists(path: path)) { try write("second", path, options) }
    #expect(text("a") == "first")
    #expect(folder.names == ["a"])
  }

  @Test func noClobberWhereAnotherIsQuicker() throws {
    var options = OutputOptions()
    options.existing = .keep
    let path = folder.file("a")
    var file = try OutputFile(path: path, options: options)
    try file.write("slow")
    try folder.put(Array("quick".utf8), "a")
    do {
      try file.commit()
      Issue.record("the other file was replaced")
    } catch {
      #expect(error == .exists(path: path))
    }
    #expect(text("a") == "quick")
    #expect(folder.names == ["a"])
  }

  @Test func interruption() throws {
    var options = OutputOptions()
    options.isInterrupted = { true }
    let path = folder.file("a")
    #expect(throws: OutputError.interrupted(path: path)) { try write("x", path, options) }
    #expect(folder.names == [])
  }

  @Test(arguments: ["/dev/null", "/dev/full", "/dev/fd/987"])
  func devicesStay(path: String) throws {
    var before = stat()
    stat(path, &before)
    switch path {
    case "/dev/null": try write("x", path)
    case "/dev/full":
      #expect(throws: OutputError.noSpace(path: path)) { try write("x", path) }
    default:
      #expect(throws: OutputError.self) { try write("x", path) }
    }
    var after = stat()
    stat(path, &after)
    #expect(before.st_ino == after.st_ino && before.st_rdev == after.st_rdev)
  }

  /// `echo before > file; audiograph … -o /dev/fd/N >> file` leaves what was written before.
  @Test func descriptorsAreUsedAsTheyAre() throws {
    try folder.put(Array("before ".utf8), "log")
    let descriptor = open(folder.file("log"), O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    for path in ["/dev/fd/\(descriptor)", "/proc/self/fd/\(descriptor)"] {
      var options = OutputOptions()
      options.existing = .keep
      var file = try OutputFile(path: path, options: options)
      #expect(file.isStream == true)
      try file.write("x")
      try file.commit()
    }
    #expect(text("log") == "before xx")
    #expect(folder.names == ["log"])
  }

  @Test func fifo() throws {
    let path = folder.file("fifo")
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write("through the pipe", path)
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(reader, &bytes, 100)
    #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == "through the pipe")
    #expect(folder.names == ["fifo"])
  }

  /// SIGPIPE is the program's business; a test process ignores it.
  @Test func closedPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let path = "/dev/fd/\(ends[1])"
    #expect(throws: OutputError.closedPipe(path: path)) { try write("x", path) }
  }

  @Test func identity() throws {
    try folder.put([1], "a")
    try folder.put([1], "b")
    link(folder.file("a"), folder.file("hard"))
    symlink("a", folder.file("soft"))
    let identity = try #require(FileIdentity(path: folder.file("a")))
    #expect(identity == FileIdentity(path: folder.file("hard")))
    #expect(identity == FileIdentity(path: folder.file("soft")))
    #expect(identity != FileIdentity(path: folder.file("b")))
    #expect(FileIdentity(path: folder.file("none")) == nil)
    #expect(FileIdentity(path: "/dev/null") == nil)
    let descriptor = open(folder.file("a"), O_RDONLY)
    defer { close(descriptor) }
    #expect(FileIdentity(descriptor: descriptor) == identity)
  }
}

/// What only another user, or another file system, refuses.
@Suite(.enabled(if: geteuid() == 0 && Tool("mount") != nil, "mounting needs root"), .serialized)
struct MountedOutputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func readOnlyFileSystem() throws {
    try withFileSystem(options: "ro") { folder in
      let path = "\(folder)/a"
      #expect(throws: OutputError.readOnlyFileSystem(path: path)) {
        _ = try OutputFile(path: path)
      }
    }
  }

  /// Every kind of file on a full disk: an error, and nothing left behind.
  @Test(arguments: allEncodings)
  func fullDisk(encoding: SoundEncoding) throws {
    try withFileSystem(options: "size=32k") { folder in
      let path = "\(folder)/a"
      let tone = TestTone(frameCount: 480_000)
      #expect(throws: SoundFileError.output(.noSpace(path: path))) {
        try OutputFile.write(tone, as: encoding, to: path)
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left == [])
    }
  }

  private func withFileSystem(options: String, _ body: (String) throws -> Void) throws {
    let place = folder.path
    let mounted = try #require(Tool("mount")).run(
      ["-t", "tmpfs", "-o", options, "tmpfs", place])
    guard mounted.status == 0 else {
      try Test.cancel("this machine cannot mount: \(mounted.text)")
    }
    defer { umount2(place, Int32(MNT_DETACH)) }
    try body(place)
  }
}
