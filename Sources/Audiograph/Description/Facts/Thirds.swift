// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// The means of the first and the last third of the values; nil under three values.
  package var thirds: Thirds? {
    let count = valueCount / 3
    guard count > 0 else { return nil }
    let values = series.values.lazy.filter { !$0.isNaN }
    return Thirds(
      firstMean: mean(of: values.prefix(count)),
      lastMean: mean(of: values.reversed().prefix(count)))
  }

  private func mean(of values: some Sequence<Double>) -> Double {
    let magnitude = max(minimum.y.magnitude, maximum.y.magnitude)
    var moments = Moments(scale: Moments.scale(magnitude: magnitude))
    for value in values { moments.add(value) }
    return moments.mean
  }
}
