// SPDX-License-Identifier: MIT

/// How moves are compared.
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

  /// Sizes that no step within a block is beyond.
  ///
  /// A step of size d from s has the ratio 1 + d / s, where s is no less than the minimum; one down
  /// to e the ratio e / (e + d), where e is. The margins are more than what rounding adds. Steps of
  /// scaled values are not told by those of the values.
  func stepBounds(_ summary: BlockSummary) -> (up: Double, down: Double) {
    let (low, up, down) = (summary.minimum, summary.largestStep, summary.smallestStep)
    switch self {
    case .difference(scale: 1): return (up, down)
    case .difference: return (.infinity, -.infinity)
    case .ratio:
      let most = up > 0 ? (1 + up / low) * (1 + 0x1p-48) : 1
      let least = down < 0 ? low / (low - down) * (1 - 0x1p-48) : 1
      return (most, least < 1e-300 ? 0 : least)
    }
  }
}
