// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct CompositionTests {
  private func chart(_ values: [Double?], kind: ChartKind = .measurement) throws -> Chart {
    let numbers = values.map { $0 ?? .nan }
    return try Chart(
      title: "T",
      series: [Series(name: "A", kind: kind, x: .rows(count: numbers.count), values: numbers)])
  }

  private func pair(units: [String?], sources: [Int] = [0, 0]) throws -> Chart {
    try Chart(
      title: "T",
      series: zip(units, sources).enumerated().map { index, description in
        try Series(
          name: "S\(index)", unit: description.0, source: description.1, x: .rows(count: 4),
          values: [1, 2, 3, Double(10 * index + 4)])
      })
  }

  private func kinds(_ score: Score) -> [Score.Kind] { score.events.map(\.kind) }

  private func seconds(_ event: Score.Event?) -> [Double] {
    event.map { [Double($0.start) / 48_000, Double($0.length) / 48_000] } ?? []
  }

  @Test func aChartIsIntroPointsAndEnd() throws {
    let score = try Score(chart([1, 3, 2]))
    #expect(kinds(score) == [.introLow, .introHigh, .point, .point, .point, .end])
    #expect(score.events.map { Double($0.start) / 48_000 } == [0, 0.23, 0.63, 0.88, 1.13, 1.53])
    #expect(seconds(score.events.last) == [1.53, 0.1])
    #expect(score.seconds == 1.73)
    #expect(score.mode == .discrete)
    #expect(seconds(score.events[2]) == [0.63, 0.2125])
    #expect(score.events.map(\.pan) == [0, 0, -0.5, 0, 0.5, 0])
    #expect(score.points.given == 3 && score.points.heard == 3)
  }

  @Test func introAndEndCanBeLeftOut() throws {
    var style = SoundStyle()
    style.hasIntro = false
    style.hasEndSound = false
    let score = try Score(chart([1, 3, 2]), style: style)
    #expect(kinds(score) == [.point, .point, .point])
    #expect(score.seconds == 0.75)
  }

  @Test func twentyFivePointsAreOneTone() throws {
    #expect(try Score(chart((0..<24).map(Double.init))).mode == .discrete)
    let score = try Score(chart((0..<25).map(Double.init)))
    #expect(score.mode == .continuous)
    let points = score.events.filter { $0.kind == .point }
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.end == $1.start })
  }

  @Test func columnsOfOneUnitShareAnAxis() throws {
    #expect(try Score(pair(units: ["m", "m"])).laws.map(\.maximum) == [14])
    #expect(try Score(pair(units: ["m", "kg"])).laws.map(\.maximum) == [4, 14])
    #expect(try Score(pair(units: [nil, nil])).laws.map(\.maximum) == [14])
    #expect(try Score(pair(units: ["m", "m"], sources: [0, 1])).laws.count == 2)
    var style = SoundStyle()
    style.axisSharing = .shared
    #expect(try Score(pair(units: ["m", "kg"]), style: style).laws.count == 1)
    style.axisSharing = .own
    #expect(try Score(pair(units: ["m", "m"]), style: style).laws.count == 2)
  }

  @Test func seriesInTurnAreSevenHundredMillisecondsApart() throws {
    let score = try Score(pair(units: ["m", "kg"]))
    let first = score.events.last { $0.series == 0 && $0.kind == .point }
    let second = score.events.first { $0.series == 1 }
    #expect(second?.kind == .introLow)
    #expect(seconds(first).first == 0.63 + 0.75)
    #expect(seconds(second).first == 0.63 + 1 + 0.7)
    #expect(score.voices.map(\.timbre.name) == ["standard", "pure"])
  }

  @Test func seriesTogetherAreAlignedByX() throws {
    let early = try Series(name: "a", unit: "m", x: .numbers([0, 1, 2, 3]), values: [1, 2, 3, 4])
    let late = try Series(name: "b", unit: "m", x: .numbers([2, 3]), values: [5, 6])
    var style = SoundStyle()
    style.arrangement = .together
    style.hasIntro = false
    let score = try Score(Chart(title: "T", series: [early, late]), style: style)
    let starts = score.events.filter { $0.kind == .point }.map { [$0.series ?? -1, $0.start] }
    #expect(
      starts == [[0, 0], [0, 12_000], [0, 24_000], [1, 24_000], [0, 36_000], [1, 36_000]])
    #expect(Set(score.events.filter { $0.series == 1 }.map(\.pan)) == [0.7])
    let same = score.events.filter { $0.value == 5 || $0.value == 3 }
    #expect(same.count == 2)
  }

  @Test func fiveSeriesTogetherAreTooMany() throws {
    let series = try (0..<5).map { try Series(name: "\($0)", values: [1, 2]) }
    var style = SoundStyle()
    style.arrangement = .together
    #expect(throws: ScoreError.tooManyTogether(count: 5)) {
      try Score(Chart(title: "T", series: series), style: style)
    }
  }

  @Test func pricesThatTripleAreLogarithmic() throws {
    #expect(try Score(chart([10, 30], kind: .price)).laws[0].scale == .log)
    #expect(try Score(chart([10, 29.9], kind: .price)).laws[0].scale == .linear)
    #expect(try Score(chart([0, 30], kind: .price)).laws[0].scale == .linear)
    #expect(try Score(chart([10, 30])).laws[0].scale == .linear)
    var style = SoundStyle()
    style.scale = .log
    #expect(throws: ScoreError.logarithmOf(value: 0, series: "A")) {
      try Score(chart([0, 30]), style: style)
    }
    style.scale = nil
    style.includesZero = true
    #expect(try Score(chart([10, 30], kind: .price), style: style).laws[0].scale == .linear)
  }

  @Test func valuesOutsideTheLimitsAreCounted() throws {
    var style = SoundStyle()
    style.minimum = 1.5
    style.maximum = 2.5
    let score = try Score(chart([1, 2, 3, nil]), style: style)
    #expect(score.points.clipped == 2)
    #expect(score.events.compactMap(\.frequency).suffix(3).first == 220)
    let many = try Score(chart((0..<3000).map { 1 + Double($0) / 1500 }), style: style)
    #expect(many.points.clipped == 750 + 749)
    style.maximum = 1.5
    #expect(throws: ScoreError.emptyAxis(minimum: 1.5, maximum: 1.5)) {
      try Score(chart([1, 2]), style: style)
    }
  }

  @Test func pitchesMustFitTheSampleRate() throws {
    var style = SoundStyle()
    style.format = try #require(SoundFormat(sampleRate: 8000, channelCount: 1))
    #expect(try Score(chart([1, 2]), style: style).format.sampleRate == 8000)
    style.pitchRange = try #require(PitchRange(low: 220, high: 1801))
    #expect(
      throws: ScoreError.pitchAboveSampleRate(high: 1801, limit: 1800, sampleRate: 8000)
    ) { try Score(chart([1, 2]), style: style) }
  }

  @Test func baselineNoiseLiesUnderLowValues() throws {
    var style = SoundStyle()
    style.baseline = .zero
    style.hasIntro = false
    let score = try Score(chart([1, -1, -2, 3]), style: style)
    #expect(score.beds.map { [$0.start, $0.end] } == [[12_000, 36_000]])
    let crossings = score.events.filter { [.crossingUp, .crossingDown].contains($0.kind) }
    #expect(crossings.map(\.kind) == [.crossingDown, .crossingUp])
    #expect(crossings.map(\.start) == [12_000, 36_000])
    style.baseline = .base
    #expect(throws: ScoreError.noBase(series: "A")) { try Score(chart([1, 2]), style: style) }
  }

  @Test func crossingsKeepTheirDistance() throws {
    var style = SoundStyle()
    style.baseline = .mean
    style.mode = .continuous
    let zigzag = (0..<200).map { Double($0 % 2) }
    let crossings = try Score(chart(zigzag), style: style).events.filter {
      [.crossingUp, .crossingDown].contains($0.kind)
    }
    #expect(crossings.count > 30)
    #expect(
      zip(crossings, crossings.dropFirst()).allSatisfy { $1.start - $0.start >= 7200 })
  }

  @Test func extremesAreTheFirstOfTheUnsmoothedData() throws {
    var style = SoundStyle()
    style.marksExtremes = true
    style.smoothing = .mean(width: 3)
    let score = try Score(chart([2, 9, 1, 9, 1]), style: style)
    let marks = score.events.filter { [.maximum, .minimum].contains($0.kind) }
    #expect(marks.map(\.kind) == [.maximum, .minimum])
    #expect(marks.map(\.index) == [1, 2])
    #expect(marks.map(\.value) == [9, 1])
    #expect(try kinds(Score(chart([4, 4]), style: style)).contains(.maximum) == false)
  }

  /// The notes before a chart and the knocks behind it take a third of a second.
  @Test func endsMayBeShort() throws {
    var style = SoundStyle()
    let usual = try Score(chart([1, 2, 3]), style: style)
    style.hasShortEnds = true
    let short = try Score(chart([1, 2, 3]), style: style)
    #expect(abs(usual.seconds - 0.75 - 0.98) < 1e-4 && abs(short.seconds - 0.75 - 0.33) < 1e-4)
    #expect(kinds(short) == kinds(usual))
    let (notes, others) = (
      short.events.filter { $0.kind == .point }, usual.events.filter { $0.kind == .point }
    )
    #expect(zip(notes, others).allSatisfy { $0.length == $1.length && $0.pitch == $1.pitch })
    #expect(short.events.filter { $0.kind == .end }.map(\.length) == [2880])
  }

  @Test func speedAndPresetsChangeOnlyTheLength() throws {
    var style = SoundStyle()
    style.hasIntro = false
    style.hasEndSound = false
    let chart = try chart((0..<300).map(Double.init))
    for (length, seconds) in [
      (SoundStyle.Length.gist, 3.0), (.short, 6), (.normal, 13), (.long, 20), (.seconds(0.5), 0.5),
    ] {
      style.length = length
      style.speed = 1
      #expect(try Score(chart, style: style).seconds == seconds)
      style.speed = 2
      #expect(try Score(chart, style: style).seconds == seconds / 2)
    }
  }

  @Test(arguments: [
    [1.0], [5, 5, 5], [1e308, -1e308], [Double.leastNonzeroMagnitude, 0], [-3, -2, -1],
  ])
  func oddSeriesHaveAScore(values: [Double]) throws {
    let score = try Score(chart(values))
    let pitches = score.events.filter { $0.kind == .point }.compactMap(\.frequency)
    #expect(pitches.count == values.count)
    #expect(pitches.allSatisfy { (220...1760).contains($0) })
  }

  @Test func datesWithHolesAreSpacedTruly() throws {
    let days = [0, 1, 2, 9].map { Int64($0) * CalendarDate.microsecondsPerDay }
    let x = XAxis.dates(XAxis.Dates(instants: days, precision: .day))
    let style = SoundStyle()
    #expect(try style.spacing(of: Series(name: "", x: x, values: [1, 2, 3, 4])) == .true)
    #expect(
      try style.spacing(of: Series(name: "", kind: .price, x: x, values: [1, 2, 3, 4])) == .even)
    let repeated = XAxis.dates(XAxis.Dates(instants: [days[0]] + days[..<3], precision: .day))
    for kind in ChartKind.allCases {
      let series = try Series(name: "", kind: kind, x: repeated, values: [1, 2, 3, 4])
      #expect(style.spacing(of: series) == .true)
    }
    let weeks = [0, 7, 14, 21].map { Int64($0) * CalendarDate.microsecondsPerDay }
    let weekly = XAxis.dates(XAxis.Dates(instants: weeks, precision: .day))
    #expect(try style.spacing(of: Series(name: "", x: weekly, values: [1, 2, 3, 4])) == .even)
    var forced = style
    forced.spacing = .true
    #expect(
      try forced.spacing(of: Series(name: "", x: .numbers([2, 1]), values: [1, 2])) == .even)
  }
}

