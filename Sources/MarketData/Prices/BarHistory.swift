// SPDX-License-Identifier: MIT

public import Audiograph

/// Past prices as a provider has them.
public struct BarHistory: Sendable, Hashable {
  /// The bars, at least one, each day or instant once.
  ///
  /// Daily bars have dates of day precision on the exchange's calendar; finer ones have minutes on
  /// the exchange's own clock.
  public var bars: PriceBars
  /// The currency's ISO code in capitals, or a subunit such as `GBp`; nil if it is unknown.
  public var currency: String?
  /// The company's name; nil if it is unknown.
  public var name: String?
  /// The exchange's time zone by its IANA name: `America/New_York`; nil if it is unknown.
  public var zone: String?
  /// Whether there is trading on every day of the week.
  public var tradesEveryDay = false
  /// The latest price, which came with the bars and is none of them; nil if none came.
  public var quote: Quote?

  /// A history of bars.
  public init(
    bars: PriceBars, currency: String? = nil, name: String? = nil, zone: String? = nil,
    tradesEveryDay: Bool = false, quote: Quote? = nil
  ) {
    self.bars = bars
    self.currency = currency
    self.name = name
    self.zone = zone
    self.tradesEveryDay = tradesEveryDay
    self.quote = quote
  }
}

/// One price of one moment.
public struct Quote: Sendable, Hashable {
  /// What it costs, finite.
  public var price: Double
  /// When, in seconds since 1970-01-01 00:00 UTC.
  public var instant: Int64
  /// The currency's ISO code; nil if it is unknown.
  public var currency: String?
  /// The exchange's time zone by its IANA name; nil if it is unknown.
  public var zone: String?

  /// The moments that a price may be of: 3200 years before 1970 and after.
  static let instants: ClosedRange<Int64> = -100_000_000_000...100_000_000_000

  /// A price of a moment.
  public init(price: Double, instant: Int64, currency: String? = nil, zone: String? = nil) {
    self.price = price
    self.instant = instant
    self.currency = currency
    self.zone = zone
  }
}

extension BarHistory {
  /// Whether the bars can follow stored ones: of the same currency, and alike on common days.
  func continues(_ stored: BarHistory) -> Bool {
    let isOtherMoney = currency != nil && stored.currency != nil && currency != stored.currency
    return !isOtherMoney && bars.agrees(with: stored.bars)
  }
}

extension PriceBars {
  /// The day of the first bar, counted from 1970-01-01; nil if there is none.
  var firstDay: Int? { dates.instants.isEmpty ? nil : dates[0].day }

  /// The day of the last bar, counted from 1970-01-01; nil if there is none.
  public var lastDay: Int? { dates.instants.indices.last.map { dates[$0].day } }

  /// How far adjusted closes of a day may be apart, relative to them, where nothing changed them.
  ///
  /// Yahoo computes them anew each day, with factors of seven digits. The smallest dividends are some
  /// hundred-thousandths of a price.
  static let adjustedTolerance = 1e-6

  /// Whether closes, adjusted and not, are the same on the days that both have, of which there has
  /// to be one.
  ///
  /// A difference of a billionth counts as none, for adjusted closes one of a millionth.
  func agrees(with other: PriceBars) -> Bool {
    var places: [Int64: Int] = [:]
    for (index, instant) in other.dates.instants.enumerated() { places[instant] = index }
    var isCommon = false
    for (index, instant) in dates.instants.enumerated() {
      guard let place = places[instant] else { continue }
      isCommon = true
      for column in [PriceColumn.close, .adjustedClose] {
        guard let mine = columns[column]?[index], let theirs = other.columns[column]?[place] else {
          continue
        }
        let tolerance = column == .adjustedClose ? Self.adjustedTolerance : 1e-9
        if abs(mine - theirs) > tolerance * max(abs(mine), abs(theirs)) { return false }
      }
    }
    return isCommon
  }
}
