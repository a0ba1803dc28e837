// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The day of which words are.
@Suite struct TodayTests {
  private static let months: String = {
    let values = [50, 60, 50, 42, 30, 42, 50, 62, 70, 60, 50, 38, 30, 40, 50, 62, 73, 60, 50, 57]
    let rows = values.enumerated().map { index, value in
      "\(2020 + index / 12)-\(index % 12 < 9 ? "0" : "")\(index % 12 + 1),\(value)\n"
    }
    return "Month,Rain\n" + rows.joined()
  }()

  /// The words of August 2021 on a day of Unix time.
  private func words(on seconds: String) throws -> String {
    let program = Program(environment: ["SOURCE_DATE_EPOCH": seconds])
    let outcome = try program.run(["describe", "-", "--level", "long"], input: Self.months)
    #expect(outcome.status == 0)
    return outcome.lines.joined(separator: " ")
  }

  @Test func theVariableOutranksTheClock() throws {
    // 1 August and 30 September 2021, then 1 October and a day long before.
    for seconds in ["1627776000", "1632960000"] {
      #expect(try words(on: seconds).contains(", and has fallen 22 percent so far."))
    }
    for seconds in ["1633046400", "0"] {
      #expect(try words(on: seconds).contains(", then fell 22 percent."))
    }
  }

  @Test(arguments: ["", "x", "-1", "99999999999999999999", "1e9"])
  func whatIsNoTimeIsIgnored(seconds: String) throws {
    #expect(try words(on: seconds).contains(", then fell 22 percent."))
  }
}
