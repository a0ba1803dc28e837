// SPDX-License-Identifier: MIT

/// The period of a series that repeats.
struct Period: Hashable {
  /// The length in steps along x.
  let steps: Double
  /// What a step is.
  let rhythm: Rhythm
}

/// The result of the search for a period, once there was one.
enum PeriodSearch {
  case due
  case done(Period?)
}

extension Series {
  /// The memory that the search for a period takes meanwhile, in bytes; 0 where none is searched.
  package var byteCountOfPeriodSearch: Int { isSearchedForPeriod ? 64 * count : 0 }

  fileprivate var isSearchedForPeriod: Bool {
    (kind == .measurement || kind == .count) && (9...RegularSteps.mostSteps).contains(count)
  }
}

extension SeriesFacts {
  /// How many steps along x one period of a repeating series has; nil where none is clear.
  ///
  /// A step is the distance of neighbouring points, rows that are absent counted too. The rules
  /// stand in `PeriodDetection`.
  ///
  /// nil for prices and percentages, where the points do not stand regularly, for a straight line,
  /// and above 131,072 points, which are not searched.
  ///
  /// - Complexity: O(*n* log *n*), anew for each call unless the facts keep what was found.
  public var period: Double? { foundPeriod?.steps }

  /// The period with what it counts.
  var foundPeriod: Period? {
    if case .done(let period) = periodSearch { return period }
    guard series.isSearchedForPeriod, let regular = RegularSteps(series) else { return nil }
    return PeriodDetection(regular.values)?.period.map {
      Period(steps: $0, rhythm: regular.rhythm)
    }
  }

  /// The same facts, which keep their period for those who ask more than once.
  func keepingPeriod() -> Self {
    var facts = self
    facts.periodSearch = .done(foundPeriod)
    return facts
  }
}
