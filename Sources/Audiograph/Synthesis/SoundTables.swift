// SPDX-License-Identifier: MIT

/// The tables that a score's sounds are read from, which the next score may need too.
///
/// Making them is a twelfth of the work on each chart of a batch. They are found by all that they
/// depend on, so sounds have the same samples with the tables of another score as with their own.
public struct SoundTables: Sendable {
  private(set) var tones: [Tone] = []
  private(set) var noises: [NoiseTable] = []
  private(set) var flanks: Flanks?
  private var toneKeys: [ToneKey] = []
  private var noiseKeys: [NoiseKey] = []

  /// All that a tone depends on.
  struct ToneKey: Equatable {
    var timbre: Timbre
    /// From the lowest to the highest pitch that is heard, in hertz.
    var pitches: ClosedRange<Double>
    var sampleRate: Int
  }

  /// All that a noise depends on.
  struct NoiseKey: Equatable {
    /// In hertz.
    var band: ClosedRange<Double>
    /// The least count of samples.
    var frames: Int
    var sampleRate: Int
  }

  /// No tables.
  public init() {}

  /// The index of a tone, which is taken from earlier tables or made where it is not here.
  mutating func tone(_ key: ToneKey, _ earlier: SoundTables) -> Int {
    if let known = toneKeys.firstIndex(of: key) { return known }
    tones.append(
      earlier.toneKeys.firstIndex(of: key).map { earlier.tones[$0] }
        ?? Tone(key.timbre, pitches: key.pitches, sampleRate: key.sampleRate))
    toneKeys.append(key)
    return tones.count - 1
  }

  /// The index of a noise, which is taken from earlier tables or made where it is not here.
  mutating func noise(_ key: NoiseKey, _ earlier: SoundTables) -> Int {
    if let known = noiseKeys.firstIndex(of: key) { return known }
    noises.append(
      earlier.noiseKeys.firstIndex(of: key).map { earlier.noises[$0] }
        ?? NoiseTable(
          band: key.band, leastCount: key.frames, sampleRate: key.sampleRate,
          ceiling: Timbre.ceiling(sampleRate: key.sampleRate)))
    noiseKeys.append(key)
    return noises.count - 1
  }

  /// The flanks of some lengths in frames, taken from earlier tables or made.
  mutating func flanks(_ lengths: [Int], _ earlier: SoundTables) -> Flanks {
    let found =
      earlier.flanks.flatMap { $0.lengths == lengths ? $0 : nil } ?? Flanks(lengths: lengths)
    flanks = found
    return found
  }
}
