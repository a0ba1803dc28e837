// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// What companies report, word for word.
@Suite struct ReportTests {
  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
    try #require(CalendarDate(year: year, month: month, day: day))
  }

  private func report(
    _ value: Double, before earlier: Double?, _ measure: Report.Measure = .revenue,
    _ period: Report.Period = .quarter, _ currency: String = "USD",
    origin: Report.Origin = .filed
  ) throws -> Report {
    Report(
      measure: measure, period: period, start: try date(2024, 6, 30), end: try date(2024, 9, 28),
      value: value, currency: currency, earlier: earlier, origin: origin, form: "10-K",
      filed: try date(2024, 11, 1))
  }

  private func sentence(
    _ report: Report, _ language: Language = .english, _ channel: Channel = .display
  ) -> String {
    Phrasebook(language, channel: channel).sentences(report)[0]
  }

  @Test func changesInEnglish() throws {
    let rest = " in the quarter to 28 September 2024"
    let filed = "; filed on 1 November 2024."
    let before = "the same quarter a year before"
    let cases: [(Double, Double?, String)] = [
      (94_930e6, 89_498e6, "Revenue 94.9 billion US dollars\(rest), up 6.1 percent from \(before)"),
      (50e6, 100e6, "Revenue 50 million US dollars\(rest), down 50 percent from \(before)"),
      (1300, 100, "Revenue 1300 US dollars\(rest), 13 times that of \(before)"),
      (5e6, 5e6, "Revenue 5 million US dollars\(rest), unchanged on \(before)"),
      (5e6, nil, "Revenue 5 million US dollars\(rest)"),
      (
        5e6, -2e6, "Revenue 5 million US dollars\(rest), against -2 million US dollars in \(before)"
      ),
      (
        -5e6, 2e6, "Revenue -5 million US dollars\(rest), against 2 million US dollars in \(before)"
      ),
      (5e6, 0, "Revenue 5 million US dollars\(rest), against 0 US dollars in \(before)"),
      (0, 5e6, "Revenue 0 US dollars\(rest), down 100 percent from \(before)"),
      (
        1_000_100, 1e6,
        "Revenue 1 million US dollars\(rest), up less than 0.1 percent from \(before)"
      ),
    ]
    for (value, earlier, words) in cases {
      #expect(sentence(try report(value, before: earlier)) == words + filed)
    }
  }

  @Test func yearsSharesAndCurrencies() throws {
    #expect(
      sentence(try report(6.08, before: 6.13, .earningsPerShare, .year))
        == "Earnings per share 6.08 US dollars in the year to 28 September 2024,"
        + " down 0.8 percent from the year before; filed on 1 November 2024.")
    #expect(
      sentence(try report(391_035e6, before: 383_285e6, .cashFlow, .year, "EUR"), .americanEnglish)
        == "Operating cash flow 391 billion euros in the year to September 28, 2024,"
        + " up 2.0 percent from the year before; filed on November 1, 2024.")
  }

  static let shares: [(Double, String)] = [
    (0, "0.00"), (0.97, "0.97"), (1.4, "1.40"), (6.083421, "6.08"), (12.3456, "12.35"),
    (123.456, "123.5"), (123.04, "123.0"), (999.96, "1000"), (1234.5678, "1235"), (49_558, "49560"),
  ]

  /// What is divided by millions of shares has no more than four digits.
  @Test(arguments: shares)
  func amountsPerShareAreShort(_ value: Double, _ words: String) throws {
    #expect(
      sentence(try report(value, before: nil, .revenuePerShare, origin: .perShare))
        == "Revenue per share \(words) US dollars in the quarter to 28 September 2024; filed on"
        + " 1 November 2024.")
    let series = try Series(name: "", unit: "US dollars per share", values: [value])
    #expect(FigureTests.text(value, ValueStyle(series)) == words)
  }

  /// Different figures are still told apart.
  @Test func amountsPerShareDiffer() throws {
    let style = ValueStyle.perShare(decimals: 2)
    #expect(FigureTests.texts([123.41, 123.44], style) == ["123.41", "123.44"])
    #expect(FigureTests.texts([123.41, 124], style) == ["123.4", "124.0"])
  }

  @Test func german() throws {
    #expect(
      sentence(try report(94_930e6, before: 89_498e6), .german)
        == "Umsatz: 94,9 Milliarden US-Dollar im Quartal bis zum 28. September 2024, 6,1 Prozent"
        + " mehr als im Vorjahresquartal; eingereicht am 1. November 2024.")
    #expect(
      Phrasebook(.german).line(
        try report(0.97, before: nil, .earningsPerShare, origin: .perShareOfRest))
        == "Gewinn je Aktie, Quartal vom 30. Juni 2024 bis zum 28. September 2024: 0,97 US-Dollar,"
        + " eingereicht mit Formular 10-K am 1. November 2024; abgeleitet: die Summe geteilt durch"
        + " die durchschnittliche Zahl der Aktien, wenigstens eine von beiden als Rest eines"
        + " längeren Zeitraums.")
  }

  @Test func linesHaveSixDigits() throws {
    #expect(
      Phrasebook().line(try report(391_035e6, before: nil, origin: .restOfYear))
        == "Revenue, quarter from 30 June 2024 to 28 September 2024: 391.035 billion US dollars,"
        + " filed on form 10-K on 1 November 2024; derived: the year less its first nine months.")
  }

  @Test func derivedFiguresSaySo() throws {
    let lines = Phrasebook().sentences(try report(1e6, before: nil, origin: .restOfYear))
    #expect(lines.count == 2)
    #expect(lines[1] == "This figure is derived: the year less its first nine months.")
    #expect(Phrasebook().sentences(try report(1e6, before: nil)).count == 1)
  }

  @Test func headings() {
    #expect(
      Phrasebook().heading(ofCompany: "eBay Inc.") == "eBay Inc., figures filed with the SEC.")
    #expect(Phrasebook().heading(ofCompany: "") == "Figures filed with the SEC.")
    #expect(
      Phrasebook().nothing(.cashFlow, by: .quarter)
        == "No figure for operating cash flow by quarter was found in the filings.")
    #expect(
      Phrasebook().nothing(.earnings, by: .year)
        == "No figure for earnings by year was found in the filings.")
  }

  @Test(arguments: [
    (Report.Measure.cashFlow, "operativen Cashflow je Quartal"),
    (.cashFlowPerShare, "operativen Cashflow je Aktie je Quartal"),
    (.revenue, "Umsatz je Quartal"), (.earningsPerShare, "Gewinn je Aktie je Quartal"),
  ])
  func nothingInGerman(_ measure: Report.Measure, _ words: String) {
    #expect(
      Phrasebook(.german).nothing(measure, by: .quarter)
        == "Für \(words) steht in den Einreichungen keine Zahl.")
  }

  @Test(arguments: Language.allCases)
  func everythingCanBeSpoken(_ language: Language) throws {
    let phrases = Phrasebook(language, channel: .speech)
    var sentences = [phrases.heading(ofCompany: "AT&T Inc. (10-K)")]
    for measure in Report.Measure.allCases {
      for period in Report.Period.allCases {
        for (value, earlier) in [(94_930e6, 89_498e6), (-0.5, 2.25), (1300, 1)] {
          for origin in Report.Origin.allCases {
            let report = try report(value, before: earlier, measure, period, origin: origin)
            sentences += phrases.sentences(report) + [phrases.line(report)]
          }
        }
        sentences.append(phrases.nothing(measure, by: period))
      }
    }
    for sentence in Set(sentences) {
      #expect(speechFaults(in: sentence, language: language.rawValue).isEmpty, "\(sentence)")
    }
  }
}
