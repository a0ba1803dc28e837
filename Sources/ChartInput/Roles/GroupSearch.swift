// SPDX-License-Identifier: MIT

/// Finds the columns that part the rows of a tidy table into series, so that no position along x
/// stands twice in one of them.
struct GroupSearch {
  /// A number for each row, the same for the same position along x; nil where there is none.
  let positions: [Int?]
  private let positionCount: Int

  init(positions: [Int?]) {
    self.positions = positions
    positionCount = (positions.compactMap(\.self).max() ?? -1) + 1
  }

  /// Whether some position stands in more than one row.
  var hasRepetition: Bool { positions.count { $0 != nil } > positionCount }

  /// In as many rows one position may be repeated within a series.
  private static let leastRowsARepetition = 500
  /// As many columns as are tried two at a time.
  private static let mostInPairs = 8

  /// The column, or the two together, that group the rows; texts before numbers.
  func columns(among candidates: [TableColumn]) -> [TableColumn]? {
    // Only the codes that may be paired are kept: those of a wide table would take much memory.
    var paired: [RowCodes] = []
    for candidate in candidates {
      let codes = RowCodes(candidate.cells)
      if groups(codes) { return [candidate] }
      if paired.count < Self.mostInPairs { paired.append(codes) }
    }
    for first in paired.indices {
      for second in paired.indices.dropFirst(first + 1)
      where groups(paired[first].combined(paired[second])) {
        return [candidates[first], candidates[second]]
      }
    }
    return nil
  }

  /// Whether the groups make positions unique and recur: at least half have three points, or two
  /// where x has only two values.
  private func groups(_ codes: RowCodes) -> Bool {
    guard codes.count > 1 else { return false }
    var sizes = [Int](repeating: 0, count: codes.count)
    var seen: Set<Int> = []
    // An hour that clocks repeat in autumn, or a row that stands twice, does not part a table anew.
    var repetitionsLeft = positions.count / Self.leastRowsARepetition
    for (row, position) in positions.enumerated() {
      guard let position else { continue }
      let code = codes.codes[row]
      if !seen.insert(code * positionCount + position).inserted {
        guard repetitionsLeft > 0 else { return false }
        repetitionsLeft -= 1
      }
      sizes[code] += 1
    }
    let least = positionCount <= 2 ? 2 : 3
    return sizes.count { $0 >= least } * 2 >= sizes.count
  }

  /// Whether numbers ascend strictly within each group.
  static func ascends(_ values: [Double], within codes: RowCodes) -> Bool {
    var last = [Double](repeating: -.infinity, count: codes.count)
    var sizes = [Int](repeating: 0, count: codes.count)
    for (value, code) in zip(values, codes.codes) {
      guard value > last[code] else { return false }
      last[code] = value
      sizes[code] += 1
    }
    return codes.count > 1 && sizes.count { $0 >= 3 } * 2 >= sizes.count
  }
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

  init(_ cells: CellColumn) { self.init((0..<cells.count).map(cells.bytes)) }

  /// Numbers of rows by any keys.
  init<Key: Hashable>(_ keys: [Key]) {
    var numbers: [Key: Int] = [:]
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
    RowCodes(zip(codes, other.codes).map { $0 * other.count + $1 })
  }
}
