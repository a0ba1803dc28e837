// SPDX-License-Identifier: MIT

/// Where each row, or each column, of a grid is highest: the hour of each day of the week.
struct HeatMapPeaks: Sendable, Hashable {
  /// Lines that are highest at the same place.
  struct Group: Sendable, Hashable {
    /// Rows or columns in order.
    fileprivate(set) var lines: [Int]
    let place: Int
  }

  /// Whether these are the peaks of the rows.
  let areOfRows: Bool
  /// Two or three groups, that of the first line first.
  let groups: [Group]

  /// The most rows or columns that are told, and the most places.
  private static let mostLines = 12
  private static let mostPlaces = 3
  /// The fewest places among which one stands out.
  private static let fewestPlaces = 4
  /// What the means of rows and of columns have to leave of the variance: else they say it all.
  private static let leastShare = 0.1

  /// The peaks of the rows or of the columns, whichever are fewer; nil where the means say it all, the lines are
  /// many, a cell is empty, or nearly each line is highest at another place.
  init?(_ map: HeatMap) {
    guard let shares = map.varianceShares, 1 - shares.rows - shares.columns >= Self.leastShare,
      map.counts.missing == 0
    else { return nil }
    let (height, width) = (map.rowNames.count, map.columnNames.count)
    let areOfRows = height < width
    let (lines, places) = areOfRows ? (height, width) : (width, height)
    guard lines <= Self.mostLines, places >= Self.fewestPlaces else { return nil }
    var groups: [Group] = []
    for line in 0..<lines {
      let values = (0..<places).map {
        map.cells[areOfRows ? line * width + $0 : $0 * width + line]
      }
      let place = values.indexOfHighest
      if let group = groups.firstIndex(where: { $0.place == place }) {
        groups[group].lines.append(line)
      } else {
        groups.append(Group(lines: [line], place: place))
      }
    }
    guard groups.count > 1, groups.count <= Self.mostPlaces, groups.count < lines || lines == 2
    else { return nil }
    (self.areOfRows, self.groups) = (areOfRows, groups)
  }
}

extension [Int] {
  /// Ascending numbers as runs without gaps.
  var runs: [ClosedRange<Int>] {
    reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}
