// SPDX-License-Identifier: MIT

internal import Audiograph

/// The rows of a table with the columns that are wanted, decoded, in the order of the file.
struct TableRows {
  var positions: Positions
  /// The columns of values, in the order of the roles; NaN where one is missing.
  var values: [[Double]]
  /// The name of the series that each row belongs to; empty if there is one series.
  var groups: [String] = []
  /// Further columns of texts, one a row; empty if none is needed.
  var texts: [[String]] = []
  var lines: LineNumbers
  var notes: [ReadNote] = []
  /// The rows that do not fulfil the conditions and are gone.
  var unwantedCount = 0

  var count: Int { values.first?.count ?? 0 }
}

extension TableRows {
  /// The line that a row begins on.
  func line(_ row: Int) -> Int { lines[row] }

  /// Whether a row stands anywhere along x.
  func hasPosition(_ row: Int) -> Bool {
    switch positions {
    case .rows, .categories: true
    case .numbers(let numbers): !numbers[row].isNaN
    case .dates(let dates, _): dates.instants[row] != .min
    }
  }

  /// Leaves out the rows that have no position or nothing at all, and notes how many.
  ///
  /// Where rows are merely counted an empty one between others is a gap.
  mutating func dropRowsWithoutPosition() {
    let columns = values
    let isEmpty = { (row: Int) in columns.allSatisfy { $0[row].isNaN } }
    var kept: [Int] = []
    var (empty, withoutPosition, firstWithout) = (0, 0, 0)
    switch positions {
    case .rows(let count):
      let end = (0..<count).last { !isEmpty($0) }.map { $0 + 1 } ?? 0
      guard end < count, end > 0 else { return }
      empty = count - end
      kept = Array(0..<end)
    case .categories(let names):
      let isBlank = { (row: Int) in names[row].isEmpty && isEmpty(row) }
      guard names.indices.contains(where: isBlank) else { return }
      kept = names.indices.filter { !isBlank($0) }
      empty = names.count - kept.count
    case .numbers, .dates:
      guard positions.haveHoles else { return }
      for row in 0..<count {
        if hasPosition(row) {
          kept.append(row)
        } else if isEmpty(row) {
          empty += 1
        } else {
          firstWithout = withoutPosition == 0 ? row : firstWithout
          withoutPosition += 1
        }
      }
    }
    if empty > 0 { noteEmptyRows(empty) }
    if withoutPosition > 0 {
      notes.append(.rowsWithoutPosition(count: withoutPosition, firstRow: line(firstWithout)))
    }
    pick(kept)
  }

  /// Notes how many rows held nothing, together with those below the last row of data.
  private mutating func noteEmptyRows(_ count: Int) {
    var count = count
    notes.removeAll { note in
      guard case .emptyRowsSkipped(let others) = note else { return false }
      count += others
      return true
    }
    notes.append(.emptyRowsSkipped(count: count))
  }

  /// Leaves out the last rows where they sum up names in an order that everybody knows, and notes how many.
  mutating func dropTotals() {
    guard groups.isEmpty, case .categories(let names) = positions else { return }
    let end = names.lastIndex { !HeadingWords.saysTotal($0) }.map { $0 + 1 } ?? 0
    guard end < count, NameScale(names[..<end]) != nil else { return }
    notes.append(.footerSkipped(count: count - end, firstRow: line(end)))
    pick(Array(0..<end))
  }

  /// Keeps some rows, in the order of their indices.
  mutating func pick(_ rows: [Int]) {
    switch positions {
    case .rows: positions = .rows(rows.count)
    case .numbers(let numbers): positions = .numbers(rows.map { numbers[$0] })
    case .categories(let names): positions = .categories(rows.map { names[$0] })
    case .dates(var dates, let wereConverted):
      let instants = dates.instants
      dates.instants = rows.map { instants[$0] }
      positions = .dates(dates, wereConverted: wereConverted)
    }
    values = values.map { column in rows.map { column[$0] } }
    if !groups.isEmpty { groups = rows.map { groups[$0] } }
    texts = texts.map { column in rows.map { column[$0] } }
    var lines = LineNumbers()
    for row in rows { lines.append(self.lines[row]) }
    self.lines = lines
  }

  /// Sorts rows with names by these, or by the first of their values, the highest first and missing ones last.
  mutating func sortNames(by sorting: NameSorting) {
    guard case .categories(let names) = positions else { return }
    switch sorting {
    case .name:
      let keys = names.map { $0.lowercased() }
      pick(keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) })
    case .value:
      guard let values = values.first else { return }
      let sizes = values.map { $0.isNaN ? -.infinity : $0 }
      pick(sizes.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) })
    }
  }

  /// Sorts the rows by their positions; those of equal positions stay in the order of the file, or are
  /// turned round where all dates fall and `turningDays` asks for it.
  ///
  /// Returns the line of the first row that was out of order; nil if none was.
  mutating func sort(turningDays: Bool) -> Int? {
    switch positions {
    case .rows, .categories: return nil
    case .numbers(let numbers): return sort(by: numbers)
    case .dates(let dates, _):
      // Where the newest stand first they do so within a day too.
      let falls =
        turningDays
        && zip(dates.instants.dropFirst(), dates.instants).allSatisfy(<=)
      return sort(by: dates.instants, fromLast: falls)
    }
  }

  /// The line of the first row that stands before another one of its group along x.
  var firstLineOutOfOrder: Int? {
    switch positions {
    case .rows, .categories: nil
    case .numbers(let numbers): firstLineOutOfOrder(by: numbers)
    case .dates(let dates, _): firstLineOutOfOrder(by: dates.instants)
    }
  }

  private func firstLineOutOfOrder(by keys: [some Comparable]) -> Int? {
    var last: [String: Int] = [:]
    for row in keys.indices {
      if let before = last.updateValue(row, forKey: groups[row]), keys[row] < keys[before] {
        return line(row)
      }
    }
    return nil
  }

  /// Sorts the rows of names into the order that everybody knows, or that of a scale of answers, if there is one.
  ///
  /// Returns the line of the first row that was out of order; nil if none was.
  mutating func sortNames() -> Int? {
    guard case .categories(let names) = positions,
      let scale = NameScale(names) ?? NameScale(answers: names), let rows = scale.sortedIndices
    else { return nil }
    let line = scale.firstOutOfOrder.map(line)
    pick(rows)
    return line
  }

  private mutating func sort(by keys: [some Comparable], fromLast: Bool = false) -> Int? {
    guard let broken = keys.firstDecrease else { return nil }
    let line = line(broken)
    pick(
      keys.indices.sorted {
        keys[$0] == keys[$1] ? ($0 < $1) != fromLast : keys[$0] < keys[$1]
      })
    return line
  }

  /// The positions of all rows.
  var axis: XAxis {
    switch positions {
    case .rows(let count): .rows(count: count)
    case .numbers(let numbers): .numbers(numbers)
    case .categories(let names): .categories(names)
    case .dates(let dates, _): .dates(dates)
    }
  }

  /// Whether the positions of two rows are the same; never where rows are merely counted.
  func areAtOnePosition(_ first: Int, _ second: Int) -> Bool {
    switch positions {
    case .rows: false
    case .numbers(let numbers): numbers[first] == numbers[second]
    case .categories(let names): names[first] == names[second]
    case .dates(let dates, _): dates.instants[first] == dates.instants[second]
    }
  }
}
