// SPDX-License-Identifier: MIT

extension Figure {
  /// A correlation: always two decimals, and never 1 unless it is.
  init(pearson correlation: Double) {
    let isRounded = abs(correlation) >= 0.995 && abs(correlation) < 1 - 1e-12
    let shown = isRounded ? (correlation > 0 ? 0.99 : -0.99) : correlation
    self.init(DecimalDigits(shown).rounded(decimals: 2), minimumDecimals: 2)
    if isRounded { bound = correlation > 0 ? .over : .under }
  }
}

extension ScatterRelation {
  /// The ends of the confidence interval; nil if there is none, or where both read alike.
  var tellableInterval: (low: Figure, high: Figure)? {
    guard let interval else { return nil }
    let (low, high) = (Figure(pearson: interval.low), Figure(pearson: interval.high))
    return low == high ? nil : (low, high)
  }
}

extension ScatterAxis {
  /// Its ends, as exact as data are told, or more exact where they would else read alike.
  var ends: (low: Figure, high: Figure) {
    let difference = DecimalDigits(high / 2 - low / 2)
    let exponent = DecimalDigits(max(abs(low), abs(high))).exponent
    let digits = difference.isZero ? 6 : max(6, exponent - difference.exponent + 2)
    func figure(_ value: Double) -> Figure {
      Figure(DecimalDigits(value).rounded(significant: digits))
    }
    return (figure(low), figure(high))
  }

  /// The ends of one of its fifths, from 0: three digits, or as many more as tell fifths apart.
  func ends(ofFifth number: Int) -> (low: Figure, high: Figure) {
    let (low, high) = (fifth(number), fifth(number + 1))
    let exponent = DecimalDigits(max(abs(low), abs(high))).exponent
    let difference = DecimalDigits(high - low)
    // Decimals rather than digits, so that an edge at 0 is told as that.
    let decimals = max(3, exponent - difference.exponent + 2) - exponent
    func figure(_ value: Double) -> Figure {
      let digits = DecimalDigits(value)
      return Figure(digits.rounded(decimals: max(decimals, min(0, 3 - digits.exponent))))
    }
    return (figure(low), figure(high))
  }
}
