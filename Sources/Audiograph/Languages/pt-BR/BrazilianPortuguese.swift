// SPDX-License-Identifier: MIT

/// What Brazilian Portuguese says that no catalogue can.
extension Grammar {
  static let brazilianPortuguese = Grammar()
}
