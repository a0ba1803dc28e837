// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// What a source holds: the table of a file, or what comes as series from elsewhere.
enum SourceData {
  case table(Table)
  /// Bars of which one number is heard.
  case bars(PriceBars, PriceValue)
  /// Columns of bars that were named, figures of a company.
  case series([Series])

  /// Stored bars as the options ask for them: a value of each bar, or columns by name.
  ///
  /// - Throws: `ReadError` as a price file would where a column is not there.
  init(_ bars: PriceBars, of symbol: MarketSymbol, _ options: ReadOptions) throws {
    let headings =
      ["Date"] + PriceColumn.allCases.filter { bars.columns[$0] != nil }.map(\.rawValue)
    if let x = options.x, Self.place(of: x, headings) != 0 {
      throw ReadError.unknownColumn(file: symbol.text, x, headings: ["Date"])
    }
    let value = options.value ?? .close
    if options.y.isEmpty, let column = value.columns.first(where: { bars.columns[$0] == nil }) {
      throw ReadError.priceColumnMissing(file: symbol.text, value: value, column: column)
    }
    self =
      options.y.isEmpty
      ? .bars(bars, value)
      : .series(
        try options.y.map { reference in
          guard let place = Self.place(of: reference, headings), place > 0,
            let column = PriceColumn(rawValue: headings[place]),
            let series = try bars.series(of: column)
          else {
            throw ReadError.unknownColumn(file: symbol.text, reference, headings: headings)
          }
          return series
        })
  }

  /// The place of a column among headings, upper-cased.
  private static func place(of reference: ColumnReference, _ headings: [String]) -> Int? {
    switch reference {
    case .number(let number): headings.indices.contains(number - 1) ? number - 1 : nil
    case .name(let name):
      headings.firstIndex { $0.lowercased() == name.trimmed.lowercased() }
    }
  }

  /// What a kind of chart is made of that is no line; nil for values in order.
  ///
  /// - Throws: `FormError` if prices or figures of a company have not what the kind needs.
  func form(_ choices: FormChoices) throws(FormError) -> FormColumns? {
    if case .table(let table) = self, table.form != nil || table.bars == nil { return table.form }
    guard let name = choices.name, let shape = name.shape else { return nil }
    if let need = shape.need { throw .missing(name, need) }
    return FormColumns(asked: name)
  }

  /// The positions of all values.
  var x: XAxis {
    switch self {
    case .table(let table): table.x
    case .bars(let bars, _): .dates(bars.dates)
    case .series(let series): series[0].x
    }
  }

  /// The bars, and the number of each that is heard; nil for anything else.
  var bars: (all: PriceBars, value: PriceValue)? {
    switch self {
    case .table(let table): table.bars.map { ($0, table.value) }
    case .bars(let bars, let value): (bars, value)
    case .series: nil
    }
  }

  /// How the file was understood, and what should be said of that; nil if there is no file.
  var table: Table? { if case .table(let table) = self { table } else { nil } }

  /// The names of the columns that are heard of what is no price file.
  var columnNames: [String] {
    switch self {
    case .table(let table): table.columns.map(\.name)
    case .bars: []
    case .series(let series): series.map(\.name)
    }
  }

  /// The headings of the values that are heard.
  var headings: [String] {
    switch self {
    case .table(let table): table.heardHeadings
    case .bars(_, let value): value.columns.map(\.rawValue)
    case .series: columnNames
    }
  }

  /// The series to be heard, cut to a range, then gathered into intervals, as `Table` has it.
  func cuts(
    range: ChartRange?, interval: Interval?, kind: ChartKind?, unit: String?, source: Int
  ) throws -> [SeriesCut] {
    switch self {
    case .table(let table):
      try table.series(range: range, interval: interval, kind: kind, unit: unit, source: source)
    case .bars(let bars, let value):
      [
        try bars.series(
          of: value, range: range, interval: interval, kind: kind, unit: unit, source: source)
      ]
    case .series(let series):
      try series.map {
        try $0.told(in: unit, as: kind, from: source).cut(to: range, by: interval)
      }
    }
  }
}

extension PriceBars {
  /// A column as a series of its own; nil if it is absent.
  fileprivate func series(of column: PriceColumn) throws -> Series? {
    do throws(ChartError) {
      guard let values = columns[column] else { return nil }
      return try Series(
        name: column.rawValue, unit: nil, kind: column == .volume ? .count : .price,
        x: .dates(dates), values: values)
    } catch {
      throw RangeError.notASeries(error)
    }
  }
}
