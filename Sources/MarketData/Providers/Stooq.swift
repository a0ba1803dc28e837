// SPDX-License-Identifier: MIT

internal import Audiograph

extension ProviderFacts {
  static let stooq = ProviderFacts(
    title: "Stooq", usualAddress: "https://stooq.com", needsKey: true, politeInterval: 60,
    shares: .ifPreferred, pricing: { Stooq($0) })
}

/// Stooq's daily prices, for which it wants a key.
///
/// Since 2026 it answers programs with a check that only browsers pass, with a key too, so that nobody
/// is sent to it who did not ask for it; files that a browser fetched can be imported.
public struct Stooq: PriceProvider {
  private let access: ProviderAccess

  /// Stooq, reached in this way.
  public init(_ access: ProviderAccess) { self.access = access }

  /// Past daily bars, oldest first, without today's before 16 o'clock in New York.
  ///
  /// - Throws: `ProviderError`; nothing of a bad answer is kept.
  public func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory {
    guard request.resolution == .day else {
      throw ProviderError(.stooq, .notOffered(.minutes))
    }
    let session = NewYorkSession(now: request.now)
    let raw = try rows(request.symbol, from: request.firstDay, now: request.now)
      .filter { !session.isUnfinished(day: $0.day) }
    let builder = ProviderBars(provider: .stooq, symbol: request.symbol, precision: .day)
    let bars = try builder.bars(raw, from: request.firstDay)
    return BarHistory(
      bars: bars, zone: isInNewYork(request.symbol) ? NewYorkSession.zone : nil)
  }

  /// The close of the last day there is, made at 16 o'clock in New York, or now where that is
  /// still to come.
  ///
  /// - Throws: `ProviderError`.
  public func latest(_ symbol: MarketSymbol, now: Int64) throws(ProviderError) -> Quote {
    // Over the longest row of days without trading.
    let first = Int(now / 86_400) - 14
    let builder = ProviderBars(provider: .stooq, symbol: symbol, precision: .day)
    let bars = try builder.bars(try rows(symbol, from: first, now: now))
    guard let price = bars.columns[.close]?.last else {
      throw ProviderError(.stooq, .noData(symbol))
    }
    let day = bars.dates[bars.count - 1].day
    return Quote(
      price: price, instant: NewYorkSession(now: now).instant(ofPriceOn: day),
      zone: isInNewYork(symbol) ? NewYorkSession.zone : nil)
  }

  /// What Stooq calls a symbol: `aapl.us`, `brk-b.us`, `^spx`.
  private func name(of symbol: MarketSymbol) -> String {
    switch symbol.text {
    case "^GSPC": return "^spx"
    case "^IXIC": return "^ndq"
    default:
      let name = ShareClassNotation.others.name(of: symbol, directory: access.store).lowercased()
      return name.holds(".") || name.begins(with: "^") ? name : name + ".us"
    }
  }

  private func isInNewYork(_ symbol: MarketSymbol) -> Bool {
    name(of: symbol).ends(with: ".us")
  }

  // MARK: - Asking

  private func rows(
    _ symbol: MarketSymbol, from firstDay: Int?, now: Int64
  ) throws(ProviderError) -> [ProviderBar] {
    guard let key = access.key else { throw ProviderError(.stooq, .keyMissing) }
    var query = [("s", name(of: symbol)), ("i", "d")]
    // Without both of them Stooq sends all there is.
    if let firstDay {
      query += [("d1", Self.digits(firstDay)), ("d2", Self.digits(Int(now / 86_400) + 1))]
    }
    let bytes = try access.bytes(
      ProviderRequest(
        provider: .stooq, path: "/q/d/l/", query: query + [("apikey", key.text)]),
      expecting: [.csv, .text])
    let text = String(decoding: bytes, as: UTF8.self)
    if let fault = Self.fault(text, symbol, key) { throw ProviderError(.stooq, fault) }
    return try StooqRows(text).bars()
  }

  /// A day as eight digits: `20240131`.
  private static func digits(_ day: Int) -> String {
    CalendarDate(day: day).description.replacingScalars { $0 == "-" ? "" : nil }
  }

  /// What an answer without a table says is wrong; nil for a table.
  private static func fault(
    _ text: String, _ symbol: MarketSymbol, _ key: Secret
  ) -> ProviderFault? {
    let words = text.prefix(2000).lowercased()
    let heading = String(
      words.unicodeScalars.drop { $0.properties.isWhitespace || $0 == "\u{FEFF}" }
    ).part(before: "\r\n")
    if heading.begins(with: "date,"), heading.holds("close") { return nil }
    if heading.begins(with: "data,"), heading.holds("zamkniecie") { return nil }
    if words.holds("no data") { return .unknownSymbol(symbol) }
    if words.holds("limit") { return .tooManyRequests(retryAfter: nil) }
    if words.holds("apikey") || words.holds("api key") { return .keyRefused }
    return .said(ServerMessage.safe(String(text.prefix(2000)), hiding: key))
  }
}

/// The table that Stooq sends: `Date,Open,High,Low,Close,Volume`, or the same in Polish.
///
/// Rows without a volume end before it.
private struct StooqRows {
  private let lines: [Substring]
  /// Whether the last line has an end, so that nothing of it is missing.
  private let isWhole: Bool

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline)
    isWhole = text.last?.isNewline ?? false
  }

  func bars() throws(ProviderError) -> [ProviderBar] {
    let headings = cells(lines[0]).map {
      $0.replacingScalars { $0 == "\u{FEFF}" ? "" : nil }.lowercased()
    }
    let columns: [String: WritableKeyPath<ProviderBar, Double>] = [
      "open": \.open, "high": \.high, "low": \.low, "close": \.close, "volume": \.volume,
      "otwarcie": \.open, "najwyzszy": \.high, "najnizszy": \.low, "zamkniecie": \.close,
      "wolumen": \.volume,
    ]
    let paths = headings.map { columns[$0] }
    var bars: [ProviderBar] = []
    for (index, line) in lines.enumerated().dropFirst() {
      let cells = cells(line)
      let mayEndEarly = paths.last == \ProviderBar.volume && (isWhole || index < lines.count - 1)
      guard cells.count == paths.count || mayEndEarly && cells.count == paths.count - 1 else {
        throw ProviderError(.stooq, .malformed(.tableBreaksOff(line: index + 1)))
      }
      bars.append(try bar(paths, cells))
    }
    return bars
  }

  private func cells(_ line: Substring) -> [Substring] {
    line.parts(at: ",")
  }

  private func bar(
    _ paths: [WritableKeyPath<ProviderBar, Double>?], _ cells: [Substring]
  ) throws(ProviderError) -> ProviderBar {
    guard let day = dayNumber(cells[0]) else {
      throw ProviderError(.stooq, .unexpected(.barWithoutDate))
    }
    var bar = ProviderBar(local: Int64(day) * 86_400)
    for (path, cell) in zip(paths, cells) {
      guard let path, !["", "null", "N/A", "-"].contains(cell) else { continue }
      guard let number = decimalNumber(cell) else {
        throw ProviderError(.stooq, .unexpected(.priceIsNoNumber))
      }
      bar[keyPath: path] = number
    }
    return bar
  }
}
