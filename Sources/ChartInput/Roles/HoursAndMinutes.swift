// SPDX-License-Identifier: MIT

internal import Audiograph

/// Columns of cells such as `8:15` that are hours and minutes, which elsewhere are minutes and seconds: when
/// something began and ended, and how long it took.
enum HoursAndMinutes {
  private static let minutesOfDay = 1440.0
  /// Between beginning and end lies this much at least, in four of five rows.
  private static let leastLength = 60.0

  /// The same columns, with two times of day an hour or more apart taken for texts, which are no values.
  ///
  /// Lengths that fit between the two, or whose headings name hours, are in minutes.
  static func settled(_ columns: [TableColumn]) -> [TableColumn] {
    let lengths = columns.filter { $0.told == nil && holdsTwoParts($0) }.map(\.index)
    guard !lengths.isEmpty else { return columns }
    let clocks = lengths.filter { isPadded(columns[$0].cells) }
    let pair = zip(clocks, clocks.dropFirst()).first { lieApart(columns[$0], columns[$1]) }
    return columns.map { column in
      guard lengths.contains(column.index) else { return column }
      if let pair, [pair.0, pair.1].contains(column.index) { return column.holding(.text) }
      let isWithin = pair.map { fits(column, between: columns[$0.0], columns[$0.1]) } ?? false
      guard isWithin || saysHours(column.heading), case .numbers(var finding) = column.content
      else { return column }
      finding.unit = "minutes"
      return column.holding(.numbers(finding))
    }
  }

  private static func saysHours(_ heading: String) -> Bool {
    heading.lowercased().holds("h:mm")
      || heading.foldedWords.contains { word in
        Notion.columnHour.holds(word) || Notion.columnHour.holds(String(word.dropLast()))
      }
  }

  /// Whether all cells are durations of two parts, of less than a day if the parts are hours and minutes.
  private static func holdsTwoParts(_ column: TableColumn) -> Bool {
    guard case .numbers(let finding) = column.content, finding.style.form == .duration,
      finding.presentCount > 1,
      finding.values.allSatisfy({ $0.isNaN || (0..<minutesOfDay).contains($0) })
    else { return false }
    return texts(column.cells).allSatisfy { text in
      text.count { $0 == UInt8(ascii: ":") } == 1 && !text.contains(Byte.point)
        && !text.contains(Byte.comma)
    }
  }

  /// Whether all cells have two digits in front of the colon.
  private static func isPadded(_ cells: CellColumn) -> Bool {
    texts(cells).allSatisfy { $0.count == 5 }
  }

  private static func texts(_ cells: CellColumn) -> [ArraySlice<UInt8>] {
    (0..<cells.count).map(cells.bytes).filter {
      !$0.isEmpty && !MissingMarkers.matches(cells.bytes, $0.indices)
    }
  }

  private static func lieApart(_ first: TableColumn, _ second: TableColumn) -> Bool {
    let lengths = lengths(first, second)
    return lengths.count > 2 && lengths.count { $0 >= leastLength } * 5 >= lengths.count * 4
  }

  private static func fits(
    _ column: TableColumn, between first: TableColumn, _ second: TableColumn
  ) -> Bool {
    let pairs = zip(minutes(column), zip(minutes(first), minutes(second))).filter {
      !$0.isNaN && !$1.0.isNaN && !$1.1.isNaN
    }
    return !pairs.isEmpty && pairs.allSatisfy { $0 <= length($1.0, $1.1) }
  }

  private static func lengths(_ first: TableColumn, _ second: TableColumn) -> [Double] {
    zip(minutes(first), minutes(second)).filter { !$0.isNaN && !$1.isNaN }.map(length)
  }

  /// How long it is from one time of day to another, perhaps of the next day.
  private static func length(_ first: Double, _ second: Double) -> Double {
    second >= first ? second - first : second - first + minutesOfDay
  }

  private static func minutes(_ column: TableColumn) -> [Double] {
    if case .numbers(let finding) = column.content { finding.values } else { [] }
  }
}

extension TableColumn {
  /// The same column, of which something else is found out.
  fileprivate func holding(_ content: Content) -> TableColumn {
    TableColumn(index, heading: heading, cells: cells, content: content, told: told)
  }
}
