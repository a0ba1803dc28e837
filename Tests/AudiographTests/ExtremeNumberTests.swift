// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// No number ends the program, and none is told as infinite or as no number.
@Suite struct ExtremeNumberTests {
  private func shape(_ values: [Double], x: XAxis? = nil) throws -> FoundShape? {
    let series = try Series(
      name: "a", kind: .measurement, x: x ?? .rows(count: values.count), values: values)
    return SeriesFacts(series.told(rowOrder: .given)).insight.shape
  }

  /// What is seen is the same whatever the unit of the values is, and however far off an odd one.
  @Test(arguments: [1e165, 1e200, 1.7e308, -1e200])
  func oneLargeNumberAmongOrderedOnesIsOdd(_ large: Double) throws {
    for scale in [1, 0x1p-40] {
      var values = (1...16).map { Double($0) * scale }
      values[8] = large
      let shape = try #require(try shape(values))
      #expect(shape.shapeClass == .rise && shape.odd.map(\.index) == [8])
      #expect(shape.odd.map(\.expected) == [9 * scale] && shape.from == scale)
    }
  }

  /// So many that none is odd, and so few that the medians of 400 bins hide them.
  @Test func largeNumbersHiddenInBins() throws {
    func classes(_ large: Double) throws -> [ShapeClass?] {
      let places = 0..<4000
      let rising = places.map { index -> Double in index % 15 == 7 ? large : Double(index) }
      let stepped = places.map { index -> Double in
        index % 15 == 7 ? large : index < 1203 ? 1 : 2
      }
      return try [shape(rising)?.shapeClass, shape(stepped)?.shapeClass]
    }
    #expect(try classes(1e200) == classes(1e100))
  }

  @Test func positionsFartherApartThanANumberHolds() throws {
    let places = (0..<40).map { (Double($0) - 19.5) / 19.5 * 1.7e308 }
    let values = (0..<40).map { exp2(Double($0) / 4) }
    let uneven = places.enumerated().map { $0 % 5 == 0 ? $1 : $1 + 0.6e307 }
    for x in [places, uneven] {
      let shape = try #require(try shape(values, x: .numbers(x)))
      #expect(shape.shapeClass == .exponentialGrowth)
      #expect(try abs(#require(shape.doubling) / (4 / 19.5 * 1.7e308) - 1) < 0.1)
    }
  }

  private static let largest = Double.greatestFiniteMagnitude

  @Test(arguments: [HistogramBinning.count(7), .count(3), .width(1.1e308)])
  func edgesOfBinsAreNumbers(_ binning: HistogramBinning) {
    let values = [-Self.largest, -1e308, 0, 1, 2, 1e308, Self.largest]
    let bins = HistogramBins(values, asked: binning)
    #expect(bins.edges.allSatisfy(\.isFinite) && bins.edges == bins.edges.sorted())
    #expect(bins.counts.reduce(0, +) == values.count)
  }

  @Test func aWidthThatNoNumberHoldsIsMissing() throws {
    let band = try Band(
      values: [0, 1], lower: [-1e308, 0], upper: [1e308, 2], named: "a", x: .rows(count: 2))
    #expect(band.number(.width, at: 0).isNaN && band.number(.width, at: 1) == 2)
  }

  @Test func aSumThatNoNumberHoldsIsNotTold() throws {
    #expect(PriceColumn.volume.joined([1e308, 1e308]).isNaN)
    #expect(PriceColumn.volume.joined([1, 2]) == 3)
    let values = (0..<40).map { index -> Double in index % 5 == 0 ? 1e308 : 0 }
    #expect(try shape(values)?.shapeClass != .zeroInflated)
    #expect(try shape(values.map { $0 / 1e308 })?.shapeClass == .zeroInflated)
  }

  @Test func aTypicalStepIsANumber() throws {
    let values = (0..<20).map { index -> Double in index % 2 == 0 ? -1.7e308 : 1.7e308 }
    let series = try Series(name: "a", kind: .price, x: .rows(count: 20), values: values)
    #expect(SeriesFacts(series).typicalStep == nil)
    try check(Chart(title: "a", series: [series]).description(level: .long).joined(), 0)
  }

  @Test func theEndsOfASeasonAreApartByANumber() {
    let season = Season(
      period: .year, steps: 12, strength: 0.9, cycles: 4, phaseCount: 12,
      peak: Season.Phase(number: 5, value: 1e308), trough: Season.Phase(number: 0, value: -1e308))
    #expect(season.amplitude == Self.largest)
  }

  @Test func ratiosAreNumbers() throws {
    let small = (0..<60).map { index -> Double in
      index < 30 ? Double(index % 2) * 1e-300 / 1e10 : Double(index % 3) * 1e300
    }
    #expect(try shape(small)?.volatility?.ratio.isFinite ?? true)
    let logarithms = (0..<30).map { index -> Double in index == 14 ? 1400 : Double(index % 2) / 100
    }
    #expect(PriceJump(logarithms: logarithms)?.ratio == Self.largest)
  }

  private static let noNumbers: Set = ["inf", "nan", "infinity"]

  private func check(_ text: String, _ seed: UInt64) {
    let words = text.lowercased().split { !$0.isLetter }
    #expect(!words.contains { Self.noNumbers.contains(String($0)) }, "\(seed): \(text)")
  }

