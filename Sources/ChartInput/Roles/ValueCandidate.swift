// SPDX-License-Identifier: MIT

internal import Audiograph

/// Columns that may be the values, with what tells for and against them.
struct ValueCandidate {
  let columns: [TableColumn]
  /// How many columns of measurements stand before it.
  var rivalsBefore = 0
  /// Whether there are other columns of numbers.
  var hasRivals = false
  /// Whether a column of money is a better answer than this quantity.
  var hasMoney = false
  /// Whether these are bounds or errors, and what they belong to is there.
  var hasCentre = false
  /// Whether place along x, or the series, tells the number.
  var isFixed = false
  /// Whether dates say the same once more.
  var tellsTime = false
  /// Whether dates stand along x.
  var isAlongDates = false
  var isCounter = false
  var isCode = false
  var isLabel = false
  /// Whether these are the points of a league, whose games were counted in other columns.
  var isLeaguePoints = false
  /// Whether each number is the sum of its neighbours.
  var isSum = false
  /// Whether it is the last of the prices of a day.
  var isClose = false
  /// Whether it is what fees leave of an amount.
  var isNet = false

  var first: TableColumn { columns[0] }

  /// Whether a number is a label of a few kinds.
  var isFewKinds: Bool {
    guard case .numbers(let finding) = first.content, first.numbers?.areWhole == true else {
      return false
    }
    return finding.values.hasAtMost(min(6, first.cells.count / 4))
  }

  /// Whether it stands first beside others and counts from 0 or 1.
  var countsFirst: Bool { hasRivals && first.index == 0 && first.numbers?.counts == true }

  /// Whether it is what one counts along: a step, a lap.
  var isSequence: Bool {
    guard case .numbers(let finding) = first.content, columns.count == 1 else { return false }
    return HeadingWords.saysSequence(first.heading) && NumberOrder(finding.values).strict != nil
  }

  /// Whether none of the numbers vary.
  var isConstant: Bool {
    columns.allSatisfy { $0.numbers?.isConstant == true && $0.cells.count > 1 }
  }

  /// Whether all of them are 0.
  var isZero: Bool { isConstant && first.numbers?.low == 0 }

  /// Whether the numbers are a target or a limit of others.
  var isReference: Bool { isConstant && hasRivals && HeadingWords.saysReference(first.heading) }

  var missingShare: Double { columns.map(\.missingShare).max() ?? 0 }

  static let evidence: [Evidence<ValueCandidate>] = [
    Evidence(8, "it is a closing price") { $0.isClose },
    Evidence(12, "points decide a league") { $0.isLeaguePoints },
    Evidence(6, "it is a balance") {
      $0.columns.count == 1 && HeadingWords.money($0.first.heading) == .balance
    },
    Evidence(4, "it is an amount") {
      $0.columns.count == 1 && HeadingWords.money($0.first.heading) == .amount
    },
    Evidence(2, "it is what fees leave of an amount") { $0.isNet },
    Evidence(4.5, "it is the sum of its neighbours") { $0.isSum },
    Evidence(2.5, "the heading says that it is a total") {
      $0.hasRivals && $0.columns.count == 1 && HeadingWords.saysSum($0.first.heading)
    },
    Evidence(-4, "it is a quantity beside money") {
      $0.hasMoney && HeadingWords.money($0.first.heading) == .quantity
    },
    Evidence(-1, "other numbers stand before it", times: { Double(min(5, $0.rivalsBefore)) }),
    Evidence(-12, "the numbers only count the rows") { $0.isCounter },
    Evidence(-12, "they are codes or coordinates") { $0.isCode },
    Evidence(-6, "numbers in the first place count 1, 2, 3") { $0.countsFirst },
    Evidence(-4, "it is counted along") { $0.hasRivals && $0.isSequence },
    Evidence(-6, "they tell kinds apart") { $0.isLabel },
    Evidence(-0.8, "a few whole numbers repeat") { $0.hasRivals && $0.isFewKinds },
    Evidence(-1.2, "beside dates these are kinds of days") {
      $0.hasRivals && $0.isAlongDates && $0.isFewKinds
    },
    Evidence(-12, "all of them are the same") { $0.isConstant },
    Evidence(-7, "the place or the series tells them already") { $0.isFixed },
    Evidence(-8, "they say once more when") { $0.tellsTime },
    Evidence(-6, "values are missing", times: { $0.missingShare > 0.5 ? 1 : $0.missingShare }),
    Evidence(-6, "they are bounds or errors of others") { $0.hasCentre },
    Evidence(5, "columns alike, and all the numbers there are, are told together") {
      $0.columns.count > 1
    },
  ]
}

