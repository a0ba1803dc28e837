// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// Price bars for tests.
enum BarStage {
  typealias Prices = (open: Double, high: Double, low: Double, close: Double)

  /// Bars of days that follow each other; nil for one that lacks its close.
  static func bars(
    _ prices: [Prices?], volume: [Double]? = nil, firstDay: Int = 15_341
  ) throws -> PriceBars {
    let dates = XAxis.Dates(
      instants: prices.indices.map { CalendarDate(day: firstDay + $0).instant }, precision: .day)
    var columns: [PriceColumn: [Double]] = [
      .open: prices.map { $0?.open ?? 1 }, .high: prices.map { $0?.high ?? 1 },
      .low: prices.map { $0?.low ?? 1 }, .close: prices.map { $0?.close ?? .nan },
    ]
    columns[.volume] = volume
    return try PriceBars(dates: dates, columns: columns)
  }

  /// A chart of the closes, which knows the bars.
  static func chart(_ bars: PriceBars) throws -> Chart {
    try Chart(title: "Bars", series: [bars.series(of: .close).series])
  }

  /// Bars of a random walk.
  static func walk(_ count: Int, seed: UInt64) -> [Prices] {
    var generator = SeededGenerator(seed: seed)
    let noise = generator.whiteNoise(count: 4 * count)
    var price = 100.0
    return (0..<count).map { index -> Prices in
      let open = price * (1 + noise[4 * index] / 200)
      let close = open * (1 + noise[4 * index + 1] / 50)
      price = close
      return (
        open, max(open, close) * (1 + abs(noise[4 * index + 2]) / 100),
        min(open, close) * (1 - abs(noise[4 * index + 3]) / 100), close
      )
    }
  }

  static let style: SoundStyle = SoundStyle.mono.with { $0.form = .candles }
}

@Suite struct CandleTests {
  typealias Prices = BarStage.Prices

  static let few: [Prices] = [
    (10, 12, 9, 11), (11, 13, 11, 12), (12.5, 12.5, 10, 10.5), (10.5, 11, 10, 10.5),
    (9, 9.5, 8, 8.5), (8.5, 8.7, 8, 8.6),
  ]

  private func performance(
    _ prices: [Prices?], volume: [Double]? = nil, _ change: (inout SoundStyle) -> Void = { _ in }
  ) throws -> Performance {
    let bars = try BarStage.bars(prices, volume: volume)
    return try Performance(BarStage.chart(bars), style: BarStage.style.with(change))
  }

  /// The held part of a quarter of a bar, without the flanks of the tone.
  private func held(_ quarter: Int, of event: Score.Event) -> Range<Int> {
    let length = Double(event.length)
    let start = event.start + Int(length * (Double(quarter) / 4 + 1.0 / 16))
    let end = event.start + Int(length * (Double(quarter) / 4 + 3.0 / 16))
    return start + (quarter == 0 ? 240 : 1)..<end - (quarter == 3 ? 480 : 1)
  }

  // MARK: - Pitches

  @Test(arguments: [6, 40, 78])
  func `each bar holds its four prices in the order of its direction`(count: Int) throws {
    let prices = count == 6 ? Self.few : BarStage.walk(count, seed: 7)
    // The first sound of a file rises slowly: here that is the intro.
    let performance = try performance(prices) {
      $0.scale = .linear
      $0.hasIntro = true
    }
    let bars = performance.score.events(.bar)
    #expect(bars.count == count)
    let law = ExpectedLaw(prices.flatMap { [$0.low, $0.high] })
    // A quarter of the shortest slice holds a low pitch for little more than two periods.
    let tolerance = count == 6 ? 3.0 : 12
    for (event, bar) in zip(bars, prices) {
      let isFalling = bar.close < bar.open
      let path =
        isFalling
        ? [bar.open, bar.high, bar.low, bar.close] : [bar.open, bar.low, bar.high, bar.close]
      for (quarter, value) in path.enumerated() {
        let heard = try #require(performance.pitch(held(quarter, of: event)), "\(bar) \(quarter)")
        let error = cents(from: law.frequency(of: value), to: heard.frequency)
        #expect(abs(error) <= tolerance, "\(bar), quarter \(quarter)")
      }
    }
  }

  @Test func `the pitches move between the quarters and are held in their middle halves`() throws {
    let performance = try performance([(1, 4, 1, 1), (1, 4, 1, 4)]) { $0.length = .seconds(2) }
    let event = performance.score.events(.bar)[1]
    #expect(event.length == 48_000)
    // Open and low are the same: up to the end of the held low, the pitch does not move.
    let low = try #require(performance.pitch(event.start + 3000..<event.start + 20_000))
    #expect(abs(cents(from: 220, to: low.frequency)) <= 0.5)
    let high = try #require(performance.pitch(event.start + 27_100..<event.start + 44_000))
    #expect(abs(cents(from: 1760, to: high.frequency)) <= 0.5)
  }

