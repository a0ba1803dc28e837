// SPDX-License-Identifier: MIT

import Foundation
import Posix
import TestSupport
import Testing

/// Files that are written where they stand: journals, recordings, locks.
@Suite struct InPlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func append(_ text: String, to name: String, takesStreams: Bool = false) throws {
    let file = try FileDescriptor.inPlace(
      folder.file(name), O_WRONLY | O_APPEND, permissions: 0o640, takesStreams: takesStreams)
    try DescriptorWriter(file.number).write(text)
  }

  @Test func aFileIsMadeAndAddedTo() throws {
    let mask = umask(0o027)
    defer { umask(mask) }
    try append("a", to: "f")
    #expect(try FileStatus(folder.file("f")).permissions == 0o640)
    try append("b", to: "f")
    #expect(folder.bytes("f") == Array("ab".utf8))
  }

  /// Links of one's own are followed, to what there is and to what there is not yet.
  @Test func ownLinksAreFollowed() throws {
    for (link, target) in [
      ("l1", "f"), ("l2", "l1"), ("l3", "new"), ("here", "."), ("there", folder.file("here")),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(link), withDestinationPath: target)
    }
    try folder.put(Array("a".utf8), "f")
    try append("b", to: "l2")
    try append("c", to: "l3")
    try append("d", to: "here/there/here/l2")
    #expect(folder.bytes("f") == Array("abd".utf8))
    #expect(folder.bytes("new") == Array("c".utf8))
  }

  @Test func nothingElseIsWaitedFor() throws {
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(throws: PathError.notRegular) { try append("a", to: "pipe") }
    for path in ["/dev/null", "/dev/stdout", "/dev/fd/1"] {
      #expect(throws: PathError.notRegular) {
        _ = try FileDescriptor.inPlace(path, O_WRONLY, permissions: 0o600)
      }
    }
    #expect(throws: PathError.system(SystemError(code: EISDIR))) {
      _ = try FileDescriptor.inPlace(folder.path, O_WRONLY, permissions: 0o600)
    }
    #expect(throws: PathError.invalid) {
      _ = try FileDescriptor.inPlace("", O_WRONLY, permissions: 0o600)
    }
    let null = try FileDescriptor.inPlace(
      "/dev/null", O_RDWR | O_APPEND, permissions: 0o600, takesStreams: true)
    #expect(try FileStatus(descriptor: null.number).kind == .characterDevice)
  }

  /// What is read of settings is a file, or is not waited for.
  @Test func onlyFilesAreRead() throws {
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    for path in [folder.file("pipe"), "/dev/null", "/dev/zero"] {
      #expect(throws: SystemError.notRegular) { try regularFileContents(path, limit: 10) }
    }
    #expect(throws: SystemError.isFolder) { try regularFileContents(folder.path, limit: 10) }
    try folder.put([1, 2], "f")
    #expect(try regularFileContents(folder.file("f"), limit: 2) == [1, 2])
    #expect(throws: SystemError.tooLarge) { try regularFileContents(folder.file("f"), limit: 1) }
  }

  /// Who owns the folder, its mode, who owns the link, and whether it is followed; only root can give
  /// folders and links away.
  static let rules: [(uid_t, mode_t, uid_t, Bool)] = [
    (me, 0o1777, 12_345, false), (me, 0o1777, me, true), (12_345, 0o1777, 12_345, true),
    (me, 0o777, 12_345, true),
  ].filter { me == 0 || $0.0 == me && $0.2 == me }
  private static let me = geteuid()

  @Test(arguments: rules)
  func linksOfOthersAreFollowedAsTheSystemDoes(
    _ rule: (folder: uid_t, mode: mode_t, link: uid_t, isFollowed: Bool)
  ) throws {
    let (shared, link) = (folder.file("shared"), folder.file("shared/link"))
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: false)
    try #require(chown(shared, rule.folder, .max) == 0 && chmod(shared, rule.mode) == 0)
    try folder.put(Array("mine".utf8), "mine")
    for target in ["../mine", "../new"] {
      unlink(link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      try #require(lchown(link, rule.link, .max) == 0)
      if rule.isFollowed {
        try append("x", to: "shared/link")
      } else {
        #expect(throws: PathError.ofAnotherUser(file: link)) { try append("x", to: "shared/link") }
      }
    }
    #expect(folder.bytes("mine") == Array((rule.isFollowed ? "minex" : "mine").utf8))
    #expect(folder.bytes("new") == (rule.isFollowed ? Array("x".utf8) : nil))
  }

  @Test(.enabled(if: geteuid() == 0, "giving files away needs root"))
  func pipesOfOthersAreNotWritten() throws {
    let (shared, pipe) = (folder.file("shared"), folder.file("shared/pipe"))
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: false)
    try #require(chmod(shared, 0o1777) == 0 && mkfifo(pipe, 0o666) == 0)
    try #require(chown(pipe, 12_345, 0) == 0)
    #expect(throws: PathError.ofAnotherUser(file: pipe)) {
      try append("x", to: "shared/pipe", takesStreams: true)
    }
  }
}
