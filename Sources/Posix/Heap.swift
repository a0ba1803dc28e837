// SPDX-License-Identifier: MIT

internal import CSystem

/// How the heap grows: decision 013.
package enum Heap {
  /// Keeps memory until the program ends, where the system would get it back as soon as a piece of
  /// work is done, only to be asked for it by the next.
  package static func keep() { audiograph_keep_heap() }

  /// Makes room in pages of 2 MiB, at the first call, where the system has such pages.
  package static func grow(byteCount: Int) { audiograph_grow_heap(byteCount) }
}
