// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Small charts as percent change, and exactly how they are told.
@Suite struct RebasedWordsTests {
  /// Columns over the weekdays from 2 March 2012 on, or over days after 1 March.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let columns: [(String, [Double])]
    var days: [[Int]]?
    let told: [String]
    let german: [String]

    init(
      _ name: String, _ columns: [(String, [Double])], days: [[Int]]? = nil, _ told: [String],
      _ german: [String]
    ) {
      testDescription = name
      (self.columns, self.days, self.told, self.german) = (columns, days, told, german)
    }

    var facts: ChartFacts {
      get throws {
        let series = try columns.enumerated().map { number, column in
          try Series(
            name: column.0, unit: "US dollars", kind: .price, source: number,
            x: days.map { ToldCase.daysAfter($0[number]) } ?? ToldCase.weekdays(column.1.count),
            values: column.1)
        }
        let title = columns.map(\.0).joined(separator: ", ")
        return try RebasedWordsTests.facts(Chart(title: title, series: series))
      }
    }
  }

  static func facts(_ chart: Chart, withStatistics: Bool = false) throws -> ChartFacts {
    let rebasing = try chart.rebased()
    var context = ChartContext()
    context.leadsWithTitle = false
    context.alignment = rebasing.alignment
    return ChartFacts(rebasing.chart, context: context, withStatistics: withStatistics)
  }

  static let threeDays = "percent change since 2 March 2012, to 6 March, 3 trading days."
  static let dreiTage =
    "prozentuale Veränderung vom 2. März 2012 bis zum 6. März, 3 Handelstage."
  static let hill: [Double] = [10, 10.5, 11, 12, 14, 13, 12, 11, 10, 9, 8]
  static let rise: [Double] = [50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60]

  static let cases = [
    Case(
      "two", [("Apple", [100, 110, 90]), ("Microsoft", [50, 50, 60])],
      [
        "Apple and Microsoft, " + threeDays,
        "Microsoft leads, up 20 percent; Apple is down 10 percent, 30 percentage points behind.",
        "They cross once on 6 March.", "Apple was up 10 percent on 5 March.",
        "Microsoft was unchanged on 5 March.",
      ],
      [
        "Apple und Microsoft, " + dreiTage,
        "Microsoft führt mit plus 20 Prozent; Apple liegt bei minus 10 Prozent, 30 Prozentpunkte"
          + " dahinter.",
        "Sie kreuzen sich einmal, am 6. März.", "Apple lag am 5. März bei plus 10 Prozent.",
        "Microsoft lag am 5. März beim Ausgangswert.",
      ]),
    Case(
      "level", [("A", [10, 20, 30]), ("B", [1, 2, 3])],
      [
        "A and B, " + threeDays, "Both are level, up 200 percent.", "They never cross.",
        "A was up 100 percent on 5 March.", "B was up 100 percent on 5 March.",
      ],
      [
        "A und B, " + dreiTage, "Beide liegen gleichauf, plus 200 Prozent.",
        "Sie kreuzen sich nie.", "A lag am 5. März bei plus 100 Prozent.",
        "B lag am 5. März bei plus 100 Prozent.",
      ]),
    Case(
      "level at the start", [("A", [10, 20, 10]), ("B", [1, 1, 1]), ("C", [2, 1, 2])],
      [
        "A, B and C, " + threeDays, "All are level, unchanged.", "The lead never changes.",
        "A was up 100 percent on 5 March.", "B never changed.",
        "C was down 50 percent on 5 March.",
      ],
      [
        "A, B und C, " + dreiTage, "Alle liegen gleichauf, unverändert.",
        "Die Führung wechselt nie.", "A lag am 5. März bei plus 100 Prozent.",
        "B blieb durchweg unverändert.", "C lag am 5. März bei minus 50 Prozent.",
      ]),
    Case(
      "in front together", [("A", [10, 12]), ("B", [5, 6]), ("C", [100, 90])],
      [
        "A, B and C, percent change since 2 March 2012, to 5 March, 2 trading days.",
        "A and B lead together, up 20 percent; C is down 10 percent, 30 percentage points behind.",
        "The lead never changes.",
      ],
      [
        "A, B und C, prozentuale Veränderung vom 2. März 2012 bis zum 5. März, 2 Handelstage.",
        "A und B führen gemeinsam mit plus 20 Prozent; C liegt bei minus 10 Prozent,"
          + " 30 Prozentpunkte dahinter.",
        "Die Führung wechselt nie.",
      ]),
    Case(
      "near", [("A", [1000, 1001]), ("B", [1000, 1001.1])],
      [
        "A and B, percent change since 2 March 2012, to 5 March, 2 trading days.",
        "B leads, up 0.11 percent; A is up 0.10 percent, 0.01 percentage points behind.",
        "They never cross.",
      ],
      [
        "A und B, prozentuale Veränderung vom 2. März 2012 bis zum 5. März, 2 Handelstage.",
        "B führt mit plus 0,11 Prozent; A liegt bei plus 0,10 Prozent, 0,01 Prozentpunkte"
          + " dahinter.",
        "Sie kreuzen sich nie.",
      ]),
    Case(
      "many times", [("A", [1, 20]), ("B", [1, 2]), ("C", [100_000, 1])],
      [
        "A, B and C, percent change since 2 March 2012, to 5 March, 2 trading days.",
        "A leads, at 20 times the first value; B is up 100 percent, 1800 percentage points behind;"
          + " C is down more than 99.9 percent, 2000 percentage points behind.",
        "The lead never changes.",
      ],
      [
        "A, B und C, prozentuale Veränderung vom 2. März 2012 bis zum 5. März, 2 Handelstage.",
        "A führt mit dem 20-Fachen des ersten Werts; B liegt bei plus 100 Prozent,"
          + " 1800 Prozentpunkte dahinter; C liegt bei einem Minus von mehr als 99,9 Prozent,"
          + " 2000 Prozentpunkte dahinter.",
        "Die Führung wechselt nie.",
      ]),
    Case(
      "unequal calendars", [("A", [10, 11, 9, 12, 13, 14]), ("B", [4, 5, 6, 8, 9])],
      days: [[1, 2, 3, 5, 6, 8], [2, 4, 5, 6, 7]],
      [
        "A and B, percent change since 3 March 2012, to 7 March, 3 points.",
        "B leads, up 100 percent; A is up 18 percent, 82 percentage points behind.",
        "They never cross.",
        "Only the 3 days that both have are compared; 1 day of A and 1 of B were left out.",
        "A was up 9.1 percent on 6 March.", "B was up 50 percent on 6 March.",
      ],
      [
        "A und B, prozentuale Veränderung vom 3. März 2012 bis zum 7. März, 3 Punkte.",
        "B führt mit plus 100 Prozent; A liegt bei plus 18 Prozent, 82 Prozentpunkte dahinter.",
        "Sie kreuzen sich nie.",
        "Verglichen werden nur die 3 Tage, die beide haben; ausgelassen wurden 1 Tag von A und 1"
          + " von B.",
        "A lag am 6. März bei plus 9,1 Prozent.", "B lag am 6. März bei plus 50 Prozent.",
      ]),
    Case(
      "gaps", [("A", [10, .nan, .nan, 11, 12, 13, 14, 15, 16, 18]), ("B", rise.dropLast())],
      [
        "A and B, percent change since 2 March 2012, to 15 March, 10 trading days.",
        "A leads, up 80 percent; B is up 18 percent, 62 percentage points behind.",
        "They never cross.",
        "A rose steadily; the first value was the lowest, the last the highest.",
        "2 trading days are missing, 5 March to 6 March.",
        "B rose steadily; the first value was the lowest, the last the highest.",
      ],
      [
        "A und B, prozentuale Veränderung vom 2. März 2012 bis zum 15. März, 10 Handelstage.",
        "A führt mit plus 80 Prozent; B liegt bei plus 18 Prozent, 62 Prozentpunkte dahinter.",
        "Sie kreuzen sich nie.",
        "A stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
        "2 Handelstage fehlen, vom 5. März bis zum 6. März.",
        "B stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
    Case(
      "one day left out", [("A", [10, 11]), ("B", [4, 5, 5])], days: [[2, 4], [2, 3, 4]],
      [
        "A and B, percent change since 3 March 2012, to 5 March, 2 points.",
        "B leads, up 25 percent; A is up 10 percent, 15 percentage points behind.",
        "They never cross.",
        "Only the 2 days that both have are compared; 1 day of B was left out.",
      ],
      [
        "A und B, prozentuale Veränderung vom 3. März 2012 bis zum 5. März, 2 Punkte.",
        "B führt mit plus 25 Prozent; A liegt bei plus 10 Prozent, 15 Prozentpunkte dahinter.",
        "Sie kreuzen sich nie.",
        "Verglichen werden nur die 2 Tage, die beide haben; ausgelassen wurde 1 Tag von B.",
      ]),
    Case(
      "alone", [("Apple", hill)],
      [
        "Apple, percent change since 2 March 2012, to 16 March, 11 trading days.",
        "It rose until 8 March, then fell to below where it began: down 20 percent; highest on"
          + " 8 March, up 40 percent; the last value was the lowest.",
      ],
      [
        "Apple, prozentuale Veränderung vom 2. März 2012 bis zum 16. März, 11 Handelstage.",
        "Der Kurs stieg bis zum 8. März und fiel dann unter den Ausgangswert: minus 20 Prozent; am"
          + " höchsten am 8. März, plus 40 Prozent; der letzte Wert war der niedrigste.",
      ]),
    Case(
      "courses", [("Apple", hill), ("Calm", hill.map { 1000 + $0 / 4 }), ("Up", rise)],
      [
        "Apple, Calm and Up, percent change since 2 March 2012, to 16 March, 11 trading days.",
        "Up leads, up 20 percent; Calm is down less than 0.1 percent, 20 percentage points"
          + " behind; Apple is down 20 percent, 40 percentage points behind.",
        "The lead changes once on 13 March.",
        "Apple rose until 8 March, then fell to below where it began; highest on 8 March, up 40"
          + " percent; the last value was the lowest.",
        "Calm was almost unchanged; highest on 8 March, up 0.1 percent; the last value was the lowest.",
        "Up rose steadily; the first value was the lowest, the last the highest.",
      ],
      [
        "Apple, Calm und Up, prozentuale Veränderung vom 2. März 2012 bis zum 16. März,"
          + " 11 Handelstage.",
        "Up führt mit plus 20 Prozent; Calm liegt bei einem Minus von weniger als 0,1 Prozent,"
          + " 20 Prozentpunkte dahinter; Apple liegt bei minus 20 Prozent, 40 Prozentpunkte"
          + " dahinter.",
        "Die Führung wechselt einmal, am 13. März.",
        "Apple stieg bis zum 8. März und fiel dann unter den Ausgangswert; am höchsten am 8. März,"
          + " plus 40 Prozent; der letzte Wert war der niedrigste.",
        "Calm blieb fast unverändert; am höchsten am 8. März, plus 0,1 Prozent; der letzte Wert"
          + " war der niedrigste.",
        "Up stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
    Case(
      "five",
      [("A", [10, 12]), ("B", [10, 13]), ("C", [10, 14]), ("D", [10, 15]), ("E", [10, 16])],
      [
        "A and 4 more, percent change since 2 March 2012, to 5 March, 2 trading days.",
        "E leads, up 60 percent; D is up 50 percent, 10 percentage points behind; C is up 40"
          + " percent, 20 percentage points behind; B is up 30 percent, 30 percentage points behind;"
          + " and 1 more series.",
        "The lead never changes.",
        "Further behind: A is up 20 percent, 40 percentage points behind.",
      ],
      [
        "A und 4 weitere, prozentuale Veränderung vom 2. März 2012 bis zum 5. März,"
          + " 2 Handelstage.",
        "E führt mit plus 60 Prozent; D liegt bei plus 50 Prozent, 10 Prozentpunkte dahinter; C"
          + " liegt bei plus 40 Prozent, 20 Prozentpunkte dahinter; B liegt bei plus 30 Prozent,"
          + " 30 Prozentpunkte dahinter; dazu 1 weitere Reihe.",
        "Die Führung wechselt nie.",
        "Weiter hinten: A liegt bei plus 20 Prozent, 40 Prozentpunkte dahinter.",
      ]),
  ]

  @Test(arguments: cases)
  func tells(_ test: Case) throws {
    let facts = try test.facts
    #expect(Description(facts).sentences(.standard) == test.told)
    #expect(Description(facts, language: .german).sentences(.standard) == test.german)
  }

  @Test func everyLevelInEveryVoice() throws {
    let facts = try Self.cases[0].facts
    func told(_ level: Level, _ language: Language, _ channel: Channel) -> [String] {
      Description(facts, language: language, channel: channel).sentences(level)
    }
    #expect(
      told(.alt, .english, .display)
        == ["Percent change since 2 March 2012: Microsoft up 20 percent, Apple down 10 percent."])
    #expect(
      told(.short, .americanEnglish, .display) == [
        "Apple and Microsoft, percent change since March 2, 2012: Microsoft leads, up 20 percent;"
          + " Apple is down 10 percent, 30 percentage points behind.",
        "They cross once on March 6.",
      ])
    #expect(
      told(.short, .english, .speech) == [
        "Apple and Microsoft, percent change since March second 2012: Microsoft leads, up 20"
          + " percent; Apple is down 10 percent, 30 percentage points behind.",
        "They cross once on March sixth.",
      ])
    #expect(
      told(.alt, .german, .speech) == [
        "Prozentuale Veränderung seit dem zweiten März 2012: Microsoft plus 20 Prozent, Apple minus"
          + " 10 Prozent."
      ])
    #expect(
      told(.standard, .german, .speech).first
        == "Apple und Microsoft, prozentuale Veränderung vom zweiten März 2012 bis zum"
        + " sechsten März, 3 Handelstage.")
    #expect(
      told(.long, .english, .display).last
        == "They are furthest apart on 6 March: Microsoft 30 percentage points ahead of Apple.")
    #expect(
      told(.long, .german, .display).last
        == "Am weitesten auseinander liegen sie am 6. März: Microsoft 30 Prozentpunkte vor Apple.")
  }

  @Test func exchangedSeriesAreToldInTheirOrder() throws {
    let columns = Self.cases[0].columns
    let series = try columns.map { name, values in
      try Series(name: name, kind: .price, x: ToldCase.weekdays(3), values: values)
    }
    let told = try [series, series.reversed()].map {
      Description(try Self.facts(Chart(title: "", series: $0))).sentences(.standard)
    }
    #expect(told[1][0] == "Microsoft and Apple, " + Self.threeDays)
    #expect(told[0][1...2] == told[1][1...2])
    #expect(told[0][3] == told[1][4])
    #expect(told[0][4] == told[1][3])
  }

  @Test func aFactorChangesNoWord() throws {
    for factor in [2, 3, 0.1, 1e6, 7e-7] {
      let plain = try Self.cases[10].facts
      let series = try Self.cases[10].columns.enumerated().map { number, column in
        try Series(
          name: column.0, kind: .price, x: ToldCase.weekdays(column.1.count),
          values: column.1.map { number == 0 ? $0 * factor : $0 })
      }
      let scaled = try Self.facts(Chart(title: "Apple, Calm, Up", series: series))
      for level in Level.allCases {
        #expect(Description(plain).sentences(level) == Description(scaled).sentences(level))
      }
    }
  }

  @Test(arguments: [3, 0.1, 7e-7])
  func aSeriesDoesNotCrossItsOwnMultiple(_ factor: Double) throws {
    var random = SeededGenerator(seed: 5)
    let walk = random.randomWalk(count: 300).map { $0 + 100 }
    let series = try [walk, walk.map { $0 * factor }].map {
      try Series(name: "A", kind: .price, x: ToldCase.weekdays(300), values: $0)
    }
    let facts = try Self.facts(Chart(title: "", series: series))
    #expect(facts.comparison?.crossings?.count == 0)
    #expect(Lead(facts.series.map(\.series)).changes.count == 0)
    #expect(Description(facts).sentences(.standard)[1].hasPrefix("Both are level, "))
  }

  /// The noise of a calculation grows with its result.
  @Test func aMillionfoldGrowthDoesNotCrossItsOwnTriple() throws {
    var random = SeededGenerator(seed: 8)
    let walk = random.randomWalk(count: 400).enumerated().map { place, step in
      0.0683 * Double(place * place * 10 + 1) + abs(step) / 1000
    }
    let series = try [walk, walk.map { $0 * 3 }].map {
      try Series(name: "A", kind: .price, x: ToldCase.weekdays(400), values: $0)
    }
    let facts = try Self.facts(Chart(title: "", series: series))
    let (one, other) = (facts.series[0].series.values, facts.series[1].series.values)
    // There is noise that was told once.
    #expect(zip(one, other).contains { abs($0 - $1) > 1e-9 })
    #expect(facts.comparison?.crossings?.count == 0)
    #expect(Lead(facts.series.map(\.series)).changes.count == 0)
    #expect(Lead(facts.series.map(\.series)).widest == nil)
    #expect(Description(facts).sentences(.standard)[1].hasPrefix("Both are level, "))
    #expect(abs(Rebasing.tolerance(at: 5, -99) - 1e-9) < 1e-20)
    #expect(abs(Rebasing.tolerance(at: 1e8, -99) - 1e-3) < 1e-14)
  }

  @Test func rebasedPricesAreNotTestedForChance() throws {
    let series = try Series(
      name: "Apple", kind: .price, x: ToldCase.weekdays(11), values: Self.rise)
    let facts = try Self.facts(Chart(title: "Apple", series: [series]), withStatistics: true)
    #expect(
      Description(facts).sentences(.standard).last?.hasPrefix(
        "No statement on chance: prices wander") == true)
  }

  @Test func theDocumentSaysWhatWasCompared() throws {
    let facts = try Self.cases[6].facts
    let text = FactsDocument(facts).text
    #expect(
      text.contains(#""language":"en","rebasedFrom":"2012-03-03","leftOut":[1,1],"points":6"#))
    let schema = try #require(FactsDocumentTests.schema)
    #expect(schema.faults(in: try OrderedJSON(text)) == [])
    let plain = FactsDocument(ChartFacts(try Chart([1, 2, 3]))).text
    #expect(!plain.contains("rebasedFrom"))
  }

  /// Changes of which the first is the highest, and how they and the distances are told.
  static let distances: [([Double], [String], [String])] = [
    ([-12.8605, -21.0408], ["12.86", "21.04"], ["8.18"]),
    ([12.4, 3.9], ["12.4", "3.9"], ["8.5"]), ([45.4, 12.6], ["45.4", "12.6"], ["32.8"]),
    ([45, 12.4], ["45", "12"], ["33"]), ([100, 9.1], ["100", "9.1"], ["91"]),
    ([12.444, 3.336], ["12.4", "3.3"], ["9.1"]),
    // The distance is 8.7198: neither 12.9 less 4.1 nor 12.85 less 4.14.
    ([12.8549, 4.1351], ["12.9", "4.1"], ["about 8.7"]),
    ([20.004, 10.06, 5.05], ["20.00", "10.06", "5.05"], ["9.94", "14.95"]),
    ([0.02, -30], ["less than 0.1", "30"], ["30"]), ([30], ["30"], []), ([], [], []),
  ]

  @Test(arguments: distances)
  func aDistanceIsTheDifferenceOfWhatIsTold(
    _ changes: [Double], _ told: [String], _ toldDistances: [String]
  ) {
    let english = Language.english.wording(.display)
    let rounded = Standings(
      of: changes,
      between: changes.indices.dropFirst().map {
        .init(size: changes[0] - changes[$0], higher: 0, lower: $0)
      })
    #expect(rounded.standings.map { Self.told($0, english) } == told)
    let distances = zip(rounded.gaps, rounded.isRough).map { gap, isRough in
      (isRough ? "about " : "") + english.number(gap)
    }
    #expect(distances == toldDistances)
  }

  static func told(_ standing: Standing, _ english: Wording) -> String {
    guard case .percent(let percent)? = standing.size else { return "" }
    switch percent {
    case .underATenth: return "less than 0.1"
    case .almostAll: return "more than 99.9"
    case .figure(let figure): return english.number(figure)
    }
  }

  @Test func aRoughDistanceIsCalledSo() throws {
    let facts = try Case("", [("A", [100_000, 112_854.9]), ("B", [100_000, 104_135.1])], [], [])
      .facts
    #expect(
      Description(facts).sentences(.standard)[1]
        == "A leads, up 12.9 percent; B is up 4.1 percent, about 8.7 percentage points behind.")
    #expect(
      Description(facts, language: .german).sentences(.standard)[1]
        == "A führt mit plus 12,9 Prozent; B liegt bei plus 4,1 Prozent, etwa 8,7 Prozentpunkte"
        + " dahinter.")
  }

  static let ties: [([Double], [Double], [String], [String])] = [
    ([12.41, 12.38], [], ["12.41", "12.38"], []),
    ([12.4, 20.9], [8.5], ["12.4", "20.9"], ["8.5"]),
    ([12.4, 45], [32.6], ["12", "45"], ["33"]),
    ([0.001, 0.002], [0.001], ["0.001", "0.002"], ["0.001"]),
    ([5, 5], [], ["5.0", "5.0"], []), ([0.04], [], ["less than 0.1"], []),
    ([0.01, 5.125, 5.127], [], ["0.010", "5.125", "5.127"], []),
  ]

  @Test(arguments: ties)
  func differentFiguresNeverReadAlike(
    _ changes: [Double], _ gaps: [Double], _ told: [String], _ toldGaps: [String]
  ) {
    let english = Language.english.wording(.display)
    let rounded = Standings(of: changes, gaps: gaps)
    #expect(rounded.standings.map { Self.told($0, english) } == told)
    #expect(rounded.gaps.map(english.number) == toldGaps)
  }
}

