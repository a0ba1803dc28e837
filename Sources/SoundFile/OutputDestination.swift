// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// An output destination, examined before anything is written there.
///
/// It is examined once for every question before the writing: what it is, whether it is an input or
/// another output. What changes in between, a full disk for example, is noticed only by the
/// writing.
public struct OutputDestination {
  /// The path as it was given; `-` for standard output.
  public let path: String
  /// What is there, links followed; nothing for standard output, which has no path.
  public let kind: Kind
  private let target: Result<ResolvedPath, OutputError>
  /// The folder in which a file is still to be made; nil for anything else.
  private let folder: FolderStatus?

  /// Looks at a path, without making or changing anything.
  ///
  /// - Parameter path: A file, device or FIFO, as `OutputFile` takes it, or `-` for standard output.
  public init(path: String) {
    self.path = path
    target = Result { () throws(OutputError) in
      path == "-" ? .descriptor(STDOUT_FILENO) : try OutputError.resolved(path)
    }
    if case .success(.nothing(let missing)) = target {
      folder = FolderStatus(of: missing)
    } else {
      folder = nil
    }
    kind = Kind(of: target, path: path)
  }

  /// What is at a path.
  public enum Kind: Sendable {
    /// Nothing, or nothing that can be reached.
    case nothing
    case file, folder
    /// A terminal, `/dev/null` and the like.
    case characterDevice
    /// A pipe, a socket, a disk.
    case other

    init(_ kind: FileStatus.Kind?) {
      switch kind {
      case nil: self = .nothing
      case .file: self = .file
      case .folder: self = .folder
      case .characterDevice: self = .characterDevice
      default: self = .other
      }
    }

    fileprivate init(of target: Result<ResolvedPath, OutputError>, path: String) {
      switch target {
      case .success(.file): self = .file
      case .success(.special(_, let status)): self = Kind(status.kind)
      case .success(.descriptor) where path == "-": self = .nothing
      case .success(.descriptor), .success(.nothing), .failure:
        // Links below /proc lead to what their text does not name.
        self = Kind(fileKind(path))
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
      (try? folder?.status.get()).flatMap { FileIdentity(missing: missing, in: $0) }
    case .failure: nil
    }
  }

  /// Whether what is written there appears on a terminal.
  public var isTerminal: Bool { terminalWidth != nil }

  /// How many columns the terminal has on which appears what is written there; nil for anything
  /// else.
  public var terminalWidth: Int? {
    switch target {
    case .success(.descriptor(let number)): Posix.terminalWidth(of: number)
    case .success(.special(let device, let status)) where status.kind == .characterDevice:
      widthOfDevice(device)
    default: nil
    }
  }

  // Only for devices: a reader of a FIFO would take its opening and closing for the end of the data.
  private func widthOfDevice(_ device: String) -> Int? {
    let flags = O_WRONLY | O_NOFOLLOW | O_NOCTTY | O_NONBLOCK
    guard let opened = try? FileDescriptor(device, flags) else { return nil }
    return Posix.terminalWidth(of: opened.number)
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
      try checkAccess(target, W_OK, given: path)
      try checkFolder(FolderStatus(of: target))
    case .nothing: if let folder { try checkFolder(folder) }
    }
  }

  /// Throws where a link on the way is another user's; whatever else is wrong, who writes finds out.
  package func refuseLinksOfOthers() throws(OutputError) {
    if case .failure(let error) = target, case .ofAnotherUser = error { throw error }
  }

  private func checkFolder(_ folder: FolderStatus) throws(OutputError) {
    do throws(SystemError) {
      guard try folder.status.get().kind == .folder else {
        throw SystemError(code: ENOTDIR)
      }
    } catch {
      throw PendingFile.creationError(error, folder: folder.path, given: path)
    }
    try checkAccess(folder.path, W_OK | X_OK, given: path)
  }
}

/// What stands where a file's folder should be.
private struct FolderStatus {
  let path: String
  let status: Result<FileStatus, SystemError>

  /// Looks at the folder of a file.
  init(of file: String) {
    let path = folderPath(of: file)
    self.path = path
    status = Result { () throws(SystemError) in try FileStatus(path) }
  }
}
