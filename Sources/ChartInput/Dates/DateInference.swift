// SPDX-License-Identifier: MIT

internal import Audiograph

/// How the dates of a column are written, and how sure that is.
struct DateFinding: Equatable {
  var form: DateForm
  /// How many cells are dates of this form.
  var matchCount: Int
  /// The first row with a cell that is neither missing nor of this form.
  var firstMismatch: Int?
  /// Whether no further row can change the order of day and month or the century.
  var isCertain: Bool
  /// Whether somebody asked for another form, which the cells do not have.
  var isOfOtherForm = false
  /// Where only other columns tell which of day and month comes first.
  var order: DateOrderGuess?
}

/// A date that reads in two ways, and the format in the order that was not taken.
struct DateOrderGuess: Equatable {
  let text: String
  let other: DateFormat
}

/// What a column has to say about dates.
enum DateOutcome: Equatable {
  /// It has none, or numbers only.
  case none
  case found(DateFinding)
  /// Nothing shows the order of day and month: this row is ambiguous.
  case ambiguous(row: Int, text: String)
  /// Most rows are in one order of day and month, this one is a date only in the other.
  case mixedOrder(row: Int, text: String)
}

/// Finds the form of the dates in a column.
enum DateInference {
  /// How many cells decide which forms are tried on all.
  private static let sampleSize = 32

  /// The form in which most of the cells that are not missing are dates.
  ///
  /// Cells of digits alone are numbers, unless a format was given.
  static func find(
    in cells: CellColumn, format: DateFormat? = nil, heading: String = "",
    isMissing: (ArraySlice<UInt8>) -> Bool = { _ in false }
  ) -> DateOutcome {
    find(in: cells, rows: filled(cells, isMissing), format: format, heading: heading)
  }

  /// The dates of a column of which some are dates to its source, and some are texts, which alone may be
  /// of another form, or of the format that was asked for.
  ///
  /// - Returns: nil if not both are there, or the texts are no days.
  static func find(
    inTextsOf cells: CellColumn, format: DateFormat?, heading: String,
    isMissing: (ArraySlice<UInt8>) -> Bool
  ) -> DateOutcome? {
    let rows = filled(cells, isMissing)
    let texts = rows.filter(cells.isQuoted)
    guard !texts.isEmpty, texts.count < rows.count else { return nil }
    let others = rows.filter { !cells.isQuoted($0) }
    let known = DateTrial(exactly: .iso8601, cells, others)
    guard known.matchCount * 2 > others.count else { return nil }
    switch find(in: cells, rows: texts, format: format, heading: heading) {
    case .none: return nil
    case .found(var finding):
      guard finding.form.precision >= .day else { return nil }
      finding.form.isOfTextsAlone = true
      finding.matchCount += known.matchCount
      let mismatch = known.instants.firstIndex(of: .min).map { others[$0] }
      finding.firstMismatch = [finding.firstMismatch, mismatch].compactMap(\.self).min()
      return .found(finding)
    case let outcome: return outcome
    }
  }

  /// The rows that hold something.
  private static func filled(
    _ cells: CellColumn, _ isMissing: (ArraySlice<UInt8>) -> Bool
  ) -> [Int] {
    (0..<cells.count).filter { !cells[$0].isEmpty && !isMissing(cells.bytes($0)) }
  }

  private static func find(
    in cells: CellColumn, rows: [Int], format: DateFormat?, heading: String
  ) -> DateOutcome {
    let forms: [DateForm]
    if let format {
      forms = [DateForm(format)]
    } else {
      let digitCount = rows.count { cells.bytes($0).allSatisfy(\.isDigit) }
      guard digitCount * 2 <= rows.count else { return .none }
      let step = max(1, rows.count / sampleSize)
      let sample = stride(from: 0, to: rows.count, by: step).map { rows[$0] }
      let named = DateForms.candidates(
        cells, rows: sample, among: DateForms.of(columnNamed: heading))
      let trials = named.map { DateTrial($0, cells, rows: rows) }
      let outcome = DateTrials(trials: trials, rows: rows, cells: cells).outcome
      if case .found = outcome { return outcome }
      forms = DateForms.candidates(cells, rows: sample)
    }
    let trials = forms.map { DateTrial($0, cells, rows: rows) }
    return DateTrials(trials: trials, rows: rows, cells: cells).outcome
  }
}

