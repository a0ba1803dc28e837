// SPDX-License-Identifier: MIT

import Glibc

/// What a listener makes of a steady stretch of sound: its pitch and its partials.
public struct Pitch: Sendable, Equatable {
  /// The fundamental in hertz.
  public let frequency: Double
  /// The amplitudes of partials 1, 2, …, as far as they fit below half the sample rate.
  public let amplitudes: [Double]
  /// The part of the energy that is no partial: 0 a clean tone, 1 noise.
  public let residual: Double

  /// Hears the pitch of samples that are steady throughout; nil for silence and for noise.
  ///
  /// Nothing is taken for granted but the range that is searched. The period is found in the
  /// middle of the samples and then made exact over longer and longer parts of them.
  ///
  /// - Parameters:
  ///   - samples: A steady stretch, at least one and a half periods of the tone.
  ///   - sampleRate: In hertz.
  ///   - range: The frequencies to be considered, in hertz.
  ///   - largestResidual: More than this part of the energy outside the partials is noise.
  public init?(
    of samples: ArraySlice<Double>, sampleRate: Double,
    range: ClosedRange<Double> = 52...4200, largestResidual: Double = 0.1
  ) {
    let middle = samples.middle(seconds: 0.045, sampleRate: sampleRate)
    guard middle.count >= 32, peakLevel(of: middle) > 0,
      var frequency = coarseFrequency(middle, sampleRate: sampleRate, range: range)
    else { return nil }
    var seconds = 0.045
    var search = PitchSearch(
      model: HarmonicModel(middle, sampleRate: sampleRate), frequency: frequency)
    frequency = search.best()
    while Double(samples.count) / sampleRate > seconds {
      seconds *= 2
      let part = samples.middle(seconds: seconds, sampleRate: sampleRate)
      search = PitchSearch(
        model: HarmonicModel(part, sampleRate: sampleRate), frequency: frequency)
      frequency = search.best()
    }
    guard let fit = search.fit(frequency), search.model.energy > 0 else { return nil }
    let residual = max(0, 1 - fit.explained / search.model.energy)
    guard residual <= largestResidual else { return nil }
    self.frequency = frequency
    self.amplitudes = fit.amplitudes
    self.residual = residual
  }

  /// The root mean square of the partials.
  public var level: Double { (amplitudes.reduce(0) { $0 + $1 * $1 } / 2).squareRoot() }

  /// The A-weighted level in decibels, 0 for a sine of 1 kHz with the peak 1.
  public var weightedLevel: Double {
    var power = 0.0
    for (index, amplitude) in amplitudes.enumerated() {
      let gain = AWeighting.gain(at: frequency * Double(index + 1))
      power += amplitude * amplitude * gain * gain
    }
    return decibels(power: power)
  }
}

private func coarseFrequency(
  _ samples: ArraySlice<Double>, sampleRate: Double, range: ClosedRange<Double>
) -> Double? {
  let longest = min(sampleRate / range.lowerBound * 1.05, Double(samples.count) * 0.75)
  let lags = max(1.5, sampleRate / range.upperBound - 1)...max(2, longest)
  // One octave of lags more than the longest period, so that multiples can make it exact.
  let periodicity = Periodicity(of: Array(samples), longestLag: Int(longest) + 2)
  return periodicity.period(in: lags).map { sampleRate / $0 }
}

/// Climbs from a frequency to the nearest one that explains most.
private struct PitchSearch {
  let model: HarmonicModel
  let frequency: Double
  let partialCount: Int

  init(model: HarmonicModel, frequency: Double) {
    self.model = model
    self.frequency = frequency
    partialCount = max(1, min(8, Int(0.48 * model.sampleRate / frequency)))
  }

  func fit(_ frequency: Double) -> (amplitudes: [Double], explained: Double)? {
    model.fit(frequency: frequency, partialCount: partialCount)
  }

  func best() -> Double {
    var centre = frequency
    var step = 0.1 / model.seconds
    for _ in 0..<5 {
      centre = climb(from: centre, step: step)
      step /= 8
    }
    return centre
  }

  /// Walks by steps while it goes up, then takes the top of the parabola.
  private func climb(from start: Double, step: Double) -> Double {
    var centre = start
    var left = explained(centre - step)
    var top = explained(centre)
    var right = explained(centre + step)
    for _ in 0..<40 where top < max(left, right) {
      if right > left {
        centre += step
        (left, top, right) = (top, right, explained(centre + step))
      } else {
        centre -= step
        (left, top, right) = (explained(centre - step), left, top)
      }
    }
    let curvature = left - 2 * top + right
    guard curvature < 0 else { return centre }
    return centre + max(-1, min(1, 0.5 * (left - right) / curvature)) * step
  }

  private func explained(_ frequency: Double) -> Double {
    guard frequency > 0, let fit = fit(frequency) else { return 0 }
    return fit.explained / model.energy
  }
}

extension ArraySlice<Double> {
  /// The part around the middle that lasts this long, or all of it.
  func middle(seconds: Double, sampleRate: Double) -> ArraySlice<Double> {
    let count = Swift.min(self.count, Int(seconds * sampleRate))
    let start = startIndex + (self.count - count) / 2
    return self[start..<start + count]
  }
}
