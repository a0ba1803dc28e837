// SPDX-License-Identifier: MIT

internal import ChartInput
internal import Glibc
internal import SoundFile

/// A small JSON file of the user's own that commands change: settings, watchlists.
///
/// It is read and written as a whole under a lock, so that several processes lose nothing, and one
/// that cannot be understood is never overwritten.
struct UserFile {
  /// Where the file is.
  let path: String
  /// The permissions of a new file, besides what the umask takes away.
  var mode: mode_t = 0o666

  /// The record in the file; nil where there is no file.
  ///
  /// - Throws: `JSONRecordError`.
  func record() throws(JSONRecordError) -> JSONValue? {
    do {
      return try JSONValue(recordIn: path)
    } catch .notFound, .unreadable(code: ENOTDIR) {
      return nil
    }
  }

  /// Reads the record, lets it be changed and writes it where it did change.
  ///
  /// A missing file counts as an empty record; its folders are made.
  ///
  /// - Throws: `JSONRecordError`, `UserFileError`, `OutputError`, and what `change` throws; nothing
  ///   is written then.
  func update<Result>(_ change: (inout JSONValue) throws -> Result) throws -> Result {
    if let type = fileType(path), type != S_IFREG, type != S_IFDIR {
      throw UserFileError.notAFile(path: path)
    }
    try refuseLinksOfOthers()
    try makeFolders()
    return try Interruption.deferred {
      let lock = try FileLock(path: lockPath, of: path)
      defer { lock.release() }
      let before = try record()
      var value = before ?? .record([])
      let result = try change(&value)
      if value != before, before != nil || !value.members.isEmpty { try write(value) }
      return result
    }
  }

  private func write(_ value: JSONValue) throws {
    // What could not be read again would lock the user out.
    guard value.prettyText.utf8.count <= JSONRecord.largestSize else {
      throw UserFileError.tooLarge(path: path)
    }
    let mask = umask(0)
    umask(mask | (0o666 & ~mode))
    defer { umask(mask) }
    var file = try OutputFile(path: path)
    try file.write(value.prettyText)
    try file.commit()
  }

  /// Throws where nothing would be written in the end, before a lock stands where a stranger's link
  /// leads.
  private func refuseLinksOfOthers() throws(OutputError) {
    do { try OutputPlace(path: path).check() } catch {
      if case .ofAnotherUser = error { throw error }
    }
  }

  /// Beside the file that the path leads to, whatever links there are to it.
  private var lockPath: String {
    let target = Self.resolved(path) ?? path
    return "\(Self.folder(of: target))/.\(fileName(of: target)).lock"
  }

  private static func resolved(_ path: String) -> String? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  private var folder: String { Self.folder(of: path) }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "" : String(path[..<slash])
  }

  /// Makes the folders that are missing, for the user alone, as the XDG Base Directory
  /// Specification has it.
  private func makeFolders() throws(UserFileError) {
    var made = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
      made += part + "/"
      guard access(made, F_OK) != 0 else { continue }
      let code = mkdir(made, 0o700) == 0 ? 0 : errno
      guard code == 0 || code == EEXIST else {
        throw .noFolder(path: path, folder: folder, reason: systemReason(code))
      }
    }
  }
}

/// Why a file of the user's own cannot be changed.
enum UserFileError: Error, Equatable {
  /// Its folder cannot be made.
  case noFolder(path: String, folder: String, reason: String)
  /// The lock beside it cannot be made.
  case cannotLock(path: String, reason: String)
  /// Another process kept the lock for ten seconds.
  case busy(path: String)
  /// It would be larger than a file that is read.
  case tooLarge(path: String)
  /// It is a pipe or a device.
  case notAFile(path: String)
}

/// A lock that one process at a time holds, by `flock`; it ends with the process at the latest.
private struct FileLock {
  private let descriptor: Int32

  init(path: String, of file: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw UserFileError.cannotLock(path: file, reason: systemReason(errno))
    }
    for _ in 0..<1000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      if Interruption.isRequested { break }
      usleep(10_000)
    }
    let code = errno
    close(descriptor)
    if Interruption.isRequested { throw Interrupted() }
    throw code == EWOULDBLOCK
      ? UserFileError.busy(path: file)
      : UserFileError.cannotLock(path: file, reason: systemReason(code))
  }

  func release() { close(descriptor) }
}

/// Whether users other than the owner may read a file.
func isReadableByOthers(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & (S_IRGRP | S_IROTH) != 0
}
