// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Values by name, from the highest on.
@Suite struct NameRankingTests {
  private func told(
    _ values: [(String, Double)], unit: String? = "people", _ level: Level = .standard
  ) throws -> [String] {
    let series = try Series(
      name: "T", unit: unit, x: .categories(values.map(\.0)), values: values.map(\.1))
    return Description(ChartFacts(try Chart(title: "T", series: [series]))).sentences(level)
  }

  private static let cities = [
    ("Rome", 100.0), ("Berlin", 200), ("Paris", 90), ("Prague", 125), ("Oslo", 3), ("Vienna", 110),
    ("Bern", 50),
  ]

  @Test func theFirstFiveAndTheLastAreTold() throws {
    #expect(
      try told(Self.cities).prefix(2) == [
        "T in people: Berlin leads with 200, 29 percent of all, 60 percent more than Prague.",
        "Next come Prague with 125, Vienna with 110, Rome with 100 and Paris with 90; "
          + "last of 7 is Oslo with 3.",
      ])
  }

  @Test func answersAreToldFromBothEnds() throws {
    let answers = [
      ("Very dissatisfied", 112.0), ("Dissatisfied", 95), ("Neither", 60), ("Satisfied", 203),
      ("Very satisfied", 310),
    ]
    #expect(
      try told(answers)[1]
        == "Very satisfied and Satisfied with 66 percent; Very dissatisfied and Dissatisfied with 27 "
        + "percent.")
    #expect(!(try told(answers, unit: "°C").contains { $0.contains("66 percent") }))
  }

  @Test(arguments: ["°C", "m/s", nil])
  func whatDoesNotAddUpHasNoShare(unit: String?) throws {
    let told = try told(Self.cities, unit: unit)
    #expect(told[0].contains("Berlin is highest with 200"))
    #expect(!told[0].contains("of all"))
  }

  @Test func degreesAreNotMultiplied() throws {
    #expect(
      try told([("Rome", 20), ("Oslo", 5)], unit: "°C")[0] == "T in °C: Rome is highest with 20.")
  }

  @Test func farAheadIsToldInTimes() throws {
    let told = try told([("A", 80), ("B", 20), ("C", 10)], unit: "kg")
    #expect(
      told.prefix(2) == [
        "T in kg: A leads with 80, 73 percent of all, 4 times as much as B.",
        "Next come B with 20 and C with 10.",
      ])
  }

  @Test func negativeAndMissingValuesHaveNoShare() throws {
    #expect(try !told([("A", 8), ("B", -2), ("C", 1)], unit: "kg")[0].contains("of all"))
    #expect(try !told([("A", 8), ("B", .nan), ("C", 1)], unit: "kg")[0].contains("of all"))
  }

  @Test func equalHighestOnesDoNotLead() throws {
    #expect(try !told([("A", 8), ("B", 8), ("C", 1)], unit: "kg")[0].contains("leads"))
  }

  @Test func equalLowestOnesAreCounted() throws {
    let values = [("A", 9.0), ("B", 8), ("C", 7), ("D", 6), ("E", 5), ("F", 1), ("G", 1)]
    #expect(try told(values, unit: "kg")[1].hasSuffix("; 2 of 7 have the lowest, 1."))
  }

  @Test func timesOfDayAreInOrder() throws {
    let told = try told([("10:00", 5), ("10:05", 6), ("10:10", 5)], unit: nil)
    #expect(told == ["T, 5 at 10:00, 6 at 10:05 and 5 at 10:10."])
  }
}
