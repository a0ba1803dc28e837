// SPDX-License-Identifier: MIT

extension Score {
  /// The highest loudness in LUFS (ITU-R BS.1770-4) of voices together.
  package static let loudestMix = -14.0

  /// The gain of overlapping voices that brings a file to that loudness.
  ///
  /// Voices at one pitch add up like one tone: four that go together are twice as loud to the ear as
  /// four that go apart.
  var loudnessLimitGain: Double {
    guard let loudness = MixLoudness(self).integrated else { return .infinity }
    return amplitude(decibels: Self.loudestMix - loudness)
  }
}

/// How loud the tones of a score are together, found from its events: every tone steady at its
/// pitch, tones of the same pitch in phase, as those of the same values are.
private struct MixLoudness {
  /// A tone that sounds.
  private struct Tone {
    var end: Int
    var frequency: Double
    /// The amplitudes of the partials as the ear weighs them.
    var partials: SIMD8<Double>
    var left: Double
    var right: Double
  }

  /// Stretches without a change: how many frames, and the power in both channels.
  private var stretches: [(frames: Double, power: Double)] = []

  /// Of tones at most this far apart, as a ratio, no beat is heard while they last.
  private static let unison = 1.001

  init(_ score: Score) {
    let ceiling = Timbre.ceiling(sampleRate: score.format.sampleRate)
    let gains = EventGains(score)
    var tones = [Tone?](repeating: nil, count: score.voices.count)
    var now = 0
    func tone(_ voice: Int, _ frequency: Double, gain: Double, pan: Double, until end: Int) -> Tone
    {
      let placed = PannedLevel(
        amplitude: Loudness.referenceAmplitude * amplitude(decibels: gain), pan: pan,
        channelCount: score.format.channelCount)
      return Tone(
        end: end, frequency: frequency,
        partials: Self.weighted(score.voices[voice].timbre, frequency, ceiling),
        left: Double(placed.left), right: Double(placed.right))
    }
    for event in score.events where event.kind == .point || !event.layers.isEmpty {
      advance(&tones, from: &now, to: event.start)
      for layer in event.layers {
        guard let hold = layer.holds.first else { continue }
        tones[layer.voice] = tone(
          layer.voice, hold.frequency,
          gain: hold.level + gains.equalLoudness(ofVoice: layer.voice, at: hold.pitch),
          pan: layer.pan, until: event.end)
      }
      guard event.layers.isEmpty, let series = event.series, let frequency = event.frequency else {
        continue
      }
      tones[series] = tone(
        series, frequency, gain: gains.gain(of: event), pan: event.pan, until: event.end)
    }
    advance(&tones, from: &now, to: score.frameCount)
  }

  /// Goes on to a frame, past the ends of tones.
  private mutating func advance(_ tones: inout [Tone?], from now: inout Int, to end: Int) {
    while now < end {
      let next = min(end, tones.compactMap(\.?.end).min() ?? end)
      let sounding = tones.compactMap(\.self)
      if next > now, !sounding.isEmpty {
        stretches.append((Double(next - now), Self.power(sounding)))
      }
      now = next
      for index in tones.indices where tones[index].map({ $0.end <= now }) ?? false {
        tones[index] = nil
      }
    }
  }

  private static func power(_ tones: [Tone]) -> Double {
    var sum = 0.0
    for (index, tone) in tones.enumerated() {
      let isFirst = !tones[..<index].contains { isUnison($0, tone) }
      guard isFirst else { continue }
      var (left, right) = (SIMD8<Double>(), SIMD8<Double>())
      for other in tones[index...] where isUnison(other, tone) {
        left += other.partials * other.left
        right += other.partials * other.right
      }
      sum += (left * left + right * right).sum() / 2
    }
    return sum
  }

  private static func isUnison(_ first: Tone, _ second: Tone) -> Bool {
    max(first.frequency, second.frequency) <= unison * min(first.frequency, second.frequency)
  }

  private static func weighted(
    _ timbre: Timbre, _ frequency: Double, _ ceiling: Double
  ) -> SIMD8<Double> {
    var partials = SIMD8<Double>()
    for (index, amplitude) in timbre.partials.prefix(8).enumerated() {
      let number = Double(index + 1)
      partials[index] =
        amplitude * Timbre.fade(partial: number, of: frequency, ceiling: ceiling)
        * weight(number * frequency)
    }
    return partials
  }

  /// The K-weighting as a factor of amplitude: a high shelf for the head and a high pass, by the
  /// analogue filters behind the coefficients of the standard.
  private static func weight(_ frequency: Double) -> Double {
    let (top, bend) = (1.584_864_7, 1.258_720_9)
    let shelf = square(frequency / 1681.974_450_955_533)
    let pass = square(frequency / 38.135_470_876_024_44)
    let head =
      (square(1 - top * shelf) + square(bend / 0.707_175_236_955_419_6) * shelf)
      / (square(1 - shelf) + shelf / square(0.707_175_236_955_419_6))
    let low = square(pass) / (square(1 - pass) + pass / square(0.500_327_037_323_877_3))
    return (head * low).squareRoot()
  }

  private static func square(_ number: Double) -> Double { number * number }

  /// The loudness in LUFS of all but what is 10 dB below the mean; nil if nothing sounds.
  var integrated: Double? {
    guard let mean = Self.mean(stretches) else { return nil }
    let gated = Self.mean(stretches.filter { $0.power >= mean / 10 }) ?? mean
    return gated > 0 ? -0.691 + decibels(powerRatio: gated) : nil
  }

  private static func mean(_ stretches: [(frames: Double, power: Double)]) -> Double? {
    let frames = stretches.reduce(0) { $0 + $1.frames }
    return frames > 0 ? stretches.reduce(0) { $0 + $1.frames * $1.power } / frames : nil
  }
}
