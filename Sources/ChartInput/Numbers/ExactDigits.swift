// SPDX-License-Identifier: MIT

internal import Glibc

/// The double nearest to the digits of a number.
enum ExactDigits {
  /// Integers up to here, and powers of ten up to the last, are doubles without rounding, so that one
  /// product or quotient of them rounds correctly.
  private static let largestExact: UInt64 = 1 << 53
  private static let powersOfTen: InlineArray<23, Double> = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The double nearest to digits with marks among them, times a power of ten.
  ///
  /// Every byte that is neither a digit nor the decimal mark is skipped.
  static func value(
    _ bytes: [UInt8], _ range: Range<Int>, decimal: UInt8, exponent: Int
  ) -> Double {
    var (digits, power, isFraction): (UInt64, Int, Bool) = (0, exponent, false)
    for place in range {
      let byte = bytes[place]
      if byte.isDigit {
        guard digits < largestExact / 10 else {
          return correctlyRounded(bytes[range], decimal: decimal, exponent: exponent)
        }
        digits = digits * 10 + UInt64(byte & 15)
        power -= isFraction ? 1 : 0
      } else if byte == decimal {
        isFraction = true
      }
    }
    guard abs(power) < powersOfTen.count else {
      return correctlyRounded(bytes[range], decimal: decimal, exponent: exponent)
    }
    return power < 0
      ? Double(digits) / powersOfTen[-power] : Double(digits) * powersOfTen[power]
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
