// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Where a walk stops, and which breaks are marked.
@Suite struct StopsTests {
  private func noise(_ count: Int, seed: UInt64 = 1) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return random.whiteNoise(count: count, in: -1...1)
  }

  private func facts(
    _ values: [Double], x: XAxis? = nil, kind: ChartKind = .measurement
  ) throws -> SeriesFacts {
    let series = try Series(
      name: "a", kind: kind, x: x ?? ToldCase.years(1900, values.count), values: values)
    return SeriesFacts(series).keepingInsight()
  }

  private func months(_ count: Int) throws -> XAxis {
    let instants = try (0..<count).map { month in
      try #require(CalendarDate(year: 2000 + month / 12, month: month % 12 + 1, precision: .month))
        .instant
    }
    return .dates(XAxis.Dates(instants: instants, precision: .month))
  }

  private var stepped: [Double] {
    noise(60).enumerated().map { index, noise -> Double in
      let level: Double = index < 25 ? 50 : index < 45 ? 80 : 65
      return level + noise
    }
  }

  @Test func breaksOfLevelsAreStops() throws {
    let facts = try facts(stepped)
    #expect(facts.levelBreaks.map(\.index) == [25, 45])
    #expect(facts.levelBreaks.map(\.rises) == [true, false])
    #expect(facts.walk.map(\.to.index) == [25, 45, 59])
    #expect(facts.stretches.map(\.from.index) == [0, 25, 45])
  }

  @Test func aPriceStopsAtItsLegs() throws {
    var values: [Double] = []
    for index in 0..<30 { values.append(100 + Double(index)) }
    for index in 0..<30 { values.append(130 - Double(index)) }
    for index in 0..<30 { values.append(100 + Double(index)) }
    let facts = try facts(values, kind: .price)
    #expect(facts.levelBreaks.isEmpty)
    #expect(facts.walk == facts.legs(atMost: 5).map(\.move))
  }

  @Test func aPriceThatJumpsIsAStep() throws {
    let noise = noise(50)
    let values = noise.indices.map { index -> Double in
      let level = index < 23 ? 0.84 : 84
      return level * (1 + 0.01 * noise[index])
    }
    let facts = try facts(values, kind: .price)
    #expect(facts.toldShape == .step)
    #expect(facts.levelBreaks.map(\.index) == [23])
    // A price that wanders on both sides keeps its trend.
    var walk = [100.0]
    for step in self.noise(80, seed: 2) { walk.append(walk[walk.count - 1] * (1 + 0.02 * step)) }
    let split = walk.indices.map { $0 < 40 ? walk[$0] : walk[$0] / 2 }
    #expect(try self.facts(split, kind: .price).toldShape == nil)
  }

  @Test func aSeasonIsWalkedFromPeakToPeak() throws {
    let season = [0.0, 2, 5, 8, 12, 15, 14, 12, 9, 5, 2, 1]
    let noise = noise(96)
    let values = noise.indices.map { 100 + season[$0 % 12] + 0.3 * noise[$0] }
    let facts = try facts(values, x: try months(96))
    #expect(facts.walk.map(\.to.index) == (0..<8).map { 12 * $0 + 5 } + [95])
    // Captions do not name each of them.
    #expect(facts.stretches.count <= 5)
  }

  @Test func aFreeCycleIsWalkedFromPeakToPeak() throws {
    let values = (0..<120).map { 10 * sine(turns: (Double($0) + 0.3) / 10) }
    let facts = try facts(values)
    let stops = facts.walk.dropLast().map(\.to.index)
    #expect(stops.count >= 11)
    for stop in stops {
      #expect(values[stop] >= values[stop - 1] && values[stop] >= values[stop + 1])
    }
  }

  @Test(arguments: [[], [3.0], [3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]])
  func whatNeverTurnsHasNoBreak(values: [Double]) throws {
    guard !values.isEmpty else { return }
    let facts = try facts(values)
    #expect(facts.levelBreaks.isEmpty)
    #expect(facts.walk.allSatisfy { $0.to.index == values.count - 1 })
  }

  @Test func breaksAreHeardOnRequest() throws {
    let chart = try Chart(
      title: "T", series: [Series(name: "a", x: ToldCase.years(1900, 60), values: stepped)])
    #expect(
      try Score(chart, style: .bare).events.allSatisfy {
        ![.breakUp, .breakDown].contains($0.kind)
      })
    let score = try Score(chart, style: SoundStyle.bare.with { $0.marksBreaks = true })
    let marks = score.events.filter { [.breakUp, .breakDown].contains($0.kind) }
    #expect(marks.map(\.kind) == [.breakUp, .breakDown])
    #expect(marks.map(\.index) == [25, 45])
    let points = score.events.filter { $0.kind == .point }
    for mark in marks {
      #expect(points.contains { $0.index == mark.index && $0.start == mark.start })
    }
    let landmarks = score.landmarks(of: chart).filter { $0.kind == .break }
    #expect(landmarks.count == 2)
    #expect(landmarks.map(\.frame) == marks.map(\.start))
  }

  /// A break among days is heard where the bar is that its day was joined into.
  @Test func breaksAreHeardAmongJoinedBars() throws {
    let prices = BarStage.walk(500, seed: 7).enumerated().map { day, bar -> BarStage.Prices? in
      let part = day < 300 ? 1 : 0.4
      return (bar.open * part, bar.high * part, bar.low * part, bar.close * part)
    }
    let chart = try BarStage.chart(BarStage.bars(prices))
    let score = try Score(chart, style: BarStage.style.with { $0.marksBreaks = true })
    let marks = score.events.filter { [.breakUp, .breakDown].contains($0.kind) }
    #expect(marks.map(\.kind) == [.breakDown])
    let bars = score.events.filter { $0.kind == .bar }
    let place = try #require(bars.firstIndex { $0.index == marks.first?.index })
    guard case .date(let first)? = chart.series[0].point(at: 300)?.x,
      case .date(let before)? = bars[place - 1].x, case .date(let after)? = bars[place].x
    else {
      Issue.record("No dates")
      return
    }
    #expect(before.instant < first.instant && first.instant <= after.instant)
    #expect(bars[place].start == marks.first?.start)
  }
}
