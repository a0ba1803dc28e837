// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import Audiograph

/// Whether series move together, how far they are apart, and which climbed.
@Suite struct RelationTests {
  private static func noise(_ count: Int, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return random.whiteNoise(count: count, in: -0.5...0.5)
  }

  private static func walk(_ steps: [Double]) -> [Double] {
    steps.reduce(into: [100.0]) { $0.append($0[$0.count - 1] + $1) }
  }

  private func facts(_ values: [[Double]], units: [String?] = []) throws -> ChartFacts {
    let series = try values.enumerated().map { number, values in
      try Series(
        name: ["A", "B", "C", "D"][number], unit: number < units.count ? units[number] : "t",
        x: ToldCase.years(1950, values.count), values: values)
    }
    return ChartFacts(try Chart(title: "T", series: series))
  }

  private func told(_ facts: ChartFacts, _ level: Level = .standard) -> [String] {
    Description(facts).sentences(level)
  }

  @Test func changesGoTogether() throws {
    let steps = Self.noise(40, seed: 1)
    let other = zip(steps, Self.noise(40, seed: 2)).map { 3 * $0 + 0.5 * $1 }
    let facts = try facts([Self.walk(steps), Self.walk(other)])
    let found = try #require(facts.relations.first?.comovement)
    // Pearson's correlation by its textbook formula.
    let (x, y) = (steps, other)
    let (meanX, meanY) = (x.reduce(0, +) / 40, y.reduce(0, +) / 40)
    let products = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let squares = (
      x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) },
      y.reduce(0) { $0 + ($1 - meanY) * ($1 - meanY) }
    )
    #expect(abs(found.correlation - products / (squares.0 * squares.1).squareRoot()) < 1e-9)
    #expect(found.pairs == 40)
    #expect(told(facts).contains("They move together."))
    let correlation = String(format: "%.2f", found.correlation)
    #expect(
      told(facts, .long).contains(
        "They move together: the correlation of their changes is \(correlation)."))
    let opposite = try self.facts([Self.walk(steps), Self.walk(other.map { -$0 })])
    #expect(told(opposite).contains("They move in opposite directions."))
  }

  /// No correlation is told as 1.
  @Test func equalChangesAreBeyondABound() throws {
    let steps = Self.noise(30, seed: 3)
    let facts = try facts([Self.walk(steps), Self.walk(steps).map { $0 + 7 }])
    #expect(
      told(facts, .long).contains(
        "They move together: the correlation of their changes is over 0.99."))
  }

  @Test func unitsMayDiffer() throws {
    let steps = Self.noise(30, seed: 4)
    let facts = try facts(
      [Self.walk(steps), Self.walk(steps.map { 2 * $0 })], units: ["t", "°C"])
    #expect(told(facts).contains("They move together."))
    #expect(facts.relations.first?.gaps == nil)
  }

  /// Of two random walks hardly any seem to move together.
  @Test func independentWalksAreRarelyCalledTogether() throws {
    let found = try (0..<300).filter { number in
      let count = [12, 24, 63, 120][number % 4]
      let walks = [
        Self.walk(Self.noise(count, seed: UInt64(2 * number + 100))),
        Self.walk(Self.noise(count, seed: UInt64(2 * number + 101))),
      ]
      return try facts(walks).relations[0].comovement?.isTold == true
    }
    #expect(found.count <= 3)
  }

  static let squares: [Double] = (0..<30).map { Double($0 * $0) }
  static let line: [Double] = (0..<30).map { Double($0) }
  static let silent: [[[Double]]] = [
    [[1.0, 2, 3, 4, 5, 6, 7, 8, 9], [1.0, 3, 2, 5, 4, 7, 6, 9, 8]],
    [[Double](repeating: 5, count: 30), squares], [line, squares],
  ]

  @Test(arguments: silent)
  func fewChangesAndEvenOnesSayNothing(values: [[Double]]) throws {
    #expect(try facts(values).relations.first?.comovement == nil)
  }

  @Test func anOddValueDoesNotHideIt() throws {
    let steps = Self.noise(60, seed: 5)
    var broken = Self.walk(steps.map { 2 * $0 })
    broken[30] += 500
    let facts = try facts([Self.walk(steps), broken])
    let found = try #require(facts.relations.first?.comovement)
    #expect(found.correlation > 0.8)
  }

  @Test func theWidestGapHasItsPlace() throws {
    var high = (0..<20).map { 10.0 + Double($0 % 3) }
    high[7] = 30
    let low = [Double](repeating: 4, count: 20)
    let facts = try facts([high, low])
    let gaps = try #require(facts.relations.first?.gaps)
    #expect(gaps.widest.index == 7)
    #expect(gaps.widest.size == 26)
    #expect(gaps.last.size == 7)
    let told = told(facts)
    #expect(told.contains("They are furthest apart in 1957, by 26."))
    #expect(
      told.contains {
        $0.hasPrefix("A is higher than B at the end, 11 against 4, 2.8 times as much")
      })
  }

  @Test func theClimbIsTold() throws {
    let years = 0..<20
    let values = [
      years.map { 5.0 + 6 * Double($0) }, years.map { 40.0 + Double($0) },
      years.map { 60.0 - Double($0) }, years.map { 30.0 + Double($0) },
    ]
    let facts = try facts(values)
    let ranking = try #require(SeriesRanking(facts))
    #expect(ranking.start == [2, 1, 3, 0])
    #expect(ranking.end == [0, 1, 3, 2])
    #expect(
      told(facts).suffix(2) == [
        "A ends highest, at 119, C lowest, at 41, with B and D between them.",
        "A rose from fourth to first.",
      ])
  }

  @Test func whoKeepsItsPlaceDoesNotClimb() throws {
    let values = (0..<4).map { number in (0..<10).map { Double(100 * number + $0) } }
    let facts = try facts(values)
    #expect(try #require(SeriesRanking(facts)).climb == nil)
    #expect(!told(facts).contains { $0.contains("rose from") })
  }
}
