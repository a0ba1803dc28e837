// SPDX-License-Identifier: MIT

internal import Audiograph

/// Columns that may part the rows into series, with what tells for and against them.
struct GroupCandidate {
  /// One column, or two together; none for one series.
  let columns: [TableColumn]
  let codes: RowCodes
  let facts: GroupFacts
  /// Whether numbers along x ascend or descend strictly within each group, though not as a whole.
  var ordersNumbers = false

  /// Whether x has an order, in which each series stands by itself.
  var runsAlong = false

  /// Whether so few rows share a place that what parts them is hardly meant to.
  var partsFew = false

  /// Whether its names only say whether money went in or out.
  var tellsSign = false

  var isNumber: Bool { columns.contains { !$0.isText } }

  static let evidence: [Evidence<GroupCandidate>] = [
    Evidence(9, "no place is left twice in a series") { $0.facts.isUnique && $0.facts.recurs },
    Evidence(5, "the rows of each series stand together and run along x") {
      $0.runsAlong && $0.facts.recurs && !$0.facts.isUnique
    },
    Evidence(3, "the series recur along x") {
      $0.facts.repeatedShare <= 0.05 && $0.facts.fillShare >= 0.3 && $0.facts.recurs
    },
    Evidence(3, "series have names, not numbers") { !$0.columns.isEmpty && !$0.isNumber },
    Evidence(-9, "places stay twice in a series") {
      !$0.columns.isEmpty && !$0.facts.isUnique && !$0.runsAlong
    },
    Evidence(-9, "the series do not recur along x") { !$0.columns.isEmpty && !$0.facts.recurs },
    Evidence(-3, "a count of something names no series") { $0.isNumber && !$0.ordersNumbers },
    Evidence(-16, "hardly any rows share a place") {
      $0.partsFew && !$0.columns.isEmpty && !$0.ordersNumbers && !$0.runsAlong
    },
    Evidence(-16, "they only say which sign the amounts have") { $0.tellsSign },
    Evidence(-16, "many rows name no series") { candidate in
      candidate.columns.contains { $0.missingShare > 0.2 }
    },
    Evidence(-3, "one column is simpler than two") { $0.columns.count > 1 },
    Evidence(
      -0.3, "it stands further right", times: { Double(min(8, $0.columns.first?.index ?? 0)) }),
    Evidence(-10, "few series have a value at a place: these are events") {
      !$0.columns.isEmpty && $0.facts.fillShare < 0.4 && !$0.ordersNumbers
    },
    Evidence(-2, "there are more than twelve") { $0.codes.count > 12 },
  ]
}

extension RoleChooser {
  /// As many columns as are tried with each place along x.
  private static let mostGroupColumns = 64
  /// As many columns as are tried two at a time.
  private static let mostInPairs = 8

  func group(_ roles: inout Roles, wanted: [Int]) throws(ReadError) {
    switch options.grouping {
    case .none: roles.by = []
    case .columns(let references):
      var by: [Int] = []
      for reference in references { by.append(try place(reference)) }
      roles.by = by
    case .automatic:
      if roles.by.isEmpty, options.x != nil {
        roles.by = groups(of: roles.x, besides: wanted).map(\.index)
      }
      // Where a position is repeated further on, one of these may group the rows.
      roles.premise.isUnique =
        roles.premise.isUnique
        || roles.x != .rows && !groupColumns(besides: wanted + roles.x.columns).isEmpty
    }
  }

  /// The columns that part rows which share a place; none where no place is repeated.
  func groups(of x: Roles.Position, besides taken: [Int]) -> [TableColumn] {
    guard x != .rows, !groupColumns(besides: taken + x.columns).isEmpty,
      let positions = positions(x)
    else { return [] }
    return groups(of: x, GroupSearch(positions: positions), besides: taken).first?.candidate
      .columns ?? []
  }

  /// What may part rows which share a place, the best first; no group is among it.
  func groups(
    of x: Roles.Position, _ search: GroupSearch, besides taken: [Int]
  ) -> [Weighed<GroupCandidate>] {
    guard search.hasRepetition else { return [] }
    let columns = groupColumns(besides: taken + x.columns).prefix(Self.mostGroupColumns)
    var singles: [GroupCandidate] = []
    for column in columns {
      let codes = column.codes
      guard codes.count > 1, column.isText || isGroupNumber(column, codes, x) else { continue }
      singles.append(candidate([column], codes, search, x))
    }
    var all = singles
    if !singles.contains(where: \.facts.isUnique) {
      let paired = singles.prefix(Self.mostInPairs)
      for (place, first) in paired.enumerated() {
        for second in paired.dropFirst(place + 1) {
          let codes = first.codes.combined(second.codes)
          let pair = candidate(first.columns + second.columns, codes, search, x)
          if pair.facts.isUnique { all.append(pair) }
        }
      }
    }
    all.append(GroupCandidate(columns: [], codes: RowCodes([Int]()), facts: search.factsOfNone))
    return Weighed.ranked(all, by: GroupCandidate.evidence)
  }

  private func candidate(
    _ columns: [TableColumn], _ codes: RowCodes, _ search: GroupSearch, _ x: Roles.Position
  ) -> GroupCandidate {
    var candidate = GroupCandidate(
      columns: columns, codes: codes, facts: search.facts(of: codes))
    candidate.partsFew = search.repeatedShare < 0.1
    candidate.ordersNumbers = areOrdered(x, within: codes)
    candidate.tellsSign = tellSign(codes)
    if case .categories = x {} else { candidate.runsAlong = candidate.facts.runsWithin }
    return candidate
  }

  /// Whether two names go with the signs of amounts of money.
  private func tellSign(_ codes: RowCodes) -> Bool {
    codes.count == 2
      && columns.contains { column in
        guard case .numbers(let finding) = column.content,
          HeadingWords.money(column.heading) == .amount
        else { return false }
        let signed = zip(finding.values, codes.codes).filter { abs($0.0) > 0 }
        return Set(signed.map { $0.0 < 0 }).count == 2
          && Set(signed.map { ($0.0 < 0) == ($0.1 == 0) }).count == 1
      }
  }

  /// Whether whole numbers are names of series: of few values, each of them several times.
  private func isGroupNumber(
    _ column: TableColumn, _ codes: RowCodes, _ x: Roles.Position
  ) -> Bool {
    guard codes.count <= max(2, column.cells.count / 3) else { return false }
    if case .numbers = x { return codes.areTogether }
    return true
  }

  /// Whether numbers along x ascend or descend strictly within each group.
  func areOrdered(_ x: Roles.Position, within groups: [TableColumn]) -> Bool {
    let codes = groups.map(\.codes)
    guard let first = codes.first else { return false }
    return areOrdered(x, within: codes.dropFirst().reduce(first) { $0.combined($1) })
  }

  private func areOrdered(_ x: Roles.Position, within codes: RowCodes) -> Bool {
    guard case .numbers(let index) = x, case .numbers(let finding) = columns[index].content else {
      return false
    }
    return GroupSearch.areOrdered(finding.values, within: codes)
  }

  /// Columns of texts, then whole numbers that measure nothing.
  func groupColumns(besides taken: [Int]) -> [TableColumn] {
    let taken = Set(taken)
    let free = columns.filter { !taken.contains($0.index) }
    let left = valuePlaces.filter { !taken.contains($0) }
    return free.filter { $0.isText && !$0.isLong }
      + free.filter { column in
        guard case .numbers(let finding) = column.content, let facts = column.numbers,
          facts.areWhole, !facts.counts, facts.missingCount == 0, !finding.isDuration
        else { return false }
        return left.contains { $0 != column.index }
      }
  }
}
