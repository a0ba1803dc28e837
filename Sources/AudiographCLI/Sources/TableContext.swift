// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension TableLayout {
  /// How the file was understood, with the headings of the values that are heard.
  func columns(headings: [String]) -> ChartContext.Columns {
    var columns = ChartContext.Columns(
      x: x.map(\.heading), y: headings, by: by.map(\.heading), rowCount: rowCount,
      skippedCount: skippedCount)
    columns.others = others.map(\.heading)
    return columns
  }
}

extension Table {
  /// The headings of the values that are heard; a price file is also read for its volume.
  var heardHeadings: [String] {
    guard let bars else { return layout.y.map(\.heading) }
    let heard = value.columns
    let read = PriceColumn.allCases.filter { bars.columns[$0] != nil }
    guard layout.y.count == read.count else { return heard.map(\.rawValue) }
    return zip(read, layout.y).filter { heard.contains($0.0) }.map { $0.1.heading }
  }
}

extension ChartContext.Omission {
  /// What was left out, by a note of the reader; nil for notes about something else.
  init?(_ note: ReadNote) {
    switch note {
    case .repeatedDatesReplaced(let count, _): self = .repeatedDates(count: count)
    case .emptyRowsSkipped(let count): self = .emptyRows(count: count)
    default: return nil
    }
  }
}

extension [PossibleSplit] {
  /// Three of them one by one, and how many more there are.
  func notes(name: String) -> [LoadNote] {
    let first = prefix(3).map { LoadNote.possibleSplit($0, name: name) }
    return count > 3 ? first + [.furtherSplits(count: count - 3, name: name)] : first
  }
}
