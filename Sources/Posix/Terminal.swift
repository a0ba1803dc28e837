// SPDX-License-Identifier: MIT

internal import Glibc

/// Whether a terminal is behind an open descriptor.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// How many columns the terminal has that an open descriptor leads to; nil for anything else.
///
/// One that does not know it, as on a serial line, has 80, as nearly all have.
package func terminalWidth(of descriptor: Int32) -> Int? {
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
  return size.ws_col > 0 ? Int(size.ws_col) : 80
}
