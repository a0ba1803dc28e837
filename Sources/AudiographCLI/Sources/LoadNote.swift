// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// A note about the data that should be reported.
enum LoadNote: Equatable {
  case read(ReadNote, name: String)
  case incomplete(IncompleteInterval, name: String)
  case possibleSplit(PossibleSplit, name: String)
  case furtherSplits(count: Int, name: String)
  /// Lines of a recording that are none.
  case brokenLines(count: Int)
  /// Figures of a company that stand in no filing.
  case derived(count: Int, of: Int, name: String)
  /// Values on dates that not all series have.
  case leftOut(count: Int, compared: Int, name: String)
  /// What the columns say that the table is, by the columns that are told.
  case toldAs(FormName, columns: [String], name: String)
  /// Rows whose order tells nothing.
  case noOrder(name: String)
}
