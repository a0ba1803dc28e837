// SPDX-License-Identifier: MIT

import Glibc

/// The mean power spectrum of samples: overlapping windows, transformed and averaged.
///
/// Welch 1967 with the four-term window of Blackman and Harris (Harris 1978), whose side lobes
/// stay 92 dB below the main one.
public struct Spectrum: Sendable {
  /// Hertz from one bin to the next.
  public let binWidth: Double
  /// Mean squares of the samples in each bin, from 0 to half the sample rate.
  public let powers: [Double]

  /// The spectrum of samples of any length, in windows of a power of two of frames.
  public init(_ samples: ArraySlice<Double>, sampleRate: Double, windowLength: Int = 8192) {
    let transform = FourierTransform(atLeast: windowLength)
    let length = transform.size
    let window = blackmanHarris(length: length)
    // Beginnings and ends count as much as the middle: silence is put around the samples.
    let edge = [Double](repeating: 0, count: length - length / 4)
    let padded = edge + samples + [Double](repeating: 0, count: length)
    var powers = [Double](repeating: 0, count: length / 2 + 1)
    var start = 0
    while start + length <= padded.count {
      let part = weighted(padded[start..<start + length], by: window)
      let spectrum = transform.power(of: part)
      for bin in powers.indices { powers[bin] += spectrum[bin] }
      start += length / 4
    }
    // Each sample met the squared window at every quarter; both halves of the spectrum count.
    let overlap = window.reduce(0) { $0 + $1 * $1 } * 4 / Double(length)
    let scale = 2 / (overlap * Double(length) * Double(max(1, samples.count)))
    self.powers = powers.map { $0 * scale }
    binWidth = sampleRate / Double(length)
  }

  /// The sum over all frequencies: the mean square of the samples.
  public var total: Double { powers.reduce(0, +) }

  /// The mean square between two frequencies in hertz.
  public func power(in range: Range<Double>) -> Double {
    var sum = 0.0
    for (bin, power) in powers.enumerated() where range.contains(Double(bin) * binWidth) {
      sum += power
    }
    return sum
  }

  /// The part of the energy above a frequency, in decibels of the total.
  public func decibels(above frequency: Double) -> Double {
    10 * log10(power(in: frequency..<Double.infinity) / total)
  }

  /// The mean square in a third of an octave around 1000 · 10^(number / 10) Hz (IEC 61260-1).
  public func thirdOctave(_ number: Int) -> Double {
    let centre = 1000 * pow(10, Double(number) / 10)
    return power(in: centre * pow(10, -0.05)..<centre * pow(10, 0.05))
  }
}

private func weighted(_ samples: ArraySlice<Double>, by window: [Double]) -> [Double] {
  var result = window
  var index = 0
  while index < window.count {
    result[index] *= samples[samples.startIndex + index]
    index += 1
  }
  return result
}

private func blackmanHarris(length: Int) -> [Double] {
  let terms = [0.35875, -0.48829, 0.14128, -0.01168]
  return (0..<length).map { index in
    let angle = 2 * Double.pi * Double(index) / Double(length)
    return terms.enumerated().reduce(0) { $0 + $1.element * cos(Double($1.offset) * angle) }
  }
}
