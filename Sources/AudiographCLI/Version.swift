// SPDX-License-Identifier: MIT

/// The version that `--version` prints.
enum Version {
  static let number = "0.1.0"
  static let line = "audiograph \(number)"
}
