// SPDX-License-Identifier: MIT

internal import Audiograph

/// Collects the columns that are wanted of one block after another.
struct TableCollector {
  let roles: Roles
  /// Whether the first rows of each column of values have decimal marks.
  private let mayHaveMarks: [Bool]
  private var positions: PositionCollector
  private var numbers: [NumberCollector]
  private var lines = LineNumbers()

  init(
    roles: Roles, mayHaveMarks: [Bool], positions: PositionCollector, numbers: [NumberCollector]
  ) {
    self.roles = roles
    self.mayHaveMarks = mayHaveMarks
    self.positions = positions
    self.numbers = numbers
  }

  /// Takes the rows of a block; false if one is not what the first rows promised.
  mutating func append(_ block: TableBlock) -> Bool {
    guard block.longRow == nil, block.fault == nil, block.shortRows.isEmpty,
      block.flaggedRowCount == 0, block.encoding == nil,
      positions.append(block.cells) == nil
    else { return false }
    for (index, column) in roles.values.enumerated() {
      numbers[index].append(block.cells.column(column))
      guard numbers[index].badCount == 0, !numbers[index].hasDecoration,
        mayHaveMarks[index] || !numbers[index].hasMarks
      else { return false }
    }
    lines.append(block.lines)
    return true
  }

  /// All rows; nil if they break what the roles rest on.
  consuming func rows(notes: [ReadNote]) -> TableRows? {
    let values = numbers.map(\.values)
    guard values.allSatisfy({ column in column.contains { !$0.isNaN } }),
      // What stands in a last row without values may be a note.
      values.contains(where: { $0.last?.isNaN == false }),
      numbers.allSatisfy({
        $0.lowest > Sentinels.highest || Sentinels.find(in: $0.values).isEmpty
      })
    else { return nil }
    var rows = TableRows(positions: positions.positions(), values: values, lines: lines)
    rows.notes = notes
    return roles.premise.holds(for: rows.positions) ? rows : nil
  }
}

extension Roles.Premise {
  /// Whether positions are what was promised.
  func holds(for positions: Positions) -> Bool {
    switch positions {
    case .rows: true
    case .numbers(let numbers):
      holds(for: numbers) && (!isUnique || Self.areUnique(numbers))
    case .categories(let names): !isUnique || Set(names).count == names.count
    case .dates(let dates, _): !isUnique || Self.areUnique(Array(dates.instants))
    }
  }

  private func holds(for numbers: [Double]) -> Bool {
    guard order != nil || looseOrder != nil else { return true }
    let found = NumberOrder(numbers)
    return order.map { $0 == found.strict } ?? (looseOrder == found.loose)
  }

  private static func areUnique(_ keys: [some Comparable & Hashable]) -> Bool {
    keys.indices.dropFirst().allSatisfy { keys[$0] > keys[$0 - 1] } || Set(keys).count == keys.count
  }
}

extension NumberFinding {
  /// Whether nothing is to be said or doubted of the numbers.
  var isPlain: Bool {
    badCount == 0 && !isAmbiguous && style.sentinels.isEmpty && limitCount == 0 && flagCount == 0
      && unit == nil && style.grouping == nil && evidence != .eitherWay
  }
}
