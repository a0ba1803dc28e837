// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// The partials of the tone, and that nothing else sounds.
struct FidelityToneTests {
  /// A steady tone: a flat series sounds in the middle of the range.
  private func steady(
    _ frequency: Double, timbre: Timbre = .standard, rate: Int = 48_000, seconds: Double = 1
  ) throws -> Performance {
    let ratio = min(1.01, 4000 / frequency)
    let range = try #require(PitchRange(low: max(55, frequency / ratio), high: frequency * ratio))
    let style = SoundStyle.bare.with {
      $0.mode = .continuous
      $0.timbre = timbre
      $0.pitchRange = range
      $0.format = SoundFormat(sampleRate: rate, channelCount: 1) ?? $0.format
      $0.length = .seconds(seconds)
    }
    return try Performance([1, 1], style: style)
  }

  private func partials(_ performance: Performance) throws -> Pitch {
    let rate = Int(performance.rate)
    return try #require(
      performance.pitch(rate / 10..<rate * 4 / 10))
  }

  /// Fades linearly from c/2 to c, and c = min(8000 Hz, 0.45 × sample rate).
  private func fade(_ frequency: Double, rate: Int) -> Double {
    let ceiling = min(8000, 0.45 * Double(rate))
    return max(0, min(1, 2 * (1 - frequency / ceiling)))
  }

  @Test(arguments: Timbre.all, [220, 440, 900, 1300, 1760, 2400, 3500])
  func `partials have their amplitudes and fade below 8 kHz`(
    timbre: Timbre, frequency: Double
  ) throws {
    let pitch = try partials(steady(frequency, timbre: timbre))
    #expect(abs(cents(from: frequency, to: pitch.frequency)) <= 0.1)
    for (index, amplitude) in pitch.amplitudes.enumerated() {
      let number = Double(index + 1)
      let plain = index < timbre.partials.count ? timbre.partials[index] : 0
      let expected = plain * fade(number * frequency, rate: 48_000)
      #expect(abs(amplitude / pitch.amplitudes[0] - expected) <= 0.02, "partial \(index + 1)")
      if number * frequency > 8000 { #expect(amplitude <= 3e-4 * pitch.amplitudes[0]) }
    }
  }

  @Test(arguments: [8000, 11_025], [220, 311.1, 622.25, 1244.5, 1500, 1760])
  func `nothing aliases at low rates`(rate: Int, frequency: Double) throws {
    for timbre in Timbre.all {
      let pitch = try partials(steady(frequency, timbre: timbre, rate: rate))
      #expect(abs(cents(from: frequency, to: pitch.frequency)) <= 0.1)
      #expect(decibels(power: pitch.residual) <= -70, "\(timbre.name)")
      for (index, amplitude) in pitch.amplitudes.enumerated()
      where Double(index + 1) * frequency > 0.45 * Double(rate) {
        #expect(amplitude <= 3e-4 * pitch.amplitudes[0], "\(timbre.name), partial \(index + 1)")
      }
    }
  }

  @Test(arguments: Timbre.all, [44_100, 48_000, 96_000])
  func `no timbre has energy above 8200 Hz`(timbre: Timbre, rate: Int) throws {
    var generator = SeededGenerator(seed: 5)
    for mode in SoundStyle.Mode.allCases {
      let style = SoundStyle.bare.with {
        $0.mode = mode
        $0.timbre = timbre
        $0.pitchRange = PitchRange(low: 200, high: 4000) ?? .standard
        $0.format = SoundFormat(sampleRate: rate, channelCount: 1) ?? $0.format
        $0.length = .seconds(1)
      }
      let performance = try Performance(generator.whiteNoise(count: 16), style: style)
      let spectrum = Spectrum(
        performance.sum[...], sampleRate: performance.rate,
        windowLength: rate > 48_000 ? 16_384 : 8192)
      #expect(spectrum.decibels(above: 8200) <= -70, "\(mode)")
    }
  }

  @Test(arguments: Timbre.all)
  func `a steady tone is nothing but its partials`(timbre: Timbre) throws {
    for frequency in [220, 441.7, 997, 1759, 3001.3] {
      let pitch = try partials(steady(frequency, timbre: timbre))
      #expect(decibels(power: pitch.residual) <= -70, "\(frequency) Hz")
    }
  }

  @Test(arguments: Timbre.all, SoundStyle.Mode.allCases)
  func `no step is larger than the slope of the tone allows`(
    timbre: Timbre, mode: SoundStyle.Mode
  ) throws {
    var generator = SeededGenerator(seed: 17)
    let style = SoundStyle.mono.with {
      $0.mode = mode
      $0.timbre = timbre
      $0.length = .seconds(2)
    }
    let performance = try Performance(generator.whiteNoise(count: 20), style: style)
    let points = performance.points
    let slopes = try points.map { point -> Double in
      let pitch = try #require(performance.heldPitch(point))
      return Clicks.steepestStep(
        frequency: pitch.frequency, amplitudes: pitch.amplitudes, sampleRate: 48_000)
    }
    for index in points.indices {
      let near = max(0, index - 1)...min(points.count - 1, index + 1)
      // On its way to its neighbours the tone may be steeper than at either end: the partials
      // fade as it rises. Every pitch that it passes counts, and those up to a third beyond.
      let passed = points[near].compactMap(\.frequency)
      let span = (passed.min() ?? 0) * 0.8...(passed.max() ?? 0) * 1.25
      let steepest = zip(points, slopes).filter { span.contains($0.0.frequency ?? 0) }.map(\.1)
        .max()
      let bound = 1.03 * (steepest ?? 0) + 2 / 32_768
      let end = index + 1 < points.count ? points[index + 1].start : performance.sum.count
      let step = Clicks.largestStep(in: performance.sum[points[index].start..<end])
      #expect(step.size <= bound, "point \(index)")
    }
  }

  @Test(arguments: [(8000, 4000.0), (8000, 3800), (11_025, 4000)])
  func `a pitch that cannot sound at the rate is refused or sounds`(
    rate: Int, high: Double
  ) throws {
    let chart = try Chart([1, 2])
    let style = SoundStyle.bare.with {
      $0.format = SoundFormat(sampleRate: rate, channelCount: 1) ?? $0.format
      $0.pitchRange = PitchRange(low: 220, high: high) ?? .standard
    }
    do {
      let performance = Performance(try Score(chart, style: style))
      let last = try #require(performance.notes.last?.pitch)
      #expect(abs(cents(from: high, to: last.frequency)) <= 0.5)
    } catch let error as ScoreError {
      guard case .pitchAboveSampleRate(high, let limit, rate) = error else {
        Issue.record(error)
        return
      }
      #expect(limit < high)
      #expect(limit > 0.2 * Double(rate))
    }
  }
}
