// SPDX-License-Identifier: MIT

public import Audiograph

extension ChartPlayer {
  /// A point that begins to be heard.
  public struct Position: Sendable, Hashable {
    /// The index of its series in the chart, from 0.
    public let series: Int
    /// The index of the point in its series, from 0; in a gap, of its first point, and of candles
    /// among the joined bars.
    public let index: Int
    /// Where the point stands along x.
    public let x: XValue
    /// The value that is heard; nil in a gap, and what is smoothed where the style smooths.
    public let value: Double?
    /// When the point begins, from the beginning of the sound.
    public let time: Duration
  }
}

/// Finds the points that begin while a sound is heard.
struct PointFollower {
  private let positions: [ChartPlayer.Position]
  private let frames: [Range<Int>]
  private var next = 0

  init(_ score: Score) {
    var positions: [ChartPlayer.Position] = []
    var frames: [Range<Int>] = []
    for event in score.events where event.kind.isOfPoint {
      guard let series = event.series, let index = event.index, let x = event.x else { continue }
      let time = Duration.seconds(Double(event.start) / Double(score.format.sampleRate))
      positions.append(
        ChartPlayer.Position(series: series, index: index, x: x, value: event.value, time: time))
      frames.append(event.start..<event.end)
    }
    (self.positions, self.frames) = (positions, frames)
  }

  /// Goes on from a frame: the point that it lies in is the next.
  mutating func move(to frame: Int) {
    next = frames.firstIndex { $0.upperBound > frame } ?? frames.count
  }

  /// The points that have begun since the last call, once the frames before `frame` were heard.
  mutating func begun(before frame: Int) -> ArraySlice<ChartPlayer.Position> {
    let first = next
    while next < frames.count, frames[next].lowerBound < frame { next += 1 }
    return positions[first..<next]
  }
}
