// SPDX-License-Identifier: MIT

/// The version that `--version` prints.
enum Version {
  static let number = "0.1.0"
  /// The day of the version, for the manual page.
  static let date = "2026-11-20"
  static let line = "audiograph \(number)"
}
