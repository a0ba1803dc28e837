// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct TitleLineTests {
  static func chart(
    _ title: String, _ dates: some Collection<Int>, precision: DatePrecision = .day,
    base: Int? = nil
  ) throws -> Chart {
    let instants = dates.map { Int64($0) * CalendarDate.microsecondsPerDay }
    let axis = XAxis.Dates(instants: instants, precision: precision)
    let series = try Series(
      name: title, kind: .price, x: .dates(axis), values: dates.map(Double.init),
      base: base.map { Point(x: .date(CalendarDate(day: $0)), y: 1) })
    return try Chart(title: title, series: [series])
  }

  static let spans: [(Int, RangeLength?, String)] = [
    (365, .years(1), "1 year"), (364, .years(1), "1 year"), (100, .years(1), "14 weeks"),
    (28, .months(1), "1 month"), (28, .weeks(4), "4 weeks"), (28, nil, "4 weeks"),
    (4749, nil, "13 years"), (4749, .maximum, "13 years"), (365, nil, "1 year"),
    (548, nil, "18 months"), (9, nil, "9 days"), (6, .weeks(1), "6 days"), (7, .weeks(1), "1 week"),
    (59, .yearToDate, "59 days"), (899, nil, "30 months"), (31, nil, "1 month"),
  ]

  @Test(arguments: spans)
  func tellsTheSpan(_ days: Int, _ length: RangeLength?, _ words: String) throws {
    let chart = try Self.chart("Apple", 1...days, base: 0)
    #expect(
      Phrasebook().title(of: chart, asked: length, seconds: 13.4) == "Apple, \(words), 13 seconds.")
  }

  @Test func countsDaysThatAreBars() throws {
    let chart = try Self.chart("Apple", 1...5, base: 0)
    #expect(
      Phrasebook().title(of: chart, asked: .days(5), seconds: 1.2) == "Apple, 5 days, 1 second.")
  }

  /// Days without a price are no days of a range that counts bars.
  @Test func countsTradingDaysThatAreBars() throws {
    let chart = try Self.chart("Apple", [3, 4, 7, 8, 9], base: 2)
    let title = Phrasebook().title(of: chart, asked: .days(5), seconds: 1.2)
    #expect(title == "Apple, 5 trading days, 1 second.")
  }

  @Test(arguments: [0.2, 0.9, 1.4])
  func soundsLastASecondAtLeast(_ seconds: Double) {
    #expect(Phrasebook().duration(seconds: seconds) == "1 second")
  }

  static let titles: [(String, String)] = [
    ("Apple", "Apple"), ("International Business Machines", "International"),
    ("Abcdefghijklmnopqrstuvwxyz", "Abcdefghijklmnopqrs"), ("a\u{1B}[31mb", "a[31mb"),
    ("Sales & Services of the North", "Sales & Services"),
    ("Alphabets, Numbers, Words", "Alphabets, Numbers"), ("", ""),
  ]

  @Test(arguments: titles)
  func staysWithinFortyCharacters(_ title: String, _ shown: String) throws {
    let chart = try Self.chart(title, 1...365, base: 0)
    let line = Phrasebook().title(of: chart, asked: nil, seconds: 13)
    #expect(line == "\(shown), 1 year, 13 seconds.")
    #expect(line.count <= Phrasebook.titleLimit)
  }

  @Test func namesSeveralSeries() throws {
    let one = try Series(name: "Apple", values: [1, 2, 3])
    let two = try Series(name: "International Business Machines", values: [1, 2, 3])
    let chart = try Chart(title: "Apple and International Business Machines", series: [one, two])
    #expect(
      Phrasebook().title(of: chart, asked: nil, seconds: 2)
        == "Apple and 1 more, 3 points, 2 seconds.")
  }
}

@Suite struct SoundNotesTests {
  static func lines(_ chart: Chart, _ style: SoundStyle) throws -> [String] {
    Phrasebook().soundNotes(try Score(chart, style: style), of: chart, style: style)
  }

  static func chart(_ values: [Double?]..., unit: String? = nil) throws -> Chart {
    let series = try values.enumerated().map {
      try Series(name: "S\($0 + 1)", unit: unit, values: $1)
    }
    return try Chart(title: "Chart", series: series)
  }

  @Test func plainSoundsNeedNoNotes() throws {
    #expect(try Self.lines(Self.chart([1, 2, 3]), SoundStyle()) == [])
  }

