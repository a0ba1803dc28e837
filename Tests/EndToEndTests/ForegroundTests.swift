// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Another program takes the terminal while ours reads keys, and gives it back.
@Suite struct ForegroundTests {
  /// A shell with one job, which ends with 0 if the terminal is as it was when the job has ended.
  private static let shell = """
    import fcntl, os, signal, sys, termios, time
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    controller, terminal = os.openpty()
    leader = os.fork()
    if leader == 0:
        os.setsid()
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
        before = termios.tcgetattr(terminal)
        job = os.fork()
        if job == 0:
            os.setpgid(0, 0)
            os.tcsetpgrp(terminal, os.getpgrp())
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)
            for descriptor in range(3):
                os.dup2(terminal, descriptor)
            os.execv(sys.argv[1], sys.argv[1:])
        for _ in range(3000):
            if termios.tcgetattr(terminal) != before:
                break
            time.sleep(0.01)
        else:
            sys.exit("The program never read a key.")
        os.tcsetpgrp(terminal, os.getpgrp())
        time.sleep(0.3)
        os.tcsetpgrp(terminal, job)
        time.sleep(0.3)
        os.kill(job, signal.SIGTERM)
        os.waitpid(job, 0)
        os._exit(termios.tcgetattr(terminal) != before)
    os.close(terminal)
    try:
        while os.read(controller, 65536):
            pass
    except OSError:
        pass
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(leader, 0)[1]))
    """

  @Test(
    .enabled(if: Tool.all("python3")),
    arguments: [["learn", "--quiz"], ["explore", "nile"]])
  func theTerminalIsAsItWas(_ words: [String]) throws {
    let python = try #require(Tool("python3"))
    let run = try python.run(
      ["-c", Self.shell, Program.path] + words, environment: Program().variables)
    #expect(run.status == 0, "\(run.text)")
  }
}
