// SPDX-License-Identifier: MIT

internal import Audiograph

/// Takes the rows of a table one after another and keeps the columns that are wanted.
struct TableCollector {
  let context: TableContext
  let choice: ColumnChoice
  var decimal: DecimalState
  var dates: DateColumn?
  private(set) var axisNumbers: [Double] = []
  private(set) var categories: [String] = []
  private(set) var values: [[Double]]
  private(set) var rows = RowNumbers()
  /// Rows that hold nothing and were left out.
  private(set) var emptyRowCount = 0
  /// Empty rows of a table without positions, which are gaps if a row follows.
  private var pendingEmptyRows: [Int] = []

  /// A file may claim to be larger than any memory.
  private static let mostReserved = 1 << 24

  init(
    context: TableContext, choice: ColumnChoice, decimal: DecimalState, dateFormat: DateFormat?
  ) {
    self.context = context
    self.choice = choice
    self.decimal = decimal
    values = choice.y.map { _ in [] }
    if case .dates(let family, let unixTime) = choice.kind {
      dates = DateColumn(
        family: family, unixTime: unixTime, format: dateFormat,
        numbers: NumberText(mark: decimal.mark ?? Byte.point))
    }
  }

  /// Makes room, so that no column is copied while it grows.
  mutating func reserve(_ count: Int) {
    let count = min(count, Self.mostReserved)
    for index in values.indices { values[index].reserveCapacity(count) }
    if choice.kind == .numbers { axisNumbers.reserveCapacity(count) }
    if choice.kind == .categories { categories.reserveCapacity(count) }
    dates?.reserve(count)
  }

  /// Takes a row; false where it shows that x does not increase though it was chosen for that.
  mutating func append(_ row: borrowing Row) throws(ReadError) -> Bool {
    guard row.hasText else {
      skipEmpty(row.number)
      return true
    }
    if !pendingEmptyRows.isEmpty { flushEmptyRows() }
    guard try appendPosition(row) else { return false }
    for index in choice.y.indices { values[index].append(try number(row, choice.y[index])) }
    rows.append(row: row.number)
    return true
  }

  private mutating func skipEmpty(_ row: Int) {
    if choice.kind == .rows { pendingEmptyRows.append(row) } else { emptyRowCount += 1 }
  }

  private mutating func flushEmptyRows() {
    for row in pendingEmptyRows {
      for index in values.indices { values[index].append(.nan) }
      rows.append(row: row)
    }
    pendingEmptyRows = []
  }

  /// Says that no row follows: empty rows at the end are no gaps.
  mutating func end() {
    emptyRowCount += pendingEmptyRows.count
    pendingEmptyRows = []
  }

  private mutating func number(_ row: borrowing Row, _ column: Int) throws(ReadError) -> Double {
    let cell = row.cells[column]
    guard !cell.isNested else { throw .nestedValue(context.place(row.number, column)) }
    switch decimal.read(row.bytes.span.extracting(cell.start..<cell.end)) {
    case .value(let value): return value
    case .missing: return .nan
    case .notFinite:
      throw .notFinite(context.place(row.number, column), text: row.text(of: cell))
    case .decorated(let decoration):
      throw .notANumber(
        context.place(row.number, column), text: row.text(of: cell), decoration: decoration)
    case .text:
      throw .notANumber(
        context.place(row.number, column), text: row.text(of: cell), decoration: nil)
    }
  }

  private mutating func appendPosition(_ row: borrowing Row) throws(ReadError) -> Bool {
    guard let column = choice.x else { return true }
    let cell = row.cells[column]
    guard !cell.isNested else { throw .nestedValue(context.place(row.number, column)) }
    switch choice.kind {
    case .rows: return true
    case .categories:
      categories.append(String(decoding: row.bytes[cell.start..<cell.end], as: UTF8.self))
      return true
    case .numbers: return try appendNumber(row, column)
    case .dates: return try appendDate(row, column)
    }
  }

  private mutating func appendNumber(_ row: borrowing Row, _ column: Int) throws(ReadError) -> Bool
  {
    guard choice.mustIncrease else {
      axisNumbers.append(try position(row, column))
      return true
    }
    let cell = row.cells[column]
    guard case .value(let value) = decimal.read(row.bytes.span.extracting(cell.start..<cell.end)),
      axisNumbers.last.map({ $0 < value }) ?? true
    else { return false }
    axisNumbers.append(value)
    return true
  }

  /// The number of an x column, which may not be missing.
  private mutating func position(_ row: borrowing Row, _ column: Int) throws(ReadError) -> Double {
    let cell = row.cells[column]
    let place = context.place(row.number, column)
    switch decimal.read(row.bytes.span.extracting(cell.start..<cell.end)) {
    case .value(let value): return value
    case .missing: throw .missingPosition(place, text: row.text(of: cell))
    case .decorated(let decoration):
      throw .notANumber(place, text: row.text(of: cell), decoration: decoration)
    case .notFinite, .text: throw .notAPosition(place, text: row.text(of: cell))
    }
  }

