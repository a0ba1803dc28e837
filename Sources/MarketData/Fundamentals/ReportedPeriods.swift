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

  /// How many days may lie between two filings that a difference is made of.
  ///
  /// A year as it was restated much later is not set against months as they stood before.
  static let farthestFilings = 300

  /// The periods of amounts in the order of the list.
  ///
  /// - Parameters:
  ///   - amounts: The amounts, each of at least one day.
  ///   - withDifferences: Whether quarters that nobody filed are found by subtraction, which is
  ///     right for what adds up over time, and for nothing else.
  init(_ amounts: [FiledAmount], withDifferences: Bool = true) {
    for amount in amounts where histories[amount.stretch]?.add(amount) == nil {
      histories[amount.stretch] = AmountHistory(amount)
    }
    years = filed(FiledAmount.year)
    quarters = filed(FiledAmount.quarter)
    if withDifferences { addDifferences() }
  }

  /// What was filed for stretches of some length, each once, in the order of their ends.
  private func filed(_ days: ClosedRange<Int>) -> [Entry] {
    histories.values.map(\.latest).filter { days.contains($0.days) }.map { Entry(amount: $0) }
      .oncePerEnd { $0.amount.filed >= $1.amount.filed }
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

  /// The last quarter of a longer stretch; nil where what came before it is not known.
  private func rest(of whole: AmountHistory, _ stretch: Stretch) -> FiledAmount? {
    let before = histories.filter { key, _ in
      key.start == stretch.start && FiledAmount.quarter.contains(stretch.end - key.end)
    }
    let latest = before.max { left, right in
      (left.value.latest.filed, left.key.end) < (right.value.latest.filed, right.key.end)
    }
    if let part = latest?.value {
      return whole.latestRest(behind: part.versions)
    }
    return quartersBefore(stretch).flatMap { whole.latestRest(behind: [$0]) }
  }

  /// Quarters one after another from the beginning of a stretch, added up.
  private func quartersBefore(_ stretch: Stretch) -> FiledAmount? {
    var sum: FiledAmount?
    var start = stretch.start
    while let next = quarters.first(where: { $0.amount.start == start })?.amount {
      let total = sum.map { $0.adding(next) } ?? next
      if FiledAmount.quarter.contains(stretch.end - total.end) { return total }
      guard total.end < stretch.end else { return nil }
      sum = total
      start = total.end + 1
    }
    return nil
  }
}

extension FiledAmount {
  /// What both tell of two stretches one after the other.
  fileprivate func adding(_ next: FiledAmount) -> FiledAmount {
    FiledAmount(
      start: start, end: next.end, value: value + next.value,
      form: filed > next.filed ? form : next.form, filed: max(filed, next.filed))
  }

  /// What is left behind an earlier part that begins on the same day.
  fileprivate func subtracting(_ part: FiledAmount) -> FiledAmount {
    FiledAmount(
      start: part.end + 1, end: end, value: value - part.value,
      form: part.filed > filed ? part.form : form, filed: max(filed, part.filed))
  }
}

extension AmountHistory {
  /// What is left behind a part, from the latest two filings that are not far apart; from the
  /// latest of each where all are.
  fileprivate func latestRest(behind parts: [FiledAmount]) -> FiledAmount? {
    guard let latestPart = parts.last else { return nil }
    for whole in versions.reversed() {
      for part in parts.reversed()
      where abs(whole.filed - part.filed) <= ReportedPeriods.farthestFilings {
        return whole.subtracting(part)
      }
    }
    return latest.subtracting(latestPart)
  }
}

extension Int {
  /// Whether a period that ends on this day is the same as one that ends on another.
  ///
  /// Filings of one company can name the last day of the month for one another day of its week.
  func isNear(_ other: Int) -> Bool { abs(self - other) <= 15 }
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
