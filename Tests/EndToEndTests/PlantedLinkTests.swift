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

  /// A link in the place of a folder is not followed either, nor is anything made behind it.
  @Test(
    arguments: writers.map { ($0.1, $0.2) } + [
      (["export", "a.csv", "-o", "shared/"], 6), (["export", "a.csv", "-o", "shared/new/"], 6),
      (["play", "a.csv", "--manifest", "shared/m.json"], 6),
    ])
  func foldersAreNotFollowed(_ command: [String], _ status: Int32) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("shared/d"), withDestinationPath: "../mine")
    try #require(lchown(folder.file("shared/d"), 12_345, 0) == 0)
    let command = command.map { $0.replacing("shared/", with: "shared/d/") }
    let outcome = try program.run(command, input: "1\n2\n")
    #expect(outcome.status == status, "\(outcome.message)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("mine")) == [])
  }

  /// Settings, lists, alerts and the last command go nowhere else by such a link.
  @Test(arguments: [
    ["config", "set", "lang", "de"], ["list", "add", "tech", "AAPL"],
    ["alert", "add", "AAPL", "--above", "5"], ["describe", "a.csv"],
  ])
  func foldersOfTheUserAreNotFollowed(_ command: [String]) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("shared/audiograph"), withDestinationPath: "../mine")
    try #require(lchown(folder.file("shared/audiograph"), 12_345, 0) == 0)
    var program = program
    for name in ["CONFIG", "DATA", "STATE"] {
      program.environment["XDG_\(name)_HOME"] = folder.file("shared")
    }
    _ = try program.run(command)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("mine")) == [])
  }
}
