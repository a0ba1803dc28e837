// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundFile

/// A folder for the usual set, made where there is none.
struct OutputFolder {
  let path: String
  /// Whether it was made, and was not there before.
  private let isNew: Bool

  /// Makes a folder whose name ends in a slash, but not those around it.
  ///
  /// What is no folder, and what has none around it, is found by the check of the files in it.
  ///
  /// - Throws: `OutputError` where it cannot be made for another reason.
  init(making path: String) throws(OutputError) {
    self.path = path
    try OutputDestination(path: path).refuseLinksOfOthers()
    do throws(SystemError) {
      _ = try systemCall { mkdir(path, 0o777) }
      isNew = true
    } catch {
      guard error.code == EEXIST || error.isAbsence else { throw OutputError(error, path: path) }
      isNew = false
    }
  }

  /// Removes it again where it is new and nothing stands in it.
  func removeIfUnused() { if isNew { rmdir(path) } }
}

extension Arguments {
  /// The outputs that are folders.
  var outputFolders: [String] { all(.output).filter { $0.ends(with: "/") && $0 != "/" } }
}
