// SPDX-License-Identifier: MIT

import Audiograph

/// A sound whose samples follow from their index, so that a lost or doubled frame shows.
struct TestTone: FrameSource {
  enum Wave { case noise, triangle }

  let format: SoundFormat
  let frameCount: Int
  var wave = Wave.noise
  /// Where it ends although `frameCount` promises more.
  var breaksOffAt = Int.max
  private var position = 0

  init(
    frameCount: Int, channelCount: Int = 2, sampleRate: Int = 48_000, wave: Wave = .noise,
    breaksOffAt: Int = .max
  ) {
    format = SoundFormat(sampleRate: sampleRate, channelCount: channelCount) ?? SoundFormat()
    self.frameCount = frameCount
    self.wave = wave
    self.breaksOffAt = breaksOffAt
  }

  mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let available = min(frameCount, breaksOffAt) - position
    let count = max(0, min(samples.count / format.channelCount, available))
    for index in 0..<count * format.channelCount {
      let value = sample(position * format.channelCount + index)
      samples[index] = converted(value)
    }
    position += count
    return count
  }

  /// 24 bits in the upper bytes, half of full scale.
  private func sample(_ index: Int) -> Int32 {
    switch wave {
    case .noise:
      let hash = UInt32(truncatingIfNeeded: index &+ 1) &* 2_654_435_761
      return Int32(bitPattern: hash ^ hash >> 15) / 2 & ~0xFF
    case .triangle:
      let phase = index / format.channelCount * 440 % format.sampleRate
      let height = abs(phase * 4 - format.sampleRate * 2) - format.sampleRate
      return Int32(height * 1000 / format.sampleRate) << 20
    }
  }

  private func converted<Sample: PCMSample>(_ value: Int32) -> Sample {
    if Sample.self == Int16.self { return unsafeBitCast(Int16(value >> 16), to: Sample.self) }
    if Sample.self == Int32.self { return unsafeBitCast(value, to: Sample.self) }
    return unsafeBitCast(Float(value) / 2_147_483_648, to: Sample.self)
  }

  /// Every sample at once.
  func samples<Sample: PCMSample>(as type: Sample.Type) -> [Sample] {
    var copy = self
    var samples = [Sample](repeating: .silence, count: frameCount * format.channelCount)
    var span = samples.mutableSpan
    _ = copy.render(into: &span)
    return samples
  }
}
