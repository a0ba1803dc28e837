// SPDX-License-Identifier: MIT

extension Score {
  /// The frames from the first point on until the last has ended; empty if there is none.
  package var dataFrames: Range<Int> {
    let points = events.lazy.filter { $0.kind.isOfPoint }
    guard let first = points.first else { return 0..<0 }
    return first.start..<(points.map(\.end).max() ?? first.start)
  }

  /// The point that is heard at a frame: the last that has begun, or the first; nil without any.
  package func point(at frame: Int) -> Event? {
    let points = events.lazy.filter { $0.kind.isOfPoint }
    return points.last { $0.start <= frame } ?? points.first
  }

  /// What is heard of the point at an index, or of the last before it that is heard by itself, or of
  /// the first; nil for a series of which nothing is heard.
  package func point(atOrBefore index: Int, of series: Int) -> Event? {
    let points = events.lazy.filter { $0.kind.isOfPoint && $0.series == series }
    return points.last { $0.index.map { $0 <= index } ?? false } ?? points.first
  }

  /// The frame at which this sound is where another sound of the same chart is at a frame: within
  /// the same point, or the same earcon before or after the data.
  package func frame(matching frame: Int, of other: Score) -> Int {
    let stations = other.events.filter(\.kind.isStation)
    guard let number = stations.lastIndex(where: { $0.start <= frame }),
      let own = station(like: stations[number], number: number, of: stations.count)
    else { return min(frame, frameCount) }
    let heard = stations[number]
    guard own.index == heard.index else { return own.start }
    guard frame < heard.end else { return min(own.end + frame - heard.end, frameCount) }
    return own.start + own.length * (frame - heard.start) / max(1, heard.length)
  }

  /// The same station of this sound: that with the same number where it is alike, since points of a
  /// chart that is no line may be heard in any order and share an index.
  private func station(like event: Event, number: Int, of count: Int) -> Event? {
    let stations = events.filter(\.kind.isStation)
    if stations.count == count, stations[number].kind == event.kind,
      stations[number].index == event.index, stations[number].series == event.series
    {
      return stations[number]
    }
    if event.kind.isOfPoint, let index = event.index, let series = event.series {
      return point(atOrBefore: index, of: series)
    }
    return events.first { $0.kind == event.kind && $0.series == event.series }
  }
}

extension Score.Kind {
  /// Whether it is what is heard of a point, or of points without a value.
  package var isOfPoint: Bool { isOfValue || self == .gap }

  /// Whether a value is heard.
  package var isOfValue: Bool {
    switch self {
    case .point, .bar, .column, .bin, .box, .outlier, .interval, .cell, .slice: true
    default: false
    }
  }

  /// Whether it has a time of its own, in which nothing else of its series is heard.
  fileprivate var isStation: Bool {
    isOfPoint || self == .introLow || self == .introHigh || self == .end
  }
}
