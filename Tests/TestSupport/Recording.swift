// SPDX-License-Identifier: MIT

import Glibc

/// Sound as a listener gets it: samples of full scale ±1, one array for each channel.
public struct Recording: Sendable, Equatable {
  /// Frames a second.
  public var sampleRate: Double
  /// Equally long channels, left before right.
  public var channels: [[Double]]

  /// A recording of equally long channels.
  public init(sampleRate: Double, channels: [[Double]]) {
    self.sampleRate = sampleRate
    self.channels = channels
  }

  /// A recording from interleaved samples, of which `fullScale` is 1.
  public init<Sample: BinaryInteger>(
    interleaved: [Sample], channelCount: Int, sampleRate: Double, fullScale: Double
  ) {
    let scale = 1 / fullScale
    self.init(
      interleaved: interleaved.map { Double($0) * scale }, channelCount: channelCount,
      sampleRate: sampleRate)
  }

  /// A recording from interleaved samples of full scale ±1.
  public init(interleaved: [Double], channelCount: Int, sampleRate: Double) {
    let frames = interleaved.count / channelCount
    let channels = (0..<channelCount).map { channel in
      var samples = [Double](repeating: 0, count: frames)
      var frame = 0
      while frame < frames {
        samples[frame] = interleaved[frame * channelCount + channel]
        frame += 1
      }
      return samples
    }
    self.init(sampleRate: sampleRate, channels: channels)
  }

  /// The number of frames.
  public var frameCount: Int { channels.first?.count ?? 0 }

  /// The sum of the channels.
  public var sum: [Double] {
    guard var total = channels.first else { return [] }
    for channel in channels.dropFirst() {
      var frame = 0
      while frame < total.count {
        total[frame] += channel[frame]
        frame += 1
      }
    }
    return total
  }

  /// The largest absolute sample of all channels, 0 for no sound.
  public var peak: Double { channels.map { peakLevel(of: $0[...]) }.max() ?? 0 }

  /// The mean of each channel.
  public var means: [Double] {
    channels.map { $0.isEmpty ? 0 : $0.reduce(0, +) / Double($0.count) }
  }

  /// The frames of a range, which is cut to what there is.
  public func cut(_ frames: Range<Int>) -> Recording {
    let range = frames.clamped(to: 0..<frameCount)
    return Recording(sampleRate: sampleRate, channels: channels.map { Array($0[range]) })
  }
}

extension Recording: CustomStringConvertible {
  /// The number of channels, frames and frames a second.
  public var description: String {
    "\(channels.count) × \(frameCount) samples at \(sampleRate) Hz"
  }
}

/// The largest absolute sample, 0 for none.
public func peakLevel(of samples: ArraySlice<Double>) -> Double {
  samples.withUnsafeBufferPointer { buffer in
    var largest = 0.0
    var index = 0
    while index < buffer.count {
      let size = abs(buffer[index])
      if size > largest { largest = size }
      index += 1
    }
    return largest
  }
}

/// The mean of the squares, 0 for no samples.
public func meanSquare(of samples: ArraySlice<Double>) -> Double {
  guard !samples.isEmpty else { return 0 }
  return samples.withUnsafeBufferPointer { buffer in
    var total = 0.0
    var index = 0
    while index < buffer.count {
      total += buffer[index] * buffer[index]
      index += 1
    }
    return total / Double(buffer.count)
  }
}

/// Ten times the decimal logarithm: a ratio of powers in decibels.
public func decibels(power ratio: Double) -> Double { 10 * log10(ratio) }

/// Twenty times the decimal logarithm: a ratio of amplitudes in decibels.
public func decibels(amplitude ratio: Double) -> Double { 20 * log10(ratio) }

/// The interval from one frequency up to another: 1200 an octave.
public func cents(from base: Double, to frequency: Double) -> Double {
  1200 * log2(frequency / base)
}
