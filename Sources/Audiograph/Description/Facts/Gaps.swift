// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// The runs of missing values in order, those before the first and after the last value too.
  public var gaps: [Gap] {
    guard missing > 0 else { return [] }
    var gaps: [Gap] = []
    var start: Int?
    for index in series.values.indices {
      if series.values[index].isNaN {
        start = start ?? index
      } else if let first = start {
        gaps.append(gap(first...index - 1))
        start = nil
      }
    }
    if let start { gaps.append(gap(start...points - 1)) }
    return gaps
  }

  private func gap(_ indices: ClosedRange<Int>) -> Gap {
    Gap(
      indices: indices, first: series.x[indices.lowerBound], last: series.x[indices.upperBound])
  }
}
