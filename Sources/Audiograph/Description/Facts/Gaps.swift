// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// The runs of missing values in order, those before the first and after the last value too.
  package var gaps: [Gap] {
    missing == 0
      ? [] : series.values.missingRuns.map { gap($0.lowerBound...$0.upperBound - 1) }
  }

  private func gap(_ indices: ClosedRange<Int>) -> Gap {
    Gap(
      indices: indices, first: series.x[indices.lowerBound], last: series.x[indices.upperBound])
  }
}
