// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// What the first rows suggest and a later row denies.
@Suite struct LateContradictionTests {
  private static let count = 30_000

  private func rows(_ row: (Int) -> String) -> String {
    (0..<Self.count).map(row).joined(separator: "\n") + "\n"
  }

  private func both(_ text: String) throws -> [Table] {
    [try read(text), try readWhole(Array(text.utf8)), try readPipe(Array(text.utf8))]
  }

  @Test func numbersThatStopIncreasing() throws {
    for table in try both("a,b\n" + rows { "\($0),7" } + "5,8\n") {
      #expect(table.x == .rows(count: Self.count + 1))
      #expect(table.layout.y.map(\.heading) == ["a"])
      #expect(table.columns[0].values.last == 5)
    }
  }

  @Test func anotherColumnThatIncreases() throws {
    for table in try both("a,b\n" + rows { "\($0),\($0 * 2)" } + "5,900000\n") {
      #expect(table.layout.x.map(\.heading) == ["b"])
      #expect(table.layout.y.map(\.heading) == ["a"])
      #expect(table.x[Self.count].description == "900000")
    }
  }

  @Test func numbersThatTurnIntoText() throws {
    let text = "a,b\n" + rows { "\($0),7" } + "rest,8\n"
    guard case .notANumber(let place, "rest") = try failure(Array(text.utf8)) else {
      Issue.record("no such error")
      return
    }
    #expect(place.row == Self.count + 2)
    #expect(place.column.heading == "a")
  }

  @Test func yearsThatEndTooLate() throws {
    for table in try both("a,b\n1990,5\n1991,4\n3000,3\n") {
      #expect(table.x == .numbers([1990, 1991, 3000]))
    }
    let text = "a,b\n" + (0..<1900).map { "\(1000 + $0),5\n" }.joined() + "1500,6\n"
    for table in try both(text) { #expect(table.x == .rows(count: 1901)) }
  }

  @Test func datesThatGainAnOffset() throws {
    let text = "d,b\n" + rows { "\(CalendarDate(day: $0)),7" } + "2200-01-01T10:00Z,8\n"
    #expect(throws: ReadError.self) { try read(text) }
  }

  @Test func timesFarBehind() throws {
    for table in try both("d,b\n" + rows { "\(CalendarDate(day: $0)),7" } + "2200-01-01T10:00,8\n")
    {
      guard case .dates(let dates) = table.x else { Issue.record("no dates"); return }
      #expect(dates.precision == .minute)
      #expect(dates.instants.count == Self.count + 1)
    }
  }
}
