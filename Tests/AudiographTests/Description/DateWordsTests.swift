// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct DateWordsTests {
  struct Case: CustomTestStringConvertible {
    let date: (Int, Int, Int, DatePrecision)
    var form = Mention.DateForm.full
    let display: String
    let american: String
    let speech: String
    let german: String
    let spokenGerman: String

    var testDescription: String { display }

    var mention: Mention {
      get throws {
        let (year, month, day, precision) = date
        var written = try #require(
          CalendarDate(year: year, month: month, day: day, precision: precision))
        if precision > .day { written.instant += (14 * 60 + 30) * 60_000_000 }
        return .date(written, form)
      }
    }
  }

  static let cases = [
    Case(
      date: (2024, 1, 2, .day), display: "on 2 January 2024", american: "on January 2, 2024,",
      speech: "on January second 2024", german: "am 2. Januar 2024",
      spokenGerman: "am zweiten Januar 2024"),
    Case(
      date: (1871, 1, 1, .year), display: "in 1871", american: "in 1871",
      speech: "in eighteen seventy-one", german: "im Jahr 1871",
      spokenGerman: "im Jahr achtzehnhunderteinundsiebzig"),
    Case(
      date: (1900, 1, 1, .year), display: "in 1900", american: "in 1900",
      speech: "in nineteen hundred", german: "im Jahr 1900",
      spokenGerman: "im Jahr neunzehnhundert"),
    Case(
      date: (1901, 1, 1, .year), display: "in 1901", american: "in 1901",
      speech: "in nineteen oh one", german: "im Jahr 1901",
      spokenGerman: "im Jahr neunzehnhunderteins"),
    Case(
      date: (1999, 12, 31, .day), display: "on 31 December 1999",
      american: "on December 31, 1999,",
      speech: "on December thirty-first nineteen ninety-nine", german: "am 31. Dezember 1999",
      spokenGerman: "am einunddreißigsten Dezember neunzehnhundertneunundneunzig"),
    Case(
      date: (1117, 3, 3, .day), display: "on 3 March 1117", american: "on March 3, 1117,",
      speech: "on March third eleven seventeen", german: "am 3. März 1117",
      spokenGerman: "am dritten März elfhundertsiebzehn"),
    Case(
      date: (1959, 1, 1, .quarter), display: "in the first quarter of 1959",
      american: "in the first quarter of 1959",
      speech: "in the first quarter of nineteen fifty-nine", german: "im ersten Quartal 1959",
      spokenGerman: "im ersten Quartal neunzehnhundertneunundfünfzig"),
    Case(
      date: (2009, 10, 1, .quarter), display: "in the fourth quarter of 2009",
      american: "in the fourth quarter of 2009", speech: "in the fourth quarter of 2009",
      german: "im vierten Quartal 2009", spokenGerman: "im vierten Quartal 2009"),
    Case(
      date: (2024, 5, 1, .month), display: "in May 2024", american: "in May 2024",
      speech: "in May 2024", german: "im Mai 2024", spokenGerman: "im Mai 2024"),
    Case(
      date: (2024, 5, 1, .month), form: .withoutYear, display: "in May", american: "in May",
      speech: "in May", german: "im Mai", spokenGerman: "im Mai"),
    Case(
      date: (2024, 5, 17, .day), form: .withoutYear, display: "on 17 May",
      american: "on May 17", speech: "on May seventeenth", german: "am 17. Mai",
      spokenGerman: "am siebzehnten Mai"),
    Case(
      date: (2024, 5, 17, .day), form: .month(withYear: false), display: "in May",
      american: "in May", speech: "in May", german: "im Mai", spokenGerman: "im Mai"),
    Case(
      date: (1987, 10, 19, .day), form: .month(withYear: true), display: "in October 1987",
      american: "in October 1987", speech: "in October nineteen eighty-seven",
      german: "im Oktober 1987", spokenGerman: "im Oktober neunzehnhundertsiebenundachtzig"),
    Case(
      date: (0, 1, 1, .year), display: "in 1 BC", american: "in 1 BC", speech: "in 1 BC",
      german: "im Jahr 1 v. Chr.", spokenGerman: "im Jahr 1 vor Christus"),
    Case(
      date: (-43, 3, 15, .day), display: "on 15 March 44 BC", american: "on March 15, 44 BC,",
      speech: "on March fifteenth 44 BC", german: "am 15. März 44 v. Chr.",
      spokenGerman: "am fünfzehnten März 44 vor Christus"),
    Case(
      date: (2012, 3, 2, .minute), display: "at 14:30 on 2 March 2012",
      american: "at 2:30 p.m. on March 2, 2012,", speech: "at 14 30 on March second 2012",
      german: "am 2. März 2012 um 14:30 Uhr",
      spokenGerman: "am zweiten März 2012 um 14 Uhr 30"),
    Case(
      date: (2012, 3, 2, .second), form: .clock, display: "at 14:30", american: "at 2:30 p.m.",
      speech: "at 14 30", german: "um 14:30 Uhr", spokenGerman: "um 14 Uhr 30"),
  ]

  static let clocks: [(Int, DatePrecision, String, String, String)] = [
    (0, .minute, "09:00", "9 o'clock", "9 Uhr"), (300, .minute, "09:05", "9 oh 5", "9 Uhr 5"),
    (2110, .second, "09:35:10", "9 35 and 10 seconds", "9 Uhr 35 und 10 Sekunden"),
    (-9 * 3600, .minute, "00:00", "midnight", "0 Uhr"),
    (-9 * 3600 + 180, .minute, "00:03", "3 minutes past midnight", "0 Uhr 3"),
    (61, .second, "09:01:01", "9 oh 1 and 1 second", "9 Uhr 1 und 1 Sekunde"),
    (5 * 3600, .minute, "14:00", "14 hundred hours", "14 Uhr"),
  ]

  static let americanClocks: [(Int, String, String)] = [
    (0, "midnight", "midnight"), (180, "12:03 a.m.", "12 oh 3 A.M."),
    (32_400, "9 a.m.", "9 A.M."), (32_525, "9:02:05 a.m.", "9 oh 2 A.M. and 5 seconds"),
    (43_200, "noon", "noon"), (45_000, "12:30 p.m.", "12 30 P.M."),
    (55_500, "3:25 p.m.", "3 25 P.M."),
  ]

  @Test(arguments: americanClocks)
  func americanHoursAreTwelve(_ seconds: Int, _ display: String, _ speech: String) {
    let date = CalendarDate(instant: Int64(seconds) * 1_000_000, precision: .second)
    #expect(Language.americanEnglish.wording(.display).at(.date(date, .clock)) == "at \(display)")
    #expect(Language.americanEnglish.wording(.speech).at(.date(date, .clock)) == "at \(speech)")
    #expect(speechFaults(in: speech, language: "en-US") == [])
  }

  @Test(arguments: clocks)
  func readsTheClock(
    _ seconds: Int, _ precision: DatePrecision, _ display: String, _ speech: String,
    _ german: String
  ) throws {
    let instant = (9 * 3600 + Int64(seconds)) * 1_000_000
    let mention = Mention.date(CalendarDate(instant: instant, precision: precision), .clock)
    #expect(Language.english.wording(.display).at(mention) == "at \(display)")
    #expect(Language.english.wording(.speech).at(mention) == "at \(speech)")
    #expect(Language.german.wording(.display).at(mention) == "um \(display) Uhr")
    #expect(Language.german.wording(.speech).at(mention) == "um \(german)")
  }

  @Test(arguments: cases)
  func namesTheDate(_ test: Case) throws {
    let mention = try test.mention
    #expect(Language.english.wording(.display).at(mention) == test.display)
    #expect(Language.americanEnglish.wording(.display).at(mention) == test.american)
    #expect(Language.english.wording(.speech).at(mention) == test.speech)
    #expect(Language.german.wording(.display).at(mention) == test.german)
    #expect(Language.german.wording(.speech).at(mention) == test.spokenGerman)
  }

  static let turns: [(Mention, String, String)] = [
    (.row(5), "until point 5", "bis Punkt 5"),
    (.number(Figure(exactly: 0.25), of: nil), "until 0.25", "bis 0,25"),
    (.category("Berlin"), "until Berlin", "bis Berlin"),
    (date(2012, 9, 19, .month(withYear: false)), "until September", "bis September"),
    (date(2012, 9, 19, .full), "until 19 September 2012", "bis zum 19. September 2012"),
    (date(2012, 9, 19, .withoutYear), "until 19 September", "bis zum 19. September"),
    (date(1913, 1, 1, .full, .year), "until 1913", "bis 1913"),
    (
      date(1980, 1, 1, .full, .quarter), "until the first quarter of 1980",
      "bis zum ersten Quartal 1980"
    ),
  ]

  static func date(
    _ year: Int, _ month: Int, _ day: Int, _ form: Mention.DateForm,
    _ precision: DatePrecision = .day
  ) -> Mention {
    let days = CalendarDate.dayNumber(year: year, month: month, day: day)
    return .date(CalendarDate(day: days, precision: precision), form)
  }

  @Test(arguments: turns)
  func namesTurningPoints(_ mention: Mention, _ english: String, _ german: String) {
    #expect(Language.english.wording(.display).until(mention) == english)
    #expect(Language.german.wording(.display).until(mention) == german)
  }

  static let places: [(Mention, String, String)] = [
    (.row(5), "at point 5", "bei Punkt 5"),
    (.number(Figure(exactly: 0.25), of: nil), "at 0.25", "bei 0,25"),
    (.number(Figure(exactly: 28), of: "Alter"), "at Alter 28", "bei Alter 28"),
    (
      .number(Figure(exactly: 1e300), of: nil), "at 1 times 10 to the power of 300",
      "bei 1 mal 10 hoch 300"
    ),
    (.category("Berlin"), "for Berlin", "für Berlin"),
  ]

  @Test(arguments: places)
  func namesOtherPlaces(_ mention: Mention, _ english: String, _ german: String) {
    #expect(Language.english.wording(.display).at(mention) == english)
    #expect(Language.german.wording(.display).at(mention) == german)
  }
}
