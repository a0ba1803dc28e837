// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import ChartInput

/// Writes dates in each form, and reads them again.
@Suite struct DateRoundTripTests {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// A date in a form whose specifiers are those of `DateForms`.
  private static func write(_ date: CalendarDate, _ pattern: String) -> String {
    let (year, month, day) = date.civil
    let parts: [Character: String] = [
      "Y": "\(year)", "y": padded(year % 100), "m": "\(month)", "N": padded(month),
      "d": "\(day)", "D": padded(day), "b": months[month - 1], "q": "\(date.quarter)",
    ]
    var text = ""
    var isSpecifier = false
    for character in pattern {
      if isSpecifier {
        text += parts[character] ?? ""
      } else if character != "%" {
        text.append(character)
      }
      isSpecifier = character == "%"
    }
    return text
  }

  @Test(arguments: [
    "%Y-%N-%D", "%Y-%m-%d", "%Y/%N/%D", "%Y.%m.%d", "%D/%N/%Y", "%m/%d/%Y", "%d.%m.%Y", "%D-%N-%Y",
    "%N/%D/%y", "%D.%N.%y", "%y-%N-%D", "%d %b %Y", "%d-%b-%y", "%b %d, %Y", "%D%b%Y", "%Y %b %d",
    "%N %D %Y", "%Y%N%D 12:00", "%d/%m/%Y 17:30", "%m/%d/%y 5:30 PM",
  ])
  func days(pattern: String) {
    for seed in 1...12 {
      var random = SeededGenerator(seed: UInt64(seed))
      let start = Int.random(in: 3_000...9_000, using: &random)
      let step = Int.random(in: 1...9, using: &random)
      var dates = (0..<60).map { CalendarDate(day: start + $0 * step) }
      if seed % 3 == 0 { dates.reverse() }
      if seed % 4 == 0 { dates.shuffle(using: &random) }
      let read = readDates(dates.map { Self.write($0, pattern) })?.map { $0.prefix(10) }
      #expect(read == dates.map { $0.description.prefix(10) }, "seed \(seed)")
    }
  }

  @Test(arguments: [
    "%Y-%N", "%Y/%m", "%YM%N", "%m/%Y", "%N-%Y", "%m/%y", "%b %Y", "%Y-%b", "%b-%y", "%b %y",
  ])
  func monthsOfYears(pattern: String) {
    for count in [1, 2, 3, 40] {
      let months = (0..<count).compactMap { CalendarDate(month: 1985 * 12 + 7 + $0) }
      let read = readDates(months.map { Self.write($0, pattern) })
      #expect(read == months.map { String($0.description.prefix(7)) })
    }
  }

  @Test(arguments: ["%YQ%q", "%Y-Q%q", "%Y:Q%q", "%Y Q%q", "Q%q %Y", "Q%q-%Y", "%qQ%y", "%qQ%Y"])
  func quarters(pattern: String) {
    let quarters = (0..<30).compactMap { CalendarDate(month: 1998 * 12 + 3 * $0) }
    let read = readDates(quarters.map { Self.write($0, pattern) })
    #expect(read == quarters.map { "\($0.civil.year)-Q\($0.quarter)" })
  }
}
