// SPDX-License-Identifier: MIT

internal import Audiograph

extension RowCounts {
  /// The counts of a table that is read.
  ///
  /// - Parameters:
  ///   - notes: Everything that was said, the records that were left out among it.
  ///   - data: How many rows are in its series.
  ///   - unwanted: How many rows are not, because an option leaves them out.
  /// - Returns: The same counts with those of data, of notes and of what was skipped.
  func settled(_ notes: [ReadNote], data: Int, unwanted: Int = 0) -> RowCounts {
    var counts = self
    counts.data = data
    counts.skipped += unwanted
    for note in notes { counts.count(note) }
    return counts
  }

  /// Counts the records that were left out, as a note says.
  private mutating func count(_ note: ReadNote) {
    switch note {
    case .preambleSkipped(let count): preamble += count
    case .footerSkipped(let count, _): notes += count
    case .tableOfPageTaken(_, _, let others):
      // They stand in the text as blank lines.
      blank -= others
      skipped += others
    case .headingsRepeated(let count): headings += count
    case .emptyRowsSkipped(let count): blank += count
    case .totalsSkipped(let count, _), .rowsWithoutPosition(let count, _),
      .repeatedDatesReplaced(let count, _),
      .linesWithoutMatch(let count), .searchesBrokenOff(let count, _),
      .emptySeries(_, let count, _):
      skipped += count
    default: break
    }
  }
}
