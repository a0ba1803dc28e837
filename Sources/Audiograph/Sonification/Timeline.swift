// SPDX-License-Identifier: MIT

/// The points of one series laid out in the time of the data part: who sounds when.
struct Timeline {
  /// The time that one point gets, or a run of missing ones.
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
  /// The original time and the time in the layout of what lies between heard gaps, or of every
  /// slice where slots were widened.
  private var stretches: [Stretch] = []

  /// A run of missing values is heard as at least this much silence, in seconds.
  static let leastGap = 0.060
  /// A gap shorter than that, with another one this near, is not heard.
  static let gapDistance = 0.150
  /// No point's slice is shorter than this where there is room.
  static let leastSlice = 1.0 / 30
  /// So many points of a series are all heard, unless less time than usual was asked for.
  static let mostUnreduced = 260
  /// Time is cut into bins of this length, and each keeps its extremes.
  static let bin = 0.1

  /// Lays out values over their slots.
  ///
  /// Where all are kept, narrow slots are widened first, so that gaps among them have room.
  ///
  /// - Parameters:
  ///   - values: What is heard, NaN marking a missing one; at least one is not.
  ///   - slots: As many.
  ///   - leastLone: The shortest slice in seconds of a point between two gaps.
  init(_ values: [Double], slots: TimeSlots, leastLone: Double) {
    let widened = slots.keepsAll ? slots.widened() : nil
    layOut(values, slots: widened ?? slots, leastLone: leastLone)
    if widened != nil { stretches = stretches(of: slots) }
  }

  private mutating func layOut(_ values: [Double], slots: TimeSlots, leastLone: Double) {
    let presentCount = values.presentCount
    let gaps = presentCount < values.count ? values.missingRuns : []
    let ranges = blocks(values, gaps: gaps, slots: slots)
    let bins =
      slots.keepsAll
      ? MinMaxDecimation(all: values)
      : MinMaxDecimation(values, slots: slots, runs: ranges.filter { !$0.isGap }.map(\.indices))
    let runs = bins.runs(over: ranges.map(\.indices))
    let widths = zip(ranges, runs).map { block, run in
      if block.isGap { return Self.leastGap }
      return run.count == 1 && ranges.count > 1 ? leastLone : Double(run.count) * Self.leastSlice
    }
    let natural = ranges.map { slots.start($0.indices.lowerBound) } + [slots.start(values.count)]
    let boundaries = isotonicSpacing(natural, widths: widths, within: 0...slots.seconds)
    for (number, block) in ranges.enumerated() {
      let heard = boundaries[number]...max(boundaries[number], boundaries[number + 1])
      let place = natural[number]...max(natural[number], natural[number + 1])
      stretches.append(Stretch(natural: place, heard: heard))
      if block.isGap {
        slices.append(
          Slice(
            index: block.indices.lowerBound, isGap: true, start: heard.lowerBound,
            end: heard.upperBound))
      } else {
        slices += bins.slices(of: runs[number], slots: slots, in: heard)
      }
    }
    reducedCount = presentCount - bins.kept.count
  }

  /// Where a time of the slots lies in the layout.
  func time(at natural: Double) -> Double {
    let stretch = stretches.first { $0.natural.upperBound >= natural } ?? stretches.last
    return stretch?.time(at: natural) ?? natural
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

  /// How long a series lasts from the third on: 6 s, unless it needs less, or 40 ms a point more.
  static func shortSeconds(pointCount: Int) -> Double {
    let crowded = pointCount <= mostUnreduced ? Double(pointCount) / 25 : 0
    return min(normalSeconds(pointCount: pointCount), max(6, crowded))
  }
}

extension Timeline {
  /// A part of the original time, and where it is heard.
  private struct Stretch {
    var natural: ClosedRange<Double>
    var heard: ClosedRange<Double>
    /// Whether all of it is moved and stretched alike; otherwise only what would lie outside is.
    var isMovedAlike = false

    func time(at time: Double) -> Double {
      let length = natural.upperBound - natural.lowerBound
      let share = length > 0 ? min(max((time - natural.lowerBound) / length, 0), 1) : 0.5
      return isMovedAlike
        ? heard.lowerBound + share * (heard.upperBound - heard.lowerBound)
        : min(max(time, heard.lowerBound), heard.upperBound)
    }
  }

  /// The original time of each slice and its time in the layout.
  private func stretches(of natural: TimeSlots) -> [Stretch] {
    let ends = slices.dropFirst().map { natural.start($0.index) } + [natural.start(natural.count)]
    return zip(slices, ends).map { slice, end in
      let start = natural.start(slice.index)
      return Stretch(
        natural: start...max(start, end), heard: slice.start...slice.end, isMovedAlike: true)
    }
  }

  /// Indices of a run of values that sounds without a break, or of a gap that is heard.
  private struct Block {
    var isGap: Bool
    var indices: Range<Int>
  }

  private mutating func blocks(
    _ values: [Double], gaps: [Range<Int>], slots: TimeSlots
  ) -> [Block] {
    let heard = heardGaps(gaps, slots: slots)
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

  private func heardGaps(_ gaps: [Range<Int>], slots: TimeSlots) -> [Range<Int>] {
    let places = gaps.map { (start: slots.start($0.lowerBound), end: slots.start($0.upperBound)) }
    return gaps.indices.filter { number in
      let place = places[number]
      let isLong = place.end - place.start >= Self.leastGap - 1e-9
      let left = number == 0 ? .infinity : place.start - places[number - 1].end
      let right = number + 1 == gaps.count ? .infinity : places[number + 1].start - place.end
      return isLong || min(left, right) >= Self.gapDistance - 1e-9
    }.map { gaps[$0] }
  }
}
