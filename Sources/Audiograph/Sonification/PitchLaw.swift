// SPDX-License-Identifier: MIT

extension PitchLaw {
  /// Where a value lies on the axis: 0 at `minimum`, 1 at `maximum`, beyond them outside.
  ///
  /// A flat axis, whose ends are equal, has every value in the middle: 0.5.
  public func position(of value: Double) -> Double {
    guard minimum < maximum else { return 0.5 }
    switch soundedScale {
    // Halves first, so that an axis from −1e308 to 1e308 does not overflow. Below 1 there is
    // nothing to overflow, and halves of the smallest numbers would be lost.
    case .linear where abs(minimum) > 1 || abs(maximum) > 1 || abs(value) > 1:
      return (value / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
    case .linear:
      return (value - minimum) / (maximum - minimum)
    case .log:
      guard value > 0 else { return -.infinity }
      return (log2(value) - log2(minimum)) / (log2(maximum) - log2(minimum))
    }
  }

  /// The scale, but linear where the ends are equal to a millionth.
  ///
  /// There the logarithm is a straight line to 0.001 cents, but its differences are lost in
  /// rounding: those of two neighbours are nothing, or less than nothing.
  private var soundedScale: PitchScale { maximum / minimum < 1.000_001 ? .linear : scale }

  /// Whether a value lies outside the axis and is heard at its end.
  public func clips(_ value: Double) -> Bool {
    minimum < maximum && (value < minimum || value > maximum)
  }

  /// How many values are heard at the axis's ends though they lie outside.
  func clippedCount(_ values: [Double]) -> Int {
    minimum < maximum ? values.count(below: minimum, orAbove: maximum) : 0
  }

  /// The frequency in hertz at which a value is heard: `low · (high/low)^position`, linear in cents.
  ///
  /// A value outside the axis sounds at its end; on a flat axis every value sounds in the middle.
  public func frequency(of value: Double) -> Double {
    let position = min(max(position(of: value), 0), 1)
    let exact = range.held(range.frequency(at: isInverted ? 1 - position : position))
    guard let notes else { return exact }
    return notes.nearest(to: exact, in: range)
  }

  /// The value that is heard at a frequency: the inverse of `frequency(of:)`.
  ///
  /// - Returns: The value; the axis's one value where it is flat. Exact pitches give it back to
  ///   rounding, pitches moved to notes the value of the note.
  public func value(at frequency: Double) -> Double {
    guard minimum < maximum else { return minimum }
    let fraction = log2(frequency / range.low) / log2(range.high / range.low)
    let position = isInverted ? 1 - fraction : fraction
    switch soundedScale {
    case .linear:
      return minimum * (1 - position) + maximum * position
    case .log:
      return exp2(log2(minimum) * (1 - position) + log2(maximum) * position)
    }
  }
}

extension PitchRange {
  /// The frequency in hertz at a position: `low` at 0, `high` at 1, equal steps equal intervals.
  public func frequency(at position: Double) -> Double {
    low * exp2(position * log2(high / low))
  }

  /// A frequency moved into the range: at the ends, rounding may lead out of it.
  fileprivate func held(_ frequency: Double) -> Double { min(max(frequency, low), high) }

  /// The frequency in the middle, where a flat series sounds.
  public var middle: Double { frequency(at: 0.5) }
}

extension NoteScale {
  /// Semitones above the lowest pitch, within an octave.
  var degrees: [Int] {
    switch self {
    case .chromatic: Array(0...11)
    case .major: [0, 2, 4, 5, 7, 9, 11]
    case .minor: [0, 2, 3, 5, 7, 8, 10]
    case .pentatonic: [0, 2, 4, 7, 9]
    }
  }

  /// The note within the range that is nearest to a frequency; the lower one of two as near.
  func nearest(to frequency: Double, in range: PitchRange) -> Double {
    let semitones = 12 * log2(frequency / range.low)
    let highest = 12 * log2(range.high / range.low) + 1e-6
    let octave = Int(semitones / 12)
    let candidates = (octave...octave + 1).flatMap { octave in degrees.map { 12 * octave + $0 } }
    var best = 0
    for candidate in candidates where Double(candidate) <= highest {
      if abs(Double(candidate) - semitones) < abs(Double(best) - semitones) { best = candidate }
    }
    return min(range.low * exp2(Double(best) / 12), range.high)
  }
}
