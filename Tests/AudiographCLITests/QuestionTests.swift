// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

@Suite struct QuestionTests {
  static let dates = XAxis.dates(XAxis.Dates(instants: [0], precision: .day))

  static let asked: [(XAxis, String, String?)] = [
    (dates, "2012-09-19", "2012-09-19"), (dates, "2012-09", "2012-09"), (dates, "1913", "1913"),
    (dates, "1959-Q2", "1959-Q2"), (dates, "19 Sep 2012", "2012-09-19"),
    (dates, " September 19, 2012 ", "2012-09-19"), (dates, "20120919", "2012-09-19"),
    (dates, "25/12/2012", "2012-12-25"), (dates, "2012-09-19 14:30", "2012-09-19T14:30:00"),
    (dates, "3/4/2012", "2012-04-03"), (dates, "soon", nil), (dates, "-5", nil),
    (dates, "2013-02-29", nil),
    (.numbers([1]), "2.50", "2.5"), (.numbers([1]), "-1e3", "-1000"), (.numbers([1]), "nan", nil),
    (.numbers([1]), "", nil), (.rows(count: 3), "2", "2"), (.rows(count: 3), "2.5", "2.5"),
    (.rows(count: 3), "x", nil), (.categories(["a"]), "b", "b"), (.categories(["a"]), "5", "5"),
  ]

  @Test(arguments: asked)
  func readsPlacesAsTheAxisHasThem(_ axis: XAxis, _ text: String, _ description: String?) {
    #expect(XValue(asked: text, on: axis)?.description == description)
  }

  /// Dates are asked for as the program itself calls them, in its language.
  @Test(arguments: [
    (Language.english, "first quarter of 2025", "2025-Q1"),
    (.spanish, "febrero de 2025", "2025-02"),
    (.german, "erstes Quartal 2025", "2025-Q1"), (.german, "3. Februar 2025", "2025-02-03"),
    (.americanEnglish, "3/2/2025", "2025-03-02"), (.polish, "luty 2025", "2025-02"),
  ])
  func readsDatesAsTheyAreCalled(_ language: Language, _ text: String, _ date: String) throws {
    let first = try #require(CalendarDate(year: 2025, month: 1, day: 1, precision: .day)).instant
    let instants = (0..<100).map { first + Int64($0) * 86_400_000_000 }
    let axis = XAxis.dates(XAxis.Dates(instants: instants, precision: .day))
    #expect(XValue(asked: text, on: axis, in: Phrasebook(language))?.description == date)
  }

  @Test func wordsInSmallLettersAreQuestions() {
    for word in Question.words { #expect(Question(word) != .place(word)) }
    #expect(Set(Question.words.map { "\(Question($0))" }) == Set(Question.words))
    #expect(Question("Highest") == .place("Highest"))
    #expect(Question("2012") == .place("2012"))
  }

  static let messages: [(ValueError, ExitCode, String)] = [
    (
      .notAPlace("hihgest", on: dates), .usage,
      "Invalid X 'hihgest': use a date such as 1970-01-01, 3.2.2025, 3 Feb 2025 or Q1 2025, or"
        + " highest, lowest, first, last, change, trend, mean, median or now. Did you mean highest?"
    ),
    (
      .notAPlace("zz", on: .numbers([0.25])), .usage,
      "Invalid X 'zz': use a number such as 0.25, or highest, lowest, first, last, change, trend,"
        + " mean, median or now."
    ),
    (
      .notAPlace("zz", on: .rows(count: 5)), .usage,
      "Invalid X 'zz': use the number of a point, from 1 to 5, or highest, lowest, first, last,"
        + " change, trend, mean, median or now."
    ),
    (
      .noValue(
        .beforeFirst(PlacedValue(index: 0, x: .number(1871), y: 1120)), asked: "1850",
        along: .numbers([1871])), .input,
      "There is no value at '1850' or before it. The first value is 1120 at 1871."
    ),
    (
      .noValue(.missing(.row(1)), asked: "1", along: .rows(count: 2)), .input,
      "The value at '1' is missing, and so are all values before it. Ask for a later one."
    ),
    (
      .noValue(.missing(.category("Tue")), asked: "tue", along: .categories(["Tue"])), .input,
      "The value of 'tue' is missing. Ask for another category."
    ),
    (
      .noValue(.noSuchCategory("Belrin"), asked: "Belrin", along: .categories(["Berlin", "Rome"])),
      .input, "There is no category 'Belrin'. Did you mean 'Berlin'?"
    ),
    (
      .noValue(.noSuchCategory("xyz"), asked: "xyz", along: .categories(["a", "b", "a"])), .input,
      "There is no category 'xyz'. The categories are 'a', 'b'."
    ),
  ]

  @Test(arguments: messages)
  func refusesInTwoSentences(_ error: ValueError, _ status: ExitCode, _ text: String) {
    let message = ErrorWords(error)
    #expect(ExitCode(error) == status)
    #expect(message.line == "audiograph: \(text)")
  }

  static let numbers: [([String], [String])] = [
    (["a.csv", "-5"], ["a.csv", "-5"]), (["-5", "a.csv"], ["-5", "a.csv"]),
    (["a.csv", "-.5"], ["a.csv", "-.5"]), (["a.csv", "-1e-3", "-q"], ["a.csv", "-1e-3"]),
    (["a.csv", "--", "-x"], ["a.csv", "-x"]),
  ]

  @Test(arguments: numbers)
  func negativeNumbersAreOperands(_ texts: [String], _ operands: [String]) throws {
    let arguments = try ArgumentParser.read(texts, for: Commands.spec(.value))
    #expect(arguments.operands == operands)
  }

  @Test(arguments: ["-e5", "-5x", "-5-", "--5"])
  func whatIsNoNumberStaysAnOption(_ text: String) {
    #expect(throws: UsageError.self) {
      try ArgumentParser.read(["a.csv", text], for: Commands.spec(.value))
    }
  }
}
