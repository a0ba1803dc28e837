// SPDX-License-Identifier: MIT

extension Figure {
  /// A quantile: four digits.
  init(quantile value: Double) {
    self.init(DecimalDigits(value.withoutNoise).rounded(significant: 4))
  }

  /// An edge of a bin, as exact as it is.
  init(edge value: Double) { self.init(DecimalDigits(value.withoutNoise).rounded(significant: 9)) }
}
