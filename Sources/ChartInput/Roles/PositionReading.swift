// SPDX-License-Identifier: MIT

internal import Audiograph

/// Reads where rows stand along x from columns that are in memory as a whole.
struct PositionReading {
  let file: String
  let options: ReadOptions
  let columns: [TableColumn]

  /// The positions of all rows.
  ///
  /// - Throws: `ReadError` for the first cell that is no position of this kind.
  func positions(_ role: Roles.Position, lines: LineNumbers) throws(ReadError) -> Positions {
    switch role {
    case .rows: return .rows(columns.first?.cells.count ?? 0)
    case .parts(let parts):
      let dates = XAxis.Dates(
        instants: parts.instants(of: partColumns), precision: parts.precision)
      return .dates(dates, wereConverted: false)
    case .categories(let index):
      let cells = columns[index].cells
      return .categories((0..<cells.count).map(cells.text))
    case .numbers(let index): return .numbers(try numbers(columns[index], lines))
    case .numericDates(let index, let form):
      return .dates(form.dates(of: try numbers(columns[index], lines)), wereConverted: false)
    case .dates(let index, let form): return try dates(columns[index], form, lines)
    }
  }

  private func numbers(
    _ column: TableColumn, _ lines: LineNumbers
  ) throws(ReadError) -> [Double] {
    guard case .numbers(let finding) = column.content else { return [] }
    if let bad = finding.bad.first, !options.ignoresBadCells {
      throw CellFault(row: bad.row, column: column.index, kind: .number(bad.fault))
        .error(in: column, file: file, lines: lines)
    }
    return finding.values
  }

  private func dates(
    _ column: TableColumn, _ form: DateForm, _ lines: LineNumbers
  ) throws(ReadError) -> Positions {
    let cells = column.cells
    var collector = DateCollector(form, missing: options.missing)
    collector.reserve(cells.count)
    let bad = collector.append(cells, rows: 0..<cells.count) {
      options.ignoresBadCells || MissingMarkers.matches(cells.bytes, $0.indices)
    }
    if let bad {
      throw CellFault(row: bad.row, column: column.index, kind: .date(bad.fault))
        .error(in: column, file: file, lines: lines)
    }
    let wereConverted = collector.wasConverted
    return .dates(collector.dates(), wereConverted: wereConverted)
  }

  /// The columns as parts of dates; those of whole dates only where times stand beside them.
  var partColumns: [DatePartColumn] {
    let mayHaveTimes = columns.contains { column in
      if case .clock = column.content { return true }
      return DatePart.hour.isNamed(by: column.heading) || DatePart.time.isNamed(by: column.heading)
    }
    return columns.map { column in
      DatePartColumn(
        heading: column.isNoPart ? "" : column.heading,
        content: column.isNoPart ? .cells(CellColumn([])) : partContent(column, mayHaveTimes))
    }
  }

  /// Whether what could be durations are times of day, which they are beside dates.
  private func mayBeTimes(_ column: TableColumn) -> Bool {
    guard DatePart.time.isNamed(by: column.heading),
      TimeOfDay.isTimeOfDay(column.cells, isMissing: { $0.isEmpty })
    else { return false }
    return columns.contains(where: \.holdsDates)
  }

  private func partContent(
    _ column: TableColumn, _ mayHaveTimes: Bool
  ) -> DatePartColumn.Content {
    switch column.content {
    case .numbers(let finding) where finding.isDuration && mayBeTimes(column):
      return .cells(column.cells)
    case .numbers(let finding): return .numbers(finding.values)
    case .dates(let finding) where mayHaveTimes && finding.form.precision == .day:
      guard case .dates(let dates, _)? = try? dates(column, finding.form, LineNumbers()),
        dates.precision == .day
      else { return .cells(column.cells) }
      return .days(Array(dates.instants))
    default: return .cells(column.cells)
    }
  }
}

extension TableColumn {
  /// Whether it is said to hold something that is no part of a date.
  fileprivate var isNoPart: Bool { told != nil && told != .date }
}

extension NumericDateForm {
  /// The dates of some numbers, `Int64.min` where there is none.
  func dates(of numbers: [Double]) -> XAxis.Dates {
    let instants = instants(of: numbers)
    return XAxis.Dates(
      instants: instants, precision: precision(of: instants),
      offsetMinutes: offsetMinutes)
  }
}

extension Positions {
  /// A number for the position of each row, the same for the same position; nil if it has none.
  var codes: [Int?] {
    switch self {
    case .rows(let count): (0..<count).map { row -> Int? in row }
    case .categories(let names): RowCodes(names).codes.map { row -> Int? in row }
    case .numbers(let numbers): Self.codes(numbers) { $0.isNaN }
    case .dates(let dates, _): Self.codes(Array(dates.instants)) { $0 == .min }
    }
  }

  private static func codes<Key: Hashable & Comparable>(
    _ keys: [Key], isMissing: (Key) -> Bool
  ) -> [Int?] {
    let ascend = zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
    if ascend, !keys.contains(where: isMissing) { return Array(keys.indices) }
    var numbers: [Key: Int] = [:]
    return keys.map { key in
      guard !isMissing(key) else { return nil }
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
  }
}

extension CellFault {
  /// The error for the cell.
  func error(in column: TableColumn, file: String, lines: LineNumbers) -> ReadError {
    let place = CellLocation(file: file, row: lines[row], column: ColumnName(column))
    let text = column.cells.text(row).utf8.bounded()
    switch kind {
    case .number(.text): return .notANumber(place, text: text)
    case .number(.notFinite): return .notFinite(place, text: text)
    case .date(.notADate): return .notADate(place, text: text)
    case .date(.mixedOrder): return .mixedDateOrder(place, text: text)
    case .date(.mixedPrecision): return .mixedPrecision(place, text: text)
    case .date(.mixedOffsets): return .mixedOffsets(place, text: text)
    }
  }
}
