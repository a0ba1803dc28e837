// SPDX-License-Identifier: MIT

import Glibc

/// Discontinuities in a sound.
public enum Clicks {
  /// The largest difference between neighbouring samples and the index of the first of the two.
  public static func largestStep(in samples: ArraySlice<Double>) -> (size: Double, index: Int) {
    var largest = (size: 0.0, index: samples.startIndex)
    samples.withUnsafeBufferPointer { buffer in
      var index = 1
      while index < buffer.count {
        let step = abs(buffer[index] - buffer[index - 1])
        if step > largest.size { largest = (step, samples.startIndex + index - 1) }
        index += 1
      }
    }
    return largest
  }

  /// The largest step that a tone can make: the sum of its partials' steepest slopes.
  ///
  /// A sine of angle ω a sample and amplitude a moves by at most 2a sin(ω/2).
  public static func steepestStep(
    frequency: Double, amplitudes: [Double], sampleRate: Double
  ) -> Double {
    amplitudes.enumerated().reduce(0) { sum, partial in
      let angle = 2 * Double.pi * frequency * Double(partial.offset + 1) / sampleRate
      return sum + 2 * partial.element * sin(min(angle, .pi) / 2)
    }
  }

  /// The places where something broad-band sounds above `frequency`, in frames.
  ///
  /// A jump has energy at all frequencies. Where the tone and the noises end below `frequency`,
  /// what a steep high pass lets through is a click.
  ///
  /// - Parameters:
  ///   - samples: One channel.
  ///   - frequency: The pass band begins here, in hertz; the stop band a fifth lower.
  ///   - sampleRate: In hertz, more than twice `frequency`.
  ///   - threshold: The smallest output that counts.
  /// - Returns: Every frame at which the output is larger.
  public static func places(
    in samples: [Double], above frequency: Double, sampleRate: Double, threshold: Double
  ) -> [Int] {
    let taps = highPassTaps(cutoff: frequency * 0.9 / sampleRate, reach: 48)
    let filtered = convolve(samples, taps)
    return filtered.indices.filter { abs(filtered[$0]) > threshold }
  }

  private static func highPassTaps(cutoff: Double, reach: Int) -> [Double] {
    let low = (-reach...reach).map { index -> Double in
      let angle = Double.pi * Double(index) / Double(reach + 1)
      let window = 0.42 + 0.5 * cos(angle) + 0.08 * cos(2 * angle)
      let x = Double(index)
      return window * (index == 0 ? 2 * cutoff : sin(2 * .pi * cutoff * x) / (.pi * x))
    }
    let sum = low.reduce(0, +)
    return low.enumerated().map { ($0 == reach ? 1 : 0) - $1 / sum }
  }

  /// Same length as the samples, not delayed; silence is assumed around them.
  private static func convolve(_ samples: [Double], _ taps: [Double]) -> [Double] {
    let reach = taps.count / 2
    let silence = [Double](repeating: 0, count: reach)
    let padded = silence + samples + silence
    var output = [Double](repeating: 0, count: samples.count)
    padded.withUnsafeBufferPointer { input in
      taps.withUnsafeBufferPointer { taps in
        var frame = 0
        while frame < output.count {
          var sum = 0.0
          var tap = 0
          while tap < taps.count {
            sum += input[frame + tap] * taps[tap]
            tap += 1
          }
          output[frame] = sum
          frame += 1
        }
      }
    }
    return output
  }
}
