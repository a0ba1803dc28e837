// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// A price that is steady but for a few values is told as that; other values have their shape.
@Suite struct SpikeWordsTests {
  static let hits = [90.0, 92, 88, 91, 89, 90, 93, 656, 87, 90, 91, 88, 92, 90, 89]
  static let peak = ToldCase(name: "hits", kind: .price, x: ToldCase.minutes(15), values: hits)
  static let trough = ToldCase(name: "hits", kind: .price, values: hits.map { 700 - $0 })
  static let rise = ToldCase(
    name: "hits", kind: .price,
    values: [10, 12, 14, 16, 18, 20, 100, 22, 24, 26, 28, 30, 32, 34, 36])

  @Test func aPeakIsNoRise() throws {
    #expect(
      try Self.peak.sentences(.standard).prefix(2)
        == [
          "hits, stayed near 90.00 but for a peak of 656.00 at 09:07 on 1 March 2012.",
          "Lowest 87.00 at 09:08.",
        ])
    #expect(
      try Self.peak.sentences(.standard, .german).prefix(2)
        == [
          "hits, blieb bei etwa 90,00, bis auf ein Hoch von 656,00 am 1. März 2012 um 09:07 Uhr.",
          "Niedrigster Kurs 87,00 um 09:08 Uhr.",
        ])
    #expect(
      try Self.peak.sentences(.standard, .english, .speech)[0]
        == "hits, stayed near 90.00 but for a peak of 656.00 at 9 oh 7 on March first 2012.")
    #expect(
      try Self.peak.sentences(.standard, .german, .speech)[0]
        == "hits, blieb bei etwa 90,00, bis auf ein Hoch von 656,00 am ersten März 2012 um 9 Uhr 7."
    )
  }

  @Test func aTroughIsNoFall() throws {
    #expect(
      try Self.trough.sentences(.standard).prefix(2)
        == [
          "hits, stayed near 610.00 but for a trough of 44.00 at point 8.",
          "Highest 613.00 at point 9.",
        ])
    #expect(
      try Self.trough.sentences(.standard, .german).prefix(2)
        == [
          "hits, blieb bei etwa 610,00, bis auf ein Tief von 44,00 bei Punkt 8.",
          "Höchster Kurs 613,00 bei Punkt 9.",
        ])
  }

  @Test func whatTheRestDidIsTold() throws {
    #expect(
      try Self.rise.sentences(.standard).prefix(2)
        == [
          "hits, rose steadily but for a peak of 100.00 at point 7: up 260 percent, from 10.00 to"
            + " 36.00.",
          "The first value was the lowest.",
        ])
    #expect(
      try Self.rise.sentences(.standard, .german)[0]
        == "hits, stieg stetig, bis auf ein Hoch von 100,00 bei Punkt 7: plus 260 Prozent, von"
        + " 10,00 auf 36,00.")
  }

  @Test func otherLevelsAgree() throws {
    #expect(
      try Self.trough.sentences(.short)
        == [
          "hits, stayed near 610.00 but for a trough of 44.00 at point 8.",
          "Highest 613.00 at point 9.",
        ])
    #expect(
      try Self.trough.sentences(.alt)
        == ["hits: stayed near 610.00 but for a trough of 44.00 at point 8."])
    #expect(
      try Self.trough.sentences(.long).contains(
        "The mean is 572.27, the median 610.00 and the standard deviation 146.15."))
  }

  @Test func theClassIsAFact() throws {
    #expect(SeriesFacts(try Self.peak.series).trend.class.rawValue == "steady-with-peak")
    #expect(SeriesFacts(try Self.trough.series).trend.class.rawValue == "steady-with-trough")
  }
}
