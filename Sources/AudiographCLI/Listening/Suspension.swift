// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// SIGTSTP, as Control-Z sends it, where a sound has to fade and a terminal to be given back before
/// the program stops.
enum Suspension {
  private static let wasRequested = Atomic(false)

  /// Whether the signal came since it was deferred or last obeyed.
  static var isRequested: Bool { wasRequested.load(ordering: .relaxed) }

  /// Runs a body that looks at `isRequested` and then calls `obey`; a signal that is ignored stays so.
  static func deferred<Result>(during body: () throws -> Result) rethrows -> Result {
    wasRequested.store(false, ordering: .relaxed)
    var before = sigaction()
    guard sigaction(SIGTSTP, nil, &before) == 0, !before.isIgnoring else { return try body() }
    install()
    defer { sigaction(SIGTSTP, &before, nil) }
    return try body()
  }

  /// Stops the program, and returns when it is continued.
  static func obey() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    wasRequested.store(false, ordering: .relaxed)
    install()
  }

  private static func install() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      Suspension.wasRequested.store(true, ordering: .relaxed)
    }
    sigaction(SIGTSTP, &action, nil)
  }
}
