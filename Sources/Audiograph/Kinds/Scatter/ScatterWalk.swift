// SPDX-License-Identifier: MIT

/// What a walk through pairs goes through: from column to column by x, and in each from low to high y.
struct ScatterWalk {
  let places: FormPlaces

  /// More different x than this are walked in so many equal parts of their range.
  private static let mostColumns = 100

  init(_ scatter: Scatter) {
    var walker = Walker(scatter)
    let columns = Self.columns(scatter.pairs, scatter.xAxis)
    let x = scatter.pairs.x
    let ranges = columns.map { column in
      let own = column.map { x[$0] }
      return (own.min() ?? 0)...(own.max() ?? 0)
    }
    places = FormPlaces(columns: columns.map { walker.places(of: $0) }, along: .ranges(ranges))
  }

  /// The pairs of each column by y; none is empty.
  private static func columns(_ pairs: ScatterPairs, _ axis: ScatterAxis) -> [[Int]] {
    let distinct = pairs.distinctX
    let isEven = distinct > mostColumns
    var columns = [[Int]](repeating: [], count: isEven ? mostColumns : distinct)
    var columnOfPair = [Int](repeating: 0, count: pairs.count)
    var (column, last) = (-1, Double.nan)
    for pair in pairs.byX {
      if pairs.x[pair] != last { column += 1 }
      last = pairs.x[pair]
      let share = axis.share(of: last) * Double(mostColumns)
      columnOfPair[pair] = isEven ? min(Int(share), mostColumns - 1) : column
    }
    for pair in pairs.byY { columns[columnOfPair[pair]].append(pair) }
    return columns.filter { !$0.isEmpty }
  }
}

/// Makes places of pairs, and marks the first highest and the first lowest of them.
private struct Walker {
  private let scatter: Scatter
  private let toneOfPair: [Int]
  private let far: Set<Int>
  private var hasHighest: Bool
  private var hasLowest: Bool

  init(_ scatter: Scatter) {
    self.scatter = scatter
    let tones = scatter.plan.toneOfPair
    var counts = [Int](repeating: 0, count: tones.count)
    toneOfPair = scatter.groupOfPair.map { group in
      counts[group] += 1
      // The tone of a line comes first.
      return tones[group][counts[group] - 1] + (scatter.fit == nil ? 0 : 1)
    }
    far = Set(scatter.shape.far)
    (hasHighest, hasLowest) = (scatter.yAxis.isFlat, scatter.yAxis.isFlat)
  }

  /// The places of a column, of which equal pairs of one group without names share one.
  mutating func places(of column: [Int]) -> [FormPlace] {
    let points = points(of: column)
    return points.enumerated().map { number, point in
      let line = ScatterPlace(
        x: scatter.pairs.x[point.first], y: scatter.pairs.y[point.first],
        point: scatter.name(of: point.first),
        group: scatter.groupNames.isEmpty
          ? nil : scatter.groupNames[scatter.groupOfPair[point.first]],
        count: point.count, number: number + 1, total: points.count)
      return FormPlace(
        line: line, value: line.y, landmark: landmark(point.first),
        tone: toneOfPair[point.first], name: scatter.name(of: point.first))
    }
  }

  private func points(of column: [Int]) -> [(first: Int, count: Int)] {
    var points: [(first: Int, count: Int)] = []
    var start = 0
    while start < column.count {
      let end = scatter.pairs.endOfEqual(column, from: start)
      if scatter.pointNames != nil {
        // Each has a name of its own.
        points += column[start..<end].map { ($0, 1) }
      } else if end == start + 1 || scatter.groupNames.isEmpty {
        points.append((column[start], end - start))
      } else {
        points += byGroup(column[start..<end])
      }
      start = end
    }
    return points
  }

  /// The first of equal pairs of each group, and how many there are.
  private func byGroup(_ equal: ArraySlice<Int>) -> [(first: Int, count: Int)] {
    var placeOfGroup: [Int: Int] = [:]
    var points: [(first: Int, count: Int)] = []
    for pair in equal {
      if let place = placeOfGroup[scatter.groupOfPair[pair]] {
        points[place].count += 1
      } else {
        placeOfGroup[scatter.groupOfPair[pair]] = points.count
        points.append((pair, 1))
      }
    }
    return points
  }

  private mutating func landmark(_ pair: Int) -> FormPlace.Landmark? {
    if !hasHighest, scatter.pairs.y[pair] == scatter.yAxis.high {
      hasHighest = true
      return .highest
    }
    if !hasLowest, scatter.pairs.y[pair] == scatter.yAxis.low {
      hasLowest = true
      return .lowest
    }
    return far.contains(pair) ? .other : nil
  }
}
