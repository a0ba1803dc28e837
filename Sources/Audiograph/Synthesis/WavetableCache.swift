// SPDX-License-Identifier: MIT

/// A cache of the wavetables and noise tables of a score, for the next score to reuse.
///
/// Making them is a twelfth of the work on each chart of a batch. The key is everything that a
/// table depends on, so a sound has the same samples with a cached table as with its own.
public struct WavetableCache: Sendable {
  private(set) var tones: [Tone] = []
  private(set) var noises: [NoiseTable] = []
  private(set) var fades: RaisedCosineFades?
  private(set) var toneKeys: [ToneKey] = []
  private(set) var noiseKeys: [NoiseKey] = []

  /// The key of a tone: everything it depends on.
  struct ToneKey: Equatable {
    var timbre: Timbre
    /// From the lowest to the highest pitch that is heard, in hertz.
    var pitches: ClosedRange<Double>
    var sampleRate: Int
  }

  /// The key of a noise: everything it depends on.
  struct NoiseKey: Equatable {
    /// In hertz.
    var band: ClosedRange<Double>
    /// The least count of samples.
    var frames: Int
    var sampleRate: Int
  }

  /// An empty cache.
  public init() {}

  /// The index of a tone, which is taken from the earlier cache or made.
  mutating func tone(_ key: ToneKey, _ earlier: WavetableCache) -> Int {
    if let known = toneKeys.firstIndex(of: key) { return known }
    tones.append(
      earlier.toneKeys.firstIndex(of: key).map { earlier.tones[$0] }
        ?? Tone(key.timbre, pitches: key.pitches, sampleRate: key.sampleRate))
    toneKeys.append(key)
    return tones.count - 1
  }

  /// The index of a noise, which is taken from the earlier cache or made.
  mutating func noise(_ key: NoiseKey, _ earlier: WavetableCache) -> Int {
    if let known = noiseKeys.firstIndex(of: key) { return known }
    noises.append(
      earlier.noiseKeys.firstIndex(of: key).map { earlier.noises[$0] }
        ?? NoiseTable(
          band: key.band, leastCount: key.frames, sampleRate: key.sampleRate,
          ceiling: Timbre.ceiling(sampleRate: key.sampleRate)))
    noiseKeys.append(key)
    return noises.count - 1
  }

  /// The fades of some lengths in frames, taken from earlier tables or made.
  mutating func fades(_ lengths: [Int], _ earlier: WavetableCache) -> RaisedCosineFades {
    let found =
      earlier.fades.flatMap { $0.lengths == lengths ? $0 : nil }
      ?? RaisedCosineFades(lengths: lengths)
    fades = found
    return found
  }
}