extension RoleChooser {
  /// The columns that are told, and those that might have been.
  func chooseValues(_ roles: inout Roles) throws(ReadError) {
    let taken = Set(roles.x.columns + roles.by)
    let free = columns.filter { $0.isNumeric && !taken.contains($0.index) && isValue($0) }
    let fixing =
      roles.by.isEmpty ? [] : [groupCodes(roles), positionCodes(roles)].compactMap(\.self)
    let singles = singles(free, roles, fixing)
    let ranked = Weighed.ranked(
      singles + family(singles, roles), by: ValueCandidate.evidence)
    guard let best = ranked.first, !standsForMissing(best.candidate, roles) else {
      throw try noValues(taken)
    }
    roles.values = best.candidate.columns.map(\.index)
    // A family and its members are no rivals.
    let rivals = ranked.filter { candidate in
      candidate.candidate.columns.count == best.candidate.columns.count
        || candidate.candidate.columns.allSatisfy { !roles.values.contains($0.index) }
    }
    roles.choices.append(RoleChoice(.y, rivals) { names(of: $0.columns.map(\.index)) })
    roles.hasLikeRivals = hasLikeRivals(best.candidate, singles)
    roles.reference = reference(among: singles, of: best.candidate.columns)
    roles.constantColumns = singles.filter {
      $0.isConstant && !$0.isCode && $0.first.index != roles.reference
    }.map { $0.first.index }
    let others = singles.filter { !$0.isCode && !$0.isCounter && !$0.isConstant }.map {
      $0.first.index
    }
    // A column without a heading is no counter of rows unless it stands first.
    let unnamed = columns.dropFirst().filter {
      $0.isNumeric && $0.heading.isEmpty && !taken.contains($0.index)
    }.map(\.index)
    roles.valueCandidates = Array(Set(roles.values + others + unnamed)).sorted()
    roles.yielding = Set(
      singles.filter(\.yieldsByNumbers).map { $0.first.index }
    ).subtracting(roles.values)
  }

  private func singles(
    _ free: [TableColumn], _ roles: Roles, _ fixing: [RowCodes]
  ) -> [ValueCandidate] {
    let hasMoney = free.contains {
      let money = HeadingWords.money($0.heading)
      return money == .amount || money == .balance || HeadingWords.saysPrice($0.heading)
    }
    let areBounds = HeadingWords.areBounds(free.map(\.heading))
    let hasCentre = areBounds.contains(false)
    // How many were measured stands beside means and their errors.
    let hasBounds = areBounds.contains(true)
    let hasPricesOfDay = HeadingWords.sayPricesOfDay(headings)
    let hasFees = columns.contains { HeadingWords.money($0.heading) == .quantity }
    // Games that were played, won and lost are counted beside the points of teams.
    let counted = free.filter { $0.numbers?.areWhole == true }
    let isLeague =
      (roles.x.areNames || !roles.by.isEmpty) && counted.count >= Self.leastCountedInLeague
    // Year and quarter say no more than the dates beside them.
    let partsOfDates = roles.x.isDates ? dateParts(besides: [])?.columnsInOrder ?? [] : []
    var rivals = 0
    return free.enumerated().map { place, column in
      var candidate = ValueCandidate(columns: [column])
      candidate.isSum = isSum(place, of: free)
      candidate.rivalsBefore = rivals
      candidate.hasRivals = free.count > 1
      candidate.hasMoney = hasMoney
      candidate.hasCentre =
        hasCentre
        && (areBounds[place] || hasBounds && column.words.words == ["n"])
      candidate.isFixed = fixing.contains { column.isFixed(by: $0) }
      candidate.isAlongDates = roles.x.isDates
      candidate.tellsTime =
        roles.x.isDates && (partsOfDates.contains(column.index) || tellsTime(column))
      candidate.isCounter = isCounter(column)
      candidate.isCode = isIdentifier(column)
      candidate.isLabel = isLabel(column) || isQuotedLabel(column)
      candidate.isLeaguePoints = isLeague && HeadingWords.saysPoints(column.heading)
      candidate.isClose = hasPricesOfDay && HeadingWords.saysClose(column.heading)
      candidate.isNet = hasFees && HeadingWords.saysNet(column.heading)
      if candidate.isPlain { rivals += 1 }
      return candidate
    }
  }

