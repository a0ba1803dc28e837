// SPDX-License-Identifier: MIT

/// The numbers of a chart as CSV (RFC 4180, with line feeds), each with the shortest digits that read
/// back as the same number.
public struct DataDocument: Sendable {
  /// The text, a row of headings first, each line with its line feed.
  public let text: String

  /// The points of every series.
  ///
  /// Series that stand over the same positions are columns beside each other; others stand one
  /// below the other with their name in front, so that they are the same series when they are read
  /// again. A missing value is an empty cell.
  ///
  /// - Parameter chart: The chart.
  public init(_ chart: Chart) {
    let x = chart.series[0].x
    text =
      chart.series.allSatisfy { $0.x == x }
      ? Self.wide(chart.series, over: x) : Self.long(chart.series)
  }

  /// Price bars with all of their columns, in the usual order.
  ///
  /// - Parameter bars: The bars.
  public init(_ bars: PriceBars) {
    let columns = PriceColumn.allCases.compactMap { column in
      bars.columns[column].map { (column.rawValue, $0) }
    }
    text = Self.table(
      ["Date"] + columns.map(\.0), over: .dates(bars.dates), columns.map(\.1))
  }

  private static func wide(_ series: [Series], over x: XAxis) -> String {
    table([x.heading] + series.map(\.name), over: x, series.map(\.values))
  }

  private static func table(_ headings: [String], over x: XAxis, _ columns: [[Double]]) -> String {
    var lines = Lines(headings)
    for index in 0..<x.count {
      lines.append(x[index].description)
      for column in columns { lines.append(column[index]) }
      lines.end()
    }
    return lines.text
  }

  private static func long(_ series: [Series]) -> String {
    let quantities = Set(series.map(\.quantity))
    let quantity = quantities.count == 1 ? series[0].quantity ?? "" : ""
    var lines = Lines(["Series", series[0].x.heading, quantity.isEmpty ? "Value" : quantity])
    for series in series {
      for index in 0..<series.count {
        lines.append(series.name)
        lines.append(series.x[index].description)
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

  init(_ headings: [String]) {
    for heading in headings { append(heading) }
    end()
  }

  mutating func append(_ cell: String) {
    separate()
    text += cell.utf8.contains(where: needsQuotation) ? quoted(cell) : cell
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

  private func needsQuotation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }

  private func quoted(_ cell: String) -> String {
    "\"" + cell.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
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
