// SPDX-License-Identifier: MIT

@testable import Audiograph

/// What one pass over values gives, one value after another.
struct PlainPass {
  private(set) var extent = PlainExtremes()
  private(set) var swings = PlainSwings()
  private(set) var moves: PlainMoves
  let scale: Double

  init(_ values: [Double], isPrice: Bool) {
    for (index, value) in values.enumerated() where !value.isNaN { extent.add(value, at: index) }
    scale = EndsAndExtremes.scale(range: extent.maximum - extent.minimum)
    swings = PlainSwings(scale: scale)
    moves = PlainMoves(
      by: isPrice && extent.minimum > 0 ? .ratio : .difference(scale: scale))
    for (index, value) in values.enumerated() {
      moves.addStep(value, at: index)
      if value.isNaN { continue }
      moves.add(value, at: index)
      swings.add(value)
    }
  }
}

/// What is not the same where blocks tell it and where one value after another does.
struct BlockDifferences {
  private(set) var found: [String] = []
  private let numbers: [Double]
  private let values: Values

  init(_ numbers: [Double]) {
    self.numbers = numbers
    values = Values(numbers)
    for isPrice in [false, true] { compareFacts(isPrice: isPrice) }
    compareLooks()
    compareRanges()
  }

  private mutating func check(_ isSame: Bool, _ name: String) {
    if !isSame { found.append(name) }
  }

  private mutating func compareFacts(isPrice: Bool) {
    let plain = PlainPass(numbers, isPrice: isPrice)
    let pass = ValuePass(values, isPrice: isPrice)
    let ends = pass.extent
    check(
      [ends.count, ends.first, ends.last, ends.lowest, ends.highest]
        == [
          plain.extent.count, plain.extent.first, plain.extent.last, plain.extent.lowest,
          plain.extent.highest,
        ], "ends and extremes")
    check(
      [ends.lowestCount, ends.highestCount]
        == [plain.extent.lowestCount, plain.extent.highestCount], "counts of extremes")
    check(
      [ends.minimum, ends.maximum] == [plain.extent.minimum, plain.extent.maximum], "extremes")
    if let swings = pass.swings { compare(swings, plain.swings) }
    check(
      [pass.steps.up.from, pass.steps.up.to, pass.steps.down.from, pass.steps.down.to]
        == [
          plain.moves.stepUp.from, plain.moves.stepUp.to, plain.moves.stepDown.from,
          plain.moves.stepDown.to,
        ], "steps, price \(isPrice)")
    if isPrice { compareDistances(pass, plain.moves) }
    compareTurns(plain.scale, from: ends.first, range: ends.maximum - ends.minimum)
  }

  private mutating func compare(_ swings: Swings, _ plain: PlainSwings) {
    check(
      swings.fall.bitPattern == plain.fall.bitPattern
        && swings.rise.bitPattern == plain.rise.bitPattern, "fall and rise")
    check(
      [
        swings.fallBeforeMaximum, swings.riseAfterMaximum, swings.riseBeforeMinimum,
        swings.fallAfterMinimum,
      ] == [
        plain.fallBeforeMaximum, plain.riseAfterMaximum, plain.riseBeforeMinimum,
        plain.fallAfterMinimum,
      ], "swings beside extremes")
  }

  private mutating func compareDistances(_ pass: ValuePass, _ plain: PlainMoves) {
    check(
      [pass.drawdown?.from ?? -1, pass.drawdown?.to ?? -1]
        == [plain.drawdown.from, plain.drawdown.to], "drawdown")
    check(
      [pass.runup?.from ?? -1, pass.runup?.to ?? -1] == [plain.runup.from, plain.runup.to], "runup")
  }

  private mutating func compareTurns(_ scale: Double, from first: Int, range: Double) {
    guard values.presentCount > 1 else { return }
    let size = min(range, .greatestFiniteMagnitude) * scale
    for share in [0.01, 0.15, 0.3, 0.5, 0.8, 1] {
      for most in [3, 1000] {
        var blocks = TurningPointSearch(reversal: share * size, scale: scale, mostLegs: most)
        var plain = PlainTurningPointSearch(reversal: share * size, scale: scale, mostLegs: most)
        guard share * size > 0 else { continue }
        check(
          blocks.turns(in: values, from: first) == plain.turns(in: numbers, from: first),
          "turns \(share) \(most)")
      }
    }
  }

  private mutating func compareLooks() {
    check(values.missingRuns == numbers.missingRuns, "missing runs")
    check(values.firstPresent == numbers.firstIndex { !$0.isNaN }, "first value")
    check(values.lastPresent == numbers.lastIndex { !$0.isNaN }, "last value")
    let present = numbers.filter { !$0.isNaN }
    var ends = (Double.infinity, -Double.infinity)
    for value in present { ends = (min(ends.0, value), max(ends.1, value)) }
    let signed = values.signedExtent
    check(
      [signed.low.bitPattern, signed.high.bitPattern] == [ends.0.bitPattern, ends.1.bitPattern],
      "signs of zeros")
    for share in [0.1, 0.5] {
      let low = ends.0 + (ends.1 / 2 - ends.0 / 2) * share
      let high = ends.1 - (ends.1 / 2 - ends.0 / 2) * share
      let count = present.count { $0 < low || $0 > high }
      check(values.count(below: low, orAbove: high) == count, "values outside")
    }
    check(values.count(below: ends.0, orAbove: ends.1) == 0, "values outside all")
  }

  private mutating func compareRanges() {
    let count = numbers.count
    for start in [0, 1, 7, 2047, 2048, 2049, 4096, count / 3, count - 1] where start < count {
      for end in [start + 1, start + 900, start + 2048, start + 5000, 4096, count]
      where end <= count && start <= end {
        compare(start..<end)
      }
    }
  }

  private mutating func compare(_ range: Range<Int>) {
    var plain = PlainExtremes()
    for index in range where !numbers[index].isNaN { plain.add(numbers[index], at: index) }
    let extremes = values.extremes(in: range)
    check(
      [extremes.presentCount, extremes.lowest, extremes.highest]
        == [plain.count, plain.lowest, plain.highest], "extremes in \(range)")
    check(
      values.presentIndices(in: range) == range.filter { !numbers[$0].isNaN }, "values in \(range)")
  }
}
