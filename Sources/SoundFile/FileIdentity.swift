// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix

/// The identity of a file, whatever its name: device and inode.
public struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let inode: UInt64
  /// The name in the folder that device and inode stand for, where there is no file yet.
  private var name: String?

  /// The file that a path leads to through all links; nil if there is none.
  public init?(path: String) {
    self.init(try? FileStatus(path), kinds: [.file])
  }

  /// The file behind an open descriptor, for example standard input; nil if it is not open.
  public init?(descriptor: Int32) {
    self.init(try? FileStatus(descriptor: descriptor), kinds: [.file])
  }

  /// The file, pipe or socket that is written under a path, as an `OutputDestination` knows it.
  public init?(output: String) {
    guard let identity = OutputDestination(path: output).identity else { return nil }
    self = identity
  }

  /// What is written to an open descriptor.
  init?(writtenTo descriptor: Int32) { self.init(written: try? FileStatus(descriptor: descriptor)) }

  /// What is written where something stands already.
  init?(written status: FileStatus?) { self.init(status, kinds: [.file, .fifo, .socket]) }

  /// A file that is still to be made in a folder.
  init?(missing path: String, in folder: FileStatus) {
    self.init(folder, kinds: [.folder])
    name = path.words(at: "/").last.map(String.init)
  }

  // A terminal or /dev/null may well be read and written at once.
  private init?(_ status: FileStatus?, kinds: [FileStatus.Kind]) {
    guard let status, kinds.contains(status.kind) else { return nil }
    (device, inode) = (status.device, status.inode)
  }
}