  /// The columns that belong together, from the first that measures something on.
  private func family(_ singles: [ValueCandidate], _ roles: Roles) -> [ValueCandidate] {
    let varying = singles.filter { $0.isPlain && !$0.isSequence && !$0.countsFirst }.map(\.first)
    // Nothing was entered where amounts stay 0; counts may well be 0 throughout.
    let areCounts = varying.allSatisfy { $0.numbers?.areWhole == true }
    let all = singles.filter {
      $0.isPlain
        ? !$0.isSequence && !$0.countsFirst
        : $0.isConstant && $0.belongs && !$0.isReference && (areCounts || !$0.isZero)
    }.map(\.first)
    // What never varies is one of them where headings or units say so.
    let isWhole = !varying.isEmpty && all.count > varying.count && ValueFamily.isFamily(all)
    let plain = isWhole ? all : varying
    let sums = Set(singles.filter(\.isSum).map(\.first.index))
    guard roles.by.isEmpty, priceHeadings == nil, !options.expectsPrices else { return [] }
    let apart = plain.filter { !sums.contains($0.index) }
    // A total is no member of the family that it sums up.
    let members = [apart, plain].first { members in
      members.count > 1
        && (ValueFamily.isFamily(members)
          || hasHeader && roles.x != .rows && ValueFamily.mayBeFamily(members)
          || hasHeader && members.count == columns.count && ValueFamily.areAll(members))
    }
    if let members { return [ValueCandidate(columns: members)] }
    if let rest = familyBesideAnother(plain, roles) { return [ValueCandidate(columns: rest)] }
    // A few measures of one time, or of one row where there is nothing else, are told one after another.
    let isRecord = singles.contains {
      let heading = $0.first.heading
      return $0.isSum || HeadingWords.money(heading) != nil && !HeadingWords.saysNet(heading)
    }
    let isAll = roles.x == .rows && plain.count == columns.count
    guard hasHeader, !isRecord else { return [] }
    if runsAlongTime(roles.x) || isAll, Self.counts.contains(plain.count) {
      return [ValueCandidate(columns: plain)]
    }
    guard plain.count > 1, roles.x != .rows else { return [] }
    let alike = mostAlike(plain) ?? ValueFamily.likeFirst(plain) ?? ValueFamily.extremes(plain)
    return alike.map { [ValueCandidate(columns: $0)] } ?? []
  }

  /// Columns alike behind or in front of one that is unlike them, such as the size of a sample; nil where
  /// they are few.
  private func familyBesideAnother(_ plain: [TableColumn], _ roles: Roles) -> [TableColumn]? {
    guard hasHeader, roles.x != .rows, plain.count > Self.counts.upperBound else { return nil }
    let kept = [
      (plain[0], Array(plain.dropFirst())), (plain[plain.count - 1], Array(plain.dropLast())),
    ]
    return kept.first { other, rest in
      ValueFamily.isOfOtherSize(other, than: rest)
        && (ValueFamily.isFamily(rest) || ValueFamily.mayBeFamily(rest))
    }?.1
  }

  /// Columns of one unit, or whose headings end alike, beside others: those of the first column, or at least three
  /// that are more than half of all.
  private func mostAlike(_ plain: [TableColumn]) -> [TableColumn]? {
    ValueFamily.alike(plain).first { members in
      members[0].index == plain[0].index || members.count > 2 && members.count * 2 > plain.count
    }
  }

  /// Whether columns side by side belong together, of which the chosen one, chosen for its place, is none.
  private func hasLikeRivals(_ best: ValueCandidate, _ singles: [ValueCandidate]) -> Bool {
    let others = singles.filter { $0.isPlain && $0.first.index != best.first.index }.map(\.first)
    return best.columns.count == 1
      && zip(others, others.dropFirst()).contains { ValueFamily.isFamily([$0, $1]) }
  }

  /// As many columns of whole numbers stand in the table of a league.
  private static let leastCountedInLeague = 4

