// SPDX-License-Identifier: MIT

/// Finite numbers times a power of two, so that their squares and differences are finite.
struct ScaledNumbers {
  private(set) var values: [Double]
  /// The numbers are the values times two to this power.
  let exponent: Int
  /// The largest magnitude of the values; 0 where there are none.
  let largest: Double

  /// Numbers scaled to a magnitude below 2; zeros stay.
  init(_ numbers: consuming [Double]) {
    let largest = Self.largest(of: numbers)
    self.init(consume numbers, largest: largest, exponent: Self.exponent(largest))
  }

  /// Numbers scaled only where they are so large or so small that a difference may be lost.
  init(whereExtreme numbers: [Double]) {
    let largest = Self.largest(of: numbers)
    let exponent = Self.exponent(largest)
    let isExtreme = !(-900...1000).contains(exponent)
    self.init(numbers, largest: largest, exponent: isExtreme ? exponent : 0)
  }

  private init(_ numbers: consuming [Double], largest: Double, exponent: Int) {
    self.exponent = exponent
    self.largest = largest.scaled(byPowerOfTwo: -exponent)
    values = consume numbers
    guard exponent != 0 else { return }
    if (-1022...1022).contains(exponent) {
      let factor = 1.0.scaled(byPowerOfTwo: -exponent)
      for index in values.indices { values[index] *= factor }
    } else {
      // No number holds the factor.
      for index in values.indices { values[index] = values[index].scaled(byPowerOfTwo: -exponent) }
    }
  }

  private static func largest(of numbers: [Double]) -> Double {
    numbers.reduce(0) { max($0, abs($1)) }
  }

  private static func exponent(_ largest: Double) -> Int {
    largest == 0 ? 0 : Int(largest.exponent)
  }
}

extension Double {
  /// The number times a power of two, exact unless it leaves the range of normal numbers.
  func scaled(byPowerOfTwo power: Int) -> Double {
    Double(sign: .plus, exponent: power, significand: self)
  }
}
