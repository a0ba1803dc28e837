// SPDX-License-Identifier: MIT

internal import Audiograph
internal import CALSA
internal import Glibc
internal import Posix

/// An open PCM of ALSA.
@safe
struct ALSAOutput: ~Copyable {
  private let handle: OpaquePointer
  let configuration: ALSAConfiguration

  /// Opens and configures a PCM; nothing blocks, not even where the device is busy.
  init(
    name: String, format: SoundFormat, buffering: ALSAConfiguration.Buffering
  ) throws(PlaybackError) {
    try PlaybackError.checkLibrary(for: name)
    var opened: OpaquePointer?
    let code = unsafe snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    guard code >= 0, let opened = unsafe opened else {
      // A name that ALSA cannot read, such as a card number beyond its limit.
      if code == -EINVAL { throw .noSuchDevice(device: name) }
      throw PlaybackError(errno: code, device: name)
    }
    do {
      configuration = unsafe try ALSAConfiguration(
        opened, name: name, format: format, buffering: buffering)
    } catch {
      unsafe snd_pcm_close(opened)
      throw error
    }
    unsafe handle = opened
  }

  deinit { unsafe snd_pcm_close(handle) }
}

extension ALSAOutput: PCM {
  var bufferFrameCount: Int { configuration.bufferFrameCount }

  var isPrepared: Bool { unsafe snd_pcm_state(handle) == SND_PCM_STATE_PREPARED }

  var delay: Int {
    var frameCount: snd_pcm_sframes_t = 0
    let code = unsafe snd_pcm_delay(handle, &frameCount)
    return code < 0 ? Int(code) : frameCount
  }

  var rewindable: Int { unsafe snd_pcm_rewindable(handle) }

  mutating func write<Sample: DeviceSample>(_ samples: Span<Sample>, frameCount: Int) -> Int {
    unsafe samples.withUnsafeBytes {
      unsafe snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t(frameCount))
    }
  }

  mutating func wait(milliseconds: Int) -> Int {
    Int(unsafe snd_pcm_wait(handle, Int32(milliseconds)))
  }

  mutating func pause(milliseconds: Int) { Posix.pause(seconds: Double(milliseconds) / 1000) }

  mutating func prepare() -> Int { Int(unsafe snd_pcm_prepare(handle)) }

  mutating func resume() -> Int { Int(unsafe snd_pcm_resume(handle)) }

  mutating func rewind(frameCount: Int) -> Int {
    unsafe snd_pcm_rewind(handle, snd_pcm_uframes_t(frameCount))
  }

  mutating func start() -> Int { Int(unsafe snd_pcm_start(handle)) }

  mutating func drain() -> Int { Int(unsafe snd_pcm_drain(handle)) }

  mutating func drop() -> Int { Int(unsafe snd_pcm_drop(handle)) }
}
