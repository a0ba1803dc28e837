// SPDX-License-Identifier: MIT

internal import Glibc

/// What a path that is to be written resolves to, once every symbolic link is followed.
package enum ResolvedPath: Sendable {
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
  /// - Throws: `PathError`; `.ofAnotherUser` for a link that the system would not follow either, and for
  ///   such a link in the place of a folder, which it would.
  package init(path: String) throws(PathError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalid }
    var current = path
    var linkCount = 0
    for _ in 0..<Self.mostLinks {
      if let number = Self.descriptorNumber(current) {
        self = .descriptor(number)
        return
      }
      let status = try? FileStatus(link: current)
      if let status, status.isPlanted(at: current) {
        throw .ofAnotherUser(file: current)
      }
      try Self.checkFolders(of: current, &linkCount)
      guard status?.kind == .link, let next = try Self.target(ofLink: current) else {
        self = try Self.found(current, status)
        return
      }
      current = next
    }
    throw .system(SystemError(code: ELOOP))
  }

  /// As many links are followed as by the system.
  private static let mostLinks = 40

  /// Throws where a folder on the way is a link that another user put there.
  private static func checkFolders(of path: String, _ linkCount: inout Int) throws(PathError) {
    for slash in path.utf8.indices where path.utf8[slash] == UInt8(ascii: "/") {
      let folder = String(path[..<slash])
      // What cannot be looked at is refused where it is opened.
      guard let status = try? FileStatus(link: folder), status.kind == .link else { continue }
      if status.isPlanted(at: folder) { throw .ofAnotherUser(file: folder) }
      linkCount += 1
      guard linkCount < mostLinks else { throw .system(SystemError(code: ELOOP)) }
      if let next = try target(ofLink: folder) { try checkFolders(of: "\(next)/", &linkCount) }
    }
  }

  private static func found(
    _ current: String, _ known: FileStatus?
  ) throws(PathError) -> Self {
    let status: FileStatus
    do throws(SystemError) {
      // Links below /proc lead to what their text does not name.
      status = if let known, known.kind != .link { known } else { try FileStatus(current) }
    } catch {
      return try missing(current, error)
    }
    switch status.kind {
    case .folder: throw .system(.isFolder)
    case .file: return .file(path: current, status)
    default: return .special(path: current, status)
    }
  }

  /// What a path is that the system knows nothing of.
  private static func missing(
    _ current: String, _ error: SystemError
  ) throws(PathError) -> Self {
    switch error.code {
    case ENOENT where current.utf8.last == UInt8(ascii: "/"): throw .system(.isFolder)
    case ENOENT: return .nothing(path: current)
    case ENOTDIR: throw .notAFolder(folderPath(of: current))
    default: throw .system(error)
    }
  }

  /// Where a symbolic link points, as a path of its own; nil if that is too long.
  private static func target(ofLink path: String) throws(PathError) -> String? {
    guard let bytes = linkTarget(path) else { return nil }
    // Repaired, such a name would be another file's.
    guard let target = String(validating: bytes, as: UTF8.self) else {
      throw .system(SystemError(code: EILSEQ))
    }
    return target.utf8.first == UInt8(ascii: "/") ? target : "\(folderPath(of: path))/\(target)"
  }

  /// The descriptor that a path names, which is used as it is: opening the path again would
  /// truncate a file behind it, and cannot open a socket at all.
  private static func descriptorNumber(_ path: String) -> Int32? {
    guard path.utf8.starts(with: "/dev/".utf8) || path.utf8.starts(with: "/proc/".utf8) else {
      return nil
    }
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      let folders = [
        "/dev/fd/", "/proc/self/fd/", "/proc/thread-self/fd/", "/proc/\(getpid())/fd/",
      ]
      guard let folder = folders.first(where: { path.utf8.starts(with: $0.utf8) }) else {
        return nil
      }
      let digits = Substring(path.utf8.dropFirst(folder.utf8.count))
      guard let number = Int32(digits), number >= 0 else { return nil }
      return number
    }
  }
}

/// Why nothing can be written at a path.
package enum PathError: Error, Sendable, Hashable {
  /// It is empty or holds a NUL byte.
  case invalid
  /// A link or FIFO on the way belongs to another user, in a folder where everybody may put one.
  case ofAnotherUser(file: String)
  /// What should be the folder is something else.
  case notAFolder(String)
  /// What stands there is no regular file.
  case notRegular
  /// The system's error: a folder (EISDIR), links in a circle (ELOOP).
  case system(SystemError)

  static func of<Result: ~Copyable>(
    _ calls: () throws(SystemError) -> Result
  ) throws(PathError) -> Result {
    do throws(SystemError) { return try calls() } catch { throw .system(error) }
  }

  /// As an error of the system, for who tells no more.
  package var system: SystemError {
    switch self {
    case .invalid: SystemError(code: ENOENT)
    case .ofAnotherUser: SystemError(code: EACCES)
    case .notAFolder: SystemError(code: ENOTDIR)
    case .notRegular: .notRegular
    case .system(let error): error
    }
  }
}
