// SPDX-License-Identifier: MIT

/// The double nearest to a decimal number, ties to even: what `strtod` gives, a hundred and more
/// nanoseconds sooner.
///
/// One product with the first 128 bits of a power of five bounds the number from both sides; where
/// both ends round to the same double, that is it (the idea of Clinger's "How to read floating point
/// numbers accurately", 1990). Where they do not, the number lies in the middle between two doubles,
/// or so near that `strtod` has to decide.
enum NearestDouble {
  /// Powers of ten that a double holds exactly.
  private static let powersOfTen: InlineArray<23, Double> = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
  /// Integers up to here are doubles without rounding.
  private static let largestExact: UInt64 = 1 << 53

  /// The double nearest to `mantissa` × 10^`exponent`; nil where 128 bits do not tell it, and for
  /// numbers beyond all doubles.
  ///
  /// Where `isCut`, further digits follow the mantissa: the number lies between it and the next.
  static func value(_ mantissa: UInt64, exponent: Int, isCut: Bool = false) -> Double? {
    if mantissa <= largestExact, exponent.magnitude <= 22, !isCut {
      let power = powersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
    guard mantissa != 0 else { return isCut ? nil : 0 }
    guard let power = PowerOfFive(exponent) else { return nil }
    let zeros = mantissa.leadingZeroBitCount
    let low = power.times(mantissa &<< zeros)
    let cut = isCut ? power.significand &>> UInt128(64 - zeros) &+ 1 : 0
    let (high, overflow) = low.addingReportingOverflow(cut &+ power.error)
    // The unit of the upper 64 bits, of which the first or the second is set.
    let unit = 128 + power.exponent - zeros + exponent
    guard unit <= 961 else { return nil }
    // Below 2⁻¹⁰²² doubles are multiples of the least of them.
    let dropped = unit < -1084 ? -1074 - unit : 0
    let bits = rounded(low, dropping: dropped)
    guard !overflow, bits == rounded(high, dropping: dropped) else {
      return isCut ? nil : binaryFraction(mantissa, exponent: exponent)
    }
    // The bits of multiples of the least double count them.
    if dropped > 0 { return Double(bitPattern: UInt64(bits)) }
    let value = scaled(bits, unit: unit)
    return value.isFinite ? value : nil
  }

  /// The double nearest to a fraction of halves, as all are that lie in the middle between two doubles;
  /// nil for others.
  private static func binaryFraction(_ mantissa: UInt64, exponent: Int) -> Double? {
    guard exponent >= -27, exponent < 0 else { return nil }
    let divisor = (exponent..<0).reduce(1 as UInt64) { power, _ in power * 5 }
    guard mantissa.isMultiple(of: divisor) else { return nil }
    return Double(sign: .plus, exponent: exponent, significand: Double(mantissa / divisor))
  }

  /// The upper 64 bits rounded to 53, or without so many of the last bits.
  @inline(__always)
  private static func rounded(_ bits: UInt128, dropping count: Int) -> Double {
    let hasMore = UInt64(truncatingIfNeeded: bits) != 0
    // The lowest of them says whether something follows.
    let upper = UInt64(truncatingIfNeeded: bits >> 64) | (hasMore ? 1 : 0)
    return count == 0 ? Double(upper) : Double(rounded(upper, dropping: count))
  }

  /// A number times 2^`unit`, which is no subnormal one: `scalbn` without its cases.
  @inline(__always)
  private static func scaled(_ number: Double, unit: Int) -> Double {
    Double(bitPattern: number.bitPattern &+ UInt64(bitPattern: Int64(unit)) &<< 52)
  }

  /// A number without its last bits, of which there are 11 or more.
  private static func rounded(_ bits: UInt64, dropping count: Int) -> UInt64 {
    guard count <= 64 else { return 0 }
    let half: UInt64 = 1 << UInt64(count - 1)
    let kept = bits >> UInt64(count)
    let rest = bits & (half << 1 &- 1)
    let isUp = rest > half || rest == half && !kept.isMultiple(of: 2)
    return isUp ? kept + 1 : kept
  }
}

/// The first 128 bits of a power of five: it is `significand` × 2^`exponent`, or less than one of
/// its units above.
private struct PowerOfFive {
  /// The highest bit is set.
  let significand: UInt128
  let exponent: Int
  /// What its products may be too small by.
  let error: UInt128

  /// Five to a power from −345 to 344; nil beyond.
  @inline(__always)
  init?(_ power: Int) {
    if power >= -Self.nearReach, power < Self.nearReach {
      significand = Self.near[power &+ Self.nearReach]
    } else if power >= -Self.farReach, power < Self.farReach {
      significand = Self.far[power &+ Self.farReach]
    } else {
      return nil
    }
    // 152170 / 2¹⁶ is so near the logarithm of 5 that this is the number of whole bits.
    exponent = (power &* 152_170) &>> 16 &- 127
    // What fits 64 bits is exact; otherwise the power and its product are each cut off.
    error = power >= 0 && power <= 27 ? 0 : 2
  }

  /// The upper 128 bits of the product with a number of 64 bits.
  @inline(__always)
  func times(_ factor: UInt64) -> UInt128 {
    let (upper, lower) = (significand &>> 64, significand & UInt128(UInt64.max))
    return upper &* UInt128(factor) &+ (lower &* UInt128(factor)) &>> 64
  }

  private static let nearReach = 55
  private static let farReach = 345

  // Each is calculated where it is needed first: in 20 µs, the far ones, which few tables need, in 90.
  private static let near = significands(reach: nearReach)
  private static let far = significands(reach: farReach)

  /// Those of the powers from −`reach` to `reach` − 1.
  private static func significands(reach: Int) -> [UInt128] {
    // Divided by five to that power it still has more than 128 bits.
    var number = LongNumber(bit: 192 + reach * 5 / 2)
    let below = (0..<reach).map { _ in
      number.divide(by: 5)
      return number.firstBits
    }
    number = LongNumber(bit: 0)
    let above = (0..<reach).map { _ in
      defer { number.multiply(by: 5) }
      return number.firstBits
    }
    return below.reversed() + above
  }
}

/// A whole number of any length.
private struct LongNumber {
  /// The lowest first.
  private var words: [UInt64]

  /// A power of two.
  init(bit: Int) {
    words = Array(repeating: 0, count: bit / 64) + [1 << UInt64(bit % 64)]
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in words.indices {
      let product = UInt128(words[index]) * UInt128(factor) + UInt128(carry)
      words[index] = UInt64(truncatingIfNeeded: product)
      carry = UInt64(truncatingIfNeeded: product >> 64)
    }
    if carry > 0 { words.append(carry) }
  }

  /// Divides and leaves the remainder out.
  mutating func divide(by divisor: UInt64) {
    var rest: UInt64 = 0
    for index in words.indices.reversed() {
      (words[index], rest) = divisor.dividingFullWidth((rest, words[index]))
    }
    if words.last == 0 { words.removeLast() }
  }

  /// The first 128 bits of a number that is not zero, from the highest that is set on.
  var firstBits: UInt128 {
    let three = words.suffix(3).reversed() + [0, 0]
    let zeros = UInt128(three[0].leadingZeroBitCount)
    let upper = UInt128(three[0]) << 64 | UInt128(three[1])
    return upper << zeros | UInt128(three[2]) >> (64 - zeros)
  }
}
