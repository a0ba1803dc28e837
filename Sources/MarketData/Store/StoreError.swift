// SPDX-License-Identifier: MIT

/// Why the store cannot do what was asked.
public enum StoreError: Error, Sendable, Hashable {
  /// The file cannot be opened or made; what SQLite says.
  case cannotOpen(path: String, reason: String)
  /// The file is damaged and could not be moved aside; an errno value.
  case damaged(path: String, code: Int32)
  /// The file was made by a later version of the program.
  case tooNew(path: String, version: Int)
  /// Another process kept the file for too long.
  case busy(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// The file, or its folder, may only be read.
  case readOnly(path: String)
  /// Reading or writing failed; what SQLite says.
  case failed(path: String, reason: String)
}
