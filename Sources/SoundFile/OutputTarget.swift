// SPDX-License-Identifier: MIT

internal import Glibc

/// What a path leads to, once every symbolic link is followed.
enum OutputTarget {
  /// A descriptor that is open already: `/dev/stdout`, `/dev/fd/3`.
  case descriptor(Int32)
  /// A device, FIFO or socket, which is written directly; the path is no link.
  case special(path: String, stat)
  /// A regular file.
  case file(path: String, stat)
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
      var status = stat()
      let isFound = unsafe lstat(current, &status) == 0
      guard isFound else {
        self = try Self.missing(current, code: errno, given: path)
        return
      }
      try Self.checkOwner(of: current, status, given: path)
      guard status.st_mode & S_IFMT == S_IFLNK else {
        self = try Self.found(current, status, given: path)
        return
      }
      if let next = try Self.linkTarget(of: current, given: path) {
        current = next
      } else if unsafe stat(current, &status) == 0 {
        self = try Self.found(current, status, given: path)
        return
      } else {
        self = try Self.missing(current, code: errno, given: path)
        return
      }
    }
    throw .linkLoop(path: path)
  }

  /// What a path is that the system knows nothing of, for a reason in `code`.
  private static func missing(
    _ current: String, code: Int32, given: String
  ) throws(OutputError) -> Self {
    guard code == ENOENT else { throw pathError(code, current, given: given) }
    guard !current.hasSuffix("/") else { throw .isFolder(path: given) }
    return .nothing(path: current)
  }

  private static func found(
    _ current: String, _ status: stat, given: String
  ) throws(OutputError) -> Self {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isFolder(path: given)
    case S_IFREG: return .file(path: current, status)
    default: return .special(path: current, status)
    }
  }

  /// Refuses links and FIFOs that somebody put into a folder where everybody may.
  ///
  /// The system does the same for paths that it follows itself (`protected_symlinks` and
  /// `protected_fifos`), but ours come to it without the links.
  private static func checkOwner(
    of file: String, _ status: stat, given: String
  ) throws(OutputError) {
    guard [S_IFLNK, S_IFIFO].contains(status.st_mode & S_IFMT), status.st_uid != geteuid() else {
      return
    }
    var folder = stat()
    guard unsafe stat(Self.folder(of: file), &folder) == 0 else { return }
    let isOpenToAll = folder.st_mode & S_ISVTX != 0 && folder.st_mode & S_IWOTH != 0
    if isOpenToAll, status.st_uid != folder.st_uid {
      throw .ofAnotherUser(path: given, file: file)
    }
  }

  private static func pathError(_ code: Int32, _ path: String, given: String) -> OutputError {
    code == ENOTDIR
      ? .notAFolder(path: given, folder: folder(of: path)) : OutputError(errno: code, path: given)
  }

  /// The folder part of a path: `.` where it has none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where a symbolic link points, as a path of its own; nil for anything else.
  private static func linkTarget(
    of path: String, given: String
  ) throws(OutputError) -> String? {
    let capacity = Int(PATH_MAX)
    let target = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) {
      buffer -> [UInt8]? in
      guard let start = buffer.baseAddress else { return nil }
      let count = unsafe start.withMemoryRebound(to: CChar.self, capacity: capacity) {
        unsafe readlink(path, $0, capacity)
      }
      guard count > 0, count < capacity else { return nil }
      return unsafe Array(buffer[..<count])
    }
    guard let target else { return nil }
    // Repaired, such a name would be another file's.
    guard let target = String(validating: target, as: UTF8.self) else {
      throw OutputError(errno: EILSEQ, path: given)
    }
    return target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
  }

  /// The descriptor that a path names, which is used as it is: opening the path again would
  /// truncate a file behind it, and cannot open a socket at all.
  private static func descriptorNumber(_ path: String) -> Int32? {
    guard path.hasPrefix("/dev/") || path.hasPrefix("/proc/") else { return nil }
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      let folders = [
        "/dev/fd/", "/proc/self/fd/", "/proc/thread-self/fd/", "/proc/\(getpid())/fd/",
      ]
      guard let folder = folders.first(where: path.hasPrefix) else { return nil }
      let digits = path.dropFirst(folder.count)
      guard let number = Int32(digits), number >= 0 else { return nil }
      return number
    }
  }
}

/// What the new file takes over from the one it replaces.
struct ReplacedFile {
  var permissions: mode_t
  var owner: uid_t
  var group: gid_t

  init(_ status: stat) {
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }
}
