// SPDX-License-Identifier: MIT

/// What the playback loop asks of a device: ALSA's calls, none of which blocks for long.
///
/// Codes are ALSA's: 0 or more for success, a negated errno value for an error.
protocol PCM: ~Copyable {
  /// Frames that the device holds between us and the ear.
  var bufferFrameCount: Int { get }
  /// Whether a write starts a new sound.
  var isPrepared: Bool { get }
  /// Frames until one that is written now is heard, or a code.
  var delay: Int { get }
  /// Frames that can be taken back, or a code.
  var rewindable: Int { get }
  /// Takes interleaved frames and returns how many it took, or a code; `-EAGAIN` when full.
  mutating func write<Sample: DeviceSample>(_ samples: Span<Sample>, frameCount: Int) -> Int
  /// Waits until there is room: 1 when there is, 0 after the time.
  mutating func wait(milliseconds: Int) -> Int
  /// Waits, whatever the device does.
  mutating func pause(milliseconds: Int)
  /// Plays on after an underrun.
  mutating func prepare() -> Int
  /// Plays on after the machine slept; `-EAGAIN` while it still wakes.
  mutating func resume() -> Int
  /// Takes back the last frames and returns how many.
  mutating func rewind(frameCount: Int) -> Int
  /// Plays what was written, even where that is less than a start needs.
  mutating func start() -> Int
  /// Plays to the end; `-EAGAIN` while it still does.
  mutating func drain() -> Int
  /// Forgets what is not heard yet.
  mutating func drop() -> Int
}
