// SPDX-License-Identifier: MIT

import Foundation
public import Glibc
import Testing

/// A program that runs beside the tests, until it ends or is waited for.
///
/// By `posix_spawn` and `waitpid`: Foundation's `Process` was seen to wait for ever for a program
/// that had ended. Signals are neither blocked nor ignored in the child, whatever the tests' own
/// thread does.
public final class ChildProcess {
  /// A program that could not be started, with the error of `posix_spawn`.
  public struct CannotStart: Error {
    /// The program.
    public var path: String
    /// The error number.
    public var code: Int32
  }

  /// Where standard input, output and error of a program lead.
  public struct Streams {
    /// The path that is read.
    public var input = "/dev/null"
    /// The path that is written, unless there is a descriptor.
    public var output = "/dev/null"
    /// A descriptor that is written instead of `output`.
    public var outputDescriptor: Int32?
    /// The path that is written.
    public var errors = "/dev/null"
    /// Whether it is a job with a process group of its own, as those that a shell starts: only such
    /// programs can be stopped from a keyboard.
    public var isJob = false

    /// Nothing to read, and nobody who reads.
    public init() {}
  }

  /// The number of the process.
  public let number: pid_t
  private let path: String
  private let ownFolder: TemporaryFolder?
  private var result: Int32?
  private var deadline = ContinuousClock.now + .seconds(patience)

  /// Starts a program by its path, in a folder, or else in one of its own that holds the samples alone:
  /// nothing that happens to lie in the checkout may be seen, nor anything be left there.
  ///
  /// - Throws: `CannotStart`.
  public init(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil,
    folder: String? = nil, streams: Streams = Streams()
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    Self.add(streams, to: &actions)
    // A pipe of another test, held open here, would never seem closed to that test's own child.
    let closeFrom = Self.call("posix_spawn_file_actions_addclosefrom_np", as: CloseFrom.self)
    ownFolder = folder == nil ? try TemporaryFolder.withSamples() : nil
    guard closeFrom?(&actions, 3) == 0, Self.enter(folder ?? ownFolder?.path ?? "/", &actions)
    else { throw CannotStart(path: path, code: ENOSYS) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.freeSignals(&attributes, isJob: streams.isJob)
    let variables = environment ?? TestVariables.all
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw CannotStart(path: path, code: code) }
    (number, self.path) = (process, path)
  }

  private typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
  private typealias ChangeFolder =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32

  /// A function of the C library that its Swift module leaves out, because no standard has it.
  private static func call<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  /// Has the child begin in a folder; false where the C library cannot.
  static func enter(_ folder: String, _ actions: inout posix_spawn_file_actions_t) -> Bool {
    let change = call("posix_spawn_file_actions_addchdir_np", as: ChangeFolder.self)
    return change?(&actions, folder) == 0
  }

  private static func add(_ streams: Streams, to actions: inout posix_spawn_file_actions_t) {
    let creation = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, 0, streams.input, O_RDONLY, 0)
    if let descriptor = streams.outputDescriptor {
      posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, streams.output, creation, 0o600)
    }
    posix_spawn_file_actions_addopen(&actions, 2, streams.errors, creation, 0o600)
  }

  private static func freeSignals(_ attributes: inout posix_spawnattr_t, isJob: Bool) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let group = isJob ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
  }

  /// Sends a signal.
  public func signal(_ signal: Int32) { kill(number, signal) }

  /// The longest that a program may go on, in seconds: any test's needs a fraction of it, and one that
  /// never ends is to fail its test and not to hold up all of them.
  private static let patience = 300

  /// What was seen of it so far, for the message of a test that it fails.
  public var seen: () -> String = { "" }

  /// Whether it has not ended yet; one that goes on for five minutes is ended, and is an issue.
  public var isRunning: Bool {
    guard result == nil else { return false }
    var status: Int32 = 0
    let found = waitpid(number, &status, WNOHANG)
    if found == number {
      result = status
    } else if found < 0, errno == ECHILD {
      result = -1
    } else if ContinuousClock.now > deadline {
      deadline += .seconds(60)
      Issue.record("\(path) never ended. Seen so far: \(seen())")
      signal(SIGKILL)
    }
    return result == nil
  }

  /// Waits for the end.
  ///
  /// - Returns: The exit status; 128 and the signal's number where a signal ended it.
  public func wait() -> Int32 {
    var step: UInt32 = 200
    while isRunning {
      usleep(step)
      step = min(step * 2, 5000)
    }
    let ended = result ?? -1
    return ended & 0x7F == 0 ? ended >> 8 & 0xFF : 128 + (ended & 0x7F)
  }
}
