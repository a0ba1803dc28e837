// SPDX-License-Identifier: MIT

/// The largest moves so far, from one value to the next and from any value to a later one.
///
/// Moves are compared by ratio or by difference. A ratio orders moves as percentages do, and
/// equal percentages have equal ratios whatever they start from.
struct LargestMoves {
  /// How moves are compared.
  enum Measure {
    /// As shares of where they start; values must be above 0.
    case ratio
    /// As differences, of values multiplied by a scale.
    case difference(scale: Double)
  }

  /// A move by the indices of its ends, -1 where there is none yet.
  struct Ends {
    fileprivate(set) var from = -1
    fileprivate(set) var to = -1
    fileprivate var size: Double
  }

  private let isRatio: Bool
  private let scale: Double
  private var previous = Double.nan
  private var previousIndex = -1
  private var high = -Double.infinity
  private var highIndex = -1
  private var low = Double.infinity
  private var lowIndex = -1
  /// The largest rise from one value to its neighbour.
  private(set) var stepUp: Ends
  /// The largest fall from one value to its neighbour.
  private(set) var stepDown: Ends
  /// The largest rise from a low to a later high.
  private(set) var runup: Ends
  /// The largest fall from a high to a later low.
  private(set) var drawdown: Ends

  /// Moves among no values.
  init(by measure: Measure) {
    switch measure {
    case .ratio: (isRatio, scale) = (true, 1)
    case .difference(let scale): (isRatio, self.scale) = (false, scale)
    }
    let none = Ends(size: isRatio ? 1 : 0)
    (stepUp, stepDown, runup, drawdown) = (none, none, none, none)
  }

  /// Takes in the next value; not-a-number stands for a missing one.
  @inline(__always)
  mutating func addStep(_ unscaled: Double, at index: Int) {
    let value = unscaled * scale
    let size = size(from: previous, to: value)
    if size > stepUp.size { stepUp = Ends(from: previousIndex, to: index, size: size) }
    if size < stepDown.size { stepDown = Ends(from: previousIndex, to: index, size: size) }
    previous = value
    previousIndex = index
  }

  /// Takes in the next value, finite, for moves over any distance.
  @inline(__always)
  mutating func add(_ unscaled: Double, at index: Int) {
    let value = unscaled * scale
    if value > high { (high, highIndex) = (value, index) }
    if value < low { (low, lowIndex) = (value, index) }
    let fall = size(from: high, to: value)
    if fall < drawdown.size { drawdown = Ends(from: highIndex, to: index, size: fall) }
    let rise = size(from: low, to: value)
    if rise > runup.size { runup = Ends(from: lowIndex, to: index, size: rise) }
  }

  @inline(__always)
  private func size(from start: Double, to end: Double) -> Double {
    isRatio ? end / start : end - start
  }
}
