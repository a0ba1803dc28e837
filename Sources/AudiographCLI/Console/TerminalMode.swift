// SPDX-License-Identifier: MIT

internal import Glibc

/// What a terminal does with what is typed.
enum TerminalMode {
  /// A habit of the terminal that can be turned off.
  enum Habit {
    /// It shows what is typed.
    case echo
    /// It gives out whole lines, takes Control-C for a signal, and stops at Control-S.
    case lines

    fileprivate func turnOff(in mode: inout termios) {
      switch self {
      case .echo: mode.c_lflag &= ~tcflag_t(ECHO | ECHONL)
      case .lines:
        mode.c_lflag &= ~tcflag_t(ICANON | ISIG | IEXTEN)
        mode.c_iflag &= ~tcflag_t(IXON)
      }
    }
  }

  /// Runs a body with habits of the terminal on standard input turned off, and turns them on
  /// again however it ends.
  ///
  /// A signal has to be deferred during that. Line breaks are still written as the terminal needs
  /// them.
  static func with<Result>(
    _ off: [Habit], during body: () throws -> Result
  ) throws -> Result {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return try body() }
    var before = mode
    for habit in off { habit.turnOff(in: &mode) }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    return try body()
  }
}
