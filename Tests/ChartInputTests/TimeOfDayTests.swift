// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

@Suite struct TimeOfDayTests {
  private static func seconds(_ text: String) -> Double? {
    TimeOfDay.microseconds(of: Array(text.utf8).span).map { Double($0) / 1_000_000 }
  }

  @Test(arguments: [
    ("00:00", 0), ("23:59", 86_340), ("17:30:05", 63_005), ("17:30:05.25", 63_005.25),
    ("17:30:05,5", 63_005.5), ("9:05", 32_700), ("5:00 a.m.", 18_000), ("12:00 p.m.", 43_200),
    ("12:00 AM", 0), ("12:30am", 1800), ("8 PM", 72_000), ("8PM", 72_000), ("8:15:30 P.M.", 72_930),
    ("24:00", 86_400), ("17:30 PM", 63_000), ("0:30 AM", 1800), ("5:00\u{202F}PM", 61_200),
    ("5:00\u{A0}pm", 61_200),
    // Leap seconds, in zones that stand whole quarters of an hour from UTC.
    ("23:59:60", 86_400), ("08:59:60", 32_400), ("05:29:60", 19_800), ("5:44:60 am", 20_700),
    ("23:59:60.5", 86_400.5),
  ])
  func times(text: String, expected: Double) { #expect(Self.seconds(text) == expected) }

  @Test(arguments: [
    "", "8", "830", "1430", "25:00", "24:01", "10:60", "10:00:60", "10:58:60", "23:59:61",
    "23:59:60 pm x", "10:5", "10:", "PM", "13:00 AM",
    "10:00 XM", "10:00x", "-1:00", "10:00:00.", "10.30", "100:00", "10:00Z",
  ])
  func noTimes(text: String) { #expect(Self.seconds(text) == nil) }

  @Test func columns() {
    let noneIsMissing = { (_: ArraySlice<UInt8>) in false }
    let times = CellColumn(["5:00 a.m.", "", "12:00 p.m."])
    #expect(TimeOfDay.isTimeOfDay(times, isMissing: noneIsMissing))
    #expect(TimeOfDay.microseconds(of: times) == [18_000_000_000, .min, 43_200_000_000])
    let mixed = CellColumn(["5:00 a.m.", "n/a"])
    #expect(!TimeOfDay.isTimeOfDay(mixed, isMissing: noneIsMissing))
    #expect(TimeOfDay.isTimeOfDay(mixed) { CellText.string($0) == "n/a" })
    #expect(!TimeOfDay.isTimeOfDay(CellColumn([]), isMissing: noneIsMissing))
    #expect(!TimeOfDay.isTimeOfDay(CellColumn([""]), isMissing: noneIsMissing))
  }
}