/// Random charts as percent change: limits hold, and what is spoken can be spoken.
@Suite struct RebasedLevelTests {
  static func facts(_ seed: UInt64) throws -> ChartFacts {
    var random = SeededGenerator(seed: seed)
    let count = [1, 2, 2, 3, 5, 9][Int(seed % 6)]
    let series = try (0..<count).map { number in
      let days = (1...50).filter { _ in Int.random(in: 0...6, using: &random) > 0 }
      let size = [0.01, 1, 1, 30][Int.random(in: 0...3, using: &random)]
      var walk = random.randomWalk(count: days.count).map { ($0 * size + 40) }
      for index in walk.indices.dropFirst(20).dropLast(20)
      where Int.random(in: 0...9, using: &random) == 0 { walk[index] = .nan }
      return try Series(
        name: "Series \(number)_a & co", kind: .price, source: number,
        x: ToldCase.daysAfter([0] + days), values: [40] + walk)
    }
    return try RebasedWordsTests.facts(Chart(title: "x", series: series), withStatistics: true)
  }

  @Test func limitsHold() throws {
    for seed in 1...UInt64(caseCount(90, sweep: 9_000)) {
      let facts = try Self.facts(seed)
      for (language, channel) in LevelTests.voices {
        let description = Description(facts, language: language, channel: channel)
        let alt = description.sentences(.alt)
        #expect(alt.count == 1 && alt[0].count <= 140)
        #expect((1...2).contains(description.sentences(.short).count))
        let standard = description.sentences(.standard)
        #expect(standard.count >= 2)
      }
    }
  }

