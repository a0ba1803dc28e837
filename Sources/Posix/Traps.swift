// SPDX-License-Identifier: MIT

internal import CSystem

/// What a fault of the program itself does to it: an overflow, a full stack, a library that aborts.
package enum Traps {
  /// Has the program tidy up before a trap ends it, and say why.
  ///
  /// - Parameter tidyUp: A handler of signals may call it.
  package static func install(_ tidyUp: @convention(c) () -> Void) {
    audiograph_catch_traps(tidyUp)
  }

  /// Chooses what is said at a trap: one line for standard error.
  package static func prepare(_ line: String) { unsafe audiograph_say_at_trap(line) }
}
