// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Faults of the program itself: the terminal is as it was, nobody stays behind, and a sentence says so.
@Suite struct TrapTests {
  let folder: TemporaryFolder
  var program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
    program.environment["XDG_DATA_HOME"] = folder.path
    program.environment["XDG_CONFIG_HOME"] = folder.path
    try folder.put(
      Array("time,symbol,value,unit,kind\n2013-03-01T10:00:00-05:00,S,1,USD,price\n".utf8), "r.csv")
  }

  static let numbers = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  static func line(_ command: String) -> String {
    "audiograph: This is a fault of audiograph: it crashed while running audiograph \(command)."
      + " Please report it with this line.\n"
  }

  // MARK: - Sessions

  static let sessions: [([String], String)] = [
    (["learn"], "learn"), (["learn", "--quiz"], "learn --quiz"), (["simulate"], "simulate"),
    (["watch", "--replay", "r.csv"], "watch --replay"), (["search"], "search"),
    (["play", "nile", "--wait", "--duration", "600"], "play --wait --duration"),
    (["explore", "nile"], "explore"), (["config", "set", "providers.stooq.key"], "config"),
  ]

  @Test(arguments: sessions)
  func aTrapInASession(_ command: [String], _ typed: String) throws {
    for number in command[0] == "explore" ? Self.numbers : [SIGILL, SIGSEGV] {
      let terminal = try PseudoTerminal()
      let services = terminal.services
      let process = try terminal.start(program, command)
      terminal.waitForKeys(process, of: command)
      process.signal(number)
      #expect(process.wait() == 128 + number)
      #expect(terminal.services == services, "\(command), signal \(number)")
      let news = terminal.text()
      #expect(news.hasSuffix("\n" + Self.line(typed)), "\(news)")
    }
  }

  static let languages = [
    (
      "de",
      "Das ist ein Fehler von audiograph: Es ist mitten in audiograph explore --lang"
        + " abgebrochen. Bitte mit dieser Zeile melden."
    ),
    (
      "fr",
      "C'est une erreur d'audiograph\u{A0}: il s'est arrêté au milieu de la commande audiograph explore"
        + " --lang. Merci de la signaler avec cette ligne."
    ),
    (
      "pl",
      "To błąd programu audiograph: przerwał działanie w trakcie polecenia audiograph"
        + " explore --lang. Zgłoś go razem z tym wierszem."
    ),
  ]

  @Test(arguments: languages)
  func inTheLanguageOfTheUser(_ language: String, _ sentence: String) throws {
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["explore", "nile", "--lang", language])
    terminal.waitForKeys(process)
    process.signal(SIGILL)
    #expect(process.wait() == 128 + SIGILL)
    let news = terminal.text()
    #expect(news.hasSuffix("\naudiograph: \(sentence)\n"), "\(news)")
  }

  // MARK: - Without a terminal

  @Test func itNamesNoData() throws {
    #expect(mkfifo(folder.file("secret.csv"), 0o600) == 0)
    let writer = open(folder.file("secret.csv"), O_RDWR)
    let running = try program.start(["describe", "secret.csv", "--title", "Secret", "-q"])
    waitForRest(of: running.number)
    running.signal(SIGILL)
    let outcome = running.wait()
    close(writer)
    #expect(outcome.status == 128 + SIGILL)
    #expect(outcome.message == Self.line("describe --title -q"))
  }

  /// Waits until a program has done nothing for a while.
  private func waitForRest(of process: pid_t) {
    var looks = 0
    waited(everyMilliseconds: 10) {
      let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      looks = stat.contains(") S ") ? looks + 1 : 0
      return looks >= 30 || stat.isEmpty
    }
  }

  /// A full pipe as standard error holds nothing up.
  @Test func nobodyReadsTheSentence() throws {
    let path = folder.file("errors")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    let block = [UInt8](repeating: 0, count: 4096)
    while write(reader, block, block.count) > 0 {}
    #expect(mkfifo(folder.file("in"), 0o600) == 0)
    let input = open(folder.file("in"), O_RDWR)
    defer { close(input) }
    var streams = ChildProcess.Streams()
    streams.input = folder.file("in")
    streams.errors = path
    let process = try ChildProcess(
      Program.path, ["describe", "-"], environment: program.variables, folder: folder.path,
      streams: streams)
    waitForRest(of: process.number)
    process.signal(SIGSEGV)
    #expect(process.wait() == 128 + SIGSEGV)
  }

  @Test func aSynthesiserEndsToo() throws {
    // It says that it is there once the program surely knows of it: a signal may hit just that thread which is
    // starting it, as no trap of its own can.
    try folder.putProgram(
      "#!/bin/sh\nexec >&- 2>&-\nsleep 0.3\necho $$ >>\(folder.file("pids"))\nexec sleep 600\n",
      "espeak-ng")
    var program = program
    program.environment["PATH"] = folder.path + ":/usr/bin:/bin"
    program.environment["SPEECHD_ADDRESS"] = "unix_socket:\(folder.file("none"))"
    let running = try program.start(["describe", "nile", "--speak"])
    func synthesisers() -> [Int32] {
      String(decoding: folder.bytes("pids") ?? [], as: UTF8.self).split(separator: "\n")
        .compactMap { Int32($0) }
    }
    #expect(running.wait { !synthesisers().isEmpty })
    running.signal(SIGFPE)
    #expect(running.wait { !running.isRunning } && running.wait().status == 128 + SIGFPE)
    #expect(waited { synthesisers().allSatisfy { kill($0, 0) != 0 } })
  }

  // MARK: - At the worst moments

  /// The program with functions of the C library replaced.
  private func program(replacing functions: String) throws -> Program {
    let text = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <signal.h>
      #include <stdlib.h>
      #include <sys/syscall.h>
      #include <termios.h>
      #include <time.h>
      #include <unistd.h>
      __attribute__((noinline)) static int fill(volatile char *before) {
        volatile char frame[1000];
        frame[0] = before ? before[0] : 1;
        return fill(frame) + frame[0];
      }
      \(functions)
      """
    return try program.replacing(text, in: folder)
  }

  static let faults = [
    ("__builtin_trap()", [SIGILL, SIGTRAP]), ("fill(0)", [SIGSEGV]), ("abort()", [SIGABRT]),
  ]

  /// A trap, a full stack and an abort while the terminal is being set, where no other signal comes through.
  @Test(.enabled(if: Program.compiler != nil, "no C compiler is installed"), arguments: faults)
  func aTrapWhileTheTerminalIsSet(_ fault: String, _ signals: [Int32]) throws {
    let program = try self.program(
      replacing: """
        int tcsetattr(int descriptor, int when, const struct termios *mode) {
          static int calls;
          int (*set)(int, int, const struct termios *) = dlsym(RTLD_NEXT, "tcsetattr");
          int result = set(descriptor, when, mode);
          if (!(mode->c_lflag & ECHO) && calls++ == 0) \(fault);
          return result;
        }
        """)
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(program, ["explore", "nile"])
    let status = process.wait()
    #expect(signals.contains(status - 128), "\(status)")
    #expect(terminal.services == services)
    let news = terminal.text()
    #expect(news.hasSuffix("\n" + Self.line("explore")), "\(news)")
  }

  /// A thread has a stack of its own to fill.
  @Test(.enabled(if: Program.compiler != nil, "no C compiler is installed"))
  func aFullStackOfAThread() throws {
    let program = try self.program(
      replacing: """
        int nanosleep(const struct timespec *span, struct timespec *left) {
          if (syscall(SYS_gettid) != getpid()) fill(0);
          return clock_nanosleep(CLOCK_REALTIME, 0, span, left);
        }
        """)
    #expect(mkfifo(folder.file("pipe.csv"), 0o600) == 0)
    try folder.put(Array("source,output\npipe.csv,a.wav\n".utf8), "m.csv")
    let outcome = try program.run(["batch", "m.csv", "-q"])
    #expect(outcome.status == 128 + SIGSEGV)
    #expect(outcome.message == Self.line("batch -q"))
  }

  /// A closing terminal sends SIGCONT while the program leaves, which waits for nobody.
  @Test(.enabled(if: Program.compiler != nil, "no C compiler is installed"))
  func goingOnWhileLeaving() throws {
    let program = try self.program(
      replacing: """
        void exit(int status) {
          void (*leave)(int) = dlsym(RTLD_NEXT, "exit");
          for (int i = 0; i < 20; i++) kill(getpid(), SIGCONT);
          leave(status);
          __builtin_unreachable();
        }
        """)
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(program, ["explore", "nile"])
    terminal.waitForKeys(process)
    waited(everyMilliseconds: 50) {
      terminal.type("q")
      return !process.isRunning
    }
    #expect(!process.isRunning)
    process.signal(SIGKILL)
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
  }
}
