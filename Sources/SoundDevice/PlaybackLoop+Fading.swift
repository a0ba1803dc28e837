// SPDX-License-Identifier: MIT

internal import Audiograph

extension PlaybackLoop {
  /// Ends the sound without a click.
  ///
  /// Takes back what lies more than 20 ms ahead of the ear, fades what follows over 10 ms and drops
  /// the rest. Where the device takes nothing back, the fade follows what it has.
  mutating func fadeOut(_ device: inout some PCM & ~Copyable) {
    // Nothing sounds yet that could end.
    if !device.isPrepared, device.delay > 0 {
      let tail = takeBack(&device).map { Array($0) } ?? upcoming()
      write(fading(tail), to: &device)
      awaitSilence(&device)
    }
    writtenFrameCount -= max(0, min(device.delay, writtenFrameCount))
    _ = device.drop()
  }

  /// The frames from 20 ms ahead of the ear on; nil if they cannot be replaced.
  private mutating func takeBack(_ device: inout some PCM & ~Copyable) -> ArraySlice<Sample>? {
    let before = device.delay
    let wanted = min(before - frameCount(milliseconds: 20), recent.frameCount, device.rewindable)
    guard wanted > 0 else { return nil }
    let count = device.rewind(frameCount: wanted)
    // Behind PulseAudio's plugin ALSA moves its pointer, but the server keeps what it has.
    guard count > 0, device.delay <= frameCount(milliseconds: 40) else { return nil }
    writtenFrameCount -= count
    return recent.last(count)[...]
  }

  /// The next 10 ms of the sound, less at its end.
  private mutating func upcoming() -> [Sample] {
    let wanted = fadeSampleCount
    var samples: [Sample] = []
    while samples.count < wanted, case let next = frames.next(), !next.isEmpty {
      let part = next.prefix(wanted - samples.count)
      samples += part
      frames.take(part.count / channelCount)
    }
    return samples
  }

  private var fadeSampleCount: Int { frameCount(milliseconds: 10) * channelCount }

  private func fading(_ tail: [Sample]) -> [Sample] {
    let samples = tail.prefix(fadeSampleCount)
    let frameCount = samples.count / channelCount
    return samples.enumerated().map { index, sample in
      let remaining = frameCount - 1 - index / channelCount
      return sample.scaled(by: Float(remaining) / Float(max(1, frameCount)))
    }
  }

  /// Writes all of the samples, waiting for room where there is none; as far as a device goes.
  private mutating func write(_ samples: [Sample], to device: inout some PCM & ~Copyable) {
    var rest = samples[...]
    for _ in 0..<100 where !rest.isEmpty {
      let count = device.write(rest.span, frameCount: rest.count / channelCount)
      writtenFrameCount += max(0, count)
      rest = rest.dropFirst(max(0, count) * channelCount)
      if count <= 0 { device.pause(milliseconds: Self.stepMilliseconds) }
    }
  }

  /// Waits until everything was heard, in steps of 3 ms.
  ///
  /// By the clock, too: PulseAudio's plugin can report a delay that never ends.
  private func awaitSilence(_ device: inout some PCM & ~Copyable) {
    let step = 3
    var remaining = frameMilliseconds(device.delay) + 2 * Self.stepMilliseconds
    while remaining > 0, device.delay > 0 {
      device.pause(milliseconds: step)
      remaining -= step
    }
  }
}
