// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Makes the table of a chart that states what it is, which a table of cells would be guessed to be: from
/// here on both go the same way.
struct StatedReading {
  let chart: JSONNode
  let series: [JSONNode]
  /// What it is told as: what was asked for, else what it states.
  let form: FormName
  let (x, y, y2): (StatedAxisText, StatedAxisText, StatedAxisText)
  let value: PriceValue?
  /// The difference with which that is told; nil for none.
  let variant: KindVariant?
  let stack: StackName?

  init(_ chart: JSONNode, _ options: ReadOptions) throws(StatedFault) {
    self.chart = chart
    guard let kind = chart.member("kind")?.text else { throw .noKind }
    let asked = options.formIsImplied ? nil : options.form
    let stated = if let asked { asked } else { try StatedKinds.form(kind) }
    // Prices are a line of closing prices, as in tables, until whole bars are asked for.
    form = asked == nil && stated == .candles ? .line : stated
    series = chart.member("series")?.elements ?? []
    x = StatedAxisText(chart.member("x"))
    y = StatedAxisText(chart.member("y"))
    y2 = StatedAxisText(chart.member("y2"))
    value = options.value
    let own = KindVariant(rawValue: kind.lowercased())
    let isOwn = own?.form == form && (asked == nil || form == .line)
    variant = options.variant ?? (isOwn ? own : nil)
    stack = options.stack ?? chart.member("stack")?.text.flatMap(StackName.init)
  }

  /// The table, with what should be said of it behind some notes.
  func table(_ notes: [ReadNote]) throws(StatedFault) -> Table {
    let parts: StatedParts
    switch form.shape {
    case nil:
      parts = form == .candles ? try candles() : try lines()
    case .values: parts = try values()
    case .groups: parts = try groups()
    case .pairs: parts = try pairs()
    case .parts: parts = try shares()
    case .grid: parts = try grid()
    case .bounds: parts = try bounds()
    }
    if value != nil, parts.bars == nil { throw .option("--value") }
    return table(of: parts, notes)
  }

  private func table(of parts: StatedParts, _ notes: [ReadNote]) -> Table {
    var parts = parts
    let (y, ignored) = statedAxis(y, number: 1, "y", parts.values(onSecond: false))
    let (y2, ignored2) = statedAxis(
      y2, number: StatedAxis.second, "y2", parts.values(onSecond: true))
    for index in parts.columns.indices {
      parts.columns[index].axis = parts.onSecond[index] ? y2 : y
    }
    let count = parts.columns.map(\.values.count).max() ?? parts.x.count
    var layout = TableLayout(
      format: .json, delimiter: nil, decimal: nil, hasHeader: true,
      x: [ColumnName(number: 1, heading: x.axisName?.heading ?? "x")],
      y: parts.columns.enumerated().map { ColumnName(number: $0 + 2, heading: $1.name) },
      isPriceFile: parts.bars != nil, rowCount: count)
    layout.rows.records = count + parts.skipped
    layout.rows = layout.rows.settled(parts.notes, data: count)
    let (lines, line) = references
    let isAlong = form.isOfSeries && form != .candles
    let members =
      unread + ignored + ignored2 + (isAlong ? lines : chart.has("lines") ? ["lines"] : [])
    let said = members.isEmpty ? [] : [ReadNote.membersIgnored(members)]
    var table = Table(
      x: parts.x, columns: parts.columns, bars: parts.bars, value: value ?? .close, layout: layout,
      notes: notes + parts.notes + said + texts)
    table.form = parts.form
    table.reference = isAlong ? line : nil
    table.stated = StatedAccount(
      form: told(parts), title: title, xName: x.axisName, publication: publication)
    return table
  }

  /// What is told as bars where names are compared, and as a course elsewhere.
  private func told(_ parts: StatedParts) -> FormName {
    guard variant == .stacked else { return form }
    guard case .categories = parts.x, x.type != .ordered else { return .line }
    return .bars
  }

  /// What the chart is called; nil if it does not say.
  var title: String? { chart.member("title")?.text.flatMap { $0.isBlank ? nil : $0 } }

  private var publication: Publication {
    func text(_ part: StatedText) -> String? { chart.member(part.rawValue)?.text }
    return Publication(
      subtitle: text(.subtitle), dataSource: text(.dataSource), credit: text(.credit),
      footnote: text(.footnote))
  }

  /// What the source tells of the chart in words of its own.
  private var texts: [ReadNote] {
    StatedText.allCases.compactMap { part in
      guard let text = chart.member(part.rawValue)?.text, !text.isBlank else { return nil }
      return .stated(part, text)
    }
  }

  /// What is known of an axis, and what of it means nothing: no number below 0 has a logarithm.
  private func statedAxis(
    _ text: StatedAxisText, number: Int, _ name: String, _ values: [[Double]]
  ) -> (StatedAxis?, ignored: [String]) {
    guard form.shape != .grid, !form.countsFromZero else {
      // Names of rows, or counts from 0 on, stand along it.
      let isScaled = text.scale != nil && text.scale != "linear"
      let isTurned = text.isReversed && form.shape != .grid
      return (
        nil, (isScaled ? ["\(name).scale"] : []) + (isTurned ? ["\(name).reversed"] : [])
      )
    }
    let mayBeLog = !values.contains { $0.contains { $0 <= 0 } }
    let isLogarithmic = text.scale.map { $0 == "log" && mayBeLog }
    let isObeyed = [nil, "linear"].contains(text.scale) || isLogarithmic == true
    let axis = StatedAxis(
      number: number, isLogarithmic: isLogarithmic, isReversed: text.isReversed)
    return (axis, isObeyed ? [] : ["\(name).scale"])
  }

  /// The first horizontal line of reference, and what of the lines means nothing.
  private var references: (ignored: [String], ReferenceLine?) {
    let lines = chart.member("lines")?.elements ?? []
    let horizontal = lines.filter { $0.member("y")?.number != nil }
    let line = horizontal.first.flatMap { line in
      line.member("y")?.number.map {
        ReferenceLine(name: line.member("name")?.text ?? y.name ?? "y =", value: $0)
      }
    }
    return (lines.count > (line == nil ? 0 : 1) ? ["lines"] : [], line)
  }
}

/// What the members of a chart become.
struct StatedParts {
  var x: XAxis
  var columns: [ValueColumn]
  /// Which columns belong to the second axis, as many.
  var onSecond: [Bool]
  var bars: PriceBars?
  var form: FormColumns?
  var notes: [ReadNote] = []
  /// How many points have no position.
  var skipped = 0

  init(
    x: XAxis, _ columns: [ValueColumn], form: FormColumns? = nil, notes: [ReadNote] = []
  ) {
    (self.x, self.columns, self.form, self.notes) = (x, columns, form, notes)
    onSecond = columns.map { _ in false }
  }

  func values(onSecond wanted: Bool) -> [[Double]] {
    // Pairs have what stands along x in front.
    zip(columns, onSecond).dropFirst(form?.form.toldColumn ?? 0).filter { $0.1 == wanted }
      .map(\.0.values)
  }
}
