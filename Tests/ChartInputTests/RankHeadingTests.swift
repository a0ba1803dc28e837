// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Which columns hold ranks.
@Suite struct RankHeadingTests {
  private func kind(_ heading: String, _ cells: [String]) throws -> ChartKind? {
    let rows = cells.enumerated().map { "\(2015 + $0.offset),\($0.element)\n" }
    return try read("year,\(heading)\n" + rows.joined()).columns.first?.kind
  }

  @Test(arguments: [
    "rank_Germany", "Rank of Germany", "FIFA Ranking", "Rang", "Platzierung", "Tabellenplatz",
    "classement", "miejsce w rankingu", "Germany position", "Platz Bayern", "place",
    "pozycja Polski",
    "rank",
  ])
  func `headings of ranks`(_ heading: String) throws {
    #expect(try kind(heading, ["4", "1", "3", "", "2", "1"]) == .rank)
  }

  @Test(arguments: [
    ("rank score", ["4", "1", "3", "2"]), ("percentile rank", ["40", "91", "73", "62"]),
    ("rank_Germany", ["4", "1.5", "3", "2"]), ("rank_Germany", ["0", "1", "3", "2"]),
    ("position (m)", ["4", "1", "3", "2"]), ("Germany position", ["4", "1", "300", "2"]),
    ("x position", ["4", "1", "3", "2"]), ("placebo", ["4", "1", "3", "2"]),
    ("frankness", ["4", "1", "3", "2"]),
  ])
  func `what is no rank`(_ heading: String, _ cells: [String]) throws {
    #expect(try kind(heading, cells) == .measurement)
  }
}
