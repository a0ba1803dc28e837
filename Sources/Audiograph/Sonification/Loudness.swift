// SPDX-License-Identifier: MIT

/// Equal loudness: how much a tone is raised or lowered so that low values are as loud as high ones.
package enum Loudness {
  /// The amplitude of the first partial of a steady 440 Hz tone of the standard timbre.
  ///
  /// It makes the tone measure −20 LUFS (ITU-R BS.1770-4), in mono and at every pan position.
  package static let referenceAmplitude = 0.139845
  /// What that tone measures in LUFS (ITU-R BS.1770-4).
  package static let referenceLoudness = -20.0

  /// The root mean square of the samples of that tone.
  package static let referenceRootMeanSquare =
    referenceAmplitude * (Timbre.standard.powerSum / 2).squareRoot()

  /// No sample of a noise exceeds this many times its root mean square.
  static let noiseCrest = 4.0

  /// The largest correction in decibels, either way, between pitches of one timbre.
  package static let limit = 6.0

  fileprivate static func weightedPower(
    frequency: Double, timbre: Timbre, ceiling: Double
  ) -> Double {
    var sum = 0.0
    for (index, amplitude) in timbre.partials.enumerated() where amplitude != 0 {
      let number = Double(index + 1)
      let level = amplitude * Timbre.fade(partial: number, of: frequency, ceiling: ceiling)
      sum += level * level * aWeightedPower(frequency * number)
    }
    return sum
  }

  /// The A-weighting of IEC 61672-1 as a factor of power, up to a constant factor.
  private static func aWeightedPower(_ frequency: Double) -> Double {
    let square = frequency * frequency
    let low = square + 20.598997 * 20.598997
    let high = square + 12194.217 * 12194.217
    let middle = (square + 107.65265 * 107.65265) * (square + 737.86223 * 737.86223)
    return square / low * (square / low) * (square * square / middle) / (high / 1e8 * (high / 1e8))
  }
}

extension FormName {
  /// Decibels by which all its tones are raised, so that a chart of notes and silences is about as loud as a line
  /// (ITU-R BS.1770-4, measured on what the program brings along).
  var level: Double {
    switch self {
    case .line, .candles, .histogram: 0
    case .scatter, .share: 1
    case .bars, .heatmap: 1.5
    case .box: 2
    case .band: 2.5
    case .density: -2.5
    }
  }
}

/// The equal loudness of one timbre: how much it is raised so that its A-weighted level is that of
/// the reference, within 6 dB of what it is raised by at 440 Hz.
struct EqualLoudness {
  private let timbre: Timbre
  private let ceiling: Double
  /// The weighted power at 440 Hz.
  private let own: Double
  /// Decibels by which the timbre is raised at 440 Hz: 0 for the standard timbre.
  private let offset: Double

  /// That of a timbre whose partials have faded out at `ceiling` hertz.
  init(_ timbre: Timbre, ceiling: Double) {
    self.timbre = timbre
    self.ceiling = ceiling
    own = Self.referencePower(timbre)
    offset = -decibels(powerRatio: own / Self.referencePower(.standard))
  }

  /// Decibels by which a pitch in hertz, greater than 0, is raised.
  func gain(frequency: Double) -> Double {
    let power = Loudness.weightedPower(frequency: frequency, timbre: timbre, ceiling: ceiling)
    guard power > 0 else { return Loudness.limit + offset }
    let change = -decibels(powerRatio: power / own)
    return min(max(change, -Loudness.limit), Loudness.limit) + offset
  }

  private static func referencePower(_ timbre: Timbre) -> Double {
    Loudness.weightedPower(
      frequency: 440, timbre: timbre, ceiling: Timbre.ceiling(sampleRate: 48_000))
  }
}

extension Timbre {
  /// The frequency in hertz at which partials have faded out, so that nothing aliases.
  package static func ceiling(sampleRate: Int) -> Double { min(8000, 0.45 * Double(sampleRate)) }

  /// How much of a partial sounds: 1 up to half the ceiling, 0 from the ceiling on.
  package static func fade(partial: Double, of frequency: Double, ceiling: Double) -> Double {
    min(max((ceiling - partial * frequency) / (ceiling / 2), 0), 1)
  }

  /// The sum of the squared amplitudes of the partials.
  package var powerSum: Double { partials.reduce(0) { $0 + $1 * $1 } }

  /// The sum of the amplitudes of the partials, which no sample of the tone exceeds.
  package var peakBound: Double { partials.reduce(0) { $0 + abs($1) } }
}
