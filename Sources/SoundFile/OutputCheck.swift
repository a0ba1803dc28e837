// SPDX-License-Identifier: MIT

internal import Glibc

extension OutputFile {
  /// Finds out whether a path can be written, without making or changing anything.
  ///
  /// What changes between this and the writing, a full disk for example, is found only then.
  ///
  /// - Parameters:
  ///   - path: A file, device or FIFO, as `init(path:options:)` takes it.
  ///   - options: What happens to an existing file.
  /// - Throws: `OutputError`, as the writing would.
  public static func check(
    path: String, options: OutputOptions = OutputOptions()
  ) throws(OutputError) {
    switch try OutputTarget(path: path) {
    case .descriptor, .special: return
    case .file(let target, _):
      guard options.existing == .replace else { throw .exists(path: path) }
      try checkAccess(target, W_OK, given: path)
      try checkFolder(of: target, given: path)
    case .nothing(let target): try checkFolder(of: target, given: path)
    }
  }

  /// Whether what is written under a path, or to standard output for `-`, appears on a terminal.
  public static func isTerminal(_ path: String) -> Bool {
    if path == "-" { return isatty(STDOUT_FILENO) == 1 }
    switch try? OutputTarget(path: path) {
    case .descriptor(let number): return isatty(number) == 1
    case .special: return isTerminalDevice(path)
    default: return false
    }
  }

  private static func isTerminalDevice(_ path: String) -> Bool {
    var status = stat()
    // A reader of a FIFO would take its opening and closing for the end of the data.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else { return false }
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isatty(descriptor) == 1
  }

  private static func checkFolder(of target: String, given: String) throws(OutputError) {
    let folder = OutputTarget.folder(of: target)
    var status = stat()
    guard unsafe stat(folder, &status) == 0 else {
      throw PendingFile.creationError(errno, folder: folder, given: given)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw .notAFolder(path: given, folder: folder)
    }
    try checkAccess(folder, W_OK | X_OK, given: given)
  }

  private static func checkAccess(
    _ path: String, _ mode: Int32, given: String
  ) throws(OutputError) {
    guard unsafe faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0 else {
      throw OutputError(errno: errno, path: given)
    }
  }
}
