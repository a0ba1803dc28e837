// SPDX-License-Identifier: MIT

extension SoundStyle.Smoothing {
  /// The smoothed values: as many, missing where they were missing.
  ///
  /// Nothing is carried over a missing value. At the ends of a run a median or mean takes the
  /// neighbours there are.
  func applied(to values: [Double]) -> [Double] {
    var smoothed = values
    for run in values.presentRuns {
      switch self {
      case .exponential(let alpha): average(&smoothed, in: run, alpha: alpha)
      case .median(let width):
        for index in run { smoothed[index] = values[window(index, width, run)].sorted().middle }
      case .mean(let width):
        for index in run { smoothed[index] = values[window(index, width, run)].mean }
      }
    }
    return smoothed
  }

  private func average(_ values: inout [Double], in run: Range<Int>, alpha: Double) {
    for index in run.dropFirst() {
      values[index] = alpha * values[index] + (1 - alpha) * values[index - 1]
    }
  }

  private func window(_ index: Int, _ width: Int, _ run: Range<Int>) -> Range<Int> {
    max(run.lowerBound, index - width / 2)..<min(run.upperBound, index + width / 2 + 1)
  }
}

extension RandomAccessCollection<Double> where Index == Int {
  /// The middle of sorted values, which are not none: of an even number, the mean of the middle two.
  fileprivate var middle: Double {
    let upper = self[startIndex + count / 2]
    return count % 2 == 1 ? upper : self[startIndex + count / 2 - 1] / 2 + upper / 2
  }
}

extension Sequence<Double> {
  /// The arithmetic mean, by steps that do not overflow; 0 of no value.
  var mean: Double {
    var mean = 0.0
    for (position, value) in enumerated() {
      let share = 1 / Double(position + 1)
      mean = mean * (1 - share) + value * share
    }
    return mean
  }
}
