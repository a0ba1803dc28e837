// SPDX-License-Identifier: MIT

/// Pairs in groups that lie apart.
struct ScatterClusters {
  /// The number of the group of each pair.
  let numbers: [Int]
  let count: Int

  private typealias Point = SIMD2<Double>

  private static let fewestPairs = 40
  /// Numbers that take no more values than this lie in rows, which are no groups.
  private static let fewestValues = 12
  private static let mostClusters = 5
  /// The fewest pairs of a group, and their fewest share.
  private static let fewestMembers = (count: 8.0, share: 0.06)
  /// Hartigans' dip times √n of two groups along the line between their centres.
  private static let fewestDip = 0.66
  /// Of more pairs so many are parted, and the others go to the nearest group.
  private static let mostPairs = DipTest.mostNumbers

  /// The most groups, 2 to 5, of which any two have two humps along the line between them; nil for none.
  init?(_ pairs: ScatterPairs) {
    guard pairs.count >= Self.fewestPairs, pairs.distinctX > Self.fewestValues,
      pairs.distinctY > Self.fewestValues, let x = Self.scaled(pairs.x),
      let y = Self.scaled(pairs.y)
    else { return nil }
    let all = zip(x, y).map { Point($0, $1) }
    let step = (all.count - 1) / Self.mostPairs + 1
    let points = stride(from: 0, to: all.count, by: step).map { all[pairs.byX[$0]] }
    let fewest = max(
      Self.fewestMembers.count, Self.fewestMembers.share * Double(points.count))
    let found = (2...Self.mostClusters).reversed().lazy
      .map { Partition(points, into: $0) }
      .first { $0.smallest >= fewest && Self.areApart(points, $0) }
    guard let found else { return nil }
    count = found.centres.count
    numbers = all.map { found.nearest($0) }
  }

  /// The correlation of pairs, each less the means of its group; 0 where there is none.
  func within(_ pairs: ScatterPairs) -> Double {
    let parts = pairs.scaled.split(by: numbers, into: count)
    return correlate(parts.flatMap(\.x.centred), parts.flatMap(\.y.centred)) ?? 0
  }

  /// That within every group it goes the other way than over all; nil if it does not.
  func reversal(_ pairs: ScatterPairs) -> ScatterReversal? {
    ScatterReversal(pairs, by: nil, (1...count).map(String.init), numbers)
  }

  /// Numbers less their median, in units of the range of the middle eight tenths.
  private static func scaled(_ numbers: [Double]) -> [Double]? {
    let numbers = ScaledNumbers(numbers).values
    var ranked = RankedNumbers(numbers)
    let (low, middle, high) = (
      ranked.quantile(0.1), ranked.quantile(0.5), ranked.quantile(0.9)
    )
    let width = high - low
    return width > 0 ? numbers.map { ($0 - middle) / width } : nil
  }

  private static func areApart(_ points: [Point], _ partition: Partition) -> Bool {
    let centres = partition.centres
    return centres.indices.allSatisfy { first in
      (0..<first).allSatisfy { second in
        let line = centres[first] - centres[second]
        let along = zip(points, partition.numbers).compactMap { point, number in
          number == first || number == second ? (point * line).sum() : nil
        }
        return DipTest.rootDip(of: along) >= fewestDip
      }
    }
  }

  /// Points parted so that they lie near the centres of their groups: k-means.
  private struct Partition {
    private(set) var centres: [Point]
    private(set) var numbers: [Int]
    private var squares = Double.infinity

    private static let attempts: UInt64 = 6
    private static let mostRounds = 40

    /// The best of six attempts, every other one from points far from each other.
    init(_ points: [Point], into count: Int) {
      (centres, numbers) = ([], [])
      for seed in 0..<Self.attempts {
        var random = SplitMix64(seed: seed)
        var next = Partition(
          starting: Self.starts(points, count, isFarthest: seed.isMultiple(of: 2), &random))
        next.settle(points)
        if next.squares < squares { self = next }
      }
    }

    private init(starting centres: [Point]) { (self.centres, numbers) = (centres, []) }

    /// The size of the smallest group.
    var smallest: Double {
      var sizes = [Int](repeating: 0, count: centres.count)
      for number in numbers { sizes[number] += 1 }
      return Double(sizes.min() ?? 0)
    }

    func nearest(_ point: Point) -> Int {
      var (nearest, least) = (0, Double.infinity)
      for (number, centre) in centres.enumerated() {
        let distance = ((point - centre) * (point - centre)).sum()
        if distance < least { (nearest, least) = (number, distance) }
      }
      return nearest
    }

    private mutating func settle(_ points: [Point]) {
      for _ in 0..<Self.mostRounds {
        numbers = points.map(nearest)
        var sums = [Point](repeating: .zero, count: centres.count)
        var sizes = [Double](repeating: 0, count: centres.count)
        for (point, number) in zip(points, numbers) {
          sums[number] += point
          sizes[number] += 1
        }
        let means = centres.indices.map {
          sizes[$0] > 0 ? sums[$0] / sizes[$0] : centres[$0]
        }
        if means == centres { break }
        centres = means
      }
      squares = zip(points, numbers).reduce(0) {
        let distance = $1.0 - centres[$1.1]
        return $0 + (distance * distance).sum()
      }
    }

    /// Centres to begin with: each the point farthest from those before, or one by chance, the likelier
    /// the farther it is (k-means++).
    private static func starts(
      _ points: [Point], _ count: Int, isFarthest: Bool, _ random: inout SplitMix64
    ) -> [Point] {
      var centres = [points[Int(random.chance() * Double(points.count))]]
      var distances = [Double](repeating: .infinity, count: points.count)
      while centres.count < count {
        let last = centres[centres.count - 1]
        for place in points.indices {
          let difference = points[place] - last
          distances[place] = min(distances[place], (difference * difference).sum())
        }
        var rest = random.chance() * distances.reduce(0, +)
        let chosen = distances.firstIndex {
          rest -= $0
          return rest < 0
        }
        centres.append(points[isFarthest ? distances.indexOfHighest : chosen ?? 0])
      }
      return centres
    }
  }
}
