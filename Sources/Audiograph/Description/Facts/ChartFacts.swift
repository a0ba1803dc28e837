// SPDX-License-Identifier: MIT

/// What is known about a chart besides its points.
public struct ChartContext: Sendable {
  /// The name of a series' values.
  package enum Measure: Sendable, Hashable {
    /// A value of price bars, for which each language has its own word.
    case price(PriceValue)
    /// What the data call it, for example the heading of its column.
    case named(String)
  }

  /// Where the data are from.
  package enum Origin: Sendable, Hashable {
    /// Data that came with the program and are not current.
    case bundledSample
    /// A file, by its name without folders.
    case file(String)
    /// Standard input.
    case standardInput
    /// A provider on the network, by name.
    case provider(String)
    /// Prices that the user put into the store.
    case imported
  }

  /// What was left out while the data were read.
  package enum Omission: Sendable, Hashable {
    /// Rows whose date is repeated further down.
    case repeatedDates(count: Int)
    /// Rows without a cell.
    case emptyRows(count: Int)
  }

  /// The columns of a table that a chart is made of.
  package struct Columns: Sendable, Hashable {
    /// The headings of the columns of positions; none where the rows are counted.
    package var x: [String]
    /// The headings of the columns of values; none where headings are positions and rows are series.
    package var y: [String]
    /// The headings of the columns whose texts name the series; none where nothing parts the rows.
    package var by: [String]
    /// The headings of the columns that hold something and are told by nothing.
    package var others: [String] = []
    /// How many rows of data there are.
    package var rowCount: Int
    /// How many lines and rows were skipped because they are not data.
    package var skippedCount: Int

    /// Columns by their headings.
    package init(x: [String], y: [String], by: [String] = [], rowCount: Int, skippedCount: Int = 0)
    {
      self.x = x
      self.y = y
      self.by = by
      self.rowCount = rowCount
      self.skippedCount = skippedCount
    }
  }

  /// The symbol, for example `AAPL`; nil for anything without one.
  public var symbol: String?
  /// Where the data are from; nil if unknown.
  package var origin: Origin?
  /// The last date that the data are true of; nil for data without dates.
  public var asOf: CalendarDate?
  /// The day on which the words are made; nil if that is unknown, so that nothing is current.
  ///
  /// The library has no clock. Data that end within one step of this day may go on: the words then say
  /// "has fallen 39 percent so far" instead of "then fell 39 percent".
  public var today: CalendarDate?
  /// Whether bars were asked for, which places in an order have then, too.
  package var drawsBars = false
  /// What the values of each series are; nil, and series beyond the list, go without.
  package var measures: [Measure?] = []
  /// The length that was asked for, which names the span: `in a year`.
  public var length: RangeLength?
  /// What was left out.
  package var omissions: [Omission] = []
  /// Whether the name of the first of several series is led by the title.
  public var leadsWithTitle = true
  /// Steps in the prices that look like unadjusted splits.
  package var splits: [PossibleSplit] = []
  /// The columns that were read; nil for several tables, and for data that stand in none.
  package var columns: Columns?
  /// What became of the records of a table; nil if `columns` is.
  package var rows: RowCounts?
  /// Whether the bars of series that are made of them are mentioned too, as candles.
  public var tellsBars = false
  /// What was compared and what left out; nil for series that are not percent change.
  package var alignment: Rebasing.Alignment?
  /// The value of the day that is not over, which is told behind one series, whether or not the chart ends
  /// with it; nil if none is known.
  package var provisional: ProvisionalValue?

  /// What is printed with the chart besides its title.
  public var publication = Publication()

  /// Nothing known.
  public init() {}
}

/// The facts of a chart: those of each series, and how several compare.
public struct ChartFacts: Sendable {
  /// What the chart shows.
  public private(set) var title: String
  /// What is known besides the points.
  public let context: ChartContext
  /// The facts of each series, at least one.
  public private(set) var series: [SeriesFacts]
  /// How the series compare; nil for one, and where their values cannot be compared.
  public let comparison: Comparison?

  /// The facts of a chart, of all points but that of a day that is not over.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - context: What is known besides its points.
  ///   - withStatistics: Whether the statistics are found, which takes longer.
  public init(_ chart: Chart, context: ChartContext = ChartContext(), withStatistics: Bool = false)
  {
    title = chart.title
    self.context = context
    let settled = chart.series.map(\.settled)
    series = settled.map {
      SeriesFacts($0, withStatistics: withStatistics, withBars: context.tellsBars)
    }
    comparison = Comparison(settled)
  }

  /// The same facts under names of at most so many characters; nil if none is longer.
  func named(atMost limit: Int) -> Self? {
    guard title.count > limit || series.contains(where: { $0.series.name.count > limit }) else {
      return nil
    }
    var facts = self
    facts.title = title.cut(to: limit)
    let names = series.map(\.series.name.displayText).shortenedApart(to: limit)
    facts.series = zip(series, names).map { $0.called($1) }
    return facts
  }

  /// The facts that words are made of: those of heights.
  var byHeight: Self {
    guard series.contains(where: \.series.lowIsHigh) else { return self }
    var facts = self
    facts.series = series.map(\.byHeight)
    return facts
  }

  /// The same facts, which keep what can be seen in so many of the series for those who ask more
  /// than once.
  func keepingInsight(ofFirst count: Int = .max) -> Self {
    var facts = self
    for index in series.indices.prefix(count) {
      facts.series[index] = series[index].keepingInsight()
    }
    return facts
  }
}

extension String {
  /// The text whole or, with a mark for the rest, cut to a number of characters.
  fileprivate func cut(to limit: Int) -> String {
    let text = displayText
    return text.count <= limit ? text : text.shortened(to: limit - 1) + "…"
  }
}
