// SPDX-License-Identifier: MIT

internal import Audiograph

/// Finds the places where points may stand along x, and what tells for and against each.
struct XSearch {
  let chooser: RoleChooser
  /// The columns of values that were asked for, which are no places.
  let wanted: [Int]
  private let taken: Set<Int>
  private let parts: DateParts?
  private let dates: [Int]
  private let areFamily: Bool
  /// How long the first cells of each column of text are together; 0 for other columns.
  private let lengths: [Int]
  /// The columns of names of whose rows dates only say something.
  private var namesBeforeDates: Set<Int> = []

  /// As many columns of one kind as are looked at.
  private static let mostOfAKind = 8
  /// As many candidates as are parted into groups, which takes a look at all rows.
  private static let mostParted = 4

  init(_ chooser: RoleChooser, wanted: [Int]) {
    self.chooser = chooser
    self.wanted = wanted
    let taken = Set(wanted)
    self.taken = taken
    parts = chooser.dateParts(besides: wanted)
    let parts = parts
    dates = chooser.columns.filter { column in
      !taken.contains(column.index) && parts?.columnsInOrder.contains(column.index) != true
        && chooser.datePosition(column.index) != nil && column.varies
    }.map(\.index)
    lengths = chooser.columns.map { $0.isText ? Self.length($0) : 0 }
    areFamily = wanted.isEmpty && chooser.hasHeader && ValueFamily.areAll(chooser.columns)
    namesBeforeDates = Set(chooser.columns.filter(nameRows).map(\.index))
  }

  /// All candidates, the best first.
  func ranked() -> [Weighed<XCandidate>] {
    let first = Weighed.ranked(candidates(), by: XCandidate.evidence)
    let closest = first.prefix(Self.mostParted).map { parted($0.candidate) }
    return Weighed.ranked(
      closest + first.dropFirst(Self.mostParted).map(\.candidate), by: XCandidate.evidence)
  }

  private func candidates() -> [XCandidate] {
    var found: [XCandidate] = []
    if let parts, chooser.leavesValues(besides: parts.columnsInOrder, wanted: wanted) {
      found.append(candidate(parts: parts))
    }
    var counts: [XCandidate.Kind: Int] = [:]
    var (rivals, isFirst) = (0, true)
    for column in chooser.columns where !taken.contains(column.index) {
      guard var candidate = candidate(column) else { continue }
      candidate.isFirst = isFirst
      if candidate.varies, !candidate.isCounter, !candidate.isCodeOfNames { isFirst = false }
      candidate.rivalsBefore = rivals
      if candidate.isRival { rivals += 1 }
      let count = counts[candidate.kind, default: 0]
      guard count < Self.mostOfAKind,
        chooser.leavesValues(besides: [column.index], wanted: wanted)
      else { continue }
      counts[candidate.kind] = count + 1
      found.append(candidate)
    }
    var rows = XCandidate(position: .rows, kind: .rows)
    rows.omitsDates = !dates.isEmpty || parts != nil
    return found + [rows]
  }

  private func candidate(parts: DateParts) -> XCandidate {
    let columns = parts.columnsInOrder
    var candidate = XCandidate(position: .parts(parts), kind: .parts)
    candidate.place = columns.min() ?? 0
    candidate.heading = chooser.columns[candidate.place].heading
    candidate.rowCount = chooser.rowCount
    candidate.varies = columns.contains { chooser.columns[$0].varies }
    candidate.isFirst = true
    candidate.followsDates =
      parts.columns[.date] == nil
      && dates.contains { date in
        let column = chooser.columns[date]
        return date < candidate.place && !saysMaking(column) && column.missingShare == 0
      }
    return candidate
  }

  /// A column as a place; nil for one that holds nothing.
  private func candidate(_ column: TableColumn) -> XCandidate? {
    guard let (position, kind) = position(column) else { return nil }
    var candidate = XCandidate(position: position, kind: kind)
    candidate.heading = column.heading
    candidate.place = column.index
    candidate.rowCount = chooser.rowCount
    candidate.varies = column.varies
    candidate.isCounter = chooser.isCounter(column)
    candidate.isCode =
      chooser.isIdentifier(column) || chooser.isLabelHeading(column)
      || kind == .names && (column.holdsCodes || saysCode(column)) && hasNames(besides: column)
    candidate.isCodeOfNames =
      candidate.isCode && standsForNames(column) || kind == .names && shortensNames(column)
    candidate.isCode = candidate.isCode || candidate.isCodeOfNames
    candidate.standsBehind =
      saysMaking(column)
      && dates.contains {
        !saysMaking(chooser.columns[$0]) && chooser.columns[$0].missingShare < 0.2
      }
    candidate.omitsParts = parts?.columnsInOrder.contains(column.index) == true
    candidate.missingShare = column.missingShare
    if case .numbers(let finding) = column.content {
      candidate.order = NumberOrder(finding.values)
      candidate.counts = column.numbers?.counts == true
      candidate.isOneOfFamily =
        areFamily && !candidate.counts && !candidate.order.isEven
        && !HeadingWords.saysSequence(column.heading)
    }
    if kind == .names || kind == .ordered {
      candidate.namesRows = kind == .names && column.distinctShare >= 0.8
      candidate.isLong = column.isLong
    }
    candidate.omitsDates =
      kind != .dates && (!dates.isEmpty || parts != nil) && !namesRowsOfSharedDates(candidate)
      && !namesBeforeDates.contains(column.index)
    candidate.isOfNames = kind == .dates && !namesBeforeDates.isEmpty
    return candidate
  }

