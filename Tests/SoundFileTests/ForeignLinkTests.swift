// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import SoundFile

/// Links and FIFOs that others put on the way of an output.
@Suite struct ForeignLinkTests {
  static let me = geteuid()
  static let stranger = me + 12_345
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put([1], "mine")
  }

  private func makeShared(owner: uid_t, mode: mode_t) throws {
    let path = folder.file("shared")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try #require(chown(path, owner, .max) == 0 && chmod(path, mode) == 0)
  }

  private func makeLink(to target: String, owner: uid_t) throws {
    let path = folder.file("shared/link")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    try #require(lchown(path, owner, .max) == 0)
  }

  private func write(_ name: String) throws {
    var file = try OutputFile(path: folder.file(name))
    try file.write("x")
    try file.commit()
  }

  /// Who owns the folder, its mode, who owns the link, and whether it is followed; only root can give
  /// folders and links away.
  static let rules: [(uid_t, mode_t, uid_t, Bool)] = [
    (me, 0o1777, stranger, false), (me, 0o1777, me, true), (stranger, 0o1777, stranger, true),
    (stranger, 0o1777, me, true), (stranger, 0o1777, stranger + 1, false),
    (me, 0o777, stranger, true), (me, 0o1755, stranger, true),
  ].filter { me == 0 || $0.0 == me && $0.2 == me }

  @Test(arguments: rules, ["../mine", "../new"])
  func areFollowedAsTheSystemDoes(
    _ rule: (folder: uid_t, mode: mode_t, link: uid_t, isFollowed: Bool), _ target: String
  ) throws {
    try makeShared(owner: rule.folder, mode: rule.mode)
    try makeLink(to: target, owner: rule.link)
    let path = folder.file("shared/link")
    let before = folder.names
    if rule.isFollowed {
      try write("shared/link")
      #expect(folder.bytes(String(target.dropFirst(3))) == Array("x".utf8))
      return
    }
    let error = OutputError.ofAnotherUser(path: path, file: path)
    #expect(throws: error) { try write("shared/link") }
    #expect(throws: error) { try OutputDestination(path: path).check() }
    #expect(OutputDestination(path: path).identity == nil)
    #expect(folder.names == before && folder.bytes("mine") == [1])
  }

  /// A link of one's own to one of another's, and a pipe of another's.
  @Test(.enabled(if: me == 0, "giving files away needs root"))
  func onTheWayToo() throws {
    try makeShared(owner: 0, mode: 0o1777)
    try makeLink(to: "../mine", owner: Self.stranger)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("own"), withDestinationPath: "shared/link")
    let pipe = folder.file("shared/pipe")
    try #require(mkfifo(pipe, 0o666) == 0 && chown(pipe, Self.stranger, .max) == 0)
    for name in ["own", "shared/pipe"] {
      let error = #expect(throws: OutputError.self) { try write(name) }
      guard case .ofAnotherUser(folder.file(name), _) = error else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
    }
    #expect(folder.bytes("mine") == [1])
  }
}
