// SPDX-License-Identifier: MIT

/// The points of one series laid out in the time of the data part: who sounds when.
struct Timeline {
  /// What owns a stretch of time: a point, or a run of missing ones.
  struct Slice: Hashable {
    /// The index of the point, or of the first missing point of a gap.
    var index: Int
    var isGap: Bool
    /// Seconds from the start of the data part.
    var start: Double
    var end: Double
  }

  /// In order of time, without overlap.
  var slices: [Slice] = []
  /// Points with a value that no slice belongs to.
  var reducedCount = 0
  /// Runs of missing points that are too short to be heard.
  var unheardGapCount = 0
  /// Where stretches between heard gaps lie by nature and in the layout.
  private var stretches: [(natural: ClosedRange<Double>, heard: ClosedRange<Double>)] = []

  /// A run of missing values is heard as at least this much silence, in seconds.
  static let leastGap = 0.060
  /// A gap shorter than that with another one this near is passed over.
  static let gapDistance = 0.150
  /// No point's slice is shorter than this where there is room.
  static let leastSlice = 1.0 / 30
  /// Time is cut into bins of this length, and each keeps its extremes.
  static let bin = 0.1

  /// Lays out values over their cells.
  ///
  /// - Parameters:
  ///   - values: What is heard, not-a-number standing for a missing one; at least one is not.
  ///   - cells: As many.
  ///   - leastLone: The shortest slice in seconds of a point between two gaps.
  init(_ values: [Double], cells: Cells, leastLone: Double) {
    let ranges = blocks(values, cells: cells)
    let bins = Bins(values, cells: cells, runs: ranges.filter { !$0.isGap }.map(\.indices))
    let runs = bins.runs(over: ranges.map(\.indices))
    let widths = zip(ranges, runs).map { block, run in
      if block.isGap { return Self.leastGap }
      guard ranges.count > 1 else { return 0 }
      return run.count == 1 ? leastLone : Double(run.count) * Self.leastSlice
    }
    let natural = ranges.map { cells.start($0.indices.lowerBound) } + [cells.start(values.count)]
    let boundaries = spread(natural, widths: widths)
    for (number, block) in ranges.enumerated() {
      let heard = boundaries[number]...max(boundaries[number], boundaries[number + 1])
      let place = natural[number]...max(natural[number], natural[number + 1])
      stretches.append((place, heard))
      if block.isGap {
        slices.append(
          Slice(
            index: block.indices.lowerBound, isGap: true, start: heard.lowerBound,
            end: heard.upperBound))
      } else {
        slices += bins.slices(of: runs[number], cells: cells, in: heard)
      }
    }
    reducedCount = values.presentCount - bins.kept.count
  }

  /// Where a time of the cells lies in the layout.
  func time(at natural: Double) -> Double {
    let stretch = stretches.first { $0.natural.upperBound >= natural } ?? stretches.last
    guard let heard = stretch?.heard else { return natural }
    return min(max(natural, heard.lowerBound), heard.upperBound)
  }

  /// The length rule: how long a series of `pointCount` points lasts, in seconds.
  static func normalSeconds(pointCount: Int) -> Double {
    switch pointCount {
    case ...24: Double(pointCount) / 4
    case ...100: max(6, Double(pointCount) / 10)
    case ...200: 10
    case ...260: Double(pointCount) / 20
    default: 13
    }
  }
}

extension Timeline {
  /// Indices of a run of values that sounds without a break, or of a gap that is heard.
  private struct Block {
    var isGap: Bool
    var indices: Range<Int>
  }

  private mutating func blocks(_ values: [Double], cells: Cells) -> [Block] {
    let gaps = values.missingRuns
    let heard = heardGaps(gaps, cells: cells)
    unheardGapCount = gaps.count - heard.count
    var blocks: [Block] = []
    var next = 0
    for gap in heard + [values.count..<values.count] {
      if next < gap.lowerBound {
        blocks.append(Block(isGap: false, indices: next..<gap.lowerBound))
      }
      if !gap.isEmpty { blocks.append(Block(isGap: true, indices: gap)) }
      next = gap.upperBound
    }
    return blocks
  }

  private func heardGaps(_ gaps: [Range<Int>], cells: Cells) -> [Range<Int>] {
    let places = gaps.map { (start: cells.start($0.lowerBound), end: cells.start($0.upperBound)) }
    return gaps.indices.filter { number in
      let place = places[number]
      let isLong = place.end - place.start >= Self.leastGap - 1e-9
      let left = number == 0 ? .infinity : place.start - places[number - 1].end
      let right = number + 1 == gaps.count ? .infinity : places[number + 1].start - place.end
      return isLong || min(left, right) >= Self.gapDistance - 1e-9
    }.map { gaps[$0] }
  }
}
