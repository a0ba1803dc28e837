// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Random charts at every level: the limits hold, and what is spoken can be spoken.
@Suite struct LevelTests {
  static let voices: [(Language, Channel)] = Language.allCases.flatMap { language in
    Channel.allCases.map { (language, $0) }
  }

  /// A chart of one to four series of any kind over any axis.
  static func chart(_ generator: inout SeededGenerator) throws -> Chart {
    let count = Int.random(in: 1...60, using: &generator)
    let x = axis(count, &generator)
    let series = try (0..<[1, 1, 1, 2, 3, 5].randomElement(using: &generator, or: 1)).map {
      try self.series($0, x, count, &generator)
    }
    let titles = ["Apple", "A&B 10km_total (2024)", "BRK.B", "Umsatz – 1.000 €", "x"]
    return try Chart(title: titles.randomElement(using: &generator, or: "x"), series: series)
  }

  private static func axis(_ count: Int, _ generator: inout SeededGenerator) -> XAxis {
    let start = Int.random(in: -40_000...18_000, using: &generator)
    func dates(_ step: Int, _ precision: DatePrecision) -> XAxis {
      let instants = (0..<count).map {
        Int64(start + $0 * step) * CalendarDate.microsecondsPerDay
      }
      return .dates(XAxis.Dates(instants: instants, precision: precision))
    }
    switch Int.random(in: 0...6, using: &generator) {
    case 0: return .rows(count: count)
    case 1: return .numbers((0..<count).map { Double($0) * 0.25 - 3 })
    case 2: return .categories((0..<count).map { "Town #\($0) & co" })
    case 3: return dates(366, .year)
    case 4: return dates(92, .quarter)
    case 5: return dates(31, .month)
    default: return dates([1, 1, 7].randomElement(using: &generator, or: 1), .day)
    }
  }

  private static func series(
    _ number: Int, _ x: XAxis, _ count: Int, _ generator: inout SeededGenerator
  ) throws -> Series {
    let kind = ChartKind.allCases.filter { $0 != .rank }.randomElement(
      using: &generator, or: .measurement)
    let units = ["USD", "10^8 m^3", "%", "°C", "km/h", "things per day", "", "EUR/MWh"]
    let unit = units.randomElement(using: &generator, or: "")
    let scale = [1e-9, 0.01, 1, 1, 1, 300, 1e7, 1e40].randomElement(using: &generator, or: 1)
    let level = kind == .price ? 40.0 : Double.random(in: -20...20, using: &generator)
    var values = generator.randomWalk(count: count).map { ($0 + level) * scale }
    for index in values.indices.dropFirst() where Bool.random(using: &generator) {
      if Int.random(in: 0...4, using: &generator) == 0 { values[index] = .nan }
    }
    return try Series(
      name: "Series \(number)_a", unit: unit.isEmpty ? nil : unit, kind: kind, x: x,
      values: values)
  }

  static func facts(_ seed: UInt64) throws -> ChartFacts {
    var generator = SeededGenerator(seed: seed)
    var context = ChartContext()
    context.origin = [.bundledSample, .file("a_b-1.csv"), .standardInput][Int(seed % 3)]
    context.omissions = [.emptyRows(count: 1), .repeatedDates(count: 2)]
    return ChartFacts(try chart(&generator), context: context, withStatistics: true)
  }

  @Test func limitsHold() throws {
    for seed in 1...UInt64(caseCount(400, sweep: 40_000)) {
      let facts = try Self.facts(seed)
      let series = facts.series.count
      for (language, channel) in Self.voices {
        let description = Description(facts, language: language, channel: channel)
        let told = Dictionary(
          uniqueKeysWithValues: Level.allCases.map { ($0, description.sentences($0)) })
        let alt = try #require(told[.alt])
        #expect(alt.count == 1 && alt[0].count <= 140, "\(seed) \(language): \(alt)")
        #expect(try #require(told[.short]).count <= 2)
        let standard = try #require(told[.standard])
        let statistics = 2 * series
        if series == 1 {
          #expect(standard.count <= 5 + statistics)
          #expect(words(standard.dropLast(statistics)) <= 90, "\(seed): \(standard)")
        }
        #expect(words(standard.prefix(1)) > 0)
        let long = try #require(told[.long])
        #expect(words(long[...]) <= 250 + 150 * (series - 1) + 80 * series)
      }
    }
  }

