// SPDX-License-Identifier: MIT

internal import Audiograph

/// One number of one filing for a stretch of days.
struct FiledAmount: Hashable {
  /// The first day, counted from 1970-01-01.
  var start: Int
  /// The last day, not before the first.
  var end: Int
  var value: Double
  var form: String
  /// The day of the filing.
  var filed: Int

  /// The largest number that is taken for one: more than the money of the world in any currency.
  static let largest = 1e18

  /// The days that it is about.
  var stretch: Stretch { Stretch(start: start, end: end) }
  /// How many days it covers, both ends counted.
  var days: Int { stretch.days }
}

extension FiledAmount {
  /// How long stretches are that reports are about.
  ///
  /// Companies with years of 52 or 53 weeks have quarters of 12 to 14 weeks.
  static let quarter = 80...100
  static let halfYear = 165...200
  static let threeQuarters = 250...290
  static let year = 350...380

  /// Whether it stands in a report about a whole year, or in an amendment of one.
  var isOfAnnualForm: Bool {
    let report = form.ends(with: "/A") ? String(form.dropLast(2)) : form
    return ["10-K", "10-K405", "10-KT", "20-F", "40-F"].contains(report)
  }
}

/// What is known of one concept for one stretch of days: every filing that reports it.
struct AmountHistory {
  /// At least one, in the order of the filings; of one day the one that the list has last.
  private(set) var versions: [FiledAmount]
  /// Every filing that reports the same of the stretch a year before.
  var yearBefore: [FiledAmount] = []
  /// Every filing that reports the same of the stretch a year after.
  var yearAfter: [FiledAmount] = []

  init(_ first: FiledAmount) { versions = [first] }

  /// A history from its versions in the order of the filings; nil without any.
  init?(_ versions: [FiledAmount]) {
    guard !versions.isEmpty else { return nil }
    self.versions = versions
  }

  /// The number that counts: amendments and restatements replace what was filed before.
  var latest: FiledAmount { versions[versions.count - 1] }

  /// Whether any filing reported this value.
  func tells(_ value: Double) -> Bool { versions.contains { $0.value == value } }

  mutating func add(_ amount: FiledAmount) {
    let place = versions.firstIndex { $0.filed > amount.filed } ?? versions.count
    versions.insert(amount, at: place)
  }
}

/// The first and the last day of what an amount is about.
struct Stretch: Hashable {
  var start: Int
  var end: Int
  /// How many days it covers, both ends counted.
  var days: Int { end - start + 1 }
}
