// SPDX-License-Identifier: MIT

/// The shape of values in order, places by index.
struct FoundShape {
  var shapeClass: ShapeClass
  /// The share of the variance that the model explains; nil without a model.
  var fit: Double?
  /// 1 for a rise, −1 for a fall, 0 without a direction.
  var direction = 0
  /// What its parts do, and where each but the first begins.
  var moves: [ShapeMove] = []
  var turns: [Int] = []
  /// Where another height or slope begins.
  var breaks: [Int] = []
  /// The heights between the breaks of steps.
  var levels: [Double] = []
  /// Along x, how far values that grow exponentially take to double, or to halve.
  var doubling: Double?
  /// The place of the dip or bump of a rise or fall that is interrupted.
  var extreme: Int?
  /// Whether the ends are those of the model, since the values vary too much about it.
  var hasFittedEnds = false
  /// The ends that a change is told between.
  var from: Double
  var to: Double
  /// Whether values vary by more than a tenth of what the model covers.
  var isNoisy = false
  /// Whether the values have no direction but hang together.
  var wanders = false
  var odd: [OddValue] = []
  var volatility: VolatilityChange?
}

/// A single value far from those around it.
struct OddValue {
  let index: Int
  let expected: Double
}
