// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// Files without a name, which the system takes back by itself when the process ends, however it
/// ends (`O_TMPFILE`).
extension PendingFile {
  /// Swift's Glibc module does not show the sum, which is the same on every Linux.
  private static let withoutName = 0o20_000_000 | O_DIRECTORY

  /// Whether there is a path by which a file without a name can be given one.
  private static let canBeNamed = unsafe access("/proc/self/fd", X_OK) == 0

  /// Opens a file without a name; nil if the file system has none, or nothing could name it.
  static func openNameless(in folder: String, _ mode: UInt32) -> Int32? {
    guard canBeNamed else { return nil }
    return try? FileDescriptor(folder, O_RDWR | withoutName, permissions: mode).take()
  }

  /// Gives a file without a name its place.
  ///
  /// Where nothing stands there, at once; where something does, by way of a temporary name.
  func publish(
    nameless descriptor: Int32, _ existing: OutputOptions.Existing
  ) throws(SystemError) {
    // What closing says, as long as the file can still be given up.
    try closeFile(try systemCall { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) })
    do throws(SystemError) {
      try Self.link(descriptor, to: targetPath)
    } catch {
      guard error.code == EEXIST, existing == .replace else { throw error }
      try Self.link(descriptor, to: temporaryPath)
      do throws(SystemError) { try rename() } catch {
        remove()
        throw error
      }
    }
  }

  private static func link(_ descriptor: Int32, to path: String) throws(SystemError) {
    let source = "/proc/self/fd/\(descriptor)"
    _ = try systemCall { unsafe linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) }
  }
}
