// SPDX-License-Identifier: MIT

/// Points of which parts of equal length stand for the rest where there are more than 20,000.
struct ReducedPoints {
  /// The values, or the medians of the parts.
  let values: [Double]
  /// All values.
  private let all: [Double]
  /// Where each part begins; nil if there are none.
  private let starts: [Int]?
  let positions: [Double]?

  private static let mostValues = 20_000
  private static let partCount = 2000
  /// How many values of a part, evenly apart, have its median.
  private static let sampleSize = 40

  /// Points, their values or others of as many in the place of these.
  init(_ points: SeriesPoints, _ values: [Double]? = nil) {
    let all = values ?? points.values
    self.all = all
    guard all.count > Self.mostValues else {
      (self.values, starts) = (all, nil)
      positions = points.position.map(all.indices.map)
      return
    }
    let bounds = equalParts(of: all.count, Self.partCount)
    let starts = Array(bounds.dropLast())
    self.values = zip(bounds, bounds.dropFirst()).map { start, end in
      let step = max(1, (end - start) / Self.sampleSize)
      return median(of: stride(from: start, to: end, by: step).map { all[$0] }) ?? 0
    }
    self.starts = starts
    positions = points.position.map(starts.map)
  }

  /// The index among all values of one of these.
  func original(_ index: Int) -> Int { starts.map { $0[index] } ?? index }

  func original(_ change: VolatilityChange) -> VolatilityChange {
    var change = change
    change.index = original(change.index)
    return change
  }

  /// The positions where distances vary so that they count: the largest tenth 3 to 20 times as far as
  /// the smallest.
  var irregularPositions: [Double]? {
    guard let positions, positions.count >= 20 else { return nil }
    let distances = positions.differences
    guard distances.allSatisfy({ $0 > 0 }) else { return nil }
    var ranked = RankedNumbers(distances)
    let (small, large) = (ranked.quantile(0.1), ranked.quantile(0.9))
    return 3 * small < large && large < 20 * small ? positions : nil
  }

  /// A shape of these as one of all values, its doubling along x.
  func original(_ reduced: FoundShape) -> FoundShape {
    var shape = reduced
    if let doubling = shape.doubling, irregularPositions == nil {
      // The distance on the whole, since days without weekends are five of seven.
      let step = positions.flatMap {
        FittedLine(x: $0.indices.map { Double($0) }, y: $0).line?.slope
      }
      shape.doubling = doubling * (step ?? Double(all.count) / Double(values.count))
    }
    if irregularPositions != nil { shape.slope = nil }
    shape.hasSetback = values.largestSetback(shape.direction) > values.spread / 8
    guard starts != nil else { return shape }
    shape.slope = shape.slope.map { $0 * Double(values.count) / Double(all.count) }
    shape = shape.placed(original)
    if !shape.levels.isEmpty || shape.jump != nil {
      let places = reduced.breaks.map(refined)
      shape.breaks = places.areApart ? places : reduced.breaks.map(original)
      shape.jump?.index = shape.breaks[0]
      // Bursts begin and end at breaks.
      func place(_ index: Int) -> Int {
        reduced.breaks.firstIndex(of: index).map { shape.breaks[$0] } ?? original(index)
      }
      shape.bursts = reduced.bursts.map {
        FoundShape.Burst(first: place($0.first), last: place($0.last + 1) - 1, level: $0.level)
      }
    }
    shape.odd = farValues
    shape.isNoisy = areNoisy
    return shape
  }

  /// Whether single values of all stand for none around them, by eight stretches.
  private var areNoisy: Bool {
    let (parts, length) = (8, 1000)
    let step = (all.count - length) / (parts - 1)
    let deviations = (0..<parts).map { all[$0 * step..<$0 * step + length] }.map {
      Array($0).quickDeviation
    }
    let deviation = middle(deviations)
    return deviation > 0.1 * values.spread && deviation > 0.1 * all.spread
  }

  /// The index among all values of a jump between two of these: that of the largest step there.
  func jumpPlace(_ index: Int) -> Int {
    guard starts != nil, index > 0 else { return index }
    let end = index + 1 < values.count ? original(index + 1) : all.count
    return (original(index - 1) + 1..<end).max {
      abs(all[$0] - all[$0 - 1]) < abs(all[$1] - all[$1 - 1])
    } ?? original(index)
  }

  /// The value within two parts of a break at which the other height begins.
  private func refined(_ part: Int) -> Int {
    let (low, high) = (original(max(0, part - 2)), original(min(values.count - 1, part + 2)))
    // So that squares are numbers, whatever single values do.
    let exponent = ScaledNumbers(values.map { [center = middle(values)] in $0 - center }).exponent
    func scaled(_ number: Double) -> Double { number.scaled(byPowerOfTwo: -exponent) }
    let (center, near) = (scaled(middle(values)), all[low..<high].map(scaled))
    var (sum, best, place) = (0.0, -Double.infinity, original(part))
    let total = near.reduce(0) { $0 + $1 - center }
    for cut in low + 1..<max(low + 2, high) {
      sum += near[cut - 1 - low] - center
      let after = total - sum
      let explained = sum * sum / Double(cut - low) + after * after / Double(max(1, high - cut))
      if explained > best { (best, place) = (explained, cut) }
    }
    return place
  }

  /// Values far beyond what parts usually reach.
  ///
  /// The farthest value of each part from the median of seven parts is odd from three times the 90th
  /// percentile of these distances on.
  private var farValues: [OddValue] {
    guard let starts else { return [] }
    let centers = runningMedian(values, reach: 3)
    let ends = Array(starts.dropFirst()) + [all.count]
    let farthest = zip(zip(starts, ends), centers).map { part, center in
      let (low, high) = all.extremes(part.0..<part.1)
      return center - low > high - center ? low : high
    }
    let distances = zip(farthest, centers).map { abs($0 - $1) }
    var ranked = RankedNumbers(distances)
    let limit = 3 * ranked.quantile(0.9)
    let odd = distances.indices.filter { limit > 0 && distances[$0] > limit }
    guard odd.count <= Int(0.03 * Double(values.count)) else { return [] }
    return odd.compactMap { part in
      all[starts[part]..<ends[part]].firstIndex(of: farthest[part]).map {
        OddValue(index: $0, expected: centers[part])
      }
    }
  }
}

extension [Double] {
  /// The lowest and highest of a stretch that is not empty.
  fileprivate func extremes(_ range: Range<Int>) -> (low: Double, high: Double) {
    withUnsafeBufferPointer { numbers in
      var low = SIMD4(repeating: numbers[range.lowerBound])
      var (high, index) = (low, range.lowerBound)
      while index + 4 <= range.upperBound {
        let four = SIMD4(
          numbers[index], numbers[index + 1], numbers[index + 2], numbers[index + 3])
        low.replace(with: four, where: four .< low)
        high.replace(with: four, where: four .> high)
        index += 4
      }
      for rest in numbers[index..<range.upperBound] {
        low.x = Swift.min(low.x, rest)
        high.x = Swift.max(high.x, rest)
      }
      return (low.min(), high.max())
    }
  }
}

extension [Double] {
  /// How far medians of neighbours go against a direction at most, from the furthest one before.
  fileprivate func largestSetback(_ direction: Int) -> Double {
    let medians = runningMedian(self, reach: Swift.min(40, Swift.max(1, count / 32)))
    var (furthest, largest) = (-Double.infinity, 0.0)
    for median in medians {
      furthest = Swift.max(furthest, Double(direction) * median)
      largest = Swift.max(largest, furthest - Double(direction) * median)
    }
    return largest
  }
}
