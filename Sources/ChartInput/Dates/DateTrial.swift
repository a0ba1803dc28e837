// SPDX-License-Identifier: MIT

internal import Audiograph

/// The dates of a column as one form reads them.
struct DateTrial {
  let form: DateForm
  /// One a row that was tried; `Int64.min` where the form does not read it.
  let instants: [Int64]
  let matchCount: Int

  /// How the dates follow each other.
  var steps: DateSteps { DateSteps(instants) }

  /// Reads some rows of a column, years of two digits in the century that fits best.
  init(_ form: DateForm, _ cells: CellColumn, rows: [Int]) {
    let plain = DateTrial(exactly: form, cells, rows)
    guard form.hasShortYear else {
      self = plain
      return
    }
    self = plain.otherFirstYears.reduce(plain) { best, firstYear in
      var shifted = form
      shifted.firstYear = firstYear
      let trial = DateTrial(exactly: shifted, cells, rows)
      return trial.isBetter(than: best) ? trial : best
    }
  }

  /// Reads some rows of a column.
  init(exactly form: DateForm, _ cells: CellColumn, _ rows: [Int]) {
    let text = cells.bytes.span
    self.form = form
    var instants: [Int64] = []
    instants.reserveCapacity(rows.count)
    var stencil: DateStencil?
    // As many dates are read by their form before another stencil is cut.
    var patience = 0
    for row in rows {
      if let instant = stencil?.instant(of: cells, row) {
        instants.append(instant)
        continue
      }
      let text = text.extracting(cells[row].range)
      guard let date = form.read(text) else {
        instants.append(.min)
        continue
      }
      instants.append(date.instant)
      patience -= 1
      guard patience < 0 else { continue }
      (stencil, patience) = (DateStencil(form, text, date), 16)
    }
    self.instants = instants
    matchCount = instants.count { $0 != .min }
  }

  /// Other years that the hundred may begin with: that of the first or last date, or the lowest.
  private var otherFirstYears: [Int] {
    let years = instants.lazy.filter { $0 != .min }.map {
      CalendarDate(instant: $0, precision: .day).civil.year % 100 + 1900
    }
    guard let first = years.first, let lowest = years.min(), let last = years.last else {
      return []
    }
    return [lowest, first, last]
  }

  /// Whether this century fits better: such that the dates of a column, or of each of a few groups
  /// in it, ascend or descend.
  private func isBetter(than other: DateTrial) -> Bool {
    guard matchCount == other.matchCount else { return matchCount > other.matchCount }
    return steps.breakCount < other.steps.breakCount && steps.breakCount * 10 <= matchCount
  }
}
