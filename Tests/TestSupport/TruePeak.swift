// SPDX-License-Identifier: MIT

import Glibc

/// The peak between the samples, as a converter would make it: BS.1770-4, annex 2.
public enum TruePeak {
  private static let reach = 16

  /// The largest absolute value of all channels at four times the sample rate.
  public static func amplitude(_ recording: Recording) -> Double {
    recording.channels.map { amplitude($0) }.max() ?? 0
  }

  /// In decibels of full scale.
  public static func decibels(_ recording: Recording) -> Double {
    20 * log10(amplitude(recording))
  }

  private static func amplitude(_ samples: [Double]) -> Double {
    let silence = [Double](repeating: 0, count: reach)
    let padded = silence + samples + silence
    var largest = peakLevel(of: samples[...])
    // A sound sampled 4 times a period or more cannot rise to the peak between samples that are
    // all below 0.4 of it; half of that is a margin for tones near half the sample rate.
    let floor = 0.2 * largest
    padded.withUnsafeBufferPointer { buffer in
      for quarter in 1...3 {
        taps(quarter: quarter).withUnsafeBufferPointer { taps in
          var frame = reach - 1
          while frame < reach + samples.count {
            if abs(buffer[frame]) > floor || abs(buffer[frame + 1]) > floor {
              largest = max(largest, abs(interpolated(buffer, frame - reach + 1, taps)))
            }
            frame += 1
          }
        }
      }
    }
    return largest
  }

  private static func interpolated(
    _ samples: UnsafeBufferPointer<Double>, _ first: Int, _ taps: UnsafeBufferPointer<Double>
  ) -> Double {
    guard first + taps.count <= samples.count else { return 0 }
    var sum = 0.0
    var index = 0
    while index < taps.count {
      sum += samples[first + index] * taps[index]
      index += 1
    }
    return sum
  }

  /// A sinc under a Hann window, moved by quarters of a sample.
  private static func taps(quarter: Int) -> [Double] {
    (0..<2 * reach).map { index in
      let distance = Double(index - reach + 1) - Double(quarter) / 4
      let window = 0.5 + 0.5 * cos(.pi * distance / Double(reach))
      return window * sin(.pi * distance) / (.pi * distance)
    }
  }
}
