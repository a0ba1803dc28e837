// SPDX-License-Identifier: MIT

import ChartInput
import Foundation
import JSON
import SoundFile
import TestSupport
import Testing

@testable import AudiographCLI

/// Small files of the user's own.
@Suite struct UserFileTests {
  /// A stranger's link in a folder open to all gets neither the file nor a lock beside it.
  @Test(.enabled(if: geteuid() == 0, "giving files away needs root"))
  func followsNoLinkOfAStranger() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["shared", "mine"] {
      try files.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: false)
    }
    try folder.put(Array("{}".utf8), "mine/lists.json")
    let link = folder.file("shared/lists.json")
    try files.createSymbolicLink(atPath: link, withDestinationPath: "../mine/lists.json")
    try #require(chmod(folder.file("shared"), 0o1777) == 0 && lchown(link, 12_345, 0) == 0)
    #expect(throws: OutputError.ofAnotherUser(path: link, file: link)) {
      try UserFile(path: link).update { $0 = .record([.init("a", .null)]) }
    }
    #expect(try files.contentsOfDirectory(atPath: folder.file("mine")) == ["lists.json"])
    #expect(folder.bytes("mine/lists.json") == Array("{}".utf8))
    try #require(lchown(link, 0, 0) == 0)
    try UserFile(path: link).update { $0 = .record([.init("a", .null)]) }
    #expect(
      try files.contentsOfDirectory(atPath: folder.file("mine")).sorted()
        == [".lists.json.lock", "lists.json"])
  }
}
