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
      "a: sorted the rows, which were out of order from row 3 on."
    ),
    (
      .read(.repeatedDatesReplaced(count: 1, example: CalendarDate(day: 0)), name: "a"),
      "a: ignored 1 row whose date appears again further down, such as 1 January 1970; the last"
        + " row counts."
    ),
    (
      .read(.timesConvertedToUTC, name: "a"),
      "a: converted the times to UTC, because their offsets differ."
    ),
    (
      .read(.rowsWithoutPosition(count: 1, firstRow: 4), name: "a"),
      "a: skipped 1 row without a position along x, beginning with row 4."
    ),
    (
      .read(.preambleSkipped(count: 2), name: "a"),
      "a: skipped 2 lines above the headings."
    ),
    (
      .read(.footerSkipped(count: 1, firstRow: 9), name: "a"),
      "a: skipped 1 row below the data, beginning with row 9."
    ),
    (
      .read(.readAs(encoding: "Windows-1250"), name: "a"),
      "a: read the text as Windows-1250, because it is not UTF-8; where letters are wrong, --encoding"
        + " NAME says the right one."
    ),
    (
      .read(.sheetTaken(name: "Data", count: 3), name: "a"),
      "a: read the sheet 'Data', which has most rows of values among 3 sheets; --sheet chooses another."
    ),
    (
      .read(.hiddenRowsRead(count: 2), name: "a"),
      "a: rows that are hidden in the workbook were read as well: 2."
    ),
    (
      .read(.formulasWithoutValue(count: 3), name: "a"),
      "a: took formulas without a stored value as missing values: 3; a spreadsheet program stores them"
        + " when it saves the workbook."
    ),
    (
      .read(.numbersAsTexts(["unit cost", "b"]), name: "a"),
      "a: left out columns whose numbers are stored as text: 'unit cost', 'b'; --type 'unit cost=number'"
        + " reads the first."
    ),
    (
      .read(.tableOfPageTaken(number: 2, count: 5), name: "a"),
      "a: read table 2, the largest of 5; --table chooses another."
    ),
    (
      .read(.quotesInCells(firstRow: 4), name: "a"),
      "a: took quotation marks inside cells as part of the text, beginning with row 4."
    ),
    (
      .read(.shortRows(count: 1, firstRow: 3), name: "a"),
      "a: filled up 1 short row with missing values, beginning with row 3."
    ),
    (
      .read(.oneOfColumns(name: "temp_max", count: 3, others: ["temp_min", "wind"]), name: "a"),
      "a: chose the column 'temp_max', one of 3 columns of numbers; use --y to choose others: 'temp_min', 'wind'."
    ),
    (
      .read(.oneOfColumns(name: "temp_max", count: 9, others: ["temp_min", "wind"]), name: "a"),
      "a: chose the column 'temp_max', one of 9 columns of numbers; use --y to choose others: 'temp_min', 'wind' and 6 more."
    ),
    (.read(.columnsLeftOut(count: 1, ["End"]), name: "a"), "a: left out the column 'End'."),
    (
      .read(.columnsLeftOut(count: 7, ["End", "ID"]), name: "a"),
      "a: left out 7 columns: 'End', 'ID' and 5 more."
    ),
    (
      .read(.limitsTaken(column: "b", count: 2), name: "a"),
      "a: used the number alone for 2 values of 'b' with < or > before it."
    ),
    (
      .read(.sentinelMissing(column: "b", value: -999, count: 3), name: "a"),
      "a: treated -999, far from the rest of 'b', as missing, 3 times."
    ),
    (
      .read(.badCellsMissing(column: "b", count: 1), name: "a"),
      "a: treated 1 cell of 'b' without a number as missing."
    ),
    (
      .read(.severalAtOnePosition(points: 9, positions: 4), name: "a"),
      "a: 9 points share 4 positions along x; use --aggregate mean to combine those at the same"
        + " position, or --by to split them into series."
    ),
    (
      .read(.totalRow(name: "Total"), name: "a"),
      "a: included the last row, 'Total', which is the sum of the others."
    ),
    (
      .read(.thousandsAssumed(column: "b", example: "1,234"), name: "a"),
      "a: read the comma in '1,234' of 'b' as a thousands separator; use --decimal comma if it is"
        + " decimal."
    ),
    (
      .read(.tableInField(path: "data"), name: "a"),
      "a: read the table in 'data'; use --field to choose another."
    ),
    (
      .read(.linesWithoutMatch(count: 1), name: "a"),
      "a: skipped 1 line without a match."
    ),
    (
      .read(.searchesBrokenOff(count: 1, firstLine: 7), name: "a"),
      "a: skipped 1 line, beginning with line 7, because the search for the pattern took too long."
    ),
    (
      .read(.searchesBrokenOff(count: 12, firstLine: 1000), name: "a"),
      "a: skipped 12 lines, beginning with line 1000, because the search for the pattern took too"
        + " long."
    ),
    (.read(.emptyRowsSkipped(count: 1), name: "a"), "a: skipped 1 empty row."),
    (.read(.emptyRowsSkipped(count: 2), name: "a"), "a: skipped 2 empty rows."),
    (
      .incomplete(
        IncompleteInterval(
          edge: .first, interval: .month, from: CalendarDate(day: 0), to: CalendarDate(day: 1)),
        name: "a"),
      "a: the first month is incomplete, with points only from 1 January 1970 to 2 January 1970."
    ),
    (
      .incomplete(
        IncompleteInterval(
          edge: .last, interval: .week, from: CalendarDate(day: 0), to: CalendarDate(day: 0)),
        name: "a"),
      "a: the last week is incomplete, with points only on 1 January 1970."
    ),
    (
      .noOrder(name: "a"),
      "a: the order of the rows may mean nothing; --as histogram tells how often values occur."
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
    #expect(note.isAboutKind == line.contains("--as "))
  }

  @Test func saysHowTheOtherOrderIsRead() throws {
    let note = ReadNote.dateOrderAssumed(
      column: "b", example: "01-02-2022", other: try DateFormat("%m-%d-%Y"))
    #expect(
      LoadNote.read(note, name: "a").line
        == "a: took the order of day and month in '01-02-2022' of 'b' from other columns;"
        + " --date-format %m-%d-%Y reads the other.")
  }

  @Test(arguments: [
    (OutputDevice(name: "default", summary: "Server", isDefault: true), "default: Server"),
    (OutputDevice(name: "pulse", summary: "", isDefault: true), "pulse (the default)"),
    (OutputDevice(name: "null", summary: "Nothing", isDefault: false), "null: Nothing"),
  ])
  func listsDevices(_ device: OutputDevice, _ line: String) {
    #expect(DevicesCommand.line(device, in: english) == line)
  }
}
