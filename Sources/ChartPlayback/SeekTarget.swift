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
  ///
  /// A point without a tone of its own is at the last one before it that has one, or at the first.
  func frame(at target: SeekTarget) -> Int? {
    switch target {
    case .frame(let frame): return min(max(0, frame), frameCount)
    case .time(let time):
      let (seconds, attoseconds) = time.components
      guard seconds >= 0, attoseconds >= 0 else { return 0 }
      guard seconds <= Int64(frameCount / format.sampleRate) else { return frameCount }
      let part = Double(attoseconds) / 1e18 * Double(format.sampleRate)
      return min(Int(seconds) * format.sampleRate + Int(part.rounded()), frameCount)
    case .point(let index, let series):
      let starts = events.lazy.filter { $0.kind.isOfPoint && $0.series == series }
      return (starts.last { $0.index.map { $0 <= index } ?? false } ?? starts.first)?.start
    }
  }
}

extension Score.Kind {
  /// Whether it is what is heard of a point, or of points without a value.
  var isOfPoint: Bool { self == .point || self == .bar || self == .gap }
}
