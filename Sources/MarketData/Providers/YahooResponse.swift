// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// One answer of Yahoo's chart interface.
struct YahooResponse {
  private let symbol: MarketSymbol
  private let result: JSONNode
  private let meta: JSONNode

  /// An answer about a symbol, which Yahoo calls by a name.
  ///
  /// - Throws: `ProviderError` for an error in the answer, and for one about another symbol.
  init(_ document: JSONDocument, symbol: MarketSymbol, name: String) throws(ProviderError) {
    self.symbol = symbol
    let root = document.root
    // Where the request itself is refused, the error stands under another name.
    guard let chart = root.member("chart") ?? root.member("finance") else {
      throw Self.unexpected(.noChart)
    }
    if let error = chart.member("error"), error.shape == .record {
      throw ProviderError(.yahoo, Self.fault(error, symbol))
    }
    guard let result = chart.member("result")?.element(0), let meta = result.member("meta"),
      meta.shape == .record
    else { throw Self.unexpected(.answerWithoutResult) }
    if let told = meta.member("symbol")?.text, told.uppercased() != name {
      throw ProviderError(.yahoo, .unexpected(.otherSymbol))
    }
    (self.result, self.meta) = (result, meta)
  }

  private static func unexpected(_ what: AnswerFault) -> ProviderError {
    ProviderError(.yahoo, .unexpected(what))
  }

  private static func fault(_ error: JSONNode, _ symbol: MarketSymbol) -> ProviderFault {
    let code = error.member("code")?.text ?? ""
    let words = error.member("description")?.text ?? code
    if code == "Not Found" { return .unknownSymbol(symbol) }
    if words.begins(with: "Data doesn't exist") { return .noData(symbol) }
    return .said(ServerMessage.safe(words.isEmpty ? "an error without words" : words))
  }

  // MARK: - The latest price

  func quote() throws(ProviderError) -> Quote {
    guard let price = meta.member("regularMarketPrice")?.number,
      let instant = seconds("regularMarketTime")
    else { throw ProviderError(.yahoo, .noData(symbol)) }
    guard price.isFinite, price > 0 else { throw Self.unexpected(.impossiblePrice) }
    return Quote(price: price, instant: instant, currency: currency, zone: clock?.name)
  }

