// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct TimelineTests {
  private func timeline(_ values: [Double], seconds: Double) -> Timeline {
    Timeline(values, slots: TimeSlots(evenly: values.count, seconds: seconds), leastLone: 0.040)
  }

  private func ramp(_ count: Int, missing: Range<Int>...) -> [Double] {
    (0..<count).map { index in missing.contains { $0.contains(index) } ? .nan : Double(index) }
  }

  /// Slices in milliseconds, a gap with a negative index.
  private func milliseconds(_ timeline: Timeline) -> [[Int]] {
    timeline.slices.map { slice in
      [
        slice.isGap ? -slice.index : slice.index, Int((slice.start * 1000).rounded()),
        Int((slice.end * 1000).rounded()),
      ]
    }
  }

  @Test(arguments: [
    (1, 0.25), (2, 0.5), (3, 0.75), (24, 6.0), (25, 6), (60, 6), (61, 6.1), (100, 10), (101, 10),
    (200, 10), (201, 10.05), (250, 12.5), (260, 13), (261, 13), (1_000_000, 13),
  ])
  func lengthRule(count: Int, seconds: Double) {
    #expect(abs(Timeline.normalSeconds(pointCount: count) - seconds) < 1e-12)
  }

  @Test func evenSlicesFillTheTime() {
    #expect(
      milliseconds(timeline(ramp(4), seconds: 1))
        == [[0, 0, 250], [1, 250, 500], [2, 500, 750], [3, 750, 1000]])
    #expect(milliseconds(timeline([7], seconds: 0.25)) == [[0, 0, 250]])
  }

  @Test func placesAreTheNearestPartOfTheAxis() {
    let slots = TimeSlots(at: .listed([0, 1, 4, 5]), seconds: 6)
    let timeline = Timeline([1, 2, 3, 4], slots: slots, leastLone: 0.04)
    #expect(
      milliseconds(timeline) == [
        [0, 0, 1000], [1, 1000, 3000], [2, 3000, 5000], [3, 5000, 6000],
      ])
  }

  @Test func equalPlacesShareTheirCell() {
    let slots = TimeSlots(at: .listed([0, 1, 1, 1, 2]), seconds: 6)
    let timeline = Timeline([1, 2, 3, 4, 5], slots: slots, leastLone: 0.04)
    #expect(
      milliseconds(timeline) == [
        [0, 0, 2000], [1, 2000, 2667], [2, 2667, 3333], [3, 3333, 4000], [4, 4000, 6000],
      ])
    let same = Timeline(
      [1, 2, 3], slots: TimeSlots(at: .listed([5, 5, 5]), seconds: 3), leastLone: 0.04)
    #expect(milliseconds(same) == [[0, 0, 1000], [1, 1000, 2000], [2, 2000, 3000]])
  }

  @Test func aLongGapKeepsItsPlace() {
    let timeline = timeline(ramp(10, missing: 4..<6), seconds: 2.5)
    #expect(
      timeline.slices.map(\.isGap) == [
        false, false, false, false, true, false, false, false, false,
      ])
    #expect(milliseconds(timeline)[4] == [-4, 1000, 1500])
    #expect(timeline.unheardGapCount == 0)
  }

  @Test func aShortGapGetsSixtyMilliseconds() {
    let timeline = timeline(ramp(200, missing: 100..<101), seconds: 2)
    let gaps = timeline.slices.filter(\.isGap)
    #expect(gaps.count == 1)
    #expect(gaps.allSatisfy { abs($0.end - $0.start - 0.060) < 1e-9 })
    #expect(gaps.allSatisfy { abs(($0.start + $0.end) / 2 - 1.005) < 1e-9 })
  }

  @Test func shortGapsCloseTogetherArePassedOver() {
    let timeline = timeline(ramp(200, missing: 100..<101, 105..<106), seconds: 2)
    #expect(timeline.slices.allSatisfy { !$0.isGap })
    #expect(timeline.unheardGapCount == 2)
    let apart = self.timeline(ramp(200, missing: 100..<101, 117..<118), seconds: 2)
    #expect(apart.unheardGapCount == 0)
  }

  @Test func aLonePointBetweenGapsSoundsFortyMilliseconds() {
    let timeline = timeline(ramp(1000, missing: 100..<500, 501..<900), seconds: 5)
    let lone = timeline.slices.filter { $0.index == 500 }
    #expect(lone.count == 1)
    #expect(lone.allSatisfy { abs($0.end - $0.start - 0.040) < 1e-9 })
  }

  @Test func missingEndsAreGaps() {
    let timeline = timeline(ramp(8, missing: 0..<2, 6..<8), seconds: 2)
    #expect(milliseconds(timeline).first == [0, 0, 500])
    #expect(milliseconds(timeline).last == [-6, 1500, 2000])
  }

  @Test func everyBinKeepsItsExtremes() {
    var generator = SplitMix64(seed: 7)
    let values = (0..<5000).map { _ in Double(generator.next() >> 40) }
    let timeline = timeline(values, seconds: 13)
    let heard = Set(timeline.slices.map(\.index))
    for bin in 0..<130 {
      let members = values.indices.filter { Int((Double($0) + 0.5) * 130 / 5000) == bin }
      let lowest = members.min { (values[$0], $0) < (values[$1], $1) }
      let highest = members.max { (values[$0], -$0) < (values[$1], -$1) }
      #expect(lowest.map(heard.contains) == true)
      #expect(highest.map(heard.contains) == true)
    }
    #expect(heard.contains(0) && heard.contains(4999))
    #expect(timeline.reducedCount == 5000 - timeline.slices.count)
    #expect(timeline.slices.allSatisfy { $0.end - $0.start >= Timeline.leastSlice - 1e-9 })
  }

  @Test func aGapTakesNoPointAway() {
    for missing in [5, 88, 125, 200, 244] {
      let timeline = timeline(ramp(250, missing: missing..<missing + 1), seconds: 12.5)
      #expect(timeline.reducedCount == 0, "row \(missing)")
      let near = timeline.slices.filter { !$0.isGap && abs($0.index - missing) == 1 }
      #expect(near.allSatisfy { abs($0.end - $0.start - 0.045) < 1e-9 })
    }
    var tenths = ramp(250)
    for index in stride(from: 5, to: 250, by: 10) { tenths[index] = .nan }
    #expect(timeline(tenths, seconds: 12.5).reducedCount == 0)
  }

  @Test func noMissingPointIsEverHeard() {
    // The run before the long gap begins with a gap too short to be heard, and holds no extreme.
    var values = ramp(3000, missing: 0..<1, 5..<19)
    for index in 1..<5 { values[index] = 5 }
    (values[19], values[20]) = (-10, 10_000)
    let heard = timeline(values, seconds: 13).slices.filter { !$0.isGap }.map(\.index)
    #expect(heard.allSatisfy { !values[$0].isNaN })
    #expect(heard.contains(1))
  }

  @Test func aShortLastBinKeepsTheExtremesBeforeIt() {
    var values = ramp(250)
    values.replaceSubrange(244..<248, with: [0.1, 0.5, 900, 0.5])
    let heard = timeline(values, seconds: 6.25).slices.map(\.index)
    #expect(heard.suffix(4) == [244, 246, 248, 249])
  }

  @Test func onlyTheCrowdedBinIsMoved() {
    let places = (0..<40).map { index in index == 20 ? 19.02 : index == 21 ? 19.04 : Double(index) }
    let slots = TimeSlots(at: .listed(places.sorted()), seconds: 8)
    let values = (0..<40).map { Double($0 * 7 % 13) }
    let timeline = Timeline(values, slots: slots, leastLone: 0.04)
    #expect(timeline.reducedCount == 1)
    for slice in timeline.slices where slice.index < 18 || slice.index > 24 {
      #expect(abs(slice.start - slots.start(slice.index)) < 1e-9)
    }
  }

  @Test func slicesAreInOrderAndTouch() {
    var generator = SplitMix64(seed: 3)
    for count in [1, 2, 3, 5, 30, 259, 700, 2300] {
      let values = (0..<count).map { index in
        index > 0 && generator.next() % 9 == 0 ? Double.nan : Double(index % 17)
      }
      for seconds in [0.5, 3, 13] {
        let slices = timeline(values, seconds: seconds).slices
        #expect(slices.first?.start == 0)
        #expect(abs((slices.last?.end ?? 0) - seconds) < 1e-9)
        #expect(
          zip(slices, slices.dropFirst()).allSatisfy { $0.end == $1.start && $0.index < $1.index })
        #expect(slices.allSatisfy { $0.start < $0.end })
      }
    }
  }

  /// Any pattern of missing values, at the ends too, however crowded.
  @Test(arguments: 0..<300)
  func anyPatternIsLaidOut(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let count = 1 + Int(generator.next() % [3, 30, 300, 3000][seed % 4])
    let period = 2 + generator.next() % 40
    var isMissing = false
    var values = (0..<count).map { index -> Double in
      if generator.next() % period == 0 { isMissing.toggle() }
      return isMissing ? .nan : Double(generator.next() % 1000)
    }
    if values.allSatisfy(\.isNaN) { values[count / 2] = 1 }
    for seconds in [0.125, 0.5, 3, 12.55] {
      let timeline = timeline(values, seconds: seconds)
      let points = timeline.slices.filter { !$0.isGap }
      #expect(points.allSatisfy { !values[$0.index].isNaN })
      #expect(points.count + timeline.reducedCount == values.count { !$0.isNaN })
      #expect(points.first?.index == values.firstIndex { !$0.isNaN })
      #expect(points.last?.index == values.lastIndex { !$0.isNaN })
      let heard = Set(points.map { values[$0.index] })
      #expect(values.filter { !$0.isNaN }.max().map(heard.contains) == true)
      #expect(values.filter { !$0.isNaN }.min().map(heard.contains) == true)
      #expect(timeline.slices.first?.start == 0)
      #expect(abs((timeline.slices.last?.end ?? 0) - seconds) < 1e-9)
      #expect(
        zip(timeline.slices, timeline.slices.dropFirst()).allSatisfy {
          $0.end == $1.start && $0.index < $1.index && $0.start <= $0.end
        })
    }
  }
}
