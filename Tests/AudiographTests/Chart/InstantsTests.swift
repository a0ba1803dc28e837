// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Whatever goes into packed instants comes out of them.
@Suite struct InstantsTests {
  /// Instants of one kind, as many as asked for.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let instants: @Sendable (Int, inout SeededGenerator) -> [Int64]

    init(_ name: String, _ instants: @escaping @Sendable (Int, inout SeededGenerator) -> [Int64]) {
      self.name = name
      self.instants = instants
    }

    var testDescription: String { name }
  }

  static let day: Int64 = 86_400_000_000

  static let kinds: [Kind] = [
    Kind("every day") { count, _ in (0..<count).map { 15_000 * day + Int64($0) * day } },
    Kind("working days") { count, _ in (0..<count).map { Int64($0 / 5 * 7 + $0 % 5) * day } },
    Kind("every century") { count, _ in (0..<count).map { Int64($0 % 90) * 36_525 * day } },
    Kind("minutes of working days") { count, _ in
      (0..<count).map { Int64($0 / 390) * day + Int64($0 % 390) * 60_000_000 }
    },
    Kind("seconds anyhow") { count, random in
      (0..<count).map { _ in
        Int64.random(in: -100_000_000...100_000_000, using: &random) * 1_000_000
      }
    },
    Kind("milliseconds going back") { count, _ in (0..<count).map { 1000 * Int64(-$0 * $0) } },
    Kind("microseconds") { count, random in
      (0..<count).map { _ in Int64.random(in: 0...1 << 45, using: &random) }
    },
    Kind("any 64 bits") { count, random in
      (0..<count).map { _ in Int64(truncatingIfNeeded: random.next()) }
    },
    Kind("the ends of time") { count, _ in (0..<count).map { $0 % 3 == 0 ? .min : .max } },
    Kind("steps that overflow") { count, _ in (0..<count).map { Int64($0) &* (1 << 60) } },
    Kind("all equal") { count, _ in Array(repeating: -77, count: count) },
    Kind("one step broken") { count, _ in
      (0..<count).map { Int64($0) * day + ($0 == 1000 ? 1 : 0) }
    },
    Kind("one going back") { count, _ in
      (0..<count).map { Int64($0 == 2048 ? 3 : $0) * day }
    },
  ]
  static let counts = [0, 1, 2, 3, 7, 8, 9, 2047, 2048, 2049, 4096, 4098, 9000]

  @Test(arguments: kinds) func giveBackEveryOne(_ kind: Kind) {
    var random = SeededGenerator(seed: 5)
    for count in Self.counts {
      let all = kind.instants(count, &random)
      let instants = Instants(all)
      #expect(instants.count == count)
      #expect(instants.array.elementsEqual(all))
      #expect(instants.elementsEqual(all))
      var blocks: [Int64] = []
      instants.forEachBlock { blocks += $0 }
      #expect(blocks == all)
    }
  }

  @Test(arguments: kinds) func areTheSameInWhateverPartsTheyCome(_ kind: Kind) {
    var random = SeededGenerator(seed: 6)
    let all = kind.instants(4000, &random)
    var builder = InstantsBuilder()
    var rest = all[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...1500, using: &random))
      builder.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      #expect(builder.count == all.count - rest.count)
      #expect(builder.last == part.last)
    }
    #expect(builder.instants().array.elementsEqual(all))
  }

  @Test(arguments: kinds) func knowWhereTheyGoBack(_ kind: Kind) {
    var random = SeededGenerator(seed: 7)
    for count in Self.counts {
      let all = kind.instants(count, &random)
      let first = all.indices.dropFirst().first { all[$0] < all[$0 - 1] }
      #expect(Instants(all).firstDecrease == first, "\(count)")
    }
  }

  @Test(arguments: kinds) func knowTheirSteps(_ kind: Kind) {
    var random = SeededGenerator(seed: 8)
    for count in Self.counts {
      let all = kind.instants(count, &random)
      for step in [0, Self.day, 1, -1000, 1 << 60] {
        let isTrue = all.indices.dropFirst().allSatisfy {
          all[$0].subtractingReportingOverflow(all[$0 - 1]) == (step, false)
        }
        #expect(Instants(all).hasSteps(of: step) == isTrue, "\(count), \(step)")
      }
    }
  }

  @Test(arguments: kinds) func knowWhetherOneRepeats(_ kind: Kind) {
    var random = SeededGenerator(seed: 9)
    for count in Self.counts {
      var all = kind.instants(count, &random)
      for place in [nil, 1, 2048, 3000, count - 1] {
        if let place, all.indices.dropFirst().contains(place) { all[place] = all[place - 1] }
        let isTrue = all.indices.dropFirst().contains { all[$0] == all[$0 - 1] }
        #expect(Instants(all).hasRepetition == isTrue, "\(count), \(place ?? 0)")
      }
    }
  }

  @Test func areEqualWhereAllAre() {
    #expect(Instants([1, 2]) == [1, 2])
    #expect(Instants([1, 2]) != [1, 3])
    #expect(Instants([1]) != [1, 2])
    #expect(Instants([1, 2]).hashValue == Instants([1, 2]).hashValue)
  }
}
