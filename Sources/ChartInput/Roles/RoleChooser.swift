// SPDX-License-Identifier: MIT

internal import Audiograph

/// Chooses what columns are there for, from what they hold and what they are called.
///
/// Three choices are made one after another, each by evidence: where points stand along x, which
/// columns part the rows into series, and which are values.
struct RoleChooser {
  let file: String
  let options: ReadOptions
  let columns: [TableColumn]
  let hasHeader: Bool
  let priceHeadings: PriceHeadings?
  // Counted once: to look at all columns for each of them takes minutes where there are thousands.
  let numericCount: Int
  let hasText: Bool
  /// Whether some numbers stand without quotation marks.
  let hasBareNumbers: Bool
  /// How many columns of labels there are of one kind: "Region 1" and "Region 2" are two of "Region".
  let labelsAlike: [String: Int]
  /// How many columns of numbers do not only count the rows.
  private(set) var measuredCount = 0
  /// The column of times of day beside dates, which are no values; nil for none.
  private(set) var clock: Int?
  /// The columns that may be values, counted from 0, best first: measurements, then what counts,
  /// then coordinates.
  private(set) var valuePlaces: [Int] = []

  init(
    file: String, options: ReadOptions, columns: [TableColumn], hasHeader: Bool,
    priceHeadings: PriceHeadings?
  ) {
    self.file = file
    self.options = options
    self.columns = columns
    self.hasHeader = hasHeader
    self.priceHeadings = priceHeadings
    numericCount = columns.count(where: \.isNumeric)
    hasText = columns.contains(where: \.isText)
    hasBareNumbers = columns.contains { $0.isNumeric && !$0.isQuoted }
    labelsAlike = Dictionary(
      grouping: columns.filter { $0.isNumeric && HeadingWords.isLabel($0.heading) }
        .compactMap(Self.kind)
    ) { $0 }.mapValues(\.count)
    measuredCount = columns.count { $0.isNumeric && !isCounter($0) }
    clock = columns.count > 2 ? dateParts(besides: [])?.columns[.time] : nil
    valuePlaces = columns.filter(isValue).map(\.index)
  }

  var headings: [String] { columns.map(\.heading) }

  func names(of places: [Int]) -> [ColumnName] { places.map { ColumnName(columns[$0]) } }
  var rowCount: Int { columns.first?.cells.count ?? 0 }

  /// The roles of all columns.
  ///
  /// - Throws: `ReadError` where a column that was asked for is not there, or where nothing can be
  ///   heard.
  func roles() throws(ReadError) -> Roles {
    try checkDates()
    let search = HeadingSearch(headings)
    let wanted = try options.y.map { column throws(ReadError) in
      try search.place(of: column, file: file)
    }
    let asked = try options.x.map(place)
    if wanted.isEmpty, !options.namesGroups, !options.countsRows,
      let roles = try priceRoles(x: asked)
    {
      return roles
    }
    if let value = options.value, wanted.isEmpty {
      throw .notAPriceFile(file: file, value: value)
    }
    if wanted.isEmpty, asked == nil, !options.countsRows { try refuseMatrix() }
    var roles = try position(asked, wanted: wanted)
    try group(&roles, wanted: wanted)
    if wanted.isEmpty {
      try chooseValues(&roles)
    } else {
      roles.values = wanted
    }
    let told = roles.values.map { columns[$0] }
    roles.areUnlike = roles.by.isEmpty && ValueFamily.areUnlike(told)
    return roles
  }

  /// Throws where dates are said to be written in a way in which none are.
  func checkDates() throws(ReadError) {
    guard let format = options.dateFormat, !columns.contains(where: \.holdsDatesAsAsked) else {
      return
    }
    throw .noDatesInFormat(file: file, format: format.text)
  }

  /// Refuses numbers whose columns are called as their rows are: each is about two names.
  private func refuseMatrix() throws(ReadError) {
    guard hasHeader, columns.count > 3, let names = columns.first, names.isText,
      names.cells.count == columns.count - 1, columns.dropFirst().allSatisfy(\.isNumeric),
      columns.dropFirst().allSatisfy({ $0.heading == names.cells.text($0.index - 1) })
    else { return }
    throw .matrix(file: file, count: names.cells.count)
  }

  /// The place of a column that was asked for.
  func place(_ reference: ColumnReference) throws(ReadError) -> Int {
    try HeadingSearch(headings).place(of: reference, file: file)
  }

  // MARK: - Prices

  private func priceRoles(x asked: Int?) throws(ReadError) -> Roles? {
    guard let prices = priceHeadings, asked == nil || asked == prices.date,
      let x = datePosition(prices.date)
    else { return nil }
    let value = options.value ?? .close
    var bars: [PriceColumn: Int] = [:]
    for column in value.columns {
      guard let place = prices.columns[column] else {
        throw .priceColumnMissing(file: file, value: value, column: column)
      }
      bars[column] = place
    }
    // The volume tells an unadjusted split from a fall.
    if value == .close { bars[.volume] = prices.columns[.volume] }
    if options.allPriceColumns { bars = prices.columns }
    var roles = Roles(x: x, values: PriceColumn.allCases.compactMap { bars[$0] }, bars: bars)
    guard !options.expectsPrices else { return roles }
    // Prices of several things in one table are a series each.
    let groups = groups(of: roles.x, besides: roles.values)
    roles.premise.isUnique = !groupColumns(besides: roles.values + roles.x.columns).isEmpty
    guard !groups.isEmpty else { return roles }
    guard options.grouping == .automatic else { return nil }
    roles.by = groups.map(\.index)
    roles.values = value.columns.compactMap { bars[$0] }
    roles.bars = nil
    return value.columns.count == 1 ? roles : nil
  }

