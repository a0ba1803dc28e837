// SPDX-License-Identifier: MIT

internal import Glibc

/// Checks that memory is available before a large allocation, since a failed one traps.
enum AvailableMemory {
  /// Smaller allocations are not worth a system call.
  private static let leastByteCount = 4 << 20

  /// Whether the system would give so many bytes.
  static func exists(for byteCount: Int) -> Bool {
    guard byteCount >= leastByteCount else { return true }
    let room = mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let room, room != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    munmap(room, byteCount)
    return true
  }
}
