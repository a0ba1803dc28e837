// SPDX-License-Identifier: MIT

internal import Glibc

/// The bytes of a file or a stream, read once from front to back and, where asked for, again.
struct ByteStream: ~Copyable {
  let name: String
  /// Bytes from the start to the end of a regular file; nil for pipes and devices.
  let size: Int?
  private let descriptor: Int32
  private let isOwned: Bool
  /// Where the data begin in a seekable file; nil for pipes.
  private let origin: off_t?
  /// Nameless memory or a nameless file that holds what was read of a pipe; -1 where there is none.
  private var spool: Int32 = -1
  private var readsSpool = false

  init(_ source: DataSource) throws(ReadError) {
    name = source.name
    switch source {
    case .path(let path):
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      isOwned = true
      guard descriptor >= 0 else { throw Self.failure(toOpen: path) }
    case .descriptor(let number, _):
      descriptor = number
      isOwned = false
    case .bytes(let bytes, let name):
      descriptor = Spool.open(holding: bytes)
      isOwned = true
      guard descriptor >= 0 else { throw Self.cannotKeep(name) }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(file: source.name, code: errno)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(file: source.name) }
    let position = lseek(descriptor, 0, SEEK_CUR)
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    origin = isRegular && position >= 0 ? position : nil
    size = isRegular && position >= 0 ? max(0, Int(status.st_size) - Int(position)) : nil
  }

  deinit {
    if isOwned, descriptor >= 0 { close(descriptor) }
    if spool >= 0 { close(spool) }
  }

  private static func failure(toOpen path: String) -> ReadError {
    switch errno {
    case ENOENT, ENOTDIR: .notFound(file: path)
    case EISDIR: .isDirectory(file: path)
    default: .unreadable(file: path, code: errno)
    }
  }

  /// Reads until the room in `bytes` from `start` to `end` is full or the source ends.
  ///
  /// Returns where the bytes end.
  mutating func fill(
    _ bytes: inout [UInt8], from start: Int, to end: Int
  ) throws(ReadError) -> Int {
    var filled = start
    while filled < end {
      let count = readOnce(&bytes, from: filled, to: end)
      guard count >= 0 else { throw .unreadable(file: name, code: errno) }
      guard count > 0 else { break }
      if !readsSpool, spool >= 0 { try keep(bytes[filled..<filled + count]) }
      filled += count
    }
    return filled
  }

  private func readOnce(_ bytes: inout [UInt8], from start: Int, to end: Int) -> Int {
    let source = readsSpool ? spool : descriptor
    return bytes.withUnsafeMutableBytes { room in
      var count: Int
      repeat {
        count = read(source, room.baseAddress.map { $0 + start }, end - start)
      } while count < 0 && errno == EINTR
      return count
    }
  }

  /// Keeps what was read of a pipe so far and all that follows, so that it can be read again.
  mutating func prepareToRewind(alreadyRead bytes: ArraySlice<UInt8>) throws(ReadError) {
    guard origin == nil, spool < 0 else { return }
    spool = Spool.open()
    guard spool >= 0 else { throw Self.cannotKeep(name) }
    try keep(bytes)
  }

  private func keep(_ bytes: ArraySlice<UInt8>) throws(ReadError) {
    guard Spool.append(bytes, to: spool) else { throw Self.cannotKeep(name) }
  }

  private static func cannotKeep(_ name: String) -> ReadError {
    .cannotKeep(file: name, folder: Spool.temporaryFolder, code: errno)
  }

  /// Goes back to the first byte; a pipe must have been prepared for it.
  mutating func rewind() throws(ReadError) {
    if spool >= 0, !readsSpool { try drain() }
    let target = readsSpool ? spool : descriptor
    guard lseek(target, readsSpool ? 0 : origin ?? 0, SEEK_SET) >= 0 else {
      throw .unreadable(file: name, code: errno)
    }
  }

  /// Moves the rest of the pipe into the spool.
  private mutating func drain() throws(ReadError) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while try fill(&bytes, from: 0, to: bytes.count) > 0 {}
    readsSpool = true
  }
}
