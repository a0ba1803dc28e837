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
    guard let status = Self.status(path) else { return nil }
    self.init(status, kinds: [S_IFREG])
  }

  /// The file behind an open descriptor, for example standard input; nil where it is not open.
  public init?(descriptor: Int32) {
    self.init(descriptor: descriptor, kinds: [S_IFREG])
  }

  /// The file, pipe or socket that is written under a path, even where it is still to be made.
  ///
  /// A file that does not exist is known by its folder and its name. Nil for devices such as
  /// `/dev/null`, which take several outputs, and for a path that cannot be written.
  ///
  /// - Parameter output: A path as `OutputFile` takes it, or `-` for standard output.
  public init?(output: String) {
    guard output != "-" else {
      self.init(descriptor: STDOUT_FILENO, kinds: Self.written)
      return
    }
    switch try? OutputTarget(path: output) {
    case .descriptor(let number): self.init(descriptor: number, kinds: Self.written)
    case .special, .file:
      guard let status = Self.status(output) else { return nil }
      self.init(status, kinds: Self.written)
    case .nothing(let path): self.init(missing: path)
    case nil: return nil
    }
  }

  private static let written = [S_IFREG, S_IFIFO, S_IFSOCK]

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  private init?(missing path: String) {
    guard let folder = Self.status(OutputTarget.folder(of: path)) else { return nil }
    self.init(folder, kinds: [S_IFDIR])
    name = path.split(separator: "/").last.map(String.init)
  }

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
