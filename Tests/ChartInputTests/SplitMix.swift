// SPDX-License-Identifier: MIT

/// A small generator of reproducible random numbers (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func digits(_ count: Int) -> String { (0..<count).map { _ in "\(below(10))" }.joined() }

  /// A finite decimal number in one of many written forms.
  mutating func number() -> String {
    let sign = ["", "", "", "-", "+"][below(5)]
    let whole = digits(below(20))
    let fraction = below(3) > 0 ? "." + digits(below(20)) : ""
    let body = whole.isEmpty && fraction.count < 2 ? "0" : whole + fraction
    let exponent = below(6) == 0 ? "e\(below(560) - 280)" : ""
    // Words that stand for a missing value are no numbers.
    return sign + body + exponent
  }
}
