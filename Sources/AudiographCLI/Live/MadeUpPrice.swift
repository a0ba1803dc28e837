// SPDX-License-Identifier: MIT

internal import Audiograph

/// A price that is made up: raised and lowered by steps, or at random between bounds.
///
/// The same seed gives the same price on every machine.
struct MadeUpPrice: Equatable {
  private(set) var value: Double
  private let step: LiveThreshold
  private let bounds: ClosedRange<Double>
  /// The usual change of a random step, in percent.
  private let volatility: Double
  private var random: SplitMix64

  init(
    start: Double, step: LiveThreshold, bounds: ClosedRange<Double>, volatility: Double,
    seed: UInt64
  ) {
    (value, self.step, self.bounds) = (start, step, bounds)
    (self.volatility, random) = (volatility, SplitMix64(seed: seed))
  }

  /// Raises or lowers it by a step, at most to a bound.
  mutating func move(isUp: Bool) {
    let distance = step.distance(from: value)
    set(value + (isUp ? distance : -distance))
  }

  /// A random step: as likely up as down, seldom more than twice the volatility; at a bound it turns back.
  mutating func wander() {
    // The sum of three even spreads is nearly a normal one.
    let sum = (0..<3).reduce(0.0) { sum, _ in sum + 2 * random.chance() - 1 }
    var next = value * (1 + sum * volatility / 100)
    if next > bounds.upperBound { next = 2 * bounds.upperBound - next }
    if next < bounds.lowerBound { next = 2 * bounds.lowerBound - next }
    set(next)
  }

  private mutating func set(_ next: Double) {
    // Hundredths, as prices have them; of less than 1, four digits.
    let unit = next < 1 ? 10_000.0 : 100.0
    value = min(max((next * unit).rounded() / unit, bounds.lowerBound), bounds.upperBound)
  }
}
