// SPDX-License-Identifier: MIT

internal import Audiograph

/// Decides whether a table of which nothing was asked is told as something else than a line: only where
/// its columns say so.
struct FormSearch {
  private let chooser: RoleChooser
  private let roles: Roles
  private let columns: [TableColumn]

  /// Fewer rows of nothing but numbers are told in order.
  private static let fewestRows = 12

  /// Roles are those of a line.
  init(_ chooser: RoleChooser, _ roles: Roles) {
    (self.chooser, self.roles, columns) = (chooser, roles, chooser.columns)
  }

  /// The columns of the kind; nil for a line or bars.
  func found() -> FormRoles? {
    let options = chooser.options
    guard options.form == nil, roles.bars == nil, roles.by.isEmpty, options.value == nil,
      options.grouping == .automatic, !options.countsRows, options.only.isEmpty
    else { return nil }
    if let band = band() { return band }
    guard options.x == nil, options.y.isEmpty else { return nil }
    return heatMap() ?? flows() ?? share() ?? (roles.x == .rows ? scatterOrBox() : nil)
      ?? scatterOfTies()
  }

  private func band() -> FormRoles? {
    guard chooser.hasHeader, chooser.options.y.count < 2 else { return nil }
    let wanted = try? chooser.options.y.first.map(chooser.place)
    guard
      var band = BandSearch(chooser, along: roles.x.columns).found(
        around: wanted, isAsked: false),
      !band.values.contains(where: roles.x.columns.contains)
    else { return nil }
    band.x = roles.x
    return band
  }

  // MARK: - Grids of time

  private func heatMap() -> FormRoles? { Self.grid(columns, hasHeader: chooser.hasHeader) }

  /// Names of times of the calendar beside columns of numbers that are called so as well.
  static func grid(_ columns: [TableColumn], hasHeader: Bool) -> FormRoles? {
    guard hasHeader, let first = columns.first, columns.count > 2,
      columns.dropFirst().allSatisfy(\.isNumeric), first.cells.count > 1
    else { return nil }
    let names = (0..<min(first.cells.count, mostUnits)).map(first.cells.text)
    let headings = columns.dropFirst().map(\.heading)
    guard first.cells.count <= mostUnits, Set(names).count == names.count, areTimes(names),
      areTimes(headings) || areHours(headings, beside: names)
    else { return nil }
    return FormRoles(
      form: .heatmap, isAsked: false, values: columns.dropFirst().map(\.index), names: [0])
  }

  /// Hours of a day, the most that the rows can be.
  private static let mostUnits = 48

  /// Whether all are weekdays, months or hours.
  static func areTimes(_ texts: some Sequence<String>) -> Bool {
    texts.allSatisfy(isTimeOfCalendar)
  }

  private static func isTimeOfCalendar(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if MonthName.number(bytes.span) != nil || WeekdayName.number(bytes.span) != nil { return true }
    let parts = text.parts(at: ":")
    return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
      && parts.allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
  }

  /// Whether numbers count hours of a day, at least six, beside names of weekdays.
  private static func areHours(_ texts: [String], beside names: [String]) -> Bool {
    let hours = texts.compactMap { Int($0) }
    return hours.count == texts.count && hours.count >= 6
      && hours.allSatisfy((0...24).contains)
      && zip(hours.dropFirst(), hours).allSatisfy { $0 == $1 + 1 }
      && names.allSatisfy { WeekdayName.number(Array($0.utf8).span) != nil }
  }

  // MARK: - From here to there

  /// Two columns of names, some of which stand in both, beside numbers: what goes from one to the other.
  private func flows() -> FormRoles? {
    let texts = columns.filter { $0.isText && !$0.isLong }
    guard chooser.hasHeader, texts.count == 2, let value = numbers.first, numbers.count == 1,
      columns.count == 3, (3...mostFlows).contains(chooser.rowCount)
    else { return nil }
    let names = texts.map { column in
      Set((0..<column.cells.count).map { column.cells.text($0) })
    }
    let shared = names[0].intersection(names[1])
    guard shared.count * 4 >= min(names[0].count, names[1].count), !shared.isEmpty,
      areUniqueTogether(texts)
    else { return nil }
    return FormRoles(
      form: .heatmap, isAsked: false, values: [value.index], names: texts.map(\.index))
  }

  private var mostFlows: Int { 400 }

  // MARK: - Parts of a whole

  private func share() -> FormRoles? {
    guard case .categories(let names) = roles.x, roles.values.count == 1,
      let column = roles.values.first, case .numbers(let finding) = columns[column].content,
      (3...20).contains(finding.values.count),
      !finding.values.contains(where: { $0.isNaN || $0 < 0 }),
      finding.values.count(where: { $0 > 0 }) > 1,
      abs(finding.values.reduce(0, +) - 100) <= 0.5,
      columns[names].codes.count == finding.values.count, saysPercent(column, finding)
    else { return nil }
    return FormRoles(form: .share, isAsked: false, values: [column], names: [names])
  }

