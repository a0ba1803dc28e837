// SPDX-License-Identifier: MIT

internal import Audiograph

/// The rates in an answer of the European Central Bank, in units of each currency per euro.
struct ReferenceRates {
  private let pair: MarketPair
  /// Rates by currency, then by day counted from 1970-01-01.
  private var rates: [String: [Int: Double]] = [:]

  /// The rates of comma-separated values for the two sides of a pair.
  ///
  /// - Throws: `ProviderError` where a column is not there, or a row breaks off or makes no sense.
  init(_ text: [UInt8], pair: MarketPair) throws(ProviderError) {
    self.pair = pair
    var rows = CSVRows(text)
    guard rows.next() else { throw Self.error(.malformed(.empty)) }
    let heading = (0..<rows.count).map(rows.cell)
    let places = try Places(heading)
    var row = 1
    while rows.next() {
      row += 1
      guard rows.count == heading.count else {
        throw Self.error(
          .malformed(.raggedRow(row: row, found: rows.count, expected: heading.count)))
      }
      try add(rows, places)
    }
  }

  /// The price of the base in units of the quote, on days that have a rate for both.
  func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory {
    var raw: [ProviderBar] = []
    for day in days {
      guard let base = rate(of: pair.base, on: day), let quote = rate(of: pair.quote, on: day)
      else { continue }
      raw.append(ProviderBar(local: Int64(day) * 86_400, close: quote / base))
    }
    let builder = ProviderBars(provider: .ecb, symbol: request.symbol, precision: .day)
    return BarHistory(
      bars: try builder.bars(raw, from: request.firstDay), currency: pair.quote, zone: ECB.zone)
  }

  private var days: [Int] {
    let code = pair.quote == "EUR" ? pair.base : pair.quote
    return rates[code].map { Array($0.keys) } ?? []
  }

  private func rate(of code: String, on day: Int) -> Double? {
    code == "EUR" ? 1 : rates[code]?[day]
  }

  /// Takes in a row; one without a value is a day without a rate.
  private mutating func add(_ row: CSVRows, _ places: Places) throws(ProviderError) {
    let value = row.cell(places.value)
    guard !value.isEmpty, value != "NaN" else { return }
    let date = row.cell(places.date)
    guard let day = dayNumber(date) else { throw Self.error(.unexpected(.rateWithoutDate)) }
    guard let rate = decimalNumber(value), rate > 0 else {
      throw Self.error(.unexpected(.rateNotPositive(date: date)))
    }
    rates[row.cell(places.currency), default: [:]][day] = rate
  }

  private static func error(_ fault: ProviderFault) -> ProviderError { ProviderError(.ecb, fault) }

  /// Where the wanted columns stand.
  private struct Places {
    let currency: Int
    let date: Int
    let value: Int

    init(_ heading: [String]) throws(ProviderError) {
      currency = try Self.place("CURRENCY", heading)
      date = try Self.place("TIME_PERIOD", heading)
      value = try Self.place("OBS_VALUE", heading)
    }

    private static func place(_ name: String, _ heading: [String]) throws(ProviderError) -> Int {
      guard let place = heading.firstIndex(of: name) else {
        throw error(.unexpected(.missingColumn(name: name)))
      }
      return place
    }
  }
}
