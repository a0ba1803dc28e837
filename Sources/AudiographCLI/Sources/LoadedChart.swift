// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// A chart with what the words and messages need to know about where it came from.
struct LoadedChart {
  var chart: Chart
  /// What is known about the chart besides its points.
  var context: ChartContext
  /// Where symbols' prices are from, each once.
  let provenance: [Provenance]
  let notes: [LoadNote]
  /// The whole bars where the chart shows one value of them; nil for anything else.
  let bars: PriceBars?
  /// How each file was understood, nil for the store, and the headings of the values that are heard.
  let layouts: [(name: String, layout: TableLayout?, values: [String], rowCount: Int)]
  /// The figures of each series that stand in no filing.
  var derived: [DerivedFigures] = []
  /// Whether a table is what was asked for already, so that no range is cut.
  var isWhole = false
  /// The sources of several that gave nothing.
  var failures: [SourceFailure] = []
  /// The price of the day that is not over, of one symbol; commands that tell it put it into the
  /// context.
  var provisional: ProvisionalValue?
  /// With which prices the symbols end, whatever part of them is shown.
  var lastPrices: [LastPrice] = []
  /// What insiders bought and sold while the prices were these; nil where nobody asked.
  var insiders: InsiderReport?
  /// What is told, heard and drawn where that is no line; nil for values in order.
  var form: FormChart?
  /// Whether a source states what the chart is.
  var isStated = false
  /// What it is, and whether somebody asked for it.
  var choice = FormChoice(.line, isAsked: false)
}

extension LoadedChart {
  /// The chart as words tell of it, and what is known about it.
  func told(in language: Language) throws(ChartError) -> (chart: Chart, context: ChartContext) {
    try names(in: language.sentences).told(chart, context)
  }

  func names(in sentences: Sentences) -> OwnNames {
    OwnNames(of: layouts.compactMap { $0.layout }, isStated: isStated, in: sentences)
  }
}

/// The last price that a symbol had when it was loaded.
struct LastPrice {
  let symbol: MarketSymbol
  /// Counted from 1970-01-01.
  let day: Int
}

/// Figures of a company that stand in no filing.
struct DerivedFigures {
  let name: String
  /// Days, counted from 1970-01-01.
  let days: Set<Int>

  /// What is said of those in a series; nil if there are none.
  func note(of series: Series) -> LoadNote? {
    guard !days.isEmpty, case .dates(let dates) = series.x else { return nil }
    let count = dates.instants.indices.count { days.contains(dates[$0].day) }
    let known = series.count - series.missingCount
    return count > 0 ? .derived(count: count, of: known, name: name) : nil
  }
}