/// The forms that were tried on a column.
private struct DateTrials {
  let trials: [DateTrial]
  let rows: [Int]
  let cells: CellColumn

  var outcome: DateOutcome {
    guard let most = trials.map(\.matchCount).max(), most > 0 else { return .none }
    if let mixed = mixedOrder { return mixed }
    guard most * 2 > rows.count else { return .none }
    let best = distinct(trials.filter { $0.matchCount == most })
    guard best.count > 1 else { return found(best[0], isCertain: !best[0].form.hasShortYear) }
    if let split = splitYears(best) { return found(split, isCertain: false) }
    return clearest(best)
  }

  /// A row that is a date in one order of day and month, where more, or earlier ones, are one only
  /// in the other.
  private var mixedOrder: DateOutcome? {
    for trial in trials {
      guard let other = trials.first(where: { $0.form.isSwapped(trial.form) }),
        other.matchCount <= trial.matchCount
      else { continue }
      let isOnlyHere = zip(trial.instants, other.instants).map { $0 != .min && $1 == .min }
      let isOnlyThere = zip(trial.instants, other.instants).map { $0 == .min && $1 != .min }
      let anyCount = trial.matchCount + isOnlyThere.count { $0 }
      guard let here = isOnlyHere.firstIndex(of: true),
        let there = isOnlyThere.firstIndex(of: true),
        other.matchCount < trial.matchCount || here < there,
        anyCount * 2 > rows.count, !trials.contains(where: { $0.matchCount >= anyCount })
      else { continue }
      return .mixedOrder(row: rows[there], text: cells.text(rows[there]))
    }
    return nil
  }

  /// The trials without those that read the same dates as one before.
  private func distinct(_ trials: [DateTrial]) -> [DateTrial] {
    var distinct: [DateTrial] = []
    for trial in trials
    where !distinct.contains(where: {
      $0.instants == trial.instants && $0.form.precision == trial.form.precision
    }) {
      distinct.append(trial)
    }
    return distinct
  }

  /// Years such as `2011-12`, where all rows can be months as well: several rows of which each
  /// second part follows the first are no months.
  private func splitYears(_ best: [DateTrial]) -> DateTrial? {
    guard let split = best.first(where: \.form.isSplitYear) else { return nil }
    return Set(split.instants).count > 1 ? split : best.first { !$0.form.isSplitYear }
  }

  private func clearest(_ best: [DateTrial]) -> DateOutcome {
    for (index, trial) in best.enumerated() {
      let areAllOthersWorse = best.enumerated().allSatisfy { other, otherTrial in
        other == index || trial.steps.areClearer(than: otherTrial.steps)
      }
      if areAllOthersWorse { return found(trial, isCertain: false) }
    }
    let usual =
      best.first(where: \.form.isHyphenatedYearFirst) ?? best.first(where: \.form.isDottedDayFirst)
    if let usual { return found(usual, isCertain: false) }
    // Years of two digits seldom stand in front of anything but hyphens.
    let yearLast = best.filter { $0.form.elements.first != .shortYear }
    if yearLast.count == 1 { return found(yearLast[0], isCertain: false) }
    let (first, second) = (best[0].instants, best[1].instants)
    guard let index = first.indices.first(where: { first[$0] != second[$0] }) else {
      return found(best[0], isCertain: false)
    }
    return .ambiguous(row: rows[index], text: cells.text(rows[index]))
  }

  private func found(_ trial: DateTrial, isCertain: Bool) -> DateOutcome {
    .found(
      DateFinding(
        form: trial.form, matchCount: trial.matchCount,
        firstMismatch: trial.instants.firstIndex(of: .min).map { rows[$0] },
        isCertain: isCertain))
  }
}

extension DateForm {
  /// Whether another form differs only in the order of day and month.
  fileprivate func isSwapped(_ other: DateForm) -> Bool {
    swapped.map { $0.elements == other.elements } ?? false
  }

  /// Whether dates are such as `31.1.2014`, where nobody writes the month first.
  fileprivate var isDottedDayFirst: Bool {
    elements.starts(with: [.day, .literal(Byte.point), .month])
  }

  /// Whether dates are such as `14-01-31`, which beside other readings is the likely one.
  fileprivate var isHyphenatedYearFirst: Bool {
    elements.starts(with: [.shortYear, .literal(UInt8(ascii: "-"))])
  }
}