  private var currency: String? {
    meta.member("currency")?.text.map { ServerMessage.safe($0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var companyName: String? {
    let name = meta.member("longName")?.text ?? meta.member("shortName")?.text
    return name.map { ServerMessage.safe($0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: - Bars

  func history(_ request: HistoryRequest) throws(ProviderError) -> BarHistory {
    guard let clock else { throw Self.unexpected(.noTimeZone) }
    let stamps = try instants()
    let kept = unfinished(stamps, request, clock)
    let raw = try bars(stamps, clock).enumerated().filter { !kept.contains($0.offset) }
    var builder = ProviderBars(
      provider: .yahoo, symbol: symbol, precision: request.resolution == .day ? .day : .minute)
    if request.resolution != .day { builder.offsetMinutes = clock.commonOffset(stamps) }
    let bars = try builder.bars(raw.map(\.element), from: request.firstDay)
    return BarHistory(
      bars: bars, currency: currency, name: companyName, zone: clock.name,
      tradesEveryDay: meta.member("instrumentType")?.text == "CRYPTOCURRENCY",
      quote: try? quote())
  }

  private var clock: YahooClock? {
    let name = meta.member("exchangeTimezoneName")?.text
    let rules = name.flatMap { TimeZoneRules($0) }
    let offset = meta.member("gmtoffset")?.number.flatMap { Int(exactly: $0) }
    guard rules != nil || offset.map({ abs($0) <= 26 * 3600 }) == true else { return nil }
    return YahooClock(name: rules == nil ? nil : name, rules: rules, offset: offset ?? 0)
  }

  private func instants() throws(ProviderError) -> [Int64] {
    guard let list = result.member("timestamp"), list.count > 0 else {
      throw ProviderError(.yahoo, .noData(symbol))
    }
    var stamps: [Int64] = []
    for index in 0..<list.count {
      guard let stamp = instant(list.element(index)) else {
        throw ProviderError(.yahoo, .unexpected(.barWithoutDate))
      }
      stamps.append(stamp)
    }
    return stamps
  }

  private func seconds(_ key: String, in node: JSONNode? = nil) -> Int64? {
    instant((node ?? meta).member(key))
  }

  /// A bar for every stamp; columns that are shorter leave theirs without numbers.
  private func bars(_ stamps: [Int64], _ clock: YahooClock) throws(ProviderError) -> [ProviderBar] {
    let indicators = result.member("indicators")
    let quote = indicators?.member("quote")?.element(0)
    let adjusted = indicators?.member("adjclose")?.element(0)
    let columns: [(WritableKeyPath<ProviderBar, Double>, JSONNode?)] = [
      (\.open, quote?.member("open")), (\.high, quote?.member("high")),
      (\.low, quote?.member("low")), (\.close, quote?.member("close")),
      (\.volume, quote?.member("volume")), (\.adjustedClose, adjusted?.member("adjclose")),
    ]
    var bars = stamps.map { ProviderBar(local: $0 + Int64(clock.offset(at: $0))) }
    for (path, column) in columns {
      guard let column else { continue }
      guard column.count <= stamps.count else { throw Self.unexpected(.morePricesThanDates) }
      for index in 0..<column.count {
        bars[index][keyPath: path] = try number(column.element(index))
      }
    }
    return bars
  }

  private func number(_ node: JSONNode?) throws(ProviderError) -> Double {
    guard let node, node.shape != .null else { return .nan }
    guard let number = node.number else { throw Self.unexpected(.answerPriceIsNoNumber) }
    return number
  }

  // MARK: - What still runs

  /// The places of bars that may still change, or that are the latest price and no bar.
  ///
  /// Of minutes, a stamp after the end of the session is its closing price, which an auction made:
  /// it is the last bar once the session is over.
  private func unfinished(
    _ stamps: [Int64], _ request: HistoryRequest, _ clock: YahooClock
  ) -> Set<Int> {
    let regular = meta.member("currentTradingPeriod")?.member("regular")
    let session = regular.flatMap { regular in
      seconds("start", in: regular).flatMap { start in
        seconds("end", in: regular).map { (start: start, end: $0) }
      }
    }
    let places = stamps.indices.filter { index in
      let stamp = stamps[index]
      if case .minutes(let minutes) = request.resolution {
        if let session, stamp >= session.end, stamp > session.start {
          return isRunning(session.end, request.now)
        }
        return stamp + Int64(minutes) * 60 > request.now
      }
      guard let session else { return clock.day(stamp) >= clock.day(request.now) }
      return clock.day(stamp) >= clock.day(session.start) && isRunning(session.end, request.now)
    }
    return Set(places)
  }

  /// Whether prices of a session may still come; some exchanges report late.
  private func isRunning(_ end: Int64, _ now: Int64) -> Bool {
    if now < end { return true }
    guard let last = seconds("regularMarketTime") else { return false }
    return last < end && now < end + 1800
  }
}

/// The clock of an exchange.
private struct YahooClock {
  let name: String?
  let rules: TimeZoneRules?
  /// For an exchange whose zone the system does not know.
  let offset: Int

  func offset(at instant: Int64) -> Int { rules?.offset(at: instant) ?? offset }

  func day(_ instant: Int64) -> Int { ProviderBar(local: instant + Int64(offset(at: instant))).day }

  /// Minutes east of UTC where they are the same at all instants.
  func commonOffset(_ instants: [Int64]) -> Int? {
    let offsets = Set(instants.map(offset(at:)))
    guard offsets.count == 1, let seconds = offsets.first, seconds % 60 == 0 else { return nil }
    return seconds / 60
  }
}
