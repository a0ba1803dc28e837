// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import Synchronization

/// Keeps a device supplied, a little ahead of the ear.
struct LiveLoop<Sample: DeviceSample> {
  private let deviceName: String
  private let sampleRate: Int
  private var mix: LiveMix<Sample>
  private var written = 0
  /// The time at which frame 0 would have been heard.
  private var origin = 0.0
  private var silentFrameCount = 0
  /// What the device did not take yet of a block.
  private var rest: ArraySlice<Sample> = []
  private let channelCount: Int
  /// When the device last took frames, and when it last was nearer to the end of what it has.
  private var lastProgress = MonotonicClock.seconds
  private var lastMove = MonotonicClock.seconds
  private var lastDelay = 0

  // Behind PulseAudio a key is heard after 45 ms with this lead, whatever the buffer; with a buffer
  // as short as the lead it ran dry beside three busy loops.
  private static var leadMilliseconds: Int { 50 }
  /// Milliseconds of a block and between two looks at the device.
  private static var stepMilliseconds: Int { 5 }
  private static var stallSeconds: Double { 0.080 }
  private static var patienceSeconds: Double { 10 }

  init(deviceName: String, format: SoundFormat, channelCount: Int) {
    self.deviceName = deviceName
    sampleRate = format.sampleRate
    self.channelCount = channelCount
    mix = LiveMix(sampleRate: format.sampleRate, channelCount: channelCount)
    origin = MonotonicClock.seconds
  }

  private func frames(_ milliseconds: Int) -> Int { sampleRate * milliseconds / 1000 }
  private var lead: Int { frames(Self.leadMilliseconds) }

  /// Writes what there is room for, and waits a moment; false when it is over.
  mutating func turn(
    _ device: inout some PCM & ~Copyable, _ player: LivePlayer
  ) throws(PlaybackError) -> Bool {
    let isClosing = player.state.withLock { state in
      if let wanted = state.wanted { mix.play(wanted.sound, number: wanted.number) }
      state.wanted = nil
      if state.isClosing { mix.play(nil, number: state.number) }
      return state.isClosing
    }
    if mix.isSilent, silentFrameCount >= frames(2000) {
      return try sleep(&device, player, isClosing)
    }
    try supply(&device)
    tell(player, delay: ahead(device))
    if isClosing, mix.isSilent {
      // What fades lies ahead of the ear still.
      device.pause(milliseconds: Self.leadMilliseconds)
      _ = device.drop()
      return false
    }
    wait(player, milliseconds: Self.stepMilliseconds)
    return true
  }

  /// Takes everything back and waits for as long as nothing is asked for.
  private mutating func sleep(
    _ device: inout some PCM & ~Copyable, _ player: LivePlayer, _ isClosing: Bool
  ) throws(PlaybackError) -> Bool {
    tell(player, delay: 0)
    if isClosing { return false }
    _ = device.drop()
    while player.state.withLock({ $0.wanted == nil && !$0.isClosing }) {
      wait(player, milliseconds: 60_000)
    }
    silentFrameCount = 0
    lastProgress = MonotonicClock.seconds
    try restart(&device)
    return true
  }

  private mutating func supply(_ device: inout some PCM & ~Copyable) throws(PlaybackError) {
    let block = frames(Self.stepMilliseconds)
    var delay = device.delay
    // Once it ran dry a sound server plays nothing until much more is there than we write ahead.
    if delay < 0 || isStalled(delay) {
      _ = device.drop()
      try restart(&device)
      delay = 0
    }
    catchUp(delay: delay)
    while max(0, device.delay) + block <= lead, writtenAhead + block <= lead {
      if rest.isEmpty {
        let wasSilent = mix.isSilent
        rest = mix.next(frameCount: block)[...]
        silentFrameCount = wasSilent ? silentFrameCount + block : 0
      }
      guard try write(&device) else { break }
    }
    if device.isPrepared, written > 0 { _ = device.start() }
  }

  /// Whether the device has had frames for a while and played none of them.
  private mutating func isStalled(_ delay: Int) -> Bool {
    let now = MonotonicClock.seconds
    if delay <= 0 || delay < lastDelay { lastMove = now }
    lastDelay = delay
    return now - lastMove > Self.stallSeconds
  }

  /// Frames that were written and should not have been heard yet, by the clock.
  private var writtenAhead: Int {
    written - Int((MonotonicClock.seconds - origin) * Double(sampleRate))
  }

  /// Sets the clock by a device that runs a little faster, which would be left without frames.
  ///
  /// One that takes everything at once, as a file, has no delay and goes by the clock alone.
  private mutating func catchUp(delay: Int) {
    let ahead = writtenAhead
    // Stopped meanwhile, or late: nothing that was missed is made up for.
    let isLate = ahead < 0
    guard isLate || delay > 0 && delay < lead / 2 && ahead >= lead / 2 else { return }
    origin = MonotonicClock.seconds - Double(written - max(0, delay)) / Double(sampleRate)
  }

  /// Writes what is left of a block; false if the device takes no more at present.
  private mutating func write(_ device: inout some PCM & ~Copyable) throws(PlaybackError) -> Bool {
    let count = device.write(rest.span, frameCount: rest.count / channelCount)
    if count > 0 {
      written += count
      rest = rest.dropFirst(count * channelCount)
      lastProgress = MonotonicClock.seconds
      return true
    }
    guard MonotonicClock.seconds - lastProgress < Self.patienceSeconds else {
      throw .stalled(device: deviceName, seconds: Int(Self.patienceSeconds))
    }
    switch Int32(truncatingIfNeeded: -count) {
    case EPIPE: try restart(&device)
    case ESTRPIPE: if device.resume() != -Int(EAGAIN) { try restart(&device) }
    case 0, EAGAIN, EINTR: break
    default: throw PlaybackError(errno: Int32(truncatingIfNeeded: count), device: deviceName)
    }
    return false
  }

  private mutating func restart(_ device: inout some PCM & ~Copyable) throws(PlaybackError) {
    let code = device.prepare()
    guard code >= 0 else {
      throw PlaybackError(errno: Int32(truncatingIfNeeded: code), device: deviceName)
    }
    let now = MonotonicClock.seconds
    origin = now - Double(written) / Double(sampleRate)
    (lastMove, lastDelay) = (now, 0)
  }

  /// How many written frames are not heard yet.
  private func ahead(_ device: borrowing some PCM & ~Copyable) -> Int {
    device.delay > 0 ? device.delay : max(0, writtenAhead)
  }

  private func tell(_ player: LivePlayer, delay: Int) {
    let number = mix.number
    // After the end of a sound silence lies ahead of the ear.
    let ahead = max(0, delay - silentFrameCount)
    let heard = max(0, mix.takenFrameCount - ahead)
    let isOver = mix.isSilent && ahead == 0
    player.state.withLock { state in
      (state.heardNumber, state.heardFrameCount) = (number, heard)
      if isOver, state.wanted == nil { state.endedNumber = number }
    }
  }

  /// Waits until somebody rings, at most for a time.
  private func wait(_ player: LivePlayer, milliseconds: Int) {
    guard let bell = player.bell else {
      return _ = Posix.pause(seconds: Double(milliseconds) / 1000)
    }
    guard (try? readable([bell.reading], milliseconds: Int32(milliseconds))) == [true] else {
      return
    }
    var block = [UInt8](repeating: 0, count: 64)
    _ = try? readOnce(bell.reading, into: &block, to: block.count)
  }
}
