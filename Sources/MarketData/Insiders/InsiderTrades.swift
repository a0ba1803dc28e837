// SPDX-License-Identifier: MIT

package import Audiograph

/// What insiders traded within some days, by the filings that count.
package struct InsiderTrades: Sendable, Hashable {
  /// One trade of a filing.
  package struct Trade: Sendable, Hashable {
    package var filing: InsiderFiling
    package var trade: InsiderFiling.Trade
    package var kind: InsiderReport.Kind { InsiderReport.Kind(code: trade.code) }
  }

  package let company: String
  package let days: ClosedRange<Int>
  /// In order of their days.
  package let trades: [Trade]
  package let oddities: [InsiderReport.Oddity: Int]
  private let hasFilings: Bool

  /// The trades within some days, counted from 1970-01-01.
  ///
  /// An amendment counts in place of the filings before it by the same owner about the same day.
  package init(_ stored: StoredFilings, within days: ClosedRange<Int>) {
    let (kept, replaced) = stored.read.amended
    func isWithin(_ filing: InsiderFiling) -> Bool {
      days.contains(filing.listed.reported)
        || filing.trades.contains { days.contains($0.day) }
    }
    let told = kept.filter(isWithin)
    trades = told.flatMap { filing in
      filing.trades.filter { days.contains($0.day) }.map { Trade(filing: filing, trade: $0) }
    }.sorted { ($0.trade.day, $0.filing.listed.filed) < ($1.trade.day, $1.filing.listed.filed) }
    company = wordsOfCapitals(stored.list.name)
    // Of days before the list begins nothing is known.
    self.days = min(max(days.lowerBound, stored.list.first), days.upperBound)...days.upperBound
    func count(_ listed: [ListedFiling]) -> Int { listed.count { $0.mayTell(of: days) } }
    let counts: [InsiderReport.Oddity: Int] = [
      .unpriced: trades.count { $0.isTold && $0.trade.price == nil },
      .faulty: told.reduce(0) { $0 + $1.faultyCount },
      .joint: told.count { $0.ownerCount > 1 },
      .replaced: replaced.count(where: isWithin), .unread: count(stored.unread),
      .pending: count(stored.pending),
    ]
    oddities = counts.filter { $0.value > 0 }
    hasFilings = !told.isEmpty
  }

  /// What is told of them, beside closes of the same shares in the same currency.
  ///
  /// Prices are not compared where they lie far from the closes of their days: then one of them counts
  /// shares as they were before a split.
  package func report(beside closes: Series?) -> InsiderReport {
    var report = InsiderReport(
      company: company, first: CalendarDate(day: days.lowerBound),
      last: CalendarDate(day: days.upperBound))
    report.hasFilings = hasFilings || !trades.isEmpty
    report.oddities = oddities
    report.close = closes?.settled.values.indices.last.flatMap { closes?.settled.point(at: $0) }
    report.purchases = side(.purchase, closes, report.close?.y)
    report.sales = side(.sale, closes, report.close?.y)
    let apart: [InsiderReport.Kind] = [.grant, .exercise, .tax, .gift, .other]
    report.apart = apart.compactMap { kind in
      let count = trades.count { $0.kind == kind }
      return count > 0 ? InsiderReport.Count(kind: kind, count: count) : nil
    }
    return report
  }

  private func side(
    _ kind: InsiderReport.Kind, _ closes: Series?, _ close: Double?
  ) -> InsiderReport.Side {
    let trades = trades.filter { $0.kind == kind }
    let insiders = trades.byInsider
    guard let most = insiders.max(by: { $0.shares < $1.shares }) else {
      return InsiderReport.Side()
    }
    let largest = most.together
    var percent: Double?
    if let price = largest.price, let close, close > 0, most.fit(closes) {
      percent = (price - close) / close * 100
    }
    return InsiderReport.Side(
      count: insiders.count, shares: trades.shares, money: trades.money, largest: largest,
      percentAbove: percent)
  }

  /// What was bought and sold each day, one trade of each insider and direction, in order of days.
  package var daily: [[InsiderReport.Trade]] { together { $0 } }

  /// The same at each point that days belong to, in order of these; days of none are left out.
  package func together(_ point: (Int) -> Int?) -> [[InsiderReport.Trade]] {
    let told = trades.filter { $0.isTold && point($0.trade.day) != nil }
    return Dictionary(grouping: told) { point($0.trade.day) ?? 0 }.sorted { $0.key < $1.key }.map {
      _, trades in
      [InsiderReport.Kind.purchase, .sale].flatMap { kind in
        trades.filter { $0.kind == kind }.byInsider.map(\.together)
      }
    }
  }

  /// Each trade by itself.
  package var listed: [InsiderReport.Trade] { trades.map { [$0].together } }
}

