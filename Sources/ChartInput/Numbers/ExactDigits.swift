// SPDX-License-Identifier: MIT

internal import Glibc

/// The digits of a number as they are taken one by one, and the double nearest to it.
struct ExactDigits {
  /// The first digits from one that is not zero on, as a whole number.
  private var mantissa: UInt64 = 0
  private var mantissaLength = 0
  /// What power of ten the last digit of the mantissa stands for.
  private var exponent = 0
  /// Whether the mantissa leaves out digits that are not zero.
  private var isCut = false

  /// As many digits as fit 64 bits.
  private static let mostDigits = 19

  /// Takes a digit behind those before it; `isFraction` behind the decimal mark.
  @inline(__always)
  private mutating func take(_ digit: UInt8, isFraction: Bool) {
    if mantissaLength < Self.mostDigits {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      // Zeros in front count for nothing but the place of the mark.
      if mantissa > 0 { mantissaLength &+= 1 }
      if isFraction { exponent &-= 1 }
    } else {
      if !isFraction { exponent &+= 1 }
      if digit > 0 { isCut = true }
    }
  }

  /// The double nearest to digits with marks among them, times a power of ten.
  ///
  /// Every byte that is neither a digit nor the decimal mark is passed over.
  static func value(
    _ bytes: [UInt8], _ range: Range<Int>, decimal: UInt8, exponent: Int
  ) -> Double {
    var digits = ExactDigits()
    var isFraction = false
    for place in range {
      let byte = bytes[place]
      if byte.isDigit {
        digits.take(byte & 15, isFraction: isFraction)
      } else if byte == decimal {
        isFraction = true
      }
    }
    let nearest = NearestDouble.value(
      digits.mantissa, exponent: digits.exponent + exponent, isCut: digits.isCut)
    return nearest ?? correctlyRounded(bytes[range], decimal: decimal, exponent: exponent)
  }

  /// The number that `strtod` reads, which rounds correctly.
  ///
  /// The program never calls `setlocale`, so that the C locale's point is the decimal mark.
  private static func correctlyRounded(
    _ bytes: ArraySlice<UInt8>, decimal: UInt8, exponent: Int
  ) -> Double {
    var characters: [CChar] = []
    characters.reserveCapacity(bytes.count + 12)
    for byte in bytes where byte.isDigit || byte == decimal {
      characters.append(CChar(bitPattern: byte == decimal ? Byte.point : byte))
    }
    characters.append(contentsOf: "e\(exponent)".utf8.map { CChar(bitPattern: $0) })
    characters.append(0)
    return strtod(characters, nil)
  }
}
