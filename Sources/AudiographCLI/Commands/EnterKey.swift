// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// The wait for the Enter key, for `--wait`.
enum EnterKey {
  /// Returns after a line or the end of standard input.
  static func wait() {
    Console.report([Console.sentences.say(.playStart())])
    var byte: [UInt8] = [0]
    while byte != [UInt8(ascii: "\n")] {
      guard let count = try? readPatiently(STDIN_FILENO, into: &byte, to: 1), count > 0 else {
        return
      }
    }
    // Whoever presses it has read what there is.
    Console.forgetReading()
  }
}
