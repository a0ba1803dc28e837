// SPDX-License-Identifier: MIT

/// A run of values that sounds without a break, laid out in the time it is given.
struct Run {
  /// One a heard point, in order; together they fill the time.
  var slices: [Timeline.Slice] = []
  /// Values of the run that are not heard.
  var reducedCount = 0

  /// Lays out the values at `indices`, of which at least one is not missing.
  ///
  /// Where no bin of 100 ms holds more than two values, each keeps its place, moved only as far as
  /// a narrow slice needs. Otherwise every bin keeps its extremes, which share its time.
  init(
    _ values: [Double], _ indices: Range<Int>, cells: Cells,
    from natural: ClosedRange<Double>, to heard: ClosedRange<Double>
  ) {
    let bins = Bins(values, indices, edges: Bins.edges(of: heard)) { index in
      affine(cells.position(index), from: natural, to: heard)
    }
    guard bins.areCrowded else {
      let kept = indices.filter { !values[$0].isNaN }
      layOut(kept, natural: natural, heard: heard, cells: cells)
      return
    }
    let atStart = indices.lowerBound == 0
    let atEnd = indices.upperBound == values.count
    let kept = bins.kept(of: values, atStart: atStart, atEnd: atEnd)
    // Three points need 100 ms; a last bin that is shorter takes them from its neighbour.
    let widths = kept.map { Timeline.leastSlice * Double($0.count) }
    layOut(kept, edges: spread(bins.edges, widths: widths))
    reducedCount = bins.pointCount - slices.count
  }

  /// Each point at its own place.
  private mutating func layOut(
    _ kept: [Int], natural: ClosedRange<Double>, heard: ClosedRange<Double>, cells: Cells
  ) {
    let anchors = kept.map { affine(cells.position($0), from: natural, to: heard) }
    let width = heard.upperBound - heard.lowerBound
    let least = min(Timeline.leastSlice, width / Double(kept.count))
    // The outer anchors stand half a slice from the ends, so that the outer slices are whole.
    let widths = [least / 2] + [Double](repeating: least, count: kept.count - 1) + [least / 2]
    let spreadOut = spread([heard.lowerBound] + anchors + [heard.upperBound], widths: widths)
    let moved = Array(spreadOut.dropFirst().dropLast())
    let middles = zip(moved, moved.dropFirst()).map { ($0 + $1) / 2 }
    append(kept, between: [heard.lowerBound] + middles + [heard.upperBound])
  }

  /// The points of each bin share its time equally; an empty bin's time goes to its neighbours.
  private mutating func layOut(_ bins: [[Int]], edges: [Double]) {
    var boundaries = [edges[0]]
    var previous: Int?
    for (number, kept) in bins.enumerated() where !kept.isEmpty {
      if let previous { boundaries.append((edges[previous + 1] + edges[number]) / 2) }
      let width = edges[number + 1] - edges[number]
      for part in 1..<max(1, kept.count) {
        boundaries.append(edges[number] + Double(part) / Double(kept.count) * width)
      }
      previous = number
    }
    append(bins.flatMap { $0 }, between: boundaries + [edges[edges.count - 1]])
  }

  private mutating func append(_ kept: [Int], between boundaries: [Double]) {
    for (position, index) in kept.enumerated() {
      slices.append(
        Timeline.Slice(
          index: index, isGap: false, start: boundaries[position], end: boundaries[position + 1]))
    }
  }
}

/// Stretches of 100 ms, with the values that fall into each.
struct Bins {
  let bins: [Bin]
  /// Where the bins begin, and where the last one ends, in seconds.
  let edges: [Double]

  /// The points of one bin that may be heard; the earliest wins ties.
  struct Bin {
    var range: Range<Int>
    /// The number of values in the range that are not missing.
    var count = 0
    var first = -1
    var last = -1
    var lowest = -1
    var highest = -1
  }

  /// The edges of bins in a stretch of time.
  ///
  /// A rest in which two slices have no room is joined to the bin before it.
  static func edges(of time: ClosedRange<Double>) -> [Double] {
    let width = time.upperBound - time.lowerBound
    let whole = Int(width / Timeline.bin + 1e-6)
    let rest = width - Double(whole) * Timeline.bin
    let count = max(1, rest >= 2 * Timeline.leastSlice - 1e-9 ? whole + 1 : whole)
    return (0..<count).map { time.lowerBound + Double($0) * Timeline.bin } + [time.upperBound]
  }

  /// Bins of the values at `indices`, each of which stands at a time in seconds.
  ///
  /// Times do not descend, so every bin is a range of indices, found by bisection.
  init(_ values: [Double], _ indices: Range<Int>, edges: [Double], time: (Int) -> Double) {
    self.edges = edges
    var start = indices.lowerBound
    bins = edges.indices.dropFirst().map { number in
      let end =
        number == edges.count - 1
        ? indices.upperBound
        : start.advanced(to: indices.upperBound) { time($0) + 1e-9 < edges[number] }
      defer { start = end }
      return Bin(values, start..<end)
    }
  }

  /// The number of values in all bins.
  var pointCount: Int { bins.reduce(0) { $0 + $1.count } }

  /// How many points a bin holds before it is reduced: 2, or 3 where a rest makes it 150 ms long.
  private func room(_ number: Int) -> Int {
    max(2, Int((edges[number + 1] - edges[number]) / (Timeline.bin / 2) + 1e-6))
  }

  /// Whether a bin holds more points than can sound in it.
  var areCrowded: Bool { bins.indices.contains { bins[$0].count > room($0) } }

  /// The points of each bin that are heard, in the order of the data.
  ///
  /// The first bin of the series keeps the first point beside its extremes, and the last bin the
  /// last one.
  func kept(of values: [Double], atStart: Bool, atEnd: Bool) -> [[Int]] {
    bins.indices.map { number in
      let bin = bins[number]
      guard bin.count > room(number) else { return bin.range.filter { !values[$0].isNaN } }
      var kept: Set = [bin.lowest, bin.highest]
      if atStart, number == 0 { kept.insert(bin.first) }
      if atEnd, number == bins.count - 1 { kept.insert(bin.last) }
      return kept.sorted()
    }
  }
}

extension Bins.Bin {
  /// The bin of some values, which may be missing.
  fileprivate init(_ values: [Double], _ indices: Range<Int>) {
    range = indices
    var least = Double.infinity
    var greatest = -Double.infinity
    for index in indices {
      let value = values[index]
      // Comparisons with a missing value are false.
      if value < least { (least, lowest) = (value, index) }
      if value > greatest { (greatest, highest) = (value, index) }
      if value == value { count += 1 }
    }
    guard count > 0 else { return }
    first = indices.first { !values[$0].isNaN } ?? -1
    last = indices.last { !values[$0].isNaN } ?? -1
  }
}

extension Int {
  /// The first number up to `end` that is not `below`, by bisection.
  fileprivate func advanced(to end: Int, while below: (Int) -> Bool) -> Int {
    var (low, high) = (self, end)
    while low < high {
      let middle = low + (high - low) / 2
      if below(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