  /// As many measures as are told one after another.
  private static let counts = 2...4

  private func runsAlongTime(_ x: Roles.Position) -> Bool {
    if case .categories(let place) = x { return columns[place].hasKnownOrder }
    return x.isDates
  }

  /// The first column of a target or a limit that may be of the chosen values, whose unit it has.
  private func reference(among singles: [ValueCandidate], of chosen: [TableColumn]) -> Int? {
    guard let unit = chosen.first.map(\.unit) else { return nil }
    return singles.map(\.first).first { column in
      !chosen.contains { $0.index == column.index }
        && singles.contains {
          $0.first.index == column.index && $0.isReference && ($0.belongs || $0.hasCentre)
        }
        && (column.unit == nil || unit == nil || column.unit == unit)
    }?.index
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
    return isLabelHeading(column)
      || finding.presentCount >= Self.leastRowsOfLabels
        && finding.values.hasAtMost(Self.mostLabels)
  }

  private static let mostLabels = 3
  private static let leastRowsOfLabels = 20

  /// Whether the heading of whole numbers says that they are labels.
  func isLabelHeading(_ column: TableColumn) -> Bool {
    hasHeader && column.numbers?.areWhole == true && HeadingWords.isLabel(column.heading)
      && Self.kind(column).flatMap { labelsAlike[$0] } ?? 1 < 2
  }

  /// What a heading of several words, such as "Region 1", says it is one of; nil for a single word.
  static func kind(_ column: TableColumn) -> String? {
    let words = ValueFamily.words(column.heading)
    return words.count < 2 ? nil : words.dropLast().joined(separator: " ")
  }

  private func groupCodes(_ roles: Roles) -> RowCodes? {
    let codes = roles.by.map { columns[$0].codes }
    return codes.dropFirst().reduce(codes.first) { $0?.combined($1) }
  }

  private func positionCodes(_ roles: Roles) -> RowCodes? {
    positions(roles.x).map { RowCodes($0) }
  }

  /// Whether numbers that could well be x would be told in place of a column all of whose values are
  /// missing.
  private func standsForMissing(_ best: ValueCandidate, _ roles: Roles) -> Bool {
    guard roles.x == .rows, best.columns.count == 1, best.first.index == 0,
      case .numbers(let finding) = best.first.content,
      NumberOrder(finding.values).strict == .ascending
    else { return false }
    return columns.contains { if case .empty = $0.content { !$0.heading.isEmpty } else { false } }
  }

  /// Why there is nothing to be heard.
  private func noValues(_ taken: Set<Int>) throws(ReadError) -> ReadError {
    let names = headings.map { $0.utf8.bounded() }
    let empties = columns.filter { if case .empty = $0.content { true } else { false } }
    let areOthersTaken = columns.allSatisfy { column in
      taken.contains(column.index) || column.holdsDates || column.numbers?.counts == true
        || column.index == empties.first?.index
    }
    if let empty = empties.first, areOthersTaken || !columns.contains(where: \.isNumeric) {
      return .noValues(file: file, column: ColumnName(empty))
    }
    let numbers = columns.filter(\.isNumeric)
    guard !numbers.isEmpty else { return .noNumericColumn(file: file, headings: names) }
    if let column = garbledColumn(besides: numbers.count),
      let row = (0..<column.cells.count).first(where: { !column.cells[$0].isEmpty })
    {
      return .notANumber(
        CellLocation(file, row: row, column), text: column.cells.bytes(row).bounded())
    }
    return .onlyCodes(file: file, headings: numbers.map { ColumnName($0).heading })
  }

  /// The column of texts that was meant to hold the values: the first one of figures with something else,
  /// or the only one beside a single column of numbers.
  private func garbledColumn(besides numberCount: Int) -> TableColumn? {
    let texts = columns.filter(\.isText)
    let figures = texts.first { column in
      !HeadingWords.isIdentifier(column.heading) && !HeadingWords.isCounter(column.heading)
        && (0..<column.cells.count).count { column.cells.bytes($0).beginsAsFigure } * 2
          > column.cells.count
    }
    return figures ?? (texts.count == 1 && numberCount == 1 && columns.count == 2 ? texts[0] : nil)
  }

