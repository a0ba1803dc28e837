// SPDX-License-Identifier: MIT

/// Where a quantile lies in numbers in ascending order, by type 7 of Hyndman and Fan (1996), as R and
/// numpy have it.
struct QuantilePlace {
  /// The rank, from 0, of the number below it.
  let rank: Int
  /// How far it is from that number to the next one, from 0 to 1.
  let part: Double

  /// The place below which a share of so many numbers lies, at least one.
  init(_ share: Double, of count: Int) {
    let place = share * Double(count - 1)
    rank = min(Int(place), count - 1)
    part = place - Double(rank)
  }

  /// The quantile between the number of its rank and the next one.
  ///
  /// As numpy has it, so that equal neighbours and both ends are exact.
  func quantile(between low: Double, and high: Double) -> Double {
    guard (high - low).isFinite else { return low * (1 - part) + high * part }
    return part < 0.5 ? low + (high - low) * part : high - (high - low) * (1 - part)
  }
}

/// The value below which a share of numbers in ascending order lies, at least one number.
func quantile(_ share: Double, of sorted: [Double]) -> Double {
  let place = QuantilePlace(share, of: sorted.count)
  return place.quantile(
    between: sorted[place.rank], and: sorted[min(place.rank + 1, sorted.count - 1)])
}

/// What a quarter, half and three quarters of numbers lie below.
struct Quartiles: Sendable, Hashable {
  let lower: Double
  let median: Double
  let upper: Double

  /// The quartiles of numbers in ascending order, at least one.
  init(_ sorted: [Double]) {
    lower = quantile(0.25, of: sorted)
    median = quantile(0.5, of: sorted)
    upper = quantile(0.75, of: sorted)
  }

  init(lower: Double, median: Double, upper: Double) {
    (self.lower, self.median, self.upper) = (lower, median, upper)
  }

  /// What is below the first or above the second lies far out: more than 1.5 times the distance of the
  /// quartiles beyond them.
  ///
  /// Source: J. W. Tukey, "Exploratory Data Analysis" (1977).
  var fences: (low: Double, high: Double) {
    let reach = 1.5 * (upper - lower)
    return (lower - reach, upper + reach)
  }
}
