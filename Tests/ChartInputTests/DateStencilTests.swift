// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph
@testable import ChartInput

/// Columns of dates as the collector reads them, many by place, against what their form says of each cell.
@Suite struct DateStencilTests {
  @Test func readsEachCellAsItsFormDoes() {
    var (read, written) = (0, 0)
    for seed in 0..<caseCount(500, sweep: 300_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let texts = DateWriter.column(&random)
      let forms = DateForms.all.filter { Self.date($0, texts[0]) != nil }
      for form in forms {
        let expected = Self.expected(texts, form)
        var dates = DateCollector(form)
        let failure = dates.append(CellColumn(texts), rows: 0..<texts.count)
        #expect(dates.instants == expected.instants, "\(form.description) \(texts)")
        #expect(failure?.row == expected.failure, "\(form.description) \(texts)")
        read += expected.instants.count
      }
      written += forms.isEmpty ? 1 : 0
    }
    #expect(read > 10_000 && written == 0)
  }

  /// What the form reads, in UTC where offsets differ, up to the first cell that has none or is none.
  private static func expected(
    _ texts: [String], _ form: DateForm
  ) -> (instants: [Int64], failure: Int?) {
    var dates: [DateReading?] = []
    var failure: Int?
    for (row, text) in texts.enumerated() {
      let date = Self.date(form, text)
      let known = dates.compactMap { $0 }.first
      let isOther = known.map { ($0.offsetMinutes == nil) != (date?.offsetMinutes == nil) }
      guard text.isEmpty || date != nil && isOther != true else {
        failure = row
        break
      }
      dates.append(date)
    }
    let offsets = Set(dates.compactMap { $0.map(\.offsetMinutes) })
    let instants = dates.map { date in
      guard let date else { return Int64.min }
      let shift = offsets.count > 1 ? Int64(date.offsetMinutes ?? 0) * 60_000_000 : 0
      return date.instant - shift
    }
    return (instants, failure)
  }

  @Test(arguments: [
    ("%Y-%m-%d%T", "2012-03-02T14:30:05.250000123+02:00"), ("%d?%m?%Y%T", "31.12.2012 9:05"),
    ("%b~%e_%Y%T", "Mar 02, 2012 23:59"), ("%Y%N%D%T", "20120302T143005Z"),
    ("%d/%m/%y", "02/03/12"), ("%Y-%m-%d-%H-%M-%S", "2024-03-01-09-01-24"),
  ])
  func isCut(pattern: String, text: String) {
    let form = DateForm(pattern: pattern.replacing("?", with: "."))
    #expect(Self.stencil(form, text)?.width == text.utf8.count)
  }

  @Test(arguments: [
    ("%Y~W%V", "2020-W05"), ("%Y~Q%q", "2020-Q1"), ("%Y_%Z", "2019/20"),
    ("%Y-%m-%d%T", "2012-03-02 04:30 PM"), ("%Y-%j", "2012-010"),
  ])
  func isNotCut(pattern: String, text: String) {
    let form = DateForm(pattern: pattern)
    #expect(Self.date(form, text) != nil && Self.stencil(form, text) == nil)
  }

  private static func date(_ form: DateForm, _ text: String) -> DateReading? {
    form.read(Array(text.utf8).span)
  }

  private static func stencil(_ form: DateForm, _ text: String) -> DateStencil? {
    let bytes = Array(text.utf8)
    return date(form, text).flatMap { DateStencil(form, bytes.span, $0) }
  }
}

/// Columns of dates in one of many styles, some cells of which are damaged or written in another way.
private enum DateWriter {
  private static let days: [@Sendable (CalendarDate) -> String] = [
    { "\(year($0))-\(two($0.civil.month))-\(two($0.civil.day))" },
    { "\(year($0))/\(two($0.civil.month))/\(two($0.civil.day))" },
    { "\(year($0))\(two($0.civil.month))\(two($0.civil.day))" },
    { "\(two($0.civil.day)).\(two($0.civil.month)).\(year($0))" },
    { "\($0.civil.month)/\($0.civil.day)/\(year($0))" },
    { "\(two($0.civil.day))-\(two($0.civil.month))-\(two($0.civil.year % 100))" },
    { "\($0.civil.day) \(months[$0.civil.month - 1]) \(year($0))" },
    { "\(months[$0.civil.month - 1]) \(two($0.civil.day)), \(year($0))" },
    { "\(year($0))年\($0.civil.month)月\($0.civil.day)日" },
  ]
  private static let clocks: [@Sendable (Int64) -> String] = [
    { _ in "" }, { "T\(clock($0))" }, { " \(clock($0)):\(two(second($0)))" },
    { "T\(clock($0)):\(two(second($0))).\(digits($0 % 1_000_000, 6).prefix(3))" },
    { " \(clock($0)):\(two(second($0))).\(digits($0 % 1_000_000, 6))000" },
    { "T\(two(hour($0)))\(two(minute($0)))\(two(second($0)))" },
    { " \(hour($0)):\(two(minute($0)))" },
    { " \((hour($0) + 11) % 12 + 1):\(two(minute($0))) \(hour($0) < 12 ? "AM" : "PM")" },
  ]
  private static let offsets = ["", "", "Z", "+02:00", "-0530", " CET"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func column(_ random: inout SeededGenerator) -> [String] {
    let day = days.randomElement(using: &random) ?? days[0]
    let clock = clocks.randomElement(using: &random) ?? clocks[0]
    var offset = offsets.randomElement(using: &random) ?? ""
    let step = Int64.random(in: 1...400_000_000_000, using: &random)
    // Never midnight, which offsets leave as days.
    var instant = Int64.random(in: -2_000_000_000_000_000...3_000_000_000_000_000, using: &random)
    return (0..<Int.random(in: 1...60, using: &random)).map { row in
      instant += step
      if row > 0, row % 25 == 0, !offset.isEmpty { offset = "+01:00" }
      let date = CalendarDate(instant: instant, precision: .day)
      let time = clock(date.microsecondOfDay)
      let text = day(date) + time + (time.isEmpty ? "" : offset)
      guard row > 0, Int.random(in: 0..<40, using: &random) == 0 else { return text }
      return damaged(text, &random)
    }
  }

  /// One byte of it is another, or it is empty.
  private static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    guard let place = bytes.indices.randomElement(using: &random), Bool.random(using: &random)
    else { return "" }
    bytes[place] = Array("0123456789 :/-.TxZ".utf8).randomElement(using: &random) ?? 0
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digits(_ number: Int64, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }
  private static func two(_ number: Int) -> String { digits(Int64(number), 2) }
  private static func year(_ date: CalendarDate) -> String { digits(Int64(date.civil.year), 4) }
  private static func hour(_ time: Int64) -> Int { Int(time / 3_600_000_000) }
  private static func minute(_ time: Int64) -> Int { Int(time / 60_000_000 % 60) }
  private static func second(_ time: Int64) -> Int { Int(time / 1_000_000 % 60) }
  private static func clock(_ time: Int64) -> String { "\(two(hour(time))):\(two(minute(time)))" }
}
