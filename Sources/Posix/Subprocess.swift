// SPDX-License-Identifier: MIT

internal import CSystem
internal import Glibc

/// A running subprocess, which inherits nothing but its three standard streams.
package struct Subprocess: Sendable {
  private let process: pid_t
  /// Whether it is ended with everything that it has started.
  private let leadsGroup: Bool
  /// Its place among those that end with the program; nil for one that outlives it.
  private let place: Int?

  /// How long a subprocess may go on.
  package enum Life: Sendable {
    /// Until we end, if it has not ended before.
    case program
    /// As `program`, with everything that it has started; it has no terminal, whose keys do not reach
    /// it and where it can ask for nothing.
    case group
    /// As long as it likes.
    case own
    /// As long as it likes, and neither Ctrl-C nor the end of the terminal ends it.
    case session
  }

  /// Starts a program by its name or its path.
  ///
  /// No signal is blocked in it, but Ctrl-Z in one that ends with us; a reader that has gone ends it; what
  /// else is ignored stays.
  ///
  /// - Parameters:
  ///   - program: The name or the path.
  ///   - words: Its own name, as it sees it, and its arguments.
  ///   - streams: Its standard input, output and error; nil for nothing.
  ///   - life: How long it may go on.
  /// - Throws: `SystemError` where it cannot be started; `.interruption` where the program is being left.
  package init(
    _ program: String, words: [String], streams: [Int32?], life: Life = .own
  ) throws(SystemError) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe connect(streams, &actions)
    unsafe closeInheritedDescriptors(&actions)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    setSignals(&attributes, life)
    leadsGroup = life == .group
    var texts = unsafe words.map { word in unsafe strdup(word) } + [nil]
    defer { unsafe texts.forEach { text in unsafe free(text) } }
    (process, place) = try Subprocesses.starting(life) { () throws(SystemError) in
      var started: pid_t = 0
      let code = unsafe posix_spawnp(&started, program, &actions, &attributes, &texts, environ)
      guard code == 0 else { throw SystemError(code: code) }
      return started
    }
  }

  /// Runs a body in a copy of this program, which ends with us; what the body returns is its exit status.
  ///
  /// Only where this program has no other thread: what one holds at that moment is held in the copy for ever.
  ///
  /// - Throws: `SystemError` where it cannot be started; `.interruption` where the program is being left.
  package init(copyRunning body: () -> Int32) throws(SystemError) {
    leadsGroup = false
    (process, place) = try Subprocesses.starting(.program) { () throws(SystemError) in
      try systemCall { audiograph_fork() }
    }
    if process == 0 { _exit(body()) }
  }

  /// Asks it to end.
  package func interrupt() { Glibc.kill(process, SIGTERM) }

  /// Ends it by force.
  package func kill() { Glibc.kill(leadsGroup ? -process : process, SIGKILL) }

  /// Waits for its end, and ends it by force once that is asked for.
  ///
  /// - Parameter isToEnd: Asked about every 10 ms.
  /// - Returns: As `end()`.
  package func end(isToEnd: () -> Bool) -> Int32 {
    var step = 0.001
    while isRunning {
      if isToEnd() {
        kill()
        break
      }
      pause(seconds: step)
      step = min(step * 2, 0.01)
    }
    return end()
  }

  /// Whether it goes on; its number stays taken even where it does not.
  var isRunning: Bool {
    var information = unsafe siginfo_t()
    let code = unsafe waitid(
      P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
    return unsafe code == 0 && information.si_signo == 0
  }

  /// Waits for its end as long as it likes.
  ///
  /// - Returns: The exit status; 128 and the signal's number where a signal ended it, -1 where
  ///   nobody knows.
  package func end() -> Int32 {
    var information = unsafe siginfo_t()
    var status: Int32 = 0
    // Once its number is free, another's program may have it, which is not to be ended.
    while unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0 {
      if errno != EINTR { break }
    }
    // What it has started and not waited for.
    if leadsGroup { kill() }
    if let place { Subprocesses.remove(at: place) }
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
  }
}

private func connect(_ streams: [Int32?], _ actions: inout posix_spawn_file_actions_t) {
  for (target, source) in streams.enumerated() {
    if let source {
      unsafe posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    } else {
      unsafe posix_spawn_file_actions_addopen(
        &actions, Int32(target), "/dev/null", target == 0 ? O_RDONLY : O_WRONLY, 0)
    }
  }
}

/// Lets a program that is about to be started inherit nothing but its three streams.
///
/// A lock or a pipe of whoever started us would otherwise be held open for as long as it runs. The
/// corresponding C function is `posix_spawn_file_actions_addclosefrom_np`; it is looked up as the
/// program runs, because Swift's Glibc module leaves it out and glibc before 2.34 has none, where
/// nothing is closed.
private func closeInheritedDescriptors(_ actions: inout posix_spawn_file_actions_t) {
  typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
  guard let symbol = unsafe dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
  _ = unsafe unsafeBitCast(symbol, to: CloseFrom.self)(&actions, 3)
}

private func setSignals(_ attributes: inout posix_spawnattr_t, _ life: Subprocess.Life) {
  var stop = sigset_t()
  var pipe = sigset_t()
  unsafe sigemptyset(&stop)
  unsafe sigemptyset(&pipe)
  // A child that Ctrl-Z stops between its start and its program would keep us in posix_spawn, with every
  // signal blocked.
  if life == .program || life == .group { unsafe sigaddset(&stop, SIGTSTP) }
  unsafe sigaddset(&pipe, SIGPIPE)
  unsafe posix_spawnattr_setsigmask(&attributes, &stop)
  unsafe posix_spawnattr_setsigdefault(&attributes, &pipe)
  // Swift's Glibc module does not show POSIX_SPAWN_SETSID.
  // The first program of a session leads a group, whose number is its own.
  let newSession: Int16 = life == .session || life == .group ? 0x80 : 0
  unsafe posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | newSession)
}
