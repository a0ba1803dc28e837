// SPDX-License-Identifier: MIT

internal import Glibc

/// A folder for the usual set, made where there is none.
struct OutputFolder {
  let path: String
  /// Whether it was made, and was not there before.
  private let isNew: Bool

  /// Makes a folder whose name ends in a slash, but not those around it.
  ///
  /// Why it cannot be made is said by the check of the files in it.
  init(making path: String) {
    self.path = path
    isNew = mkdir(path, 0o777) == 0
  }

  /// Removes it again where it is new and nothing stands in it.
  func removeIfUnused() { if isNew { rmdir(path) } }
}

extension Arguments {
  /// The outputs that are folders.
  var outputFolders: [String] { all(.output).filter { $0.hasSuffix("/") && $0 != "/" } }
}
