// SPDX-License-Identifier: MIT

/// Numbers of which some are asked for by their rank.
struct RankedNumbers {
  private var numbers: [Double]

  /// At least one number.
  init(_ numbers: [Double]) { self.numbers = numbers }

  /// The number at a share from 0 to 1 of the way in order, between two of them by their distance.
  ///
  /// The last digit may be another one than that of `exactQuantile`.
  mutating func quantile(_ share: Double) -> Double {
    let (place, below, above) = neighbours(of: share)
    return above.map { below + place.part * ($0 - below) } ?? below
  }

  /// The quantile as `quantile(_:of:)` has it.
  mutating func exactQuantile(_ share: Double) -> Double {
    let (place, below, above) = neighbours(of: share)
    return above.map { place.quantile(between: below, and: $0) } ?? below
  }

  /// A place in order, the number below it and the one above, nil at the end.
  private mutating func neighbours(
    of share: Double
  ) -> (place: QuantilePlace, below: Double, above: Double?) {
    let place = QuantilePlace(share, of: numbers.count)
    numbers.select(place.rank)
    return (place, numbers[place.rank], numbers[(place.rank + 1)...].min())
  }

  /// The median.
  mutating func middle() -> Double { quantile(0.5) }

  /// The mean of the smallest, so many of ten, at least one.
  mutating func meanOfSmallest(tenths: Double) -> Double {
    let count = max(1, Int(tenths / 10 * Double(numbers.count)))
    if count < numbers.count { numbers.select(count) }
    return numbers[..<count].reduce(0, +) / Double(count)
  }
}

/// The middle number; 0 for none.
func middle(_ numbers: some Collection<Double>) -> Double { median(of: Array(numbers)) ?? 0 }

/// What makes a median deviation a standard deviation, if the numbers are normal.
let deviationsPerMedian = 1.4826

extension [Double] {
  /// From the lowest to the highest; 0 for none.
  var spread: Double { (self.max() ?? 0) - (self.min() ?? 0) }

  /// The sum of the squares.
  var squareSum: Double { reduce(0) { $0 + $1 * $1 } }

  /// Each less the one before.
  var differences: [Double] { zip(dropFirst(), self).map { $0 - $1 } }

  /// Each less the mean of all.
  var centred: [Double] {
    let mean = Audiograph.mean(of: self)
    return map { $0 - mean }
  }

  /// How neighbours correlate: Σ xₜxₜ₊₁ / Σ xₜ²; 0 where the squares add up to no more than `rounding`.
  func neighbourCorrelation(above rounding: Double = 0) -> Double {
    let squares = squareSum
    guard squares > rounding else { return 0 }
    var products = 0.0
    for index in indices.dropFirst() { products += self[index] * self[index - 1] }
    return products / squares
  }
}

extension Array where Element: Comparable {
  /// The index of the first highest; the array is not empty.
  var indexOfHighest: Int { indices.reduce(0) { self[$1] > self[$0] ? $1 : $0 } }

  /// The index of the first lowest; the array is not empty.
  var indexOfLowest: Int { indices.reduce(0) { self[$1] < self[$0] ? $1 : $0 } }
}

/// The bounds of so many equal parts of a length, the first 0 and the last the length.
func equalParts(of length: Int, _ count: Int) -> [Int] {
  let step = Double(length) / Double(count)
  return (0..<count).map { Int(Double($0) * step) } + [length]
}
