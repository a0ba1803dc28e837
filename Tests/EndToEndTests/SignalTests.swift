// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Signals at the worst moments: the terminal is as it was, nothing waits on, and nobody stays behind.
@Suite struct SignalTests {
  let folder: TemporaryFolder
  var program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
    program.environment["XDG_DATA_HOME"] = folder.path
    program.environment["XDG_CONFIG_HOME"] = folder.path
    // A crash is seen by its status.
    program.environment["SWIFT_BACKTRACE"] = "enable=no"
    let lines = (0..<5000).map {
      "2013-03-01T10:\($0 / 500 + 10):\($0 / 10 % 50 + 10).\($0 % 10)00-05:00,S\($0),100,USD,price"
    }
    try folder.put(
      Array((["time,symbol,value,unit,kind"] + lines + [""]).joined(separator: "\n").utf8), "r.csv")
  }

  static let commands: [[String]] = [
    ["learn"], ["simulate"], ["simulate", "--random"], ["watch", "--replay", "r.csv"],
    ["play", "nile", "--wait", "--duration", "600"], ["explore", "nile"],
    ["config", "set", "providers.stooq.key"],
  ]

  // MARK: - The terminal

  /// A library that sends signals while the terminal is being set as it was.
  static let signalling = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <signal.h>
    #include <termios.h>
    #include <unistd.h>
    int tcsetattr(int descriptor, int when, const struct termios *mode) {
      int (*set)(int, int, const struct termios *) = dlsym(RTLD_NEXT, "tcsetattr");
      for (int i = 0; i < 2 && mode->c_lflag & ECHO; i++) kill(getpid(), SIGINT);
      return set(descriptor, when, mode);
    }
    """

  /// Whoever is interrupted while the terminal is set has it set all the same.
  @Test(.enabled(if: Program.compiler != nil, "no C compiler is installed"), arguments: commands)
  func aSignalWhileTheTerminalIsSet(_ command: [String]) throws {
    let program = try program.replacing(Self.signalling, in: folder)
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(program, command)
    terminal.waitForKeys(process, of: command)
    // What was typed before the keys were read is forgotten.
    waited(everyMilliseconds: 50) {
      terminal.type(command[0] == "config" ? "\n" : "q")
      return !process.isRunning
    }
    process.signal(SIGKILL)
    _ = process.wait()
    #expect(terminal.services == services)
  }

  /// Signals as fast as they come, at any moment.
  @Test func bursts() throws {
    let count = caseCount(21, sweep: 2000)
    for seed in 0..<UInt64(count) {
      var generator = SeededGenerator(seed: seed)
      let command = Self.commands[Int(seed) % Self.commands.count]
      let terminal = try PseudoTerminal()
      let services = terminal.services
      let process = try terminal.start(program, command)
      if seed % 4 != 0 { terminal.waitForKeys(process, of: command) }
      usleep(UInt32.random(in: 0...20_000, using: &generator))
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
        process.signal(numbers[Int.random(in: 0..<4, using: &generator)])
        if Bool.random(using: &generator) { usleep(UInt32.random(in: 0...2000, using: &generator)) }
      }
      process.signal(SIGTERM)
      let status = process.wait()
      // Before it has begun, a signal does what it does to every program.
      #expect([130, 129, 131, 143].contains(status), "seed \(seed) \(command)")
      #expect(terminal.services == services, "seed \(seed) \(command)")
    }
  }

  // MARK: - Nobody reads

  static let printing: [([String], String)] = [
    (["play", "-", "--follow"], "1\n2\n"), (["learn"], "n\nn\n"), (["simulate", "--random"], ""),
    (["explore", "nile"], "t\nt\n"), (["watch", "--replay", "r.csv", "--speed", "10000"], ""),
  ]

  /// The first signal ends what waits for a reader of standard output.
  @Test(arguments: printing)
  func nobodyReadsThePipe(_ command: [String], _ input: String) throws {
    var ends: [Int32] = [-1, -1]
    let code = pipe(&ends)
    try #require(code == 0)
    defer { ends.forEach { close($0) } }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let block = [UInt8](repeating: 0, count: 4096)
    while write(ends[1], block, block.count) > 0 {}
    _ = fcntl(ends[1], F_SETFL, 0)
    var program = program
    program.standardOutput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    let running = try program.start(command, input: input)
    waitForRest(of: running.number)
    running.signal(SIGTERM)
    #expect(running.wait { !running.isRunning } && running.wait().status == 130)
    running.signal(SIGKILL)
  }

  /// The same at a terminal, which takes thousands of lines before it takes no more.
  @Test func nobodyReadsTheTerminal() throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(
      program, ["watch", "--replay", "r.csv", "--speed", "1000000"])
    waitForRest(of: process.number)
    process.signal(SIGTERM)
    waited { !process.isRunning }
    process.signal(SIGKILL)
    #expect(process.wait() == 130)
    #expect(terminal.services == services)
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

  // MARK: - Synthesisers

  static let speaking: [[String]] = [
    ["describe", "nile", "--speak"], ["export", "nile", "--speak", "-q", "-o", "a.wav"],
    ["explore", "nile", "--speak"], ["learn", "--speak"],
  ]

  /// A synthesiser that goes on after its last sample neither holds up the end nor stays behind.
  @Test(arguments: speaking, [[SIGTERM], [SIGINT, SIGINT]])
  func aSynthesiserThatLivesOn(_ command: [String], _ signals: [Int32]) throws {
    try folder.putProgram(
      "#!/bin/sh\nexec >&- 2>&-\necho $$ >>\(folder.file("pids"))\nexec sleep 600\n", "espeak-ng")
    var program = program
    program.environment["PATH"] = folder.path + ":/usr/bin:/bin"
    program.environment["SPEECHD_ADDRESS"] = "unix_socket:\(folder.file("none"))"
    let running = try program.start(command, input: "t\n")
    func synthesisers() -> [Int32] {
      String(decoding: folder.bytes("pids") ?? [], as: UTF8.self).split(separator: "\n")
        .compactMap { Int32($0) }
    }
    #expect(running.wait { !synthesisers().isEmpty })
    for signal in signals { running.signal(signal) }
    #expect(running.wait { !running.isRunning } && running.wait().status == 130)
    #expect(waited { synthesisers().allSatisfy { kill($0, 0) != 0 } })
  }

  // MARK: - Many symbols

  /// As many symbols as there are cost no more each than a few do.
  @Test func aReplayOfThousandsEndsAtASignal() throws {
    let running = try program.start(
      ["watch", "--replay", "r.csv", "--speed", "1000000"])
    #expect(running.wait { running.output.count { $0 == UInt8(ascii: "\n") } >= 5000 })
    running.signal(SIGINT)
    #expect(running.wait { !running.isRunning } && running.wait().status == 130)
  }
}
