// SPDX-License-Identifier: MIT

internal import Audiograph

/// Chooses what columns are there for, from what they hold and what they are called.
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
  /// How many columns of numbers do not only count the rows.
  private(set) var measuredCount = 0
  /// The columns that may be values, counted from 0.
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
    measuredCount = columns.count { $0.isNumeric && !isCounter($0) }
    valuePlaces = columns.filter(isValue).map(\.index)
  }

  var headings: [String] { columns.map(\.heading) }

  /// The roles of all columns.
  ///
  /// - Throws: `ReadError` where a column that was asked for is not there, or where nothing can be
  ///   heard.
  func roles() throws(ReadError) -> Roles {
    let wanted = try options.y.map(place)
    let asked = try options.x.map(place)
    if wanted.isEmpty, !options.namesGroups, let roles = try priceRoles(x: asked) {
      return roles
    }
    if let value = options.value, wanted.isEmpty {
      throw .notAPriceFile(file: file, value: value)
    }
    if wanted.isEmpty, asked == nil { try refuseMatrix() }
    var roles = try position(asked, wanted: wanted)
    try group(&roles, wanted: wanted)
    if wanted.isEmpty {
      try chooseValues(&roles)
    } else {
      roles.values = wanted
    }
    return roles
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
    let groups = groupColumns(roles.x, excluding: roles.values)
    roles.premise.isUnique = !groupCandidates(excluding: roles.values + roles.x.columns).isEmpty
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
    let free = columns.filter { !wanted.contains($0.index) }
    if let x = datePosition(among: free, wanted: wanted) { return Roles(x: x, values: []) }
    if let format = options.dateFormat, !free.contains(where: \.holdsDates) {
      throw .noDatesInFormat(file: file, format: format.text)
    }
    try refuseUnclearDates(free)
    let names = free.first(where: \.namesEachRow)
    if let number = free.first(where: { isAxis($0, names: names, wanted: wanted) }) {
      return Roles(x: .numbers(number.index), values: [], premise: .init(ascends: true))
    }
    if let roles = positionWithinGroups(free, names: names) { return roles }
    if let names {
      return Roles(x: .categories(names.index), values: [], premise: .init(isUnique: true))
    }
    if let clock = free.first(where: { if case .clock = $0.content { true } else { false } }) {
      return Roles(x: .categories(clock.index), values: [])
    }
    if let counter = free.first(where: {
      $0.numbers?.counts == true && !HeadingWords.isCounter($0.heading)
    }),
      leavesValues(counter.index, wanted: wanted)
        || free.contains(where: { $0.index != counter.index && happensToCount($0) })
    {
      return Roles(x: .numbers(counter.index), values: [], premise: .init(ascends: true))
    }
    if let first = columns.first(where: { !isCounter($0) }), isAxisWithTies(first, wanted: wanted) {
      return Roles(x: .numbers(first.index), values: [], premise: .init(neverFalls: true))
    }
    return Roles(x: .rows, values: [])
  }

  /// A column as x because it was asked for, whatever it holds.
  private func told(_ index: Int) throws(ReadError) -> Roles.Position {
    if let dates = datePosition(index) { return dates }
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

  /// The first column of dates that vary, or the first several that make dates together.
  private func datePosition(among free: [TableColumn], wanted: [Int]) -> Roles.Position? {
    let parts = dateParts(besides: wanted)
    for column in free {
      if let parts, parts.columnsInOrder.contains(column.index) { return .parts(parts) }
      guard let x = datePosition(column.index),
        varies(column), leavesValues(column.index, wanted: wanted)
      else { continue }
      return x
    }
    return nil
  }

  /// The columns that make dates together.
  private func dateParts(besides wanted: [Int]) -> DateParts? {
    let reading = PositionReading(file: file, options: options, columns: columns)
    guard options.dateFormat == nil, let parts = DateParts.find(in: reading.partColumns),
      !parts.columnsInOrder.contains(where: wanted.contains)
    else { return nil }
    return parts
  }

  func datePosition(_ index: Int) -> Roles.Position? {
    let column = columns[index]
    switch column.content {
    case .dates(let finding): return .dates(index, finding.form)
    case .numbers(let finding) where options.dateFormat == nil:
      let others = measuredCount > (isCounter(column) ? 0 : 1)
      return DateInference.find(
        inNumbers: finding.values, heading: column.words, hasOtherNumbers: others
      ).map { .numericDates(index, $0) }
    default: return nil
    }
  }

  /// Whether not all cells of a column are the same.
  private func varies(_ column: TableColumn) -> Bool {
    guard column.cells.count > 1 else { return true }
    let first = column.cells.bytes(0)
    return (1..<column.cells.count).contains { column.cells.bytes($0) != first }
  }

  /// Whether a column of numbers is where points stand: it ascends strictly, it counts or codes
  /// nothing, and it is no measurement beside names that are one a row.
  private func isAxis(_ column: TableColumn, names: TableColumn?, wanted: [Int]) -> Bool {
    guard let facts = column.numbers, facts.ascends, facts.presentCount > 1,
      !isCounter(column), !isIdentifier(column), leavesValues(column.index, wanted: wanted)
    else { return false }
    return names == nil || column.index < (names?.index ?? 0)
  }

  /// Whether the first column of numbers never falls, which numbers of ten rows and more do not by
  /// chance, and stands at more than a few places.
  private func isAxisWithTies(_ column: TableColumn, wanted: [Int]) -> Bool {
    guard case .numbers(let finding) = column.content, finding.missingCount == 0,
      finding.values.count >= 10, !isIdentifier(column), !HeadingWords.isLabel(column.heading),
      !wanted.contains(column.index),
      leavesValues(column.index, wanted: wanted)
    else { return false }
    let pairs = zip(finding.values.dropFirst(), finding.values)
    let riseCount = pairs.count { $0 > $1 }
    return pairs.allSatisfy { $0 >= $1 } && riseCount >= 4 && riseCount * 6 >= finding.values.count
  }

  /// As many columns of texts as are tried with each column of numbers.
  private static let mostGroupColumns = 64

  /// Numbers that ascend strictly within the groups that a column of texts makes.
  private func positionWithinGroups(_ free: [TableColumn], names: TableColumn?) -> Roles? {
    guard options.grouping == .automatic, names == nil else { return nil }
    let axes = free.filter { column in
      column.numbers?.missingCount == 0 && !isCounter(column) && !isIdentifier(column)
    }
    guard !axes.isEmpty else { return nil }
    for group in groupCandidates(excluding: []).prefix(Self.mostGroupColumns) {
      let codes = RowCodes(group.cells)
      // Numbers are names of groups only where the rows of each stand together.
      guard group.isText || codes.areTogether else { continue }
      for column in axes where column.index != group.index {
        guard case .numbers(let finding) = column.content,
          GroupSearch.ascends(finding.values, within: codes),
          leavesValues(column.index, wanted: [], besides: [group.index])
        else { continue }
        return Roles(
          x: .numbers(column.index), values: [], by: [group.index], premise: .init(isUnique: true))
      }
    }
    return nil
  }

  // MARK: - Groups

  private func group(_ roles: inout Roles, wanted: [Int]) throws(ReadError) {
    switch options.grouping {
    case .none: roles.by = []
    case .columns(let references):
      var by: [Int] = []
      for reference in references { by.append(try place(reference)) }
      roles.by = by
    case .automatic:
      guard roles.by.isEmpty else { return }
      let groups = groupColumns(roles.x, excluding: wanted)
      roles.by = groups.map(\.index)
      // Where a position is repeated further on, one of these may group the rows.
      roles.premise.isUnique =
        roles.premise.isUnique
        || roles.x != .rows
          && !groupCandidates(excluding: wanted + roles.x.columns).isEmpty
    }
  }

  /// The columns that make positions unique; none where no position is repeated.
  private func groupColumns(_ x: Roles.Position, excluding values: [Int]) -> [TableColumn] {
    guard x != .rows else { return [] }
    let candidates = groupCandidates(excluding: values + x.columns)
    guard !candidates.isEmpty, let positions = positions(x) else { return [] }
    let search = GroupSearch(positions: positions)
    return search.hasRepetition ? search.columns(among: candidates) ?? [] : []
  }

  /// A number for the position of each row.
  func positions(_ x: Roles.Position) -> [Int?]? {
    guard
      let decoded = try? PositionReading(file: file, options: options, columns: columns)
        .positions(x, lines: LineNumbers())
    else { return nil }
    return decoded.codes
  }

  /// Columns of texts, then whole numbers of few values.
  private func groupCandidates(excluding taken: [Int]) -> [TableColumn] {
    let free = columns.filter { !taken.contains($0.index) }
    return free.filter { $0.isText }
      + free.filter { column in
        guard case .numbers(let finding) = column.content, let facts = column.numbers,
          facts.areWhole, !facts.counts, facts.missingCount == 0, !finding.isDuration,
          leavesValues(column.index, wanted: [], besides: taken)
        else { return false }
        return RowCodes(finding.values).count <= max(2, column.cells.count / 3)
      }
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
