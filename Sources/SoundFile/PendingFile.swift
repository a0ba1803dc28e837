// SPDX-License-Identifier: MIT

internal import Glibc

/// A temporary file beside the one that it will become.
struct PendingFile {
  let temporaryPath: String
  let targetPath: String
  /// Whether it has no name yet and is gone with its descriptor.
  var isNameless = false

  /// Creates the temporary file, under a name that nobody can foresee or under none, and opens it.
  static func create(
    for target: String, replacing replaced: ReplacedFile?, given: String, isNameless: Bool = false
  ) throws(OutputError) -> (PendingFile, descriptor: Int32) {
    let folder = OutputTarget.folder(of: target)
    let temporary = "\(folder == "/" ? "" : folder)/\(Leftovers.name())"
    // What replaces a private file must not be readable for a moment either.
    let mode: mode_t = replaced == nil ? 0o666 : 0o600
    if isNameless, let descriptor = openNameless(in: folder, mode) {
      if let replaced { takeOver(replaced, descriptor) }
      return (
        PendingFile(temporaryPath: temporary, targetPath: target, isNameless: true), descriptor
      )
    }
    let descriptor = unsafe open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw creationError(errno, folder: folder, given: given) }
    Leftovers.lock(descriptor)
    if let replaced { takeOver(replaced, descriptor) }
    return (PendingFile(temporaryPath: temporary, targetPath: target), descriptor)
  }

  private static func takeOver(_ replaced: ReplacedFile, _ descriptor: Int32) {
    // Only root may give files away; where it fails, set-user-ID bits must not change hands.
    let isOwnerKept = fchown(descriptor, replaced.owner, replaced.group) == 0
    fchmod(descriptor, isOwnerKept ? replaced.permissions : replaced.permissions & 0o777)
  }

  static func creationError(_ code: Int32, folder: String, given: String) -> OutputError {
    switch code {
    case ENOENT where unsafe access(folder, F_OK) == 0:
      .folderTakesNoFiles(path: given, folder: folder)
    case ENOENT: .noSuchFolder(path: given, folder: folder)
    case ENOTDIR: .notAFolder(path: given, folder: folder)
    default: OutputError(errno: code, path: given)
    }
  }

  /// Gives the file its name; 0 or an errno value.
  func publish(_ existing: OutputOptions.Existing) -> Int32 {
    switch existing {
    case .replace: unsafe rename(temporaryPath, targetPath) == 0 ? 0 : errno
    case .keep: publishUnlessExisting()
    }
  }

  /// A link, unlike a rename, never replaces, however late another file appears.
  private func publishUnlessExisting() -> Int32 {
    guard unsafe link(temporaryPath, targetPath) != 0 else {
      remove()
      return 0
    }
    let code = errno
    guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) else { return code }
    return publishOverClaimedName()
  }

  /// For file systems without hard links: an empty file claims the name first.
  private func publishOverClaimedName() -> Int32 {
    let claim = unsafe open(targetPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard claim >= 0 else { return errno }
    close(claim)
    guard unsafe rename(temporaryPath, targetPath) != 0 else { return 0 }
    let code = errno
    unsafe unlink(targetPath)
    return code
  }

  /// Removes the temporary file.
  func remove() {
    unsafe unlink(temporaryPath)
  }

  /// Flushes the folder, so that the name survives a power cut; 0 or an errno value.
  func flushFolder() -> Int32 {
    let folder = OutputTarget.folder(of: targetPath)
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return fsync(descriptor) == 0 ? 0 : errno
  }
}
