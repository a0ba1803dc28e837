// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph
@testable import AudiographCLI
@testable import ChartInput
@testable import SoundDevice

@Suite struct LoadNoteLinesTests {
  static let lines: [(LoadNote, String)] = [
    (
      .read(.rowsSorted(firstRow: 3), name: "a\u{1B}"),
      "a: the rows were not in order from row 3 on and were sorted."
    ),
    (
      .read(.repeatedDatesReplaced(count: 1, example: CalendarDate(day: 0)), name: "a"),
      "a: 1 row had a date that stands again further down, such as 1 January 1970; the last row"
        + " counts."
    ),
    (
      .read(.timesConvertedToUTC, name: "a"),
      "a: the times have different offsets and were converted to UTC."
    ),
    (
      .read(.rowsWithoutPosition(count: 1, firstRow: 4), name: "a"),
      "a: 1 row without a position along x was left out, first row 4."
    ),
    (
      .read(.preambleSkipped(count: 2), name: "a"),
      "a: 2 lines above the headings were passed over."
    ),
    (
      .read(.footerSkipped(count: 1, firstRow: 9), name: "a"),
      "a: 1 row below the data was passed over, from row 9 on."
    ),
    (
      .read(.shortRows(count: 1, firstRow: 3), name: "a"),
      "a: 1 row lacks cells at the end, which count as missing, first row 3."
    ),
    (
      .read(.oneOfColumns(name: "temp_max", count: 4), name: "a"),
      "a: the values are 'temp_max', one of 4 columns of numbers; --y takes others."
    ),
    (
      .read(.limitsTaken(column: "b", count: 2), name: "a"),
      "a: 2 values of 'b' such as <1 were taken as the number alone."
    ),
    (
      .read(.sentinelMissing(column: "b", value: -999, count: 3), name: "a"),
      "a: -999, far from the rest of 'b', counts as missing, 3 times."
    ),
    (
      .read(.badCellsMissing(column: "b", count: 1), name: "a"),
      "a: 1 cell of 'b' is not a number and counts as missing."
    ),
    (
      .read(.severalAtOnePosition(points: 9, positions: 4), name: "a"),
      "a: 9 points stand at 4 places along x; --aggregate mean makes one of those at the same place,"
        + " --by parts them into series."
    ),
    (
      .read(.totalRow(name: "Total"), name: "a"),
      "a: the last row, 'Total', is the sum of the others, and is included."
    ),
    (
      .read(.thousandsAssumed(column: "b", example: "1,234"), name: "a"),
      "a: the comma in '1,234' of 'b' was taken to stand between thousands; --decimal comma makes it"
        + " decimal."
    ),
    (
      .read(.tableInField(path: "data"), name: "a"),
      "a: the table was found in 'data'; --field takes another."
    ),
    (
      .read(.linesWithoutMatch(count: 1), name: "a"),
      "a: 1 line without a match was passed over."
    ),
    (.read(.emptyRowsSkipped(count: 1), name: "a"), "a: 1 empty row was left out."),
    (.read(.emptyRowsSkipped(count: 2), name: "a"), "a: 2 empty rows were left out."),
    (
      .incomplete(
        IncompleteInterval(
          edge: .first, interval: .month, from: CalendarDate(day: 0), to: CalendarDate(day: 1)),
        name: "a"),
      "a: the first month is incomplete, with points of 1 January 1970 to 2 January 1970 only."
    ),
    (
      .incomplete(
        IncompleteInterval(
          edge: .last, interval: .week, from: CalendarDate(day: 0), to: CalendarDate(day: 0)),
        name: "a"),
      "a: the last week is incomplete, with points of 1 January 1970 only."
    ),
    (
      .possibleSplit(PossibleSplit(date: CalendarDate(day: 0), ratio: 2), name: "a"),
      "warning: possible unadjusted split of a on 1 January 1970: the price moved as if one share"
        + " became 2."
    ),
  ]

  @Test(arguments: lines)
  func saysWhatHappened(_ note: LoadNote, _ line: String) {
    #expect(note.line == line)
  }

  @Test(arguments: [
    (OutputDevice(name: "default", summary: "Server", isDefault: true), "default: Server"),
    (OutputDevice(name: "pulse", summary: "", isDefault: true), "pulse (the default)"),
    (OutputDevice(name: "null", summary: "Nothing", isDefault: false), "null: Nothing"),
  ])
  func listsDevices(_ device: OutputDevice, _ line: String) {
    #expect(DevicesCommand.line(device) == line)
  }
}
