// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix
internal import Synchronization

/// SIGINT, SIGTERM, SIGHUP and SIGQUIT: they end the program at once, except where it has to fade a
/// sound or take back a file first.
///
/// A second signal does not wait for that, and what was ignored at the start stays so.
enum Interruption {
  /// The exit status of a program that was interrupted.
  static let status: Int32 = 130

  private static let wasRequested = Atomic(false)
  /// How many bodies defer signals: threads of a batch, each with a file, and the batch itself.
  private static let deferrals = Atomic(0)

  /// Whether a signal came since it was deferred.
  static var isRequested: Bool { wasRequested.load(ordering: .relaxed) }

  /// How many bodies that have to tidy up run at present.
  static var deferralCount: Int { deferrals.load(ordering: .relaxed) }

  /// Runs a body that a signal asks to stop, and that tidies up before it does.
  ///
  /// - Throws: `Interrupted` where a signal came, even if the body took no notice of it.
  static func deferred<Result>(during body: () throws -> Result) throws -> Result {
    deferrals.add(1, ordering: .relaxed)
    defer { deferrals.subtract(1, ordering: .relaxed) }
    let result = try body()
    if isRequested { throw Interrupted() }
    return result
  }

  /// Takes the signals over; system calls that wait are broken off by them.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    // A parent that ignores it would have the ends of our own children go unnoticed.
    signal(SIGCHLD, SIG_DFL)
    // Where files may not grow any more, writing fails and says so.
    signal(SIGXFSZ, SIG_IGN)
    // A handler must not be the first to touch these.
    _ = isRequested || deferralCount > 0
    TerminalMode.restore()
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { install(number) }
    unblock()
  }

  /// A parent may have started the program with these signals blocked; nothing could stop it then.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func install(_ number: Int32) {
    var action = sigaction()
    if sigaction(number, nil, &action) == 0, action.isIgnoring { return }
    action = sigaction()
    action.__sigaction_handler.sa_handler = { Interruption.arrive($0) }
    sigaction(number, &action, nil)
  }

  private static func arrive(_ number: Int32) {
    guard deferralCount > 0 else { _exit(status) }
    let isRepeated = wasRequested.exchange(true, ordering: .relaxed)
    // A closing terminal or a stopping service sends SIGHUP as well; that is no second request.
    guard isRepeated, number != SIGHUP else { return }
    TerminalMode.restore()
    _exit(status)
  }
}

/// The program was asked to stop and has tidied up.
struct Interrupted: Error {}

extension sigaction {
  /// Whether the signal is ignored, as under `nohup` and in the background of a script.
  var isIgnoring: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