  @Test func `twenty milliseconds part two bars, inside their slices`() throws {
    let volume = [Double](repeating: 5, count: 6)
    let performance = try performance(Self.few, volume: volume) { $0.hasVolume = true }
    let bars = performance.score.events(.bar)
    for (bar, next) in zip(bars, bars.dropFirst()) {
      #expect(bar.end == next.start)
      #expect(performance.sum[bar.start..<bar.start + 480].allSatisfy { $0 == 0 })
      #expect(performance.sum[bar.end - 480..<bar.end].allSatisfy { $0 == 0 })
      #expect(meanSquare(of: performance.sum[bar.start + 960..<bar.start + 2400]) > 1e-4)
    }
  }

  @Test func `bars that fell are soft, others bright`() throws {
    let performance = try performance(Self.few) { $0.pitchRange = .narrow }
    let falls = [false, false, true, false, true, false]
    let bars = performance.score.events(.bar)
    for (event, falls) in zip(bars, falls) {
      let heard = try #require(performance.pitch(held(1, of: event)))
      let partials = heard.amplitudes.prefix(3).map { $0 / heard.amplitudes[0] }
      let expected = falls ? [1, 0.15, 0] : [1, 0.7, 0.5]
      for (partial, amplitude) in zip(partials, expected) {
        #expect(abs(partial - amplitude) < 0.02, "\(partials)")
      }
    }
    let voice = performance.score.voices[0]
    #expect(voice.timbre == .bright && voice.fallingTimbre == .soft)
  }

  @Test func `options of the axis hold for bars too`() throws {
    let inverted = try performance(Self.few) {
      $0.isInverted = true
      $0.minimum = 0
      $0.maximum = 13
      $0.notes = .chromatic
    }
    #expect(inverted.score.laws[0].minimum == 0)
    // 11 on an axis from 0 to 13, upside down, to the nearest semitone: 36 · 2 / 13 ≈ 6.
    let last = try #require(inverted.score.events(.bar)[0].frequency)
    #expect(abs(cents(from: 220, to: last) - 600) < 1e-6)
    let clipped = try performance(Self.few) { $0.maximum = 12 }
    #expect(clipped.score.points.clipped == 2)
    let marked = try performance(Self.few) { $0.marksExtremes = true }
    #expect(marked.score.events(.maximum).map(\.value) == [13])
    #expect(marked.score.events(.minimum).map(\.value) == [8])
    #expect(marked.score.events(.maximum).map(\.index) == [1])
    #expect(marked.score.events(.minimum).map(\.index) == [4])
  }

  // MARK: - Joining

  struct Joining: CustomTestStringConvertible {
    let days: Int
    var length = SoundStyle.Length.normal
    var speed = 1.0
    let bars: Int
    let unit: CalendarUnit?
    let seconds: Double

    var testDescription: String { "\(days) days, \(length), speed \(speed)" }
  }

  @Test(arguments: [
    Joining(days: 1, bars: 1, unit: nil, seconds: 0.25),
    Joining(days: 24, bars: 24, unit: nil, seconds: 6),
    Joining(days: 30, bars: 30, unit: nil, seconds: 6),
    Joining(days: 40, bars: 40, unit: nil, seconds: 6.4),
    Joining(days: 78, bars: 78, unit: nil, seconds: 12.48),
    // 2 January 2012 was a Monday.
    Joining(days: 79, bars: 12, unit: .week, seconds: 3),
    Joining(days: 546, bars: 78, unit: .week, seconds: 12.48),
    Joining(days: 547, bars: 19, unit: .month, seconds: 4.75),
    Joining(days: 2372, bars: 78, unit: .month, seconds: 12.48),
    Joining(days: 2373, bars: 27, unit: .quarter, seconds: 6),
    Joining(days: 7300, bars: 20, unit: .year, seconds: 5),
    Joining(days: 36_500, bars: 100, unit: .year, seconds: 16),
    Joining(days: 30, length: .gist, bars: 5, unit: .week, seconds: 3),
    Joining(days: 18, length: .gist, bars: 18, unit: nil, seconds: 3),
    Joining(days: 37, length: .short, bars: 37, unit: nil, seconds: 6),
    Joining(days: 38, length: .short, bars: 6, unit: .week, seconds: 6),
    Joining(days: 78, length: .long, bars: 78, unit: nil, seconds: 20),
    Joining(days: 79, length: .seconds(60), bars: 12, unit: .week, seconds: 60),
    Joining(days: 2, length: .seconds(0.5), bars: 2, unit: nil, seconds: 0.5),
    Joining(days: 39, speed: 2, bars: 39, unit: nil, seconds: 6.24),
    Joining(days: 40, speed: 2, bars: 6, unit: .week, seconds: 0.96),
    Joining(days: 78, speed: 0.5, bars: 78, unit: nil, seconds: 24.96),
    Joining(days: 79, speed: 0.5, bars: 12, unit: .week, seconds: 6),
  ])
  func `more bars than have time are joined`(item: Joining) throws {
    let prices = (0..<item.days).map { day -> Prices in
      let price = 100 + Double(day % 7)
      return (price, price + 2, price - 1, price + 1)
    }
    let bars = try BarStage.bars(prices)
    let style = BarStage.style.with {
      $0.length = item.length
      $0.speed = item.speed
    }
    let score = try Score(BarStage.chart(bars), style: style)
    let events = score.events(.bar)
    #expect(events.count == item.bars)
    #expect(score.voices[0].joinedBy == item.unit)
    #expect(abs(score.seconds - item.seconds) < 1e-3)
    #expect(events.allSatisfy { $0.length >= 7679 })
    #expect(score.points.given == item.bars && score.points.heard == item.bars)
  }

