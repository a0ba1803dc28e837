// SPDX-License-Identifier: MIT

internal import Audiograph

/// What the cells of one column look like, counted over the rows that were looked at.
struct ColumnSurvey {
  /// The cells that are not missing.
  private(set) var cellCount = 0
  private(set) var missingCount = 0
  private(set) var numberCount = 0
  /// Cells with thousands separators, currency signs and the like.
  private(set) var decoratedCount = 0
  private(set) var textCount = 0
  private var familyCounts = [Int](repeating: 0, count: DateFamily.allCases.count)
  /// Whether every cell is a number greater than the one before.
  private var increases = true
  private var isWhole = true
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  private var last = -Double.infinity
  /// The first cells, for `--list-columns`.
  private(set) var firstCells: [String] = []
}

extension ColumnSurvey {
  /// Takes one more cell into account.
  mutating func add(
    _ cell: Row.Cell, of row: borrowing Row, decimal: inout DecimalState, format: DateFormat?
  ) {
    if firstCells.count < 3 { firstCells.append(row.text(of: cell)) }
    guard !cell.isNested else {
      textCount += 1
      cellCount += 1
      increases = false
      return
    }
    let text = row.bytes.span.extracting(cell.start..<cell.end)
    guard !addDate(text, format: format) else {
      cellCount += 1
      textCount += 1
      increases = false
      return
    }
    let reading = decimal.read(text)
    add(reading)
    guard case .value = reading else { return }
    addFamilies(DateFamily.candidates(text, isNumber: true), text, format)
  }

  /// Whether a text is a date that no number looks like.
  private mutating func addDate(_ text: Span<UInt8>, format: DateFormat?) -> Bool {
    if format != nil {
      addFamilies([.custom], text, format)
      return false
    }
    return addFamilies(DateFamily.candidates(text, isNumber: false), text, format)
  }

  @discardableResult
  private mutating func addFamilies(
    _ families: [DateFamily], _ text: Span<UInt8>, _ format: DateFormat?
  ) -> Bool {
    var isDate = false
    for family in families where family.matches(text, format: format) {
      familyCounts[family.rawValue] += 1
      isDate = true
    }
    return isDate
  }

  private mutating func add(_ reading: NumberReading) {
    switch reading {
    case .missing: missingCount += 1
    case .value(let number):
      numberCount += 1
      increases = increases && number > last && missingCount == 0
      isWhole = isWhole && number == number.rounded()
      last = number
      lowest = min(lowest, number)
      highest = max(highest, number)
    case .notFinite: numberCount += 1
    case .decorated: decoratedCount += 1
    case .text: textCount += 1
    }
    if reading != .missing { cellCount += 1 }
    if numberCount < cellCount || missingCount > 0 || reading == .notFinite { increases = false }
  }

  private func count(_ family: DateFamily) -> Int { familyCounts[family.rawValue] }

  /// Whether the column is a numeric axis: every cell a number, greater than the one before.
  var increasesStrictly: Bool { numberCount > 0 && increases }

  /// Whether the numbers can only be taken for years because they increase as years do.
  var increasesByYears: Bool {
    increasesStrictly && numberCount > 1 && isWhole && lowest >= 1000 && highest <= 2999
      && count(.year) == cellCount
  }

  /// The form of the dates in the column, or nil where it holds none.
  ///
  /// A few cells of another kind do not make a column of dates one of texts: they are mistakes,
  /// which reading then reports.
  func dateFamily(_ heading: HeadingWords, format: DateFormat?) -> DateFamily? {
    if format != nil { return isMost(count(.custom), saysSo: false) ? .custom : nil }
    let saysDate = heading.saysDate || heading.saysYear
    let certain = DateFamily.certain.max { count($0) < count($1) }
    if let certain, isMost(count(certain), saysSo: saysDate) { return certain }
    if heading.saysUnix, count(.compact) < cellCount, isNumeric { return .unix }
    if heading.saysDate, isMost(count(.compact), saysSo: true) { return .compact }
    if heading.saysYear, isMost(count(.year), saysSo: false) { return .year }
    if heading.mayBeUnix, looksLikeUnix { return .unix }
    return nil
  }

  private func isMost(_ count: Int, saysSo: Bool) -> Bool {
    count > 0 && (saysSo || count * 2 > cellCount)
  }

  private var looksLikeUnix: Bool {
    numberCount == cellCount && isWhole
      && ((1e8..<1e10).contains(lowest) && highest < 1e10
        || (1e11..<1e14).contains(lowest) && highest < 1e14)
  }

  /// Seconds or milliseconds, for a column of numbers that count time.
  func unixTime(_ heading: HeadingWords) -> UnixTime {
    heading.saysMilliseconds || max(abs(lowest), abs(highest)) >= UnixTime.smallestMilliseconds
      ? .milliseconds : .seconds
  }

  /// Whether the column is meant to hold numbers: most of its cells are.
  var isNumeric: Bool {
    cellCount > 0 && (textCount == 0 || numberCount + decoratedCount >= textCount)
  }

  var isEmpty: Bool { cellCount == 0 }

  /// Whether the cells are neither numbers nor dates.
  var isText: Bool { !isEmpty && !isNumeric && familyCounts.allSatisfy { $0 == 0 } }

  /// The first cell, where all of the first cells are dates with years of two digits.
  var shortYearExample: String? {
    firstCells.allSatisfy { DateText.hasShortYear(Array($0.utf8).span) } ? firstCells.first : nil
  }
}

/// What all columns of a table look like.
struct TableSurvey {
  private(set) var columns: [ColumnSurvey]
  private var decimal: DecimalState
  private let format: DateFormat?

  init(columnCount: Int, decimal: DecimalState, format: DateFormat?) {
    columns = Array(repeating: ColumnSurvey(), count: columnCount)
    self.decimal = decimal
    self.format = format
  }

  /// Takes one more row into account, unless its count of cells is wrong.
  mutating func add(_ row: borrowing Row) {
    guard row.cells.count == columns.count else { return }
    for index in columns.indices {
      columns[index].add(row.cells[index], of: row, decimal: &decimal, format: format)
    }
  }
}
