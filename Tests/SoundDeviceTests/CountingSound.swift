// SPDX-License-Identifier: MIT

import Audiograph

/// A sound whose samples count frames and channels, so that a lost or doubled frame shows.
struct CountingSound: FrameSource {
  let format: SoundFormat
  let frameCount: Int
  private var position = 0

  init(frameCount: Int, channelCount: Int = 1, sampleRate: Int = 48_000) {
    format = SoundFormat(sampleRate: sampleRate, channelCount: channelCount) ?? SoundFormat()
    self.frameCount = frameCount
  }

  mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let channelCount = format.channelCount
    let count = min(samples.count / channelCount, frameCount - position)
    for index in 0..<count * channelCount {
      samples[index] = converted(Self.value(position * channelCount + index))
    }
    position += count
    return count
  }

  /// What is heard at a place, −16 384 to 16 383.
  static func value(_ index: Int) -> Int16 { Int16((index + 1) * 7 % 32_768 - 16_384) }

  private func converted<Sample: PCMSample>(_ value: Int16) -> Sample {
    if Sample.self == Int16.self { return unsafeBitCast(value, to: Sample.self) }
    if Sample.self == Int32.self { return unsafeBitCast(Int32(value) << 16, to: Sample.self) }
    return unsafeBitCast(Float(value) / 32_768, to: Sample.self)
  }

  /// Every sample, as numbers of 16 bits.
  var numbers: [Double] {
    (0..<frameCount * format.channelCount).map { Double(Self.value($0)) }
  }

  /// Every sample in 16 bits.
  var bytes: [UInt8] {
    (0..<frameCount * format.channelCount).flatMap { index in
      let value = UInt16(bitPattern: Self.value(index))
      return [UInt8(value & 0xFF), UInt8(value >> 8)]
    }
  }
}