  @Test func `a joined bar has the first open, the extremes, the last close and all volume`() throws
  {
    let prices = BarStage.walk(80, seed: 3)
    let bars = try BarStage.bars(prices, volume: (0..<80).map { Double($0 + 1) })
    let score = try Score(
      BarStage.chart(bars), style: BarStage.style.with { $0.hasVolume = true })
    let week = try #require(score.events(.bar)[1].bar?.candle)
    let days = prices[7..<14]
    #expect(week.open == prices[7].open && week.close == prices[13].close)
    #expect(week.high == days.map(\.high).max() && week.low == days.map(\.low).min())
    #expect(week.volume == (8...14).reduce(0.0) { $0 + Double($1) })
    #expect(score.events(.bar)[1].x?.description == "2012-01-15")
  }

  // MARK: - Gaps and flat bars

  @Test func `a bar that lacks a price is a gap`() throws {
    var prices: [Prices?] = Self.few
    prices[2] = nil
    prices[3] = nil
    let performance = try performance(prices)
    #expect(performance.score.events(.bar).map(\.index) == [0, 1, 4, 5])
    let gap = try #require(performance.score.events(.gap).first)
    #expect(gap.index == 2 && gap.length == 24_000)
    #expect(performance.sum[gap.start + 1500..<gap.end].allSatisfy { $0 == 0 })
    #expect(performance.score.points.missing == 2)
  }

  @Test func `one bar, a flat bar and bars that are all the same`() throws {
    let one = try performance([(10, 12, 8, 9)])
    #expect(one.score.events(.bar).count == 1 && one.score.seconds == 0.25)
    let middle = 220 * 8.0.squareRoot()
    let price: Prices = (5, 5, 5, 5)
    for count in [1, 3] {
      let flat = try performance([Prices](repeating: price, count: count))
      for event in flat.score.events(.bar) {
        let heard = try #require(flat.pitch(held(2, of: event)))
        #expect(abs(cents(from: middle, to: heard.frequency)) <= 3)
      }
    }
    let among = try performance([(1, 2, 1, 2), (1.5, 1.5, 1.5, 1.5)])
    let flat = among.score.events(.bar)[1]
    for quarter in 0..<4 {
      let heard = try #require(among.pitch(held(quarter, of: flat)))
      #expect(abs(cents(from: middle, to: heard.frequency)) <= 3)
    }
  }

  // MARK: - Volume

  @Test func `volume is a noise from 20 to 8 decibels below the tone, by its logarithm`() throws {
    let volume: [Double] = [10, 1000, 100, 0, .nan, 10]
    let heard = try performance(Self.few, volume: volume) { $0.hasVolume = true }
    let silent = try performance(Self.few, volume: volume)
    let levels = heard.score.events(.bar).map { $0.bar?.noise }
    #expect(levels == [-20, -8, -14, nil, nil, -20])
    for (event, level) in zip(heard.score.events(.bar), levels) {
      let frames = event.start + 2400..<event.end - 1200
      let noise = zip(heard.sum[frames], silent.sum[frames]).map { $0 - $1 }
      let power = meanSquare(of: noise[...])
      guard let level else {
        #expect(power == 0)
        continue
      }
      #expect(abs(decibels(power: power / Performance.nominalPower) - level) < 1.5)
    }
    let flat = try performance(Self.few, volume: Array(repeating: 7, count: 6)) {
      $0.hasVolume = true
    }
    #expect(flat.score.events(.bar).allSatisfy { $0.bar?.noise == -14 })
  }

