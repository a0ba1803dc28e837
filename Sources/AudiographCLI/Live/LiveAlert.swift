// SPDX-License-Identifier: MIT

/// A condition on a value that is followed, which is told once each time it comes true.
///
/// A level is told again only after the value has gone back by a little, a thousandth of the level or of the
/// largest value. A change is measured from the last alert on. What is true of the first value came true
/// before anybody looked, so it counts only where that is asked for.
struct LiveAlert: Equatable {
  enum Condition: Equatable {
    case above(Double)
    case below(Double)
    /// A change, up or down, within so many milliseconds.
    case change(LiveThreshold, within: Int64)
    /// Above the highest of a range, as it is typed, and that value.
    case newHigh(String, Double)
    case newLow(String, Double)
  }

  /// A condition that came true.
  struct Firing: Equatable {
    var condition: Condition
    var isRising: Bool
    var value: Double
  }

  let condition: Condition
  /// Nil before the first value.
  private var isArmed: Bool?
  /// The level that is to be crossed, where there is one.
  private var level: Double
  /// The largest value so far, whatever its sign.
  private var largest = 0.0
  /// The values within the time of a change, with their times, and only those that are higher or lower
  /// than all after them: 10,000 at most.
  private var highs: [Moment] = []
  private var lows: [Moment] = []

  private struct Moment: Equatable {
    var time: Int64
    var value: Double
  }

  /// The part of a level, or of the largest value, by which a value has to go back.
  private static let slack = 0.001

  init(_ condition: Condition, countsFirst: Bool = false) {
    self.condition = condition
    isArmed = countsFirst ? true : nil
    level =
      switch condition {
      case .above(let level), .below(let level), .newHigh(_, let level), .newLow(_, let level):
        level
      case .change: 0
      }
  }

  /// Takes the next value at a time in milliseconds.
  mutating func take(_ value: Double, at time: Int64) -> Firing? {
    switch condition {
    case .above, .newHigh: cross(value, isRising: true)
    case .below, .newLow: cross(value, isRising: false)
    case .change(let threshold, let span): change(value, at: time, threshold, span)
    }
  }

  private mutating func cross(_ value: Double, isRising: Bool) -> Firing? {
    let sign = isRising ? 1.0 : -1.0
    let isBeyond = (value - level) * sign > 0
    largest = max(largest, abs(value))
    defer { followExtreme(value, isBeyond) }
    switch isArmed {
    case nil: isArmed = !isBeyond
    case true?:
      guard isBeyond else { return nil }
      isArmed = false
      return Firing(condition: condition, isRising: isRising, value: value)
    case false?:
      if (level - value) * sign > max(abs(level), largest) * Self.slack { isArmed = true }
    }
    return nil
  }

  /// A new high is the one to be exceeded next.
  private mutating func followExtreme(_ value: Double, _ isBeyond: Bool) {
    switch condition {
    case .newHigh, .newLow: if isBeyond { level = value }
    case .above, .below, .change: break
    }
  }

  private mutating func change(
    _ value: Double, at time: Int64, _ threshold: LiveThreshold, _ span: Int64
  ) -> Firing? {
    Self.add(Moment(time: time, value: value), to: &highs, span) { $0 <= value }
    Self.add(Moment(time: time, value: value), to: &lows, span) { $0 >= value }
    let hasRisen = threshold.isReached(from: lows[0].value, to: value)
    let hasFallen = threshold.isReached(from: highs[0].value, to: value)
    guard hasRisen || hasFallen else { return nil }
    (highs, lows) = ([Moment(time: time, value: value)], [Moment(time: time, value: value)])
    return Firing(condition: condition, isRising: hasRisen, value: value)
  }

  /// Adds a value to those within a time; it outdoes others for good, and adds nothing to one that is
  /// hardly older and outdoes it.
  private static func add(
    _ moment: Moment, to moments: inout [Moment], _ span: Int64, outdoes: (Double) -> Bool
  ) {
    while let last = moments.last, outdoes(last.value) { moments.removeLast() }
    let oldCount = moments.prefix { $0.time < moment.time - span }.count
    moments.removeFirst(oldCount)
    if let last = moments.last, moment.time - last.time <= span / 10_000 { return }
    moments.append(moment)
  }
}
