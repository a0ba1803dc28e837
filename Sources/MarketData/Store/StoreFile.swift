// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// The file of a store, those that SQLite keeps beside it, and their folder.
struct StoreFile {
  /// The path as it was given, for messages.
  let path: String
  /// The path without symbolic links: SQLite keeps its other files there.
  let resolved: String

  /// What SQLite appends to the name for the write-ahead log and its index.
  private static let companions = ["-wal", "-shm"]

  /// The file at a path, which need not exist.
  init(_ path: String) {
    self.path = path
    resolved = resolvedPath(path) ?? Self.absolute(path)
  }

  private static func absolute(_ path: String) -> String {
    let name = path.parts(at: "/").last.map(String.init)
    let folder = folderPath(of: path)
    return "\(resolvedPath(folder) ?? folder)/\(name ?? path)"
  }

  /// Which file stands at a path, whatever its name was before.
  struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  /// The file that stands there now; nil if none does.
  var identity: Identity? {
    (try? FileStatus(resolved)).map { Identity(device: $0.device, number: $0.inode) }
  }

  /// Whether there is a file; one that cannot be looked at is not one that is not there.
  func exists() throws(StoreError) -> Bool {
    do throws(SystemError) { _ = try FileStatus(resolved) } catch {
      guard error.isAbsence else { throw .cannotOpen(path: path, reason: error.reason) }
      return false
    }
    return true
  }

  /// Throws where something other than a regular file stands there, or a link on its way or beside it that
  /// another user put into a folder open to all: the system follows none, but gets the path without it.
  func checkKind() throws(StoreError) {
    guard !path.isEmpty else { throw .cannotOpen(path: path, reason: systemReason(ENOENT)) }
    for written in [path] + (Self.companions + ["-journal"]).map({ resolved + $0 }) {
      do throws(PathError) { _ = try ResolvedPath(path: written) } catch {
        guard case .ofAnotherUser = error else { continue }
        throw .cannotOpen(path: path, reason: systemReason(EACCES))
      }
    }
    switch fileKind(resolved) {
    case nil, .file: return
    case .folder: throw .cannotOpen(path: path, reason: systemReason(EISDIR))
    default: throw .cannotOpen(path: path, reason: "Not a regular file")
    }
  }

  /// Makes the folders that are missing, for their owner alone.
  func makeFolders() throws(StoreError) {
    let parts = folderPath(of: path).words(at: "/")
    var folder = path.begins(with: "/") ? "" : "."
    for part in parts {
      folder += "/\(part)"
      do throws(SystemError) { _ = try systemCall { unsafe mkdir(folder, 0o700) } } catch {
        // A folder that exists may stand on a file system, or in a folder, that cannot be written.
        if error.code == EEXIST || fileKind(folder) == .folder { continue }
        throw error.code == EROFS
          ? .readOnly(path: path) : .cannotOpen(path: path, reason: error.reason)
      }
    }
  }

  /// Whether the file was one of SQLite, by its name or by its first bytes, so that a damaged one can
  /// be moved aside; anything else is somebody's own.
  var looksLikeStore: Bool {
    if [".sqlite", ".sqlite3", ".db"].contains(where: resolved.ends) { return true }
    guard let file = try? FileDescriptor(resolved) else { return false }
    var bytes = [UInt8](repeating: 0, count: 13)
    return (try? readOnce(file.number, into: &bytes, to: 13)) == 13
      && bytes.elementsEqual("SQLite format".utf8)
  }

  /// Whether the write-ahead log holds anything that is not in the file yet.
  var hasLog: Bool { ((try? FileStatus(resolved + "-wal").size) ?? 0) > 0 }

  // MARK: - Damage

  /// Gives the file and its companions the first free name that ends in `.damaged-1`,
  /// `.damaged-2` and so on.
  ///
  /// The file itself comes last: a log without its file would be taken for that of the next one.
  ///
  /// - Returns: The new path of the file.
  /// - Throws: `StoreError.damaged` where the folder cannot be written.
  func moveAside() throws(StoreError) -> String {
    let copy = freeName()
    for companion in Self.companions { try move(resolved + companion, to: copy + companion) }
    try move(resolved, to: copy)
    return copy
  }

  private func freeName() -> String {
    var number = 1
    while !(Self.companions + [""]).allSatisfy({
      fileKind("\(resolved).damaged-\(number)\($0)") == nil
    }) {
      number += 1
    }
    return "\(resolved).damaged-\(number)"
  }

  private func move(_ old: String, to new: String) throws(StoreError) {
    do throws(SystemError) { _ = try systemCall { unsafe rename(old, new) } } catch {
      if error.code != ENOENT { throw .damaged(path: path, code: error.code) }
    }
  }

  // MARK: - One at a time

  /// Runs a body while no other process opens the store or moves it aside.
  ///
  /// A connection that opened the file but not yet its log, while another process renamed both,
  /// would take the log of the next file. The lock is on the folder, so that nothing is left lying
  /// about; it is done without where a file system has no such locks.
  ///
  /// - Throws: `StoreError.busy` after ten seconds, and what the body throws.
  func locked<Result: ~Copyable>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard let folder = try? FileDescriptor(folderPath(of: resolved), O_DIRECTORY) else {
      return try body()
    }
    guard (try? lock(folder.number)) ?? true else { throw .busy(path: path) }
    let result = try body()
    _ = consume folder
    return result
  }
}
