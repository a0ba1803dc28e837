// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// A chart with what the words and messages need to know about where it came from.
struct LoadedChart {
  let chart: Chart
  /// The chart as it is put into words.
  let told: Chart
  /// The same with the title in the first of several names, for words that have no other place
  /// for it.
  let titled: Chart
  /// What is known about the chart besides its points.
  let context: ChartContext
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
  /// The symbol in capitals; nil for a file and for standard input.
  let symbolName: String?
  let origin: ChartContext.Origin
  /// Steps in the prices that look like splits nobody adjusted them for.
  let splits: [PossibleSplit]

  var isSample: Bool { origin == .bundledSample }
}
