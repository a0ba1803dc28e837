// SPDX-License-Identifier: MIT

/// What Italian says that no catalogue can.
extension Grammar {
  static let italian = Grammar()
}
