// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// A temporary file beside the one that it will become.
struct PendingFile {
  let temporaryPath: String
  let targetPath: String
  /// Whether it has no name yet and is gone with its descriptor.
  var isNameless = false

  /// Creates the temporary file, under an unpredictable name or under none, and opens it.
  static func create(
    for target: String, replacing replaced: FileStatus?, given: String, isNameless: Bool = false
  ) throws(OutputError) -> (PendingFile, descriptor: Int32) {
    let folder = folderPath(of: target)
    let temporary = "\(folder == "/" ? "" : folder)/\(StaleTemporaryFiles.name())"
    // What replaces a private file must not be readable for a moment either.
    let mode: UInt32 = replaced == nil ? 0o666 : 0o600
    if isNameless, let descriptor = openNameless(in: folder, mode) {
      if let replaced { takeOver(replaced, descriptor) }
      return (
        PendingFile(temporaryPath: temporary, targetPath: target, isNameless: true), descriptor
      )
    }
    let descriptor: Int32
    do throws(SystemError) {
      let flags = O_RDWR | O_CREAT | O_EXCL
      descriptor = try FileDescriptor(temporary, flags, permissions: mode).take()
    } catch {
      throw creationError(error, folder: folder, given: given)
    }
    // So that nobody counts it as left.
    _ = try? lockIfFree(descriptor)
    if let replaced { takeOver(replaced, descriptor) }
    return (PendingFile(temporaryPath: temporary, targetPath: target), descriptor)
  }

  private static func takeOver(_ replaced: FileStatus, _ descriptor: Int32) {
    // Only root may give files away; where it fails, set-user-ID bits must not change hands.
    let isOwnerKept = fchown(descriptor, replaced.owner, replaced.group) == 0
    fchmod(descriptor, isOwnerKept ? replaced.permissions : replaced.permissions & 0o777)
  }

  static func creationError(_ error: SystemError, folder: String, given: String) -> OutputError {
    switch error.code {
    case ENOENT where unsafe access(folder, F_OK) == 0:
      .folderTakesNoFiles(path: given, folder: folder)
    case ENOENT: .noSuchFolder(path: given, folder: folder)
    case ENOTDIR: .notAFolder(path: given, folder: folder)
    default: OutputError(error, path: given)
    }
  }

  /// Gives the file its name.
  func publish(_ existing: OutputOptions.Existing) throws(SystemError) {
    switch existing {
    case .replace: try rename()
    case .keep: try publishUnlessExisting()
    }
  }

  func rename() throws(SystemError) {
    _ = try systemCall { unsafe Glibc.rename(temporaryPath, targetPath) }
  }

  /// A link, unlike a rename, never replaces, however late another file appears.
  private func publishUnlessExisting() throws(SystemError) {
    do throws(SystemError) {
      _ = try systemCall { unsafe link(temporaryPath, targetPath) }
      remove()
    } catch {
      guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.code) else { throw error }
      try publishOverClaimedName()
    }
  }

  /// For file systems without hard links: an empty file claims the name first.
  private func publishOverClaimedName() throws(SystemError) {
    _ = try FileDescriptor(targetPath, O_WRONLY | O_CREAT | O_EXCL, permissions: 0o600)
    do throws(SystemError) { try rename() } catch {
      unsafe unlink(targetPath)
      throw error
    }
  }

  /// Removes the temporary file.
  func remove() {
    unsafe unlink(temporaryPath)
  }

  /// Flushes the folder, so that the name survives a power cut.
  func flushFolder() throws(SystemError) {
    let folder = try FileDescriptor(folderPath(of: targetPath), O_DIRECTORY)
    let number = folder.number
    _ = try systemCall { fsync(number) }
  }
}
