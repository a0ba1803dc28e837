// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Walks through charts that are no line, and what is made of all of them alike.
@Suite struct FormWalkTests {
  private static let values: [Double] = [1, 2, 2, 3, 3, 3, 9]

  private func chart() throws -> FormChart {
    FormChart(try Histogram(Self.values, named: "age"), title: "Ages")
  }

  private func walk() throws -> Exploration {
    let series = try Series("age", Self.values)
    return try Exploration(try chart(), of: try Chart(title: "Ages", series: [series]))
  }

  private func line(_ reply: ExplorationReply) -> String? { Phrasebook().line(reply) }

  @Test func stepsFromPlaceToPlace() throws {
    var walk = try walk()
    #expect(line(walk.current) == "1 in 1, 14 percent")
    #expect(line(walk.perform(.next)) == "2 in 2, 29 percent")
    #expect(line(walk.perform(.highest)) == "3 in 3, 43 percent, highest")
    #expect(walk.perform(.last).sound == .point)
    let beyond = walk.perform(.next)
    #expect(beyond.sound == .edge(.last))
    #expect(line(beyond) == "1 in 9, 14 percent")
    #expect(walk.perform(.first).sound == .point)
    #expect(walk.perform(.previous).sound == .edge(.first))
    #expect(line(walk.perform(.where)) == "1 of 9")
    #expect(line(walk.perform(.nextHigher)) == "2 in 2, 29 percent")
  }

  @Test func everyActionAnswers() throws {
    for action in ExplorationAction.allCases {
      var walk = try walk()
      let reply = walk.perform(action)
      if let sound = reply.sound { _ = try walk.score(of: sound) }
      #expect((line(reply)?.count ?? 0) <= 60)
    }
  }

  /// What is typed on a walk, by a chart, and what is said.
  private func goes(_ model: some FormModel, _ typed: [(String, String?)]) throws {
    let chart = try Chart(title: "T", series: [Series("T", [1, 2])])
    var walk = try Exploration(FormChart(FormContent(model), title: "T"), of: chart)
    for (text, said) in typed {
      let number = Double(text)
      let reply = walk.go(
        toColumn: text, number: number, date: number.flatMap { CalendarDate(year: Int($0)) },
        in: Phrasebook())
      #expect(reply.flatMap(line) == said, "\(text)")
    }
  }

  @Test func numbersLeadToBins() throws {
    try goes(
      Histogram(Self.values, named: "age"),
      [
        ("3", "3 in 3, 43 percent, highest"), ("9", "1 in 9, 14 percent"),
        ("180", "outside the data"), ("-2", "outside the data"), ("nowhere", nil),
      ])
    var walk = try walk()
    #expect(line(walk.go(to: .value(2))) == "2 in 2, 29 percent")
    #expect(line(walk.go(to: .value(7))) == "never at 7")
    #expect(line(walk.go(to: .place(.number(8.7)))) == "1 in 9, 14 percent")
  }

  @Test func namesLeadToGroups() throws {
    let names = ["Adelie", "Chinstrap"].flatMap { Array(repeating: $0, count: 6) }
    let values = (0..<12).map(Double.init)
    let plot = try BoxPlot(values: values, named: "length", groups: names)
    let chart = try Chart(title: "T", series: [Series("T", [1, 2])])
    var walk = try Exploration(FormChart(plot, title: "T"), of: chart)
    for (text, name) in [("Chin", "Chinstrap"), ("adelie", "Adelie")] {
      let reply = walk.go(toColumn: text, number: nil, date: nil, in: Phrasebook())
      #expect(reply.flatMap(line)?.contains(name) == true)
    }
    try goes(plot, [("Gentoo", "not in this chart"), ("7", "not in this chart")])
  }

