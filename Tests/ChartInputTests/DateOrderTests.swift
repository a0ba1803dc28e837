// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Dates that may begin with the day or with the month, beside columns that tell which.
@Suite struct DateOrderTests {
  private func days(_ text: String, _ options: ReadOptions = ReadOptions()) throws -> [Int] {
    guard case .dates(let dates) = try read(text, options).x else { return [] }
    return dates.instants.map { CalendarDate(instant: $0, precision: .day).day }
  }

  private let january = (10...12).map { CalendarDate(year: 2022, month: 1, day: $0)?.day }

  private func rows(_ numbers: [String]) -> String {
    "Datum;Verbruik\n" + zip(10...12, numbers).map { "\($0)-01-2022;\($1)\n" }.joined()
  }

  @Test func decimalCommasMeanTheDayFirst() throws {
    #expect(try days(rows(["5,44", "6,2", "7,125"])) == january)
    var options = ReadOptions()
    options.decimal = .comma
    #expect(try days(rows(["5", "6", "7"]), options) == january)
  }

  @Test func nothingElseDecides() {
    for numbers in [["5.44", "6.2", "7.125"], ["5", "6", "7"]] {
      #expect(throws: ReadError.self) { try days(rows(numbers)) }
    }
  }

  /// The dates of another column read in one way only.
  @Test(arguments: [("2{}-02-2022", 1, 10), ("02-2{}-2022", 10, 1)])
  func anotherColumnDecides(other: String, month: Int, day: Int) throws {
    let rows = (0..<3).map { row in
      "1\(row)-01-2022,\(other.replacing("{}", with: "\(row + 5)")),\(row + 5).5\n"
    }
    let first = try days("from,to,v\n" + rows.joined()).first
    #expect(first == CalendarDate(year: 2022, month: month, day: day)?.day)
  }

  @Test func whatDecidesNothing() {
    for others in [
      ["13/04/2024", "13/04/2024"], ["13/01/1990,01/13/2010", "14/01/1990,01/14/2010"],
    ] {
      let text = "date,v,other,o\n03/01/2024,5,\(others[0])\n03/02/2024,6,\(others[1])\n"
      #expect(throws: ReadError.self) { try read(text, options { $0.x = .name("date") }) }
    }
  }

  @Test func theChoiceIsSaid() throws {
    let table = try read(rows(["5,44", "6,2", "7,125"]))
    #expect(
      table.notes.contains(
        .dateOrderAssumed(
          column: "Datum", example: "10-01-2022", other: try DateFormat("%m-%d-%Y"))))
    var options = ReadOptions()
    options.dateFormat = try DateFormat("%m-%d-%Y")
    let american = try read(rows(["5,44", "6,2", "7,125"]), options)
    #expect(!american.notes.contains { if case .dateOrderAssumed = $0 { true } else { false } })
  }
}