extension InsiderReport.Kind {
  /// What a code of the form means.
  ///
  /// Source: "Form 4", General Instructions, section 8, Securities and Exchange Commission.
  package init(code: String) {
    self =
      switch code {
      case "P": .purchase
      case "S": .sale
      case "A": .grant
      case "M", "X", "C", "O": .exercise
      case "F": .tax
      case "G": .gift
      default: .other
      }
  }
}

extension InsiderTrades.Trade {
  /// Whether it is a purchase or a sale.
  fileprivate var isTold: Bool { kind == .purchase || kind == .sale }
}

extension [InsiderTrades.Trade] {
  fileprivate var shares: Double { reduce(0) { $0 + $1.trade.shares } }

  /// What those with a price cost; nil where none has one.
  fileprivate var money: Double? {
    let priced = compactMap { one in one.trade.price.map { $0 * one.trade.shares } }
    return priced.isEmpty ? nil : priced.reduce(0, +)
  }

  /// Those of each owner, in the order of their first ones.
  fileprivate var byInsider: [[Element]] {
    map(\.filing.owner).uniqued.map { owner in filter { $0.filing.owner == owner } }
  }

  /// Some trades of one insider and one kind as one; there is at least one.
  fileprivate var together: InsiderReport.Trade {
    let first = self[0]
    let priced = filter { $0.trade.price != nil }
    let prices = Set(priced.compactMap(\.trade.price))
    return InsiderReport.Trade(
      date: CalendarDate(day: first.trade.day), kind: first.kind, insider: first.filing.insider,
      shares: shares,
      price: prices.count == 1 ? prices.first : priced.money.map { $0 / priced.shares },
      isAverage: prices.count > 1, filed: CalendarDate(day: first.filing.listed.filed))
  }

  /// Whether prices lie near the closes of their days, where these are known.
  fileprivate func fit(_ closes: Series?) -> Bool {
    guard let closes, let dates = closes.x.allDates else { return false }
    return allSatisfy { one in
      guard let price = one.trade.price else { return true }
      let date = CalendarDate(day: one.trade.day)
      let index = dates.instants.lastIndex { $0 <= date.instant }
      guard let index, let close = closes.point(at: index)?.y, close > 0 else { return true }
      return (0.7...1.4).contains(price / close)
    }
  }
}

extension XAxis {
  fileprivate var allDates: XAxis.Dates? { if case .dates(let dates) = self { dates } else { nil } }
}

extension [InsiderFiling] {
  /// Those that count, in order of their days, and those that an amendment replaces.
  fileprivate var amended: (kept: [InsiderFiling], replaced: [InsiderFiling]) {
    var (kept, replaced): ([InsiderFiling], [InsiderFiling]) = ([], [])
    for filing in self {
      if filing.listed.form == "4/A" {
        let isReplaced = { (other: InsiderFiling) in
          other.owner == filing.owner && other.listed.reported == filing.listed.reported
        }
        replaced += kept.filter(isReplaced)
        kept.removeAll(where: isReplaced)
      }
      kept.append(filing)
    }
    return (kept, replaced)
  }
}
