// SPDX-License-Identifier: MIT

/// Why an operation on the store failed.
public enum StoreError: Error, Sendable, Hashable {
  /// The file cannot be opened or made; what SQLite says.
  case cannotOpen(path: String, reason: String)
  /// The file is damaged and could not be moved aside; an errno value, EROFS where the store was
  /// opened for reading alone.
  case damaged(path: String, code: Int32)
  /// The file turned out to be damaged while it was used. It stands under another name now, and an
  /// empty store in its place; nil if another process was first to move it.
  case foundDamaged(path: String, movedTo: String?)
  /// The file is a database of another program.
  case foreign(path: String)
  /// The file was made by a later version of the program.
  case tooNew(path: String, version: Int)
  /// Stored bars came from another source while new ones were fetched, so that these were not saved.
  case changedMeanwhile(path: String)
  /// Another process kept the file for too long.
  case busy(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// The file, or its folder, may only be read.
  case readOnly(path: String)
  /// SQLite's library is not there, or lacks a function.
  case missingLibrary(path: String, name: String)
  /// SQLite's library is older than the version that is needed; both as in `3.37`.
  case oldLibrary(path: String, needed: String, found: String)
  /// Reading or writing failed; what SQLite says.
  case failed(path: String, reason: String)
}
