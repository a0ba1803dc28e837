// SPDX-License-Identifier: MIT

/// What a chart is told, heard and drawn as; named as in `--as`, in facts and in manifests.
public enum FormName: String, Sendable, Hashable, CaseIterable {
  /// Values in order, one after another.
  case line
  /// Price bars with open, high, low and close.
  case candles
  /// A value for each name.
  case bars
  /// Pairs of numbers.
  case scatter
  /// How many values lie in each part of their range.
  case histogram
  /// The smoothed distribution of values.
  case density
  /// The quartiles and extremes of groups.
  case box
  /// A line between its bounds.
  case band
  /// A value for each row and column of a grid.
  case heatmap
  /// Parts of a whole.
  case share
}
