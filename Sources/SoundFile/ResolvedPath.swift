// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// What a path resolves to, once every symbolic link is followed.
enum ResolvedPath {
  /// A descriptor that is open already: `/dev/stdout`, `/dev/fd/3`.
  case descriptor(Int32)
  /// A device, FIFO or socket, which is written directly; the path is not a link.
  case special(path: String, FileStatus)
  /// A regular file.
  case file(path: String, FileStatus)
  /// A place where there is nothing yet.
  case nothing(path: String)

  /// Follows the path as the system would, but also where the last link dangles.
  ///
  /// - Throws: `OutputError`; `.ofAnotherUser` where the system would follow no link either.
  init(path: String) throws(OutputError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidPath(path) }
    var current = path
    for _ in 0..<40 {
      if let number = Self.descriptorNumber(current) {
        self = .descriptor(number)
        return
      }
      let status = try? FileStatus(link: current)
      if let status, status.isPlanted(at: current) {
        throw .ofAnotherUser(path: path, file: current)
      }
      guard status?.kind == .link, let next = try Self.target(ofLink: current, given: path) else {
        self = try Self.found(current, status, given: path)
        return
      }
      current = next
    }
    throw .linkLoop(path: path)
  }

  private static func found(
    _ current: String, _ known: FileStatus?, given: String
  ) throws(OutputError) -> Self {
    let status: FileStatus
    do throws(SystemError) {
      // Links below /proc lead to what their text does not name.
      status = if let known, known.kind != .link { known } else { try FileStatus(current) }
    } catch {
      return try missing(current, error, given: given)
    }
    switch status.kind {
    case .folder: throw .isFolder(path: given)
    case .file: return .file(path: current, status)
    default: return .special(path: current, status)
    }
  }

  /// What a path is that the system knows nothing of.
  private static func missing(
    _ current: String, _ error: SystemError, given: String
  ) throws(OutputError) -> Self {
    switch error.code {
    case ENOENT where current.ends(with: "/"): throw .isFolder(path: given)
    case ENOENT: return .nothing(path: current)
    case ENOTDIR: throw .notAFolder(path: given, folder: folderPath(of: current))
    default: throw OutputError(error, path: given)
    }
  }

  /// Where a symbolic link points, as a path of its own; nil where that is too long.
  private static func target(ofLink path: String, given: String) throws(OutputError) -> String? {
    guard let bytes = linkTarget(path) else { return nil }
    // Repaired, such a name would be another file's.
    guard let target = String(validating: bytes, as: UTF8.self) else {
      throw OutputError(SystemError(code: EILSEQ), path: given)
    }
    return target.begins(with: "/") ? target : "\(folderPath(of: path))/\(target)"
  }

  /// The descriptor that a path names, which is used as it is: opening the path again would
  /// truncate a file behind it, and cannot open a socket at all.
  private static func descriptorNumber(_ path: String) -> Int32? {
    guard path.begins(with: "/dev/") || path.begins(with: "/proc/") else { return nil }
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      let folders = [
        "/dev/fd/", "/proc/self/fd/", "/proc/thread-self/fd/", "/proc/\(getpid())/fd/",
      ]
      guard let folder = folders.first(where: path.begins) else { return nil }
      let digits = path.without(first: folder.utf8.count)
      guard let number = Int32(digits), number >= 0 else { return nil }
      return number
    }
  }
}
