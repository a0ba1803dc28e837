// SPDX-License-Identifier: MIT

/// Pairs of finite numbers in the order of their rows, and in that of their sizes.
struct ScatterPairs: Sendable, Hashable {
  private(set) var x: [Double] = []
  private(set) var y: [Double] = []
  /// The rows of the table, from 0, that they come from.
  private(set) var rows: [Int] = []
  /// The pairs by x, of equal ones by row.
  private(set) var byX: [Int] = []
  /// The pairs by y, of equal ones by x, then by row.
  private(set) var byY: [Int] = []

  var count: Int { x.count }

  private init() {}

  /// The pairs of which both numbers are finite.
  init(x: [Double], y: [Double]) {
    self.x.reserveCapacity(x.count)
    self.y.reserveCapacity(x.count)
    rows.reserveCapacity(x.count)
    for row in x.indices where x[row].isFinite && y[row].isFinite {
      self.x.append(x[row])
      self.y.append(y[row])
      rows.append(row)
    }
    byX = ascendingOrder(of: self.x)
    let places = ascendingOrder(of: byX.map { self.y[$0] })
    byY = places.map { byX[$0] }
  }

  /// The pairs of each group, of which the number is given for every pair.
  func split(by group: [Int], into count: Int) -> [ScatterPairs] {
    var parts = [ScatterPairs](repeating: ScatterPairs(), count: count)
    var places: [Int] = []
    places.reserveCapacity(group.count)
    for (pair, group) in group.enumerated() {
      places.append(parts[group].count)
      parts[group].x.append(x[pair])
      parts[group].y.append(y[pair])
      parts[group].rows.append(rows[pair])
    }
    for pair in byX { parts[group[pair]].byX.append(places[pair]) }
    for pair in byY { parts[group[pair]].byY.append(places[pair]) }
    return parts
  }

  /// The pairs with other numbers, in the same order of sizes.
  func with(x: [Double], y: [Double]) -> ScatterPairs {
    var pairs = self
    (pairs.x, pairs.y) = (x, y)
    return pairs
  }

  /// The pairs with numbers whose squares and differences are finite.
  var scaled: ScatterPairs { with(x: ScaledNumbers(x).values, y: ScaledNumbers(y).values) }

  /// The pairs without some of them.
  func removing(_ pairs: [Int]) -> ScatterPairs {
    var places = Array(x.indices)
    for pair in pairs { places[pair] = -1 }
    let kept = places.filter { $0 >= 0 }
    for (place, pair) in kept.enumerated() { places[pair] = place }
    var part = ScatterPairs()
    part.x = kept.map { x[$0] }
    part.y = kept.map { y[$0] }
    part.rows = kept.map { rows[$0] }
    part.byX = byX.map { places[$0] }.filter { $0 >= 0 }
    part.byY = byY.map { places[$0] }.filter { $0 >= 0 }
    return part
  }

  /// How many pairs are equal to one before.
  var coinciding: Int {
    zip(byY, byY.dropFirst()).count { x[$0] == x[$1] && y[$0] == y[$1] }
  }

  /// The end of those pairs of an order that are equal to the one at a place.
  func endOfEqual(_ order: [Int], from start: Int) -> Int {
    let first = order[start]
    var end = start + 1
    while end < order.count, x[order[end]] == x[first], y[order[end]] == y[first] { end += 1 }
    return end
  }

  /// How many different x there are.
  var distinctX: Int { count == 0 ? 0 : 1 + zip(byX, byX.dropFirst()).count { x[$0] != x[$1] } }

  /// How many different y there are.
  var distinctY: Int { count == 0 ? 0 : 1 + zip(byY, byY.dropFirst()).count { y[$0] != y[$1] } }

  /// The places of x among all x, the mean one of equal ones, from 0.
  var ranksOfX: [Double] { meanRanks(of: x, in: byX) }
  /// The places of y among all y, the mean one of equal ones, from 0.
  var ranksOfY: [Double] { meanRanks(of: y, in: byY) }
}
