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
    let width = heard.upperBound - heard.lowerBound
    let bins = Bins(values, indices, count: max(1, Int(width / Timeline.bin + 1e-6))) { index in
      let place = affine(cells.position(index), from: natural, to: heard) - heard.lowerBound
      return width > 0 ? place / width : 0
    }
    guard bins.hasMoreThanTwo else {
      let kept = indices.filter { !values[$0].isNaN }
      layOut(kept, natural: natural, heard: heard, cells: cells)
      return
    }
    let atStart = indices.lowerBound == 0
    let atEnd = indices.upperBound == values.count
    let capacity = max(2, Int(width / Double(bins.bins.count) / Timeline.leastSlice + 1e-6))
    layOut(bins.kept(capacity: capacity, atStart: atStart, atEnd: atEnd), in: heard)
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
  private mutating func layOut(_ bins: [[Int]], in heard: ClosedRange<Double>) {
    let width = (heard.upperBound - heard.lowerBound) / Double(bins.count)
    var boundaries = [heard.lowerBound]
    var previous: Int?
    for (number, kept) in bins.enumerated() where !kept.isEmpty {
      if let previous {
        boundaries.append(heard.lowerBound + Double(previous + 1 + number) / 2 * width)
      }
      let start = heard.lowerBound + Double(number) * width
      for part in 1..<max(1, kept.count) {
        boundaries.append(start + Double(part) / Double(kept.count) * width)
      }
      previous = number
    }
    append(bins.flatMap { $0 }, between: boundaries + [heard.upperBound])
  }

  private mutating func append(_ kept: [Int], between boundaries: [Double]) {
    for (position, index) in kept.enumerated() {
      slices.append(
        Timeline.Slice(
          index: index, isGap: false, start: boundaries[position], end: boundaries[position + 1]))
    }
  }
}

/// Equal stretches of time, with the values that fall into each.
struct Bins {
  let bins: [Bin]

  /// The points of one bin that may be heard; the earliest wins ties.
  struct Bin {
    var count = 0
    var first = -1
    var last = -1
    var lowest = -1
    var highest = -1
  }

  /// Bins of the values at `indices`, each of which stands at a place from 0, the start of the
  /// first bin, to 1.
  ///
  /// Places do not descend, so every bin is a range of indices, found by bisection.
  init(_ values: [Double], _ indices: Range<Int>, count: Int, place: (Int) -> Double) {
    var start = indices.lowerBound
    bins = (1...count).map { number in
      let end =
        number == count
        ? indices.upperBound
        : start.advanced(to: indices.upperBound) {
          place($0) * Double(count) + 1e-9 < Double(number)
        }
      defer { start = end }
      return Bin(values, start..<end)
    }
  }

  /// The number of values in all bins.
  var pointCount: Int { bins.reduce(0) { $0 + $1.count } }

  /// Whether a bin holds more points than can sound in it.
  var hasMoreThanTwo: Bool { bins.contains { $0.count > 2 } }

  /// The points of each bin that are heard, in the order of the data.
  ///
  /// Where `capacity`, the number of slices that fit into a bin, is more than 2, the first bin of
  /// the series may keep the first point beside its extremes and the last bin the last one.
  func kept(capacity: Int, atStart: Bool, atEnd: Bool) -> [[Int]] {
    bins.enumerated().map { number, bin in
      guard bin.count > 0 else { return [] }
      guard bin.count > 2 else {
        return bin.first == bin.last ? [bin.first] : [bin.first, bin.last]
      }
      var kept: Set = [bin.lowest, bin.highest]
      if atStart, number == 0, kept.count < capacity { kept.insert(bin.first) }
      if atEnd, number == bins.count - 1, kept.count < capacity { kept.insert(bin.last) }
      return kept.sorted()
    }
  }
}

extension Bins.Bin {
  /// The bin of some values, which may be missing.
  fileprivate init(_ values: [Double], _ indices: Range<Int>) {
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
