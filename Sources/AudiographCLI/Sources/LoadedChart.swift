// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// A chart with what the words and messages need to know about where it came from.
struct LoadedChart {
  let chart: Chart
  /// What is known about the chart besides its points.
  let context: ChartContext
  /// The last days of bundled data, each once.
  let sampleDates: [CalendarDate]
  let notes: [LoadNote]
  /// How each file was understood, and the headings of the values that are heard.
  let layouts: [(name: String, layout: TableLayout, values: [String])]
}

/// Something that should be said about the data.
enum LoadNote: Equatable {
  case read(ReadNote, name: String)
  case incomplete(IncompleteInterval, name: String)
  case possibleSplit(PossibleSplit, name: String)
  /// Values on dates that not all series have.
  case leftOut(count: Int, compared: Int, name: String)
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
