// SPDX-License-Identifier: MIT

internal import CVersion

/// The version that `--version` prints.
enum Version {
  static let number = AUDIOGRAPH_VERSION
  /// The day of the version, for the manual page.
  static let date = AUDIOGRAPH_DATE
  static let line = "audiograph \(number)\(String(cString: audiograph_commit_suffix()))"
}
