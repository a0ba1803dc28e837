// SPDX-License-Identifier: MIT

extension HeatMap: FormModel {
  static var name: FormName { .heatmap }
  static var shape: FormShape { .grid }
  static var options: Set<FormOption> { [.groups, .columns] }

  var axis: FormAxis {
    FormAxis(minimum: cells[lowest], maximum: cells[highest], name: valueName ?? "")
  }
  var voices: [FormVoice] {
    let name = valueName ?? ""
    return [FormVoice(name: name)] + (isHeardInBlocks ? [FormVoice(name: name, timbre: .pure)] : [])
  }
  var counts: (points: Int, missing: Int) { (count, cells.count - count) }

  func write(to json: inout JSONWriter) {
    json.member("rows", rowNames.count)
    json.member("columns", columnNames.count)
    json.member("cells", count)
    json.member("missing", counts.missing)
    write("maximum", highest, to: &json)
    write("minimum", lowest, to: &json)
    json.member("rowMeans", rowMeans)
    json.member("columnMeans", columnMeans)
    json.key("peaks")
    json.optional(peaks) { peaks, json in
      json.member("of", peaks.areOfRows ? "rows" : "columns")
      let (lines, places) =
        peaks.areOfRows ? (rowNames, columnNames) : (columnNames, rowNames)
      json.key("groups")
      json.array { json in
        for group in peaks.groups {
          json.object { json in
            json.member("names", group.lines.map { lines[$0].displayText })
            json.member("at", places[group.place].displayText)
          }
        }
      }
    }
    json.key("varianceShare")
    json.object { json in
      json.member("rows", varianceShares?.rows)
      json.member("columns", varianceShares?.columns)
    }
  }

  private func write(_ name: String, _ cell: Int, to json: inout JSONWriter) {
    let place = place(of: cell)
    json.key(name)
    json.object { json in
      json.member("row", rowNames[place.row].displayText)
      json.member("column", columnNames[place.column].displayText)
      json.member("value", cells[cell])
    }
  }
}

extension HeatMap {
  /// The most cells that are heard one by one.
  static let mostCells = 300
  /// The most blocks of rows that are heard of more cells.
  static let mostBlocks = 40

  /// Whether only the lowest, the middle and the highest of a row or of several are heard.
  var isHeardInBlocks: Bool { cells.count > Self.mostCells }

  /// The rows that are heard together.
  var blocks: [Range<Int>] { Self.parts(of: rowNames.count, atMost: Self.mostBlocks) }

  /// From the tick that begins a row to its first cell, in seconds.
  private static let afterTick = 0.060

  func tones(stretchedBy factor: Double) -> FormTones {
    (isHeardInBlocks ? tonesOfBlocks() : tonesOfCells()).stretched(by: factor)
  }

  /// The lowest, the middle and the highest value of some rows; nothing for empty ones.
  func heard(of rows: Range<Int>) -> [(part: String, value: Double)] {
    let sorted = cells(in: rows).filter { !$0.isNaN }.sorted()
    guard let low = sorted.first, let high = sorted.last else { return [] }
    return [("low", low), ("middle", sorted[(sorted.count - 1) / 2]), ("high", high)]
  }

  private func tonesOfCells() -> FormTones {
    let (slot, pause, width) = (0.050, 0.200, columnNames.count)
    let rowLength = Self.afterTick + Double(width) * slot + pause
    var tones: [FormTone] = []
    for row in rowNames.indices {
      let start = Double(row) * rowLength
      tones.append(.tick(at: start))
      for column in 0..<width where !cells[row * width + column].isNaN {
        tones.append(
          FormTone(
            .cell, at: start + Self.afterTick + Double(column) * slot, for: 0.045,
            cells[row * width + column],
            pan: .middle(of: column, among: width),
            details: [Score.Detail("row", Double(row)), Score.Detail("column", Double(column))]))
      }
    }
    return FormTones(
      tones: tones, seconds: Double(rowNames.count) * rowLength - pause, points: pointCounts())
  }

  /// Some rows after another, then the means of the columns, or of some together.
  private func tonesOfBlocks() -> FormTones {
    var rows = tonesOfRows()
    let start = rows.seconds + Self.beforeMeans
    let parts = Self.parts(of: columnNames.count, atMost: Self.mostBlocks)
    rows.tones.append(.tick(at: start))
    for (place, columns) in parts.enumerated() {
      let mean = presentMean(columnMeans[columns])
      guard mean.isFinite else { continue }
      rows.tones.append(
        FormTone(
          .cell, at: start + Self.afterTick + Double(place) * Self.meanSlot,
          for: 0.9 * Self.meanSlot, mean, voice: 1, pan: .middle(of: place, among: parts.count),
          details: [
            Score.Detail("column", Double(columns.lowerBound)), Score.Detail("part", "mean"),
          ]))
    }
    rows.seconds = start + Self.afterTick + Double(parts.count) * Self.meanSlot
    return rows
  }

  /// From the last row to the tick before the means of the columns, and the time of each, in seconds.
  private static let beforeMeans = 0.400
  private static let meanSlot = 0.060

  private func tonesOfRows() -> FormTones {
    let (slot, pause) = (0.040, 0.100)
    let length = Self.afterTick + 3 * slot + pause
    var tones: [FormTone] = []
    var seconds = 0.0
    var heardCount = 0
    for rows in blocks {
      let heard = heard(of: rows)
      tones.append(.tick(at: seconds))
      for (place, tone) in heard.enumerated() {
        tones.append(
          FormTone(
            .cell, at: seconds + Self.afterTick + Double(place) * slot, for: 0.036, tone.value,
            pan: .fixed(0),
            details: [
              Score.Detail("row", Double(rows.lowerBound)), Score.Detail("part", tone.part),
            ]))
      }
      heardCount += min(heard.count, presentCount(in: rows))
      seconds += length
    }
    return FormTones(tones: tones, seconds: seconds - pause, points: pointCounts(heard: heardCount))
  }

  /// How many cells of some rows have a value.
  func presentCount(in rows: Range<Int>) -> Int { cells(in: rows).count { !$0.isNaN } }
}
