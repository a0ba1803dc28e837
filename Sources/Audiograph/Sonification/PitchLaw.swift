// SPDX-License-Identifier: MIT

extension PitchLaw {
  /// The value that the highest pitch stands for, or the lowest.
  func end(isHigh: Bool) -> Double { isHigh != isInverted ? maximum : minimum }

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

  /// How high a value is drawn and said to be: as `position`, of ranks the other way round.
  func height(of value: Double) -> Double {
    isDrawnDown ? 1 - position(of: value) : position(of: value)
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

  /// The pitch at which a value is heard: equal steps of `position` are equal intervals.
  ///
  /// A value outside the axis sounds at its end; on a flat axis every value sounds in the middle.
  func pitch(of value: Double) -> Pitch {
    let position = min(max(position(of: value), 0), 1)
    let octaves = (isInverted ? 1 - position : position) * range.octaves
    return range.pitch(octaves: notes?.nearest(to: octaves, within: range.octaves) ?? octaves)
  }

  /// The frequency in hertz at which a value is heard: `low · (high/low)^position`, linear in cents.
  public func frequency(of value: Double) -> Double { pitch(of: value).frequency }

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
  /// How many octaves lie between the ends.
  fileprivate var octaves: Double { log2(high / low) }

  /// The pitch so many octaves above the lowest, at most the highest.
  fileprivate func pitch(octaves: Double) -> Pitch {
    let pitch = Pitch(octaves: octaves, above: low)
    // At the upper end, rounding may lead out of the range.
    let isAbove = octaves > self.octaves - 1e-9 && pitch.frequency > high
    return isAbove ? Pitch(high) : pitch
  }

  /// The frequency in hertz in the middle, where a flat series sounds.
  public var middle: Double { pitch(octaves: octaves / 2).frequency }
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

  /// The note that is nearest to a pitch, the lower one of two as near, both in octaves above the
  /// lowest pitch of a range that has `limit` octaves.
  fileprivate func nearest(to octaves: Double, within limit: Double) -> Double {
    let semitones = 12 * octaves
    let highest = 12 * limit + 1e-6
    let octave = Int(semitones / 12)
    let candidates = (octave...octave + 1).flatMap { octave in degrees.map { 12 * octave + $0 } }
    var best = 0
    for candidate in candidates where Double(candidate) <= highest {
      if abs(Double(candidate) - semitones) < abs(Double(best) - semitones) { best = candidate }
    }
    return Double(best) / 12
  }
}
