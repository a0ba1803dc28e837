// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// Reads a secret from standard input without echo.
enum HiddenInput {
  /// The first line of standard input; a terminal does not show it.
  ///
  /// - Throws: `Interrupted`, with the terminal as it was.
  static func read(_ key: SettingKey) throws -> String {
    guard isTerminal(STDIN_FILENO) else { return line() }
    Suspension.install()
    return try Interruption.deferred {
      try TerminalMode.with([.echo]) {
        Console.report([Console.sentences.say(.configTypeSecret(key: key.name))])
        defer { Console.report([""]) }
        return line()
      }
    }
  }

  private static func line() -> String {
    var lines = InputLines()
    return lines.next() ?? ""
  }
}
