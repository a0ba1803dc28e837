// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What the medians of groups do together.
@Suite struct BoxPatternTests {
  /// Twelve values about each median, one to 1.1 apart from the next.
  private func plot(_ medians: [(String, Double)]) throws -> BoxPlot {
    let spread = (0..<12).map { Double($0) / 10 - 0.55 }
    return try BoxPlot(
      values: medians.flatMap { median in spread.map { median.1 + $0 } }, named: "pain",
      groups: medians.flatMap { [String](repeating: $0.0, count: 12) }, groupedBy: "dose")
  }

  private func sentences(_ plot: BoxPlot) -> [String] {
    FormChart(plot, title: "Trial").description(level: .standard)
  }

  @Test func mediansRiseAlongNumbers() throws {
    let plot = try plot([("20 mg", 7), ("5 mg", 3), ("80 mg", 9), ("10 mg", 5)])
    #expect(plot.pattern.course == .rise)
    #expect(sentences(plot)[1] == "The medians rise from 3 in 5 mg to 9 in 80 mg.")
  }

  @Test func mediansFallAlongKnownNames() throws {
    let plot = try plot([("small", 9), ("medium", 7), ("large", 3)])
    #expect(plot.pattern.course == .fall)
    #expect(sentences(plot)[1] == "The medians fall from 9 in small to 3 in large.")
  }

  @Test func mediansMayTurn() throws {
    let plot = try plot([("5 mg", 3), ("10 mg", 6), ("20 mg", 9), ("40 mg", 4)])
    #expect(plot.pattern.course == .riseThenFall)
    #expect(sentences(plot)[1] == "The medians rise to 9 in 20 mg, then fall to 4 in 40 mg.")
    let back = try self.plot([("5 mg", 9), ("10 mg", 3), ("20 mg", 4), ("40 mg", 8)])
    #expect(back.pattern.course == .fallThenRise)
    #expect(sentences(back)[1] == "The medians fall to 3 in 10 mg, then rise to 8 in 40 mg.")
  }

  @Test func whatGoesNowhereHasNoCourse() throws {
    #expect(
      try plot([("5 mg", 3), ("10 mg", 3.1), ("20 mg", 3)]).pattern.course == BoxPattern.Course.none
    )
    #expect(
      try plot([("5 mg", 3), ("10 mg", 9), ("20 mg", 2), ("40 mg", 9)]).pattern.course == nil)
    #expect(try plot([("A", 3), ("B", 5), ("C", 7)]).pattern.course == nil)
  }

  @Test func oneLargeGapPartsGroups() throws {
    let plot = try plot([("A", 14.5), ("C", 2), ("F", 16.5), ("D", 5), ("E", 3.5)])
    #expect(plot.pattern.high.map(\.group.name) == ["A", "F"])
    #expect(
      sentences(plot)[1]
        == "A and F (medians 14.5 to 16.5) lie well above C, D and E (2 to 5).")
    #expect(try self.plot([("A", 2), ("B", 4), ("C", 6), ("D", 8)]).pattern.high.isEmpty)
    // Of three groups, each stands alone.
    #expect(try self.plot([("A", 2), ("B", 3), ("C", 16)]).pattern.high.isEmpty)
  }

  @Test func oneGroupMayLieAboveTheRest() throws {
    let plot = try plot([("A", 2), ("B", 2), ("C", 2), ("D", 9)])
    #expect(sentences(plot)[1] == "D (median 9) lies well above A, B and C (2).")
  }

  @Test func equalGroupsHaveNoPattern() throws {
    let flat = try BoxPlot(
      values: [Double](repeating: 4, count: 40), named: "pain",
      groups: (0..<40).map { "\($0 % 4) mg" })
    #expect(flat.pattern.course == BoxPattern.Course.none && flat.pattern.high.isEmpty)
  }
}
