// SPDX-License-Identifier: MIT

extension HeatMap {
  func table() -> FormTable {
    FormTable(
      headings: [.name(rowsName ?? "")] + columnNames.map { .name($0) },
      rows: rowNames.enumerated().map { row, name in
        [.text(name)] + cells(in: row..<row + 1).map { FormTable.Cell($0) }
      })
  }

  /// Columns from left to right, in each the last row first: up leads to the row above.
  ///
  /// The value of an empty cell is NaN.
  func places() -> FormPlaces {
    let tones = tonesOfPlaces()
    let (width, height) = (columnNames.count, rowNames.count)
    let columns = (0..<width).map { column in
      (0..<height).reversed().map { row in
        let cell = row * width + column
        return FormPlace(
          line: HeatMapPlace(map: self, cell: cell), value: cells[cell],
          landmark: landmark(cell),
          tone: tones[cell])
      }
    }
    return FormPlaces(
      columns: columns, along: .names(columnNames, rows: rowNames.reversed()), row: height - 1)
  }

  private func landmark(_ cell: Int) -> FormPlace.Landmark? {
    guard cells[lowest] < cells[highest] else { return cell == highest ? .other : nil }
    return cell == highest ? .highest : cell == lowest ? .lowest : nil
  }

  /// Which tone stands for a cell; of blocks only for the first cells with the values that are heard.
  private func tonesOfPlaces() -> [Int: Int] {
    var tones: [Int: Int] = [:]
    var next = 0
    guard isHeardInBlocks else {
      for (cell, value) in cells.enumerated() where !value.isNaN {
        tones[cell] = next
        next += 1
      }
      return tones
    }
    for rows in blocks {
      let heard = heard(of: rows)
      // The ends before the middle, which may be equal to one.
      for number in [0, 2, 1] where number < heard.count {
        guard let cell = cells(in: rows).firstIndex(of: heard[number].value) else { continue }
        if tones[cell] == nil { tones[cell] = next + number }
      }
      next += heard.count
    }
    return tones
  }
}

extension HeatMap {
  /// The most rows and columns that are drawn; of more, some are drawn as their mean.
  private static let mostDrawn = 120
  /// The most cells whose values may be written in them.
  private static let mostWritten = 500

  func picture() -> FormPicture {
    let across = Self.parts(of: columnNames.count, atMost: Self.mostDrawn)
    let along = Self.parts(of: rowNames.count, atMost: Self.mostDrawn)
    let isWhole = across.count == columnNames.count && along.count == rowNames.count
    var marks: [FormPicture.Mark] = []
    var numbers: [FormPicture.Mark] = []
    for (y, rows) in along.reversed().enumerated() {
      for (x, columns) in across.enumerated() {
        let value = drawnValue(rows, columns)
        guard !value.isNaN else { continue }
        let center = FormPicture.Position(x: Double(x), y: Double(y))
        marks.append(
          .area(
            x: center.x - 0.5...center.x + 0.5, y: center.y - 0.5...center.y + 0.5, color: 0,
            strength: strength(of: value)))
        if isWhole, cells.count <= Self.mostWritten { numbers.append(.number(center, value)) }
      }
    }
    return FormPicture(
      x: axis(across.map { columnNames[$0.lowerBound] }, columnsName),
      y: axis(along.reversed().map { rowNames[$0.lowerBound] }, rowsName), marks: marks + numbers,
      shading: cells[lowest] < cells[highest] ? cells[lowest]...cells[highest] : nil,
      shadingTitle: valueName.map { .measured($0, in: unit) } ?? unit.map { .name($0) })
  }

  private func axis(_ names: [String], _ title: String?) -> FormPicture.Axis {
    FormPicture.Axis(
      low: -0.5, high: Double(names.count) - 0.5, title: title.map { .name($0) }, names: names)
  }

  /// The mean of the cells that are drawn together; NaN where all are empty.
  private func drawnValue(_ rows: Range<Int>, _ columns: Range<Int>) -> Double {
    let found = rows.flatMap { row in columns.map { cells[row * columnNames.count + $0] } }
      .filter { !$0.isNaN }
    return found.isEmpty ? .nan : mean(of: found)
  }

  /// How dark a cell is; the lowest is seen too.
  private func strength(of value: Double) -> Double {
    let (low, high) = (cells[lowest], cells[highest])
    guard low < high else { return 0.5 }
    return Self.strength(ofShare: (value / 2 - low / 2) / (high / 2 - low / 2))
  }

  /// How dark a cell is that lies so far between the lowest and the highest.
  static func strength(ofShare share: Double) -> Double { 0.05 + 0.9 * share }
}