  @Test func everySpokenSentenceHasWordsOnly() throws {
    for seed in 100...UInt64(caseCount(190, sweep: 9_000)) {
      let facts = try Self.facts(seed)
      for language in Language.allCases {
        let description = Description(facts, language: language, channel: .speech)
        for sentence in Set(Level.allCases.flatMap(description.sentences)) {
          let faults = speechFaults(in: sentence, language: language.rawValue)
          #expect(faults.isEmpty, "\(seed) \(language): \(sentence) \(faults)")
        }
      }
    }
  }

  /// Leader, distance and changes of the lead, found again from the values.
  @Test func factsAreTrue() throws {
    for seed in 200...UInt64(caseCount(290, sweep: 9_000)) {
      let facts = try Self.facts(seed)
      let columns = facts.series.map(\.series.values)
      let lead = Lead(facts.series.map(\.series))
      let rows = columns[0].indices.map { row in columns.map { $0[row] } }
        .filter { !$0.contains(where: \.isNaN) }
      let leaders = rows.compactMap { row -> Int? in
        let sorted = row.sorted()
        if row.count > 1, sorted[row.count - 1] - sorted[row.count - 2] <= 1e-9 { return nil }
        return row.firstIndex(of: sorted[row.count - 1])
      }
      #expect(lead.changes.count == zip(leaders, leaders.dropFirst()).filter { $0 != $1 }.count)
      let widest = rows.map { ($0.max() ?? 0) - ($0.min() ?? 0) }.max() ?? 0
      #expect(abs((lead.widest?.size ?? 0) - widest) <= 1e-9)
      for (name, values) in zip(facts.series.map(\.series.name), columns) {
        #expect(values[0] == 0 && !(values.last ?? .nan).isNaN, "\(name)")
      }
    }
  }
}
