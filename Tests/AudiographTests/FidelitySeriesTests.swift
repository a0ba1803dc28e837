// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// Several series, one after another or at once.
struct FidelitySeriesTests {
  private func chart(_ columns: [[Double]], unit: [String?] = [], oneSource: Bool = false) throws
    -> Chart
  {
    let series = try columns.enumerated().map { number, values in
      try Series(
        name: "S\(number)", unit: unit.indices.contains(number) ? unit[number] : nil,
        source: oneSource ? 0 : number, x: .rows(count: values.count), values: values)
    }
    return try Chart(title: "Several", series: series)
  }

  /// The A-weighted level of partials of full amplitude, in decibels.
  private func weightedLevel(_ timbre: Timbre, at frequency: Double) -> Double {
    let powers = timbre.partials.enumerated().map { index, partial in
      let weighted = partial * AWeighting.gain(at: frequency * Double(index + 1))
      return weighted * weighted
    }
    return decibels(power: powers.reduce(0, +))
  }

  @Test func `in turn, series are 700 ms apart and each has its timbre`() throws {
    let columns = [[1.0, 2, 3], [30, 10, 20], [5, 5, 6]]
    let style = SoundStyle.bare.with { $0.mode = .continuous }
    let performance = try Performance(chart(columns), style: style)
    let sum = performance.sum
    let silences = Segments.silences(in: sum, sampleRate: 48_000, threshold: 1e-4, shortest: 0.5)
    try #require(silences.count == 2)
    for silence in silences { #expect(abs(Double(silence.count) / 48_000 - 0.7) <= 0.003) }
    #expect(Set(performance.score.voices.map(\.timbre)).count == 3)
    #expect(performance.score.voices.map(\.name) == ["S0", "S1", "S2"])
    for (number, values) in columns.enumerated() {
      let events = performance.points.filter { $0.series == number }
      let errors = PitchErrors(
        heard: events.map(performance.heldPitch), values: values, law: ExpectedLaw(values))
      #expect(try #require(errors.cents.last) <= 5)
    }
  }

  @Test func `each axis has its own intro`() throws {
    let performance = try Performance(
      chart([[1, 2, 3], [30, 10, 20]]), style: SoundStyle().with { $0.mode = .discrete })
    #expect(performance.score.laws.count == 2)
    #expect(performance.score.voices.map(\.law) == [0, 1])
    #expect(performance.score.events(.introLow).count == 2)
    #expect(performance.score.events(.introHigh).count == 2)
    #expect(performance.notes.count == 2 * 5 + 2)
    let kinds = performance.score.events.map(\.kind)
    let part: [Score.Kind] = [.introLow, .introHigh, .point, .point, .point]
    #expect(Array(kinds.prefix(10)) == part + part)
  }

  @Test func `columns of one source and unit share an axis`() throws {
    let columns = [[1.0, 2, 3], [4, 5, 6], [7, 8, 10]]
    let shared = try Score(chart(columns, unit: ["m", "m", "s"], oneSource: true), style: .bare)
    #expect(shared.voices.map(\.law) == [0, 0, 1])
    #expect(shared.laws.map(\.minimum) == [1, 7])
    #expect(shared.laws.map(\.maximum) == [6, 10])
    let apart = try Score(chart(columns, unit: ["m", "m", "s"]), style: .bare)
    #expect(apart.voices.map(\.law) == [0, 1, 2])
    let all = try Score(chart(columns), style: .bare.with { $0.axisSharing = .shared })
    #expect(all.laws.count == 1)
    #expect(all.voices.map(\.law) == [0, 0, 0])
    let own = try Score(
      chart(columns, unit: ["m", "m", "s"], oneSource: true),
      style: .bare.with { $0.axisSharing = .own })
    #expect(own.voices.map(\.law) == [0, 1, 2])
  }

  @Test(arguments: [
    ([[1.0, 2, 3], [4, 5, 6], [7, 8, 10]], [0, 0, 0]), ([[1, 2], [1, 9], [1, 90]], [0, 0, 1]),
    ([[1, 90], [1, 9], [1, 2], [10, 20]], [0, 1, 1, 0]), ([[5, 5], [1, 9]], [0, 1]),
  ])
  func `columns alike share an axis unless one would be nearly flat on it`(
    columns: [[Double]], laws: [Int]
  ) throws {
    let chart = try chart(columns, oneSource: true)
    #expect(try Score(chart, style: .bare).voices.map(\.law) == laws)
    let own = try Score(chart, style: .bare.with { $0.axisSharing = .own })
    #expect(own.voices.map(\.law) == Array(columns.indices))
    #expect(try Score(self.chart(columns), style: .bare).laws.count == columns.count)
    // What is known to be of its own quantity is like nothing else.
    let unlike = try columns.enumerated().map {
      try Series(
        name: "\($0)", quantity: "\($0)", x: .rows(count: $1.count), values: $1)
    }
    #expect(
      try Score(Chart(title: "C", series: unlike), style: .bare).laws.count == columns.count)
  }

