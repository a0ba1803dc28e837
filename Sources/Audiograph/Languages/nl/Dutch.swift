// SPDX-License-Identifier: MIT

/// What Dutch says that no catalogue can.
extension Grammar {
  static let dutch = Grammar()
}
