// SPDX-License-Identifier: MIT

internal import Glibc

/// Which file a path leads to, whatever its name: device and inode.
public struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let inode: UInt64
  /// The name in the folder that device and inode stand for, where there is no file yet.
  private var name: String?

  /// The file that a path leads to through all links; nil where there is none.
  public init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status, kinds: [S_IFREG])
  }

  /// The file behind an open descriptor, for example standard input; nil where it is not open.
  public init?(descriptor: Int32) {
    self.init(descriptor: descriptor, kinds: [S_IFREG])
  }

  /// The file, pipe or socket that is written under a path, as an `OutputPlace` knows it.
  public init?(output: String) {
    guard let identity = OutputPlace(path: output).identity else { return nil }
    self = identity
  }

  /// What is written to an open descriptor.
  init?(writtenTo descriptor: Int32) { self.init(descriptor: descriptor, kinds: Self.written) }

  /// What is written where something stands already.
  init?(written status: stat) { self.init(status, kinds: Self.written) }

  /// A file that is still to be made in a folder.
  init?(missing path: String, in folder: stat) {
    self.init(folder, kinds: [S_IFDIR])
    name = path.split(separator: "/").last.map(String.init)
  }

  private static let written = [S_IFREG, S_IFIFO, S_IFSOCK]

  private init?(descriptor: Int32, kinds: [mode_t]) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status, kinds: kinds)
  }

  // A terminal or /dev/null may well be read and written at once.
  private init?(_ status: stat, kinds: [mode_t]) {
    guard kinds.contains(status.st_mode & S_IFMT) else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
