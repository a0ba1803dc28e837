// SPDX-License-Identifier: MIT

/// Min-max decimation: the data part is cut into bins of a tenth of a second, and of a bin with
/// many values only the extremes are heard.
struct MinMaxDecimation {
  /// The points that are heard, in ascending order.
  let kept: [Int]
  /// Edges in seconds; the last bin may be shorter.
  private let edges: [Double]
  /// For each heard point, its bin, and whether other points of the bin are not heard.
  private let homes: [Home]

  private struct Home {
    var bin: Int
    /// The place among the heard points of the bin and their number, where it is reduced.
    var share: (place: Int, count: Int)?
  }

  /// Chooses from values over their slots; missing ones are never heard.
  ///
  /// A bin with more than two values keeps its lowest and its highest, the earliest of equal ones.
  /// The first and the last value are kept, and of every range of `runs` one value at least.
  init(_ values: [Double], slots: TimeSlots, runs: [Range<Int>]) {
    let edges = Self.edges(seconds: slots.seconds)
    let starts =
      edges.dropLast().map { edge in
        0.advanced(to: values.count) { slots.position($0) + 1e-9 < edge }
      } + [values.count]
    let bins = zip(starts, starts.dropFirst()).map { Bin(values, $0..<max($0, $1)) }
    var chosen = bins.map { $0.chosen(values) }
    let ends = [values.firstPresent, values.lastPresent]
    // A run may begin with a gap that is not heard.
    let lost = runs.filter { !Self.holds(chosen, starts, $0) }.map { run in
      run.first { !values[$0].isNaN }
    }
    for index in (ends + lost).compactMap({ $0 }) {
      let home = max(0, 0.advanced(to: bins.count) { starts[$0] <= index } - 1)
      if !chosen[home].contains(index) { chosen[home] = (chosen[home] + [index]).sorted() }
    }
    self.edges = edges
    kept = chosen.flatMap(\.self)
    var homes: [Home] = []
    homes.reserveCapacity(kept.count)
    for (number, points) in chosen.enumerated() {
      let isReduced = points.count < bins[number].count
      for place in points.indices {
        homes.append(Home(bin: number, share: isReduced ? (place, points.count) : nil))
      }
    }
    self.homes = homes
  }

  /// Every value that is not missing.
  init(all values: [Double]) {
    edges = []
    kept = values.presentIndices(in: 0..<values.count)
    homes = [Home](repeating: Home(bin: 0), count: kept.count)
  }

  /// Whether a chosen point lies in a run.
  private static func holds(
    _ chosen: [[Int]], _ starts: [Int], _ run: Range<Int>
  ) -> Bool {
    let first = max(0, 0.advanced(to: chosen.count) { starts[$0] <= run.lowerBound } - 1)
    for number in first..<chosen.count where starts[number] < run.upperBound {
      if chosen[number].contains(where: run.contains) { return true }
    }
    return false
  }

  private static func edges(seconds: Double) -> [Double] {
    let whole = Int(seconds / Timeline.bin + 1e-6)
    let full = (0...whole).map { Double($0) * Timeline.bin }
    return full.last.map { $0 < seconds - 1e-9 } == true ? full + [seconds] : full
  }

  /// Where the slice of one heard point ends and that of the next begins, in seconds.
  ///
  /// Points of a reduced bin share its time equally; others meet where their slots do.
  func boundary(after position: Int, slots: TimeSlots) -> Double {
    let (left, right) = (homes[position], homes[position + 1])
    if let share = left.share, left.bin == right.bin {
      let width = edges[left.bin + 1] - edges[left.bin]
      return edges[left.bin] + Double(share.place + 1) / Double(share.count) * width
    }
    if left.share == nil, right.share == nil {
      return slots.boundary(kept[position], kept[position + 1])
    }
    return (edges[left.bin + 1] + edges[right.bin]) / 2
  }
}

/// The values of one tenth of a second.
private struct Bin {
  private let range: Range<Int>
  private let extremes: RangeExtremes
  /// How many are not missing.
  var count: Int { extremes.presentCount }

  init(_ values: [Double], _ indices: Range<Int>) {
    range = indices
    extremes = RangeExtremes(values, in: indices)
  }

  /// Its values where they are one or two, its extremes where they are more; ascending.
  func chosen(_ values: [Double]) -> [Int] {
    guard count > 2 else { return values.presentIndices(in: range) }
    let (lowest, highest) = (extremes.lowest, extremes.highest)
    if lowest == highest { return [lowest] }
    return [min(lowest, highest), max(lowest, highest)]
  }
}
