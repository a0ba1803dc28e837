// SPDX-License-Identifier: MIT

/// The shape of values in order, places by index.
struct FoundShape {
  var shapeClass: ShapeClass
  /// The share of the variance that the model explains; nil without a model.
  var fit: Double?
  /// How far the model goes, from its lowest to its highest.
  var fitRange = 0.0
  /// 1 for a rise, −1 for a fall, 0 without a direction.
  var direction = 0
  /// What its parts do, and where each but the first begins.
  var moves: [ShapeMove] = []
  var turns: [Int] = []
  /// The value at each turn, without turns at each break, or the mean of the values around it.
  var heights: [Double] = []
  /// Where another height or slope begins.
  var breaks: [Int] = []
  /// The heights between the breaks of steps: medians, of counts means.
  var levels: [Double] = []
  var areLevelsMeans = false
  /// The stretches at another height, and the height that the others return to.
  var bursts: [Burst] = []
  var base: Double?
  var jump: Jump?
  /// How much values on both sides of a jump change along x, by one.
  var slope: Double?
  /// Along x, how far values that grow exponentially take to double, or to halve.
  var doubling: Double?
  /// The place of the dip or bump of a rise or fall that is interrupted.
  var extreme: Int?
  /// What a change is told between.
  var ends = Ends.literal
  var from: Double
  var to: Double
  /// Whether values vary so much from one to the next that none of them stands for those around it.
  var isNoisy = false
  /// Whether a rise or fall is set back on its way by more than an eighth of its range.
  var hasSetback = false
  /// Whether the values have no direction but hang together.
  var wanders = false
  var odd: [OddValue] = []
  var volatility: VolatilityChange?

  /// What the ends of a change are.
  enum Ends: Hashable {
    /// The first and the last value.
    case literal
    /// The means of so many values.
    case means(Int)
    /// The means of the first and the last cycle.
    case season(SeasonPeriod)
  }

  /// A stretch at another height, its last value included.
  struct Burst {
    var first: Int
    var last: Int
    var level: Double
  }

  /// A jump between moves, from the median of the few values before an index to that of those from it on.
  struct Jump {
    var index: Int
    var before: Double
    var after: Double
  }
}

/// A single value far from those around it.
struct OddValue {
  let index: Int
  let expected: Double
}

extension FoundShape {
  /// Whether the heights are values, and no means of those around.
  var areHeightsLiteral: Bool { if case .season = ends { false } else { !isNoisy } }

  /// What its parts do, in words of a document, a jump between them too.
  var movesWithJump: [String] {
    let names = moves.map(\.rawValue)
    guard let jump, names.count == 2 else { return names }
    return [names[0], jump.after > jump.before ? "jump" : "drop", names[1]]
  }
}