  @Test func numbersAndDatesLeadToColumns() throws {
    let scatter = try Scatter(x: [1, 2, 2, 9], y: [3, 1, 4, 5], xNamed: "x", yNamed: "y")
    try goes(
      scatter,
      [("3", "1 at 2, 1 of 2 here, lowest"), ("7", "5 at 9, highest"), ("10", "outside the data")])
    let values: [Double] = [1, 2, 3]
    func band(_ x: XAxis) throws -> Band {
      try Band(
        values: values, lower: values.map { $0 - 1 }, upper: values.map { $0 + 2 }, named: "m", x: x
      )
    }
    try goes(
      band(.numbers([10, 20, 30])), [("24", "2 at 20, 1 to 4"), ("31", "outside the data")])
    let years = try (2001...2003).map { try #require(CalendarDate(year: $0)).instant }
    try goes(
      band(.dates(XAxis.Dates(instants: years, precision: .year))),
      [
        ("2002", "2 in 2002, 1 to 4"), ("2010", "outside the data"),
        ("in 2002", "2 in 2002, 1 to 4"),
      ])
    try goes(band(.rows(count: 3)), [("2", "2 at point 2, 1 to 4"), ("4", "outside the data")])
    try goes(
      band(.categories(["a", "b", "c"])), [("b", "2 for b, 1 to 4"), ("z", "not in this chart")])
  }

  @Test func namesLeadToColumnsRowsAndParts() throws {
    let map = try HeatMap(
      values: [[1, 9], [8, 2]], rows: ["Monday", "Tuesday"], columns: ["left", "right"],
      named: "v")
    try goes(
      map,
      [
        ("right", "9, right, Monday, highest"), ("tues", "2, right, Tuesday"),
        ("left", "8, left, Tuesday"), ("Sunday", "not in this chart"),
      ])
    // A whole name counts before the beginning of another one.
    try goes(
      HeatMap(
        values: [[1, 9], [8, 2]], rows: ["Sat", "Sun"], columns: ["Sun sets", "Noon"], named: "v"),
      [("sun", "8, Sun sets, Sun"), ("sun s", "8, Sun sets, Sun"), ("noon", "2, Noon, Sun")])
    let shares = try Shares(values: [3, 1], named: "part", names: ["bread", "milk"])
    try goes(shares, [("mi", "25 percent, milk, lowest"), ("5", "not in this chart")])
  }

  /// The line of the highest place of a chart on a narrow display.
  private func highest(
    _ model: some FormModel, _ language: Language, _ limit: Int, value: Bool = false
  ) throws -> String? {
    let chart = try Chart(title: "T", series: [Series("T", [1, 2])])
    var walk = try Exploration(FormChart(FormContent(model), title: "T"), of: chart)
    let phrases = Phrasebook(language, lineLimit: limit)
    let reply = walk.perform(.highest)
    return value ? phrases.value(reply) : phrases.line(reply)
  }

  /// What a place is called stays whole as long as there is room for it: words that the key has said go first.
  @Test func narrowLinesKeepNames() throws {
    let names = ["Adelie", "Chinstrap", "Gentoo"].flatMap { Array(repeating: $0, count: 6) }
    let values = names.enumerated().map { 190 + Double($0.offset) }
    let plot = try BoxPlot(values: values, named: "length", groups: names)
    let box = try highest(plot, .german, 19) ?? ""
    #expect(box.contains("Gentoo") && box.count <= 19, "\(box)")
    let map = try HeatMap(
      values: [[1, 9], [8, 2]], rows: ["West", "East"], columns: ["Q1", "Q2"], named: "v")
    let cell = try highest(map, .german, 19) ?? ""
    #expect(cell.contains("Q2") && cell.contains("West"), "\(cell)")
    let grid = try HeatMap(
      values: [[29.28, 20], [21, 22]], rows: ["2010", "2011"], columns: ["September", "October"],
      named: "v")
    #expect(try highest(grid, .french, 19) == "29,28, Septem, 2010")
    let shares = try Shares(values: [3, 12], named: "part", names: ["Gentoo", "Chinstrap"])
    #expect(try highest(shares, .spanish, 15)?.hasSuffix("Chinstrap") == true)
    let scatter = try Scatter(x: [1, 2, 80.4], y: [3, 1, 21.9], xNamed: "x", yNamed: "y")
    let pair = try highest(scatter, .french, 19) ?? ""
    #expect(pair.hasPrefix("21,9") && pair.contains("80,4"), "\(pair)")
    let months = try (1...3).map { month in
      try #require(CalendarDate(year: 2011, month: month, day: 1, precision: .month)).instant
    }
    let band = try Band(
      values: [20, 25.84, 21], lower: [19, 24, 20], upper: [22, 27, 23], named: "m",
      x: .dates(XAxis.Dates(instants: months, precision: .month)))
    #expect(try highest(band, .english, 13) == "25.84, Feb 11")
  }

  /// Pairs are counted one by one, also those above each other.
  @Test func pairsAreCounted() throws {
    let scatter = try Scatter(x: [1, 2, 2, 3], y: [3, 1, 21, 9], xNamed: "x", yNamed: "y")
    let chart = try Chart(title: "T", series: [Series("T", [1, 2])])
    var walk = try Exploration(FormChart(FormContent(scatter), title: "T"), of: chart)
    _ = walk.perform(.last)
    #expect(line(walk.perform(.where)) == "4 of 4")
  }

  /// Values alone are told as they are beside their names.
  @Test func valuesAloneAreTheSame() throws {
    let shares = try Shares(values: [442, 558], named: "part", names: ["a", "b"])
    #expect(try highest(shares, .english, 39, value: true) == "56 percent")
  }

  /// A place sounds at the pitch that it has in the chart.
  @Test func placesSoundAsInTheChart() throws {
    var walk = try walk()
    _ = walk.perform(.highest)
    let whole = try Score(try chart())
    let note = try walk.score(of: .point)
    let bins = whole.events.filter { $0.kind == .bin }
    let frequency = try #require(note.events.first?.layers.first?.holds.first?.frequency)
    #expect(frequency == bins[2].frequency)
    #expect(frequency == 1760)
    let rest = try walk.score(of: .play(isBackwards: false))
    #expect(rest.events.filter { $0.kind == .bin }.map(\.value) == [3, 0, 0, 0, 0, 0, 1])
    let back = try walk.score(of: .play(isBackwards: true))
    #expect(back.events.filter { $0.kind == .bin }.map(\.value) == [3, 2, 1])
  }

  /// Speed and length stretch the data, but no note is shorter than 30 ms.
  @Test func timesAreStretched() throws {
    var style = SoundStyle()
    let usual = try Score(try chart(), style: style)
    style.speed = 0.5
    let slow = try Score(try chart(), style: style)
    let starts = { (score: Score) in score.events.filter { $0.kind == .bin }.map(\.start) }
    let (first, second) = (starts(usual), starts(slow))
    #expect(second[1] - second[0] == 2 * (first[1] - first[0]))
    (style.speed, style.length) = (4, .gist)
    let quick = try Score(try chart(), style: style)
    let shortest = quick.events.filter { $0.kind == .bin }.map(\.length).min() ?? 0
    #expect(shortest >= 1440)
  }

  /// What is heard decodes to the counts.
  @Test func pitchesDecodeToCounts() throws {
    let score = try Score(try chart())
    for event in score.events where event.kind == .bin {
      let value = score.laws[0].value(at: try #require(event.frequency))
      #expect(abs(value - (event.value ?? -1)) < 1e-9)
    }
    #expect(score.points.given == 7)
    #expect(score.form == .histogram)
    #expect(score.manifest.contains(#""mode":"histogram""#))
  }

  /// The picture, the page, the table, MIDI and the captions of one chart say the same.
  @Test func documentsAgree() throws {
    let chart = try chart()
    let score = try Score(chart)
    let landmarks = score.landmarks(of: chart)
    #expect(landmarks.contains { $0.kind == .maximum && $0.text == "3 in 3, 43 percent, highest" })
    let captions = Captions(landmarks, of: score).webVTT
    #expect(captions.contains("3 in 3, 43 percent"))
    #expect(DataDocument(chart).text.hasPrefix("From,To,Count,Percent\n0.5,1.5,1,"))
    #expect(chart.svg().contains("<title id="))
    let page = try chart.page()
    #expect(page.contains("3 in 3, 43 percent"))
    #expect(page.contains("<th scope=\"row\">2.5</th><td>3.5</td><td>3</td>"))
    #expect(MIDIFile(score, landmarks: landmarks).bytes.starts(with: Array("MThd".utf8)))
  }

  /// A name with marks ends nothing in a picture or a page.
  @Test func namesAreEscaped() throws {
    let name = "</script><img src=x>\"&"
    let chart = FormChart(
      try BoxPlot(
        values: [1, 2, 3, 4, 5, 6], named: name, groups: Array(repeating: name, count: 6)),
      title: name)
    for text in [chart.svg(), try chart.page()] {
      #expect(!text.contains("<img"))
    }
  }
}