  private mutating func appendDate(_ row: borrowing Row, _ column: Int) throws(ReadError) -> Bool {
    let cell = row.cells[column]
    let text = row.bytes.span.extracting(cell.start..<cell.end)
    let last = dates?.instants.last
    let fault = dates?.append(text)
    if choice.mustIncrease { return fault == nil && isGuessedYearInOrder(after: last) }
    guard let fault else { return true }
    let place = context.place(row.number, column)
    switch fault {
    case .mixedOffsets: throw .mixedOffsets(place, text: row.text(of: cell))
    case .notADate where MissingText.matches(text):
      throw .missingPosition(place, text: row.text(of: cell))
    case .notADate where dates?.family.isOfOtherPrecision(text) == true:
      throw .mixedPrecision(place, text: row.text(of: cell))
    case .notADate: throw .notADate(place, text: row.text(of: cell))
    }
  }

  /// Whether a number taken for a year is later than the one before, and from 1000 to 2999.
  private func isGuessedYearInOrder(after last: Int64?) -> Bool {
    guard let instant = dates?.instants.last else { return false }
    let year = CalendarDate(instant: instant, precision: .year).civil.year
    return (1000...2999).contains(year) && (last.map { $0 < instant } ?? true)
  }
}

extension TableCollector {
  /// The values of the columns; they are gone from here afterwards, so that nothing is copied.
  mutating func takeValues() -> [[Double]] {
    defer { values = [] }
    return values
  }

  /// The names of the x column; they are gone from here afterwards.
  mutating func takeNames() -> [String] {
    defer { categories = [] }
    return categories
  }

  /// The numbers of the x column; they are gone from here afterwards.
  mutating func takeAxisNumbers() -> [Double] {
    defer { axisNumbers = [] }
    return axisNumbers
  }
}

extension TableCollector {
  /// Whether a plain row would give what the general reader gives.
  var takesPlainRows: Bool {
    decimal.mark != nil && pendingEmptyRows.isEmpty
  }

  /// The clock that further dates must have.
  var plainClock: WrittenClock { dates?.plainClock ?? .unknown }

  /// What plain rows are made of, or nil where some column needs the general reader.
  func plainRows(delimiter: UInt8) -> PlainRows? {
    guard let mark = decimal.mark, mark != delimiter, Set(choice.y).count == choice.y.count else {
      return nil
    }
    var slots = [PlainLayout.Slot](repeating: .skip, count: context.headings.count)
    for column in choice.y { slots[column] = .number }
    if let x = choice.x {
      guard slots[x] == .skip, let slot = plainPosition else { return nil }
      slots[x] = slot
    }
    let layout = PlainLayout(
      slots: slots, delimiter: delimiter, mark: mark,
      mayBeEmpty: choice.kind == .rows || choice.kind == .categories)
    return layout.splits ? PlainRows(layout) : nil
  }

  /// How plain rows hold the x column; nil where they do not.
  var plainPosition: PlainLayout.Slot? {
    switch choice.kind {
    case .dates: choice.mustIncrease ? nil : dates?.plainSlot
    case .numbers: .position
    case .categories: .written
    case .rows: nil
    }
  }

  /// Takes the dates or names at places of a text, as `TextRange`; the number of them up to a fault.
  mutating func append(_ places: ArraySlice<Int64>, of text: Span<UInt8>) -> Int {
    guard choice.kind == .categories else { return dates?.append(places, of: text) ?? places.count }
    let names = PlainNames(places, of: text)
    var start = 0
    for end in names.ends {
      categories.append(String(decoding: names.text[start..<end], as: UTF8.self))
      start = end
    }
    return places.count
  }

  /// Counts rows that hold nothing.
  mutating func leaveOut(emptyRows count: Int) { emptyRowCount += count }

  /// The columns that plain rows give as numbers, in the order of the file.
  var plainNumberColumns: [Int] {
    (choice.y + (choice.kind == .numbers ? [choice.x].compactMap(\.self) : [])).sorted()
  }

  /// Takes a block of plain rows; false as `append`.
  ///
  /// Numbers of one column stand together, `PlainRows.rowsPerBlock` apart from the next. Without
  /// what the dates have in common dates and names were taken before.
  mutating func append(
    count: Int, _ lines: RowLines, instants: [Int64], dates plain: PlainDate?,
    numbers: [Double], columns: [Int]
  ) -> Bool {
    if let plain { dates?.append(instants[..<count], plain) }
    for (index, column) in columns.enumerated() {
      let start = index * PlainRows.rowsPerBlock
      let block = numbers[start..<start + count]
      if column == choice.x {
        guard appendPositions(block) else { return false }
      } else if let target = choice.y.firstIndex(of: column) {
        values[target].append(contentsOf: block)
      }
    }
    rows.append(lines, count: count)
    return true
  }

  /// Powers of ten up to the most decimals of a number of eight bytes.
  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7]

  /// Takes rows of a day and a number, which is a multiple of a power of ten.
  mutating func append(
    days: Span<Int32>, wholeNumbers: Span<Int32>, decimals: Int, _ lines: RowLines
  ) {
    dates?.append(days: days)
    let power = Self.powers[decimals]
    values[0].append(addingCapacity: wholeNumbers.count) { room in
      for index in wholeNumbers.indices { room.append(Double(wholeNumbers[index]) / power) }
    }
    rows.append(lines, count: days.count)
  }

  /// Takes numbers of the x column, none of which is missing in plain rows; false as `append`.
  private mutating func appendPositions(_ block: ArraySlice<Double>) -> Bool {
    if choice.mustIncrease {
      var last = axisNumbers.last ?? -.infinity
      for number in block {
        guard number > last else { return false }
        last = number
      }
    }
    axisNumbers.append(contentsOf: block)
    return true
  }
}
