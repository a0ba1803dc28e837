// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// The median of the values: the middle one in order, the mean of two middle ones.
  public var median: Double {
    Audiograph.median(of: presentValues) ?? first.y
  }

  private var presentValues: [Double] {
    missing == 0 ? series.values : series.values.filter { !$0.isNaN }
  }

  /// The size of a typical step; nil if no two neighbouring points have values, and where no number
  /// holds it.
  package var typicalStep: TypicalStep? {
    // One list after the other: two at once would double the memory of a million steps.
    guard let absolute = Audiograph.median(of: steps { _ in 1 }), absolute.isFinite else {
      return nil
    }
    guard startsAboveZero, series.kind != .percent, hasTrueZero,
      let percent = Audiograph.median(of: steps { $0 / 100 })
    else { return TypicalStep(absolute: absolute, percent: nil) }
    return TypicalStep(absolute: absolute, percent: percent.isFinite ? percent : nil)
  }

  /// The sizes of the steps, each divided by a measure of the value that it starts from.
  private func steps(dividedBy measure: (Double) -> Double) -> [Double] {
    let values = series.values
    var steps: [Double] = []
    steps.reserveCapacity(values.count)
    var previous = Double.nan
    for value in values {
      let step = (value - previous).magnitude
      if !step.isNaN { steps.append(step / measure(previous)) }
      previous = value
    }
    return steps
  }

  /// Whether every value that a step starts from is above 0.
  private var startsAboveZero: Bool {
    if minimum.y > 0 { return true }
    let values = series.values
    return values.indices.dropFirst().allSatisfy {
      values[$0].isNaN || values[$0 - 1].isNaN || values[$0 - 1] > 0
    }
  }
}
