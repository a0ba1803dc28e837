// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// How the value of a day that is not over is told beside a chart, and that nothing else knows it.
@Suite struct ProvisionalWordsTests {
  /// Ends with 430.47 on Friday, 1 March 2013.
  private static func chart(_ values: [Double] = [428, 433, 431, 429.5, 430.47]) throws -> Chart {
    let last = CalendarDate.dayNumber(year: 2013, month: 3, day: 1)
    let dates = XAxis.Dates(
      instants: values.indices.map { CalendarDate(day: last - values.count + 1 + $0).instant },
      precision: .day)
    let series = try Series(
      name: "Close", unit: "USD", kind: .price, x: .dates(dates), values: values)
    return try Chart(title: "Apple", series: [series])
  }

  /// A price of 10:45 on Monday in New York.
  private static func today(
    _ value: Double, base: Double = 430.47, age: Int = 0, isAfterGap: Bool = false
  ) -> ProvisionalValue {
    let monday = CalendarDate(day: CalendarDate.dayNumber(year: 2013, month: 3, day: 4))
    let friday = CalendarDate(day: CalendarDate.dayNumber(year: 2013, month: 3, day: 1))
    return ProvisionalValue(
      value: value,
      date: CalendarDate(
        instant: monday.instant + 645 * 60_000_000, precision: .minute, offsetMinutes: -300),
      base: Point(x: .date(friday), y: base), isAfterGap: isAfterGap, age: age)
  }

  private static func facts(
    _ today: ProvisionalValue?, _ chart: Chart? = nil
  ) throws -> ChartFacts {
    var context = ChartContext()
    context.provisional = today
    return ChartFacts(try chart ?? Self.chart(), context: context)
  }

  private static func last(
    _ today: ProvisionalValue, _ language: Language = .english, _ channel: Channel = .display
  ) throws -> String? {
    Description(try facts(today), language: language, channel: channel).sentences(.short).last
  }

  static let languages: [(Language, Channel, String, String)] = [
    (
      .english, .display, "So far today 431.20 US dollars, up 0.2 percent.",
      "So far today 431.20 US dollars, up 0.2 percent since 1 March 2013, as of 22 minutes ago."
    ),
    (
      .english, .speech, "So far today 431.20 US dollars, up 0.2 percent.",
      "So far today 431.20 US dollars, up 0.2 percent since March first 2013, as of 22 minutes ago."
    ),
    (
      .americanEnglish, .display, "So far today 431.20 US dollars, up 0.2 percent.",
      "So far today 431.20 US dollars, up 0.2 percent since March 1, 2013, as of 22 minutes ago."
    ),
    (
      .german, .display, "Heute bisher 431,20 US-Dollar, plus 0,2 Prozent.",
      "Heute bisher 431,20 US-Dollar, plus 0,2 Prozent seit dem 1. März 2013, Stand vor 22 Minuten."
    ),
    (
      .german, .speech, "Heute bisher 431,20 US-Dollar, plus 0,2 Prozent.",
      "Heute bisher 431,20 US-Dollar, plus 0,2 Prozent seit dem ersten März 2013, Stand vor 22 Minuten."
    ),
    (
      .french, .display,
      "Aujourd'hui, pour l'instant, 431,20 dollars américains, en hausse de 0,2\u{A0}%.",
      "Aujourd'hui, pour l'instant, 431,20 dollars américains, en hausse de 0,2\u{A0}% depuis le"
        + " 1er mars 2013, cours d'il y a 22 minutes."
    ),
    (
      .french, .speech,
      "Aujourd'hui, pour l'instant, 431,20 dollars américains, en hausse de 0,2 pour cent.",
      "Aujourd'hui, pour l'instant, 431,20 dollars américains, en hausse de 0,2 pour cent depuis le"
        + " premier mars 2013, cours d'il y a 22 minutes."
    ),
    (
      .polish, .display,
      "Dziś do tej pory 431,20 dolara amerykańskiego, wzrost o 0,2 procent.",
      "Dziś do tej pory 431,20 dolara amerykańskiego, wzrost o 0,2 procent od 1 marca 2013 roku, kurs"
        + " sprzed 22 minut."
    ),
    (
      .polish, .speech,
      "Dziś do tej pory 431,20 dolara amerykańskiego, wzrost o 0,2 procent.",
      "Dziś do tej pory 431,20 dolara amerykańskiego, wzrost o 0,2 procent od pierwszego marca dwa"
        + " tysiące trzynastego roku, kurs sprzed 22 minut."
    ),
  ]

  @Test(arguments: languages)
  func everyLanguageTellsIt(
    _ language: Language, _ channel: Channel, _ words: String, _ all: String
  ) throws {
    let full = Self.today(431.2, age: 1330, isAfterGap: true)
    #expect(try Self.last(Self.today(431.2), language, channel) == words)
    #expect(try Self.last(full, language, channel) == all)
    guard channel == .speech else { return }
    for today in [Self.today(431.2), full, Self.today(400, age: 9000), Self.today(430.47)] {
      let sentence = try #require(try Self.last(today, language, channel))
      #expect(speechFaults(in: sentence, language: language.rawValue) == [])
    }
  }

