// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import SoundFile

@Suite struct NamelessFileTests {
  let folder: TemporaryFolder
  var options = OutputOptions()

  init() throws {
    folder = try TemporaryFolder()
    options.isNameless = true
  }

  /// Whether the file system of the tests has such files.
  private var isPossible: Bool {
    guard let descriptor = PendingFile.openNameless(in: folder.path, 0o600) else { return false }
    close(descriptor)
    return true
  }

  private func write(_ text: String, _ name: String) throws {
    var file = try OutputFile(path: folder.file(name), options: options)
    try file.write(text)
    try file.commit()
  }

  @Test(arguments: [false, true])
  func hasNoNameBeforeItIsCommitted(replaces: Bool) throws {
    if replaces { try folder.put(Array("old".utf8), "a.txt") }
    var file = try OutputFile(path: folder.file("a.txt"), options: options)
    try file.write("new")
    if isPossible { #expect(folder.names == (replaces ? ["a.txt"] : [])) }
    #expect(folder.bytes("a.txt") == (replaces ? Array("old".utf8) : nil))
    try file.commit()
    #expect(folder.bytes("a.txt") == Array("new".utf8))
    #expect(folder.names == ["a.txt"])
  }

  @Test func leavesNothingWhereItIsGivenUp() throws {
    do {
      var file = try OutputFile(path: folder.file("a.txt"), options: options)
      try file.write("half")
    }
    #expect(folder.names == [])
  }

  @Test(arguments: [0o600, 0o644, 0o755])
  func keepsThePermissionsOfWhatItReplaces(_ mode: mode_t) throws {
    try folder.put([1], "a.txt")
    #expect(chmod(folder.file("a.txt"), mode) == 0)
    try write("new", "a.txt")
    var status = stat()
    #expect(stat(folder.file("a.txt"), &status) == 0)
    #expect(status.st_mode & 0o7777 == mode)
  }

  @Test func aNewFileHasThePermissionsOfANamedOne() throws {
    try write("a", "a.txt")
    var named = try OutputFile(path: folder.file("b.txt"))
    try named.write("b")
    try named.commit()
    var first = stat()
    var second = stat()
    #expect(stat(folder.file("a.txt"), &first) == 0 && stat(folder.file("b.txt"), &second) == 0)
    #expect(first.st_mode == second.st_mode && first.st_nlink == 1)
  }

  @Test func neverReplacesWhereNotAsked() throws {
    var keeping = options
    keeping.existing = .keep
    var file = try OutputFile(path: folder.file("a.txt"), options: keeping)
    try file.write("mine")
    try folder.put([7], "a.txt")
    do {
      try file.commit()
      Issue.record("it replaced")
    } catch {
      #expect(error == .exists(path: folder.file("a.txt")))
    }
    #expect(folder.bytes("a.txt") == [7])
    #expect(folder.names == ["a.txt"])
  }

  @Test func fallsBackToANameWhereThereIsNoOther() throws {
    let target = folder.file("a.txt")
    #expect(PendingFile.openNameless(in: "/proc", 0o600) == nil)
    #expect(throws: OutputError.self) {
      _ = try OutputFile(path: "\(target)/b.txt", options: options)
    }
  }
}
