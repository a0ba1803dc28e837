// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc

/// How loud speech is: its loudness by ITU-R BS.1770-4, and its peak between the samples.
package struct SpeechLevel: Sendable {
  /// In LUFS; nil for silence and for less than 0.4 seconds.
  package let loudness: Double?
  /// The largest amplitude at four times the sample rate.
  package let peak: Double

  /// The loudness that speech in a file has at most, in LUFS.
  package static let loudest = -16.0

  /// The level of sentences together.
  ///
  /// - Parameters:
  ///   - sentences: Samples of one channel.
  ///   - sampleRate: In hertz.
  package init(_ sentences: [[Float]], sampleRate: Int) {
    peak = sentences.map(Self.peak).max() ?? 0
    loudness = Self.loudness(sentences, sampleRate)
  }

  /// The gain that makes it as loud as it may be, and no louder than its peaks allow.
  ///
  /// - Parameter channelGain: The factor with which each channel of the file has it.
  /// - Returns: A factor, 1 for silence.
  package func gain(channelGain: Double) -> Double {
    guard peak > 0 else { return 1 }
    let byPeak = Score.peakLimit / (peak * channelGain)
    return min(byPeak, loudness.map { pow(10, (Self.loudest - $0) / 20) } ?? byPeak)
  }

  /// Blocks of 400 ms overlap by three quarters; those below −70 LUFS, then those 10 LU below the mean
  /// of the rest, are left out.
  private static func loudness(_ sentences: [[Float]], _ sampleRate: Int) -> Double? {
    let steps = powers(sentences, of: sampleRate / 10, sampleRate)
    guard steps.count >= 4 else { return nil }
    let blocks = (0...steps.count - 4).map { steps[$0..<$0 + 4].reduce(0, +) / 4 }
    let audible = blocks.filter { lufs($0) > -70 }
    guard !audible.isEmpty else { return nil }
    let gate = lufs(audible.reduce(0, +) / Double(audible.count)) - 10
    let loud = audible.filter { lufs($0) > gate }
    return lufs(loud.reduce(0, +) / Double(loud.count))
  }

  /// The mean power of each whole run of `length` samples, weighted as it is heard.
  private static func powers(
    _ sentences: [[Float]], of length: Int, _ sampleRate: Int
  ) -> [Double] {
    var weighting = KWeighting(sampleRate: Double(sampleRate))
    var powers: [Double] = []
    var (sum, count) = (0.0, 0)
    for sample in sentences.joined() {
      let weighted = weighting.filtered(Double(sample))
      sum += weighted * weighted
      count += 1
      guard count == length else { continue }
      powers.append(sum / Double(length))
      (sum, count) = (0, 0)
    }
    return powers
  }

  private static func lufs(_ power: Double) -> Double { -0.691 + 10 * log10(power) }

  /// The peak between samples, looked for where samples come near the largest.
  private static func peak(_ samples: [Float]) -> Double {
    let reach = 12
    let floor = (samples.lazy.map(abs).max() ?? 0) * 0.4
    let tables = (1...3).map { quarter in sincTable(quarter: Double(quarter) / 4, reach: reach) }
    var largest = Double(samples.lazy.map(abs).max() ?? 0)
    for frame in samples.indices where abs(samples[frame]) > floor {
      for table in tables {
        // The moment a part of a sample before this one as well as after it.
        for first in [frame - reach, frame - reach + 1] {
          var sum = 0.0
          for tap in table.indices where samples.indices.contains(first + tap) {
            sum += Double(samples[first + tap]) * table[tap]
          }
          largest = max(largest, abs(sum))
        }
      }
    }
    return largest
  }

  /// A sinc under a Hann window, a part of a sample late.
  private static func sincTable(quarter: Double, reach: Int) -> [Double] {
    (0..<2 * reach).map { tap in
      let distance = Double(tap - reach + 1) - quarter
      let window = 0.5 + 0.5 * cos(.pi * distance / Double(reach))
      return window * sin(.pi * distance) / (.pi * distance)
    }
  }
}

/// The two filters of BS.1770-4, a high shelf and a high pass, at any sample rate.
///
/// The standard has coefficients for 48 kHz; those here come from the analogue filters behind them:
/// De Man, "Evaluation of implementations of the EBU R128 loudness measurement", AES 2018.
private struct KWeighting {
  private var shelf: Section
  private var highPass: Section

  init(sampleRate: Double) {
    shelf = Section(1681.974450955533, 0.7071752369554196, sampleRate) { w, q in
      let high = pow(10, 3.999843853973347 / 20)
      let band = pow(high, 0.4996667741545416)
      return (high + band * w / q + w * w, 2 * (w * w - high), high - band * w / q + w * w)
    }
    highPass = Section(38.13547087602444, 0.5003270373238773, sampleRate) { w, q in
      // The standard leaves its gain at 1 for the coefficients 1, −2, 1.
      let scale = 1 + w / q + w * w
      return (scale, -2 * scale, scale)
    }
  }

  mutating func filtered(_ sample: Double) -> Double {
    highPass.filtered(shelf.filtered(sample))
  }

  /// A filter of second order with what it remembers (transposed direct form II).
  private struct Section {
    private let b0, b1, b2, a1, a2: Double
    private var first = 0.0
    private var second = 0.0

    init(
      _ frequency: Double, _ quality: Double, _ sampleRate: Double,
      _ numerator: (Double, Double) -> (Double, Double, Double)
    ) {
      let warped = tan(.pi * frequency / sampleRate)
      let scale = 1 + warped / quality + warped * warped
      let coefficients = numerator(warped, quality)
      b0 = coefficients.0 / scale
      b1 = coefficients.1 / scale
      b2 = coefficients.2 / scale
      a1 = 2 * (warped * warped - 1) / scale
      a2 = (1 - warped / quality + warped * warped) / scale
    }

    mutating func filtered(_ input: Double) -> Double {
      let output = b0 * input + first
      first = b1 * input - a1 * output + second
      second = b2 * input - a2 * output
      return output
    }
  }
}
