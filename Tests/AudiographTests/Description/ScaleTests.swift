// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Scales on which a value is no percentage of another.
@Suite struct ScaleTests {
  static let withoutZero: [(String, String?)] = [
    ("air", "°C"), ("air", "degrees Celsius"), ("air", "deg C"), ("air", "Grad Celsius"),
    ("air", "°F"), ("air", "degrees Fahrenheit"), ("air", "℃"), ("Temperature", "C"),
    ("temp_max", nil), ("Lufttemperatur", nil), ("Temperature", nil), ("noise", "dB"),
    ("noise", "dBA"), ("signal", "dBm"), ("soil_pH", nil), ("x", "pH"), ("log10(GDP)", nil),
    ("ln income", nil), ("Credit score", "points"), ("z-score", nil), ("Year of birth", nil),
    ("Temperature anomaly", "K"), ("wind", "°"),
  ]

  static let withZero: [(String, String?)] = [
    ("Temperature", "K"), ("Height", "m"), ("GDP", "US dollars"), ("phone", nil), ("Phase", nil),
    ("temporary jobs", nil), ("loss per degree", "EUR/°C"), ("index", nil), ("years of age", nil),
    ("score", nil),
  ]

  private func facts(
    _ name: String, _ unit: String?, _ values: [Double], kind: ChartKind = .measurement
  ) throws -> SeriesFacts {
    SeriesFacts(
      try Series(name: name, unit: unit, kind: kind, x: .rows(count: values.count), values: values))
  }

  @Test(arguments: withoutZero)
  func haveNoPercent(_ name: String, _ unit: String?) throws {
    let facts = try facts(name, unit, [1990, 2010, 2005, 2015, 2012, 2021])
    #expect(facts.change.percent == nil && facts.typicalStep?.percent == nil)
    #expect(facts.largestRise?.percent == nil && facts.largestFall?.percent == nil)
    #expect(facts.legs(atMost: 5).allSatisfy { $0.move.percent == nil })
  }

  @Test(arguments: withZero.dropLast())
  func havePercent(_ name: String, _ unit: String?) throws {
    #expect(try facts(name, unit, [10, 20, 15, 25, 20, 30]).change.percent == 200)
  }

  @Test func indicesThatCrossZeroHaveNone() throws {
    #expect(try facts("Oscillation index", nil, [1, -2, 3]).change.percent == nil)
    #expect(try facts("Price index", nil, [100, 98, 103]).change.percent != nil)
    #expect(try facts("Profit", "EUR", [1, 2, 3]).change.percent == 200)
    #expect(try facts("Profit", "EUR", [1, -2, 3]).change.percent == nil)
  }

  @Test func pricesAndCountsAreBelieved() throws {
    for kind: ChartKind in [.price, .count] {
      #expect(try facts("score", nil, [1, 2], kind: kind).change.percent == 100)
    }
  }

  static let told = ToldCase(
    name: "Oslo", unit: "°C", x: ToldCase.years(1990, 12),
    values: [4, 4.5, 5, 5.5, 6, 6.5, 7, 7.6, 8, 8.5, 9, 9.5])

  @Test func differencesHaveTheirUnit() throws {
    #expect(
      try Self.told.sentences(.standard)
        == [
          "Oslo in °C: rose steadily, up 5.5 °C, from 4 to 9.5.",
          "The first value was the lowest, the last the highest.", "1990 to 2001, 12 years.",
        ])
    #expect(
      try Self.told.sentences(.standard, .german)[0]
        == "Oslo in °C: stieg stetig, plus 5,5 °C, von 4 auf 9,5.")
    #expect(
      try Self.told.sentences(.standard, .english, .speech)[0]
        == "Oslo in degrees Celsius: rose steadily, up 5.5 degrees Celsius, from 4 to 9.5.")
    #expect(
      try Self.told.sentences(.standard, .german, .speech)[0]
        == "Oslo in Grad Celsius: stieg stetig, plus 5,5 Grad Celsius, von 4 auf 9,5.")
    #expect(
      try Self.told.sentences(.short)[0]
        == "Oslo in °C: rose steadily, up 5.5 °C, from 4 in 1990 to 9.5 in 2001.")
  }
}
