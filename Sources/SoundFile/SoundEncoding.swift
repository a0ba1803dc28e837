// SPDX-License-Identifier: MIT

public import Audiograph

/// How a sound is stored: the kind of file and, where the kind has one, the sample depth.
public struct SoundEncoding: Sendable, Hashable {
  /// The kind of file.
  public let container: Container
  /// Bits of a sample; nil for lossy kinds, which have none.
  public let depth: SampleDepth?

  /// An encoding.
  ///
  /// - Parameters:
  ///   - container: The kind of file.
  ///   - depth: Bits of a sample; nil takes 16 where the kind has a depth.
  /// - Throws: `SoundFileError.unsupportedDepth` where the kind cannot hold it.
  public init(_ container: Container, depth: SampleDepth? = nil) throws(SoundFileError) {
    let allowed = container.depths
    if let depth, !allowed.contains(depth) {
      throw .unsupportedDepth(container, depth: depth, allowed: allowed)
    }
    self.container = container
    self.depth = depth ?? allowed.first
  }

  private init(lossless container: Container, _ depth: SampleDepth) {
    self.container = container
    self.depth = depth
  }

  /// WAV of 16 bits.
  public static let wav = SoundEncoding(lossless: .wav, .int16)

  /// Checks that a sound can be stored, before anything is written.
  ///
  /// - Throws: `SoundFileError.unsupportedRate` with the rates that can.
  public func check(_ format: SoundFormat) throws(SoundFileError) {
    let allowed = container.sampleRates
    guard allowed.contains(format.sampleRate) else {
      throw .unsupportedRate(container, sampleRate: format.sampleRate, allowed: allowed)
    }
  }
}

extension SoundEncoding {
  /// The kinds of sound files; the raw value is the ending of the file's name.
  public enum Container: String, Sendable, Hashable, CaseIterable {
    /// Uncompressed; RF64, its extension, where the data exceed 4 GiB.
    case wav
    /// Lossless.
    case flac
    /// Ogg Vorbis, lossy.
    case ogg
    /// Ogg Opus, lossy.
    case opus
    /// MPEG layer III, lossy.
    case mp3

    /// The sample depths it can hold, the default first; none where it is lossy.
    public var depths: [SampleDepth] {
      switch self {
      case .wav: [.int16, .int24, .float32]
      case .flac: [.int16, .int24]
      case .ogg, .opus, .mp3: []
      }
    }

    /// Whether it can hold places in the sound with their names: `SoundTags.cues`.
    public var holdsCues: Bool { self != .flac }

    /// The sample rates it can hold.
    ///
    /// Sources: libsndfile 1.2 refuses all others for Opus and MP3; the subset of RFC 9639,
    /// section 7, for FLAC.
    public var sampleRates: SampleRates {
      switch self {
      case .wav, .ogg: .all
      case .flac: .upTo65535OrMultiplesOfTen
      case .opus: .only([8000, 12_000, 16_000, 24_000, 48_000])
      case .mp3:
        .only([8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000])
      }
    }
  }
}

/// Bits of a sample in a file; the raw value is as options name it.
public enum SampleDepth: String, Sendable, Hashable, CaseIterable {
  /// Signed integers of 16 bits.
  case int16 = "16"
  /// Signed integers of 24 bits.
  case int24 = "24"
  /// IEEE floating point of 32 bits.
  case float32 = "32f"

  /// The size of a sample in a WAV file.
  var byteCount: Int {
    switch self {
    case .int16: 2
    case .int24: 3
    case .float32: 4
    }
  }
}

/// The sample rates that a kind of file can hold, among those that can be rendered.
public enum SampleRates: Sendable, Hashable {
  /// Every rate.
  case all
  /// These rates, ascending.
  case only([Int])
  /// Every rate up to 65 535 Hz, and above it the multiples of ten.
  case upTo65535OrMultiplesOfTen

  /// Whether a rate in hertz is among them.
  public func contains(_ rate: Int) -> Bool {
    switch self {
    case .all: true
    case .only(let rates): rates.contains(rate)
    case .upTo65535OrMultiplesOfTen: rate <= 65_535 || rate % 10 == 0
    }
  }
}
