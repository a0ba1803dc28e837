// SPDX-License-Identifier: MIT

internal import Glibc

/// Writes text to whoever reads a stream, however slowly; what the reader takes at once is written
/// even where the program is to end.
///
/// - Throws: `SystemError`; `.interruption` where the program is to end and the reader takes no more.
package func deliver(_ text: String, to descriptor: Int32) throws(SystemError) {
  let bytes = unsafe text.utf8Span.span.bytes
  var (done, breaks) = (0, 0)
  while done < bytes.byteCount {
    try awaitRoom(in: descriptor)
    do throws(SystemError) {
      // A pipe that has room takes as much without waiting.
      let end = min(done + Int(PIPE_BUF), bytes.byteCount)
      let count = try DescriptorWriter.write(descriptor, bytes.extracting(done..<end), nil)
      guard count > 0 else { throw SystemError(code: EIO) }
      (done, breaks) = (done + count, 0)
    } catch {
      guard [EINTR, EAGAIN].contains(error.code) else { throw error }
      // A terminal may say that it has room, and have less than a character needs.
      breaks += InterruptionFlag.isRaised ? 1 : 0
      if breaks > 1 { throw .interruption }
    }
  }
}

/// Waits until a stream takes something, or reports why it does not.
private func awaitRoom(in descriptor: Int32) throws(SystemError) {
  var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  // Where a reader is there, it takes something within that time.
  while case let count = unsafe poll(&entry, 1, 50), count <= 0 {
    if count < 0, errno != EINTR { return }
    if InterruptionFlag.isRaised { throw .interruption }
  }
}