  /// Whether a column of numbers may be values where nothing better is.
  func isValue(_ column: TableColumn) -> Bool {
    guard column.isNumeric, column.index != clock, !isNamedCounter(column),
      !(hasHeader && column.words.saysYearItself && datePosition(column.index) != nil),
      !isStamp(column)
    else { return false }
    return !isIdentifier(column)
      || HeadingWords.saysCoordinate(column.heading)
        && numericCount - columns.count(where: isNamedCounter) <= 2
  }

  /// From the first to the last day that eight digits write.
  private static let days = 15_000_101.0...22_001_231.0

  /// Whether numbers are days such as 20250110 beside other dates.
  private func isStamp(_ column: TableColumn) -> Bool {
    guard let facts = column.numbers, facts.areWhole, facts.low >= Self.days.lowerBound,
      facts.high <= Self.days.upperBound, case .numbers(let finding) = column.content,
      DateInference.find(inNumbersToldDates: finding.values, heading: column.words)
        == .yearMonthDay
    else { return false }
    return columns.contains { $0.index != column.index && datePosition($0.index) != nil }
  }

  /// Whether the heading of numbers says that they only count the rows.
  private func isNamedCounter(_ column: TableColumn) -> Bool {
    column.isNumeric && hasHeader && (numericCount > 1 || hasText)
      && HeadingWords.isCounter(column.heading) && !isOnlyRank(column) && !isAnswer(column)
  }

  /// Whether numbers below "no" are more than there are rows to count: answers.
  private func isAnswer(_ column: TableColumn) -> Bool {
    guard column.heading.foldedWords == ["no"], let facts = column.numbers else { return false }
    if columns.contains(where: { $0.isNumeric && $0.words.words.say(.answerYes) }) { return true }
    return !facts.ascends && facts.high > Double(column.cells.count)
  }

  /// Whether numbers are ranks that do not count the rows, and there is nothing else to be told.
  private func isOnlyRank(_ column: TableColumn) -> Bool {
    guard case .numbers(let finding) = column.content, column.numbers?.counts == false,
      HeadingWords.areRanks(finding.values, below: column.heading)
    else { return false }
    let others = columns.filter { $0.index != column.index }
    let along = others.filter { !$0.isNumeric || !HeadingWords.isCounter($0.heading) }
    return !along.isEmpty
      && along.allSatisfy {
        !$0.isNumeric || $0.holdsDates || $0.words.saysYearItself
          || HeadingWords.saysSequence($0.heading)
      }
  }

  /// Whether numbers only count the rows: by their heading, or since they stand first and have none
  /// that says otherwise.
  func isCounter(_ column: TableColumn) -> Bool {
    guard let facts = column.numbers else { return false }
    if isNamedCounter(column) { return true }
    return facts.counts && columns.count > 1 && facts.presentCount > 2 && column.index == 0
      && !(hasHeader && !column.heading.isEmpty)
  }

  /// Whether numbers are codes, not quantities.
  func isIdentifier(_ column: TableColumn) -> Bool {
    guard case .numbers(let finding) = column.content else { return false }
    return hasHeader && HeadingWords.isIdentifier(column.heading) || finding.hasLeadingZeros
  }

  /// Whether there are values to be heard besides some columns.
  func leavesValues(besides taken: [Int], wanted: [Int]) -> Bool {
    !wanted.isEmpty || valuePlaces.contains { !taken.contains($0) }
  }
}

extension ValueCandidate {
  /// Whether it measures something, so that it may belong to a family.
  var isPlain: Bool { belongs && !isConstant && !isLabel && !isFixed }

  /// The same but for what whole numbers that never vary are taken for.
  fileprivate var belongs: Bool {
    !isCounter && !isCode && !tellsTime && !hasCentre
      && !(hasMoney && HeadingWords.money(first.heading) == .quantity) && missingShare <= 0.5
  }

  /// Whether further rows may make values of what gave way.
  fileprivate var yieldsByNumbers: Bool {
    isLabel || isFixed || isConstant || missingShare > 0.5 || tellsTime
  }
}

extension ArraySlice<UInt8> {
  /// Whether a short text begins with a digit behind signs alone, and goes on with few other ones.
  fileprivate var beginsAsFigure: Bool {
    let signs = prefix { $0 < 65 && !$0.isDigit }
    return count <= 24 && signs.count <= 3 && dropFirst(signs.count).first?.isDigit == true
  }
}
