// SPDX-License-Identifier: MIT

internal import Glibc

/// The Enter key that `--wait` waits for.
enum Enter {
  /// Returns after a line or the end of standard input.
  static func wait() {
    Console.report(["Press Enter to start."])
    var byte: UInt8 = 0
    while byte != UInt8(ascii: "\n") {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 0 || (count < 0 && errno != EINTR) { return }
    }
  }
}
