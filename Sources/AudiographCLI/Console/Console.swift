// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundFile
internal import Synchronization

/// Why standard output or a stream did not take what was written.
enum ConsoleError: Error, Equatable {
  /// The reader has gone, which is no fault: the program ends quietly.
  case closedPipe
  case cannotWrite(target: Target, reason: String)
  /// The program is to end, and the reader takes nothing.
  case interrupted

  enum Target { case output, error }

  var exitStatus: ExitCode {
    switch self {
    case .closedPipe: .done
    case .cannotWrite: .output
    case .interrupted: .interrupted
    }
  }
}

/// Prints whole lines: results to standard output, messages to standard error.
enum Console {
  /// How far a screen reader has come with what is on the terminal.
  static let reading = Mutex(ReadingClock())

  /// Takes what is on the terminal for read.
  static func forgetReading() { reading.withLock { $0.forget() } }

  /// Writes lines of the result in one go, each stripped of what could steer a terminal.
  ///
  /// They are broken at words where they are wider than `width` or than a terminal.
  static func print(_ lines: [String], width: Int? = nil) throws(ConsoleError) {
    try write(joined(lines, STDOUT_FILENO, width), to: STDOUT_FILENO, called: .output)
    note(lines, STDOUT_FILENO)
  }

  /// Writes a document that other programs read: JSON, completions, the manual page; a terminal gets
  /// nothing that could steer it.
  static func printDocument(_ text: String) throws(ConsoleError) {
    try write(
      isTerminal(STDOUT_FILENO) ? text.shownLines : text, to: STDOUT_FILENO,
      called: .output)
  }

  /// Writes messages; what standard error does not take is lost, there being nowhere to say so.
  static func report(_ lines: [String]) {
    try? write(joined(lines, STDERR_FILENO), to: STDERR_FILENO, called: .error)
    note(lines, STDERR_FILENO)
  }

  /// Takes note of lines that a screen reader reads, where a sound waits for that.
  private static func note(_ lines: [String], _ descriptor: Int32) {
    reading.withLock { clock in
      guard clock.isRunning, isTerminal(descriptor) else { return }
      clock.add(lines, at: MonotonicClock.seconds)
    }
  }

  /// Says what is wrong and what to do, if there is something to say.
  static func report(_ error: any Error) {
    if let line = Message(error, in: sentences).line { report([line]) }
  }

  /// Writes bytes to an open descriptor until all are taken.
  static func write(
    _ text: String, to descriptor: Int32, called target: ConsoleError.Target
  ) throws(ConsoleError) {
    do throws(SystemError) { try deliver(text, to: descriptor) } catch {
      switch error.code {
      case EPIPE: throw .closedPipe
      case EINTR: throw .interrupted
      default: throw .cannotWrite(target: target, reason: error.reason)
      }
    }
  }

  private static func joined(
    _ lines: [String], _ descriptor: Int32, _ width: Int? = nil
  ) -> String {
    lines.map(\.displayText).wrapped(at: narrower(width, terminalWidth(of: descriptor)))
      .map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The text, line by line, without what could steer a terminal.
  var shownLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).displayText }.joined(separator: "\n")
  }
}
