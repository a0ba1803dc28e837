// SPDX-License-Identifier: MIT

/// Random numbers that are the same for the same seed on every machine.
///
/// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator for a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Independent values, evenly spread over a range.
  public mutating func whiteNoise(count: Int, in range: ClosedRange<Double> = 0...1) -> [Double] {
    (0..<count).map { _ in Double.random(in: range, using: &self) }
  }

  /// A walk whose steps are spread evenly over ±1.
  public mutating func randomWalk(count: Int) -> [Double] {
    var value = 0.0
    return (0..<count).map { _ in
      value += Double.random(in: -1...1, using: &self)
      return value
    }
  }

  /// A number from 0 up to a bound.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of several things.
  public mutating func one<Thing>(of things: [Thing]) -> Thing { things[below(things.count)] }

  /// Whether something that happens once in so many cases happens now.
  public mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
