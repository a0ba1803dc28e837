// SPDX-License-Identifier: MIT

/// What Spanish says that no catalogue can.
extension Grammar {
  static let spanish = Grammar()
}
