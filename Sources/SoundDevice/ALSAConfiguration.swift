// SPDX-License-Identifier: MIT

internal import Audiograph
internal import CALSA

/// How a PCM was set up.
struct ALSAConfiguration {
  /// The samples that the device takes.
  enum SampleType {
    case int16, int32, float
  }

  var sampleType: SampleType
  var channelCount: Int
  var bufferFrameCount: Int
  private var periodFrameCount: Int

  // Behind PulseAudio shorter buffers stall: 3 s of sound took 4.8 s with 200 ms and 3.1 s with
  // 400 ms, but 3.0 s with 500 ms and more. The sound starts no later for it, and ends no later
  // when it is interrupted.
  private static let bufferMicroseconds: UInt32 = 600_000
  // Behind PulseAudio 25 ms took 3.9 s again.
  private static let periodMicroseconds: UInt32 = 50_000
  // For sounds that are written little ahead, by the clock: nothing stalls then.
  private static let liveBufferMicroseconds: UInt32 = 200_000
  private static let livePeriodMicroseconds: UInt32 = 25_000

  /// How far ahead a sound is written.
  enum Buffering {
    /// As far as a busy machine needs.
    case plain
    /// Little, for keys that steer it.
    case steered
    /// By the clock, into a short buffer, for sounds that follow keys.
    case live

    /// How many periods have to be there before the sound starts.
    ///
    /// After a sound server, what ran dry starts again with what a start needs.
    fileprivate var startPeriodCount: Int { self == .steered ? 1 : 2 }
  }

  /// Sets up an open PCM for a sound.
  ///
  /// - Throws: `PlaybackError.unsupportedConfiguration` or `.unsupportedRate`.
  init(
    _ handle: OpaquePointer, name: String, format: SoundFormat, buffering: Buffering
  ) throws(PlaybackError) {
    var allocated: OpaquePointer?
    let code = unsafe snd_pcm_hw_params_malloc(&allocated)
    guard code >= 0, let hardware = unsafe allocated else {
      throw PlaybackError(errno: code, device: name)
    }
    defer { unsafe snd_pcm_hw_params_free(hardware) }
    guard unsafe Self.chooseAccess(handle, hardware) >= 0,
      let type = unsafe Self.chooseSampleType(handle, hardware),
      let channelCount = unsafe Self.chooseChannelCount(handle, hardware, format.channelCount)
    else { throw .unsupportedConfiguration(device: name) }
    sampleType = type
    self.channelCount = channelCount
    let rate = unsafe Self.chooseRate(handle, hardware, format.sampleRate)
    guard rate == format.sampleRate else {
      throw .unsupportedRate(device: name, sampleRate: format.sampleRate, nearest: rate)
    }
    (bufferFrameCount, periodFrameCount) = (0, 0)
    var last = unsafe Self.chooseBuffer(handle, hardware, buffering)
    if last >= 0 { last = unsafe readSizes(hardware) }
    if last >= 0 { last = unsafe setStart(handle, buffering.startPeriodCount) }
    if last < 0 { throw PlaybackError(errno: last, device: name) }
  }

  private static func chooseAccess(_ handle: OpaquePointer, _ hardware: OpaquePointer) -> Int32 {
    let code = unsafe snd_pcm_hw_params_any(handle, hardware)
    guard code >= 0 else { return code }
    // Best effort: a device without resampling has its own rates, one of which is chosen below.
    unsafe snd_pcm_hw_params_set_rate_resample(handle, hardware, 1)
    return unsafe snd_pcm_hw_params_set_access(handle, hardware, SND_PCM_ACCESS_RW_INTERLEAVED)
  }

  /// The rate itself, or the nearest that the device has; 0 where it has none.
  private static func chooseRate(
    _ handle: OpaquePointer, _ hardware: OpaquePointer, _ wanted: Int
  ) -> Int {
    var rate = UInt32(wanted)
    let code = unsafe snd_pcm_hw_params_set_rate_near(handle, hardware, &rate, nil)
    return code < 0 ? 0 : Int(rate)
  }

  private static func chooseBuffer(
    _ handle: OpaquePointer, _ hardware: OpaquePointer, _ buffering: Buffering
  ) -> Int32 {
    var buffer = buffering == .live ? liveBufferMicroseconds : bufferMicroseconds
    var period = buffering == .live ? livePeriodMicroseconds : periodMicroseconds
    let codes = unsafe [
      snd_pcm_hw_params_set_buffer_time_near(handle, hardware, &buffer, nil),
      snd_pcm_hw_params_set_period_time_near(handle, hardware, &period, nil),
      snd_pcm_hw_params(handle, hardware),
    ]
    return codes.first { $0 < 0 } ?? 0
  }

  private mutating func readSizes(_ hardware: OpaquePointer) -> Int32 {
    var buffer: snd_pcm_uframes_t = 0
    var period: snd_pcm_uframes_t = 0
    let codes = unsafe [
      snd_pcm_hw_params_get_buffer_size(hardware, &buffer),
      snd_pcm_hw_params_get_period_size(hardware, &period, nil),
    ]
    bufferFrameCount = Int(clamping: buffer)
    periodFrameCount = Int(clamping: period)
    return codes.first { $0 < 0 } ?? 0
  }

  /// 16 bits first: what is heard is then what a 16-bit file holds.
  private static func chooseSampleType(
    _ handle: OpaquePointer, _ hardware: OpaquePointer
  ) -> SampleType? {
    let isLittle = UInt16(1).littleEndian == 1
    let candidates: [(snd_pcm_format_t, SampleType)] = [
      (isLittle ? SND_PCM_FORMAT_S16_LE : SND_PCM_FORMAT_S16_BE, .int16),
      (isLittle ? SND_PCM_FORMAT_S32_LE : SND_PCM_FORMAT_S32_BE, .int32),
      (isLittle ? SND_PCM_FORMAT_FLOAT_LE : SND_PCM_FORMAT_FLOAT_BE, .float),
    ]
    return candidates.first {
      unsafe snd_pcm_hw_params_set_format(handle, hardware, $0.0) >= 0
    }?.1
  }

  private static func chooseChannelCount(
    _ handle: OpaquePointer, _ hardware: OpaquePointer, _ wanted: Int
  ) -> Int? {
    [wanted, 3 - wanted].first {
      unsafe snd_pcm_hw_params_set_channels(handle, hardware, UInt32($0)) >= 0
    }
  }

  /// The sound starts when some periods are there, and room is worth telling from one on.
  private func setStart(_ handle: OpaquePointer, _ periodCount: Int) -> Int32 {
    var allocated: OpaquePointer?
    let code = unsafe snd_pcm_sw_params_malloc(&allocated)
    guard code >= 0, let software = unsafe allocated else { return code }
    defer { unsafe snd_pcm_sw_params_free(software) }
    let start = snd_pcm_uframes_t(min(periodCount * periodFrameCount, bufferFrameCount))
    let codes = unsafe [
      snd_pcm_sw_params_current(handle, software),
      snd_pcm_sw_params_set_start_threshold(handle, software, start),
      snd_pcm_sw_params_set_avail_min(handle, software, snd_pcm_uframes_t(periodFrameCount)),
      snd_pcm_sw_params(handle, software),
    ]
    return codes.first { $0 < 0 } ?? 0
  }
}
