// SPDX-License-Identifier: MIT

/// A value with its index and position.
public struct PlacedValue: Sendable, Hashable {
  /// The index of the point in its series, counted from 0; -1 for a base, which is before it.
  public let index: Int
  /// Where it stands.
  public let x: XValue
  /// Its value, finite.
  public let y: Double

  /// A value at an index.
  public init(index: Int, x: XValue, y: Double) {
    self.index = index
    self.x = x
    self.y = y
  }
}
