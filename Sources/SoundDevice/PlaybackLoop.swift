// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc

/// Brings a sound to a device: every frame once and in order, whatever happens on the way.
struct PlaybackLoop<Source: FrameSource, Sample: DeviceSample> {
  private let deviceName: String
  private let format: SoundFormat
  private var frames: DeviceFrames<Source, Sample>
  private var recent: RecentFrames<Sample>
  private let channelCount: Int
  private var writtenFrameCount = 0
  private var underrunCount = 0

  /// Longest time between two questions whether to stop.
  private static var stepMilliseconds: Int { 10 }
  /// Longest time without any progress.
  private static var patienceSeconds: Int { 10 }
  private static var patienceSteps: Int { patienceSeconds * 1000 / stepMilliseconds }

  init(_ source: Source, deviceName: String, channelCount: Int, bufferFrameCount: Int) {
    self.deviceName = deviceName
    self.channelCount = channelCount
    format = source.format
    frames = DeviceFrames(source, channelCount: channelCount)
    recent = RecentFrames(frameCount: bufferFrameCount, channelCount: channelCount)
  }

  /// Plays to the end or until interrupted.
  mutating func run(
    on device: inout some PCM & ~Copyable, isInterrupted: () -> Bool
  ) throws(PlaybackError) -> Playback {
    if !device.isPrepared { try check(device.prepare()) }
    var isFinished = try writeAll(to: &device, isInterrupted)
    if isFinished { isFinished = try drain(&device, isInterrupted) }
    if !isFinished { fadeOut(&device) }
    return Playback(
      ending: isFinished ? .finished : .interrupted, frameCount: writtenFrameCount,
      underrunCount: underrunCount)
  }

  /// False where it was interrupted.
  private mutating func writeAll(
    to device: inout some PCM & ~Copyable, _ isInterrupted: () -> Bool
  ) throws(PlaybackError) -> Bool {
    var idleSteps = 0
    while case let samples = frames.next(), !samples.isEmpty {
      if isInterrupted() { return false }
      let count = device.write(samples.span, frameCount: samples.count / channelCount)
      if count > 0 {
        idleSteps = 0
        note(count, samples)
      } else {
        idleSteps += 1
        guard idleSteps < Self.patienceSteps else { throw stalled }
        try handle(count, &device, isRepeated: idleSteps > 1)
      }
    }
    return true
  }

  private mutating func note(_ count: Int, _ samples: ArraySlice<Sample>) {
    recent.append(samples.prefix(count * channelCount))
    frames.take(count)
    writtenFrameCount += count
  }

  /// Gets the device to take frames again.
  private mutating func handle(
    _ code: Int, _ device: inout some PCM & ~Copyable, isRepeated: Bool
  ) throws(PlaybackError) {
    switch Int32(truncatingIfNeeded: -code) {
    case EPIPE:
      underrunCount += 1
      try check(device.prepare())
    case ESTRPIPE:
      try wake(&device)
    case 0, EAGAIN, EINTR:
      let room = device.wait(milliseconds: Self.stepMilliseconds)
      // Some devices say that there is room and take nothing: do not ask them all the time.
      if room != 0 && isRepeated { device.pause(milliseconds: Self.stepMilliseconds) }
    default:
      throw PlaybackError(errno: Int32(truncatingIfNeeded: code), device: deviceName)
    }
  }

  private func wake(_ device: inout some PCM & ~Copyable) throws(PlaybackError) {
    for _ in 0..<Self.patienceSteps {
      let code = device.resume()
      if code != -Int(EAGAIN) {
        if code < 0 { try check(device.prepare()) }
        return
      }
      device.pause(milliseconds: Self.stepMilliseconds)
    }
    throw stalled
  }

  /// Waits until the last frame was heard; false where it was interrupted.
  ///
  /// ALSA's own drain may block, so that it comes when everything should have been heard. By the
  /// clock, too: PulseAudio's plugin can tell of a delay that never ends.
  private func drain(
    _ device: inout some PCM & ~Copyable, _ isInterrupted: () -> Bool
  ) throws(PlaybackError) -> Bool {
    if device.isPrepared { _ = device.start() }
    var remaining = frameMilliseconds(device.delay)
    while remaining > 0 && device.delay > 0 {
      if isInterrupted() { return false }
      device.pause(milliseconds: Self.stepMilliseconds)
      remaining -= Self.stepMilliseconds
    }
    for _ in 0..<Self.patienceSteps {
      if device.drain() != -Int(EAGAIN) { return true }
      if isInterrupted() { return false }
      device.pause(milliseconds: Self.stepMilliseconds)
    }
    throw stalled
  }

  private var stalled: PlaybackError {
    .stalled(device: deviceName, seconds: Self.patienceSeconds)
  }

  private func check(_ code: Int) throws(PlaybackError) {
    guard code < 0 else { return }
    throw PlaybackError(errno: Int32(truncatingIfNeeded: code), device: deviceName)
  }

  private func frameCount(milliseconds: Int) -> Int { format.sampleRate * milliseconds / 1000 }

  private func frameMilliseconds(_ frameCount: Int) -> Int {
    max(0, frameCount) * 1000 / format.sampleRate
  }
}

extension PlaybackLoop {
  /// Takes back what lies more than 20 ms ahead of the ear, fades what follows over 10 ms and
  /// drops the rest; drops at once where the device cannot take frames back.
  private mutating func fadeOut(_ device: inout some PCM & ~Copyable) {
    if let tail = takeBack(&device) {
      let faded = fading(tail)
      let count = device.write(faded.span, frameCount: faded.count / channelCount)
      if count > 0 {
        writtenFrameCount += count
        if device.isPrepared { _ = device.start() }
        awaitSilence(&device)
      }
    }
    writtenFrameCount -= max(0, min(device.delay, writtenFrameCount))
    _ = device.drop()
  }

  /// The frames from 20 ms ahead of the ear on, at most 10 ms; nil where they cannot be replaced.
  private mutating func takeBack(_ device: inout some PCM & ~Copyable) -> ArraySlice<Sample>? {
    let before = device.delay
    let wanted = min(before - frameCount(milliseconds: 20), recent.frameCount, device.rewindable)
    guard before > 0 else { return nil }
    guard wanted > 0 else { return soonEnough(before) ? frames.next() : nil }
    let count = device.rewind(frameCount: wanted)
    // Behind PulseAudio's plugin ALSA moves its pointer, but the server keeps what it has.
    guard count > 0, soonEnough(device.delay) else { return nil }
    writtenFrameCount -= count
    return recent.last(count)[...]
  }

  private func soonEnough(_ delay: Int) -> Bool { delay <= frameCount(milliseconds: 40) }

  private func fading(_ tail: ArraySlice<Sample>) -> [Sample] {
    let samples = tail.prefix(frameCount(milliseconds: 10) * channelCount)
    let frameCount = samples.count / channelCount
    return samples.enumerated().map { index, sample in
      let remaining = frameCount - 1 - index / channelCount
      return sample.scaled(by: Float(remaining) / Float(max(1, frameCount)))
    }
  }

  private func awaitSilence(_ device: inout some PCM & ~Copyable) {
    for _ in 0..<20 where device.delay > 0 { device.pause(milliseconds: 3) }
  }
}
