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

  /// How many bodies defer signals: threads of a batch, each with a file, and the batch itself.
  private static let deferrals = Atomic(0)

  /// Whether a signal came since it was deferred.
  static var isRequested: Bool { InterruptionFlag.isRaised }

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
    InterruptionFlag.prepare()
    TerminalMode.rest()
    Subprocesses.prepare()
    _ = deferralCount
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { install(number) }
    Traps.install { Interruption.tidyUp() }
    // A parent may have started the program with them blocked; nothing could stop it then.
    allow([SIGINT, SIGTERM, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT])
  }

  /// Ends the program at once, with the terminal as it was and without its subprocesses; a handler
  /// of signals may call it.
  static func leave(_ status: Int32 = status) -> Never {
    tidyUp()
    _exit(status)
  }

  /// What has to be done whenever the program is left.
  static func tidyUp() {
    TerminalMode.leave()
    Subprocesses.leave()
  }

  private static func install(_ number: Int32) {
    var action = sigaction()
    if sigaction(number, nil, &action) == 0, action.isIgnoring { return }
    // Nothing breaks into the handler: not a second of them, and no stop of the program.
    handle(number) { Interruption.arrive($0) }
  }

  private static func arrive(_ number: Int32) {
    guard deferralCount > 0 else { leave() }
    // A closing terminal or a stopping service sends SIGHUP as well; that is no second request.
    if InterruptionFlag.raise(), number != SIGHUP { leave() }
  }
}

/// The program was asked to stop and has tidied up.
struct Interrupted: UserFacingError {
  var message: Message { Message(.interrupted) }
}

extension sigaction {
  /// Whether the signal is ignored, as under `nohup` and in the background of a script.
  var isIgnoring: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