  static let changes: [(Double, Double, String)] = [
    (430.47, 430.47, "unchanged"), (430.48, 430.47, "up less than 0.1 percent"),
    (430.46, 430.47, "down less than 0.1 percent"),
    (344.376, 430.47, "down 20 percent, so far the lowest"),
    (1e-9, 430.47, "down more than 99.9 percent, so far the lowest"),
    (5165.64, 430.47, "to 12 times the earlier value, so far the highest"),
    (-3, 430.47, "down 433.47 US dollars, so far the lowest"),
    (4, 0, "up 4.00 US dollars, so far the lowest"),
    (1, -2, "up 3.00 US dollars, so far the lowest"),
  ]

  @Test(arguments: changes)
  func theChangeIsFromTheLastClose(_ value: Double, _ base: Double, _ change: String) throws {
    let sentence = try #require(try Self.last(Self.today(value, base: base)))
    #expect(sentence.hasPrefix("So far today "))
    #expect(sentence.hasSuffix(" US dollars, \(change)."), "\(sentence)")
  }

  static let extremes: [(Language, String, String)] = [
    (.english, "so far the highest", "so far the lowest"),
    (.german, "bisher der höchste Wert", "bisher der niedrigste Wert"),
    (.french, "pour l'instant le maximum", "pour l'instant le minimum"),
    (.polish, "jak dotąd najwyższa wartość", "jak dotąd najniższa wartość"),
  ]

  /// An extreme of a day that is not over is not told as one.
  @Test(arguments: extremes)
  func anExtremeIsOneSoFar(_ language: Language, _ highest: String, _ lowest: String) throws {
    for (value, words) in [(433.01, highest), (427.99, lowest)] {
      let sentence = try #require(try Self.last(Self.today(value, age: 1330), language))
      #expect(sentence.contains(", \(words), "), "\(sentence)")
    }
    for value in [433.0, 428, 431] {
      let sentence = try #require(try Self.last(Self.today(value), language))
      #expect(!sentence.contains(highest) && !sentence.contains(lowest))
    }
  }

  static let ages: [(Int, String)] = [
    (-60, "."), (0, "."), (299, "."), (300, ", as of 5 minutes ago."),
    (5400, ", as of 90 minutes ago."), (7200, ", as of 2 hours ago."),
    (9000, ", as of 150 minutes ago."), (86_399, ", as of 24 hours ago."),
  ]

  @Test(arguments: ages)
  func anAgeThatMattersIsTold(_ seconds: Int, _ words: String) throws {
    let sentence = try Self.last(Self.today(431.2, age: seconds))
    #expect(sentence == "So far today 431.20 US dollars, up 0.2 percent\(words)")
  }

  @Test func itIsTheLastSentenceOfEveryLevelButTheShortest() throws {
    for channel in [Channel.display, .speech] {
      let without = Description(try Self.facts(nil), channel: channel)
      let with = Description(try Self.facts(Self.today(431.2)), channel: channel)
      #expect(with.sentences(.alt) == without.sentences(.alt))
      for level in [Level.short, .standard, .long] {
        #expect(Array(with.sentences(level).dropLast()) == without.sentences(level))
        #expect(with.sentences(level).last?.hasPrefix("So far today ") == true)
      }
    }
  }

  @Test func itGoesFirstWhereWordsAreShort() throws {
    let without = Description(try Self.facts(nil))
    let with = Description(try Self.facts(Self.today(431.2)))
    let limit = without.sentences(.short).joined(separator: " ").count
    #expect(with.sentences(.short, atMost: limit) == without.sentences(.short))
    let all = with.sentences(.short).joined(separator: " ").count
    #expect(with.sentences(.short, atMost: all) == with.sentences(.short))
  }

  @Test(arguments: 1...6) func noOtherFactKnowsIt(count: Int) throws {
    let chart = try Self.chart((0..<count).map { 430.47 - Double($0) * 2 }.reversed())
    let schema = try #require(FactsDocumentTests.schema)
    let plain = FactsDocument(try Self.facts(nil, chart)).text
    let text = FactsDocument(try Self.facts(Self.today(431.2), chart)).text
    let told =
      #""provisional":{"x":"2013-03-04T10:45:00-05:00","y":431.2,"#
      + #""base":{"x":"2013-03-01","y":430.47},"#
    let json = try OrderedJSON(text)
    #expect(schema.faults(in: json) == [])
    #expect(text.contains(told), "\(text)")
    #expect(json["provisional"]?["change"]?["absolute"]?.number == 431.2 - 430.47)
    #expect(json["points"]?.number == Double(count))
    #expect(plain.components(of: "\"text\":")[0] == text.components(of: "\"provisional\":")[0])
    #expect(!plain.contains("provisional"))
  }

  @Test func severalSeriesHaveNone() throws {
    let one = try Self.chart().series[0]
    let chart = try Chart(title: "Two", series: [one, one])
    let (with, without) = (
      Description(try Self.facts(Self.today(431.2), chart)),
      Description(try Self.facts(nil, chart))
    )
    for level in Level.allCases { #expect(with.sentences(level) == without.sentences(level)) }
  }
}

extension String {
  /// The parts between the places of a text.
  fileprivate func components(of separator: String) -> [Substring] { split(separator: separator) }
}
