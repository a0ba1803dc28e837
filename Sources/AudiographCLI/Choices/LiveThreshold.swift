// SPDX-License-Identifier: MIT

internal import Audiograph

/// How far a value has to be from an earlier one to be news.
enum LiveThreshold: Equatable {
  /// Of the earlier value.
  case percent(Double)
  /// In the unit of the values.
  case absolute(Double)

  /// `2%` or `0.5`; nil for anything else, and for less than 0.
  init?(_ text: String) {
    let isPercent = text.ends(with: "%")
    guard let number = decimalNumber(isPercent ? text.without(last: 1) : text), number >= 0 else {
      return nil
    }
    self = isPercent ? .percent(number) : .absolute(number)
  }

  /// Whether a value is as far from an earlier one, and not the same.
  func isReached(from old: Double, to new: Double) -> Bool {
    guard new != old else { return false }
    // A sum of decimals such as 100.1 - 100 is a little less than it should be.
    return abs(new - old) >= distance(from: old) * (1 - 1e-9)
  }

  /// How far that is from a value.
  func distance(from value: Double) -> Double {
    switch self {
    case .percent(let percent):
      // Of the largest numbers the product is infinite.
      (abs(value) * percent).isFinite ? abs(value) * percent / 100 : abs(value) / 100 * percent
    case .absolute(let distance): distance
    }
  }
}

/// Milliseconds of a length of time such as `90s`, `10m`, `2h`, `1d` or `30`, which are seconds; nil for
/// anything else, for less than a tenth of a second and for more than a year.
func milliseconds(ofSpan text: String) -> Int64? {
  let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
  let unit = text.last.flatMap { units[$0] }
  guard let number = decimalNumber(unit == nil ? text : String(text.dropLast())) else { return nil }
  let seconds = number * (unit ?? 1)
  guard (0.1...31_622_400).contains(seconds) else { return nil }
  return Int64((seconds * 1000).rounded())
}