  private func words(_ sentences: ArraySlice<String>) -> Int {
    sentences.reduce(0) { $0 + $1.wordCount }
  }

  @Test func everySpokenSentenceHasWordsOnly() throws {
    for seed in 1000...UInt64(caseCount(1250, sweep: 20_000)) {
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

  @Test func germanHasNoEnglishWords() throws {
    let english: Set = [
      "the", "and", "of", "to", "from", "is", "are", "was", "it", "rose", "fell", "with", "percent",
      "points", "first", "last", "highest", "lowest", "at", "on", "by", "than", "not", "than",
    ]
    for seed in 2000...UInt64(caseCount(2150, sweep: 20_000)) {
      let facts = try Self.facts(seed)
      for channel in Channel.allCases {
        let description = Description(facts, language: .german, channel: channel)
        for sentence in Level.allCases.flatMap(description.sentences) {
          let stray = sentence.split { !$0.isLetter }.map { $0.lowercased() }
            .filter(english.contains)
          #expect(stray.isEmpty, "\(sentence) \(stray)")
        }
      }
    }
  }

  static let fits: [([String], Int, Int)] = [
    ([], 5, 0), (["abc"], 2, 0), (["abc"], 3, 1), (["abc", "de"], 5, 1), (["abc", "de"], 6, 2),
    (["abc", "de", "f"], 7, 2), (["abc", "de", "f"], 8, 3), (["ä\u{308}é"], 2, 1),
    (["toolong", "a"], 3, 0),
  ]

  @Test(arguments: fits)
  func keepsWholeSentencesFromTheFront(_ sentences: [String], _ limit: Int, _ count: Int) {
    #expect(sentences.fitting(in: limit) == Array(sentences.prefix(count)))
  }

  @Test func whatIsDroppedIsDroppedFromTheEnd() throws {
    let facts = try Self.facts(7)
    let description = Description(facts)
    let all = description.sentences(.long)
    for limit in 0...all.joined(separator: " ").count {
      let kept = description.sentences(.long, atMost: limit)
      guard let kept else {
        #expect(limit < description.fewestCharacters)
        continue
      }
      #expect(kept.joined(separator: " ").count <= limit)
      #expect(kept == Array(all.prefix(kept.count)) || kept.count == 1)
    }
    #expect(description.sentences(.long, atMost: .max - 10) == all)
  }

  /// A title of any length leaves room for how it went, and names that are cut still differ.
  @Test(arguments: Language.allCases)
  func aTitleLeavesRoomForFacts(_ language: Language) throws {
    let name = "Annual unemployment of young people in rural areas of the northern provinces "
    let values: [Double] = [120, 90, 60, 30]
    for times in [1, 2, 20] {
      let title = String(repeating: name, count: times)
      let chart = try Chart(title: title, series: [Series(name: "A", values: values)])
      let alt = chart.description(in: language, level: .alt)
      #expect(alt.count == 1 && alt[0].count <= 140 && alt[0].hasPrefix("Annual"), "\(alt)")
      #expect(alt[0].contains("75"), "\(alt)")
      let two = try Chart(
        title: title,
        series: ["men", "women"].map { try Series(name: title + $0, values: values) })
      let both = two.description(in: language, level: .alt)[0]
      #expect(both.count <= 140 && both.contains("75"), "\(both)")
      #expect(both.contains("…men") && both.contains("…women"), "\(both)")
    }
  }
}

extension Array {
  /// A random element, or another value where there is none.
  fileprivate func randomElement(using generator: inout SeededGenerator, or other: Element)
    -> Element
  {
    randomElement(using: &generator) ?? other
  }
}
