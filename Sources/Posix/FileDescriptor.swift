// SPDX-License-Identifier: MIT

internal import Glibc

/// An open file descriptor, not inherited by subprocesses and closed with the value.
package struct FileDescriptor: ~Copyable {
  package let number: Int32

  /// Takes a descriptor over.
  package init(owning number: Int32) { self.number = number }

  /// Opens what is at a path: for reading, unless flags such as `O_WRONLY` say otherwise.
  package init(
    _ path: String, _ flags: Int32 = O_RDONLY, permissions: UInt32 = 0
  ) throws(SystemError) {
    number = try systemCall { unsafe open(path, flags | O_CLOEXEC, permissions) }
  }

  /// Opens what stands under a name in an open folder.
  package init(_ name: String, in folder: Int32, _ flags: Int32) throws(SystemError) {
    number = try systemCall { unsafe openat(folder, name, flags | O_CLOEXEC) }
  }

  deinit { close(number) }

  /// Gives the descriptor away, to be closed by whoever takes it.
  package consuming func take() -> Int32 {
    let number = number
    discard self
    return number
  }
}

/// Closes a descriptor, and tells what the system could not write by then.
package func closeFile(_ descriptor: Int32) throws(SystemError) {
  do throws(SystemError) { _ = try systemCall { close(descriptor) } } catch {
    // Linux has let go of the descriptor even where a signal came.
    if error != .interruption { throw error }
  }
}

/// Reads once into the room from `start` to `end`.
///
/// - Returns: How many bytes came, 0 at the end.
package func readOnce(
  _ descriptor: Int32, into bytes: inout [UInt8], from start: Int = 0, to end: Int
) throws(SystemError) -> Int {
  let count = try systemCall {
    unsafe bytes.withUnsafeMutableBytes { room in
      unsafe read(descriptor, room.baseAddress.map { unsafe $0 + start }, end - start)
    }
  }
  return count
}

/// Reads into the room from `start` to `end`, whatever signals come meanwhile that do not end the program.
///
/// - Returns: How many bytes came, 0 at the end.
/// - Throws: `SystemError`; `.interruption` where the program is to end.
package func readPatiently(
  _ descriptor: Int32, into bytes: inout [UInt8], from start: Int = 0, to end: Int
) throws(SystemError) -> Int {
  while true {
    do throws(SystemError) {
      return try readOnce(descriptor, into: &bytes, from: start, to: end)
    } catch {
      if error != .interruption || InterruptionFlag.isRaised { throw error }
    }
  }
}

/// The bytes of a regular file.
///
/// Nothing else is waited for: a pipe or a terminal might never give anything, and a device never end.
///
/// - Throws: `SystemError`; `.notRegular` for anything but a file, `.tooLarge` where there are more bytes
///   than `limit`.
package func regularFileContents(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
  // Not even the opening of a FIFO is waited for.
  let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  switch try FileStatus(descriptor: file.number).kind {
  case .file: return try contents(of: file, limit: limit)
  case .folder: throw .isFolder
  default: throw .notRegular
  }
}

/// The bytes of a file, or of a pipe to its end.
///
/// - Throws: `SystemError`; `.tooLarge` where there are more than `limit`.
package func fileContents(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
  try contents(of: FileDescriptor(path), limit: limit)
}

/// The bytes of an open file from where it stands, or of a pipe to its end.
///
/// - Throws: `SystemError`; `.tooLarge` where there are more than `limit`.
package func contents(
  of file: borrowing FileDescriptor, limit: Int
) throws(SystemError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: min(limit + 1, 65_536))
  var filled = 0
  while case let count = try readPatiently(file.number, into: &bytes, from: filled, to: bytes.count),
    count > 0
  {
    filled += count
    guard filled <= limit else { throw .tooLarge }
    if filled == bytes.count {
      bytes += [UInt8](repeating: 0, count: min(filled, limit + 1 - filled))
    }
  }
  bytes.removeLast(bytes.count - filled)
  return bytes
}

/// Which of some descriptors can be read, once one of them can or the time is over.
///
/// - Throws: `SystemError.interruption` where a signal came meanwhile.
package func readable(
  _ descriptors: [Int32], milliseconds: Int32
) throws(SystemError) -> [Bool] {
  // A negative descriptor is left aside by `poll`.
  var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  let count = nfds_t(entries.count)
  _ = try systemCall { unsafe poll(&entries, count, milliseconds) }
  return entries.map { $0.revents != 0 }
}

/// Whether what is written to a descriptor can still reach somebody; not so for a pipe whose readers left.
package func hasReader(_ descriptor: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: 0, revents: 0)
  return unsafe poll(&entry, 1, 0) <= 0 || entry.revents & Int16(POLLERR) == 0
}