@Suite struct HeadroomTests {
  private func style(_ change: (inout SoundStyle) -> Void) -> SoundStyle {
    var style = SoundStyle()
    change(&style)
    return style
  }

  private func chart(_ count: Int) throws -> Chart {
    try Chart(
      title: "T",
      series: (0..<count).map { number in
        try Series(
          name: "\(number)", unit: "m", x: .rows(count: 100),
          values: (0..<100).map { Double(($0 * (7 + number)) % 31) - 10 })
      })
  }

  @Test func oneSeriesIsNeverLowered() throws {
    #expect(try Score(chart(1)).mixGain == 1)
    let everything = style {
      $0.hasTicks = true
      $0.baseline = .zero
    }
    #expect(try Score(chart(1), style: everything).mixGain == 1)
    #expect(try Score(chart(4)).mixGain == 1)
  }

  @Test func manyVoicesAtOnePlaceAreLowered() throws {
    let mono = style {
      $0.arrangement = .together
      $0.format = SoundFormat(sampleRate: 48_000, channelCount: 1) ?? $0.format
    }
    let score = try Score(chart(4), style: mono)
    #expect(score.mixGain < 1 && score.mixGain > 0.7)
  }

  @Test(arguments: Timbre.all)
  func peaksAreThoseOfTheWaveform(timbre: Timbre) {
    #expect(timbre.waveformPeak <= 1.01 * timbre.peakBound)
    #expect(timbre.waveformPeak >= 1)
    var peak = 0.0
    for step in 0..<512 {
      var sum = 0.0
      for (index, amplitude) in timbre.partials.enumerated() {
        sum += amplitude * sine(turns: Double(step * (index + 1)) / 512)
        peak = max(peak, abs(sum))
      }
    }
    #expect(timbre.waveformPeak == 1.01 * peak)
  }
}
