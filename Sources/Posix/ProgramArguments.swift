// SPDX-License-Identifier: MIT

internal import CSystem
internal import Glibc

/// The arguments of the program as the system passes them, without its own name: bytes that need not be
/// text.
///
/// The standard library's own list silently replaces what is not UTF-8, and names other files; and it is
/// empty if there is no `/proc`.
package var programArguments: [[UInt8]] {
  (1..<max(1, audiograph_argument_count())).compactMap { index in
    guard let start = unsafe audiograph_argument(index) else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: start, count: strlen(start)))
      .map(UInt8.init(bitPattern:))
  }
}
