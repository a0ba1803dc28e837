// SPDX-License-Identifier: MIT

/// What a series looks like, in one word.
///
/// The rules stand in `Documentation/shapes.md`.
public enum ShapeClass: String, Sendable, Hashable, CaseIterable {
  /// Fewer than five values.
  case tooFew = "too-few"
  /// All values are equal.
  case unchanged
  /// Five to nine values that neither rise, fall nor turn once.
  case fewVaried = "few-varied"
  /// Values without an order.
  case distribution
  /// At least half of the values are 0, and the others do not stand together.
  case zeroInflated = "zero-inflated"
  /// Values about one height.
  case level
  /// Up and down without any other shape.
  case swings
  case roseSteadily = "rose-steadily"
  case fellSteadily = "fell-steadily"
  case roseWithSetbacks = "rose-with-setbacks"
  case fellWithRecoveries = "fell-with-recoveries"
  case roseThenFell = "rose-then-fell"
  case fellThenRecovered = "fell-then-recovered"
  /// One height, then suddenly another.
  case step
  /// Three heights or more, one after the other.
  case steps
  /// One height, but for a stretch at another.
  case burst
  /// One height, but for several stretches at others.
  case bursts
  /// One way on both sides of a jump.
  case riseWithStep = "rise-with-step"
  case fallWithStep = "fall-with-step"
  /// A height, then a jump and another course.
  case jumpThenRise = "jump-then-rise"
  case jumpThenFall = "jump-then-fall"
  case dropThenRise = "drop-then-rise"
  case dropThenFall = "drop-then-fall"
  /// A jump between two courses.
  case riseJumpFall = "rise-jump-fall"
  case riseJumpLevel = "rise-jump-level"
  case riseDropFall = "rise-drop-fall"
  case riseDropLevel = "rise-drop-level"
  case fallJumpRise = "fall-jump-rise"
  case fallJumpLevel = "fall-jump-level"
  case fallDropRise = "fall-drop-rise"
  case fallDropLevel = "fall-drop-level"
  case exponentialGrowth = "exponential-growth"
  case exponentialDecay = "exponential-decay"
  case rise, fall
  case riseEverFaster = "rise-ever-faster"
  case fallEverFaster = "fall-ever-faster"
  case riseFaster = "rise-faster"
  case fallFaster = "fall-faster"
  case riseSlowing = "rise-slowing"
  case fallSlowing = "fall-slowing"
  case riseThenLevel = "rise-then-level"
  case fallThenLevel = "fall-then-level"
  case levelThenRise = "level-then-rise"
  case levelThenFall = "level-then-fall"
  case levelRiseLevel = "level-rise-level"
  case levelFallLevel = "level-fall-level"
  case riseWithPause = "rise-with-pause"
  case fallWithPause = "fall-with-pause"
  case riseWithDip = "rise-with-dip"
  case fallWithBump = "fall-with-bump"
  case riseThenFall = "rise-then-fall"
  case fallThenRise = "fall-then-rise"
  /// Two turns or more.
  case turns

  /// The class of the same name, or of the mirrored one.
  init(_ form: ShapeForm, rises: Bool) {
    switch form {
    case .straight: self = rises ? .rise : .fall
    case .everFaster: self = rises ? .riseEverFaster : .fallEverFaster
    case .faster: self = rises ? .riseFaster : .fallFaster
    case .slowing: self = rises ? .riseSlowing : .fallSlowing
    case .thenLevel: self = rises ? .riseThenLevel : .fallThenLevel
    case .afterLevel: self = rises ? .levelThenRise : .levelThenFall
    case .betweenLevels: self = rises ? .levelRiseLevel : .levelFallLevel
    case .withPause: self = rises ? .riseWithPause : .fallWithPause
    case .interrupted: self = rises ? .riseWithDip : .fallWithBump
    case .turning: self = rises ? .riseThenFall : .fallThenRise
    case .exponential: self = rises ? .exponentialGrowth : .exponentialDecay
    }
  }
}

extension ShapeClass {
  /// The class of a jump up or down between two moves, which are not both level.
  init(_ before: ShapeMove, jumpsUp: Bool, _ after: ShapeMove) {
    let way = jumpsUp ? "jump" : "drop"
    let name =
      before == after
      ? "\(before.rawValue)-with-step"
      : before == .level
        ? "\(way)-then-\(after.rawValue)" : "\(before.rawValue)-\(way)-\(after.rawValue)"
    self = ShapeClass(rawValue: name) ?? .step
  }
}

/// A shape that goes up or down.
enum ShapeForm: CaseIterable {
  case straight, everFaster, faster, slowing, thenLevel, afterLevel, betweenLevels, withPause
  case interrupted, turning, exponential
}

/// What a part of a shape does.
package enum ShapeMove: String, Sendable, Hashable {
  case rise, fall, level
}

extension ShapeClass {
  /// Whether it is told by the ends and extremes as they are, not by a model.
  var isLiteral: Bool {
    switch self {
    case .swings, .roseSteadily, .fellSteadily, .roseWithSetbacks, .fellWithRecoveries,
      .roseThenFell, .fellThenRecovered:
      true
    default: false
    }
  }

  /// The class by the rules of a trend, in which what has no direction swings.
  init(_ trend: TrendClass) {
    switch trend {
    case .tooFew: self = .tooFew
    case .unchanged: self = .unchanged
    case .roseSteadily: self = .roseSteadily
    case .fellSteadily: self = .fellSteadily
    case .roseWithSetbacks: self = .roseWithSetbacks
    case .fellWithRecoveries: self = .fellWithRecoveries
    case .roseThenFell, .steadyWithPeak: self = .roseThenFell
    case .fellThenRecovered, .steadyWithTrough: self = .fellThenRecovered
    case .littleChange, .mixedHigher, .mixedLower: self = .swings
    }
  }

  /// The class of values in order by the rules of a trend.
  init(literally values: [Double]) {
    self.init(Trend(ValuePass(values, isPrice: false), values: values).class)
  }
}
