// SPDX-License-Identifier: MIT

internal import Glibc

/// A number with so many decimals; a dash where it is none.
func fixed(_ number: Double, _ decimals: Int) -> String {
  guard number.isFinite else { return "–" }
  let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
  let whole = Int((abs(number) * power).rounded())
  let sign = number < 0 && whole > 0 ? "-" : ""
  guard decimals > 0 else { return "\(sign)\(whole)" }
  let digits = String(whole)
  let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
}

/// A number with about three digits that count.
func short(_ number: Double) -> String {
  fixed(number, number < 10 ? 2 : number < 100 ? 1 : 0)
}

/// The natural logarithm.
func logarithm(_ number: Double) -> Double { log(number) }
