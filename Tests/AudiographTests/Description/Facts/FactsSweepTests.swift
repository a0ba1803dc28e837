// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@Suite struct FactsSweepTests {
  /// 500 series for each seed.
  @Test(arguments: 1...caseCount(20, sweep: 1_000))
  func everyFactIsWhatItsDefinitionSays(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for number in 0..<500 {
      let values = randomValues(using: &generator)
      let kind: ChartKind = number.isMultiple(of: 2) ? .price : .measurement
      let differences = try differences(values, kind)
      #expect(differences.isEmpty, "series \(number) of seed \(seed)")
    }
  }

  @Test(arguments: 1...caseCount(4, sweep: 200))
  func crossingsAreWhatTheirDefinitionSays(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<250 {
      let first = randomValues(using: &generator)
      let second = (0..<first.count).map { _ in
        Double.random(in: 0..<1, using: &generator) < 0.1
          ? Double.nan : (first.randomElement(using: &generator) ?? 0)
      }
      guard second.contains(where: { !$0.isNaN }) else { continue }
      let comparison = Comparison([try series(first), try series(second)])
      let expected = ReferenceFacts.crossings(first, second)
      let common = zip(first, second).count { !$0.isNaN && !$1.isNaN }
      let crossings = Comparison.Crossings(
        count: expected.count, first: expected.first.map { .row($0 + 1) },
        last: expected.last.map { .row($0 + 1) })
      #expect(comparison?.crossings == (common < 2 ? nil : crossings))
    }
  }

  private func differences(_ values: [Double], _ kind: ChartKind) throws -> [String] {
    let facts = SeriesFacts(try series(values, kind))
    let reference = ReferenceFacts(values, isPrice: kind == .price)
    var list = Differences()
    compareExtremes(facts, reference, &list)
    compareSums(facts, reference, &list)
    compareMoves(facts, reference, &list)
    let shares = reference.shares
    list.equal("class", facts.trend.class.rawValue, reference.trendClass(shares))
    list.close("net", facts.trend.net, shares?.net, scale: 1)
    list.close("counter", facts.trend.counter, shares?.counter, scale: 1)
    return list.found
  }

  private func compareExtremes(
    _ facts: SeriesFacts, _ reference: ReferenceFacts, _ list: inout Differences
  ) {
    list.equal("points", facts.points, reference.values.count)
    list.equal("count", facts.valueCount, reference.present.count)
    list.equal("missing", facts.missing, reference.values.count - reference.present.count)
    list.equal("first", facts.first.index, reference.present.first)
    list.equal("last", facts.last.index, reference.present.last)
    list.equal("minimum", facts.minimum.index, reference.minima.first)
    list.equal("maximum", facts.maximum.index, reference.maxima.first)
    list.equal("minimum", facts.minimum.y, reference.minimum)
    list.equal("maximum", facts.maximum.y, reference.maximum)
    list.equal("minima", facts.minimumCount, reference.minima.count)
    list.equal("maxima", facts.maximumCount, reference.maxima.count)
    list.equal("gaps", facts.gaps.map(\.indices), reference.gaps)
  }

  private func compareSums(
    _ facts: SeriesFacts, _ reference: ReferenceFacts, _ list: inout Differences
  ) {
    let scale = max(abs(reference.minimum), abs(reference.maximum))
    list.close("mean", facts.mean, reference.mean, scale: scale)
    list.close(
      "deviation", facts.standardDeviation, reference.standardDeviation,
      scale: reference.maximum - reference.minimum)
    list.close("median", facts.median, reference.median, scale: scale)
    list.close("third", facts.thirds?.firstMean, reference.thirds?.first, scale: scale)
    list.close("third", facts.thirds?.lastMean, reference.thirds?.last, scale: scale)
  }

  private func compareMoves(
    _ facts: SeriesFacts, _ reference: ReferenceFacts, _ list: inout Differences
  ) {
    list.equal("drawdown", facts.drawdown.map(ends), reference.drawdown?.description)
    list.equal("runup", facts.runup.map(ends), reference.runup?.description)
    list.equal("rise", facts.largestRise.map(ends), reference.largestRise?.description)
    list.equal("fall", facts.largestFall.map(ends), reference.largestFall?.description)
    let (step, expected) = (facts.typicalStep, reference.typicalStep)
    list.close("step", step?.absolute, expected?.absolute, scale: expected?.absolute ?? 0)
    list.close("step percent", step?.percent, expected?.percent, scale: expected?.percent ?? 0)
    let thresholds = reference.legs
    for count in [0, 1, 3, 5, 9] {
      let legs = facts.legs(atMost: count)
      let expected = thresholds.first { $0.count <= count } ?? []
      list.equal("legs", legs.map { ends($0.move) }, expected.map(\.description))
      list.equal(
        "confirmed", legs.map(\.isConfirmed), expected.indices.map { $0 < expected.count - 1 })
    }
  }

  private func ends(_ move: Move) -> String { "\(move.from.index) to \(move.to.index)" }
}

/// What is not as it should be.
private struct Differences {
  var found: [String] = []

  mutating func equal<Value: Equatable>(_ name: String, _ left: Value?, _ right: Value?) {
    if left != right { found.append("\(name): \(String(describing: (left, right)))") }
  }

  mutating func close(_ name: String, _ left: Double?, _ right: Double?, scale: Double) {
    if left == nil && right == nil { return }
    guard let left, let right, abs(left - right) <= 1e-9 * scale else {
      return found.append("\(name): \(String(describing: (left, right)))")
    }
  }
}

/// A walk, noise, a drift, steps or a flat line of 1 to 300 points, mostly short, with or without
/// ties, gaps and values below 0.
private func randomValues(using generator: inout SeededGenerator) -> [Double] {
  let longest = [3, 8, 15, 30, 60].randomElement(using: &generator) ?? 30
  let isLong = Int.random(in: 0..<50, using: &generator) == 0
  let count = Int.random(in: 1...(isLong ? 300 : longest), using: &generator)
  var values =
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: generator.whiteNoise(count: count, in: -1...1)
    case 1: generator.randomWalk(count: count)
    case 2: generator.randomWalk(count: count).enumerated().map { $1 / 4 + Double($0) / 5 }
    default: [Double](repeating: 0.5, count: count)
    }
  if Bool.random(using: &generator) { values = values.map { ($0 * 2).rounded() } }
  let offsets: [Double] = [0, 50, 1e6]
  let offset = offsets.randomElement(using: &generator) ?? 0
  values = values.map { $0 + offset }
  guard Bool.random(using: &generator) else { return values }
  let kept = Int.random(in: 0..<count, using: &generator)
  let share = Double.random(in: 0..<0.5, using: &generator)
  for index in values.indices where index != kept {
    if Double.random(in: 0..<1, using: &generator) < share { values[index] = .nan }
  }
  return values
}
