// SPDX-License-Identifier: MIT

internal import CSystem
internal import Glibc

/// Writes all bytes to a descriptor, however few the system takes at a time.
package struct DescriptorWriter {
  /// The system call under it: takes bytes and a place, nil standing for the end of a stream, and
  /// returns how many were taken.
  package typealias Call = (Int32, RawSpan, Int64?) throws(SystemError) -> Int

  private let descriptor: Int32
  package let isInterrupted: @Sendable () -> Bool
  private let call: Call

  /// A writer that stops where its caller is interrupted.
  package init(
    _ descriptor: Int32, isInterrupted: @escaping @Sendable () -> Bool = { false },
    call: @escaping Call = DescriptorWriter.write
  ) {
    (self.descriptor, self.isInterrupted, self.call) = (descriptor, isInterrupted, call)
  }

  /// Writes at a place in a file; without one, at the descriptor's own position.
  ///
  /// - Throws: `SystemError`; `.interruption` where the caller is interrupted.
  package func write(_ bytes: RawSpan, at offset: Int64? = nil) throws(SystemError) {
    var done = 0
    while done < bytes.byteCount {
      if isInterrupted() { throw .interruption }
      do throws(SystemError) {
        let count = try call(
          descriptor, bytes.extracting(done...), offset.map { $0 + Int64(done) })
        guard count > 0 else { throw SystemError(code: EIO) }
        done += count
      } catch {
        try passOver(error)
      }
    }
  }

  /// Writes text at the descriptor's own position.
  package func write(_ text: String) throws(SystemError) {
    try unsafe write(text.utf8Span.span.bytes)
  }

  /// Asks for the blocks of a part of a file before it is written, which saves a quarter of the time
  /// of writing; where the system cannot, nothing happens.
  package func reserve(byteCount: Int64, at offset: Int64) {
    audiograph_reserve_file(descriptor, offset, byteCount)
  }

  /// Throws what does not pass by itself; waits where the reader is slow.
  private func passOver(_ error: SystemError) throws(SystemError) {
    switch error.code {
    case EINTR: return
    case EAGAIN:
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      unsafe poll(&ready, 1, 100)
    default: throw error
    }
  }

  /// `write`, or `pwrite` where there is a place.
  package static func write(
    _ descriptor: Int32, _ bytes: RawSpan, _ offset: Int64?
  ) throws(SystemError) -> Int {
    try systemCall {
      unsafe bytes.withUnsafeBytes {
        guard let offset else { return unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
        return unsafe pwrite(descriptor, $0.baseAddress, $0.count, Int(offset))
      }
    }
  }
}
