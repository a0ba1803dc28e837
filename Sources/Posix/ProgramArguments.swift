// SPDX-License-Identifier: MIT

internal import CSystem
internal import Glibc

/// The arguments after the program's name as the system passes them: bytes that need not be text.
///
/// They are those of `main`: the standard library reads its list from /proc, which a bare chroot or
/// container lacks, and replaces what is not UTF-8.
package func programArguments() -> [[UInt8]] {
  (1..<max(1, audiograph_argument_count())).compactMap { index in
    unsafe audiograph_argument(index).map { start in
      unsafe UnsafeBufferPointer(start: start, count: strlen(start)).map(UInt8.init(bitPattern:))
    }
  }
}
