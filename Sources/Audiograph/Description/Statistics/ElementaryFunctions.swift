// SPDX-License-Identifier: MIT

// The C library's sine, exp2 and log2 differ in their last bits between machines, and two machines
// must give the same bytes. These use only operations that IEEE 754 rounds correctly, in a fixed
// order, and are good to 1e-12 relative. The series are written out because a loop over a table
// of terms took five times as long.

/// sin(2π·`turns`), exact at whole and quarter turns.
package func sine(turns: Double) -> Double {
  let quarter = roundedToEven(turns * 4)
  let angle = (turns - quarter / 4) * (2 * Double.pi)
  switch Int64(quarter) & 3 {
  case 0: return sineNearZero(angle)
  case 1: return cosineNearZero(angle)
  case 2: return -sineNearZero(angle)
  default: return -cosineNearZero(angle)
  }
}

/// cos(2π·`turns`), exact at whole and quarter turns.
package func cosine(turns: Double) -> Double { sine(turns: turns + 0.25) }

/// 2 to the power of `exponent`; 0 below −1075 and infinity from 1024 on.
@inline(__always)
package func exp2(_ exponent: Double) -> Double {
  guard exponent >= -1075 else { return 0 }
  guard exponent < 1024 else { return .infinity }
  let whole = roundedToEven(exponent)
  let fraction = exponential((exponent - whole) * naturalLogarithmOf2)
  // A power of two in the normal range is made of its bits.
  guard abs(whole) < 1022 else {
    return Double(sign: .plus, exponent: Int(whole), significand: fraction)
  }
  return fraction * Double(bitPattern: UInt64(bitPattern: Int64(whole) &+ 1023) &<< 52)
}

/// 2 to the power of four numbers from −1021 to 1022, as `exp2` of each has it.
@inline(__always)
func exp2(_ exponents: SIMD4<Double>) -> SIMD4<Double> {
  // The low bits are the whole number's, of which a power of two is made.
  let shifted = exponents + 0x1.8p52
  let fractions = exponential((exponents - (shifted - 0x1.8p52)) * naturalLogarithmOf2)
  let powers = (unsafeBitCast(shifted, to: SIMD4<UInt64>.self) &+ 1023) &<< 52
  return fractions * unsafeBitCast(powers, to: SIMD4<Double>.self)
}

/// Four numbers from 0 to 2⁵⁰ without their fractions.
@inline(__always)
func wholeParts(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
  let nearest = (numbers + 0x1p52) - 0x1p52
  return nearest.replacing(with: nearest - 1, where: nearest .> numbers)
}

/// The same as whole numbers: of 2⁵² and more, the low bits are the number's.
@inline(__always)
func wholeNumbers(_ numbers: SIMD4<Double>) -> SIMD4<UInt64> {
  unsafeBitCast(wholeParts(numbers) + 0x1p52, to: SIMD4<UInt64>.self) & 0xF_FFFF_FFFF_FFFF
}

/// The nearest whole number, of two as near the even one; 0 is always positive.
///
/// Adding 1.5 · 2⁵² leaves no room for a fraction. Processors without SSE 4.1 have no instruction
/// for `rounded`, so that it is a call.
@inline(__always)
private func roundedToEven(_ number: Double) -> Double {
  guard abs(number) < 0x1p51 else { return number.rounded(.toNearestOrEven) }
  return (number + 0x1.8p52) - 0x1.8p52
}

/// The logarithm of a positive finite number to the base 2; exact at powers of two.
package func log2(_ number: Double) -> Double {
  var exponent = Double(number.exponent)
  var significand = number.significand
  if significand > squareRootOf2 {
    significand /= 2
    exponent += 1
  }
  // ln m = 2·artanh s with s = (m − 1)/(m + 1), |s| ≤ 0.172.
  let ratio = (significand - 1) / (significand + 1)
  return exponent + ratio * inverseTangentSeries(ratio * ratio) * (2 / naturalLogarithmOf2)
}

