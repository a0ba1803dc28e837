// SPDX-License-Identifier: MIT

/// Judges what parts the rows of a tidy table into series.
struct GroupSearch {
  /// A number for each row, the same for the same position along x; nil if there is none.
  let positions: [Int?]
  private let positionCount: Int

  init(positions: [Int?]) {
    self.positions = positions
    positionCount = (positions.compactMap(\.self).max() ?? -1) + 1
  }

  /// Whether some position stands in more than one row.
  var hasRepetition: Bool { repeatedShare > 0 }

  /// The share of rows whose position stands in an earlier row.
  var repeatedShare: Double {
    let count = positions.count { $0 != nil }
    return count == 0 ? 0 : 1 - Double(positionCount) / Double(count)
  }

  /// In as many rows one position may be repeated within a series.
  private static let leastRowsARepetition = 500

  /// One series, in which places are repeated as they are.
  var factsOfNone: GroupFacts {
    GroupFacts(
      isUnique: false, recurs: false, repeatedShare: repeatedShare, fillShare: 1, runsWithin: false)
  }

  /// What the groups of some codes are like.
  func facts(of codes: RowCodes) -> GroupFacts {
    var sizes = [Int](repeating: 0, count: codes.count)
    var seen: Set<Int> = []
    var last = [Int](repeating: -1, count: codes.count)
    var (rowCount, repeated) = (0, 0)
    var (runsWithin, turnBack) = (true, false)
    var before = -1
    for (row, position) in positions.enumerated() {
      guard let position else { continue }
      rowCount += 1
      let code = codes.codes[row]
      if !seen.insert(code * positionCount + position).inserted { repeated += 1 }
      runsWithin = runsWithin && position >= last[code]
      last[code] = position
      turnBack = turnBack || position < before
      before = position
      sizes[code] += 1
    }
    let least = positionCount <= 2 ? 2 : 3
    // An hour that clocks repeat in autumn, or a row that stands twice, does not part a table anew.
    let isUnique = repeated <= rowCount / Self.leastRowsARepetition
    return GroupFacts(
      isUnique: codes.count > 1 && isUnique,
      recurs: codes.count > 1 && sizes.count { $0 >= least } * 2 >= sizes.count,
      repeatedShare: rowCount == 0 ? 0 : Double(repeated) / Double(rowCount),
      fillShare: Double(seen.count) / Double(max(1, positionCount * codes.count)),
      runsWithin: codes.count > 1 && codes.areTogether && runsWithin && turnBack)
  }

  /// Whether numbers ascend strictly, or descend strictly, within each group.
  static func areOrdered(_ values: [Double], within codes: RowCodes) -> Bool {
    var members = [[Double]](repeating: [], count: codes.count)
    for (value, code) in zip(values, codes.codes) { members[code].append(value) }
    let orders = members.map { NumberOrder($0).strict }
    let direction = orders.lazy.compactMap(\.self).first
    return codes.count > 1 && direction != nil
      && zip(members, orders).allSatisfy { $0.count < 2 || $1 == direction }
      && members.count { $0.count >= 3 } * 2 >= members.count
  }
}

/// What groups of rows are like along x.
struct GroupFacts: Equatable {
  /// Whether no position stands twice in a group, but for a few.
  let isUnique: Bool
  /// Whether at least half of the groups have three points, or two where x has only two values.
  let recurs: Bool
  /// The share of rows whose position stands in an earlier row of the group.
  let repeatedShare: Double
  /// The share of the pairs of position and group that there are.
  let fillShare: Double
  /// Whether the rows of each group stand together, and positions turn back only between them.
  let runsWithin: Bool
}

extension RowCodes {
  /// Whether the rows of each text stand one after another.
  var areTogether: Bool {
    zip(codes, codes.dropFirst()).count { $0 != $1 } == count - 1
  }
}

/// The different texts of a column, numbered in the order in which they first stand there.
struct RowCodes {
  /// The number of each row's text, counted from 0.
  private(set) var codes: [Int]
  /// The first row of each.
  private(set) var firstRows: [Int] = []

  /// How many there are.
  var count: Int { firstRows.count }

  init(_ cells: CellColumn) { self.init((0..<cells.count).lazy.map(cells.bytes)) }

  /// Numbers of rows by any keys.
  init<Keys: Sequence>(_ keys: Keys) where Keys.Element: Hashable {
    var numbers: [Keys.Element: Int] = [:]
    var firstRows: [Int] = []
    codes = keys.enumerated().map { row, key in
      if let known = numbers[key] { return known }
      numbers[key] = firstRows.count
      firstRows.append(row)
      return firstRows.count - 1
    }
    self.firstRows = firstRows
  }

  /// The pairs of texts of two columns.
  func combined(_ other: RowCodes) -> RowCodes {
    RowCodes(zip(codes, other.codes).lazy.map { $0 * other.count + $1 })
  }
}
