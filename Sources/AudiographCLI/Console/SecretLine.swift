// SPDX-License-Identifier: MIT

internal import Glibc

/// A key that is read from standard input, where nobody can see it.
enum SecretLine {
  /// The first line of standard input; a terminal does not show it.
  ///
  /// - Throws: `Interrupted`, with the terminal as it was.
  static func read(_ key: SettingKey) throws -> String {
    guard isatty(STDIN_FILENO) == 1 else { return line() }
    Console.report(["Type the value of \(key.name) and Enter; it is not shown."])
    return try Interruption.deferred {
      defer { Console.report([""]) }
      return try TerminalMode.with([.echo]) { line() }
    }
  }

  private static func line() -> String {
    var lines = InputLines()
    return lines.next() ?? ""
  }
}
