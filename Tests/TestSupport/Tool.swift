// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A program of the machine that judges ours.
public struct Tool: Sendable {
  /// Where the program is.
  public let path: String

  /// A program by its name; nil if the machine lacks it.
  public init?(_ name: String) {
    // Of everybody's programs some are where only the administrator's shell looks: zic.
    let searched = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin") + ":/usr/sbin"
    let paths = searched.split(separator: ":").map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// A program at a path.
  public init(path: String) { self.path = path }

  /// Whether there is such a program.
  public var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Whether the machine has every one of these programs.
  public static func all(_ names: String...) -> Bool { names.allSatisfy { Tool($0) != nil } }

  /// The outcome of a program.
  public struct Run: Sendable {
    /// The exit status; −1 where a signal ended it.
    public var status: Int32
    /// What it wrote on standard output.
    public var output: [UInt8]
    /// Standard output and standard error, in this order.
    public var text: String
  }

  /// The program did not start.
  public struct CannotStart: Error {
    /// Where the program is.
    public var path: String
    /// An errno value.
    public var code: Int32
  }

  /// Runs the program to its end, in an empty folder of its own.
  ///
  /// By `posix_spawn`: Foundation's `Process` was seen to wait for ever for a program that had
  /// ended.
  public func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    // Files, not pipes: a full pipe that nobody reads would stop both programs.
    let folder = try TemporaryFolder()
    let empty = try TemporaryFolder()
    let process = try spawn(arguments, environment, folder, in: empty)
    var status: Int32 = 0
    let isOver = waited(everyMilliseconds: 1, seconds: 300) {
      waitpid(process, &status, WNOHANG) != 0
    }
    if !isOver {
      Issue.record("\(path) \(arguments) never ended.")
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
    }
    let bytes = folder.bytes("out") ?? []
    let text = String(decoding: bytes + (folder.bytes("err") ?? []), as: UTF8.self)
    let isExit = status & 0x7F == 0
    return Run(status: isExit ? status >> 8 & 0xFF : -1, output: bytes, text: text)
  }

  /// Starts the program and leaves it alone; what it says goes into the files `out` and `err`.
  ///
  /// It is nobody's child: a dead child that nobody has waited for yet keeps exit tests from
  /// noticing the end of theirs.
  ///
  /// - Returns: The process, for `kill`.
  public func start(
    _ arguments: [String], environment: [String: String] = [:], output folder: TemporaryFolder
  ) throws -> Int32 {
    let script = "cd \"$0\" && { \"$@\" >out 2>err </dev/null & } && echo $!"
    guard let shell = Tool("sh") else { throw CannotStart(path: "sh", code: ENOENT) }
    let run = try shell.run(
      ["-c", script, folder.path, path] + arguments, environment: environment)
    guard let process = Int32(run.text.dropLast()) else {
      throw CannotStart(path: path, code: run.status)
    }
    return process
  }

  private func spawn(
    _ arguments: [String], _ environment: [String: String], _ folder: TemporaryFolder,
    in place: TemporaryFolder
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard ChildProcess.enter(place.path, &actions) else {
      throw CannotStart(path: path, code: ENOSYS)
    }
    let creation = O_WRONLY | O_CREAT
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder.file("out"), creation, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, folder.file("err"), creation, 0o600)
    let variables = TestVariables.all.merging(environment) { $1 }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, nil, &words, &settings)
    guard code == 0 else { throw CannotStart(path: path, code: code) }
    return process
  }
}
