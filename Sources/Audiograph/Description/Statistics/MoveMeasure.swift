// SPDX-License-Identifier: MIT

/// How price moves are compared: by ratio or by difference.
///
/// A ratio orders moves as percentages do, and equal percentages have equal ratios whatever they
/// start from.
enum MoveMeasure {
  /// As shares of where they start; values must be above 0.
  case ratio
  /// As differences, of values multiplied by a scale.
  case difference(scale: Double)

  /// What values are multiplied by before they are compared.
  var scale: Double {
    if case .difference(let scale) = self { scale } else { 1 }
  }

  /// What a move is larger than, if it goes up, and smaller than, if it goes down.
  var none: Double {
    if case .ratio = self { 1 } else { 0 }
  }

  /// How large a move between two values is that are multiplied already.
  @inline(__always)
  func size(from start: Double, to end: Double) -> Double {
    if case .ratio = self { end / start } else { end - start }
  }
}
