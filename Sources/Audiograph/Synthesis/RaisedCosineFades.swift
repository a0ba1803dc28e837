// SPDX-License-Identifier: MIT

/// The raised-cosine fades with which voices begin and end, at exactly 0.
///
/// Those of the usual lengths are kept: notes that last long enough have no others.
struct RaisedCosineFades: Sendable {
  private let kept: [[Float]]

  /// The lengths that are kept, in frames.
  var lengths: [Int] { kept.map(\.count) }

  /// Keeps fades of some lengths in frames.
  init(lengths: [Int]) {
    kept = lengths.map { length in (0..<length).map { raisedCosine($0, of: length) } }
  }

  /// Writes the envelope of a voice over some frames, 1 outside its fades, and returns whether
  /// any of them lies in a fade.
  func write(_ voice: SynthVoice, _ frames: Range<Int>, into envelope: inout [Float]) -> Bool {
    let attackEnd = min(frames.upperBound, voice.start + voice.attack)
    let releaseStart = max(frames.lowerBound, voice.end - voice.release)
    guard frames.lowerBound < attackEnd || releaseStart < frames.upperBound else { return false }
    for index in 0..<frames.count { envelope[index] = 1 }
    let attack = kept.first { $0.count == voice.attack }
    for frame in frames.lowerBound..<max(frames.lowerBound, attackEnd) {
      let place = frame - voice.start
      envelope[frame - frames.lowerBound] =
        attack.map { $0[place] } ?? raisedCosine(place, of: voice.attack)
    }
    let release = kept.first { $0.count == voice.release }
    for frame in min(releaseStart, frames.upperBound)..<frames.upperBound {
      let place = voice.end - 1 - frame
      envelope[frame - frames.lowerBound] =
        release.map { $0[place] } ?? raisedCosine(place, of: voice.release)
    }
    return true
  }
}

/// 0 at 0, rising to 1 at `length`.
private func raisedCosine(_ place: Int, of length: Int) -> Float {
  Float(0.5 - 0.5 * cosine(turns: Double(place) / Double(2 * length)))
}
