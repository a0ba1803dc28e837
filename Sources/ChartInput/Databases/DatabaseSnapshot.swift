// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// A database with its write-ahead log as it stands at one moment, read without SQLite, which puts files beside
/// every database that has such a log.
///
/// What it shares are the locks of SQLite: nobody moves pages from the log into the database, begins the log
/// anew, or deletes it meanwhile. Programs that write go on, behind what is committed.
struct DatabaseSnapshot {
  /// The most bytes of database and log together.
  static let largest = 64 << 20
  private static let patience = 2.0
  private static let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY
  /// The first byte and the number of bytes that readers of any database share.
  private static let readers = (start: 0x4000_0002, count: 510)
  /// The bytes of the index that stand for a checkpoint and for the last of the readers' places.
  private static let (checkpoint, reader) = (121, 127)

  private let path: String

  private enum Outcome {
    case bytes([UInt8])
    /// Somebody has what is to be shared.
    case busy
    /// It is too large, or cannot be read in this way.
    case notRead
  }

  /// Whether a database whose first bytes these are may have a log.
  static func mayHaveLog(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > 19 && bytes[bytes.startIndex + 19] == 2
  }

  /// The bytes of the database at a path, with its log; nil where only SQLite can read it.
  ///
  /// - Throws: `DatabaseFault.busy`.
  static func bytes(of path: String) throws(DatabaseFault) -> [UInt8]? {
    // The files beside it are those of the file that a link leads to.
    let snapshot = DatabaseSnapshot(path: resolvedPath(path) ?? path)
    let deadline = MonotonicClock.seconds + patience
    repeat {
      switch (try? snapshot.attempt()) ?? .notRead {
      case .bytes(let bytes): return bytes
      case .notRead: return nil
      case .busy: pause(seconds: 0.02)
      }
    } while MonotonicClock.seconds < deadline && !InterruptionFlag.isRaised
    throw .busy
  }

  private func attempt() throws(SystemError) -> Outcome {
    let file = try FileDescriptor(path, Self.flags)
    let status = try FileStatus(descriptor: file.number)
    guard status.kind == .file, status.size <= Self.largest else { return .notRead }
    guard try shareBytes(file.number, from: Self.readers.start, count: Self.readers.count) else {
      return .busy
    }
    let index = try opened("-shm")
    defer { if let index { try? closeFile(index) } }
    if let index {
      guard try shareBytes(index, from: Self.checkpoint, count: 1),
        try shareBytes(index, from: Self.reader, count: 1)
      else { return .busy }
    }
    let log = try log(limit: Self.largest - status.size)
    var bytes = try contents(of: file, limit: Self.largest)
    let isSame = try isUnchanged(log, hadIndex: index != nil)
    withExtendedLifetime(file) {}
    guard isSame else { return .busy }
    guard var changes = WriteAheadLog(log, limit: Self.largest) else { return .bytes(bytes) }
    return changes.apply(to: &bytes) ? .bytes(bytes) : .notRead
  }

  /// A file beside the database, to be closed; nil where there is none.
  private func opened(_ ending: String) throws(SystemError) -> Int32? {
    do throws(SystemError) {
      let file = try FileDescriptor(path + ending, Self.flags)
      guard try FileStatus(descriptor: file.number).kind == .file else { throw .notRegular }
      return file.take()
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  private func log(limit: Int) throws(SystemError) -> [UInt8] {
    guard let number = try opened("-wal") else { return [] }
    return try contents(of: FileDescriptor(owning: number), limit: limit)
  }

  /// Whether nobody has begun to write where there was no index to be shared, nor begun the log anew, whose
  /// header is written first.
  private func isUnchanged(_ log: [UInt8], hadIndex: Bool) throws(SystemError) -> Bool {
    if !hadIndex, let index = try opened("-shm") {
      try closeFile(index)
      return false
    }
    guard let number = try opened("-wal") else { return log.isEmpty }
    let file = FileDescriptor(owning: number)
    var header = [UInt8](repeating: 0, count: WriteAheadLog.headerSize)
    let count = try readPatiently(file.number, into: &header, to: header.count)
    return log.isEmpty || header.prefix(count).elementsEqual(log.prefix(header.count))
  }
}
