// SPDX-License-Identifier: MIT

import Audiograph
import Glibc
import TestSupport
import Testing

/// Swings over more than the standard range, held against the tone that the law itself describes.
struct FidelityWideTests {
  /// A tone that swings between two pitches every 50 ms, computed sample by sample with the C
  /// library: held for 0.4 of a slice, straight lines in cents between, partials that fade.
  ///
  /// A corner in the pitch has side bands. From 4000 Hz with full upper partials they reach above
  /// 8.2 kHz, so that the ideal itself is only some 60 dB down there.
  private struct IdealSwing {
    let low: Double
    let high: Double
    let partials: [Double]

    func samples(slices: Int) -> [Double] {
      var phase = 0.0
      let reference = weightedLevel(440)
      return (0..<slices * 2400).map { frame in
        let frequency = frequency(frame)
        phase += 2 * Double.pi * frequency / 48_000
        let gain = pow(10, max(-6, min(6, reference - weightedLevel(frequency))) / 20)
        return 0.14 * gain * sum(frequency) { sin(Double($0) * phase) }
      }
    }

    private func frequency(_ frame: Int) -> Double {
      let place = Double(frame % 2400) / 2400
      let moved = max(0, abs(place - 0.5) - 0.2) / 0.6
      let isHigh = (frame / 2400) % 2 == 1
      return low * pow(high / low, isHigh ? 1 - moved : moved)
    }

    private func sum(_ frequency: Double, _ value: (Int) -> Double) -> Double {
      partials.enumerated().reduce(0) { sum, partial in
        let number = partial.offset + 1
        let fade = max(0, min(1, 2 - Double(number) * frequency / 4000))
        return sum + partial.element * fade * value(number)
      }
    }

    private func weightedLevel(_ frequency: Double) -> Double {
      let power = partials.indices.reduce(0.0) { power, index in
        let number = Double(index + 1)
        let fade = max(0, min(1, 2 - number * frequency / 4000))
        let weighted = partials[index] * fade * AWeighting.gain(at: number * frequency)
        return power + weighted * weighted
      }
      return decibels(power: power)
    }
  }

  private func decibelsAtTop(_ samples: [Double]) -> Double {
    let middle = Array(samples[7200..<samples.count - 7200])
    let faded = Synthetic.faded(middle, attack: 0.05, release: 0.05)
    return Spectrum(faded[...], sampleRate: 48_000).decibels(above: 8200)
  }

  @Test(arguments: Timbre.all, [55, 220])
  func `a swing up to 4000 Hz is as clean as its law allows`(timbre: Timbre, low: Double) throws {
    let style = SoundStyle.mono.with {
      $0.mode = .continuous
      $0.timbre = timbre
      $0.length = .seconds(1.5)
      $0.pitchRange = PitchRange(low: low, high: 4000) ?? .standard
    }
    let performance = try Performance((0..<30).map { Double($0 % 2) }, style: style)
    let ideal = IdealSwing(low: low, high: 4000, partials: timbre.partials).samples(slices: 30)
    let heard = decibelsAtTop(performance.sum)
    #expect(heard <= max(-70, decibelsAtTop(ideal) + 3))
  }

  @Test(arguments: Timbre.all)
  func `the fullest swing over the standard range is 70 dB down at the top`(
    timbre: Timbre
  ) throws {
    let style = SoundStyle.mono.with {
      $0.mode = .continuous
      $0.timbre = timbre
      $0.length = .seconds(1.5)
    }
    let performance = try Performance((0..<30).map { Double($0 % 2) }, style: style)
    #expect(Spectrum(performance.sum[...], sampleRate: 48_000).decibels(above: 8200) <= -70)
    let places = Clicks.places(
      in: performance.sum, above: 10_000, sampleRate: 48_000, threshold: 3e-4)
    #expect(places.isEmpty)
  }
}
