// SPDX-License-Identifier: MIT

/// Values in order, many of them put together to 400.
struct BinnedValues {
  /// The most values that models are fitted to.
  static let most = 400

  /// The position of each bin, and its median.
  let positions: [Double]
  let values: [Double]
  /// The index of the first value of each bin.
  let starts: [Int]
  private let count: Int

  /// Values at ascending positions.
  init(positions: [Double], values: [Double]) {
    count = values.count
    guard values.count > Self.most else {
      (self.positions, self.values, starts) = (positions, values, Array(values.indices))
      return
    }
    let bounds = equalParts(of: values.count, Self.most)
    func medians(_ numbers: [Double]) -> [Double] {
      zip(bounds, bounds.dropFirst()).map { middle(numbers[$0..<$1]) }
    }
    (self.positions, self.values) = (medians(positions), medians(values))
    starts = Array(bounds.dropLast())
  }

  /// Whether there are fewer bins than values.
  var areMerged: Bool { starts.count < count }

  /// Positions from 0 to 1.
  var shares: [Double] {
    let places = ScaledNumbers(whereExtreme: positions).values
    let length = max(places[places.count - 1] - places[0], Double.leastNormalMagnitude)
    return places.map { ($0 - places[0]) / length }
  }

  /// A fit to the bins at the positions of the values, straight between bins.
  func interpolated(_ fit: [Double], at places: [Double]) -> [Double] {
    areMerged ? between(fit, at: places) : fit
  }

  /// The values at even distances.
  var evenly: [Double] {
    let steps = positions.differences
    let (first, last) = (positions[0], positions[positions.count - 1])
    let step = (last - first) / Double(max(1, steps.count))
    guard steps.spread > 0.01 * step else { return values }
    return between(values, at: positions.indices.map { first + Double($0) * step })
  }

  private func between(_ fit: [Double], at places: [Double]) -> [Double] {
    var bin = 0
    return places.map { place in
      while bin + 1 < positions.count - 1, positions[bin + 1] < place { bin += 1 }
      let (left, right) = (positions[bin], positions[bin + 1])
      let share = right > left ? ((place - left) / (right - left)).clamped(to: 0...1) : 0
      return fit[bin] + share * (fit[bin + 1] - fit[bin])
    }
  }

  /// A fit to the bins, the same for all values of a bin.
  func repeated(_ fit: [Double]) -> [Double] {
    guard areMerged else { return fit }
    let ends = starts.dropFirst() + [count]
    return zip(fit, zip(starts, ends)).flatMap { repeatElement($0.0, count: $0.1.1 - $0.1.0) }
  }
}
