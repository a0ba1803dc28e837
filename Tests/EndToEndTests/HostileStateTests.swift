// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Settings and state that are pipes or devices, folders that are relative, a system without `/proc`.
@Suite struct HostileStateTests {
  private let folder: TemporaryFolder
  private var program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
      program.environment[name] = folder.file("home")
    }
    try FileManager.default.createDirectory(
      atPath: folder.file("home/audiograph"), withIntermediateDirectories: true)
    try folder.put(Array("a,b\n1,2\n2,3\n".utf8), "a.csv")
  }

  /// The file that is a pipe, a command, its status, and whether it tells of it.
  static let pipes: [(String, [String], Int32, Bool)] = [
    ("config.json", ["describe", "a.csv"], 3, true), ("config.json", ["config"], 3, true),
    ("config.json", ["config", "set", "lang", "de"], 6, true),
    ("config.json", ["--version"], 0, false), ("lists.json", ["list"], 3, true),
    ("lists.json", ["list", "add", "mine", "AAPL"], 6, true),
    ("alerts.json", ["alert", "list"], 3, false),
    ("alerts.json", ["alert", "add", "AAPL", "--above", "2"], 6, true),
    ("again.json", ["again"], 3, false), ("again.json", ["describe", "a.csv"], 0, false),
    ("prices.sqlite", ["search", "apple"], 0, false),
  ]

  /// None is waited for: each command ends, though nobody ever writes.
  @Test(arguments: pipes)
  func aPipeIsNotWaitedFor(
    _ name: String, _ command: [String], _ status: Int32, _ isTold: Bool
  ) throws {
    let path = folder.file("home/audiograph/\(name)")
    try #require(mkfifo(path, 0o600) == 0)
    let running = try program.start(command)
    let hasEnded = waited { !running.isRunning }
    #expect(hasEnded)
    if !hasEnded { running.signal(SIGKILL) }
    let outcome = running.wait()
    #expect(outcome.status == status, "\(outcome.message)")
    if isTold {
      #expect(
        outcome.message.hasPrefix("audiograph: '\(path)' is not a regular file. "),
        "\(outcome.message)")
    }
    #expect(
      (try FileManager.default.attributesOfItem(atPath: path))[.type] as? FileAttributeType
        != .typeRegular)
  }

  @Test func theNullDeviceIsNoSettings() throws {
    try folder.put(Array(#"{"lang":"de"}"#.utf8), "home/audiograph/config.json")
    let usual = try program.run(["describe", "a.csv"])
    let none = try program.run(["describe", "a.csv", "--config", "/dev/null"])
    #expect(none.status == 0)
    #expect(none.message == "")
    #expect(none.lines != usual.lines)
    #expect(none.output == (try Program(folder: folder.path).run(["describe", "a.csv"])).output)
    #expect(
      try program.run(["config", "--config", "/dev/null"]).lines
        == ["offline: true, from the variable AUDIOGRAPH_OFFLINE."])
    let pipe = try program.run(["describe", "a.csv", "--config", "/dev/zero"])
    #expect(pipe.status == 3)
    #expect(
      pipe.message
        == "audiograph: '/dev/zero' is not a regular file. Name another file.\n")
  }

  /// A home that depends on where the program is started is none.
  @Test func relativeFoldersAreIgnored() throws {
    var program = program
    for name in ["XDG_CONFIG_HOME", "XDG_STATE_HOME"] { program.environment[name] = "" }
    program.environment["HOME"] = "home"
    program.environment["XDG_DATA_HOME"] = "./data"
    let notes =
      "warning: The variable HOME is ignored, because it is not an absolute path.\n"
      + "warning: The variable XDG_DATA_HOME is ignored, because it is not an absolute path.\n"
    let before = folder.names
    let told = try program.run(["describe", "a.csv"])
    #expect(told.status == 0)
    #expect(told.message == notes)
    #expect(try program.run(["describe", "a.csv", "-q"]).message == "")
    for (command, status) in [
      (["config", "set", "lang", "de"], Int32(6)), (["list", "add", "mine", "AAPL"], 6),
      (["alert", "add", "AAPL", "--above", "2"], 6), (["again"], 6),
    ] {
      let refused = try program.run(command)
      #expect(refused.status == status, "\(command) \(refused.message)")
      #expect(refused.message.hasPrefix(notes + "audiograph: "), "\(refused.message)")
    }
    #expect(folder.names == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("home")) == ["audiograph"])
  }

  /// Whether the system lets us hide `/proc` from a program.
  static let canHideProc =
    geteuid() == 0
    && (try? ChildProcess(
      "/usr/bin/unshare", ["-m", "mount", "-t", "tmpfs", "none", "/proc"], environment: [:],
      folder: "/tmp", streams: ChildProcess.Streams()
    ).wait()) == 0

  @Test(.enabled(if: canHideProc, "hiding /proc needs root and unshare"))
  func argumentsAreFoundWithoutProc() throws {
    for (arguments, expected) in [
      (["--version"], try program.run(["--version"]).output),
      (["describe", "a.csv", "-q"], try program.run(["describe", "a.csv", "-q"]).output),
    ] {
      for name in ["out", "err"] { unlink(folder.file(name)) }
      var streams = ChildProcess.Streams()
      streams.output = folder.file("out")
      streams.errors = folder.file("err")
      let process = try ChildProcess(
        "/usr/bin/unshare",
        ["-m", "/bin/sh", "-c", "mount -t tmpfs none /proc && exec \"$@\"", "sh", Program.path]
          + arguments, environment: program.variables, folder: folder.path, streams: streams)
      #expect(process.wait() == 0)
      #expect(folder.bytes("out") == expected)
      #expect(folder.bytes("err") == [])
    }
  }
}
