// SPDX-License-Identifier: MIT

internal import Glibc

/// The status of a file, as `stat` reports it.
package struct FileStatus: Sendable {
  /// What there is besides files.
  package enum Kind: Sendable {
    case file, folder, link, fifo, socket, characterDevice, blockDevice
  }

  package let kind: Kind
  /// Bytes.
  package let size: Int
  package let device: UInt64
  package let inode: UInt64
  package let owner: UInt32
  package let group: UInt32
  /// The lower twelve bits of its mode.
  package let permissions: UInt32
  /// Nanoseconds since 1970-01-01 00:00 UTC of the last writing, and of the last change of anything.
  package let modified: Int64
  package let changed: Int64

  /// What a path leads to, through all links.
  ///
  /// The corresponding C function is `stat`.
  package init(_ path: String) throws(SystemError) {
    var status = stat()
    _ = try systemCall { unsafe stat(path, &status) }
    self.init(status)
  }

  /// What stands at a path, be it a link.
  package init(link path: String) throws(SystemError) {
    var status = stat()
    _ = try systemCall { unsafe lstat(path, &status) }
    self.init(status)
  }

  /// What is behind an open descriptor, for example standard input.
  package init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    _ = try systemCall { unsafe fstat(descriptor, &status) }
    self.init(status)
  }

  /// What stands under a name in an open folder, be it a link.
  package init(_ name: String, in folder: Int32) throws(SystemError) {
    var status = stat()
    _ = try systemCall { unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .fifo
      case S_IFSOCK: .socket
      case S_IFCHR: .characterDevice
      default: .blockDevice
      }
    size = Int(status.st_size)
    (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
    (owner, group) = (status.st_uid, status.st_gid)
    permissions = status.st_mode & 0o7777
    modified = status.st_mtim.nanoseconds
    changed = status.st_ctim.nanoseconds
  }

  /// Whether a link or FIFO at `path` was put there by another user, in a folder where everybody may.
  ///
  /// The system refuses such ones (`protected_symlinks` and `protected_fifos`), but gets our paths
  /// without the links.
  package func isPlanted(at path: String) -> Bool {
    guard [.link, .fifo].contains(kind), owner != geteuid(),
      let folder = try? FileStatus(folderPath(of: path))
    else { return false }
    let isOpenToAll = folder.permissions & S_ISVTX != 0 && folder.permissions & S_IWOTH != 0
    return isOpenToAll && owner != folder.owner
  }
}

extension timespec {
  /// All of it in nanoseconds.
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}

/// What a path leads to; nil if there is nothing, or nothing that can be reached.
package func fileKind(_ path: String) -> FileStatus.Kind? { try? FileStatus(path).kind }

/// Whether a path leads to `/dev/null`, in which there is nothing and into which everything fits.
package func isNullDevice(_ path: String) -> Bool {
  guard let status = try? FileStatus(path), let null = try? FileStatus("/dev/null") else {
    return false
  }
  return (status.device, status.inode) == (null.device, null.inode)
}

/// The folder part of a path: `.` where it has none.
package func folderPath(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// A path without symbolic links; nil if nothing stands there.
///
/// The corresponding C function is `realpath`.
package func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}