  @Test func everyChartIsTold() throws {
    for seed in 1...UInt64(caseCount(40, sweep: 20_000)) {
      var generator = SeededGenerator(seed: seed)
      let chart = try ExtremeNumbers.chart(&generator)
      let facts = ChartFacts(chart, withStatistics: true)
      let language = generator.one(of: Language.allCases)
      for channel in Channel.allCases {
        let description = Description(facts, language: language, channel: channel)
        for level in Level.allCases {
          description.sentences(level).forEach { check($0, seed) }
        }
      }
      let json = FactsDocument(facts).text
      #expect(throws: Never.self, "\(seed)") { try OrderedJSON(json) }
      guard let rebased = try? chart.rebased() else { continue }
      Description(ChartFacts(rebased.chart)).sentences(.long).forEach { check($0, seed) }
    }
  }

  @Test func everyChartIsHeardAndDrawn() throws {
    for seed in 1...UInt64(caseCount(16, sweep: 6000)) {
      var generator = SeededGenerator(seed: seed)
      let chart = try ExtremeNumbers.chart(&generator)
      let style = style(&generator)
      guard let score = try? Score(chart, style: style) else { continue }
      #expect(throws: Never.self, "\(seed)") { try OrderedJSON(score.manifest) }
      for landmark in score.landmarks(of: chart, style: style) { check(landmark.text, seed) }
      _ = MIDIFile(score).bytes
      check(try BraillePages(chart, cells: 20).text, seed)
      check(try chart.svg(style: style), seed)
      check(DataDocument(chart).text, seed)
      // Only some, since a page of 500 points takes a while.
      guard seed % 4 == 0 else { continue }
      let html = try Page(chart, style: style).html
      #expect(!html.contains("nan,") && !html.contains("inf,"), "\(seed)")
    }
  }

  private func style(_ generator: inout SeededGenerator) -> SoundStyle {
    var style = SoundStyle()
    style.length = .gist
    style.axisSharing = generator.one(of: SoundStyle.AxisSharing.allCases)
    style.spacing = generator.one(of: [nil] + SoundStyle.Spacing.allCases)
    style.mode = generator.one(of: [nil] + SoundStyle.Mode.allCases)
    style.arrangement = generator.one(of: SoundStyle.Arrangement.allCases)
    style.scale = generator.one(of: [nil, nil, .log])
    style.notes = generator.one(of: [nil, nil, .major])
    style.smoothing = generator.one(of: [nil, nil, .mean(width: 3), .exponential(alpha: 0.3)])
    style.baseline = generator.one(of: [nil, .zero, .mean, .first, .value(1e300)])
    style.includesZero = generator.once(in: 4)
    style.hasTicks = true
    style.marksExtremes = generator.once(in: 2)
    style.marksBreaks = generator.once(in: 2)
    return style
  }

  @Test func everyWalkAnswers() throws {
    for seed in 1...UInt64(caseCount(8, sweep: 4000)) {
      var generator = SeededGenerator(seed: seed)
      let chart = try ExtremeNumbers.chart(&generator)
      try walk(Exploration(chart), &generator, seed)
    }
  }

  private func walk(
    _ exploration: Exploration, _ generator: inout SeededGenerator, _ seed: UInt64
  ) throws {
    var walk = exploration
    for _ in 0..<25 {
      let action = generator.one(of: ExplorationAction.allCases)
      let reply = walk.perform(action)
      check(Phrasebook().line(reply) ?? "", seed)
      if let sound = reply.sound { _ = try walk.score(of: sound) }
    }
  }

  @Test(arguments: FormName.allCases.filter { !$0.isOfSeries })
  func everyKindIsTold(_ form: FormName) throws {
    for seed in 1...UInt64(caseCount(8, sweep: 4000)) {
      var generator = SeededGenerator(seed: seed)
      let count = generator.one(of: ExtremeNumbers.counts)
      let isError = generator.once(in: 3)
      let columnCount = form == .scatter || isError ? 2 : form == .band ? 3 : 1 + Int(seed % 3)
      let series = try (0..<columnCount).map { number in
        try Series(name: "Column \(number)", values: ExtremeNumbers.values(count, &generator))
      }
      let names = FormColumns.Texts(
        name: "town", texts: (0..<count).map { "Town \(form == .box ? $0 % 3 : $0)" })
      let columns = FormColumns(
        form: form, isAsked: true, names: generator.once(in: 5) ? nil : names, columnNames: nil,
        bounds: isError ? .error : .columns)
      var request = FormRequest()
      request.binning = generator.one(of: [nil, nil, .count(7)])
      // What cannot be told is refused.
      guard let chart = try? FormChart(columns, of: series, title: "Extremes", request) else {
        continue
      }
      try tell(chart, series, &generator, seed)
    }
  }

  private func tell(
    _ chart: FormChart, _ series: [Series], _ generator: inout SeededGenerator, _ seed: UInt64
  ) throws {
    let language = generator.one(of: Language.allCases)
    for level in Level.allCases {
      chart.description(in: language, level: level).forEach { check($0, seed) }
    }
    check(chart.svg(in: language), seed)
    chart.braille().forEach { check($0, seed) }
    check(DataDocument(chart).text, seed)
    guard let score = try? Score(chart) else { return }
    #expect(throws: Never.self, "\(seed)") { try OrderedJSON(score.manifest) }
    _ = MIDIFile(score).bytes
    for landmark in score.landmarks(of: chart) { check(landmark.text, seed) }
    try walk(
      Exploration(chart, of: Chart(title: "Extremes", series: series)), &generator, seed)
    guard seed % 8 == 0 else { return }
    // Scripts know infinity.
    let lines = try chart.page(in: language).split(separator: "\n")
    lines.prefix { !$0.contains("<script") }.forEach { check(String($0), seed) }
  }
}
