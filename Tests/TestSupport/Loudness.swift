// SPDX-License-Identifier: MIT

import Glibc

/// Programme loudness in LUFS, ITU-R BS.1770-4.
public enum Loudness {
  /// The gated loudness of a recording of at least 400 ms; nil if all of it is below −70 LUFS.
  ///
  /// Blocks of 400 ms overlap by three quarters; those below −70 LUFS, and then those 10 LU below
  /// the mean of the rest, are left out.
  public static func integrated(_ recording: Recording) -> Double? {
    let rate = recording.sampleRate
    let step = Int((0.1 * rate).rounded())
    let powers = stepPowers(recording, step: step)
    guard powers.count >= 4 else { return nil }
    let blocks = (0...powers.count - 4).map { powers[$0..<$0 + 4].reduce(0, +) / 4 }
    let audible = blocks.filter { lufs($0) > -70 }
    guard !audible.isEmpty else { return nil }
    let gate = lufs(audible.reduce(0, +) / Double(audible.count)) - 10
    let loud = audible.filter { lufs($0) > gate }
    return loud.isEmpty ? nil : lufs(loud.reduce(0, +) / Double(loud.count))
  }

  /// The loudness of a steady stretch, without gates; `settling` seconds at its start are passed
  /// over, while the filters swing in.
  public static func steady(_ recording: Recording, settling: Double = 0.1) -> Double {
    let first = Int(settling * recording.sampleRate)
    let powers = recording.channels.map { channel in
      meanSquare(of: KWeighting(sampleRate: recording.sampleRate).filter(channel).dropFirst(first))
    }
    return lufs(powers.reduce(0, +))
  }

  private static func lufs(_ power: Double) -> Double { -0.691 + 10 * log10(power) }

  /// The K-weighted powers of successive steps, summed over left and right.
  private static func stepPowers(_ recording: Recording, step: Int) -> [Double] {
    let weighted = recording.channels.map {
      KWeighting(sampleRate: recording.sampleRate).filter($0)
    }
    return (0..<recording.frameCount / step).map { index in
      weighted.reduce(0) { $0 + meanSquare(of: $1[index * step..<(index + 1) * step]) }
    }
  }
}

/// The two filters of BS.1770-4: a high shelf for the head, then a high pass.
///
/// The standard gives coefficients for 48 kHz only. For other rates the analogue filters behind
/// them (De Man, "Evaluation of implementations of the EBU R128 loudness measurement", AES 2018)
/// are transformed again.
struct KWeighting {
  let shelf: Biquad
  let highPass: Biquad

  init(sampleRate: Double) {
    shelf = Self.shelf(sampleRate: sampleRate)
    highPass = Self.highPass(sampleRate: sampleRate)
  }

  func filter(_ samples: [Double]) -> [Double] { highPass.filter(shelf.filter(samples)) }

  private static func shelf(sampleRate: Double) -> Biquad {
    let quality = 0.7071752369554196
    let warped = tan(.pi * 1681.974450955533 / sampleRate)
    let high = pow(10, 3.999843853973347 / 20)
    let band = pow(high, 0.4996667741545416)
    let scale = 1 + warped / quality + warped * warped
    return Biquad(
      b0: (high + band * warped / quality + warped * warped) / scale,
      b1: 2 * (warped * warped - high) / scale,
      b2: (high - band * warped / quality + warped * warped) / scale,
      a1: 2 * (warped * warped - 1) / scale,
      a2: (1 - warped / quality + warped * warped) / scale)
  }

  private static func highPass(sampleRate: Double) -> Biquad {
    let quality = 0.5003270373238773
    let warped = tan(.pi * 38.13547087602444 / sampleRate)
    let scale = 1 + warped / quality + warped * warped
    return Biquad(
      b0: 1, b1: -2, b2: 1, a1: 2 * (warped * warped - 1) / scale,
      a2: (1 - warped / quality + warped * warped) / scale)
  }
}

/// A filter of second order: b over 1 and a.
struct Biquad {
  let b0, b1, b2, a1, a2: Double

  /// Filters from rest, in the transposed direct form II.
  func filter(_ samples: [Double]) -> [Double] {
    var output = samples
    output.withUnsafeMutableBufferPointer { buffer in
      var (first, second) = (0.0, 0.0)
      var index = 0
      while index < buffer.count {
        let input = buffer[index]
        let value = b0 * input + first
        first = b1 * input - a1 * value + second
        second = b2 * input - a2 * value
        buffer[index] = value
        index += 1
      }
    }
    return output
  }
}
