// SPDX-License-Identifier: MIT

import TestSupport

extension SeededGenerator {
  mutating func digits(_ count: Int) -> String { (0..<count).map { _ in "\(below(10))" }.joined() }

  /// A finite decimal number in one of many written forms.
  mutating func number() -> String {
    let sign = ["", "", "", "-", "+"][below(5)]
    let whole = digits(below(20))
    let fraction = below(3) > 0 ? "." + digits(below(20)) : ""
    let body = whole.isEmpty && fraction.count < 2 ? "0" : whole + fraction
    let exponent = below(6) == 0 ? "e\(below(560) - 280)" : ""
    return sign + body + exponent
  }
}
