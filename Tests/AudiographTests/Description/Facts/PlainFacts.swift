// SPDX-License-Identifier: MIT

@testable import Audiograph

// The facts of a series found by looking at one value after another: the safe twins of what is found
// by the summaries of blocks. Every result must be the same bit for bit.

/// The ends and extremes of the values seen so far, by index.
struct PlainExtremes {
  private(set) var count = 0
  private(set) var first = -1
  private(set) var last = -1
  private(set) var lowest = -1
  private(set) var highest = -1
  private(set) var lowestCount = 0
  private(set) var highestCount = 0
  private(set) var minimum = Double.infinity
  private(set) var maximum = -Double.infinity

  /// Takes in the next value, finite.
  @inline(__always)
  mutating func add(_ value: Double, at index: Int) {
    if count == 0 { first = index }
    count += 1
    last = index
    if value <= minimum { lower(to: value, at: index) }
    if value >= maximum { raise(to: value, at: index) }
  }

  private mutating func lower(to value: Double, at index: Int) {
    lowestCount = value == minimum ? lowestCount + 1 : 1
    if value < minimum { lowest = index }
    minimum = value
  }

  private mutating func raise(to value: Double, at index: Int) {
    highestCount = value == maximum ? highestCount + 1 : 1
    if value > maximum { highest = index }
    maximum = value
  }
}

/// The largest rises and falls between any two values, which the trend is judged by.
struct PlainSwings {
  private let scale: Double
  private var highest = -Double.infinity
  private var lowest = Double.infinity
  private var lowestSinceMaximum = Double.infinity
  private var highestSinceMinimum = -Double.infinity
  /// The largest fall from a value to a later one, 0 without.
  private(set) var fall = 0.0
  /// The largest rise from a value to a later one, 0 without.
  private(set) var rise = 0.0
  /// The largest fall among the values up to the first maximum.
  private(set) var fallBeforeMaximum = 0.0
  /// The largest rise among the values from the first maximum on.
  private(set) var riseAfterMaximum = 0.0
  /// The largest rise among the values up to the first minimum.
  private(set) var riseBeforeMinimum = 0.0
  /// The largest fall among the values from the first minimum on.
  private(set) var fallAfterMinimum = 0.0

  /// Swings of no value, each to be multiplied by a scale.
  init(scale: Double = 1) { self.scale = scale }

  /// Takes in the next value, finite.
  @inline(__always)
  mutating func add(_ unscaled: Double) {
    let value = unscaled * scale
    if value > highest {
      highest = value
      fallBeforeMaximum = fall
      riseAfterMaximum = 0
      lowestSinceMaximum = value
    }
    if value < lowest {
      lowest = value
      riseBeforeMinimum = rise
      fallAfterMinimum = 0
      highestSinceMinimum = value
    }
    fall = max(fall, highest - value)
    rise = max(rise, value - lowest)
    lowestSinceMaximum = min(lowestSinceMaximum, value)
    highestSinceMinimum = max(highestSinceMinimum, value)
    riseAfterMaximum = max(riseAfterMaximum, value - lowestSinceMaximum)
    fallAfterMinimum = max(fallAfterMinimum, highestSinceMinimum - value)
  }
}

/// The largest moves so far, from one value to the next and from any value to a later one.
///
/// Moves are compared by ratio or by difference. A ratio orders moves as percentages do, and
/// equal percentages have equal ratios whatever they start from.
struct PlainMoves {
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

/// A search for zig-zag turning points with one threshold.
struct PlainTurningPointSearch {
  private let reversal: Double
  private let scale: Double
  private let mostLegs: Int
  private var extreme = 0.0
  private var extremeIndex = -1
  /// 1 on the way up, −1 on the way down, 0 before the first leg.
  private var direction = 0.0
  private var turns: [Int] = []

  init(reversal: Double, scale: Double, mostLegs: Int) {
    self.reversal = reversal
    self.scale = scale
    self.mostLegs = mostLegs
  }

  /// The first value and the turning points by their indices; empty where no leg begins, nil
  /// where they make more legs than are wanted.
  mutating func turns(in values: [Double], from first: Int) -> [Int]? {
    let start = values[first] * scale
    for index in first..<values.count {
      let value = values[index] * scale
      if value.isNaN { continue }
      if direction == 0 {
        begin(at: value, index, from: start, first)
      } else if (value - extreme) * direction > 0 {
        extreme = value
        extremeIndex = index
      } else if (extreme - value) * direction >= reversal {
        turns.append(extremeIndex)
        turn(at: value, index)
      }
      // The last leg comes on top.
      if turns.count > mostLegs { return nil }
    }
    return turns
  }

  private mutating func begin(at value: Double, _ index: Int, from start: Double, _ first: Int) {
    guard (value - start).magnitude >= reversal else { return }
    turns.append(first)
    direction = value < start ? 1 : -1
    turn(at: value, index)
  }

  private mutating func turn(at value: Double, _ index: Int) {
    direction = -direction
    extreme = value
    extremeIndex = index
  }
}
