// SPDX-License-Identifier: MIT

/// What insiders of a company bought and sold within a time, as it is told.
package struct InsiderReport: Sendable, Hashable {
  /// What a trade is.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case purchase, sale
    /// Shares that the company gave, shares from options, shares kept back for taxes, presents, all else.
    case grant, exercise, tax, gift, other
  }

  /// What somebody is to the company.
  package enum Position: String, Sendable, Hashable, CaseIterable {
    case officer, director, owner, other
  }

  /// Who traded.
  package struct Insider: Sendable, Hashable {
    /// As it was filed, family name first; not all in capitals.
    package var name: String
    package var position: Position
    /// As it was filed; empty for none.
    package var title: String

    package init(name: String, position: Position, title: String) {
      (self.name, self.position, self.title) = (name, position, title)
    }
  }

  /// One trade, or several of one insider and one kind together.
  package struct Trade: Sendable, Hashable {
    package var date: CalendarDate
    package var kind: Kind
    package var insider: Insider
    /// Above 0.
    package var shares: Double
    /// In US dollars a share; nil where no price was filed.
    package var price: Double?
    /// Whether the price is that of several trades.
    package var isAverage = false
    /// When the first of it was filed.
    package var filed: CalendarDate

    package init(
      date: CalendarDate, kind: Kind, insider: Insider, shares: Double, price: Double?,
      isAverage: Bool = false, filed: CalendarDate
    ) {
      (self.date, self.kind, self.insider, self.shares) = (date, kind, insider, shares)
      (self.price, self.isAverage, self.filed) = (price, isAverage, filed)
    }
  }

  /// All purchases, or all sales.
  package struct Side: Sendable, Hashable {
    /// How many insiders.
    package var count: Int
    package var shares: Double
    /// In US dollars, of trades with a price; nil where none has one.
    package var money: Double?
    /// What one insider traded, of the one who traded most shares; nil for nobody.
    package var largest: Trade?
    /// How far the price of the largest lies above the close, in percent; nil if that is unknown.
    package var percentAbove: Double?

    package init(
      count: Int = 0, shares: Double = 0, money: Double? = nil, largest: Trade? = nil,
      percentAbove: Double? = nil
    ) {
      (self.count, self.shares, self.money) = (count, shares, money)
      (self.largest, self.percentAbove) = (largest, percentAbove)
    }
  }

  /// A number of trades of a kind.
  package struct Count: Sendable, Hashable {
    package var kind: Kind
    package var count: Int

    package init(kind: Kind, count: Int) { (self.kind, self.count) = (kind, count) }
  }

  /// What was odd about the filings, and how often.
  package enum Oddity: String, Sendable, Hashable, CaseIterable {
    /// Trades without a price, whose money is not counted.
    case unpriced
    /// Trades without a number of shares above 0 or with a contradiction, which are left out.
    case faulty
    /// Filings of several owners, who count as one insider.
    case joint
    /// Filings in whose place an amendment counts.
    case replaced
    /// Filings that cannot be read.
    case unread
    /// Filings that were not fetched yet.
    case pending
  }

  package var company: String
  /// The first and the last day.
  package var first: CalendarDate
  package var last: CalendarDate
  package var hasFilings = true
  package var purchases = Side()
  package var sales = Side()
  /// Neither bought nor sold, by what it is; nothing that did not happen.
  package var apart: [Count] = []
  /// Nothing that did not happen.
  package var oddities: [Oddity: Int] = [:]
  /// The last close, by which the largest are compared; nil if none is known.
  package var close: Point?

  package init(company: String, first: CalendarDate, last: CalendarDate) {
    (self.company, self.first, self.last) = (company, first, last)
  }
}

extension InsiderReport {
  /// What is told: whose filings, what was bought and sold, the largest of each, what is counted apart and
  /// what was odd.
  var said: [Said] {
    guard hasFilings else { return [heading, .insiderNothing()] + odd }
    return totals + largest(purchases, isPurchase: true) + largest(sales, isPurchase: false)
      + (apart.isEmpty
        ? []
        : [
          .insiderApart(
            parts: .list(apart.map { .insiderPart(count: $0.count, kind: $0.kind) }))
        ]) + odd
  }

  /// The same in few sentences: whose filings, what was bought and what was sold.
  var totals: [Said] {
    guard hasFilings else { return [heading, .insiderNothing()] }
    return [heading, total(purchases, isPurchase: true), total(sales, isPurchase: false)]
  }

  private var heading: Said {
    .insiderHeading(
      company: .name(company), start: .date(first, .full), end: .date(last, .full))
  }

  private var odd: [Said] {
    Oddity.allCases.compactMap { oddity in
      oddities[oddity].map { .insiderOdd(oddity: oddity, count: $0) }
    }
  }