  // MARK: - Limits

  @Test(arguments: 0..<8)
  func `no file is too loud or too quiet`(number: Int) throws {
    let count = [1, 3, 12, 40, 78, 78, 300, 78][number]
    let (low, high): (Prices, Prices) = ((1, 1, 1, 1), (100, 100, 100, 100))
    let prices =
      switch number {
      case 5: [Prices](repeating: low, count: count) + [high]
      case 7: [Prices](repeating: high, count: count) + [low]
      default: BarStage.walk(count, seed: UInt64(number))
      }
    let bars = try BarStage.bars(prices, volume: prices.indices.map { Double($0 + 1) })
    for range in [PitchRange.standard, .warm, .narrow] {
      let style = SoundStyle().with {
        $0.form = .candles
        $0.hasVolume = true
        $0.pitchRange = range
        $0.hasTicks = true
        $0.marksExtremes = true
        $0.length = count < 5 ? .seconds(1) : .normal
      }
      let performance = try Performance(BarStage.chart(bars), style: style)
      let loudness = try #require(Loudness.integrated(performance.recording))
      #expect((-25.0 ... -14).contains(loudness), "\(loudness)")
      #expect(TruePeak.decibels(performance.recording) <= -3)
      #expect(performance.sum.first == 0 && performance.sum.last == 0)
    }
  }

  @Test func `blocks of any size give the same samples`() throws {
    let bars = try BarStage.bars(Self.few, volume: [1, 2, 3, 4, 5, 6])
    let score = try Score(
      BarStage.chart(bars), style: BarStage.style.with { $0.hasVolume = true })
    let whole = score.samples(of: Int16.self)
    for frames in [1, 7, 64] {
      #expect(score.samples(of: Int16.self, blockFrames: frames) == whole)
    }
  }

  // MARK: - The manifest, several series, refusals

  @Test func `the manifest has one event a bar with its prices`() throws {
    let bars = try BarStage.bars([(2, 4, 1, 3), (3, 4, 2, 2)], volume: [10, 20])
    let score = try Score(
      BarStage.chart(bars), style: BarStage.style.with { $0.hasVolume = true })
    let gain = score.gain(of: score.events[0])
    let frequency = try #require(score.events[0].frequency)
    let event = """
      {"kind":"bar","series":0,"index":0,"x":"2012-01-02","value":3,"open":2,"high":4,"low":1,\
      "close":3,"volume":10,"noise":-20,"time":0,"duration":0.25,"frequency":\(frequency),\
      "gain":\(gain),"pan":0}
      """
    let voices = """
      "series":[{"name":"Close","timbre":"bright","fallingTimbre":"soft","law":0}],"mode":"candles",
      """
    let manifest = score.manifest
    #expect(manifest.contains(event))
    #expect(manifest.contains(voices))
    #expect(score.comment.contains(", candles, 2 of 2 points"))
  }

  @Test func `several series sound in turn, also where they were to sound together`() throws {
    let first = try BarStage.bars(Self.few).series(of: .close).series
    let second = try BarStage.bars(BarStage.walk(9, seed: 1)).series(of: .close, source: 1).series
    let chart = try Chart(title: "Two", series: [first, second])
    let score = try Score(chart, style: BarStage.style.with { $0.arrangement = .together })
    let heard: [Int] = score.events(.bar).compactMap(\.series)
    #expect(heard == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(score.laws.count == 2)
    #expect(score.mixGain == 1)
  }

  @Test func `series without bars are refused`() throws {
    let plain = try Chart([1, 2, 3])
    #expect(throws: ScoreError.noCandles(series: "Series")) {
      try Score(plain, style: BarStage.style)
    }
    let closes = try PriceBars(
      dates: XAxis.Dates(instants: [0, 86_400_000_000], precision: .day),
      columns: [.close: [1, 2], .open: [1, 2]])
    #expect(throws: ScoreError.noCandles(series: "Close")) {
      try Score(BarStage.chart(closes), style: BarStage.style)
    }
    let withVolume = BarStage.style.with { $0.hasVolume = true }
    #expect(throws: ScoreError.noVolume(series: "Close")) {
      try Score(BarStage.chart(BarStage.bars(Self.few)), style: withVolume)
    }
    #expect(
      ScoreError.noCandles(series: "A").description
        == "Candles need bars with open, high, low and close, and \"A\" has none.")
  }
}