  // MARK: - Positions along x

  private func position(_ asked: Int?, wanted: [Int]) throws(ReadError) -> Roles {
    if let asked { return try Roles(x: told(asked), values: []) }
    if options.countsRows { return Roles(x: .rows, values: []) }
    let taken = Set(wanted)
    let free = columns.filter { !taken.contains($0.index) }
    let ranked = XSearch(self, wanted: wanted).ranked()
    // Where all rows have one date, nothing runs along it.
    if !ranked[0].candidate.isDate { try refuseUnclearDates(free.filter(\.varies)) }
    var roles = Roles(x: ranked[0].candidate.position, values: [])
    roles.by = ranked[0].candidate.groups.map(\.index)
    roles.premise = ranked[0].candidate.premise
    roles.choices = [
      RoleChoice(.x, ranked) { names(of: $0.position.columns) }, ranked[0].candidate.groupChoice,
    ].compactMap(\.self)
    return roles
  }

  /// A column as x because it was asked for, whatever it holds.
  private func told(_ index: Int) throws(ReadError) -> Roles.Position {
    if let dates = datePosition(index) { return dates }
    if case .dates(let finding) = columns[index].content { return .dates(index, finding.form) }
    try refuseUnclearDates([columns[index]])
    return columns[index].isNumeric ? .numbers(index) : .categories(index)
  }

  private func refuseUnclearDates(_ columns: [TableColumn]) throws(ReadError) {
    for column in columns {
      switch column.content {
      case .ambiguousDates(let row, let text):
        throw .ambiguousDates(CellLocation(file, row: row, column), text: text)
      case .mixedDates(let row, let text):
        throw .mixedDateOrder(CellLocation(file, row: row, column), text: text)
      default: continue
      }
    }
  }

  /// The columns that make dates together.
  func dateParts(besides wanted: [Int]) -> DateParts? {
    let reading = PositionReading(file: file, options: options, columns: columns)
    guard let parts = DateParts.find(in: reading.partColumns),
      options.dateFormat == nil || parts.columns[.date] != nil,
      !parts.columnsInOrder.contains(where: wanted.contains)
    else { return nil }
    return parts
  }

  func datePosition(_ index: Int) -> Roles.Position? {
    let column = columns[index]
    switch column.content {
    case .dates(let finding):
      return finding.isOfOtherForm ? nil : .dates(index, finding.form)
    case .numbers where column.told == .number || column.told == .duration: return nil
    case .numbers(let finding) where column.told == .date:
      return DateInference.find(inNumbersToldDates: finding.values, heading: column.words)
        .map { .numericDates(index, $0) }
    case .numbers(let finding) where options.dateFormat == nil:
      let others = measuredCount > (isCounter(column) ? 0 : 1)
      let form = DateInference.find(
        inNumbers: finding.values, heading: column.words, hasOtherNumbers: others)
      // Long numbers of codes are no times.
      switch form {
      case .unix, .stamp: if isIdentifier(column) { return nil }
      default: break
      }
      return form.map { .numericDates(index, $0) }
    default: return nil
    }
  }

  /// When each row is, `Int64.min` where that is missing; nil for places that are no dates.
  func instants(_ x: Roles.Position) -> [Int64]? {
    guard
      case .dates(let dates, _) = try? PositionReading(
        file: file, options: options, columns: columns
      ).positions(x, lines: LineNumbers())
    else { return nil }
    return Array(dates.instants)
  }

  /// A number for the position of each row.
  func positions(_ x: Roles.Position) -> [Int?]? {
    guard
      let decoded = try? PositionReading(file: file, options: options, columns: columns)
        .positions(x, lines: LineNumbers())
    else { return nil }
    return decoded.codes
  }
}

extension XCandidate {
  /// What the choice of this place rests on.
  var premise: Roles.Premise {
    var premise = Roles.Premise()
    switch kind {
    case .rows, .dates, .parts, .ordered: break
    case .names: premise.isUnique = namesRows
    case .numbers:
      premise.order = order.strict
      premise.looseOrder = order.loose
      premise.isUnique = isOrderedInGroups
    }
    return premise
  }
}

extension CellLocation {
  /// The place of a cell whose row is counted from 0 among the rows of a block; the line is put in
  /// its place where it is known.
  init(_ file: String, row: Int, _ column: TableColumn) {
    self.init(file: file, row: row, column: ColumnName(column))
  }
}

extension ColumnName {
  init(_ column: TableColumn) {
    let number = column.index + 1
    self =
      column.heading.isEmpty
      ? ColumnName(number: number)
      : ColumnName(number: number, heading: column.heading.utf8.bounded())
  }
}
