// SPDX-License-Identifier: MIT

/// In which order the charts of a round are heard; the raw value is what is typed.
enum RoundOrder: String, CaseIterable {
  /// The largest changes first, whether up or down.
  case change
  /// By the names that are said.
  case name
  /// As they stand in the list.
  case list
}
