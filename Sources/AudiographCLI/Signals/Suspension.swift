// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix
internal import Synchronization

/// SIGTSTP and SIGCONT: while the program is stopped, the terminal is as the shell left it.
enum Suspension {
  private static let hasGoneOn = Atomic(false)
  private static let wasRequested = Atomic(false)

  /// Takes the signals over, unless they are ignored.
  static func install() {
    // A handler must not be the first to touch these.
    _ = hasGoneOn.load(ordering: .relaxed)
    TerminalMode.goOn()
    var action = sigaction()
    if sigaction(SIGTSTP, nil, &action) == 0, action.isIgnoring { return }
    handle(SIGTSTP) { _ in Suspension.stop() }
    handle(SIGCONT) { _ in Suspension.goOn() }
  }

  /// Stops, as Control-Z does it elsewhere, with all programs of the same job.
  static func request() { kill(0, SIGTSTP) }

  /// Whether the program went on since it was asked last.
  static func takeGoingOn() -> Bool { hasGoneOn.exchange(false, ordering: .relaxed) }

  // MARK: - Where something has to be done first

  /// Whether SIGTSTP came since it was deferred or last obeyed.
  static var isRequested: Bool { wasRequested.load(ordering: .relaxed) }

  /// Runs a body that looks at `isRequested`, ends what has to end before a stop, such as a sound,
  /// and then calls `obey`; a signal that is ignored stays so.
  static func deferred<Result>(during body: () throws -> Result) rethrows -> Result {
    wasRequested.store(false, ordering: .relaxed)
    var before = sigaction()
    guard sigaction(SIGTSTP, nil, &before) == 0, !before.isIgnoring else { return try body() }
    handle(SIGTSTP) { _ in Suspension.wasRequested.store(true, ordering: .relaxed) }
    defer { sigaction(SIGTSTP, &before, nil) }
    return try body()
  }

  /// Stops the program, and returns when it is continued.
  static func obey() {
    handle(SIGTSTP, by: nil)
    raise(SIGTSTP)
    wasRequested.store(false, ordering: .relaxed)
    handle(SIGTSTP) { _ in Suspension.wasRequested.store(true, ordering: .relaxed) }
  }

  // MARK: - At once

  private static func stop() {
    TerminalMode.rest()
    // The signal has to do what it does by default, and is blocked in its handler.
    handle(SIGTSTP, by: nil)
    kill(getpid(), SIGTSTP)
    mask(SIG_UNBLOCK)
    mask(SIG_BLOCK)
    handle(SIGTSTP) { _ in Suspension.stop() }
    goOn()
  }

  private static func goOn() {
    TerminalMode.goOn()
    hasGoneOn.store(true, ordering: .relaxed)
  }

  private static func mask(_ how: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTSTP)
    pthread_sigmask(how, &signals, nil)
  }
}
