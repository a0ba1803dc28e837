// SPDX-License-Identifier: MIT

/// The quarters and years of one concept in one unit, as filed and as they follow from it.
struct ReportedPeriods {
  /// A number for a quarter or a year.
  struct Entry: Hashable {
    var amount: FiledAmount
    /// Whether it is what is left of a longer stretch.
    var isDifference = false
  }

  private(set) var quarters: [Entry] = []
  private(set) var years: [Entry] = []
  private var histories: [Stretch: AmountHistory] = [:]

  /// The periods of amounts in the order of the list.
  ///
  /// - Parameters:
  ///   - amounts: The amounts, each of at least one day.
  ///   - others: What was filed for whole years under other names of the same thing. A year with the
  ///     same value under both was only renamed: what is subtracted from it may be of either name.
  ///   - withDifferences: Whether quarters that nobody filed are found by subtraction, which is
  ///     right for what adds up over time, and for nothing else.
  init(
    _ amounts: [FiledAmount], renamed others: [FiledAmount] = [], withDifferences: Bool = true
  ) {
    for amount in amounts where histories[amount.stretch]?.add(amount) == nil {
      histories[amount.stretch] = AmountHistory(amount)
    }
    years = filed(FiledAmount.year)
    quarters = filed(FiledAmount.quarter)
    guard withDifferences else { return }
    for amount in others where FiledAmount.year.contains(amount.days) { addRenamed(amount) }
    addDifferences()
  }

  /// What was filed for stretches of some length, each once, in the order of their ends.
  private func filed(_ days: ClosedRange<Int>) -> [Entry] {
    histories.values.map(\.latest).filter { days.contains($0.days) }.map { Entry(amount: $0) }
      .oncePerEnd { $0.amount.filed >= $1.amount.filed }
  }

  private mutating func addRenamed(_ amount: FiledAmount) {
    guard let known = histories[amount.stretch], known.tells(amount.value) else { return }
    histories[amount.stretch]?.add(amount)
  }

  /// Halves first, then nine months, then years: each may need the quarters found before.
  private mutating func addDifferences() {
    for days in [FiledAmount.halfYear, FiledAmount.threeQuarters, FiledAmount.year] {
      let whole = histories.filter { days.contains($0.key.days) }
      for (stretch, history) in whole.sorted(by: { $0.key.end < $1.key.end }) {
        guard !quarters.contains(where: { $0.amount.end.isNear(stretch.end) }),
          let rest = rest(of: history, stretch)
        else { continue }
        quarters.append(Entry(amount: rest, isDifference: true))
      }
      quarters.sort { $0.amount.end < $1.amount.end }
    }
  }

  /// The last quarter of a longer stretch; nil if what came before it is not known.
  private func rest(of whole: AmountHistory, _ stretch: Stretch) -> FiledAmount? {
    let before = histories.filter { key, _ in
      key.start == stretch.start && FiledAmount.quarter.contains(stretch.end - key.end)
    }
    let latest = before.max { left, right in
      (left.value.latest.filed, left.key.end) < (right.value.latest.filed, right.key.end)
    }
    let whole = compared(whole)
    return latest.flatMap { whole.rest(behind: [compared($0.value)]) }
      ?? quartersBefore(stretch).flatMap { whole.rest(behind: $0.map(compared)) }
  }

  /// A history with those of the same stretch a year before and a year after, of several the one that
  /// was filed last.
  private func compared(_ history: AmountHistory) -> AmountHistory {
    var compared = history
    compared.yearBefore = versions(of: history.latest.stretch, later: -365)
    compared.yearAfter = versions(of: history.latest.stretch, later: 365)
    return compared
  }

  private func versions(of stretch: Stretch, later days: Int) -> [FiledAmount] {
    let others = histories.filter { key, _ in
      key.start.isNear(stretch.start + days) && key.end.isNear(stretch.end + days)
    }
    return others.values.max { left, right in
      (left.latest.filed, left.latest.end) < (right.latest.filed, right.latest.end)
    }?.versions ?? []
  }

  /// Quarters one after another from the beginning of a stretch to its last one.
  private func quartersBefore(_ stretch: Stretch) -> [AmountHistory]? {
    var parts: [AmountHistory] = []
    var start = stretch.start
    while let next = quarters.first(where: { $0.amount.start == start })?.amount {
      parts.append(histories[next.stretch] ?? AmountHistory(next))
      if FiledAmount.quarter.contains(stretch.end - next.end) { return parts }
      guard next.end < stretch.end else { return nil }
      start = next.end + 1
    }
    return nil
  }
}

extension Int {
  /// Whether a period that ends on this day is the same as one that ends on another.
  ///
  /// Filings of one company can name the last day of the month for one another day of its week.
  func isNear(_ other: Int) -> Bool { abs(self - other) <= Self.nearDays }

  /// How many days apart such days may be.
  static let nearDays = 15
}

extension [ReportedPeriods.Entry] {
  /// One entry of those that end at about the same day, in the order of their ends.
  func oncePerEnd(
    preferring isBetter: (Element, Element) -> Bool
  ) -> [ReportedPeriods.Entry] {
    var kept: [Element] = []
    for entry in sorted(by: { ($0.amount.end, $0.amount.start) < ($1.amount.end, $1.amount.start) })
    {
      guard let last = kept.last, last.amount.end.isNear(entry.amount.end) else {
        kept.append(entry)
        continue
      }
      if isBetter(entry, last) { kept[kept.count - 1] = entry }
    }
    return kept
  }
}