  @Test(arguments: [nil, "Kelvin"])
  func `groups of a column share an axis`(unit: String?) throws {
    let columns = [[1.0, 2, 3], [4, 5, 6], [7, 8, 10], [5, 5, 5]]
    let groups = try columns.enumerated().map { number, values in
      try Series(
        name: "S\(number)", unit: unit, source: number == 3 ? 1 : 0, quantity: "Temperature",
        x: .rows(count: 3), values: values)
    }
    let score = try Score(Chart(title: "", series: groups))
    #expect(score.voices.map(\.law) == [0, 0, 0, 1])
    #expect(score.laws.map(\.minimum) == [1, 5])
    #expect(score.laws.map(\.maximum) == [10, 5])
    #expect(score.events(.introLow).count == 2)
    #expect(try groups[0].cut(to: nil, by: nil).series.quantity == "Temperature")
  }

  /// Twelve groups of 40 yearly values: 700 ms between, and 6 s each from the third on.
  @Test func `twelve series sound in turn`() throws {
    let series = try (0..<12).map { number in
      try Series(
        name: "Group \(number)", quantity: "Rain", x: .numbers((0..<80).map { Double($0 / 2) }),
        values: (0..<80).map { Double(($0 * (number + 3)) % 37 + number) })
    }
    let performance = try Performance(Chart(title: "", series: series), style: .bare)
    let score = performance.score
    #expect(score.laws.count == 1)
    #expect(score.points.heard == 960)
    #expect(score.points.reduced == 0)
    let names = score.voices.map(\.timbre.name)
    #expect(Set(names.prefix(4)).count == 4)
    #expect(names[4...] == names[..<8])
    var start = 0
    for number in 0..<12 {
      let events = performance.points.filter { $0.series == number }
      #expect(events.first?.start == start)
      let end = try #require(events.last?.end)
      #expect(end - start == (number < 2 ? 8 : 6) * 48_000)
      start = end + 33_600
      let values = series[number].values.map { $0 }
      var law = ExpectedLaw(values)
      (law.minimum, law.maximum) = (score.laws[0].minimum, score.laws[0].maximum)
      let errors = PitchErrors(
        heard: events.map(performance.heldPitch), values: values, law: law)
      #expect(PitchErrors.quantile(0.95, of: errors.cents) <= 5)
    }
    let silences = Segments.silences(
      in: performance.sum, sampleRate: 48_000, threshold: 1e-4, shortest: 0.5)
    #expect(silences.count == 11)
  }

