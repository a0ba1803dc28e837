// SPDX-License-Identifier: MIT

/// What is known of pairs, all or those of one group.
struct ScatterGroup: Sendable, Hashable {
  /// Nil for all.
  let name: String?
  let points: Int
  let relation: ScatterRelation
  /// The rows of the pairs far from the rest, the farthest first.
  let outlierRows: [Int]
  /// How much y differs for each 1 of x, by least squares, and the y at x = 0; nil if x does not vary.
  let line: Statistics.LeastSquares?
  let densest: Cell
  /// How many pairs are equal to another one before.
  let coinciding: Int

  /// A fifth of the range of x and one of that of y.
  struct Cell: Sendable, Hashable {
    /// From 0, at the lowest x.
    let column: Int
    /// From 0, at the lowest y.
    let row: Int
    let points: Int
  }

  /// The facts of pairs, at least one, on axes that other groups may share.
  init(_ pairs: ScatterPairs, named name: String?, x: ScatterAxis, y: ScatterAxis) {
    self.name = name
    points = pairs.count
    relation = ScatterRelation(pairs)
    outlierRows = relation.outliers.map { pairs.rows[$0] }
    coinciding = pairs.coinciding
    densest = Cell(mostOf: pairs, x, y)
    line = FittedLine(x: pairs.x, y: pairs.y).line
  }
}

extension ScatterGroup.Cell {
  /// The cell of five by five with most pairs, of several the lowest, then the leftmost.
  fileprivate init(mostOf pairs: ScatterPairs, _ x: ScatterAxis, _ y: ScatterAxis) {
    var counts = [Int](repeating: 0, count: 25)
    for (left, up) in zip(pairs.x, pairs.y) {
      let column = Int(min(x.share(of: left) * 5, 4))
      let row = Int(min(y.share(of: up) * 5, 4))
      counts[row * 5 + column] += 1
    }
    let most = counts.indexOfHighest
    self.init(column: most % 5, row: most / 5, points: counts[most])
  }
}
