// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Columns made of whole numbers are those made of what the numbers stand for.
@Suite struct WholeNumbersTests {
  /// Whole numbers of one kind, as many as asked for.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let numbers: @Sendable (Int, inout SeededGenerator) -> [Int32]

    init(_ name: String, _ numbers: @escaping @Sendable (Int, inout SeededGenerator) -> [Int32]) {
      self.name = name
      self.numbers = numbers
    }

    var testDescription: String { name }
  }

  static let kinds: [Kind] = [
    Kind("a walk") { count, random in random.randomWalk(count: count).map { Int32($0 * 100) } },
    Kind("all equal") { count, _ in Array(repeating: 54_518, count: count) },
    Kind("every day") { count, _ in (0..<count).map { Int32(15_000 + $0) } },
    Kind("going back") { count, _ in (0..<count).map { Int32(-7 * $0 - $0 % 2) } },
    Kind("2 bytes and no more") { count, _ in (0..<count).map { $0 % 2 == 0 ? 0 : 65_534 } },
    Kind("a little more than 2 bytes") { count, _ in (0..<count).map { $0 % 2 == 0 ? 0 : 65_535 } },
    Kind("9 digits") { count, random in
      (0..<count).map { _ in Int32.random(in: -999_999_999...999_999_999, using: &random) }
    },
    Kind("the largest that are packed") { count, _ in
      (0..<count).map { ($0 % 2 == 0 ? 1 : -1) * ((1 << 30) - 1) }
    },
    Kind("any 32 bits") { count, random in
      (0..<count).map { _ in Int32(truncatingIfNeeded: random.next()) }
    },
    Kind("the ends") { count, _ in (0..<count).map { $0 % 3 == 0 ? .min : .max } },
  ]
  static let counts = [0, 1, 2, 3, 2047, 2048, 2049, 4096, 6000]

  @Test(arguments: kinds) func valuesAreQuotients(_ kind: Kind) {
    var random = SeededGenerator(seed: 11)
    for (count, decimals) in zip(Self.counts, [0, 1, 2, 3, 15, 2, 6, 2, 0]) {
      let numbers = kind.numbers(count, &random)
      let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
      let quotients = numbers.map { Double($0) / power }
      for partLength in [300, 2048] {
        var builder = ValuesBuilder()
        numbers.forEachPart(of: partLength) { builder.append(wholeNumbers: $0, decimals: decimals) }
        let values = builder.values()
        #expect(values.presentCount == count)
        #expect(values.array.map(\.bitPattern).elementsEqual(quotients.map(\.bitPattern)))
        expectBounds(values)
      }
    }
  }

  /// Extremes are exact, steps bounds that are no farther off than rounding and have the right sign.
  private func expectBounds(_ values: Values) {
    values.forEachBlock { _, values, summary in
      let exact = BlockSummary(oneByOne: values)
      #expect(summary.presentCount == exact.presentCount)
      #expect((summary.minimum, summary.maximum) == (exact.minimum, exact.maximum))
      guard values.count > 1 else { return }
      let margin = max(abs(exact.minimum), abs(exact.maximum)) * 0x1p-49
      #expect((exact.largestStep...exact.largestStep + margin).contains(summary.largestStep))
      #expect((exact.smallestStep - margin...exact.smallestStep).contains(summary.smallestStep))
      #expect(summary.largestStep.sign(0) == exact.largestStep.sign(0))
      #expect(summary.smallestStep.sign(0) == exact.smallestStep.sign(0))
    }
  }

  @Test(arguments: kinds) func daysAreInstants(_ kind: Kind) {
    var random = SeededGenerator(seed: 12)
    for count in Self.counts {
      let days = kind.numbers(count, &random).map { $0 >> 6 }
      let instants = days.map { Int64($0) * CalendarDate.microsecondsPerDay }
      for partLength in [300, 2048] {
        var builder = InstantsBuilder()
        days.forEachPart(of: partLength) { builder.append(days: $0) }
        #expect(builder.last == instants.last)
        let packed = builder.instants()
        #expect(packed.array.elementsEqual(instants))
        #expect(packed.indices.map { packed[$0] }.elementsEqual(instants))
        #expect(packed.firstDecrease == Instants(instants).firstDecrease)
        #expect(
          packed.hasSteps(of: CalendarDate.microsecondsPerDay)
            == Instants(instants).hasSteps(of: CalendarDate.microsecondsPerDay))
      }
    }
  }

  /// The loop that the compiler turns into vectors agrees with the plainest.
  @Test(arguments: kinds) func endsAreThoseOneByOne(_ kind: Kind) {
    var random = SeededGenerator(seed: 13)
    for count in Self.counts + Array(4...40) {
      let numbers = kind.numbers(count, &random).map { $0 >> 2 }
      let steps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }
      let ends = WholeEnds(numbers.span)
      #expect(ends.least == numbers.min() ?? .max)
      #expect(ends.greatest == numbers.max() ?? .min)
      #expect(ends.smallestStep == steps.min() ?? .max)
      #expect(ends.largestStep == steps.max() ?? .min)
    }
  }
}