  @Test(arguments: [
    (3, 0.75), (24, 6), (60, 6), (100, 6), (150, 6), (200, 8), (260, 10.4), (261, 6), (5000, 6),
  ])
  func `from the third on a series lasts 6 s, unless points would be lost`(
    count: Int, seconds: Double
  ) throws {
    let chart = try chart(Array(repeating: (0..<count).map { Double($0 % 7) }, count: 4))
    let score = try Score(chart, style: .bare)
    for number in 2..<4 {
      let points = score.events(.point).filter { $0.series == number }
      let first = try #require(points.first).start
      if score.mode == .continuous {
        #expect(abs(Double(try #require(points.last).end - first) - seconds * 48_000) <= 1)
      }
      if count <= 260 { #expect(points.count == count) }
    }
    let first = try Score(self.chart([(0..<count).map { Double($0 % 7) }]), style: .bare).seconds
    #expect(abs(score.seconds - 2 * first - 2 * seconds - 2.1) < 1e-4)
    let long = try Score(chart, style: .bare.with { $0.length = .seconds(9) })
    #expect(abs(long.seconds - 4 * 9 - 2.1) < 1e-4)
  }

  @Test func `together, one point leaves the others where they are`() throws {
    let days = (0..<60).map { CalendarDate(day: 15_000 + $0 * $0).instant }
    let series = try [days, [days[30]]].enumerated().map { number, days in
      try Series(
        name: "S\(number)", x: .dates(.init(instants: days, precision: .day)),
        values: days.indices.map(Double.init))
    }
    let style = SoundStyle.bare.with {
      $0.arrangement = .together
      $0.spacing = .true
    }
    let score = try Score(Chart(title: "", series: series), style: style)
    let starts = score.events(.point).filter { $0.series == 0 }.map(\.start)
    #expect(starts.count == 60)
    let alone = try Score(
      Chart(title: "", series: [series[0]]), style: .bare.with { $0.spacing = .true })
    #expect(zip(starts, alone.events(.point)).allSatisfy { abs($0 - $1.start) <= 1 })
  }

  /// The points of a series that takes a moment of the axis stand where the long one has the same x.
  @Test(arguments: [1, 5, 30, 250])
  func `together, a crowd stays beside the points of the others`(count: Int) throws {
    let x = (0..<200).map(Double.init)
    let crowd = (0..<count).map { 100 + Double($0) / 1000 }
    let series = try [x, crowd].enumerated().map { number, x in
      try Series(
        name: "S\(number)", x: .numbers(x), values: x.indices.map { Double(($0 * 7) % 11) })
    }
    let style = SoundStyle.bare.with {
      $0.arrangement = .together
      $0.mode = .continuous
    }
    let score = try Score(Chart(title: "", series: series), style: style)
    let points = score.events(.point).filter { $0.series == 1 }
    let slice = score.frameCount / 200
    for point in points {
      #expect(Double(point.length) >= 0.033 * 48_000 - 1)
      guard count > 1 else { continue }
      #expect(abs((point.start + point.end) / 2 - 100 * slice - slice / 2) <= 7200)
    }
    let alone = score.events(.point).filter { $0.series == 0 }
    for (index, point) in alone.enumerated() { #expect(abs(point.start - index * slice) <= 1) }
  }

  @Test func `together, series stand at fixed places and the second is 6 dB lower`() throws {
    let columns = [[1.0, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3], [4, 4, 4, 4]]
    let style = SoundStyle.bare.with {
      $0.arrangement = .together
      $0.mode = .continuous
      $0.axisSharing = .own
    }
    let score = try Score(chart(columns), style: style)
    let pans = [-0.7, 0.7, -0.25, 0.25]
    for (number, pan) in pans.enumerated() {
      let events = score.events(.point).filter { $0.series == number }
      try #require(events.count == 4)
      for event in events { #expect(event.pan == pan) }
      #expect(events.map(\.start) == score.events(.point).filter { $0.series == 0 }.map(\.start))
    }
    let levels = try (0..<4).map { number in
      let event = try #require(score.events(.point).first { $0.series == number })
      return score.gain(of: event)
        + weightedLevel(score.voices[number].timbre, at: try #require(event.frequency))
    }
    for level in levels.dropFirst() { #expect(abs(level - levels[0] + 6) <= 0.1) }
    #expect(score.mixGain <= 1)
  }

  @Test func `together, both series are heard in both ears by their places`() throws {
    // The same timbre rules apply to each voice alone, so each is heard without the other.
    let style = SoundStyle.bare.with {
      $0.arrangement = .together
      $0.mode = .discrete
      $0.length = .seconds(1)
    }
    let columns = [[1.0, 2], [2, 1]]
    let performance = try Performance(chart(columns), style: style)
    let window = performance.points[0].start + 4800..<performance.points[0].start + 19_200
    // 220 Hz of the first voice and 1760 Hz of the second share octaves: take the plain lines.
    let lines = performance.recording.channels.map { channel in
      let spectrum = Spectrum(channel[window], sampleRate: 48_000, windowLength: 8192)
      return (low: spectrum.power(in: 190..<250), high: spectrum.power(in: 1730..<1790))
    }
    // cos and sin of (p+1)π/4 for p = ∓0.7 are 12.4 dB apart.
    #expect(abs(decibels(power: lines[0].low / lines[1].low) - 12.4) <= 0.2)
    #expect(abs(decibels(power: lines[1].high / lines[0].high) - 12.4) <= 0.5)
  }

  @Test func `more than four together are refused`() throws {
    let five = try chart(Array(repeating: [1, 2, 3], count: 5))
    #expect(throws: ScoreError.tooManyTogether(count: 5)) {
      try Score(five, style: .bare.with { $0.arrangement = .together })
    }
  }

  @Test(arguments: 2...4)
  func `four loud series together stay below the peak bound`(count: Int) throws {
    let columns = (0..<count).map { _ in (0..<30).map { Double($0 / 10) } }
    let style = SoundStyle().with {
      $0.arrangement = .together
      $0.hasTicks = true
      $0.baseline = .mean
      $0.marksExtremes = true
      $0.length = .seconds(2)
      $0.mode = .continuous
    }
    for format in [1, 2] {
      let performance = try Performance(
        chart(columns),
        style: style.with {
          $0.format = SoundFormat(sampleRate: 48_000, channelCount: format) ?? $0.format
        })
      #expect(TruePeak.decibels(performance.recording) <= -3)
    }
  }
}