/// The factor of an amplitude that stands for a level difference in decibels.
package func amplitude(decibels: Double) -> Double { exp2(decibels * (log2Of10 / 20)) }

/// The level difference in decibels of a ratio of powers greater than 0.
package func decibels(powerRatio: Double) -> Double { log2(powerRatio) * (10 / log2Of10) }

let naturalLogarithmOf2 = 0.693147180559945309417
private let log2Of10 = 3.32192809488736234787
private let squareRootOf2 = 1.41421356237309504880

/// sin x for |x| ≤ π/4, by its Taylor series to x¹⁷.
@inline(__always)
private func sineNearZero(_ x: Double) -> Double {
  let square = x * x
  var sum = 2.8114572543455206e-15
  sum = sum * square + -7.647163731819816e-13
  sum = sum * square + 1.6059043836821613e-10
  sum = sum * square + -2.505210838544172e-08
  sum = sum * square + 2.7557319223985893e-06
  sum = sum * square + -0.0001984126984126984
  sum = sum * square + 0.008333333333333333
  sum = sum * square + -0.16666666666666666
  sum = sum * square + 1.0
  return x * sum
}

/// cos x for |x| ≤ π/4, by its Taylor series to x¹⁸.
@inline(__always)
private func cosineNearZero(_ x: Double) -> Double {
  let square = x * x
  var sum = -1.5619206968586225e-16
  sum = sum * square + 4.779477332387385e-14
  sum = sum * square + -1.1470745597729725e-11
  sum = sum * square + 2.08767569878681e-09
  sum = sum * square + -2.755731922398589e-07
  sum = sum * square + 2.48015873015873e-05
  sum = sum * square + -0.001388888888888889
  sum = sum * square + 0.041666666666666664
  sum = sum * square + -0.5
  sum = sum * square + 1.0
  return sum
}

/// e to the power of x for |x| ≤ 0.35, by its Taylor series to x¹⁴.
@inline(__always)
private func exponential(_ x: Double) -> Double {
  exponential(x, from: 1.1470745597729725e-11) { $0 * $1 + $2 }
}

/// The same of four numbers.
@inline(__always)
private func exponential(_ x: SIMD4<Double>) -> SIMD4<Double> {
  exponential(x, from: SIMD4(repeating: 1.1470745597729725e-11)) { $0 * $1 + $2 }
}

/// The series after its last coefficient; `next` multiplies by x and adds a coefficient.
@inline(__always)
private func exponential<Number>(
  _ x: Number, from last: Number, _ next: (Number, Number, Double) -> Number
) -> Number {
  var sum = next(last, x, 1.6059043836821613e-10)
  sum = next(sum, x, 2.08767569878681e-09)
  sum = next(sum, x, 2.505210838544172e-08)
  sum = next(sum, x, 2.755731922398589e-07)
  sum = next(sum, x, 2.7557319223985893e-06)
  sum = next(sum, x, 2.48015873015873e-05)
  sum = next(sum, x, 0.0001984126984126984)
  sum = next(sum, x, 0.001388888888888889)
  sum = next(sum, x, 0.008333333333333333)
  sum = next(sum, x, 0.041666666666666664)
  sum = next(sum, x, 0.16666666666666666)
  sum = next(sum, x, 0.5)
  sum = next(sum, x, 1.0)
  return next(sum, x, 1.0)
}

/// artanh s / s for s² = `square` ≤ 0.03, by its Taylor series to s²⁴.
@inline(__always)
private func inverseTangentSeries(_ square: Double) -> Double {
  var sum = 0.04
  sum = sum * square + 0.043478260869565216
  sum = sum * square + 0.047619047619047616
  sum = sum * square + 0.05263157894736842
  sum = sum * square + 0.058823529411764705
  sum = sum * square + 0.06666666666666667
  sum = sum * square + 0.07692307692307693
  sum = sum * square + 0.09090909090909091
  sum = sum * square + 0.1111111111111111
  sum = sum * square + 0.14285714285714285
  sum = sum * square + 0.2
  sum = sum * square + 0.3333333333333333
  sum = sum * square + 1.0
  return sum
}
