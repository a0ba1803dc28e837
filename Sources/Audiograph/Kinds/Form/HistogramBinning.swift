// SPDX-License-Identifier: MIT

/// What was asked for of the bins of a histogram.
public enum HistogramBinning: Sendable, Hashable {
  /// So many of equal width, 2 to 100.
  case count(Int)
  /// Of this width, above 0.
  case width(Double)
}
