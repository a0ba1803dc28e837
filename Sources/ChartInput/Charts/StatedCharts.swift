// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// A JSON document whose first member is `"audiograph": 1`: one chart that states what it is, or several.
struct StatedCharts {
  private let file: String
  private let charts: [JSONNode]

  /// The version of the form.
  private static let version = 1.0

  /// Whether a text begins so.
  static func begin(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.drop { $0 <= Byte.space }
    for part in ["{", "\"audiograph\"", ":"] {
      guard rest.starts(with: part.utf8) else { return false }
      rest = rest.dropFirst(part.utf8.count).drop { $0 <= Byte.space }
    }
    return true
  }

  /// The charts of a document.
  init(_ window: inout ByteWindow) throws(ReadError) {
    try window.readDocument()
    file = window.stream.name
    let text = window.bytes[window.start..<window.end]
    let root = try JSONDocument.root(of: text, file: file)
    let version = root.member("audiograph")
    guard version?.number == Self.version else {
      let text = version.map(JSONCellWriter.text) ?? ""
      throw .stated(file: file, .unknownVersion(text.utf8.bounded()))
    }
    charts = root.member("charts")?.elements ?? [root]
    guard !charts.isEmpty else { throw .stated(file: file, .noCharts) }
  }

  /// The table of the chart that was asked for, or of the first one.
  func table(_ options: ReadOptions) throws(ReadError) -> Table {
    if let option = options.aboutCells { throw .stated(file: file, .option(option)) }
    let number = try number(options.chart)
    do throws(StatedFault) {
      let reading = try StatedReading(charts[number], options)
      let notes: [ReadNote] =
        charts.count > 1 && options.chart == nil
        ? [.chartTaken(number: number + 1, titles: titles)] : []
      return try reading.table(notes)
    } catch {
      throw .stated(file: file, error)
    }
  }

  /// What each chart is called, by its kind where it has no title.
  private var titles: [String] {
    charts.map { chart in
      (chart.member("title")?.text ?? chart.member("kind")?.text ?? "").utf8.bounded()
    }
  }

  /// The place of the chart that was asked for by its number, counted from 1, or by its title.
  private func number(_ asked: String?) throws(ReadError) -> Int {
    guard let asked else { return 0 }
    if let number = Int(asked), charts.indices.contains(number - 1) { return number - 1 }
    let found = NameSearch(titles).places(of: asked)
    guard found.count == 1 else {
      throw .stated(file: file, .unknownChart(asked: asked.utf8.bounded(), titles: titles))
    }
    return found[0]
  }
}

extension ReadOptions {
  /// The first option that was given about cells, rows or columns; nil for none.
  fileprivate var aboutCells: String? {
    let given: [(String, Bool)] = [
      ("--x", x != nil || countsRows), ("--y", !y.isEmpty), ("--by", grouping != .automatic),
      ("--field", field != nil), ("--header", headerLine != nil), ("--skip", skippedLines > 0),
      ("--comment", comment != nil), ("--decimal", decimal != nil),
      ("--thousands", thousands != nil), ("--missing", !missing.isEmpty),
      ("--ignore-bad", ignoresBadCells), ("--only", !only.isEmpty),
      ("--where", !conditions.isEmpty), ("--aggregate", aggregate != nil),
      ("--type", !types.isEmpty), ("--date-format", dateFormat != nil),
      ("--band", !bounds.isEmpty), ("--error", error != nil),
    ]
    return given.first(where: \.1)?.0
  }
}