  private func total(_ side: Side, isPurchase: Bool) -> Said {
    guard side.count > 0 else { return .insiderNobody(isPurchase: isPurchase) }
    return .insiderTotal(
      count: side.count, isPurchase: isPurchase, shares: .shares(side.shares),
      money: side.money.map { .insiderMoney(amount: .dollars($0)) } ?? .nothing)
  }

  private func largest(_ side: Side, isPurchase: Bool) -> [Said] {
    guard let largest = side.largest else { return [] }
    var against = Said.nothing
    if let percent = side.percentAbove, let close, case .date(let date) = close.x {
      let isEqual = abs(percent) < 0.05
      against =
        isEqual
        ? .insiderAsClose(date: .date(date, .full))
        : .insiderAgainst(
          isAbove: percent > 0, percent: .percent(Percent(abs(percent))),
          date: .date(date, .full))
    }
    return [
      .insiderLargest(
        isPurchase: isPurchase, name: .name(largest.insider.name), role: largest.insider.role,
        shares: .shares(largest.shares), price: largest.cost, against: against)
    ]
  }
}

extension InsiderReport.Trade {
  /// Who bought or sold what, and at which price.
  var told: Said {
    .insiderTrade(
      isPurchase: kind == .purchase, name: .name(insider.name), role: insider.role,
      shares: .shares(shares), price: cost)
  }

  /// The same in few words.
  var brief: Said {
    .insiderBrief(
      isPurchase: kind == .purchase, shares: .apart(.value(.briefly(shares))),
      name: .name(insider.name))
  }

  /// Everything that is known of it, on one line.
  var line: Said {
    .insiderLine(
      date: .date(date, .full), name: .name(insider.name), role: insider.role,
      kind: .insiderKind(kind: kind), shares: .shares(shares), price: cost,
      filed: .date(filed, .full))
  }

  var cost: Said {
    price.map {
      .insiderPrice(amount: .apart(.amount(.ofPrice($0), "USD")), isAverage: isAverage)
    } ?? .nothing
  }
}

extension InsiderReport.Insider {
  fileprivate var role: Said {
    if !title.isBlank { return .insiderRole(role: .name(title)) }
    guard position != .other else { return .nothing }
    return .insiderRole(role: .insiderPosition(position: position))
  }
}

extension Figure {
  /// A number of shares: to six digits.
  fileprivate static func ofShares(_ count: Double) -> Figure { Figure(measured: count) }

  /// A number of shares where words are few, to three digits and never in millions, from which a line that is
  /// too long could be cut.
  fileprivate static func briefly(_ count: Double) -> Figure {
    Figure(
      digits: DecimalDigits(count).rounded(significant: 3), minimumDecimals: 0, scale: .ones)
  }

  /// A price in dollars and cents, under a dollar with two digits more.
  fileprivate static func ofPrice(_ price: Double) -> Figure {
    Figure(DecimalDigits(price).rounded(decimals: price < 1 ? 4 : 2), minimumDecimals: 2)
  }
}

extension Said {
  static func shares(_ count: Double) -> Said { .apart(.amount(.ofShares(count), "shares")) }

  static func dollars(_ amount: Double) -> Said {
    .apart(.amount(ValueStyle.derived.figure(of: amount), "USD"))
  }
}

extension Phrasebook {
  /// What insiders bought and sold, in sentences; in few of them whose filings, and what in total.
  package func sentences(_ report: InsiderReport, areFew: Bool = false) -> [String] {
    (areFew ? report.totals : report.said).map(wording.sentence)
  }

  /// One trade of an insider on a line.
  package func line(_ trade: InsiderReport.Trade) -> String { wording.sentence(trade.line) }

  /// Purchases and sales of one day, each of one insider, as an event over prices; nil for none.
  package func event(_ trades: [InsiderReport.Trade]) -> ChartEvent? {
    guard let first = trades.first else { return nil }
    let (bought, sold) = (
      trades.filter { $0.kind == .purchase }, trades.filter { $0.kind == .sale }
    )
    let sides = [bought, sold].filter { !$0.isEmpty }
    let rises =
      bought.reduce(0) { $0 + $1.shares } > sold.reduce(0) { $0 + $1.shares }
    return ChartEvent(
      on: first.date, rises: rises,
      text: sides.map { wording.say($0.together(\.told)) }.joined(separator: "; "),
      brief: sides.map { wording.say($0.together(\.brief)) }.joined(separator: "; "))
  }
}

extension [InsiderReport.Trade] {
  /// The only one, or how many insiders bought, or sold, how much.
  fileprivate func together(_ one: (InsiderReport.Trade) -> Said) -> Said {
    guard count > 1 else { return first.map(one) ?? .nothing }
    return .insiderTotal(
      count: count, isPurchase: self[0].kind == .purchase,
      shares: .shares(reduce(0) { $0 + $1.shares }), money: .nothing)
  }
}
