// SPDX-License-Identifier: MIT

internal import Glibc

/// Temporary files that were never finished, because the program that wrote them was killed.
enum Leftovers {
  /// What the names of temporary files begin with.
  static let prefix = ".audiograph-"
  /// Seconds for which a file has not been written to when it counts as left.
  private static let age = 3600
  /// The most names that are looked at: a folder of many files takes no noticeable time.
  private static let mostNames = 10_000

  /// A name that nobody can foresee, and that `remove` knows again.
  ///
  /// Of fixed length, so that a name as long as the file system allows can still be written.
  static func name() -> String {
    prefix + String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// Takes a file that is being written, so that nobody counts it as left.
  static func lock(_ descriptor: Int32) { flock(descriptor, LOCK_EX | LOCK_NB) }

  /// Removes from a folder what was left there: temporary files of this user that are old and that
  /// nobody holds locked.
  ///
  /// What cannot be looked at or removed stays; nothing is said of it.
  static func remove(from folder: String) {
    guard let stream = unsafe opendir(folder) else { return }
    defer { unsafe closedir(stream) }
    let descriptor = unsafe dirfd(stream)
    for _ in 0..<mostNames {
      guard let entry = unsafe readdir(stream) else { return }
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { place in
        unsafe place.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if isOurs(name) { remove(name, descriptor) }
    }
  }

  static func isOurs(_ name: String) -> Bool {
    let random = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && (1...13).contains(random.count)
      && random.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      }
  }

  private static func remove(_ name: String, _ folder: Int32) {
    var status = stat()
    guard unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, isLeft(status) else {
      return
    }
    let file = unsafe openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var opened = stat()
    guard unsafe fstat(file, &opened) == 0, opened.st_ino == status.st_ino, isLeft(opened),
      flock(file, LOCK_EX | LOCK_NB) == 0
    else { return }
    unsafe unlinkat(folder, name, 0)
  }

  private static func isLeft(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
      && time(nil) - status.st_mtim.tv_sec > age
  }
}
