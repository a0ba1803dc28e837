// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct HeatMapTests {
  private func map(
    _ values: [[Double]] = [[1, 2, 3], [5, 6, 7]], named name: String? = "calls"
  ) throws -> HeatMap {
    try HeatMap(
      values: values, rows: ["Monday", "Tuesday"], columns: ["8:00", "9:00", "10:00"], named: name)
  }

  private func facts(_ map: HeatMap) -> String {
    var json = JSONWriter()
    json.object { map.write(to: &$0) }
    return json.text
  }

  /// A grid whose cells are numbered from 0.
  private func numbered(rows: Int, columns: Int) throws -> HeatMap {
    try HeatMap(
      values: (0..<rows).map { row in (0..<columns).map { Double(row * columns + $0) } },
      rows: (0..<rows).map { "r\($0)" }, columns: (0..<columns).map { "c\($0)" })
  }

  /// Hours by days: workdays have their peak in the evening, weekends at noon.
  private func week(
    _ peaks: [Int] = [5, 5, 5, 5, 5, 3, 3], hours: Int = 8
  ) throws -> HeatMap {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return try HeatMap(
      values: (0..<hours).map { hour in peaks.map { Double(hour == $0 ? 20 : 1 + hour % 3) } },
      rows: (0..<hours).map { "\($0):00" }, columns: Array(days.prefix(peaks.count)))
  }

  @Test func peaksOfLinesAreTold() throws {
    let map = try week()
    let told = FormChart(map, title: "T").description(level: .standard)
    #expect(told.contains("Peaks of the columns: Mon to Fri at 5:00; Sat and Sun at 3:00."))
    #expect(
      facts(map).contains(
        #""peaks":{"of":"columns","groups":[{"names":["Mon","Tue","Wed","Thu","Fri"],"at":"5:00"},"#
          + #"{"names":["Sat","Sun"],"at":"3:00"}]}"#))
    // The fewer lines are those that are told.
    let turned = try HeatMap(
      values: (0..<7).map { day in (0..<8).map { map.cells[$0 * 7 + day] } },
      rows: map.columnNames, columns: map.rowNames)
    #expect(turned.peaks?.areOfRows == true)
    #expect(turned.peaks?.groups == map.peaks?.groups)
  }

  @Test func peaksThatSayNothingNewAreNotTold() throws {
    // All at one place, each elsewhere, and where means say it all.
    #expect(try week([5, 5, 5, 5, 5, 5, 5]).peaks == nil)
    #expect(try week([0, 1, 2, 3, 4, 5, 6]).peaks == nil)
    #expect(try numbered(rows: 7, columns: 5).peaks == nil)
    #expect(try week([5, 3], hours: 3).peaks == nil)
  }

  @Test func factsAreThoseOfTheCells() throws {
    let map = try map()
    #expect(
      facts(map)
        == #"{"rows":2,"columns":3,"cells":6,"missing":0,"#
        + #""maximum":{"row":"Tuesday","column":"10:00","value":7},"#
        + #""minimum":{"row":"Monday","column":"8:00","value":1},"#
        + #""rowMeans":[2,6],"columnMeans":[3,4,5],"peaks":null,"#
        + #""varianceShare":{"rows":\#(rowShare(map)),"columns":\#(columnShare(map))}}"#)
    // Of 28 in all, 24 lie between the rows and 4 between the columns.
    #expect(abs((map.varianceShares?.rows ?? 0) - 24 / 28.0) < 1e-12)
    #expect(abs((map.varianceShares?.columns ?? 0) - 4 / 28.0) < 1e-12)
  }

  private func rowShare(_ map: HeatMap) -> String { map.varianceShares?.rows.description ?? "" }

  private func columnShare(_ map: HeatMap) -> String {
    map.varianceShares?.columns.description ?? ""
  }

  @Test func wordsTellTheExtremesFirst() throws {
    #expect(
      FormChart(try map(), title: "Week").description(level: .standard) == [
        "calls, 2 rows by 3 columns: highest 7 at Tuesday, 10:00; lowest 1 at Monday, 8:00.",
        "Of the rows, Tuesday has the highest mean, 6, and Monday the lowest, 2.",
        "Of the columns, 10:00 has the highest mean, 5, and 8:00 the lowest, 3.",
        "Rows account for 86 percent of the variance, columns for 14 percent.",
        "Heat map.",
      ])
  }

  /// Rows and columns of the same names, as in a confusion matrix, are told apart by their headings.
  @Test func equalNamesHaveTheirHeadings() throws {
    let map = try HeatMap(
      values: [[166, 8], [10, 90]], rows: ["yes", "no"], columns: ["yes", "no"],
      rowsName: "True label", columnsName: "Predicted label")
    #expect(
      FormChart(map, title: "").description(level: .standard)[0].contains(
        "lowest 8 at True label yes, Predicted label no."))
  }

  @Test func equalExtremesAreNotTakenForOne() throws {
    let map = try map([[7, 1, 7], [1, 1, .nan]], named: nil)
    #expect(
      FormChart(map, title: "Week").description(level: .short)[0]
        == "Values, 2 rows by 3 columns: highest 7 at Monday, 8:00 and elsewhere; "
        + "lowest 1 at Monday, 9:00 and elsewhere.")
    #expect(
      FormChart(map, title: "Week").description(level: .long).suffix(2) == [
        "One cell is empty.", "Heat map.",
      ])
  }

  @Test func equalCellsHaveNoExtremes() throws {
    let map = try map([[5, 5, 5], [5, 5, 5]])
    #expect(map.varianceShares == nil)
    #expect(
      FormChart(map, title: "Week").description(level: .long) == [
        "calls, 2 rows by 3 columns: every value is 5.", "Heat map.",
      ])
  }

  @Test func cellsSoundRowAfterRow() throws {
    let tones = try map([[1, .nan, 3], [5, 6, 7]]).tones(stretchedBy: 1)
    #expect(tones.tones.map(\.kind) == [.tick, .cell, .cell, .tick, .cell, .cell, .cell])
    let expected = [0, 0.06, 0.16, 0.41, 0.47, 0.52, 0.57]
    #expect(zip(tones.tones, expected).allSatisfy { abs($0.start - $1) < 1e-9 })
    #expect(abs(tones.seconds - 0.62) < 1e-9)
    #expect(tones.tones[1].length == 0.045)
    #expect([tones.points.given, tones.points.heard, tones.points.missing] == [6, 5, 1])
  }

  @Test func manyCellsSoundAsThreeOfEachRow() throws {
    let tones = try numbered(rows: 20, columns: 16).tones(stretchedBy: 1)
    #expect(tones.tones.count == 80 + 17)
    #expect(tones.tones[4...7].map(\.value) == [nil, 16, 23, 31])
    let rows = 20 * 0.28 - 0.1
    #expect(abs(tones.seconds - (rows + 0.46 + 16 * 0.06)) < 1e-9)
    // Then the means of the columns: the middle of 0, 16 … 304 is 152.
    #expect(tones.tones[80].kind == .tick && abs(tones.tones[80].start - rows - 0.4) < 1e-9)
    #expect(tones.tones[81...].map(\.value) == (0..<16).map { 152 + Double($0) })
    #expect(tones.tones[81].layers[0].voice == 1)
    #expect(tones.tones[81].layers[0].pan == .middle(of: 0, among: 16))
    #expect(tones.points.reduced == 320 - 60)
    #expect(try numbered(rows: 20, columns: 15).tones(stretchedBy: 1).tones.count == 320)
  }

  @Test func manyRowsSoundInFortyBlocks() throws {
    let map = try numbered(rows: 90, columns: 12)
    #expect(map.blocks.count == 40 && map.blocks[1] == 2..<4 && map.blocks[39] == 87..<90)
    #expect(map.tones(stretchedBy: 1).tones.count == 160 + 13)
  }

  @Test func aWalkGoesUpToTheRowAbove() throws {
    let places = try map([[1, .nan, 3], [5, 6, 7]]).places()
    let wording = Language.english.wording(.display)
    #expect(
      places.columns[0].map { wording.line($0) } == [
        "5, 8:00, Tuesday", "1, 8:00, Monday, lowest",
      ])
    #expect(wording.line(places.columns[1][1]) == "no value, 9:00, Monday")
    #expect(places.columns[1][1].tone == nil && places.columns[2][0].landmark == .highest)
    #expect(places.columns[2][0].tone == 4 && places.row == 1)
  }

  @Test func linesCutNamesButNeverValues() throws {
    let long = String(repeating: "department of ", count: 6)
    let map = try HeatMap(
      values: [[-123456, 2], [3, 4]], rows: [long, "b"], columns: [long + "x", ""])
    let wording = Language.english.wording(.display)
    let lines = map.places().columns.joined().map { wording.line($0) }
    #expect(lines.allSatisfy { $0.count <= 39 })
    #expect(lines[1].hasPrefix("-123456, department"))
    #expect(lines[2] == "4, column 2, b, highest")
  }

  @Test func gridsThatAreTooSmallAreRefused() {
    #expect(throws: FormError.missing(.heatmap, .grid)) {
      try HeatMap(values: [[1, 2]], rows: ["a"], columns: ["x", "y"])
    }
    #expect(throws: FormError.missing(.heatmap, .grid)) {
      try HeatMap(values: [[1], [2]], rows: ["a", "b"], columns: ["x"])
    }
    #expect(throws: FormError.missing(.heatmap, .numbers)) {
      try HeatMap(values: [[.nan], []], rows: ["a", "b"], columns: ["x", "y"])
    }
  }

  @Test(arguments: [2.5e-308, 1e-200, 1, 1e200, 1.7e308])
  func sharesHoldForAllSizes(size: Double) throws {
    let map = try map([[-size, -size, -size], [size, size, size]])
    #expect(abs((map.varianceShares?.rows ?? 0) - 1) < 1e-9)
    #expect((map.varianceShares?.columns ?? 1) < 1e-9)
  }
}
