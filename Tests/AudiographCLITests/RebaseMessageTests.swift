// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

/// Why there is no comparison, as it is spoken, and the exit status it leads to.
@Suite struct RebaseMessageTests {
  static let day = CalendarDate(day: 15_766)

  static let messages: [(RebaseError, ExitCode, String)] = [
    (
      .noDates(series: "a"), .usage,
      "Percent change needs dates, and 'a' has none along x. Use play for charts without"
        + " dates."
    ),
    (
      .notAscending(series: "a", date: day), .input,
      "The dates of 'a' are not in ascending order at 2 March 2013. Give each date one row."
    ),
    (
      .unequalPrecision(series: "a", precision: .month, other: "b", otherPrecision: .day), .input,
      "The dates of 'a' are months, but those of 'b' are days. Compare series with the same kind"
        + " of dates."
    ),
    (
      .unequalClocks(series: "a", other: "b"), .input,
      "The times of 'a' and 'b' are in different time zones. Give both in one time zone."
    ),
    (
      .tooFewCommonDates(count: 0, series: ["a", "b"]), .input,
      "No date has a value in every series: 'a', 'b'. Choose series that overlap."
    ),
    (
      .tooFewCommonDates(count: 1, series: ["a", "b"]), .input,
      "Only one date has a value in every series: 'a', 'b'. Choose series that overlap."
    ),
    (
      .startNotPositive(series: "a", value: -2.5, date: day), .input,
      "Percent change cannot start at -2.5, the value of 'a' on 2 March 2013, the first date that"
        + " is compared. Start at a value above 0 with --from, or leave the series out."
    ),
    (
      .oneDateInRange(day), .input,
      "Only one date of the range, 2 March 2013, has a value in every series. Choose a longer range."
    ),
    (
      .oneInterval(.month), .input,
      "All dates that are compared fall in one month. Choose a longer range, or a shorter --interval."
    ),
    (
      .range(.nothingInRange(first: day, last: CalendarDate(day: 15_767))), .input,
      "No date of the range has a value in every series: such dates run from 2 March 2013 to 3"
        + " March 2013. Choose a range within these dates."
    ),
    (
      .range(.endBeforeStart(start: CalendarDate(day: 15_767), end: day)), .usage,
      "The range ends on 2 March 2013, before it begins on 3 March 2013. Give --from a date before"
        + " --to."
    ),
    (
      .changeTooLarge(series: "a", date: day), .input,
      "The change of 'a' up to 2 March 2013 is too large to be a number. Start at another date"
        + " with --from, or leave the series out."
    ),
    (
      .notAChart(.noPoints), .input,
      "There is nothing to hear: no point has a value. Choose a longer range."
    ),
  ]

  @Test(arguments: messages)
  func saysWhatIsWrongAndWhatToDo(_ error: RebaseError, _ status: ExitCode, _ text: String) {
    let message = ErrorWords(error)
    #expect(ExitCode(error) == status)
    #expect(message.text == text)
  }

  @Test(arguments: [(1, 2, "1 value", "2 dates"), (3, 1, "3 values", "1 date")])
  func saysWhatWasLeftOut(_ count: Int, _ compared: Int, _ values: String, _ dates: String) {
    #expect(
      LoadNote.leftOut(count: count, compared: compared, name: "a\u{1B}b").line
        == "ab: left out \(values), because only \(dates) can be compared.")
  }
}
