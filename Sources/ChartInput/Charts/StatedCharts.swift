// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// The charts of a source that states what they are, one or several: of a JSON document whose first member is
/// `"audiograph": 1`, or of what another program wrote.
struct StatedCharts {
  private enum Charts {
    case own([JSONNode])
    case drafts([ChartDraft])
  }

  private let file: String
  private let charts: Charts
  /// What happened on the way to the charts.
  private let notes: [ReadNote]

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
    let nodes = root.member("charts")?.elements ?? [root]
    guard !nodes.isEmpty else { throw .stated(file: file, .noCharts) }
    (charts, notes) = (.own(nodes), [])
  }

  /// The charts of another program, of which there is one at least.
  init(_ drafts: [ChartDraft], file: String, notes: [ReadNote] = []) {
    (charts, self.file, self.notes) = (.drafts(drafts.flatMap(\.each)), file, notes)
  }

  /// The table of the chart that was asked for, or of the first one.
  func table(_ options: ReadOptions) throws(ReadError) -> Table {
    if let option = options.aboutCells { throw .stated(file: file, .option(option)) }
    let titles = titles
    let number = try number(options.chart, among: titles)
    let taken: [ReadNote] =
      titles.count > 1 && options.chart == nil
      ? [.chartTaken(number: number + 1, titles: titles)] : []
    let chart = try chart(number, options)
    var table: Table
    let variant: KindVariant?
    let stack: StackName?
    do throws(StatedFault) {
      let reading = try StatedReading(chart, options)
      table = try reading.table(notes + taken)
      table.stated?.isOneOfSeveral = titles.count > 1
      (variant, stack) = (reading.variant, reading.stack)
    } catch {
      throw .stated(file: file, error)
    }
    do throws(FormError) { if let variant { try table.become(variant, stack) } } catch {
      throw .form(file: file, error)
    }
    return table
  }

  private func chart(
    _ number: Int, _ options: ReadOptions
  ) throws(ReadError) -> JSONNode {
    switch charts {
    case .own(let nodes): return nodes[number]
    case .drafts(let drafts):
      if let fault = drafts[number].fault { throw .stated(file: file, fault) }
      let kind = drafts[number].kind
      if options.form == nil || options.formIsImplied, !StatedKinds.isKnown(kind) {
        throw .stated(file: file, .foreignKind(kind.utf8.bounded()))
      }
      do throws(JSONDocument.Failure) {
        return try JSONDocument(drafts[number].document.span).root
      } catch {
        throw .jsonTooLarge(file: file, limit: JSONScan.largestMemory)
      }
    }
  }

  /// What each chart is called, by its kind and its axes where it has no title.
  var titles: [String] {
    switch charts {
    case .own(let nodes):
      nodes.map { node in
        ChartDraft.heading(
          node.member("title")?.text ?? "", node.member("kind")?.text ?? "",
          ["y", "x"].map { StatedAxisText(node.member($0)).name ?? "" }
        ).utf8.bounded()
      }
    case .drafts(let drafts): drafts.map { $0.heading.utf8.bounded() }
    }
  }

  /// The place of the first chart against which nothing is known.
  private var first: Int {
    if case .drafts(let drafts) = charts { drafts.firstIndex { $0.fault == nil } ?? 0 } else { 0 }
  }

  /// The place of the chart that was asked for by its number, counted from 1, or by its title.
  private func number(_ asked: String?, among titles: [String]) throws(ReadError) -> Int {
    guard let asked else { return first }
    if let number = Int(asked), titles.indices.contains(number - 1) { return number - 1 }
    let found = NameSearch(titles).places(of: asked)
    guard found.count == 1 else {
      throw .stated(file: file, .unknownChart(asked: asked.utf8.bounded(), titles: titles))
    }
    return found[0]
  }
}

extension ReadOptions {
  /// The first option that was given about cells, rows or columns; nil for none.
  var aboutCells: String? {
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
