// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc

/// Plays a sound on a device: every frame once and in order, whatever happens on the way.
struct PlaybackLoop<Source: FrameSource, Sample: DeviceSample> {
  private let deviceName: String
  let format: SoundFormat
  var frames: DeviceFrames<Source, Sample>
  var recent: RecentFrames<Sample>
  let channelCount: Int
  var writtenFrameCount = 0
  private var underrunCount = 0
  private var latencyLimit: LatencyLimit

  /// Longest time between two questions whether to stop.
  static var stepMilliseconds: Int { 10 }
  /// Longest time without any progress.
  private static var patienceSeconds: Int { 10 }
  private static var patienceSteps: Int { patienceSeconds * 1000 / stepMilliseconds }

  init(
    _ source: Source, deviceName: String, channelCount: Int, bufferFrameCount: Int,
    leadMilliseconds: Int = LatencyLimit.milliseconds
  ) {
    self.deviceName = deviceName
    self.channelCount = channelCount
    format = source.format
    latencyLimit = LatencyLimit(
      frameCount: source.format.sampleRate * leadMilliseconds / 1000,
      longest: source.format.sampleRate * LatencyLimit.milliseconds / 1000)
    frames = DeviceFrames(source, channelCount: channelCount)
    recent = RecentFrames(frameCount: bufferFrameCount, channelCount: channelCount)
  }

  /// Plays to the end or until interrupted, and calls `heard` repeatedly with the number of frames
  /// heard so far.
  mutating func run(
    on device: inout some PCM & ~Copyable, heard: (Int) -> Void = { _ in },
    isInterrupted: () -> Bool
  ) throws(PlaybackError) -> Playback {
    if !device.isPrepared { try check(device.prepare()) }
    var isFinished = try writeAll(to: &device, heard, isInterrupted)
    if isFinished { isFinished = try drain(&device, heard, isInterrupted) }
    if isFinished { heard(writtenFrameCount) }
    if !isFinished { fadeOut(&device) }
    return Playback(
      ending: isFinished ? .finished : .interrupted, frameCount: writtenFrameCount,
      underrunCount: underrunCount)
  }

  /// False if it was interrupted.
  private mutating func writeAll(
    to device: inout some PCM & ~Copyable, _ heard: (Int) -> Void, _ isInterrupted: () -> Bool
  ) throws(PlaybackError) -> Bool {
    var idleSteps = 0
    while case let samples = frames.next(), !samples.isEmpty {
      if isInterrupted() { return false }
      if !device.isPrepared {
        let delay = device.delay
        heard(heardFrameCount(delay: delay))
        // What was written cannot be taken back everywhere, and is heard before it stops.
        if latencyLimit.isReached(delay: delay) {
          device.pause(milliseconds: Self.stepMilliseconds)
          continue
        }
      }
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
      // Some devices report room and accept nothing: do not poll them constantly.
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

  /// Waits until the last frame was heard; false if it was interrupted.
  ///
  /// ALSA's own drain may block, so that it comes when everything should have been heard. By the
  /// clock, too: PulseAudio's plugin can report a delay that never ends.
  private func drain(
    _ device: inout some PCM & ~Copyable, _ heard: (Int) -> Void, _ isInterrupted: () -> Bool
  ) throws(PlaybackError) -> Bool {
    if device.isPrepared { _ = device.start() }
    var remaining = frameMilliseconds(device.delay)
    while remaining > 0, case let delay = device.delay, delay > 0 {
      heard(heardFrameCount(delay: delay))
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

  /// How many frames were heard where one that is written now is heard after `delay` frames; a code
  /// in place of a delay counts as none.
  private func heardFrameCount(delay: Int) -> Int {
    writtenFrameCount - min(writtenFrameCount, max(0, delay))
  }

  func frameCount(milliseconds: Int) -> Int { format.sampleRate * milliseconds / 1000 }

  func frameMilliseconds(_ frameCount: Int) -> Int {
    max(0, frameCount) * 1000 / format.sampleRate
  }
}
