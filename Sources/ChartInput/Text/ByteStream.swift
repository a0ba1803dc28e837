// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// The bytes of a file or a stream, read once from front to back and, where asked for, again.
struct ByteStream: ~Copyable {
  let name: String
  /// Bytes from the start to the end of a regular file; nil for pipes, devices and what is packed.
  private(set) var size: Int?
  private let descriptor: Int32
  private let isOwned: Bool
  /// Where the data begin in a seekable file; nil for pipes.
  private var origin: off_t?
  /// Nameless memory or a nameless file that holds what was read of a pipe; nil if there is none.
  private var spool: Int32?
  private var readsSpool = false
  /// What was read of a pipe before, and comes first.
  private var begun: ArraySlice<UInt8> = []
  /// What unpacks the bytes; nil for what is not packed.
  private var unpacker: Unpacker?

  /// Whether it can be read from its beginning at any time, as a file can and a pipe cannot.
  var isSeekable: Bool { origin != nil }

  /// Whether what is read was packed.
  var isUnpacked: Bool { unpacker != nil }

  init(_ source: DataSource) throws(ReadError) {
    let descriptor = try Self.opened(source)
    let status = try Self.status(of: descriptor, source.name)
    name = source.name
    self.descriptor = descriptor
    switch source {
    case .descriptor: isOwned = false
    case .begun(let bytes, _, _): (isOwned, begun) = (false, bytes[...])
    case .path, .bytes: isOwned = true
    }
    let position = lseek(descriptor, 0, SEEK_CUR)
    let isSeekable = status.kind == .file && position >= 0
    origin = isSeekable ? position : nil
    size = isSeekable ? max(0, status.size - Int(position)) : nil
  }

  private static func status(
    of descriptor: Int32, _ name: String
  ) throws(ReadError) -> FileStatus {
    let status: FileStatus
    do throws(SystemError) { status = try FileStatus(descriptor: descriptor) } catch {
      throw .unreadable(file: name, code: error.code)
    }
    guard status.kind != .folder else { throw .isDirectory(file: name) }
    return status
  }

  deinit {
    if isOwned { close(descriptor) }
    if let spool { close(spool) }
  }

  private static func opened(_ source: DataSource) throws(ReadError) -> Int32 {
    do throws(SystemError) {
      switch source {
      case .path(let path): return try FileDescriptor(path).take()
      case .descriptor(let number, _), .begun(_, let number, _): return number
      case .bytes(let bytes, _): return try Spool.open(holding: bytes).take()
      }
    } catch {
      guard case .path(let path) = source else { throw cannotKeep(source.name, error) }
      throw error.isAbsence ? .notFound(file: path) : .unreadable(file: path, code: error.code)
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
      let count = try read(&bytes, from: filled, to: end)
      guard count > 0 else { break }
      if !readsSpool, spool != nil { try keep(bytes[filled..<filled + count]) }
      filled += count
    }
    return filled
  }

  /// What is read at present.
  private var current: Int32 { readsSpool ? spool ?? -1 : descriptor }

  private mutating func read(
    _ bytes: inout [UInt8], from start: Int, to end: Int
  ) throws(ReadError) -> Int {
    guard let unpacker, !readsSpool else { return try readPlain(&bytes, from: start, to: end) }
    switch unpacker {
    case .gzip(let gunzip):
      return try gunzip.fill(&bytes, from: start, to: end) { (packed) throws(ReadError) in
        try readPlain(&packed, from: 0, to: packed.count)
      }
    case .program(let program): return try program.fill(&bytes, from: start, to: end)
    }
  }

  private mutating func readPlain(
    _ bytes: inout [UInt8], from start: Int, to end: Int
  ) throws(ReadError) -> Int {
    if !readsSpool, !begun.isEmpty {
      let count = min(begun.count, end - start)
      bytes.replaceSubrange(start..<start + count, with: begun.prefix(count))
      begun.removeFirst(count)
      return count
    }
    do throws(SystemError) {
      return try readPatiently(current, into: &bytes, from: start, to: end)
    } catch {
      throw .unreadable(file: name, code: error.code)
    }
  }

  /// Keeps what was read of a pipe so far and all that follows, so that it can be read again.
  mutating func prepareToRewind(alreadyRead bytes: ArraySlice<UInt8>) throws(ReadError) {
    guard origin == nil, spool == nil else { return }
    do throws(SystemError) { spool = try Spool.open().take() } catch {
      throw Self.cannotKeep(name, error)
    }
    try keep(bytes)
  }

  private func keep(_ bytes: ArraySlice<UInt8>) throws(ReadError) {
    do throws(SystemError) {
      try DescriptorWriter(spool ?? -1).write(bytes.span.bytes)
    } catch {
      throw Self.cannotKeep(name, error)
    }
  }

  private static func cannotKeep(_ name: String, _ error: SystemError) -> ReadError {
    .cannotKeep(file: name, folder: Spool.temporaryFolder, code: error.code)
  }

  /// Goes back to the first byte; a pipe must have been prepared for it.
  mutating func rewind() throws(ReadError) {
    if spool != nil, !readsSpool { try drain() }
    do throws(SystemError) {
      try Spool.moveTo(readsSpool ? 0 : origin ?? 0, in: current)
    } catch {
      throw .unreadable(file: name, code: error.code)
    }
  }

  /// Moves the rest of the pipe into the spool.
  private mutating func drain() throws(ReadError) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while try fill(&bytes, from: 0, to: bytes.count) > 0 {}
    readsSpool = true
  }

  // MARK: - Unpacking

  /// Unpacks what follows, from the first byte on, of which some have been read.
  ///
  /// - Throws: `ReadError.packed` where the library or the program for it is missing.
  mutating func unpack(_ content: FileContent, alreadyRead bytes: ArraySlice<UInt8>)
    throws(ReadError)
  {
    guard case .compressed(let program) = content else {
      begun = bytes + begun
      unpacker = .gzip(try Gunzip(file: name))
      (size, origin) = (nil, nil)
      return
    }
    let packed = try packedSize(alreadyRead: bytes)
    unpacker = .program(
      try UnpackingProgram(program, reading: spool ?? descriptor, size: packed, file: name))
    if let spool { close(spool) }
    (size, origin, spool) = (nil, nil, nil)
  }

  /// Goes to the first byte of what a program is to read, a pipe's in a spool; and how much there is.
  private mutating func packedSize(alreadyRead bytes: ArraySlice<UInt8>) throws(ReadError) -> Int {
    if let origin, let size {
      do throws(SystemError) { try Spool.moveTo(origin, in: descriptor) } catch {
        throw .unreadable(file: name, code: error.code)
      }
      return size
    }
    try prepareToRewind(alreadyRead: bytes)
    var room = [UInt8](repeating: 0, count: 65_536)
    var count = bytes.count
    while true {
      let more = try fill(&room, from: 0, to: room.count)
      count += more
      if more == 0 { break }
      if count > Self.mostPacked {
        throw .packed(file: name, .tooLarge(limit: Self.mostPacked))
      }
    }
    do throws(SystemError) { try Spool.moveTo(0, in: spool ?? -1) } catch {
      throw .unreadable(file: name, code: error.code)
    }
    return count
  }

  /// As much of a pipe is kept for a program that unpacks it.
  private static let mostPacked = 1 << 30
}
