// SPDX-License-Identifier: MIT

/// The numbers of a chart as CSV (RFC 4180, with line feeds), each with the shortest digits that read
/// back as the same number.
package struct DataDocument: Sendable {
  /// The text, a row of headings first, each line with its line feed.
  package let text: String

  /// The points of every series.
  ///
  /// Series that stand over the same positions are columns beside each other; others stand one
  /// below the other with their name in front, so that they are the same series when they are read
  /// again. A missing value is an empty cell.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - isSpreadsheetSafe: Whether names and categories that a spreadsheet would take for formulas
  ///     have an apostrophe before them.
  package init(_ chart: Chart, isSpreadsheetSafe: Bool = false) {
    let x = chart.series[0].x
    let lines = Lines(isSpreadsheetSafe: isSpreadsheetSafe)
    text =
      chart.series.allSatisfy { $0.x == x }
      ? Self.wide(chart.series, over: x, lines) : Self.long(chart.series, lines)
  }

  /// Price bars with all of their columns, in the usual order.
  ///
  /// - Parameter bars: The bars.
  package init(_ bars: PriceBars) {
    let columns = PriceColumn.allCases.compactMap { column in
      bars.columns[column].map { (column.rawValue, $0) }
    }
    text = Self.table(
      ["Date"] + columns.map(\.0), over: .dates(bars.dates), columns.map(\.1), Lines())
  }

  /// The rows of a chart that is no line: pairs, bins, groups, cells or parts.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - isSpreadsheetSafe: Whether texts that a spreadsheet would take for formulas have an apostrophe
  ///     before them.
  package init(_ chart: FormChart, isSpreadsheetSafe: Bool = false) {
    let table = chart.model.table()
    var lines = Lines(isSpreadsheetSafe: isSpreadsheetSafe)
    let english = Language.english.wording(.display)
    lines.append(table.headings.map { $0.text(in: english) })
    for row in table.rows {
      for cell in row {
        switch cell {
        case .text(let text): lines.append(text)
        case .number(let number): lines.append(number)
        case .empty: lines.append(Double.nan)
        }
      }
      lines.end()
    }
    text = lines.text
  }

  private static func wide(_ series: [Series], over x: XAxis, _ lines: Lines) -> String {
    table([heading(of: series)] + series.map(\.name), over: x, series.map(\.values), lines)
  }

  private static func table(
    _ headings: [String], over x: XAxis, _ columns: [[Double]], _ lines: Lines
  ) -> String {
    var lines = lines
    lines.append(headings)
    for index in 0..<x.count {
      lines.append(x[index])
      for column in columns { lines.append(column[index]) }
      lines.end()
    }
    return lines.text
  }

  /// What heads the positions: their own name, unless it is that of another column.
  private static func heading(of series: [Series]) -> String {
    let names = Set(series.map(\.xName))
    guard names.count == 1, let name = series[0].xName,
      !(["Series", series[0].quantity ?? "Value"] + series.map(\.name)).contains(name.heading)
    else { return series[0].x.heading }
    return name.heading
  }

  private static func long(_ series: [Series], _ lines: Lines) -> String {
    let quantities = Set(series.map(\.quantity))
    let quantity = quantities.count == 1 ? series[0].quantity ?? "" : ""
    var lines = lines
    lines.append(["Series", heading(of: series), quantity.isEmpty ? "Value" : quantity])
    for series in series {
      for index in 0..<series.count {
        lines.append(series.name)
        lines.append(series.x[index])
        lines.append(series.values[index])
        lines.end()
      }
    }
    return lines.text
  }
}

/// Lines of CSV, built cell by cell.
private struct Lines {
  private(set) var text = ""
  private var isAtStart = true
  private let isSpreadsheetSafe: Bool

  init(isSpreadsheetSafe: Bool = false) { self.isSpreadsheetSafe = isSpreadsheetSafe }

  /// A whole line.
  mutating func append(_ headings: [String]) {
    for heading in headings { append(heading) }
    end()
  }

  /// A text of whoever made the data.
  mutating func append(_ cell: String) {
    separate()
    text += (isSpreadsheetSafe ? cell.withoutFormula : cell).csvCell
  }

  /// A position; numbers and dates are no formulas, whatever their sign.
  mutating func append(_ position: XValue) {
    if case .category(let name) = position { return append(name) }
    separate()
    text += position.description.csvCell
  }

  /// A missing number is an empty cell.
  mutating func append(_ number: Double) {
    separate()
    if !number.isNaN { text += number.plainDescription }
  }

  mutating func end() {
    text += "\n"
    isAtStart = true
  }

  private mutating func separate() {
    if !isAtStart { text += "," }
    isAtStart = false
  }
}

extension XAxis {
  fileprivate var heading: String {
    switch self {
    case .dates: "Date"
    case .numbers: "x"
    case .rows: "Row"
    case .categories: "Category"
    }
  }
}
