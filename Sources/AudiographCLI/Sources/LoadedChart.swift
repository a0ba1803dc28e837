// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// A chart with what the words and messages need to know about where it came from.
struct LoadedChart {
  let chart: Chart
  /// What is known about the chart besides its points.
  let context: ChartContext
  /// Where symbols' prices are from, each once.
  let provenance: [Provenance]
  let notes: [LoadNote]
  /// The whole bars where the chart shows one value of them; nil for anything else.
  let bars: PriceBars?
  /// How each file was understood, nil for the store, and the headings of the values that are heard.
  let layouts: [(name: String, layout: TableLayout?, values: [String], rowCount: Int)]
}

/// Something that should be said about the data.
enum LoadNote: Equatable {
  case read(ReadNote, name: String)
  case incomplete(IncompleteInterval, name: String)
  case possibleSplit(PossibleSplit, name: String)
  case furtherSplits(count: Int, name: String)
  /// Figures of a company that stand in no filing.
  case derived(count: Int, of: Int, name: String)
  /// Values on dates that not all series have.
  case leftOut(count: Int, compared: Int, name: String)
}
