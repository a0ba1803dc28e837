// SPDX-License-Identifier: MIT

/// Which value of a price bar is heard.
public enum PriceValue: String, Sendable, Hashable, CaseIterable {
  /// The last price of the bar.
  case close
  /// The last price, adjusted by the source for splits and dividends.
  case adjustedClose = "adjclose"
  /// The first price.
  case open
  /// The highest price.
  case high
  /// The lowest price.
  case low
  /// The number of shares traded.
  case volume
  /// The mean of open, high, low and close.
  case meanOfFour = "ohlc4"
  /// The mean of high, low and close.
  case meanOfThree = "hlc3"
  /// The mean of high and low.
  case meanOfTwo = "hl2"

  /// The columns of a price table that the value is made of.
  public var columns: [PriceColumn] {
    switch self {
    case .close: [.close]
    case .adjustedClose: [.adjustedClose]
    case .open: [.open]
    case .high: [.high]
    case .low: [.low]
    case .volume: [.volume]
    case .meanOfFour: [.open, .high, .low, .close]
    case .meanOfThree: [.high, .low, .close]
    case .meanOfTwo: [.high, .low]
    }
  }

  /// The name of a series of this value, for example `Close` or `OHLC4`.
  public var seriesName: String {
    switch self {
    case .meanOfFour, .meanOfThree, .meanOfTwo: rawValue.uppercased()
    default: columns[0].rawValue
    }
  }

  /// The unit where it is known without the source saying so: volume counts shares.
  public var unit: String? { self == .volume ? "shares" : nil }

  /// What the numbers are: shares are counted, everything else is a price.
  public var kind: ChartKind { self == .volume ? .count : .price }
}

/// The number columns of a price table; the raw value is the usual heading.
public enum PriceColumn: String, Sendable, Hashable, CaseIterable {
  case open = "Open"
  case high = "High"
  case low = "Low"
  case close = "Close"
  case adjustedClose = "Adj Close"
  case volume = "Volume"
}
