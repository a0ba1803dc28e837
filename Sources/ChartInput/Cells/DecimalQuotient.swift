// SPDX-License-Identifier: MIT

/// Quotients of an integer and a power of ten, correctly rounded.
///
/// For the 16 to 19 digits that programs write whose numbers are doubles: a hundred and more
/// nanoseconds faster than `strtod`, whose results these are bit by bit.
enum DecimalQuotient {
  /// The largest power of five below 2⁶³.
  static let mostDecimals = 27

  private static let powersOfFive: InlineArray<28, UInt64> = [
    1, 5, 25, 125, 625, 3125, 15_625, 78_125, 390_625, 1_953_125, 9_765_625, 48_828_125,
    244_140_625, 1_220_703_125, 6_103_515_625, 30_517_578_125, 152_587_890_625, 762_939_453_125,
    3_814_697_265_625, 19_073_486_328_125, 95_367_431_640_625, 476_837_158_203_125,
    2_384_185_791_015_625, 11_920_928_955_078_125, 59_604_644_775_390_625,
    298_023_223_876_953_125, 1_490_116_119_384_765_625, 7_450_580_596_923_828_125,
  ]

  /// Powers of ten that a double holds exactly.
  private static let powersOfTen: InlineArray<23, Double> = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
  /// Integers up to here are doubles without rounding.
  private static let largestExact: UInt64 = 1 << 53

  /// The double nearest to `mantissa` × 10^`exponent`; nil where neither one multiplication nor one
  /// division gives it.
  static func value(_ mantissa: UInt64, exponent: Int) -> Double? {
    if mantissa <= largestExact, exponent.magnitude <= 22 {
      let power = powersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
    guard (0...mostDecimals).contains(0 - exponent) else { return nil }
    return value(mantissa, decimals: 0 - exponent)
  }

  /// The double nearest to `mantissa` / 10^`decimals`, ties to even; `decimals` is 0 to 27.
  static func value(_ mantissa: UInt64, decimals: Int) -> Double {
    guard mantissa != 0 else { return 0 }
    let power = powersOfFive[decimals]
    let (up, down) = (mantissa.leadingZeroBitCount, power.leadingZeroBitCount)
    let divisor = power &<< UInt64(down)
    let numerator = UInt128(mantissa &<< UInt64(up)) << 63
    let quotient = UInt64(truncatingIfNeeded: numerator / UInt128(divisor))
    let isExact = quotient &* divisor == UInt64(truncatingIfNeeded: numerator)
    // Of the quotient's 63 or 64 bits the lowest says that something follows; 53 are kept.
    let rounded = Double(isExact ? quotient : quotient | 1)
    return rounded
      * Double(sign: .plus, exponent: down - up - 63 - decimals, significand: 1)
  }
}
