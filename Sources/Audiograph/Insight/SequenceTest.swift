// SPDX-License-Identifier: MIT

/// A test of whether values stand in an order that means something.
///
/// Neighbours that are no more alike than chance makes them, as many turning points as chance makes,
/// and no lasting rise or fall: then the rows could as well be shuffled.
struct SequenceTest {
  /// How the ranks of neighbours correlate.
  private let neighbours: Double
  /// How the ranks correlate with their place.
  private let lasting: Double
  private let count: Int
  private let turnsAtRandom: Bool

  /// The most values whose ranks are compared: those of eight stretches of a longer series.
  private static let mostRanked = 4096

  /// A test of values, at least two of them different.
  init(_ values: [Double]) {
    count = values.count
    let stretches = Self.stretches(of: values)
    let ranks = centredRanks(of: stretches.flatMap { values[$0] })
    let squares = ranks.squareSum
    var (products, start) = (0.0, 0)
    for stretch in stretches {
      for index in start + 1..<start + stretch.count { products += ranks[index] * ranks[index - 1] }
      start += stretch.count
    }
    let places = stretches.joined().map { Double($0) }.centred
    neighbours = products / squares
    lasting =
      zip(ranks, places).reduce(0) { $0 + $1.0 * $1.1 } / (squares * places.squareSum).squareRoot()
    turnsAtRandom = Self.turnsAtRandom(Array(stretches.flatMap { values[$0] }))
  }

  /// Whether the order means nothing; of records, of which each is of something of its own, unless
  /// neighbours are much alike.
  func isUnordered(areRecords: Bool) -> Bool {
    guard count >= 5 else { return false }
    if areRecords, neighbours <= 0.5 { return true }
    guard count >= 12 else { return turnsAtRandom }
    return neighbours < max(0.25, 2.5 / Double(count).squareRoot())
      && abs(lasting) * Double(count - 1).squareRoot() < 4 && turnsAtRandom
  }

  private static func stretches(of values: [Double]) -> [Range<Int>] {
    guard values.count > mostRanked else { return [values.indices] }
    let (parts, length) = (8, mostRanked / 8)
    let step = (values.count - length) / (parts - 1)
    return (0..<parts).map { $0 * step..<$0 * step + length }
  }

  /// Whether there are as many turning points as chance makes, less two deviations.
  ///
  /// I.-J. Bienaymé, "Sur une question de probabilités", Bulletin de la Société Mathématique de France
  /// 2 (1874).
  private static func turnsAtRandom(_ values: [Double]) -> Bool {
    let steps = values.differences.filter { $0 != 0 }
    let turns = zip(steps, steps.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    let count = Double(values.count)
    return Double(turns) > 2 * (count - 2) / 3 - 2 * ((16 * count - 29) / 90).squareRoot()
  }
}

extension [Double] {
  /// Whether they could stand in any other order as well; NaN are missing.
  ///
  /// - Parameter areRecords: Whether each is likely of something of its own, such as a person.
  /// - Returns: False for equal values.
  package func haveNoOrder(areRecords: Bool) -> Bool {
    let present = filter { !$0.isNaN }
    guard let first = present.first, present.contains(where: { $0 != first }) else { return false }
    return SequenceTest(present).isUnordered(areRecords: areRecords)
  }
}
