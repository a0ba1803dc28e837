// SPDX-License-Identifier: MIT

/// Turns that no model tells of: those of few values, and those at the very end.
enum LiteralTurn {
  /// The one turn of values by a share of their range; nil without one.
  ///
  /// The extreme is that far beyond both ends, and neither side goes back by more than a quarter.
  static func only(in values: [Double], by share: Double) -> (index: Int, isHigh: Bool)? {
    let range = values.spread
    for isHigh in [true, false] {
      let upright = isHigh ? values : values.map { -$0 }
      let (index, last) = (upright.indexOfHighest, upright.count - 1)
      guard index > 0, index < last else { continue }
      let height = upright[index] - max(upright[0], upright[last])
      let after = upright[index...].map { -$0 }
      if height >= share * range, largestFall(upright[...index]) <= 0.25 * range,
        largestFall(after[...]) <= 0.25 * range
      {
        return (index, isHigh)
      }
    }
    return nil
  }

  /// The late high of values that a model says rise, after which they lose a good third of their range.
  ///
  /// The late low of those that it says fall; nil without one. `least` is the least loss that counts.
  static func late(in values: [Double], rises: Bool, least: Double) -> Int? {
    let (count, sign) = (values.count, rises ? 1.0 : -1.0)
    let reach = max(2, count / 80)
    let smooth = runningMedian(values.map { sign * $0 }, reach: reach)
    let index = smooth.indexOfHighest
    guard index >= count / 2, index < count - max(3, count / 50) else { return nil }
    let loss = smooth[index] - middle(smooth.suffix(max(3, reach)))
    return loss >= max(0.35 * smooth.spread, least) ? index : nil
  }
}

/// The largest fall from a value to a later one.
func largestFall(_ values: ArraySlice<Double>) -> Double {
  var (high, fall) = (-Double.infinity, 0.0)
  for value in values {
    high = max(high, value)
    fall = max(fall, high - value)
  }
  return fall
}

extension FoundShape {
  /// The shape of five to nine values.
  init(few values: [Double]) {
    let (first, last, range) = (values[0], values[values.count - 1], values.spread)
    self.init(shapeClass: .fewVaried, from: first, to: last)
    let rises = last > first
    let upright = rises ? values : values.map { -$0 }
    if abs(last - first) >= 0.75 * range, largestFall(upright[...]) <= 0.25 * range {
      shapeClass = rises ? .rise : .fall
      direction = rises ? 1 : -1
      // Most of it may be one step.
      let steps = values.differences.map { rises ? $0 : -$0 }
      let place = steps.indexOfHighest + 1
      if steps[place - 1] > 0.5 * range {
        moves = [rises ? .rise : .fall, rises ? .rise : .fall]
        jump = Jump(index: place, before: values[place - 1], after: values[place])
      }
    } else if let turn = LiteralTurn.only(in: values, by: 0.25) {
      self.turn(turn)
    }
  }

  /// Turns once.
  mutating func turn(_ turn: (index: Int, isHigh: Bool)) {
    shapeClass = turn.isHigh ? .riseThenFall : .fallThenRise
    moves = turn.isHigh ? [.rise, .fall] : [.fall, .rise]
    (breaks, turns) = ([turn.index], [turn.index])
  }
}
