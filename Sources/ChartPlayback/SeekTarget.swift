// SPDX-License-Identifier: MIT

internal import Audiograph

/// A position in a sound to seek to.
enum SeekTarget: Sendable, Hashable {
  case frame(Int)
  case time(Duration)
  case point(index: Int, series: Int)
}

extension Score {
  /// The frame at a place, 0 to `frameCount`; nil for a series of which nothing is heard.
  func frame(at target: SeekTarget) -> Int? {
    switch target {
    case .frame(let frame): return min(max(0, frame), frameCount)
    case .time(let time):
      let (seconds, attoseconds) = time.components
      guard seconds >= 0, attoseconds >= 0 else { return 0 }
      guard seconds <= Int64(frameCount / format.sampleRate) else { return frameCount }
      let part = Double(attoseconds) / 1e18 * Double(format.sampleRate)
      return min(Int(seconds) * format.sampleRate + Int(part.rounded()), frameCount)
    case .point(let index, let series): return point(atOrBefore: index, of: series)?.start
    }
  }
}
