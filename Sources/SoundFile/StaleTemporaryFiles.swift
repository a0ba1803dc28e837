// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// Stale temporary files of programs that were killed while writing.
enum StaleTemporaryFiles {
  /// What the names of temporary files begin with.
  static let prefix = ".audiograph-"
  /// Seconds for which a file has not been written to when it counts as left.
  private static let age = 3600
  /// The most names that are looked at: a folder of many files takes no noticeable time.
  private static let mostNames = 10_000

  /// An unpredictable name, and that `remove` knows again.
  ///
  /// Of fixed length, so that a name as long as the file system allows can still be written.
  static func name() -> String {
    prefix + String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// Removes from a folder what was left there: temporary files of this user that are old and that
  /// nobody holds locked.
  ///
  /// What cannot be looked at or removed stays; nothing is said of it.
  static func remove(from folder: String) {
    guard var names = FolderNames(folder) else { return }
    for _ in 0..<mostNames {
      guard let name = names.next() else { return }
      if isOurs(name) { remove(name, names.descriptor) }
    }
  }

  static func isOurs(_ name: String) -> Bool {
    let random = name.utf8.dropFirst(prefix.utf8.count)
    return name.begins(with: prefix) && (1...13).contains(random.count)
      && random.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      }
  }

  private static func remove(_ name: String, _ folder: Int32) {
    guard let status = try? FileStatus(name, in: folder), isLeft(status),
      let file = try? FileDescriptor(name, in: folder, O_NOFOLLOW | O_NONBLOCK),
      let opened = try? FileStatus(descriptor: file.number), opened.inode == status.inode,
      isLeft(opened), (try? lockIfFree(file.number)) == true
    else { return }
    unsafe unlinkat(folder, name, 0)
  }

  private static func isLeft(_ status: FileStatus) -> Bool {
    status.kind == .file && status.owner == geteuid()
      && WallClock.seconds - status.modified / 1_000_000_000 > age
  }
}
