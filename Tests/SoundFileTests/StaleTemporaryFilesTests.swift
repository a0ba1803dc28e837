// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import SoundFile

/// Temporary files of programs that were killed.
@Suite struct StaleTemporaryFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func put(_ name: String, hoursAgo: Double) throws {
    try folder.put([1, 2, 3], name)
    try age(name, hours: hoursAgo)
  }

  private func age(_ name: String, hours: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600 * hours)],
      ofItemAtPath: folder.file(name))
  }

  private func write(_ name: String) throws {
    var file = try OutputFile(path: folder.file(name))
    try file.write("x")
    try file.commit()
  }

  @Test func oldOnesGoWithALaterRun() throws {
    for name in [".audiograph-1", ".audiograph-3w5e11264sgsf"] { try put(name, hoursAgo: 2) }
    try write("a.wav")
    #expect(folder.names == ["a.wav"])
  }

  /// What is young, another's, no file, or called otherwise.
  @Test func everythingElseStays() throws {
    let others = [
      ".audiograph-", ".audiograph-1A", ".audiograph-a.wav", ".audiograph-12345678901234",
      "audiograph-1", ".lists.json.lock",
    ]
    for name in others { try put(name, hoursAgo: 2) }
    try put(".audiograph-young", hoursAgo: 0.5)
    try put("mine", hoursAgo: 2)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(".audiograph-link"), withDestinationPath: folder.file("mine"))
    try FileManager.default.createDirectory(
      atPath: folder.file(".audiograph-folder"), withIntermediateDirectories: false)
    try #require(mkfifo(folder.file(".audiograph-fifo"), 0o600) == 0)
    try age(".audiograph-folder", hours: 2)
    try age(".audiograph-fifo", hours: 2)
    let before = folder.names
    try write("a.wav")
    #expect(Set(folder.names) == Set(before + ["a.wav"]))
  }

  @Test(.enabled(if: geteuid() == 0, "giving files away needs root"))
  func thoseOfOthersStay() throws {
    try put(".audiograph-1", hoursAgo: 2)
    try #require(chown(folder.file(".audiograph-1"), 12_345, 12_345) == 0)
    try write("a.wav")
    #expect(folder.names == [".audiograph-1", "a.wav"])
  }

  /// A file that is still written, however long ago the last bytes came.
  @Test func whatIsBeingWrittenStays() throws {
    var file = try OutputFile(path: folder.file("slow.wav"))
    try file.write("slow")
    let hidden = try #require(folder.names.first)
    try age(hidden, hours: 100)
    try write("a.wav")
    #expect(folder.names == [hidden, "a.wav"])
    try file.commit()
    #expect(folder.bytes("slow.wav") == Array("slow".utf8))
    #expect(folder.names == ["a.wav", "slow.wav"])
  }
}
