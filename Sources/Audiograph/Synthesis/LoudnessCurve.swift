// SPDX-License-Identifier: MIT

/// The equal-loudness factor of one timbre at every pitch of a range, read between close samples.
///
/// Here alone equal loudness enters the sound; a score has levels without it. Within a glide the factor has to follow the pitch: in a straight line between the factors of
/// its ends, the middle would be up to 5 dB too loud.
struct LoudnessCurve: Sendable {
  private let lowest: Double
  private let factors: [Double]
  private let equalLoudness: EqualLoudness
  /// Samples in an octave; a straight line between two is within 0.001 dB.
  private static let density = 64.0

  /// The curve of a timbre over pitches in hertz.
  init(_ timbre: Timbre, pitches: ClosedRange<Double>, sampleRate: Int) {
    let scale = log2(4_294_967_296 / Double(sampleRate))
    let start = log2(pitches.lowerBound) + scale
    let count = Int((log2(pitches.upperBound) + scale - start) * Self.density) + 2
    let loudness = EqualLoudness(timbre, ceiling: Timbre.ceiling(sampleRate: sampleRate))
    lowest = start
    equalLoudness = loudness
    factors = (0...count).map { place in
      let frequency = pitches.lowerBound * exp2(Double(place) / Self.density)
      return amplitude(decibels: loudness.gain(frequency: frequency))
    }
  }

  /// What the curve is short of at a held pitch, as a factor: between two samples where the limit
  /// of 6 dB is reached, it is up to 0.02 dB off.
  func correction(frequency: Double, at pitch: Double) -> Double {
    amplitude(decibels: equalLoudness.gain(frequency: frequency)) / factor(at: pitch)
  }

  /// The factor at the logarithm to the base 2 of a phase increment; outside the range, its end.
  func factor(at pitch: Double) -> Double {
    let place = min(max((pitch - lowest) * Self.density, 0), Double(factors.count - 1))
    let index = min(Int(place), factors.count - 2)
    return factors[index] + (factors[index + 1] - factors[index]) * (place - Double(index))
  }

  /// The factors at four logarithms, as `factor(at:)` has them.
  @inline(__always)
  func factors(at pitches: SIMD4<Double>) -> SIMD4<Double> {
    let last = Double(factors.count - 2)
    var places = (pitches - lowest) * Self.density
    places = places.replacing(with: 0, where: places .< SIMD4(repeating: 0))
    places = places.replacing(with: last + 1, where: places .> SIMD4(repeating: last + 1))
    var starts = wholeParts(places)
    starts = starts.replacing(with: last, where: starts .> SIMD4(repeating: last))
    let indices = wholeNumbers(starts)
    let (a, b, c, d) = (Int(indices[0]), Int(indices[1]), Int(indices[2]), Int(indices[3]))
    let lows = SIMD4(factors[a], factors[b], factors[c], factors[d])
    let highs = SIMD4(factors[a + 1], factors[b + 1], factors[c + 1], factors[d + 1])
    return lows + (highs - lows) * (places - starts)
  }
}