  /// Whether a heading says when rows were made or ended, or who was born, not when they are of.
  private func saysMaking(_ column: TableColumn) -> Bool {
    column.words.words.say(.birth) || column.words.words.say(.dateBehind)
  }

  /// Whether another column has a name for each of the codes of one, and no two.
  private func standsForNames(_ column: TableColumn) -> Bool {
    let codes = column.codes.codes
    return chooser.columns.contains {
      $0.index != column.index && $0.isText && !$0.holdsCodes && $0.codes.codes == codes
    }
  }

  /// Whether texts of a few letters stand beside longer ones, a name for each: `DE` beside `Germany`.
  private func shortensNames(_ column: TableColumn) -> Bool {
    let rows = 0..<min(column.cells.count, Self.mostCodes)
    guard rows.allSatisfy({ column.cells[$0].range.count <= Self.longestCode }) else {
      return false
    }
    let least = max(1, 2 * Self.length(column))
    let longer = lengths.indices.filter { $0 != column.index && lengths[$0] >= least }
    guard !longer.isEmpty else { return false }
    let codes = RowCodes(rows.lazy.map(column.cells.bytes)).codes
    return longer.contains { index in
      let other = chooser.columns[index]
      return !other.holdsCodes && RowCodes(rows.lazy.map(other.cells.bytes)).codes == codes
    }
  }

  private static func length(_ column: TableColumn) -> Int {
    (0..<min(column.cells.count, mostCodes)).reduce(0) { $0 + column.cells[$1].range.count }
  }

  private static let longestCode = 4
  /// As many rows tell what is a code.
  private static let mostCodes = 1000

  /// Whether words in another column name each row.
  private func hasNames(besides column: TableColumn) -> Bool {
    chooser.columns.contains {
      $0.index != column.index && $0.isText && !$0.holdsCodes && !saysCode($0)
        && $0.distinctShare >= 0.8 && (column.holdsCodes || !holdsFigures($0))
    }
  }

  /// Whether texts with figures stand below a heading of codes: an ISIN, an article's number.
  ///
  /// What has an id may have no other name.
  private func saysCode(_ column: TableColumn) -> Bool {
    chooser.hasHeader && HeadingWords.isIdentifier(column.heading)
      && !column.words.words.contains("id") && holdsFigures(column)
  }

  /// Whether half of the texts hold a figure.
  private func holdsFigures(_ column: TableColumn) -> Bool {
    let rows = 0..<min(column.cells.count, Self.mostCodes)
    return rows.count { column.cells.bytes($0).contains(where: \.isDigit) } * 2 >= rows.count
  }

  /// Whether rows have names of their own, for example of countries, and share their dates, which then only
  /// say something of each.
  private func namesRowsOfSharedDates(_ candidate: XCandidate) -> Bool {
    candidate.namesRows && candidate.place == 0 && parts == nil
      && HeadingWords.saysName(candidate.heading)
      && dates.allSatisfy { chooser.columns[$0].distinctShare < 0.8 }
  }

  /// Whether a column names each row, and dates only say something of it: they stand behind numbers, and in no
  /// order.
  private func nameRows(_ names: TableColumn) -> Bool {
    guard parts == nil, names.isText, !names.holdsCodes, let first = dates.min(),
      first > names.index, names.distinctShare == 1,
      chooser.columns[names.index..<first].contains(where: \.isNumeric)
    else { return false }
    return dates.allSatisfy { date in
      let instants = chooser.datePosition(date).flatMap(chooser.instants) ?? []
      return NumberOrder(instants.map { $0 == .min ? .nan : Double($0) }).loose == nil
    }
  }

  private func position(_ column: TableColumn) -> (Roles.Position, XCandidate.Kind)? {
    if let dates = chooser.datePosition(column.index) { return (dates, .dates) }
    switch column.content {
    case .numbers(let finding)
    where finding.hasLeadingZeros && column.cells.count > 0 && column.cells[0].range.count > 3
      && column.distinctShare == 1:
      return (.categories(column.index), .names)
    case .numbers: return (.numbers(column.index), .numbers)
    case .clock: return (.categories(column.index), .ordered)
    case .text:
      return (.categories(column.index), column.hasKnownOrder ? .ordered : .names)
    case .empty, .dates, .ambiguousDates, .mixedDates: return nil
    }
  }

  /// The candidate with the groups that part rows which share a place.
  private func parted(_ candidate: XCandidate) -> XCandidate {
    guard candidate.kind != .rows, candidate.order.strict == nil, !candidate.namesRows,
      chooser.options.grouping == .automatic,
      let positions = chooser.positions(candidate.position)
    else { return candidate }
    let search = GroupSearch(positions: positions)
    guard search.hasRepetition else { return candidate }
    var candidate = candidate
    let ranked = chooser.groups(of: candidate.position, search, besides: wanted)
    let groups = ranked.first?.candidate.columns ?? []
    candidate.groups = groups
    candidate.groupChoice = RoleChoice(.by, ranked) { chooser.names(of: $0.columns.map(\.index)) }
    candidate.unexplainedShare = groups.isEmpty ? search.repeatedShare : 0
    if candidate.isNumber, !groups.isEmpty {
      candidate.isOrderedInGroups = chooser.areOrdered(
        candidate.position, within: groups)
    }
    return candidate
  }
}
