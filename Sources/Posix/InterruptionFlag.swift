// SPDX-License-Identifier: MIT

internal import CSystem
internal import Glibc
internal import Synchronization

/// That somebody wants the program to end: it ends every wait of `Posix`.
///
/// It is raised by a program's handler of signals, and never falls. A library never raises it.
package enum InterruptionFlag {
  private static let flag = Atomic(false)

  /// Whether the program is to end.
  package static var isRaised: Bool { flag.load(ordering: .relaxed) }

  /// Raises it; a handler of signals may call it.
  ///
  /// From then on a timer breaks off what the main thread waits for, every 50 ms: a signal that came
  /// just before a call of the system would otherwise not keep it from waiting for ever.
  ///
  /// - Returns: Whether it was raised before.
  package static func raise() -> Bool {
    guard !flag.exchange(true, ordering: .relaxed) else { return true }
    // Not sooner: whoever starts the program may have set an alarm that is to end it.
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in }
    unsafe sigaction(SIGALRM, &action, nil)
    let step = timeval(tv_sec: 0, tv_usec: 50_000)
    var timer = itimerval(it_interval: step, it_value: step)
    unsafe setitimer(__itimer_which_t(0), &timer, nil)
    return false
  }

  /// Makes sure that a handler of signals is not the first to touch it, and that the timer reaches us.
  package static func prepare() {
    _ = isRaised
    allow([SIGALRM])
  }
}

/// Has a function handle a signal, into which nothing but a trap breaks; nil for what the system does by
/// default.
package func handle(_ number: Int32, by handler: (@convention(c) (Int32) -> Void)?) {
  var action = sigaction()
  if let handler {
    unsafe action.__sigaction_handler.sa_handler = handler
  } else {
    unsafe action.__sigaction_handler.sa_handler = SIG_DFL
  }
  unsafe audiograph_hold_signals(&action.sa_mask)
  unsafe sigaction(number, &action, nil)
}

/// Lets signals reach the calling thread.
package func allow(_ numbers: [Int32]) {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  for number in numbers { unsafe sigaddset(&signals, number) }
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}

/// Runs a body, short and without waits, that no signal breaks into on this thread but a trap.
package func holdingSignals<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var all = sigset_t()
  var before = sigset_t()
  unsafe audiograph_hold_signals(&all)
  unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try body()
}
