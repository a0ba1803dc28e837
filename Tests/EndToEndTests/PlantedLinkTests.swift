// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Links that another user put where the program writes: whatever it writes, it follows none.
@Suite(.enabled(if: geteuid() == 0, "giving files away needs root"))
struct PlantedLinkTests {
  private let folder: TemporaryFolder
  private let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
    for name in ["shared", "mine"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: false)
    }
    try #require(chmod(folder.file("shared"), 0o1777) == 0)
    try folder.put(Array("a,b\n1,2\n2,3\n".utf8), "a.csv")
    try folder.put(Array("source,output\na.csv,a.txt\n".utf8), "m.csv")
  }

  /// The name of what is written in the shared folder, the command, its status and its words.
  static let writers: [(String, [String], Int32, String)] = [
    (
      "r.csv", ["play", "-", "--follow", "-q", "--record", "shared/r.csv"], 6,
      "audiograph: 'shared/r.csv' cannot be written: Permission denied."
    ),
    (
      "j", ["batch", "m.csv", "--journal", "shared/j"], 6,
      "audiograph: Cannot use the journal 'shared/j': Permission denied."
    ),
    ("j", ["batch", "m.csv", "--journal", "shared/j", "--resume"], 6, "audiograph: Cannot use"),
    (
      "c.json", ["config", "set", "lang", "de", "--config", "shared/c.json"], 6,
      "audiograph: The output 'shared/c.json' "
    ),
    (
      ".c.json.lock", ["config", "set", "lang", "de", "--config", "shared/c.json"], 6,
      "audiograph: Cannot lock the file 'shared/c.json': Permission denied."
    ),
    (
      "p.sqlite", ["search", "apple", "--store", "shared/p.sqlite"], 3,
      "audiograph: Cannot open the store 'shared/p.sqlite': Permission denied."
    ),
    (
      "p.sqlite-wal", ["search", "apple", "--store", "shared/p.sqlite"], 3,
      "audiograph: Cannot open the store 'shared/p.sqlite': Permission denied."
    ),
    (
      "p.sqlite-journal", ["search", "apple", "--store", "shared/p.sqlite"], 3,
      "audiograph: Cannot open the store 'shared/p.sqlite': Permission denied."
    ),
    ("a.txt", ["export", "a.csv", "-o", "shared/a.txt"], 6, "audiograph: "),
  ]

  @Test(arguments: writers)
  func areNotFollowed(
    _ name: String, _ command: [String], _ status: Int32, _ message: String
  ) throws {
    let link = folder.file("shared/\(name)")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../mine/target")
    try #require(lchown(link, 12_345, 0) == 0)
    let outcome = try program.run(command, input: "1\n2\n")
    #expect(outcome.status == status, "\(outcome.message)")
    #expect(outcome.message.hasPrefix(message), "\(outcome.message)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("mine")) == [])
  }
}
