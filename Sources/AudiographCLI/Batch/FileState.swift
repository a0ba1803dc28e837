// SPDX-License-Identifier: MIT

internal import Posix

/// What the system says of a regular file; any writing to it changes that.
struct FileState: Equatable {
  let inode: UInt64
  /// Bytes.
  let size: Int64
  /// Nanoseconds since 1970-01-01 00:00 UTC of the last writing, and of the last change of anything.
  let modified: Int64
  let changed: Int64

  /// The state of the file that a path leads to; nil if it is no regular file.
  init?(path: String) {
    guard let status = try? FileStatus(path), status.kind == .file else { return nil }
    (inode, size) = (status.inode, Int64(status.size))
    (modified, changed) = (status.modified, status.changed)
  }
}

extension Fingerprint {
  /// Adds what the system says of a file.
  mutating func add(_ state: FileState) {
    for number in [Int64(bitPattern: state.inode), state.size, state.modified, state.changed] {
      add(Int(number))
    }
  }

  /// The fingerprint of a regular file's bytes; nil if it cannot be read.
  init?(fileAt path: String) {
    guard let file = try? FileDescriptor(path) else { return nil }
    self.init()
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      guard let count = try? readPatiently(file.number, into: &block, to: block.count) else {
        return nil
      }
      if count == 0 { return }
      add(block.span.extracting(first: count))
    }
  }
}
