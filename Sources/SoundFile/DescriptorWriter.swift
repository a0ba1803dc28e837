// SPDX-License-Identifier: MIT

internal import CSystem
internal import Glibc

/// Writes all bytes to a descriptor, however few the system takes at a time.
struct DescriptorWriter {
  /// What `append` and `put` return instead of an errno value when they were interrupted.
  static let interruption: Int32 = -1

  let descriptor: Int32
  let isInterrupted: @Sendable () -> Bool
  /// The system call under it: takes bytes and a place, nil standing for the end of a stream, and
  /// returns how many were taken, or −1 with errno set.
  var systemWrite: (Int32, RawSpan, Int64?) -> Int = write

  /// Writes at the descriptor's own position; 0, an errno value or `interruption`.
  func append(_ bytes: RawSpan) -> Int32 {
    writeAll(bytes, at: nil)
  }

  /// Writes at a place in a file; 0, an errno value or `interruption`.
  func put(_ bytes: RawSpan, at offset: Int64) -> Int32 {
    writeAll(bytes, at: offset)
  }

  /// Asks for the blocks of a part of a file before it is written, which saves a quarter of the time
  /// of writing; where the system cannot, nothing happens.
  func reserve(byteCount: Int64, at offset: Int64) {
    audiograph_reserve_file(descriptor, offset, byteCount)
  }

  private func writeAll(_ bytes: RawSpan, at offset: Int64?) -> Int32 {
    var done = 0
    while done < bytes.byteCount {
      if isInterrupted() { return Self.interruption }
      let rest = bytes.extracting(done...)
      let count = systemWrite(descriptor, rest, offset.map { $0 + Int64(done) })
      if count > 0 {
        done += count
      } else if let code = lasting(count == 0 ? EIO : errno) {
        return code
      }
    }
    return 0
  }

  /// Nil for an error that passes by itself; waits where the reader is slow.
  private func lasting(_ code: Int32) -> Int32? {
    switch code {
    case EINTR: return nil
    case EAGAIN:
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      unsafe poll(&ready, 1, 100)
      return nil
    default: return code
    }
  }

  /// `write`, or `pwrite` where there is a place.
  static func write(_ descriptor: Int32, _ bytes: RawSpan, _ offset: Int64?) -> Int {
    unsafe bytes.withUnsafeBytes {
      guard let offset else { return unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      return unsafe pwrite(descriptor, $0.baseAddress, $0.count, Int(offset))
    }
  }
}
