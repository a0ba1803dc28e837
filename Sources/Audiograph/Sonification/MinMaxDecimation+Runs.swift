// SPDX-License-Identifier: MIT

extension MinMaxDecimation {
  /// For each of ascending ranges of indices, where its heard points lie among all heard points.
  func runs(over ranges: [Range<Int>]) -> [Range<Int>] {
    var next = 0
    return ranges.map { range in
      let start = next
      while next < kept.count, kept[next] < range.upperBound { next += 1 }
      return start..<next
    }
  }

  /// The slices of a run of heard points, which together fill the time they are given.
  ///
  /// Every point keeps its place in time, moved only as far as a gap or a narrow slice needs.
  func slices(
    of run: Range<Int>, slots: TimeSlots, in heard: ClosedRange<Double>
  ) -> [Timeline.Slice] {
    guard let last = run.last else { return [] }
    let inner = run.dropLast().map { position in
      min(max(boundary(after: position, slots: slots), heard.lowerBound), heard.upperBound)
    }
    let width = (heard.upperBound - heard.lowerBound) / Double(last - run.lowerBound + 1)
    let widths = [Double](repeating: min(Timeline.leastSlice, width), count: run.count)
    let boundaries = isotonicSpacing(
      [heard.lowerBound] + inner + [heard.upperBound], widths: widths)
    return run.map { position in
      let number = position - run.lowerBound
      return Timeline.Slice(
        index: kept[position], isGap: false, start: boundaries[number],
        end: boundaries[number + 1])
    }
  }
}
