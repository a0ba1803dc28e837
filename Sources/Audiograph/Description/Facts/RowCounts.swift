// SPDX-License-Identifier: MIT

/// What became of the records of a source; the parts sum to `records`.
///
/// A record is a row of cells, a blank line or a comment of delimited text, an element of JSON, or a line in
/// which a pattern is looked for.
package struct RowCounts: Sendable, Hashable {
  /// All records there are.
  package var records = 0
  /// Headings, units and rules below them, and headings that stand again among the rows.
  package var headings = 0
  /// Records above the headings.
  package var preamble = 0
  /// Lines that begin with the mark of a comment.
  package var comments = 0
  /// Blank lines, and rows without a value that were left out.
  package var blank = 0
  /// Records below the last row of data: notes, and sums of what is above.
  package var notes = 0
  /// Rows without a position along x, those that a later one replaces, and those that are not wanted.
  package var skipped = 0
  /// Rows that stand in a series, each with a value or a missing one.
  package var data = 0

  /// No records.
  package init() {}
}
