// SPDX-License-Identifier: MIT

import Audiograph
import Synchronization
import Testing
import TestSupport

@testable import ChartPlayback
@testable import SoundDevice

@Suite struct ChartPlayerTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fileDevice(_ name: String = "heard.raw") -> String {
    "file:'\(folder.file(name))',raw"
  }

  private func rendered(_ chart: Chart, _ style: SoundStyle = SoundStyle()) throws -> [UInt8] {
    var renderer = Renderer(try Score(chart, style: style))
    var samples = [Int16](repeating: 0, count: renderer.frameCount * renderer.format.channelCount)
    var span = samples.mutableSpan
    _ = renderer.render(into: &span)
    return samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  /// The example of the documentation; and what is heard is what a file would hold.
  @Test func playsValues() async throws {
    let player = ChartPlayer(device: fileDevice())
    let outcome = try await player.play(values: [1.0842, 1.0845, nil, 1.0839])
    #expect(outcome == .playedToEnd)
    let chart = try Chart(values: [1.0842, 1.0845, nil, 1.0839])
    let heard = try #require(folder.bytes("heard.raw"))
    #expect(try firstDifference(heard, rendered(chart)) == nil)
  }

  @Test(arguments: [SoundStyle.Length.gist, .short, .seconds(1)])
  func style(length: SoundStyle.Length) async throws {
    var style = SoundStyle()
    style.length = length
    style.volume = 0.5
    style.pitchRange = try #require(PitchRange(low: 300, high: 900))
    style.smoothing = .median(width: 3)
    style.format = try #require(SoundFormat(sampleRate: 22_050, channelCount: 1))
    let points = (0..<50).map { Point(x: .number(Double($0)), y: Double($0 * 7 % 13)) }
    let outcome = try await ChartPlayer(device: fileDevice()).play(points: points, style: style)
    #expect(outcome == .playedToEnd)
    let heard = try #require(folder.bytes("heard.raw"))
    #expect(try firstDifference(heard, rendered(Chart(points: points), style)) == nil)
  }

  /// Foreign exchange and coins worth less than a cent span the whole pitch range.
  @Test(
    arguments: [
      [1.08421, 1.08422, 1.08423], [0.000_012_3, 0.000_012_4, 0.000_012_5],
      [1e-12, 2e-12, 3e-12], [1e300, 2e300, 3e300], [-3, -2, -1],
    ])
  func smallDifferencesAreHeard(values: [Double]) throws {
    let score = try Score(try Chart(values: values))
    let frequencies = score.events.filter { $0.kind == .point }.compactMap(\.frequency)
    try #require(frequencies.count == 3)
    #expect(abs(frequencies[0] - 220) < 0.01 && abs(frequencies[2] - 1760) < 0.01)
    #expect(abs(frequencies[1] - 622.254) < 0.5)
  }

  @Test func datesBefore1970() async throws {
    let points = try (1871...1890).map { year in
      Point(x: .date(try #require(CalendarDate(year: year, precision: .year))), y: Double(year % 7))
    }
    let outcome = try await ChartPlayer(device: "null").play(points: points)
    #expect(outcome == .playedToEnd)
    let heard = try Score(Chart(points: points)).events.filter { $0.kind == .point }
    #expect(heard.compactMap(\.index) == Array(0..<20))
  }

  @Test(
    arguments: [
      ([1.0, 2, 1.5], ChartPlayerError.unsorted(index: 2)), ([3, 2, 1], .unsorted(index: 1)),
      ([1, .nan], .chart(.notFinite(index: 1))), ([], .chart(.noPoints)),
    ])
  func refusesPositions(positions: [Double], expected: ChartPlayerError) async {
    let points = positions.map { Point(x: .number($0), y: $0) }
    await #expect(throws: expected) {
      try await ChartPlayer(device: "null").play(points: points)
    }
  }

  @Test func refusesMixedPositions() async {
    let points = [Point(x: .number(1), y: 1), Point(x: .category("b"), y: 2)]
    await #expect(throws: ChartPlayerError.mixedPositions(index: 1)) {
      try await ChartPlayer(device: "null").play(points: points)
    }
  }

  @Test(
    arguments: [
      ([] as [Double?], ChartPlayerError.chart(.noPoints)), ([nil] as [Double?], .chart(.noPoints)),
      ([.infinity] as [Double?], .chart(.notFinite(index: 0))),
    ])
  func refusesValues(values: [Double?], expected: ChartPlayerError) async {
    await #expect(throws: expected) { try await ChartPlayer(device: "null").play(values: values) }
  }

  @Test func equalPositionsAndNames() async throws {
    let player = ChartPlayer(device: "null")
    let equal = [1.0, 1, 2].map { Point(x: .number($0), y: $0) }
    #expect(try await player.play(points: equal) == .playedToEnd)
    let names = ["b", "a"].map { Point(x: .category($0), y: 1) }
    #expect(try await player.play(points: names) == .playedToEnd)
  }

  @Test func missingDevice() async {
    let expected = ChartPlayerError.playback(.noSuchDevice(device: "no-such-device"))
    await #expect(throws: expected) {
      try await ChartPlayer(device: "no-such-device").play(values: [1, 2])
    }
  }

  @Test func endPhraseOnlyAtTheEnd() async throws {
    let phrases = Phrases()
    let player = ChartPlayer(device: "null") { phrases.append($0) }
    _ = try await player.play(values: [1, 2], endPhrase: "Chart complete")
    _ = try await player.play(values: [1, 2])
    #expect(phrases.all == ["Chart complete"])
    let task = Task {
      try await player.play(values: [1, 2], style: hour(), endPhrase: "Never said")
    }
    task.cancel()
    #expect(try await task.value == .stopped)
    #expect(phrases.all == ["Chart complete"])
  }

  /// An hour of sound: on the null device it would take as long as rendering takes.
  private func hour() -> SoundStyle {
    var style = SoundStyle()
    style.length = .seconds(3600)
    return style
  }

  @Test func completion() async {
    let player = ChartPlayer(device: "null")
    let result = await withCheckedContinuation { continuation in
      player.play(values: [1, 2, 3]) { continuation.resume(returning: $0) }
    }
    #expect(result == .success(.playedToEnd))
    let refused = await withCheckedContinuation { continuation in
      player.play(points: []) { continuation.resume(returning: $0) }
    }
    #expect(refused == .failure(.chart(.noPoints)))
  }

  @Test func stopEndsOnlyItsOwnPlayer() async throws {
    let (first, second) = (ChartPlayer(device: "null"), ChartPlayer(device: fileDevice()))
    async let stopped = withCheckedContinuation { continuation in
      first.play(values: [1, 2, 3], style: hour()) { continuation.resume(returning: $0) }
      first.stop()
    }
    async let played = second.play(values: [1, 2, 3])
    #expect(await stopped == .success(.stopped))
    #expect(try await played == .playedToEnd)
    #expect(try folder.bytes("heard.raw")?.count == rendered(Chart(values: [1, 2, 3])).count)
  }

  @Test func anotherChartEndsTheOneBefore() async throws {
    let player = ChartPlayer(device: "null")
    let results = await withCheckedContinuation { continuation in
      let results = Results(count: 2) { continuation.resume(returning: $0) }
      player.play(values: [1, 2, 3], style: hour()) { results.set(0, $0) }
      player.play(values: [3, 2, 1]) { results.set(1, $0) }
    }
    #expect(results == [0: .success(.stopped), 1: .success(.playedToEnd)])
  }

  @Test func manyPlayersAtOnce() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        let device = fileDevice("\(index).raw")
        group.addTask {
          _ = try await ChartPlayer(device: device).play(values: [Double(index), 1])
        }
      }
      try await group.waitForAll()
    }
    for index in 0..<8 {
      let expected = try rendered(Chart(values: [Double(index), 1]))
      #expect(try firstDifference(#require(folder.bytes("\(index).raw")), expected) == nil)
    }
  }
}

private final class Phrases: Sendable {
  private let phrases = Mutex<[String]>([])
  var all: [String] { phrases.withLock { $0 } }
  func append(_ phrase: String) { phrases.withLock { $0.append(phrase) } }
}

/// Collects how several charts ended.
private final class Results: Sendable {
  typealias Element = Result<ChartPlayer.Outcome, ChartPlayerError>
  private let results = Mutex<[Int: Element]>([:])
  private let count: Int
  private let whenComplete: @Sendable ([Int: Element]) -> Void

  init(count: Int, whenComplete: @escaping @Sendable ([Int: Element]) -> Void) {
    self.count = count
    self.whenComplete = whenComplete
  }

  func set(_ index: Int, _ result: Element) {
    let all = results.withLock { results in
      results[index] = result
      return results
    }
    if all.count == count { whenComplete(all) }
  }
}
