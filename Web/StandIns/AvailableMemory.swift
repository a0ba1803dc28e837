// SPDX-License-Identifier: MIT

internal import CBrowser

/// Checks that memory is available before a large allocation, since a failed one traps.
enum AvailableMemory {
  /// Whether the browser would give so many bytes.
  static func exists(for byteCount: Int) -> Bool {
    guard byteCount >= 4 << 20 else { return true }
    guard let room = browser_memory(byteCount) else { return false }
    browser_free(room)
    return true
  }
}
