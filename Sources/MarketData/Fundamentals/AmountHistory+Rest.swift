// SPDX-License-Identifier: MIT

extension AmountHistory {
  /// How many days may lie between the filing of a whole and the last one of its parts.
  static let farthestFilings = 300

  /// What is left of a whole after parts that follow one another from its first day.
  ///
  /// It is made of the latest filings that report the same things; nil if there are none, or
  /// where they are more than 300 days apart.
  func rest(behind parts: [AmountHistory]) -> FiledAmount? {
    for whole in versions.reversed() {
      let fitting = parts.compactMap { $0.latest(fitting: whole, of: self) }
      guard fitting.count == parts.count, let sum = fitting.sum,
        whole.filed - sum.filed <= Self.farthestFilings
      else { continue }
      return whole.subtracting(sum)
    }
    return nil
  }

  /// The latest version of a part that reports the same things as a version of the whole.
  private func latest(fitting whole: FiledAmount, of wholes: AmountHistory) -> FiledAmount? {
    versions.last { part in
      guard part.filed - whole.filed <= Self.farthestFilings else { return false }
      return part.filed <= whole.filed
        ? wholes.fits(whole, behind: part, of: self)
        : fits(part, behind: whole, of: wholes) && (knows(whole.filed) || wholes.ends(with: whole))
    }
  }

  /// Whether a version reports the same things as an earlier one of another history.
  ///
  /// Filings restate what they tell for many reasons: a part of the company was sold, an error was
  /// found. Where one number was changed and the other was not, they do not belong together.
  private func fits(
    _ version: FiledAmount, behind earlier: FiledAmount, of others: AmountHistory
  ) -> Bool {
    guard let known = latest(on: earlier.filed) else {
      let first = versions[0]
      return version.value == first.value && others.latest(on: first.filed)?.value == earlier.value
        && fitsAYearBefore(on: first.filed, behind: earlier.filed, of: others)
    }
    guard version.value != known.value else { return true }
    guard let before = others.latest(on: known.filed) else {
      return others.isUnchanged(from: earlier.filed, to: version.filed)
    }
    return before.value != earlier.value
  }

  /// Whether what a filing told of its own year is told alike by a filing on or after a later day.
  ///
  /// Then nothing was restated between the two days, so that what the first filing told of the year
  /// before is on the same footing as filings of the later day.
  private func isUnchanged(from first: Int, to last: Int) -> Bool {
    guard let told = yearAfter.last(where: { $0.filed == first }) else { return false }
    return yearAfter.first { $0.filed >= last }?.value == told.value
  }

  /// Whether a filing and an earlier one of another history reported the same things a year before.
  ///
  /// A first number was never changed, but what its filing tells of the year before may have been.
  private func fitsAYearBefore(
    on day: Int, behind earlier: Int, of others: AmountHistory
  ) -> Bool {
    guard let before = AmountHistory(yearBefore),
      let told = before.versions.last(where: { $0.filed == day })
    else { return true }
    if let others = AmountHistory(others.yearBefore), let known = others.latest(on: earlier) {
      return before.fits(told, behind: known, of: others)
    }
    return before.versions.allSatisfy { $0.filed > day || $0.value == told.value }
  }

  /// The number that counted on a day; nil before the first filing.
  private func latest(on day: Int) -> FiledAmount? { versions.last { $0.filed <= day } }

  /// Whether anything was filed up to a day.
  private func knows(_ day: Int) -> Bool { versions[0].filed <= day }

  /// Whether nothing else was filed after a version.
  private func ends(with version: FiledAmount) -> Bool { latest.value == version.value }
}

extension [FiledAmount] {
  /// What stretches one after the other report together; nil without any.
  fileprivate var sum: FiledAmount? {
    dropFirst().reduce(first) { sum, next in sum?.adding(next) }
  }
}

extension FiledAmount {
  /// What both report for two stretches one after the other.
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
