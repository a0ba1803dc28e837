// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct LandmarkTests {
  private func landmarks(
    _ series: [Series], style: SoundStyle = SoundStyle(), in language: Language = .english
  ) throws -> (Score, [Landmark]) {
    let chart = try Chart(title: "Nile", series: series)
    let score = try Score(chart, style: style)
    return (score, score.landmarks(of: chart, style: style, in: language))
  }

  private func years(_ values: [Double], from first: Int = 1871) throws -> Series {
    let dates = XAxis.Dates(
      instants: values.indices.compactMap {
        CalendarDate(year: first + $0, precision: .year)?.instant
      }, precision: .year)
    return try Series(name: "Flow", x: .dates(dates), values: values)
  }

  @Test func everythingThatHappensHasItsTime() throws {
    var style = SoundStyle()
    style.baseline = .value(4)
    let (score, found) = try landmarks(
      [try years([5, 9, 3, 2, 8, 6, 7])], style: style)
    #expect(
      found.map { "\($0.kind.rawValue): \($0.text)" } == [
        "title: Nile, 7 years.", "low: Low 2", "high: High 9", "first: 5 in 1871, first",
        "tick: 1872", "maximum: 9 in 1872, up 80 percent, highest",
        "crossing: 3 in 1873, below 4", "tick: 1874",
        "minimum: 2 in 1874, down 78 percent, lowest", "turn: 8 in 1875, up 300 percent",
        "crossing: 8 in 1875, above 4", "tick: 1876", "last: 7 in 1877, down 13 percent, last",
        "end: End",
      ])
    for landmark in found {
      switch landmark.kind {
      case .maximum:
        let event = try #require(score.events.first { $0.kind == .point && $0.value == 9 })
        #expect(landmark.frame == event.start)
      case .low: #expect(score.events.first { $0.kind == .introLow }?.start == landmark.frame)
      case .end: #expect(score.events.first { $0.kind == .end }?.start == landmark.frame)
      default: #expect((0..<score.frameCount).contains(landmark.frame))
      }
    }
    #expect(found.map(\.frame) == found.map(\.frame).sorted())
  }

  @Test(arguments: [1, 2, 3, 5, 24, 25, 261, 5000])
  func sizesFlatAndGaps(_ count: Int) throws {
    let places = Array(0..<count)
    let wild: [Double] = places.map { Double($0 * 7919 % 101) }
    let holes: [Double] = places.map { $0 % 3 == 1 && count > 2 ? .nan : Double($0) }
    for values in [wild, holes, [Double](repeating: -3, count: count)] {
      for language in Language.allCases {
        let (score, found) = try landmarks([try years(values, from: 1000)], in: language)
        #expect(found.filter { $0.kind == .title }.count == 1)
        #expect(found.allSatisfy { (0..<score.frameCount).contains($0.frame) && !$0.text.isEmpty })
        let captions = Captions(found, of: score).cues
        expectReadable(captions, score)
        #expect(captions.first?.start == 0 && captions.last?.end == score.frameCount)
        #expect(zip(captions, captions.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(captions.allSatisfy { $0.end > $0.start })
      }
    }
  }

  private func expectReadable(_ cues: [Captions.Cue], _ score: Score) {
    for cue in cues {
      let seconds = Double(cue.end - cue.start) / Double(score.format.sampleRate)
      let characters = cue.lines.joined(separator: " ").count
      #expect(seconds >= 1 && Double(characters) <= 20 * seconds + 1e-6, "\(cue)")
      #expect(cue.lines.count <= 2 && cue.lines.allSatisfy { $0.count <= 42 }, "\(cue)")
    }
  }

  @Test func captionsCanBeReadWhateverTheNames() throws {
    let name = "Unemployment rate of the Saarland, seasonally adjusted, quarter by quarter, number"
    for length in [0.25, 1.0, 4] {
      for count in [1, 2, 4] {
        let series = try (0..<count).map { number in
          try Series(
            name: "\(name) \(number)",
            values: (0..<30).map { Double(($0 + number) * 7919 % 101) })
        }
        let chart = try Chart(title: name, series: series)
        var style = SoundStyle()
        style.speed = 1 / length
        let score = try Score(chart, style: style)
        let cues = Captions(score.landmarks(of: chart, style: style), of: score).cues
        expectReadable(cues, score)
        #expect(cues.first?.start == 0 && cues.last?.end == score.frameCount)
      }
    }
  }

  /// The first and the last value and the extremes go before turning points and signals.
  @Test func whatMattersMostHasACaption() throws {
    let (score, found) = try landmarks([try years((0..<100).map { Double($0 * 37 % 101) })])
    let lines = Captions(found, of: score).cues.flatMap(\.lines).joined(separator: " ")
    for words in ["Nile, ", "highest", "lowest", "last"] {
      #expect(lines.contains(words), "\(lines)")
    }
  }

  /// The zigzag of five legs passes over the highest value; the words do not.
  @Test func changesAreFromThePointToldBefore() throws {
    let values = [
      1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 456, 824,
    ]
    let (_, found) = try landmarks([try years(values.map(Double.init))])
    let points = found.filter { [.first, .maximum, .minimum, .turn, .last].contains($0.kind) }
    let numbers = points.compactMap { Double($0.text.prefix { $0 != " " }) }
    for (pair, landmark) in zip(zip(numbers, numbers.dropFirst()), points.dropFirst()) {
      let percent = (pair.1 / pair.0 - 1) * 100
      let told = landmark.text.split(separator: " ").drop { $0 != "up" && $0 != "down" }.prefix(2)
      let size = try #require(Double(told.last ?? ""))
      #expect(abs((told.first == "up" ? size : -size) - percent) < 0.51, "\(landmark.text)")
    }
    #expect(numbers.contains(1370) && numbers.contains(456))
  }

  @Test func namesAreWholeAndHugeChangesAreLeftOut() throws {
    let name = "Unemployment rate of the Saarland, seasonally adjusted"
    let (_, two) = try landmarks([
      try Series(name: name, values: [1, 2]), try Series(name: "B", values: [2, 1]),
    ])
    #expect(two.contains { $0.text == "2, \(name), point 2, up 100 percent, highest, last" })
    let (_, huge) = try landmarks([try years([1.7e308, -1.7e308, 1e308])])
    #expect(huge.allSatisfy { !$0.text.contains("large") })
    let chart = try Chart(title: name, series: [try years([1, 2, 3])])
    let title = try Score(chart).landmarks(of: chart).first?.text
    #expect(title == "\(name), 3 years.")
    let one = try Chart(title: "One", series: [try years([1])])
    #expect(try Score(one).landmarks(of: one).first?.text == "One, 1 point.")
  }

  @Test func barsThatAreJoinedHoldTheirDays() throws {
    let count = 400
    let values: [Double] = (0..<count).map { 100 + Double($0 * 37 % 53) }
    let bars = try PriceBars(
      dates: XAxis.Dates(
        instants: (0..<count).map { Int64($0) * CalendarDate.microsecondsPerDay }, precision: .day),
      columns: [
        .open: values, .high: values.map { $0 + 1 }, .low: values.map { $0 - 1 }, .close: values,
      ])
    var style = SoundStyle()
    style.form = .candles
    let (score, found) = try landmarks([try bars.series(of: .close).series], style: style)
    #expect(score.voices[0].joinedBy != nil)
    let maximum = try #require(found.first { $0.kind == .maximum })
    let bar = try #require(score.events.last { $0.kind == .bar && $0.start <= maximum.frame })
    #expect((bar.bar?.candle.high ?? 0) == 153)
  }

  @Test func captionsAreWebVTT() throws {
    let series = try years((0..<100).map { Double($0 * 37 % 101) })
    let chart = try Chart(title: "A --> <b> & B", series: [series])
    let lines = try chart.captions().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "WEBVTT")
    #expect(lines.contains { $0.hasPrefix("00:00:00.000 --> 00:00:0") })
    #expect(lines.contains("A --&gt; &lt;b&gt; &amp; B, 100 years."))
    #expect(lines.contains { $0.hasPrefix("100 in ") && $0.hasSuffix("highest") })
  }
}
