// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import AudiographCLI

@Suite struct LiveChartsTests {
  private static func charts(_ count: Int) -> [LiveChart] {
    (0..<count).map { number in
      var plan = LiveChart.Plan()
      plan.interval = Int64(1000 + number % 3 * 500)
      return LiveChart(LiveChart.Subject(), plan, style: SoundStyle())
    }
  }

  /// The first that is due is the one that a look at all of them finds.
  @Test(arguments: 0..<20) func theFirstIsFound(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var charts = LiveCharts(Self.charts(7))
    #expect(charts.next == nil)
    var time: Int64 = 0
    for _ in 0..<500 {
      time += Int64.random(in: 0...400, using: &generator)
      let index = Int.random(in: 0..<7, using: &generator)
      if Bool.random(using: &generator) {
        _ = charts.change(index) { $0.take(Double(time % 17), at: time) }
      } else if let next = charts.next, next.time <= time {
        _ = charts.change(next.chart) { $0.advance(to: next.time) }
      }
      let first = charts.all.indices.filter { charts[$0].due != nil }
        .min { (charts[$0].due ?? 0, $0) < (charts[$1].due ?? 0, $1) }
      #expect(charts.next?.chart == first, "seed \(seed)")
      #expect(charts.next?.time == first.flatMap { charts[$0].due }, "seed \(seed)")
      #expect(charts.isMoving == charts.all.contains(where: \.isMoving), "seed \(seed)")
    }
  }

  /// 64 times as many charts take some hundred times as long, and not 64 times 64 times.
  @Test func manyChartsCostNoMoreThanTheyAre() {
    func seconds(_ count: Int) -> Double {
      var charts = LiveCharts(Self.charts(count))
      return processorSeconds {
        for index in charts.indices { _ = charts.change(index) { $0.take(1, at: Int64(index)) } }
        var told = 0
        while let next = charts.next, next.time < 3000 + Int64(count) {
          told += charts.change(next.chart) { $0.advance(to: next.time) }.count
        }
        #expect(told >= count)
      }
    }
    _ = seconds(500)
    let few = (0..<3).map { _ in seconds(500) }.min() ?? 0
    #expect(seconds(32_000) < 1000 * few)
  }

  @Test(arguments: [1, 2, 5]) func theLastScoresWait(_ limit: Int) {
    var waiting = WaitingScores()
    var expected: [Int] = []
    var generator = SeededGenerator(seed: UInt64(limit))
    for number in 1...200 {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        #expect(waiting.take()?.events.count == expected.first)
        expected = Array(expected.dropFirst())
      } else {
        waiting.add(Self.score(number), keeping: limit)
        expected = (expected + [Self.score(number).events.count]).suffix(limit)
      }
      #expect(waiting.isEmpty == expected.isEmpty)
    }
    waiting.removeAll()
    #expect(waiting.isEmpty && waiting.take() == nil)
  }

  private static func score(_ number: Int) -> Score {
    var style = SoundStyle()
    style.volume = Double(number) / 200
    return Score(waitingWith: style)
  }
}