extension [Int32] {
  /// Calls with one part after another.
  fileprivate func forEachPart(of length: Int, _ body: (Span<Int32>) -> Void) {
    for start in stride(from: 0, to: count, by: length) {
      body(span.extracting(start..<Swift.min(count, start + length)))
    }
  }
}

extension Double {
  /// −1, 0 or 1 as it is below, at or above a limit.
  fileprivate func sign(_ limit: Double) -> Int { self < limit ? -1 : self > limit ? 1 : 0 }
}

@Suite struct NearNumbersTests {
  private func near(_ numbers: [Int32]) -> NearNumbers? { NearNumbers(numbers.span) }

  @Test(arguments: [0, 1, 54_518, -54_518, (1 << 30) - 1, 1 - (1 << 30)] as [Int32])
  func endsEqualThoseOfWholeNumbers(first: Int32) throws {
    var random = SeededGenerator(seed: UInt64(first.magnitude))
    for (count, reach) in [(2, 1), (3, 7), (9, 16_384), (100, 300), (2048, 16_384)]
      as [(Int, Int32)]
    {
      let numbers =
        [first] + (1..<count).map { _ in first + Int32.random(in: -reach..<reach, using: &random) }
      let found = try #require(near(numbers))
      let ends = WholeEnds(numbers.span)
      #expect(found.ends() == ends)
      #expect(found.ascend() == (ends.smallestStep >= 0))
      #expect(found.cells.map { found.origin + Int32($0) } == numbers)
    }
  }

  @Test func numbersFarAwayHaveNoEnds() {
    let far: [[Int32]] = [
      [0, 16_384], [0, -16_385], [-(1 << 30) + 1, 0], [0, .min], [0, .max], [7, 1 << 20, 7],
      [(1 << 30) - 1, .min], [1 - (1 << 30), .max],
    ]
    for numbers in far { #expect(near(numbers)?.ends() == nil, "\(numbers)") }
    #expect(near([0, 16_383, -16_384])?.ends() != nil)
  }

  @Test func fewOrFarNumbersAreRefused() {
    let far: [[Int32]] = [
      [], [5], [1 << 30, 1 << 30], [-(1 << 30), 0], [.max, .min], [.min, .max], [.max, .max],
    ]
    for numbers in far { #expect(near(numbers) == nil, "\(numbers)") }
  }

  /// Beyond what 16 bits hold, distances that were clamped are never taken for numbers.
  @Test func numbersThatAscendMayBeFartherAway() {
    let cases: [([Int32], Bool?)] = [
      ([0, 20_000, 32_766], true), ([0, 20_000, 32_767], nil), ([0, 40_000, 40_001], nil),
      ([0, 40_000, 39_000], nil), ([0, 20_000, 10_000], nil), ([0, -20_000, 32_000], nil),
      ([0, -1, 5], false), ([3, 3, 3], true), ([0, .max], nil), ([0, .min], nil),
    ]
    for (numbers, ascends) in cases { #expect(near(numbers)?.ascend() == ascends, "\(numbers)") }
  }
}
