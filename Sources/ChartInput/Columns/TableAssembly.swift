// SPDX-License-Identifier: MIT

internal import Audiograph

/// Turns collected columns into a table: settles the dates, sorts, and drops repeated dates.
struct TableAssembly {
  private var collector: TableCollector
  private let context: TableContext
  private let value: PriceValue
  private var notes: [ReadNote] = []
  private var values: [[Double]] = []

  init(_ collector: consuming TableCollector, value: PriceValue) {
    context = collector.context
    self.value = value
    self.collector = consume collector
  }

  /// The table.
  ///
  /// `isPriceFile` makes the last of several rows with one date stand for all of them.
  mutating func table(
    _ form: TableForm, isPriceFile: Bool
  ) throws(ReadError) -> Table {
    let rowCount = collector.rows.count
    guard rowCount > 0 else { throw .noRows(file: context.file) }
    let layout = TableLayout(
      format: form.format, delimiter: form.delimiter.map { Character(Unicode.Scalar($0)) },
      decimal: decimalMark(of: form.format), hasHeader: form.hasHeader,
      x: collector.choice.x.map(context.name), y: collector.choice.y.map(context.name),
      isPriceFile: isPriceFile, rowCount: rowCount)
    if collector.emptyRowCount > 0 {
      notes.append(.emptyRowsSkipped(count: collector.emptyRowCount))
    }
    values = collector.takeValues()
    let x = try axis(mergesDates: isPriceFile)
    try checkValues()
    return Table(
      x: x, columns: collector.choice.bars == nil ? valueColumns(isPriceFile) : [],
      bars: bars(x), value: value, layout: layout, notes: notes)
  }

  private func decimalMark(of format: FileFormat) -> DecimalMark? {
    guard format == .csv || format == .tsv else { return nil }
    return collector.decimal.mark.map { $0 == Byte.comma ? .comma : .point }
  }

  private mutating func axis(mergesDates: Bool) throws(ReadError) -> XAxis {
    switch collector.choice.kind {
    case .rows: return .rows(count: collector.rows.count)
    case .categories: return .categories(collector.takeNames())
    case .numbers:
      let numbers = collector.takeAxisNumbers()
      guard let broken = AscendingOrder.firstBreak(numbers) else { return .numbers(numbers) }
      let order = sortValues(by: numbers, from: broken)
      return .numbers(order.map { numbers[$0] })
    case .dates:
      guard var dates = try settledDates() else { return .rows(count: collector.rows.count) }
      dates.instants = sorted(dates.instants)
      if mergesDates { merge(&dates) }
      return .dates(dates)
    }
  }

  /// The dates in the order of the file, once the order of day and month is known.
  private mutating func settledDates() throws(ReadError) -> XAxis.Dates? {
    guard var column = collector.dates.take() else { return nil }
    if column.wasConverted { notes.append(.timesConvertedToUTC) }
    if column.family == .slashed {
      column.settle(dayFirst: try isDayFirst(column))
    }
    return (consume column).dates()
  }

  private func isDayFirst(_ column: DateColumn) throws(ReadError) -> Bool {
    let order = column.order
    switch (order.firstNotDayFirst, order.firstNotMonthFirst) {
    case (nil, nil):
      // Where both numbers are equal in every row, both orders give the same dates.
      guard let finding = order.firstAmbiguous else { return true }
      throw .ambiguousDates(place(finding.index), text: finding.text)
    case (nil, _): return true
    case (_, nil): return false
    case (let day?, let month?):
      let finding = day.index > month.index ? day : month
      throw .mixedDateOrder(place(finding.index), text: finding.text)
    }
  }

  private func place(_ index: Int) -> CellPlace {
    context.place(collector.rows[index], collector.choice.x ?? 0)
  }

  private mutating func sorted(_ instants: [Int64]) -> [Int64] {
    guard let broken = AscendingOrder.firstBreak(instants) else { return instants }
    return sortValues(by: instants, from: broken).map { instants[$0] }
  }

  /// Sorts the rows by keys, of which the one at `broken` is the first out of order.
  ///
  /// Returns the order of the rows.
  private mutating func sortValues(by keys: [some Comparable], from broken: Int) -> [Int] {
    notes.append(.rowsSorted(firstRow: collector.rows[broken]))
    let order = AscendingOrder.permutation(keys)
    for index in values.indices { values[index] = values[index].picked(order) }
    return order
  }

  /// Keeps the last of several rows with the same date.
  private mutating func merge(_ dates: inout XAxis.Dates) {
    let instants = dates.instants
    let repeated = instants.indices.dropLast().filter { instants[$0] == instants[$0 + 1] }
    guard let first = repeated.first else { return }
    notes.append(.repeatedDatesReplaced(count: repeated.count, example: dates[first]))
    let kept = instants.indices.filter {
      $0 + 1 == instants.count || instants[$0] != instants[$0 + 1]
    }
    dates.instants = kept.map { instants[$0] }
    for index in values.indices { values[index] = values[index].picked(kept) }
  }

  private func checkValues() throws(ReadError) {
    let prices = collector.choice.bars
    for (index, column) in collector.choice.y.enumerated()
    where values[index].allSatisfy({ $0.isNaN }) {
      let isWanted = prices == nil || value.columns.contains { prices?[$0] == column }
      if isWanted { throw .noValues(file: context.file, column: context.name(column)) }
    }
  }

  private func valueColumns(_ isPriceFile: Bool) -> [ValueColumn] {
    let prices = isPriceFile ? PriceHeadings(context.headings) : nil
    return collector.choice.y.enumerated().map { index, column in
      let heading = Heading(context.headings[column])
      let price = prices?.columns.first { $0.value == column }?.key
      return ValueColumn(
        number: column + 1, name: heading.name,
        unit: heading.unit ?? (price == .volume ? PriceValue.volume.unit : nil),
        kind: price.map { $0 == .volume ? .count : .price } ?? heading.kind,
        values: values[index])
    }
  }

  private func bars(_ x: XAxis) -> PriceBars? {
    guard let places = collector.choice.bars, case .dates(let dates) = x else { return nil }
    var columns: [PriceColumn: [Double]] = [:]
    for (column, place) in places {
      if let index = collector.choice.y.firstIndex(of: place) {
        columns[column] = values[index]
      }
    }
    return try? PriceBars(dates: dates, columns: columns)
  }
}

/// The order that makes keys ascend.
enum AscendingOrder {
  /// The first place whose key is smaller than the one before; nil where all ascend.
  static func firstBreak<Key: Comparable>(_ keys: [Key]) -> Int? {
    var previous = keys.first
    for (index, key) in keys.enumerated() {
      if let last = previous, key < last { return index }
      previous = key
    }
    return nil
  }

  /// Places of the keys in ascending order; equal keys stay in theirs.
  static func permutation<Key: Comparable>(_ keys: [Key]) -> [Int] {
    keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
  }
}

extension [Double] {
  /// The values at places, in the order of these.
  fileprivate func picked(_ places: [Int]) -> [Double] { places.map { self[$0] } }
}
