// SPDX-License-Identifier: MIT

internal import Audiograph

extension RoleChooser {
  func chooseValues(_ roles: inout Roles) throws(ReadError) {
    let taken = Set(roles.x.columns + roles.by)
    var free = columns.filter { !taken.contains($0.index) && isValue($0) }
    if free.contains(where: { $0.numbers?.isConstant == false }) {
      free.removeAll { $0.numbers?.isConstant == true && $0.cells.count > 1 }
    }
    free = preferred(among: free) { ($0.numbers?.missingCount ?? 0) * 2 <= $0.cells.count }
    let candidates = free
    if roles.x.isDates { free = preferred(among: free) { !tellsTime($0) } }
    free = preferred(among: free) { !isQuotedLabel($0) }
    let fixing =
      roles.by.isEmpty ? [] : [groupCodes(roles), positionCodes(roles)].compactMap(\.self)
    free = preferred(among: free) { column in !fixing.contains { column.isFixed(by: $0) } }
    free = preferred(among: free) { !isLabel($0) }
    // Numbers that happen to count are values where there are no others, not even missing ones.
    let isEmpty = { (column: TableColumn) in
      if case .empty = column.content { !column.heading.isEmpty } else { false }
    }
    if free.isEmpty, !columns.contains(where: isEmpty) {
      free = columns.filter { !taken.contains($0.index) && happensToCount($0) }
    }
    guard let first = free.first else { throw try noValues(taken) }
    roles.valueCandidates = (candidates.isEmpty ? free : candidates).map(\.index)
    roles.yielding = Set(roles.valueCandidates).subtracting(free.map(\.index))
    let isFamily = roles.by.isEmpty && ValueFamily.isFamily(free)
    roles.values = isFamily ? free.map(\.index) : [first.index]
  }

  /// The columns that fulfil a condition; all where none does.
  private func preferred(
    among columns: [TableColumn], where isBetter: (TableColumn) -> Bool
  ) -> [TableColumn] {
    guard columns.count > 1 else { return columns }
    let better = columns.filter(isBetter)
    return better.isEmpty ? columns : better
  }

  /// Whether numbers are years with a fraction, which beside dates say the same once more.
  private func tellsTime(_ column: TableColumn) -> Bool {
    guard case .numericDates(_, .decimalYear) = datePosition(column.index) else { return false }
    return true
  }

  /// Whether whole numbers stand in quotation marks beside others that do not, as R writes factors.
  ///
  /// Those with a mark between thousands may need them.
  func isQuotedLabel(_ column: TableColumn) -> Bool {
    hasBareNumbers && column.numbers?.areWhole == true && column.isQuoted
      && !(0..<column.cells.count).contains(where: column.cells.hasMark)
  }

  /// Whether whole numbers are labels: by their heading, or since they are of two or three kinds.
  private func isLabel(_ column: TableColumn) -> Bool {
    guard hasHeader, case .numbers(let finding) = column.content,
      column.numbers?.areWhole == true
    else { return false }
    return HeadingWords.isLabel(column.heading)
      || finding.presentCount >= Self.leastRowsOfLabels
        && finding.values.hasAtMost(Self.mostLabels)
  }

  private static let mostLabels = 3
  private static let leastRowsOfLabels = 20

  private func groupCodes(_ roles: Roles) -> RowCodes? {
    let codes = roles.by.map { RowCodes(columns[$0].cells) }
    return codes.dropFirst().reduce(codes.first) { $0?.combined($1) }
  }

  private func positionCodes(_ roles: Roles) -> RowCodes? {
    positions(roles.x).map { RowCodes($0) }
  }

  /// Why there is nothing to be heard.
  private func noValues(_ taken: Set<Int>) throws(ReadError) -> ReadError {
    let names = headings.map { $0.utf8.bounded() }
    let empties = columns.filter { if case .empty = $0.content { true } else { false } }
    let areOthersTaken = columns.allSatisfy { column in
      taken.contains(column.index) || column.holdsDates || happensToCount(column)
        || column.index == empties.first?.index
    }
    if let empty = empties.first, areOthersTaken || !columns.contains(where: \.isNumeric) {
      return .noValues(file: file, column: ColumnName(empty))
    }
    let numbers = columns.filter(\.isNumeric)
    guard !numbers.isEmpty else { return .noNumericColumn(file: file, headings: names) }
    return .onlyCodes(file: file, headings: numbers.map { ColumnName($0).heading })
  }

  func isValue(_ column: TableColumn) -> Bool {
    column.isNumeric && !isCounter(column) && !isIdentifier(column)
      && !(hasHeader && column.words.saysYearItself && datePosition(column.index) != nil)
  }

  func happensToCount(_ column: TableColumn) -> Bool {
    column.numbers?.counts == true && !isIdentifier(column) && hasHeader && !column.heading.isEmpty
      && !HeadingWords.isCounter(column.heading)
  }

  /// Whether numbers only count the rows.
  func isCounter(_ column: TableColumn) -> Bool {
    guard let facts = column.numbers else { return false }
    if hasHeader, numericCount > 1 || hasText, HeadingWords.isCounter(column.heading) {
      return true
    }
    return facts.counts && columns.count > 1 && facts.presentCount > 2
  }

  /// Whether numbers are codes, not quantities.
  func isIdentifier(_ column: TableColumn) -> Bool {
    guard case .numbers(let finding) = column.content else { return false }
    return hasHeader && HeadingWords.isIdentifier(column.heading) || finding.hasLeadingZeros
  }

  /// Whether there are values to be heard besides a column of numbers.
  func leavesValues(_ column: Int, wanted: [Int], besides taken: [Int] = []) -> Bool {
    !wanted.isEmpty
      || valuePlaces.contains { $0 != column && !taken.contains($0) }
  }
}
