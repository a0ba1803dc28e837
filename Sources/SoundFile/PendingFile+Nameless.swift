// SPDX-License-Identifier: MIT

internal import Glibc

/// Files without a name, which the system takes back by itself when the process ends, however it
/// ends (`O_TMPFILE`).
extension PendingFile {
  /// Swift's Glibc module does not show the sum, which is the same on every Linux.
  private static let withoutName = 0o20_000_000 | O_DIRECTORY

  /// Whether there is a path by which a file without a name can be given one.
  private static let canBeNamed = unsafe access("/proc/self/fd", X_OK) == 0

  /// Opens a file without a name; nil where the file system has none, or nothing could name it.
  static func openNameless(in folder: String, _ mode: mode_t) -> Int32? {
    guard canBeNamed else { return nil }
    let descriptor = unsafe open(folder, O_RDWR | O_CLOEXEC | withoutName, mode)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Gives a file without a name its place; 0 or an errno value.
  ///
  /// Where nothing stands there, at once; where something does, by way of a temporary name.
  func publish(nameless descriptor: Int32, _ existing: OutputOptions.Existing) -> Int32 {
    let closing = Self.closeCopy(of: descriptor)
    guard closing == 0 else { return closing }
    let code = Self.link(descriptor, to: targetPath)
    guard code == EEXIST, existing == .replace else { return code }
    let named = Self.link(descriptor, to: temporaryPath)
    guard named == 0 else { return named }
    guard unsafe rename(temporaryPath, targetPath) != 0 else { return 0 }
    let failure = errno
    remove()
    return failure
  }

  /// What closing says, as long as the file can still be given up.
  private static func closeCopy(of descriptor: Int32) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return errno }
    return close(copy) == 0 || errno == EINTR ? 0 : errno
  }

  private static func link(_ descriptor: Int32, to path: String) -> Int32 {
    let source = "/proc/self/fd/\(descriptor)"
    let result = unsafe linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW)
    return result == 0 ? 0 : errno
  }
}
