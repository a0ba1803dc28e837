// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Links that another user put where the program writes: whatever it writes, it follows none.
@Suite struct PlantedLinkTests {
  /// How a link becomes another user's.
  enum Way: CaseIterable {
    /// Root gives it away; the system may refuse it then before the program does.
    case given
    /// A library tells the program so of every link, while the system would follow them.
    case told

    var isPossible: Bool { self == .given ? geteuid() == 0 : Program.compiler != nil }
  }

  static let ways = Way.allCases.filter(\.isPossible)

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

  /// Makes a link of another user's, and hands back the program that finds it so.
  private func plant(_ link: String, to target: String, _ way: Way) throws -> Program {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(link), withDestinationPath: target)
    guard way == .given else { return try program.replacing(Self.telling, in: folder) }
    try #require(lchown(folder.file(link), 12_345, 0) == 0)
    return program
  }

  /// A library in which links have another owner, for the C library of today and of before 2021.
  static let telling = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <sys/stat.h>
    static int told(int code, struct stat *status) {
      if (code == 0 && S_ISLNK(status->st_mode)) status->st_uid += 12345;
      return code;
    }
    int lstat(const char *path, struct stat *status) {
      int (*look)(const char *, struct stat *) = dlsym(RTLD_NEXT, "lstat");
      return told(look(path, status), status);
    }
    int __lxstat(int version, const char *path, struct stat *status) {
      int (*look)(int, const char *, struct stat *) = dlsym(RTLD_NEXT, "__lxstat");
      return told(look(version, path, status), status);
    }
    int fstatat(int folder, const char *path, struct stat *status, int flags) {
      int (*look)(int, const char *, struct stat *, int) = dlsym(RTLD_NEXT, "fstatat");
      return told(look(folder, path, status, flags), status);
    }
    """

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

  @Test(arguments: writers, ways)
  func areNotFollowed(
    _ writer: (name: String, command: [String], status: Int32, message: String), _ way: Way
  ) throws {
    let (name, command, status, message) = writer
    let program = try plant("shared/\(name)", to: "../mine/target", way)
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
    ], ways)
  func foldersAreNotFollowed(_ writer: (command: [String], status: Int32), _ way: Way) throws {
    let program = try plant("shared/d", to: "../mine", way)
    let words = writer.command.map { $0.replacing("shared/", with: "shared/d/") }
    let outcome = try program.run(words, input: "1\n2\n")
    #expect(outcome.status == writer.status, "\(outcome.message)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("mine")) == [])
  }

  /// Settings, lists, alerts and the last command go nowhere else by such a link.
  @Test(
    arguments: [
      ["config", "set", "lang", "de"], ["list", "add", "tech", "AAPL"],
      ["alert", "add", "AAPL", "--above", "5"], ["describe", "a.csv"],
    ], ways)
  func foldersOfTheUserAreNotFollowed(_ command: [String], _ way: Way) throws {
    var program = try plant("shared/audiograph", to: "../mine", way)
    for name in ["CONFIG", "DATA", "STATE"] {
      program.environment["XDG_\(name)_HOME"] = folder.file("shared")
    }
    _ = try program.run(command)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("mine")) == [])
  }
}
