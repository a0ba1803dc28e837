// SPDX-License-Identifier: MIT

/// A sentence about a heat map.
struct HeatMapStatement: FormStatement {
  let map: HeatMap
  let topic: Topic

  enum Topic: Sendable {
    case brief, lead, rows, columns, peaks, variance, empty, heard
  }

  var beginsWithName: Bool {
    if case .lead = topic { map.valueName != nil } else { false }
  }
}

extension HeatMap {
  func statements(_ level: Level) -> [HeatMapStatement] {
    topics(level).map { HeatMapStatement(map: self, topic: $0) }
  }

  private func topics(_ level: Level) -> [HeatMapStatement.Topic] {
    if level == .alt { return [.lead, .brief] }
    var topics: [HeatMapStatement.Topic] = [.lead]
    if level != .short {
      if Self.ends(of: rowMeans) != nil { topics.append(.rows) }
      if Self.ends(of: columnMeans) != nil { topics.append(.columns) }
      if peaks != nil { topics.append(.peaks) }
    }
    if varianceShares != nil { topics.append(.variance) }
    if counts.missing > 0 { topics.append(.empty) }
    if isHeardInBlocks { topics.append(.heard) }
    return topics
  }
}

extension HeatMapStatement {
  func clause(in wording: Wording) -> String {
    switch topic {
    case .brief: brief(wording)
    case .lead: lead(wording)
    case .rows:
      means(map.rowMeans, wording, name: map.row) {
        wording.say(.heatmapRows(high: $0, highMean: $1, low: $2, lowMean: $3))
      }
    case .columns:
      means(map.columnMeans, wording, name: map.column) {
        wording.say(.heatmapColumns(high: $0, highMean: $1, low: $2, lowMean: $3))
      }
    case .peaks: peaks(wording)
    case .variance: variance(wording)
    case .empty: wording.say(.heatmapEmpty(count: map.counts.missing))
    case .heard: wording.say(.heatmapHeard(areBlocks: map.rowNames.count > HeatMap.mostBlocks))
    }
  }

  private func lead(_ wording: Wording) -> String {
    let subject = wording.subject(
      map.valueName.map(wording.name) ?? wording.say(.heatmapValues()), in: map.unit)
    let size = wording.say(.heatmapSize(rows: map.rowNames.count, columns: map.columnNames.count))
    let (low, high) = (map.cells[map.lowest], map.cells[map.highest])
    guard low < high else {
      return wording.say(.heatmapFlat(subject: subject, size: size, value: Figure(measured: low)))
    }
    let figures = ValueStyle.measured.figures(of: [high, low])
    return wording.say(
      .heatmapLead(
        subject: subject, size: size, high: figures[0], highPlace: at(map.highest, wording),
        low: figures[1], lowPlace: at(map.lowest, wording)))
  }

  private func brief(_ wording: Wording) -> String {
    wording.say(
      .heatmapBrief(
        rows: map.rowNames.count, columns: map.columnNames.count,
        high: Figure(measured: map.cells[map.highest]), place: at(map.highest, wording)))
  }

  private func means(
    _ means: [Double], _ wording: Wording, name: (Int, Wording) -> String,
    _ sentence: (String, Figure, String, Figure) -> String
  ) -> String {
    guard let ends = HeatMap.ends(of: means) else { return "" }
    let figures = ValueStyle.derived.figures(of: [means[ends.high], means[ends.low]])
    return sentence(name(ends.high, wording), figures[0], name(ends.low, wording), figures[1])
  }

  private func peaks(_ wording: Wording) -> String {
    guard let peaks = map.peaks else { return "" }
    let (line, place) = peaks.areOfRows ? (map.row, map.column) : (map.column, map.row)
    let told = peaks.groups.map { group in
      let runs = group.lines.runs.map { run in
        let names = [run.lowerBound, run.upperBound].map { line($0, wording) }
        return run.count < 3
          ? wording.joined(run.map { line($0, wording) })
          : wording.say(.heatmapRun(first: names[0], last: names[1]))
      }
      return wording.say(
        .heatmapPeak(names: wording.joined(runs), place: place(group.place, wording)))
    }
    return wording.say(
      .heatmapPeaks(areOfRows: peaks.areOfRows, peaks: told.joined(separator: wording.semicolon)))
  }

  private func variance(_ wording: Wording) -> String {
    guard let shares = map.varianceShares else { return "" }
    return wording.say(
      .heatmapVariance(
        rows: percent(shares.rows, wording), columns: percent(shares.columns, wording)))
  }

  /// A share in percent; next to nothing is 0 percent.
  private func percent(_ share: Double, _ wording: Wording) -> String {
    100 * share < 0.05
      ? wording.say(.percent(number: Figure(0))) : wording.percent(Percent(100 * share))
  }

  /// `1960, July`, and that other cells have the same value.
  private func at(_ cell: Int, _ wording: Wording) -> String {
    let value = map.cells[cell]
    let place = map.place(of: cell)
    return wording.say(
      .heatmapAt(
        row: map.row(place.row, in: wording), column: map.column(place.column, in: wording),
        isShared: map.cells[(cell + 1)...].contains(value)))
  }
}

extension HeatMap {
  fileprivate func row(_ row: Int, in wording: Wording) -> String {
    let name = rowNames[row]
    return name.isBlank
      ? wording.say(.heatmapRow(number: row + 1))
      : wording.category(name.qualified(by: qualifiers.row))
  }

  fileprivate func column(_ column: Int, in wording: Wording) -> String {
    let name = columnNames[column]
    return name.isBlank
      ? wording.say(.heatmapColumn(number: column + 1))
      : wording.category(name.qualified(by: qualifiers.column))
  }
}

/// A cell of a walk: `417, Mar, 1960`.
struct HeatMapPlace: PlaceLine {
  let map: HeatMap
  let cell: Int

  func text(in wording: Wording, within limit: Int) -> String {
    let ways = ways(in: wording)
    let (column, row) = names(wording)
    let others = ways[1].count - column.count - row.count
    let cut = wording.cut(column, row, to: limit - others)
    return wording.fitting(ways + [listed(cut.0, cut.1, wording)], within: limit)
  }

  func ways(in wording: Wording) -> [String] {
    let (column, row) = names(wording)
    return [
      wording.say(.heatmapPlace(value: value(wording), column: column, row: row)),
      listed(column, row, wording),
    ]
  }

  private func names(_ wording: Wording) -> (column: String, row: String) {
    let place = map.place(of: cell)
    return (map.column(place.column, in: wording), map.row(place.row, in: wording))
  }

  private func value(_ wording: Wording) -> String {
    let value = map.cells[cell]
    return value.isNaN ? wording.say(.heatmapNoValue()) : wording.brief(Figure(measured: value))
  }

  /// The value and both names without the word between them.
  private func listed(_ column: String, _ row: String, _ wording: Wording) -> String {
    [value(wording), column, row].joined(separator: wording.comma)
  }
}
