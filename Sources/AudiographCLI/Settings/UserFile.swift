// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import JSON
internal import Posix
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

  /// The record in the file; nil if there is no file.
  ///
  /// - Throws: `JSONRecordError`.
  func record() throws(JSONRecordError) -> JSONValue? {
    do {
      return try JSONValue(recordIn: path)
    } catch .notFound {
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
    if ![nil, .file, .folder].contains(fileKind(path)) {
      throw UserFileError.notAFile(path: path)
    }
    // Before a lock stands where a stranger's link leads.
    try OutputDestination(path: path).refuseLinksOfOthers()
    try makeFolders()
    return try Interruption.deferred {
      let lock = try lockFile()
      defer { close(lock) }
      let before = try record()
      var value = before ?? .record([])
      let result = try change(&value)
      if value != before, before != nil || !value.members.isEmpty { try write(value) }
      return result
    }
  }

  /// Writes a record in place of whatever there was, which need not be known.
  ///
  /// Without a lock: of several processes the last one's stays, whole.
  ///
  /// - Throws: `UserFileError`, `OutputError`.
  func replace(with value: JSONValue) throws {
    if let kind = fileKind(path), kind != .file { throw UserFileError.notAFile(path: path) }
    try OutputDestination(path: path).refuseLinksOfOthers()
    try makeFolders()
    try Interruption.deferred { try write(value) }
  }

  private func write(_ value: JSONValue) throws {
    // What could not be read again would lock the user out.
    guard value.prettyText.utf8.count <= JSONValue.largestFile else {
      throw UserFileError.tooLarge(path: path)
    }
    let mask = umask(0)
    umask(mask | (0o666 & ~mode))
    defer { umask(mask) }
    var file = try OutputFile(path: path)
    try file.write(value.prettyText)
    try file.commit()
  }

  /// A file that one process at a time has locked; the lock ends with the process at the latest.
  private func lockFile() throws -> Int32 {
    do throws(SystemError) {
      let file = try writtenInPlace(lockPath, O_RDWR, permissions: 0o600)
      if try lock(file.number, isInterrupted: { Interruption.isRequested }) { return file.take() }
    } catch {
      if Interruption.isRequested { throw Interrupted() }
      throw UserFileError.cannotLock(path: path, reason: error.reason)
    }
    throw UserFileError.busy(path: path)
  }

  /// Beside the file that the path leads to, whatever links there are to it.
  private var lockPath: String {
    let target = resolvedPath(path) ?? path
    return "\(folderPath(of: target))/.\(fileName(of: target)).lock"
  }

  /// Makes the folders that are missing, for the user alone, as the XDG Base Directory
  /// Specification has it.
  private func makeFolders() throws(UserFileError) {
    let folder = folderPath(of: path)
    var made = ""
    for part in folder.parts(at: "/") {
      made += part + "/"
      guard access(made, F_OK) != 0 else { continue }
      do throws(SystemError) { _ = try systemCall { mkdir(made, 0o700) } } catch {
        guard error.code == EEXIST else {
          throw .noFolder(path: path, folder: folder, reason: error.reason)
        }
      }
    }
  }
}

/// Why a file of the user's own cannot be changed.
struct UserFileError: MessageError {
  let message: Message

  /// Its folder cannot be made.
  static func noFolder(path: String, folder: String, reason: String) -> Self {
    Self(
      .output, .userFileNoFolder(folder: folder, path: path, reason: reason),
      .userFileNoFolderRemedy())
  }

  /// The lock beside it cannot be made.
  static func cannotLock(path: String, reason: String) -> Self {
    Self(.output, .userFileCannotLock(path: path, reason: reason), .userFileCannotLockRemedy())
  }

  /// Another process kept the lock for ten seconds.
  static func busy(path: String) -> Self {
    Self(.output, .userFileBusy(path: path), .userFileBusyRemedy())
  }

  /// It would be larger than a file that is read.
  static func tooLarge(path: String) -> Self {
    Self(.output, .userFileTooLarge(path: path), .userFileTooLargeRemedy())
  }

  /// It is a pipe or a device.
  static func notAFile(path: String) -> Self {
    Self(.output, .userFileNotAFile(path: path), .userFileNotAFileRemedy())
  }
}

/// Whether users other than the owner may read a file.
func isReadableByOthers(_ path: String) -> Bool {
  ((try? FileStatus(path).permissions) ?? 0) & (S_IRGRP | S_IROTH) != 0
}
