// SPDX-License-Identifier: MIT

/// Numbers that are said in one sentence count the same.
extension [Figure] {
  /// The same numbers on one scale: `0.956 millionths` beside `5.29 millionths`, `229 million` beside
  /// `1222 million`; each on its own where they are too far apart.
  var onOneScale: [Figure] {
    guard let scale = Figure.Scale(sharedBy: self) else { return self }
    return map { $0.counting(scale) }
  }
}

extension Figure {
  /// The digits of the number, whatever it counts.
  var number: DecimalDigits { digits.divided(byPowerOfTen: -scale.power) }

  /// The same number, counting something else; 0 counts nothing.
  func counting(_ scale: Scale) -> Figure {
    guard scale != self.scale, !digits.isZero else { return self }
    var figure = Figure(
      digits: number.divided(byPowerOfTen: scale.power),
      minimumDecimals: scale == .ones ? minimumDecimals : 0, scale: scale)
    (figure.isPercent, figure.bound) = (isPercent, bound)
    return figure
  }
}

extension Figure.Scale {
  /// The digits that a number may have before its decimal point on the scale of a smaller one: beside
  /// 511 million there are 1800 million, but 468 billion.
  private static let mostDigits = 4
  /// The zeros that a number may have behind its decimal point on the scale of a larger one.
  private static let mostZeros = 2
  /// The same where ones are counted.
  private static let mostZerosOfOnes = 8

  /// What values and the sizes between them can count; nil if each is better told alone.
  init?(of values: [Figure], and sizes: [Figure]) {
    let scales = Set(values.filter { !$0.digits.isZero }.map(\.scale))
    if let scale = scales.count == 1 ? scales.first : Self(sharedBy: values),
      sizes.allSatisfy(scale.suits)
    {
      self = scale
      return
    }
    guard let scale = Self(sharedBy: values + sizes) else { return nil }
    self = scale
  }

  /// Whether a size can be told by what values count.
  private func suits(_ size: Figure) -> Bool {
    let exponent = size.number.exponent - power
    guard self != .ones else {
      return (-Self.mostZerosOfOnes...DecimalDigits.mostWrittenOut).contains(exponent)
    }
    return size.digits.isZero || (-1...Self.mostDigits).contains(exponent)
  }

  /// What several numbers can count; nil if they count the same already or nothing fits.
  ///
  /// The largest scale on which the smallest number is 1 or more; of small numbers, that of the
  /// largest one.
  fileprivate init?(sharedBy figures: [Figure]) {
    let present = figures.filter { !$0.digits.isZero }
    guard let first = present.first, present.contains(where: { $0.scale != first.scale }),
      let least = present.min(by: { $0.number.exponent < $1.number.exponent }),
      let most = present.max(by: { $0.number.exponent < $1.number.exponent })
    else { return nil }
    let (low, high) = (least.number.exponent, most.number.exponent)
    let areWrittenOut = present.contains { $0.scale == .ones }
    if areWrittenOut || low <= 0 && high > 0 {
      guard low >= -Self.mostZerosOfOnes, high <= 6 || high - max(low, 1) <= Self.mostDigits,
        high <= DecimalDigits.mostWrittenOut
      else { return nil }
      self = .ones
    } else if high <= 0 || least.countsPower {
      guard low - most.scale.power >= -Self.mostZeros else { return nil }
      self = most.scale
    } else {
      guard high - least.scale.power <= Self.mostDigits else { return nil }
      self = least.scale
    }
  }
}
