// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import AudiographCLI

@Suite struct InterruptionTests {
  /// Sends signals to this process while they are deferred, and says by its status how it went on.
  private static func receive(_ numbers: Int32..., ignoring ignored: Int32? = nil) {
    // The tests themselves may have been started with some of them ignored or blocked.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    if let ignored { signal(ignored, SIG_IGN) }
    Interruption.install()
    do {
      try Interruption.deferred { for number in numbers { raise(number) } }
      exit(1)
    } catch { exit(7) }
  }

  @Test func theFirstSignalIsDeferred() async {
    await #expect(processExitsWith: .exitCode(7)) { Self.receive(SIGINT) }
    await #expect(processExitsWith: .exitCode(7)) { Self.receive(SIGTERM) }
    await #expect(processExitsWith: .exitCode(1)) { Self.receive() }
  }

  @Test func aSecondSignalEndsTheProgramAtOnce() async {
    await #expect(processExitsWith: .exitCode(130)) { Self.receive(SIGINT, SIGINT) }
    await #expect(processExitsWith: .exitCode(130)) { Self.receive(SIGHUP, SIGTERM) }
    await #expect(processExitsWith: .exitCode(7)) { Self.receive(SIGTERM, SIGHUP) }
  }

  @Test func ignoredSignalsStayIgnored() async {
    await #expect(processExitsWith: .exitCode(1)) {
      Self.receive(SIGINT, SIGINT, ignoring: SIGINT)
    }
    await #expect(processExitsWith: .exitCode(1)) { Self.receive(SIGTERM, ignoring: SIGTERM) }
  }
}
