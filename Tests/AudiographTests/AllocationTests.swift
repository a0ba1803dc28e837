// SPDX-License-Identifier: MIT

import AllocationCount
import Testing

@testable import Audiograph

@Suite struct AllocationTests {
  @Test func allocationsAreCounted() {
    let before = allocationCount()
    let room = UnsafeMutableRawPointer.allocate(byteCount: 5000, alignment: 1)
    defer { room.deallocate() }
    #expect(allocationCount() > before)
  }

  /// Builds without optimisation put closures and inout copies on the heap; of the program that users
  /// have, `make allocations` tells.
  private static let isOptimised: Bool = {
    #if DEBUG
      false
    #else
      true
    #endif
  }()

  /// Several series at once, gaps, beds, crossings, pips, ticks, glides over tables, notes.
  @Test(.enabled(if: isOptimised), arguments: [SoundStyle.Mode.continuous, .discrete], [1, 2])
  func renderingAllocatesNothing(mode: SoundStyle.Mode, channelCount: Int) throws {
    var style = SoundStyle()
    style.mode = mode
    style.arrangement = .together
    style.length = .seconds(3)
    style.format = try #require(SoundFormat(sampleRate: 16_000, channelCount: channelCount))
    style.pitchRange = try #require(PitchRange(low: 60, high: 3500))
    style.baseline = .value(4)
    style.marksExtremes = true
    style.hasTicks = true
    let series = try (0..<4).map { try Series(name: "S\($0)", values: Self.values($0)) }
    let score = try Score(Chart(title: "T", series: series), style: style)
    #expect(try counts(of: Int16.self, score).allSatisfy { $0 == 0 })
    #expect(try counts(of: Int32.self, score).allSatisfy { $0 == 0 })
    #expect(try counts(of: Float.self, score).allSatisfy { $0 == 0 })
  }

  private static func values(_ number: Int) -> [Double?] {
    (0..<60).map { (place: Int) -> Double? in
      let isMissing = (place + number) % 13 == 0
      return isMissing ? nil : Double(place * (3 + number) % 11)
    }
  }

  /// How many allocations each call makes.
  private func counts<Sample: PCMSample>(
    of type: Sample.Type, _ score: Score
  ) throws -> [UInt] {
    var renderer = Renderer(score)
    var samples = [Sample](repeating: .silence, count: 1000 * score.format.channelCount)
    var counts: [UInt] = []
    counts.reserveCapacity(score.frameCount / 1000 + 2)
    while true {
      let before = allocationCount()
      var span = samples.mutableSpan
      let frames = renderer.render(into: &span)
      let count = allocationCount() - before
      guard frames > 0 else { break }
      counts.append(count)
    }
    try #require(counts.count > 10)
    return counts
  }
}