  @Test func reductionIsSaid() throws {
    let chart = try Self.chart((0..<1000).map { Double($0 * 7919 % 1000) })
    let heard = try Score(chart).points.heard
    #expect(
      try Self.lines(chart, SoundStyle())
        == ["\(heard) of 1000 points heard, the highest and lowest always."])
    var gist = SoundStyle()
    gist.length = .gist
    #expect(try Self.lines(chart, gist)[0].hasPrefix("Shape only: "))
    // A shape of few points is all of them.
    let few = try Self.chart([1, 2, 3])
    #expect(try Self.lines(few, gist) == [])
    let score = try Score(few, style: gist)
    let sentence = Phrasebook().explanation(score, of: few, style: gist)
    #expect(sentence.hasSuffix("; 3 of 3 points heard."), "\(sentence)")
  }

  @Test func axesAreSaid() throws {
    let sharing = try Self.chart([1, 2], [3, 4], unit: "metres")
    #expect(try Self.lines(sharing, SoundStyle()) == ["S1 and S2 share one axis."])
    let alike = try Self.chart([1, 2], [3, 4])
    #expect(try Self.lines(alike, SoundStyle()) == ["S1 and S2 share one axis."])
    let apart = try Self.chart([1, 2], [3, 40])
    #expect(try Self.lines(apart, SoundStyle()) == ["Each series has its own axis."])
  }

  @Test func whereBarsBeginIsSaid() throws {
    func lines(_ values: [Double]..., change: (inout SoundStyle) -> Void = { _ in }) throws
      -> [String]
    {
      let series = try values.enumerated().map {
        try Series(name: "S\($0 + 1)", x: .categories(["Berlin", "Rome"]), values: $1)
      }
      var style = SoundStyle()
      change(&style)
      return try Self.lines(Chart(title: "Chart", series: series), style)
    }
    #expect(try lines([5, 9]) == ["Pitch starts at zero."])
    #expect(try lines([98, 99]) == ["Pitch does not start at zero."])
    #expect(try lines([-5, 9]) == [])
    #expect(try lines([5, 9]) { $0.includesZero = false } == [])
    #expect(try lines([5, 9]) { $0.minimum = 1 } == [])
    #expect(
      try lines([5, 9], [980, 990]) == [
        "Each series has its own axis.", "Pitch of S1 starts at zero.",
        "Pitch of S2 does not start at zero.",
      ])
  }

  @Test func choicesAreSaid() throws {
    var style = SoundStyle()
    style.scale = .log
    style.isInverted = true
    style.notes = .major
    style.smoothing = .median(width: 3)
    #expect(
      try Self.lines(Self.chart([1, 2, 3]), style) == [
        "Pitch is logarithmic: equal percent moves are equal intervals.",
        "The lowest value has the highest pitch.",
        "Pitches are moved to the notes of the major scale.",
        "The values are smoothed by the median of 3 points.",
      ])
  }

  @Test func clippingIsCounted() throws {
    var style = SoundStyle()
    style.maximum = 2.5
    let score = try Score(Self.chart([1, 2, 3]), style: style)
    #expect(
      Phrasebook().clipping(score.points) == "1 value is outside the axis and sounds at its end.")
    #expect(Phrasebook().clipping(try Score(Self.chart([1, 2, 3])).points) == nil)
  }

  @Test func explanationIsOneSentence() throws {
    let chart = try Self.chart([1, 2, 3], unit: "metres")
    let style = SoundStyle()
    let sentence = Phrasebook().explanation(
      try Score(chart, style: style), of: chart, style: style)
    #expect(
      sentence
        == "Values from 1 to 3 metres sound from 220 to 1760 hertz on a linear scale; every point"
        + " has the same time, as separate notes, 1.73 seconds in all; 3 of 3 points heard.")
  }

  @Test func explanationTellsWhatIsSpecial() throws {
    let chart = try Self.chart([1, 2, nil, 9], [5, 5, 5])
    var style = SoundStyle()
    style.isInverted = true
    style.maximum = 6
    style.spacing = .true
    style.smoothing = .exponential(alpha: 1)
    let sentence = Phrasebook().explanation(
      try Score(chart, style: style), of: chart, style: style)
    #expect(sentence.contains("values of S2 from 5 to 6"))
    #expect(sentence.contains("sound from 1760 to 220 hertz"))
    #expect(sentence.contains("1 missing"))
    #expect(sentence.contains("1 value is outside the axis and sounds at its end"))
    #expect(sentence.contains("each series has its own axis"))
    #expect(sentence.contains("smoothed by an exponential moving average of 1"))
    #expect(sentence.filter { $0 == "." }.count == 2, "\(sentence)")
  }
}

/// The same phrases in German.
@Suite struct GermanPhrasebookTests {
  static let phrases = Phrasebook(.german)

  @Test func tellsTheTitle() throws {
    let chart = try TitleLineTests.chart("Apple", 1...365, base: 0)
    #expect(
      Self.phrases.title(of: chart, asked: .years(1), seconds: 13.4)
        == "Apple, 1 Jahr, 13 Sekunden.")
    let months = try TitleLineTests.chart("Apple", 1...548, base: 0)
    #expect(
      Self.phrases.title(of: months, seconds: 600) == "Apple, 18 Monate, 10 Minuten.")
  }

  @Test func tellsThatSamplesAreOld() throws {
    let date = try #require(CalendarDate(year: 2013, month: 3, day: 1))
    #expect(Self.phrases.sampleNotice(asOf: date) == "Beispieldaten, nicht aktuell: 1. März 2013.")
    #expect(Phrasebook().sampleNotice(asOf: date) == "Sample data, not current: 1 March 2013.")
    #expect(
      Phrasebook(.americanEnglish).sampleNotice(asOf: date)
        == "Sample data, not current: March 1, 2013.")
  }

  @Test func tellsTheSound() throws {
    let chart = try SoundNotesTests.chart([1, 2, 3], unit: "m")
    var style = SoundStyle()
    style.scale = .log
    style.isInverted = true
    style.notes = .minor
    style.smoothing = .mean(width: 3)
    let score = try Score(chart, style: style)
    #expect(
      Self.phrases.soundNotes(score, of: chart, style: style) == [
        "Die Tonhöhe ist logarithmisch: Gleiche prozentuale Änderungen sind gleiche Intervalle.",
        "Der niedrigste Wert hat den höchsten Ton.",
        "Die Töne sind auf die Noten der Molltonleiter gerundet.",
        "Die Werte sind durch das Mittel von 3 Punkten geglättet.",
      ])
    #expect(
      Phrasebook(.german, channel: .speech)
        .explanation(try Score(chart), of: chart, style: SoundStyle())
        == "Werte von 1 bis 3 Meter klingen mit 220 bis 1760 Hertz, linear; alle Punkte klingen"
        + " gleich lang, als einzelne Töne, insgesamt 1,7 Sekunden; 3 von 3 Punkten sind zu"
        + " hören.")
  }
}
