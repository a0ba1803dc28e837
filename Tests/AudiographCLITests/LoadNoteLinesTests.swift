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
