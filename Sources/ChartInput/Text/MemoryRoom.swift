// SPDX-License-Identifier: MIT

internal import Glibc

/// Whether there is memory for work that is about to need much of it, since an array that finds none
/// ends the program.
enum MemoryRoom {
  /// Less than this is not worth a question to the system.
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
