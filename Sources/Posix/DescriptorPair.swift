// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Two ends of a pipe or a socket, closed with the value, and closed in other programs.
package final class DescriptorPair: Sendable {
  package enum Kind: Sendable {
    case pipe, socket
  }

  package let reading: Int32
  package let writing: Int32
  private let isReadingTaken = Atomic(false)
  private let isWritingClosed = Atomic(false)

  /// Makes a pair, away from the standard streams, which a program may have been started without.
  package init(_ kind: Kind) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    _ = try systemCall {
      switch kind {
      case .pipe: unsafe pipe(&ends)
      case .socket: unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
      }
    }
    let first = FileDescriptor(owning: ends[0])
    let second = FileDescriptor(owning: ends[1])
    let reading = FileDescriptor(owning: try Self.moved(first.number))
    writing = try Self.moved(second.number)
    self.reading = reading.take()
  }

  private static func moved(_ descriptor: Int32) throws(SystemError) -> Int32 {
    try systemCall { fcntl(descriptor, F_DUPFD_CLOEXEC, 10) }
  }

  /// The end to be read, which the caller closes from now on.
  package func takeReading() -> FileDescriptor {
    isReadingTaken.store(true, ordering: .relaxed)
    return FileDescriptor(owning: reading)
  }

  /// Closes the end to be written, which others may hold open still.
  package func closeWriting() {
    if !isWritingClosed.exchange(true, ordering: .relaxed) { close(writing) }
  }

  deinit {
    if !isReadingTaken.load(ordering: .relaxed) { close(reading) }
    closeWriting()
  }
}
