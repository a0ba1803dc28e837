// SPDX-License-Identifier: MIT

internal import Glibc

/// A path as it is found before anything is written there.
///
/// Looked at once, for all that is asked about it before the writing: what it is, whether it is an
/// input or another output. What changes between this and the writing, a full disk for example, is
/// found only then.
public struct OutputPlace {
  /// The path as it was given; `-` for standard output.
  public let path: String
  /// What stands there, through all links; nothing for standard output, which has no path.
  public let kind: Kind
  private let target: Result<OutputTarget, OutputError>
  /// The folder in which a file is still to be made; nil for anything else.
  private let folder: FolderLook?

  /// Looks at a path, without making or changing anything.
  ///
  /// - Parameter path: A file, device or FIFO, as `OutputFile` takes it, or `-` for standard output.
  public init(path: String) {
    self.path = path
    target = Result { () throws(OutputError) in
      path == "-" ? .descriptor(STDOUT_FILENO) : try OutputTarget(path: path)
    }
    if case .success(.nothing(let missing)) = target {
      folder = FolderLook(of: missing)
    } else {
      folder = nil
    }
    kind = Kind(of: target, path: path)
  }

  /// What stands at a path.
  public enum Kind: Sendable {
    /// Nothing, or nothing that can be reached.
    case nothing
    case file, folder
    /// A terminal, `/dev/null` and their like.
    case characterDevice
    /// A pipe, a socket, a disk.
    case other

    init(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFCHR: self = .characterDevice
      default: self = .other
      }
    }

    fileprivate init(of target: Result<OutputTarget, OutputError>, path: String) {
      switch target {
      case .success(.file): self = .file
      case .success(.special(_, let status)): self = Kind(status)
      case .success(.descriptor) where path == "-": self = .nothing
      case .success(.descriptor), .success(.nothing), .failure:
        // Links below /proc lead to what their text does not name.
        var status = stat()
        self = unsafe stat(path, &status) == 0 ? Kind(status) : .nothing
      }
    }
  }

  /// The file, pipe or socket that is written, even where it is still to be made.
  ///
  /// A file that does not exist is known by its folder and its name. Nil for devices such as
  /// `/dev/null`, which take several outputs, and for a path that cannot be written.
  public var identity: FileIdentity? {
    switch target {
    case .success(.descriptor(let number)): FileIdentity(writtenTo: number)
    case .success(.special(_, let status)), .success(.file(_, let status)):
      FileIdentity(written: status)
    case .success(.nothing(let missing)):
      folder?.status.flatMap { FileIdentity(missing: missing, in: $0) }
    case .failure: nil
    }
  }

  /// Whether what is written there appears on a terminal.
  public var isTerminal: Bool { terminalWidth != nil }

  /// How many columns the terminal has on which appears what is written there; nil for anything
  /// else.
  public var terminalWidth: Int? {
    switch target {
    case .success(.descriptor(let number)): SoundFile.terminalWidth(of: number)
    case .success(.special(let device, let status)) where Kind(status) == .characterDevice:
      widthOfDevice(device)
    default: nil
    }
  }

  // Only for devices: a reader of a FIFO would take its opening and closing for the end of the data.
  private func widthOfDevice(_ device: String) -> Int? {
    let descriptor = unsafe open(device, O_WRONLY | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return SoundFile.terminalWidth(of: descriptor)
  }

  /// Finds out whether it can be written.
  ///
  /// - Parameter options: What happens to an existing file.
  /// - Throws: `OutputError`, as the writing would.
  public func check(_ options: OutputOptions = OutputOptions()) throws(OutputError) {
    switch try target.get() {
    case .descriptor, .special: return
    case .file(let target, _):
      guard options.existing == .replace else { throw .exists(path: path) }
      try checkAccess(target, W_OK)
      try checkFolder(FolderLook(of: target))
    case .nothing: if let folder { try checkFolder(folder) }
    }
  }

  private func checkFolder(_ folder: FolderLook) throws(OutputError) {
    guard let status = folder.status else {
      throw PendingFile.creationError(folder.code, folder: folder.path, given: path)
    }
    guard Kind(status) == .folder else { throw .notAFolder(path: path, folder: folder.path) }
    try checkAccess(folder.path, W_OK | X_OK)
  }

  private func checkAccess(_ file: String, _ mode: Int32) throws(OutputError) {
    guard unsafe faccessat(AT_FDCWD, file, mode, AT_EACCESS) == 0 else {
      throw OutputError(errno: errno, path: path)
    }
  }
}

/// What stands where a file's folder should be.
private struct FolderLook {
  let path: String
  /// Nil where there is nothing; `code` is then the errno value.
  var status: stat?
  var code: Int32 = 0

  /// Looks at the folder of a file.
  init(of file: String) {
    path = OutputTarget.folder(of: file)
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      self.status = status
    } else {
      code = errno
    }
  }
}
