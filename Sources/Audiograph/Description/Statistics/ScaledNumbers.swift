// SPDX-License-Identifier: MIT

/// Finite numbers times a power of two, so that their squares and differences are finite.
struct ScaledNumbers {
  let values: [Double]
  /// The numbers are the values times two to this power.
  let exponent: Int

  /// Numbers scaled to a magnitude below 2; zeros stay.
  init(_ numbers: [Double]) {
    self.init(numbers, exponent: Self.exponent(numbers))
  }

  /// Numbers scaled only where they are so large or so small that a difference may be lost.
  init(whereExtreme numbers: [Double]) {
    let exponent = Self.exponent(numbers)
    self.init(numbers, exponent: (-900...1000).contains(exponent) ? 0 : exponent)
  }

  private init(_ numbers: [Double], exponent: Int) {
    self.exponent = exponent
    values = exponent == 0 ? numbers : numbers.map { $0.scaled(byPowerOfTwo: -exponent) }
  }

  private static func exponent(_ numbers: [Double]) -> Int {
    let largest = numbers.reduce(0) { max($0, abs($1)) }
    return largest == 0 ? 0 : Int(largest.exponent)
  }
}

extension Double {
  /// The number times a power of two, exact unless it leaves the range of normal numbers.
  func scaled(byPowerOfTwo power: Int) -> Double {
    Double(sign: .plus, exponent: power, significand: self)
  }
}
