// SPDX-License-Identifier: MIT

/// Numbers that read differently where they differ little from each other for their size.
extension Figure {
  /// Quantiles that are told together: four digits, or as many as it takes for different ones to read
  /// differently.
  static func quantiles(_ values: [Double]) -> [Figure] {
    let values = values.map(\.withoutNoise)
    let figures = (4...12).lazy
      .map { digits in values.map { Figure(DecimalDigits($0).rounded(significant: digits)) } }
      .first { $0.tellApart(values) }
    let told = figures ?? values.map { Figure(exactly: $0) }
    let shared = told.onOneScale
    return shared.contains(where: \.countsPower) ? told : shared
  }

  /// A value of data between two others: six digits, and as many more as these begin alike with.
  init(measured value: Double, amid low: Double, _ high: Double) {
    self.init(DecimalDigits(value).rounded(significant: 6 + digitsAlike(low, high)))
  }

  /// A quantile of values between two others: four digits, and as many more as these begin alike with.
  init(quantile value: Double, amid low: Double, _ high: Double) {
    self.init(
      DecimalDigits(value.withoutNoise).rounded(significant: 4 + digitsAlike(low, high)))
  }

  /// What was calculated of values between two others: three digits, and as many more as these begin
  /// alike with.
  init(derived value: Double, amid low: Double, _ high: Double) {
    self.init(
      DecimalDigits(value.withoutNoise).rounded(significant: 3 + digitsAlike(low, high)))
  }
}

/// About how many digits two numbers begin alike with: 3 of 1000.1 and 1000.9, 0 of 1 and 9.
private func digitsAlike(_ low: Double, _ high: Double) -> Int {
  let range = high - low
  guard range > 0, range.isFinite else { return 0 }
  let size = DecimalDigits(max(abs(low), abs(high))).exponent
  return max(0, size - DecimalDigits(range).exponent)
}
