// SPDX-License-Identifier: MIT

/// A request for bars.
public struct HistoryRequest: Sendable, Hashable {
  /// How long one bar is.
  public enum Resolution: Sendable, Hashable {
    case day
    /// Bars within one day or a few, for charts of one day or five.
    case minutes(Int)
  }

  /// What is asked for.
  public var symbol: MarketSymbol
  /// How long one bar is.
  public var resolution: Resolution
  /// The first day that is wanted, counted from 1970-01-01; nil for all there are.
  public var firstDay: Int?
  /// The present, in seconds since 1970-01-01 00:00 UTC.
  public var now: Int64

  /// A request for bars.
  public init(
    _ symbol: MarketSymbol, resolution: Resolution = .day, firstDay: Int? = nil, now: Int64
  ) {
    self.symbol = symbol
    self.resolution = resolution
    self.firstDay = firstDay
    self.now = now
  }
}
