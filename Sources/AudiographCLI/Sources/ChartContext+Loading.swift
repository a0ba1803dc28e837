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
    let only = tables.count == 1 ? tables[0].data : nil
    columns = only.flatMap { data in data.table?.layout.columns(headings: data.headings) }
    rows = only?.table?.layout.rows
    publication = choices.publication.completed(
      by: only?.table?.stated?.publication ?? Publication())
    omissions = tables.flatMap { ($0.data.table?.notes ?? []).compactMap(Omission.init) }
    splits = tables.enumerated().flatMap { number, table in
      let shown = pieces.map(\.series).filter { $0.source == number }
      return table.splits.filter { split in
        shown.contains { $0.x.reaches(over: split.date) }
      }
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
