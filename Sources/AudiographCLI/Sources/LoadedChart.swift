// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// A chart with what the words and messages need to know about where it came from.
struct LoadedChart {
  let chart: Chart
  /// The chart as it is put into words.
  let told: Chart
  /// What the values of each series are, in words; nil where the name says all.
  let measures: [String?]
  /// Lines that stand before everything else.
  ///
  /// For example: `Sample data, not current: 1 March 2013.`
  let provenance: [String]
  let notes: [LoadNote]
  /// How each file was understood, and the headings of the values that are heard.
  let layouts: [(name: String, layout: TableLayout, values: [String])]
}

/// Something that should be said about the data.
enum LoadNote: Equatable {
  case read(ReadNote, name: String)
  case incomplete(IncompleteInterval, name: String)
  case possibleSplit(PossibleSplit, name: String)
}

/// One source after reading.
struct LoadedTable {
  let name: String
  let table: Table
  let symbol: SymbolEntry?
  let isSample: Bool
}
