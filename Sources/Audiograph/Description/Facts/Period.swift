// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// How many points one period of a repeating series has; nil where none is clear.
  public var period: Double? { nil }
}
