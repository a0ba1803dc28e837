// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// The input mode of a terminal.
package enum TerminalMode {
  /// A feature of the terminal that can be turned off.
  package enum Feature {
    /// It shows what is typed.
    case echo
    /// It gives out whole lines, takes Control-C for a signal, and stops at Control-S.
    case lines
    /// It gives out whole lines; Control-C and Control-Z stay signals.
    case lineEditing

    fileprivate func turnOff(in mode: inout termios) {
      switch self {
      case .echo: mode.c_lflag &= ~tcflag_t(ECHO | ECHONL)
      case .lines:
        mode.c_lflag &= ~tcflag_t(ICANON | ISIG | IEXTEN)
        mode.c_iflag &= ~tcflag_t(IXON)
      case .lineEditing: mode.c_lflag &= ~tcflag_t(ICANON | IEXTEN)
      }
    }
  }

  /// The flags that are turned off on a descriptor.
  private struct Changes {
    var descriptor: Int32
    var local: tcflag_t
    var input: tcflag_t

    /// All in one number, which a handler of signals can take: flags of input have 16 bits at most.
    var packed: UInt64 {
      UInt64(UInt16(truncatingIfNeeded: descriptor)) << 48
        | UInt64(UInt16(truncatingIfNeeded: input)) << 32 | UInt64(local)
    }

    init(descriptor: Int32, local: tcflag_t, input: tcflag_t) {
      (self.descriptor, self.local, self.input) = (descriptor, local, input)
    }

    init(packed: UInt64) {
      descriptor = Int32(packed >> 48)
      input = tcflag_t(packed >> 32 & 0xFFFF)
      local = tcflag_t(truncatingIfNeeded: packed)
    }
  }

  /// What is turned off at present, packed; 0 for nothing.
  private static let turnedOff = Atomic<UInt64>(0)
  /// Whether a body runs that wants it so.
  private static let isWanted = Atomic(false)
  /// Whether a thread changes the terminal at present.
  private static let isChanging = Atomic(false)
  /// Whether the program is being left, after which nothing is turned off any more.
  private static let isLeft = Atomic(false)

  /// Runs a body with features of a terminal turned off, and turns them on again however it ends;
  /// what was typed and not read by then is forgotten.
  ///
  /// Nothing changes where there is no terminal, or where another program has it. A signal has to
  /// be deferred during that. Line breaks are still written as the terminal needs them.
  package static func with<Result>(
    _ off: [Feature], at descriptor: Int32 = 0, during body: () throws -> Result
  ) throws -> Result {
    guard turnOff(off, at: descriptor) else { return try body() }
    Self.endWithParent
    defer { restore() }
    return try body()
  }

  /// Has a session end, as at a terminal that is closed, when the program that started it is gone: its
  /// keys would come from nobody.
  ///
  /// `prctl`, which has a variable number of arguments in C, is looked up as the program runs.
  private static let endWithParent: Void = {
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    let signalAtDeathOfParent: Int32 = 1
    guard let symbol = unsafe dlsym(nil, "prctl") else { return }
    let control = unsafe unsafeBitCast(symbol, to: Control.self)
    _ = control(signalAtDeathOfParent, UInt(SIGHUP), 0, 0, 0)
  }()

  private static func turnOff(_ off: [Feature], at descriptor: Int32) -> Bool {
    changing {
      var mode = termios()
      guard !isLeft.load(ordering: .sequentiallyConsistent) else { return false }
      guard isOurs(descriptor), unsafe tcgetattr(descriptor, &mode) == 0 else { return false }
      let before = mode
      for feature in off { feature.turnOff(in: &mode) }
      var changes = Changes(
        descriptor: descriptor, local: before.c_lflag & ~mode.c_lflag,
        input: before.c_iflag & ~mode.c_iflag)
      let left = Changes(packed: turnedOff.load(ordering: .relaxed))
      if left.descriptor == descriptor {
        changes.local |= left.local
        changes.input |= left.input
      }
      turnedOff.store(changes.packed, ordering: .relaxed)
      isWanted.store(true, ordering: .relaxed)
      unsafe tcsetattr(descriptor, TCSANOW, &mode)
      return true
    }
  }

  /// Turns on again what is turned off, if anything.
  ///
  /// The terminal first: whoever ends the program meanwhile has to find what is left to be done. While
  /// another program has the terminal, all of it is.
  private static func restore() {
    changing {
      isWanted.store(false, ordering: .relaxed)
      settle()
    }
  }

  private static func settle() {
    if apply(isOn: true) { turnedOff.store(0, ordering: .relaxed) }
  }

  /// Turns on again what is turned off, just before the program is left.
  ///
  /// A handler of signals may call it, also that of a trap in the middle of a change. Nothing is turned off
  /// after that.
  package static func leave() {
    isLeft.store(true, ordering: .sequentiallyConsistent)
    changing { _ = apply(isOn: true) }
  }

  /// Turns on again what is turned off for as long as the program is stopped; a handler of signals
  /// may call it.
  package static func rest() {
    changing { _ = apply(isOn: true) }
  }

  /// Turns off what was turned off before the program was stopped, unless the body that wanted it has
  /// ended; a handler of signals may call it.
  package static func goOn() {
    changing {
      guard !isLeft.load(ordering: .sequentiallyConsistent) else { return }
      if isWanted.load(ordering: .relaxed) { apply(isOn: false) } else { settle() }
    }
  }

  /// A change of the terminal and of what is known of it, into which no handler breaks and no other
  /// thread.
  ///
  /// A thread that is stopped in the middle of a change is not waited for: a handler of signals that waits
  /// without a limit would keep every other signal from the program.
  private static func changing<Result>(_ change: () -> Result) -> Result {
    holdingSignals {
      var waits = 0
      while isChanging.exchange(true, ordering: .sequentiallyConsistent), waits < 100 {
        pause(seconds: 0.001)
        waits += 1
      }
      defer { isChanging.store(false, ordering: .sequentiallyConsistent) }
      return change()
    }
  }

  /// Turns what is turned off on again, or off once more; false while another program has the terminal.
  @discardableResult
  private static func apply(isOn: Bool) -> Bool {
    let state = turnedOff.load(ordering: .relaxed)
    guard state != 0 else { return true }
    let changes = Changes(packed: state)
    var mode = termios()
    guard isOurs(changes.descriptor) else { return false }
    guard unsafe tcgetattr(changes.descriptor, &mode) == 0 else { return true }
    guard isOn else {
      mode.c_lflag &= ~changes.local
      mode.c_iflag &= ~changes.input
      unsafe tcsetattr(changes.descriptor, TCSANOW, &mode)
      return true
    }
    mode.c_lflag |= changes.local
    mode.c_iflag |= changes.input
    // Not by TCSAFLUSH, which waits for ever where the person has stopped the output.
    tcflush(changes.descriptor, TCIFLUSH)
    unsafe tcsetattr(changes.descriptor, TCSANOW, &mode)
    return true
  }

  /// Whether somebody reads what is printed and has keys for it.
  ///
  /// Standard output is a terminal in whose foreground this process is; data may come through standard input.
  package static var isAttended: Bool { isTerminal(STDOUT_FILENO) && isOurs(STDOUT_FILENO) }

  /// Whether we may change it and read from it: a program in the background would be stopped for
  /// that.
  package static func isOurs(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }
}
