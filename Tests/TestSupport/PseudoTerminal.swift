// SPDX-License-Identifier: MIT

import Foundation
public import Glibc
import Testing

/// A terminal without a screen, at which a test sits.
///
/// Line breaks come as the program writes them. Nothing waits longer than a minute.
public final class PseudoTerminal {
  /// The system did not give one.
  public struct CannotOpen: Error {
    /// An errno value.
    public var code: Int32
  }

  /// The path of the end that programs read and write.
  public let path: String
  private var controller: Int32
  /// `TIOCSPTLCK` and `TIOCGPTN`, which are macros; Swift's Glibc lacks `posix_openpt` and its kin.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private var received: [UInt8] = []

  /// Opens a terminal that shows what is typed and waits for whole lines, as terminals do.
  ///
  /// It is so wide that no line has to be broken; 0 columns where it does not say how wide it is.
  public init(columns: UInt16 = 1000) throws {
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var number: Int32 = 0
    var isLocked: Int32 = 0
    guard controller >= 0, ioctl(controller, Self.setLock, &isLocked) == 0,
      ioctl(controller, Self.getNumber, &number) == 0
    else { throw CannotOpen(code: errno) }
    path = "/dev/pts/\(number)"
    var size = winsize(ws_row: 25, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw CannotOpen(code: errno) }
    var mode = self.mode
    mode.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(controller, TCSANOW, &mode)
  }

  deinit { close() }

  /// Starts the program at this terminal.
  public func start(_ program: Program, _ arguments: [String]) throws -> ChildProcess {
    try start(Program.path, arguments, for: program)
  }

  /// Starts any program at this terminal, with the variables and the folder that ours would have.
  public func start(
    _ other: String, _ arguments: [String], for program: Program
  ) throws -> ChildProcess {
    var streams = ChildProcess.Streams()
    streams.input = path
    streams.output = path
    streams.errors = path
    streams.isJob = true
    let process = try ChildProcess(
      other, arguments, environment: program.variables, folder: program.folder,
      streams: streams)
    process.seen = { [weak self] in
      self?.take()
      return self?.soFar ?? ""
    }
    return process
  }

  /// Sends keys.
  public func type(_ text: String) { type(Array(text.utf8)) }

  /// Sends bytes.
  public func type(_ bytes: [UInt8]) { _ = write(controller, bytes, bytes.count) }

  /// Makes it as wide as this.
  public func resize(columns: UInt16) {
    var size = winsize(ws_row: 25, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Takes the terminal away.
  public func close() {
    guard controller >= 0 else { return }
    Glibc.close(controller)
    controller = -1
  }

  /// What the terminal does with what is typed, as in `termios`.
  public var services: tcflag_t { mode.c_lflag }

  private var mode: termios {
    var mode = termios()
    tcgetattr(controller, &mode)
    return mode
  }

  /// Takes what was printed, which nobody needs, without waiting for more.
  public func discard() { _ = news() }

  /// What was printed and not yet read, without waiting for more; it is no part of `text`.
  public func news() -> String {
    let count = received.count
    take()
    defer { received.removeLast(received.count - count) }
    return String(decoding: received[count...], as: UTF8.self)
  }

  /// Takes what was printed, without waiting for more.
  private func take() {
    var waiting = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    var block = [UInt8](repeating: 0, count: 4096)
    while poll(&waiting, 1, 0) > 0 {
      let count = read(controller, &block, block.count)
      guard count > 0 else { return }
      received += block[..<count]
    }
  }

  /// Everything that was printed, read until it ends with a text, or the other end is closed.
  ///
  /// What does not come within a minute is an issue, and the terminal goes, which ends the program.
  public func text(endingWith end: String? = nil) -> String {
    let deadline = ContinuousClock.now + .seconds(60)
    while controller >= 0 {
      if let end, received.reversed().starts(with: end.utf8.reversed()) { break }
      guard ContinuousClock.now < deadline else {
        Issue.record("Never printed: \(end ?? "the end"). Seen so far: \(soFar)")
        close()
        break
      }
      var waiting = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 100) > 0 else { continue }
      var block = [UInt8](repeating: 0, count: 4096)
      let count = read(controller, &block, block.count)
      guard count > 0 else { break }
      received += block[..<count]
    }
    return soFar
  }

  private var soFar: String { String(decoding: received, as: UTF8.self) }
}
