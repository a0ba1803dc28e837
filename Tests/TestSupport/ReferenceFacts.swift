// SPDX-License-Identifier: MIT

/// The facts of a series found the slow way, straight from their definitions.
///
/// Every pair of values is looked at where a definition speaks of pairs, and every stretch where
/// it speaks of stretches. NaN marks a missing value.
public struct ReferenceFacts: Sendable {
  /// A move by the indices of its ends.
  public struct Ends: Sendable, Equatable, CustomStringConvertible {
    /// Where it starts.
    public let from: Int
    /// Where it ends.
    public let to: Int

    /// The two indices.
    public var description: String { "\(from) to \(to)" }
  }

  /// All values, missing ones too.
  public let values: [Double]
  /// Whether they are prices.
  public let isPrice: Bool
  /// The indices of the values that are not missing.
  public let present: [Int]
  /// The values that are not missing.
  public let numbers: [Double]
  /// The highest value.
  public let maximum: Double
  /// The lowest value.
  public let minimum: Double

  /// The facts of values, at least one of them not missing.
  public init(_ values: [Double], isPrice: Bool) {
    self.values = values
    self.isPrice = isPrice
    present = values.indices.filter { !values[$0].isNaN }
    numbers = present.map { values[$0] }
    maximum = numbers.max() ?? .nan
    minimum = numbers.min() ?? .nan
  }

  /// The indices of all values that equal the highest.
  public var maxima: [Int] { present.filter { values[$0] == maximum } }
  /// The indices of all values that equal the lowest.
  public var minima: [Int] { present.filter { values[$0] == minimum } }

  /// The arithmetic mean.
  public var mean: Double { Self.mean(numbers) }

  /// The sample standard deviation, by two passes; nil for a single value.
  public var standardDeviation: Double? {
    guard present.count > 1 else { return nil }
    let mean = mean
    let squares = numbers.map { ($0 - mean) * ($0 - mean) }
    return (squares.reduce(0, +) / Double(present.count - 1)).squareRoot()
  }

  /// The median, by sorting.
  public var median: Double? { Self.median(numbers) }

  /// The means of the first and the last third; nil under three values.
  public var thirds: (first: Double, last: Double)? {
    let length = present.count / 3
    guard length > 0 else { return nil }
    return (
      Self.mean(Array(numbers.prefix(length))), Self.mean(Array(numbers.suffix(length)))
    )
  }

  /// Runs of missing values: indices whose neighbour before is none of them begin one.
  public var gaps: [ClosedRange<Int>] {
    let missing = values.indices.filter { values[$0].isNaN }
    return missing.filter { !missing.contains($0 - 1) }.map { start in
      var end = start
      while missing.contains(end + 1) { end += 1 }
      return start...end
    }
  }

  static func mean(_ numbers: [Double]) -> Double {
    let rough = numbers.reduce(0, +) / Double(numbers.count)
    return rough + numbers.map { $0 - rough }.reduce(0, +) / Double(numbers.count)
  }

  static func median(_ numbers: [Double]) -> Double? {
    let sorted = numbers.sorted()
    guard !sorted.isEmpty else { return nil }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
