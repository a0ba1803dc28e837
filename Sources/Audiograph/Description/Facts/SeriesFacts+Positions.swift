// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// How many different positions the points stand at; nil if each has one of its own.
  public var positions: Int? {
    let count = series.distinctPositions
    return count == points ? nil : count
  }
}
