// SPDX-License-Identifier: MIT

/// What a walk along one series of a page says, and where its keys lead: all of it as `explore` has it.
struct PageWalk {
  /// The line of each point.
  let lines: [String]
  /// The same with the name of the series, as it is said where another one was walked before; empty for
  /// a chart of one.
  let named: [String]
  /// What is said of where each point is.
  let positions: [String]
  /// The next series beside each point; nil where there is none, and for parts of a chart.
  let pairs: [String]?
  /// A place behind what differs from the point there, in which `{0}` stands for what the place is called; nil where
  /// places have no order.
  let at: String?
  /// The stops of a walk to later points, and those of a walk back, in order of place.
  let stops: (ahead: [Stop], behind: [Stop])
  let crossings: [Stop]
  /// The first highest and lowest value, and the ends.
  let highest: Stop
  let lowest: Stop
  let first: Stop
  let last: Stop

  /// Where a key leads, with the line that says why.
  struct Stop: Hashable {
    let place: Int
    let line: String
  }

  /// The walk along a series.
  ///
  /// - Parameters:
  ///   - walk: A walk through all that is shown.
  ///   - series: The index of the series.
  ///   - indices: Which points of what is shown have a place, in order; at least the first and the last.
  ///   - start: The place of the first of them.
  ///   - wording: The words.
  init(
    _ walk: Exploration, ofSeries series: Int, at indices: [Int], from start: Int,
    _ wording: Wording
  ) {
    var walk = walk
    walk.series = series
    let places = Dictionary(uniqueKeysWithValues: zip(indices, start...))
    let scale = PositionScale(walk)
    func line(_ index: Int, _ notes: [ExplorationPoint.Note] = [], isNamed: Bool = false) -> String
    {
      walk.move(to: index)
      return wording.line(.point(walk.told(notes, isNamed: isNamed)))
    }
    func stop(_ stop: ExplorationStop) -> Stop? {
      places[stop.index].map { Stop(place: $0, line: line(stop.index, stop.notes)) }
    }
    lines = indices.map { line($0) }
    named = walk.chart.series.count > 1 ? indices.map { line($0, isNamed: true) } : []
    positions = indices.map { index in
      walk.move(to: index)
      return wording.line(walk.whereabouts(on: scale))
    }
    let isCompared = start == 0 && walk.chart.series.count > 1
    pairs =
      !isCompared
      ? nil
      : indices.map { index in
        walk.move(to: index)
        guard case .both(let both)? = walk.compare().statement else { return "" }
        return wording.line(.both(both))
      }
    at = walk.shown.hasOrderAlongX ? wording.template(behind: walk.shown) : nil
    let legs = walk.legs
    stops = (
      walk.stops(legs, isAhead: true).compactMap(stop),
      walk.stops(legs, isAhead: false).compactMap(stop)
    )
    crossings = walk.crossings.compactMap(stop)
    let extremes = walk.view.extremes[series]
    func extreme(_ index: Int?, _ asked: ExplorationExtreme) -> Stop {
      walk.move(to: index ?? indices[0])
      let line = wording.line(.point(walk.told([], isNamed: false, asked: [asked])))
      return Stop(place: index.flatMap { places[$0] } ?? start, line: line)
    }
    highest = extreme(extremes?.highest.index, .highest)
    lowest = extreme(extremes?.lowest.index, .lowest)
    first = extreme(indices.first, .first)
    last = extreme(indices.last, .last)
  }
}

extension Wording {
  /// How the place of the first point stands behind a difference, with `{0}` for what the page calls it.
  fileprivate func template(behind series: Series) -> String {
    let place = at(series.shortMention(0)).withSingleCommas
    let name = if case .row = series.x[0] { "1" } else { pagePlace(on: series.x, 0) }
    guard let range = place.firstRange(of: name) else { return "{0}" }
    return "\(place[..<range.lowerBound]){0}\(place[range.upperBound...])"
  }
}

extension [PageLine] {
  /// The walks along all of them, each from one of its places on.
  func walks(from starts: [Int], _ style: SoundStyle, _ wording: Wording) -> [PageWalk]? {
    let shown = zip(self, starts).compactMap { line, start in line.part(from: start) }
    guard shown.count == count, let chart = try? Chart(title: "", series: shown) else { return nil }
    let walk = Exploration(whole: chart, style: style)
    return indices.map { number in
      let offset = self[number].series.count - shown[number].count
      let indices = self[number].indices[starts[number]...].map { $0 - offset }
      return PageWalk(walk, ofSeries: number, at: indices, from: starts[number], wording)
    }
  }

  /// Where the points of one line are in another one along x: at the same place, or the last before it;
  /// nil if both have the same points.
  func places(from number: Int, to other: Int) -> [Int]? {
    let (from, to) = (self[number], self[other])
    guard from.series.x != to.series.x || from.indices != to.indices else { return nil }
    let search = AxisSearch(to.series.x)
    return from.indices.map { index in
      let found = search.place(of: from.series.x[index])?.index ?? 0
      return Swift.max(0, to.indices.firstPlace { $0 > found } - 1)
    }
  }
}

extension PageLine {
  /// The series from one of its places on; nil for a part without dates.
  fileprivate func part(from start: Int) -> Series? {
    guard start > 0 else { return series }
    guard let dates = series.x.dates else { return nil }
    return try? series.cut(to: ChartRange(start: .date(dates[indices[start]]))).series
  }
}

extension [Int] {
  /// The first place in an ascending list at which something holds; the count where it nowhere does.
  fileprivate func firstPlace(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
