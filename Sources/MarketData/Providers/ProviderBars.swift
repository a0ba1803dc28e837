// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// A bar as a provider has it; NaN where something is missing.
struct ProviderBar: Sendable, Hashable {
  /// Seconds since 1970-01-01 00:00 on the exchange's clock.
  var local: Int64
  var open = Double.nan
  var high = Double.nan
  var low = Double.nan
  var close = Double.nan
  var adjustedClose = Double.nan
  var volume = Double.nan

  /// The day, counted from 1970-01-01.
  var day: Int { CalendarDate(instant: local * 1_000_000, precision: .second).day }

  /// The bar with what another one of the same time has, which counts where both have something.
  fileprivate func replaced(by other: Self) -> Self {
    func later(_ first: Double, _ second: Double) -> Double { second.isNaN ? first : second }
    return ProviderBar(
      local: local, open: later(open, other.open), high: later(high, other.high),
      low: later(low, other.low), close: later(close, other.close),
      adjustedClose: later(adjustedClose, other.adjustedClose),
      volume: later(volume, other.volume))
  }

  /// The bar with its zeros, which providers write for a price that they do not have, missing.
  fileprivate var withoutZeros: Self {
    func price(_ number: Double) -> Double { number == 0 ? .nan : number }
    return ProviderBar(
      local: local, open: price(open), high: price(high), low: price(low), close: price(close),
      adjustedClose: price(adjustedClose), volume: volume)
  }

  /// What cannot be in a bar; nil if all of it can.
  fileprivate var fault: AnswerFault? {
    let prices = [open, high, low, close, adjustedClose].filter { !$0.isNaN }
    if (prices + [volume]).contains(where: \.isInfinite) { return .infiniteNumber }
    // Oil cost less than nothing in April 2020, and so did short bills in March.
    if prices.contains(where: { abs($0) > Self.largest }) { return .priceTooLarge }
    if volume < 0 { return .negativeVolume }
    // Prices travel as 32-bit numbers in places.
    if high < low - 1e-6 * max(abs(high), abs(low)) { return .highBelowLow }
    return nil
  }

  private static let largest = 1e12
}

/// Bars of a provider on their way to a history.
struct ProviderBars {
  let provider: ProviderName
  let symbol: MarketSymbol
  /// `.day`, or `.minute` for bars within days.
  let precision: DatePrecision
  /// Minutes east of UTC; nil for days, and where it changes.
  var offsetMinutes: Int?

  /// The bars in order, each time once, the last of several counting.
  ///
  /// A price of 0 is a missing one, and a bar without a close is none.
  ///
  /// - Throws: `ProviderError` with `.noData` where none is left, `.unexpected` where a number
  ///   cannot be.
  func bars(_ raw: [ProviderBar], from firstDay: Int? = nil) throws(ProviderError) -> PriceBars {
    for bar in raw {
      if let fault = bar.fault { throw ProviderError(provider, .unexpected(fault)) }
    }
    let bars = merged(raw).filter { !$0.close.isNaN && $0.day >= firstDay ?? .min }
    guard !bars.isEmpty else { throw ProviderError(provider, .noData(symbol)) }
    let dates = XAxis.Dates(
      instants: bars.map { $0.local * 1_000_000 }, precision: precision,
      offsetMinutes: offsetMinutes)
    do {
      return try PriceBars(dates: dates, columns: columns(bars))
    } catch {
      throw ProviderError(provider, .unexpected(.unequalColumns))
    }
  }

  private func merged(_ raw: [ProviderBar]) -> [ProviderBar] {
    let unit: Int64 = precision == .day ? 86_400 : 60
    let rounded = raw.map { bar in
      var bar = bar.withoutZeros
      bar.local -= (bar.local % unit + unit) % unit
      return bar
    }
    // Sorting keeps the order of equal times, so that the last one stays the last.
    let order = rounded.indices.sorted { (rounded[$0].local, $0) < (rounded[$1].local, $1) }
    return order.reduce(into: []) { bars, index in
      let bar = rounded[index]
      if let last = bars.last, last.local == bar.local {
        bars[bars.count - 1] = last.replaced(by: bar)
      } else {
        bars.append(bar)
      }
    }
  }

  /// Columns in which there is something.
  private func columns(_ bars: [ProviderBar]) -> [PriceColumn: [Double]] {
    let all: [PriceColumn: [Double]] = [
      .open: bars.map(\.open), .high: bars.map(\.high), .low: bars.map(\.low),
      .close: bars.map(\.close), .adjustedClose: bars.map(\.adjustedClose),
      .volume: bars.map(\.volume),
    ]
    return all.filter { $0.key == .close || !$0.value.allSatisfy(\.isNaN) }
  }
}

/// Seconds since 1970-01-01 as JSON has them; nil for what is none, or beyond the year 5138.
func instant(_ node: JSONNode?) -> Int64? {
  guard let number = node?.number, abs(number) < 1e11 else { return nil }
  return Int64(exactly: number)
}

/// A decimal number as data have it; nil for every other text, such as `nan` or `0x1`.
func decimalNumber(_ text: some StringProtocol) -> Double? {
  let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
  guard isDecimal, let number = Double(text), number.isFinite else { return nil }
  return number
}

/// The day of a text `2024-01-31`, counted from 1970-01-01; nil for every other text.
func dayNumber(_ text: some StringProtocol) -> Int? {
  let parts = text.parts(at: "-")
  guard parts.map(\.utf8.count) == [4, 2, 2],
    parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
    let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
  else { return nil }
  return CalendarDate(year: year, month: month, day: day)?.day
}
