// SPDX-License-Identifier: MIT

/// What Swedish says that no catalogue can.
extension Grammar {
  static let swedish = Grammar()
}
