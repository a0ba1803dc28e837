// SPDX-License-Identifier: MIT

internal import Glibc

/// What the system says of a regular file; any writing to it changes that.
struct FileState: Equatable {
  let inode: UInt64
  /// Bytes.
  let size: Int64
  /// Nanoseconds since 1970-01-01 00:00 UTC of the last writing, and of the last change of anything.
  let modified: Int64
  let changed: Int64

  /// The state of the file that a path leads to; nil where it is no regular file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension Fingerprint {
  /// Adds what the system says of a file.
  mutating func add(_ state: FileState) {
    for number in [Int64(bitPattern: state.inode), state.size, state.modified, state.changed] {
      add(Int(number))
    }
  }

  /// The fingerprint of a regular file's bytes; nil where it cannot be read.
  init?(fileAt path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    self.init()
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &block, block.count)
      if count == 0 { return }
      if count > 0 {
        add(block.span.extracting(first: count))
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
