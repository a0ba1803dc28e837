// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Months by name are a course, bars only if they are asked for.
@Suite struct OrderedNameRunTests {
  private static let table =
    "Month,Sales\nJan,12\nFeb,15\nMar,19\nApr,24\nMay,31\nJun,33\nJul,38\nAug,41\n"

  private func lines(_ command: String, _ arguments: [String]) throws -> [String] {
    let outcome = try Program().run([command, "-"] + arguments, input: Self.table)
    #expect(outcome.status == 0, "\(outcome.message)")
    return outcome.lines
  }

  @Test func aCourseIsTold() throws {
    #expect(
      try lines("describe", []) == [
        "Standard input, Sales: rose steadily, up 242 percent, from 12 in January to 41 in August.",
        "The first value was the lowest, the last the highest.", "January to August, 8 months.",
      ])
    #expect(
      try lines("value", ["trend"])
        == ["Rose steadily: up 242 percent, from 12 in January to 41 in August."])
    #expect(try lines("value", ["may"]) == ["31 in May."])
    #expect(
      try lines("value", ["highest", "--lang", "de"]) == ["41 im August."])
  }

  @Test func barsAreAskedFor() throws {
    #expect(
      try lines("describe", ["--as", "bars"]).first
        == "Standard input, Sales: Aug is highest with 41.")
    let facts = try lines("describe", ["--json"]).joined()
    #expect(facts.contains(#""as":"line","asked":false"#))
    #expect(!facts.contains(#""ranking""#))
    let bars = try lines("describe", ["--json", "--as", "bars"]).joined()
    #expect(bars.contains(#""as":"bars","asked":true"#))
    #expect(bars.contains(#""ordered":false"#) && bars.contains(#""ranking":"#))
  }
}
