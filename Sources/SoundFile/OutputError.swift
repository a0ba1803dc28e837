// SPDX-License-Identifier: MIT

internal import Glibc
package import Posix

/// Why an output cannot be written; `path` is as the user gave it.
public enum OutputError: Error, Sendable, Hashable {
  /// The path is empty or holds a NUL byte.
  case invalidPath(String)
  /// The path names a folder.
  case isFolder(path: String)
  /// The folder that should hold the file does not exist.
  case noSuchFolder(path: String, folder: String)
  /// The folder exists, but no file can be made in it, as in `/proc`.
  case folderTakesNoFiles(path: String, folder: String)
  /// What should be the folder is something else.
  case notAFolder(path: String, folder: String)
  /// The user may not write there (EACCES, EPERM).
  case notPermitted(path: String)
  /// The file system is mounted read-only (EROFS).
  case readOnlyFileSystem(path: String)
  /// The disk or the user's quota is full (ENOSPC, EDQUOT).
  case noSpace(path: String)
  /// The file would exceed what the file system or a limit allows (EFBIG).
  case tooLarge(path: String)
  /// A part of the path is longer than the file system allows (ENAMETOOLONG).
  case nameTooLong(path: String)
  /// Symbolic links lead in a circle (ELOOP).
  case linkLoop(path: String)
  /// A link or FIFO on the path belongs to another user, in a world-writable folder.
  case ofAnotherUser(path: String, file: String)
  /// The file exists and is not to be replaced.
  case exists(path: String)
  /// The pipe has no reader any more (EPIPE); not a failure when piping to `head`.
  case closedPipe(path: String)
  /// The interruption that the caller reports.
  case interrupted(path: String)
  /// Another error of the system, in its own words.
  case system(path: String, code: Int32, reason: String)

  /// Makes system calls for a path.
  ///
  /// - Throws: What their error means for it.
  package static func of<Result>(
    _ path: String, _ calls: () throws(SystemError) -> Result
  ) throws(OutputError) -> Result {
    do throws(SystemError) { return try calls() } catch { throw OutputError(error, path: path) }
  }

  /// What a path comes to that is to be written.
  ///
  /// - Throws: What stands in the way.
  static func resolved(_ path: String) throws(OutputError) -> ResolvedPath {
    do throws(PathError) { return try ResolvedPath(path: path) } catch {
      throw OutputError(error, path: path)
    }
  }

  /// The meaning of what stands in the way of a path.
  package init(_ error: PathError, path: String) {
    self =
      switch error {
      case .invalid: .invalidPath(path)
      case .ofAnotherUser(let file): .ofAnotherUser(path: path, file: file)
      case .notAFolder(let folder): .notAFolder(path: path, folder: folder)
      case .notRegular: OutputError(SystemError.notRegular, path: path)
      case .system(let error): OutputError(error, path: path)
      }
  }

  /// The meaning of a system's error for a path.
  package init(_ error: SystemError, path: String) {
    switch error.code {
    case EISDIR: self = .isFolder(path: path)
    case EACCES, EPERM: self = .notPermitted(path: path)
    case EROFS: self = .readOnlyFileSystem(path: path)
    case ENOSPC, EDQUOT: self = .noSpace(path: path)
    case EFBIG: self = .tooLarge(path: path)
    case ENAMETOOLONG: self = .nameTooLong(path: path)
    case ELOOP: self = .linkLoop(path: path)
    case EEXIST: self = .exists(path: path)
    case EPIPE: self = .closedPipe(path: path)
    // Calls that a signal breaks off are made again, unless whoever asked for them is interrupted.
    case EINTR: self = .interrupted(path: path)
    default: self = .system(path: path, code: error.code, reason: error.reason)
    }
  }
}
