// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension ChartContext {
  /// What is known about a chart of these tables besides its points, on a day.
  init(
    _ tables: [LoadedSource], _ pieces: [ChartPiece], _ choices: DataOptions, today: CalendarDate
  ) {
    self.init()
    self.today = today
    symbol = tables.count == 1 ? tables[0].symbolName : nil
    let origins = Set(tables.map(\.origin))
    origin = origins.count == 1 ? origins.first : nil
    asOf = tables.compactMap(\.data.x.lastDate).max { $0.instant < $1.instant }
    measures = pieces.map(\.measure)
    length = choices.length
    leadsWithTitle = choices.title != nil || tables.count == 1
    columns = tables.count == 1 ? tables[0].columns : nil
    rows = tables.count == 1 ? tables[0].data.table?.layout.rows : nil
    omissions = tables.flatMap { ($0.data.table?.notes ?? []).compactMap(Omission.init) }
    splits = tables.enumerated().flatMap { number, table in
      let shown = pieces.map(\.series).filter { $0.source == number }
      return table.splits.filter { split in
        shown.contains { $0.x.reaches(over: split.date) }
      }
    }
  }
}

extension LoadedSource {
  /// How the file was understood; nil for stored prices and for figures.
  fileprivate var columns: ChartContext.Columns? {
    (data.table?.layout).map { layout in
      var columns = ChartContext.Columns(
        x: layout.x.map(\.heading), y: data.headings, by: layout.by.map(\.heading),
        rowCount: layout.rowCount, skippedCount: layout.skippedCount)
      columns.others = layout.others.map(\.heading)
      return columns
    }
  }
}

extension ChartContext.Omission {
  /// What was left out, by a note of the reader; nil for notes about something else.
  fileprivate init?(_ note: ReadNote) {
    switch note {
    case .repeatedDatesReplaced(let count, _): self = .repeatedDates(count: count)
    case .emptyRowsSkipped(let count): self = .emptyRows(count: count)
    default: return nil
    }
  }
}

extension XAxis {
  fileprivate func reaches(over date: CalendarDate) -> Bool {
    guard case .dates(let dates) = self, let first = dates.instants.first,
      let last = dates.instants.last
    else { return false }
    return first <= date.instant && date.instant <= last
  }
}
