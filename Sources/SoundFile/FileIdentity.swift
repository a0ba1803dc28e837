// SPDX-License-Identifier: MIT

internal import Glibc

/// Which file a path leads to, whatever its name: device and inode.
public struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let inode: UInt64

  /// The file that a path leads to through all links; nil where there is none.
  public init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file behind an open descriptor, for example standard input; nil where it is not open.
  public init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    // A terminal or /dev/null may well be read and written at once.
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