  private func saysPercent(_ column: Int, _ finding: NumberFinding) -> Bool {
    let heading = HeadingUnit(columns[column].heading)
    return [heading.unit, finding.unit, heading.name].contains { text in
      text.map { UnitRecognition.kind(ofUnit: $0) == .percent } ?? false
    }
  }

  // MARK: - Rows without an order

  private var numbers: [TableColumn] {
    columns.filter {
      $0.isNumeric && chooser.isValue($0) && !chooser.isCounter($0) && !isFlag($0)
    }
  }

  /// Two columns of numbers, of which one is sorted and takes half as many values as there are rows: no
  /// course, unless it counts time.
  private func scatterOfTies() -> FormRoles? {
    let sorted: Int
    switch roles.x {
    case .numbers(0): sorted = 0
    case .rows: sorted = 1
    default: return nil
    }
    guard columns.count == 2, chooser.rowCount >= Self.fewestRows,
      numbers.map(\.index) == [0, 1], mayBePairs(numbers),
      !HeadingWords.saysSequence(columns[sorted].heading), isSorted(columns[sorted]),
      sorted == 0 || !isSorted(columns[0]), case .numbers(let finding) = columns[sorted].content,
      2 * Set(finding.values).count <= finding.values.count
    else { return nil }
    return FormRoles(form: .scatter, isAsked: false, values: [0, 1])
  }

  /// Whether numbers go one way, equal ones together.
  private func isSorted(_ column: TableColumn) -> Bool {
    guard case .numbers(let finding) = column.content else { return false }
    let pairs = zip(finding.values, finding.values.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
  }

  private func scatterOrBox() -> FormRoles? {
    guard chooser.rowCount >= Self.fewestRows else { return nil }
    let numbers = numbers
    let groups = columns.filter(isGroup)
    guard let first = numbers.first, !areUniqueTogether(groups) else { return nil }
    let codes = groups.first?.codes
    guard !ascends(first, codes) else { return nil }
    let areOrdered =
      numbers.count == 2
      ? numbers.allSatisfy { isOrdered($0, codes) } : isOrdered(first, codes)
    guard !areOrdered else { return nil }
    if numbers.count == 2, groups.count < 2, texts.count == groups.count(where: { $0.isText }),
      mayBePairs(numbers)
    {
      return FormRoles(form: .scatter, isAsked: false, values: numbers.map(\.index))
    }
    guard let group = groups.first else { return nil }
    return FormRoles(form: .box, isAsked: false, values: [first.index], names: [group.index])
  }

  private var texts: [TableColumn] { columns.filter { $0.isText } }

  /// Whether the texts of a column part the rows into 2 to 12 groups, the median one of 5 rows or more.
  private func isGroup(_ column: TableColumn) -> Bool {
    guard column.isText && !column.isLong && !column.hasKnownOrder || isFlag(column) else {
      return false
    }
    let codes = column.codes
    guard (2...12).contains(codes.count) else { return false }
    var sizes = [Int](repeating: 0, count: codes.count)
    for code in codes.codes { sizes[code] += 1 }
    return sizes.sorted()[sizes.count / 2] >= 5
  }

  /// Whether numbers are nothing but 0 and 1, of whether something holds.
  private func isFlag(_ column: TableColumn) -> Bool {
    guard case .numbers(let finding) = column.content, chooser.hasHeader, columns.count > 1 else {
      return false
    }
    return finding.values.allSatisfy { $0 == 0 || $0 == 1 } && column.varies
  }

  private func areUniqueTogether(_ groups: [TableColumn]) -> Bool {
    guard groups.count == 2 else { return false }
    let both = groups[0].codes.combined(groups[1].codes)
    return both.count == chooser.rowCount
  }

  /// Whether both numbers take three values or more, and are no series of one thing that take few.
  private func mayBePairs(_ columns: [TableColumn]) -> Bool {
    func all(exceed most: Int) -> Bool {
      columns.allSatisfy { column in
        guard case .numbers(let finding) = column.content else { return false }
        return !finding.values.hasAtMost(most)
      }
    }
    return all(exceed: 12) || all(exceed: 2) && !ValueFamily.isFamily(columns)
  }

  /// Whether numbers go one way within each group.
  private func ascends(_ column: TableColumn, _ groups: RowCodes?) -> Bool {
    guard let groups, case .numbers(let finding) = column.content else { return false }
    return GroupSearch.areOrdered(finding.values, within: groups)
  }

  /// Whether the order of numbers, less the median of their group, means something.
  private func isOrdered(_ column: TableColumn, _ groups: RowCodes?) -> Bool {
    guard case .numbers(let finding) = column.content else { return true }
    var values = finding.values
    if let groups { values = values.withoutMedians(of: groups.codes, count: groups.count) }
    return !values.haveNoOrder(areRecords: groups != nil)
  }
}

extension [Double] {
  /// Each less the median of its group.
  fileprivate func withoutMedians(of codes: [Int], count: Int) -> [Double] {
    var members = [[Double]](repeating: [], count: count)
    for (value, code) in zip(self, codes) where !value.isNaN { members[code].append(value) }
    let medians = members.map { $0.isEmpty ? 0 : $0.sorted()[$0.count / 2] }
    return zip(self, codes).map { $0 - medians[$1] }
  }
}
