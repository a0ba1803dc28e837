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
    var seen = SeenPairs(positionCount * codes.count, rowCount: positions.count)
    var last = [Int](repeating: -1, count: codes.count)
    var (rowCount, repeated) = (0, 0)
    var (runsWithin, turnBack) = (true, false)
    var before = -1
    for (row, position) in positions.enumerated() {
      guard let position else { continue }
      rowCount += 1
      let code = codes.codes[row]
      if !seen.insert(code * positionCount + position) { repeated += 1 }
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

/// The pairs of a position and a group that were seen.
private struct SeenPairs {
  private(set) var count = 0
  /// One for each pair, where these are not many more than rows.
  private var flags: [Bool] = []
  private var pairs: Set<Int> = []

  private static let flagsARow = 8

  init(_ pairCount: Int, rowCount: Int) {
    guard pairCount <= Self.flagsARow * rowCount else { return }
    flags = [Bool](repeating: false, count: pairCount)
  }

  /// Whether a pair is new.
  mutating func insert(_ pair: Int) -> Bool {
    let isNew = flags.isEmpty ? pairs.insert(pair).inserted : !flags[pair]
    if !flags.isEmpty { flags[pair] = true }
    if isNew { count += 1 }
    return isNew
  }
}
