// SPDX-License-Identifier: MIT

import Glibc

/// Sounds of known frequency and level, made with the C library, to try the instruments on.
public enum Synthetic {
  /// A steady tone.
  ///
  /// - Parameters:
  ///   - frequency: In hertz.
  ///   - partials: Peak amplitudes of the first, second, … partial.
  ///   - seconds: The length.
  ///   - sampleRate: In hertz.
  ///   - phase: Of the fundamental at the first sample, in radians.
  /// - Returns: One channel.
  public static func tone(
    _ frequency: Double, partials: [Double] = [1], seconds: Double, sampleRate: Double = 48_000,
    phase: Double = 0
  ) -> [Double] {
    let step = 2 * Double.pi * frequency / sampleRate
    return (0..<Int((seconds * sampleRate).rounded())).map { frame in
      let angle = phase + step * Double(frame)
      return partials.enumerated().reduce(0) {
        $0 + $1.element * sin(Double($1.offset + 1) * angle)
      }
    }
  }

  /// A tone whose frequency is given for each frame; its phase never jumps.
  public static func glide(
    _ frequencies: [Double], partials: [Double] = [1], sampleRate: Double = 48_000
  ) -> [Double] {
    var angle = 0.0
    return frequencies.map { frequency in
      angle += 2 * Double.pi * frequency / sampleRate
      return partials.enumerated().reduce(0) {
        $0 + $1.element * sin(Double($1.offset + 1) * angle)
      }
    }
  }

  /// Rounded to integers of a number of bits, as a sound file would hold them.
  public static func quantised(_ samples: [Double], bits: Int = 16) -> [Double] {
    let scale = Double(1 << (bits - 1))
    return samples.map { ($0 * scale).rounded() / scale }
  }

  /// With raised-cosine edges.
  public static func faded(
    _ samples: [Double], attack: Double = 0.005, release: Double = 0.01,
    sampleRate: Double = 48_000
  ) -> [Double] {
    let count = samples.count
    return samples.enumerated().map { index, sample in
      let rising = min(1, Double(index) / (attack * sampleRate))
      let falling = min(1, Double(count - index) / (release * sampleRate))
      return sample * (0.5 - 0.5 * cos(.pi * rising)) * (0.5 - 0.5 * cos(.pi * falling))
    }
  }
}
