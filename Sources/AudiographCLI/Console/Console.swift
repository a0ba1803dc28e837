// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundFile
internal import Synchronization

/// Why standard output or a stream did not take what was written.
struct ConsoleError: MessageError {
  let message: Message

  enum Target { case output, error }

  /// The reader has gone, which is no fault: the program ends quietly.
  static let closedPipe = Self(.done)

  static func cannotWrite(target: Target, reason: String) -> Self {
    let target: Said =
      switch target {
      case .output: .standardOutput()
      case .error: .standardError()
      }
    return Self(
      .output, .outputSystem(target: target, reason: reason), .consoleCannotWriteRemedy())
  }

  /// The program is to end, and the reader takes nothing.
  static let interrupted = Self(.interrupted)
}

/// Prints whole lines: results to standard output, messages to standard error.
///
/// In a session at a terminal the break stands before a line and not after it, so that the cursor stays at
/// the end of the last one, where a braille display looks.
enum Console {
  private static let lastLine = Mutex(LastLine())

  /// How far a screen reader has come with what is on the terminal.
  static let reading = Mutex(ReadingClock())

  /// Takes what is on the terminal for read.
  static func forgetReading() { reading.withLock { $0.forget() } }

  /// Writes lines of the result in one go, each stripped of what could steer a terminal.
  ///
  /// They are broken at words where they are wider than `width` or than a terminal. `leavesRoom` writes a blank
  /// behind them, after which what is typed is shown.
  static func print(
    _ lines: [String], width: Int? = nil, leavesRoom: Bool = false
  ) throws(ConsoleError) {
    let text = arranged(lines, STDOUT_FILENO, width)
    try write(leavesRoom ? text + " " : text, to: STDOUT_FILENO, called: .output)
    note(lines, STDOUT_FILENO)
  }

  /// Runs a session at a terminal, between the lines of which the cursor stays at the end of the last.
  static func withOpenLines<Result>(_ session: () throws -> Result) rethrows -> Result {
    lastLine.withLock { $0.staysOpen = true }
    defer {
      lastLine.withLock { $0.staysOpen = false }
      endLine()
    }
    return try session()
  }

  /// Ends the session: what is printed next begins after the line at whose end the cursor stands and ends with
  /// a break, in one write, since a screen reader takes a lone break for a key and breaks off for it.
  static func closeLines() { lastLine.withLock { $0.staysOpen = false } }

  /// Ends the line at whose end the cursor stands, if any: somebody else writes what comes next.
  static func endLine() {
    let end = lastLine.withLock { $0.end() }
    if !end.isEmpty { try? write(end, to: STDOUT_FILENO, called: .output) }
  }

  /// Shows at the cursor what is typed; the next line begins after it.
  static func echo(_ text: String) throws(ConsoleError) {
    lastLine.withLock { $0.isOpen = true }
    try write(text.displayText, to: STDOUT_FILENO, called: .output)
  }

  /// How many times lines were written to a terminal so far.
  static var writeCount: Int { lastLine.withLock(\.count) }

  /// Writes a document that other programs read: JSON, completions, the manual page; a terminal gets
  /// nothing that could steer it.
  static func printDocument(_ text: String) throws(ConsoleError) {
    try write(
      isTerminal(STDOUT_FILENO) ? text.shownLines : text, to: STDOUT_FILENO,
      called: .output)
  }

  /// Writes messages; what standard error does not take is lost, there being nowhere to say so.
  static func report(_ lines: [String]) {
    // A file keeps its lines whole.
    let width = isTerminal(STDERR_FILENO) ? width : nil
    try? write(arranged(lines, STDERR_FILENO, width), to: STDERR_FILENO, called: .error)
    note(lines, STDERR_FILENO)
  }

  /// Takes note of lines that a screen reader reads, where a sound waits for that.
  static func note(_ lines: [String], _ descriptor: Int32) {
    reading.withLock { clock in
      guard clock.isRunning, isTerminal(descriptor) else { return }
      clock.add(lines, at: MonotonicClock.seconds)
    }
  }

  /// Says what is wrong and what to do, if there is something to say.
  static func report(_ error: any Error) {
    if let line = ErrorWords(error, in: sentences).line { report([line]) }
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

  /// Lines with their breaks.
  private static func arranged(
    _ lines: [String], _ descriptor: Int32, _ width: Int? = nil
  ) -> String {
    guard !lines.isEmpty else { return "" }
    let width = narrower(width, terminalWidth(of: descriptor))
    guard isTerminal(descriptor) else { return wrapped(lines, at: width) + "\n" }
    return lastLine.withLock { line in
      line.broken(wrapped(lines, at: line.staysOpen ? roomBeforeCursor(width) : width))
    }
  }

  private static func wrapped(_ lines: [String], at width: Int?) -> String {
    lines.map(\.displayText).wrapped(at: width).joined(separator: "\n")
  }

  /// The room of a line behind which the cursor stays: a braille display that follows it to a cell of its own
  /// beyond the width would no longer show the line.
  static func roomBeforeCursor(_ width: Int?) -> Int? { width.map { max(1, $0 - 1) } }

  /// The same on the terminal that standard output is.
  static func room(_ width: Int?) -> Int? {
    roomBeforeCursor(narrower(width, terminalWidth(of: STDOUT_FILENO)))
  }
}

extension String {
  /// The text, line by line, without what could steer a terminal.
  var shownLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).displayText }.joined(separator: "\n")
  }
}
