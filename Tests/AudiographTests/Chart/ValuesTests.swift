// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Whatever goes into packed values comes out of them bit for bit.
@Suite struct ValuesTests {
  /// Numbers of one kind, as many as asked for.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let numbers: @Sendable (Int, inout SeededGenerator) -> [Double]

    init(_ name: String, _ numbers: @escaping @Sendable (Int, inout SeededGenerator) -> [Double]) {
      self.name = name
      self.numbers = numbers
    }

    var testDescription: String { name }
  }

  static let kinds: [Kind] = [
    Kind("cents of a walk") { count, random in random.walk(count, decimals: 2) },
    Kind("tenths of a walk") { count, random in random.walk(count, decimals: 1) },
    Kind("seven decimals") { count, random in random.walk(count, decimals: 7) },
    Kind("whole numbers, far apart") { count, random in
      (0..<count).map { _ in Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &random))
      }
    },
    Kind("whole numbers, too far apart") { count, random in
      (0..<count).map { _ in Double(Int.random(in: -(1 << 40)...1 << 40, using: &random)) }
    },
    Kind("just within two bytes") { count, _ in (0..<count).map { Double($0 % 2 * 65_534 - 7) } },
    Kind("just beyond two bytes") { count, _ in (0..<count).map { Double($0 % 2 * 65_535 - 7) } },
    Kind("just within four bytes") { count, _ in
      (0..<count).map { Double($0 % 2 * 4_294_967_294) }
    },
    Kind("just beyond four bytes") { count, _ in
      (0..<count).map { Double($0 % 2 * 4_294_967_298) }
    },
    Kind("all bits") { count, random in random.whiteNoise(count: count) },
    Kind("any finite number") { count, random in
      (0..<count).map { _ in
        let number = Double(bitPattern: random.next())
        return number.isFinite ? number : 1
      }
    },
    Kind("flat") { count, _ in Array(repeating: 1.1, count: count) },
    Kind("all missing") { count, _ in Array(repeating: .nan, count: count) },
    Kind("cents with gaps") { count, random in
      random.walk(count, decimals: 2).map { Bool.random(using: &random) ? $0 : .nan }
    },
    Kind("one gap") { count, random in
      var numbers = random.walk(count, decimals: 2)
      if count > 700 { numbers[700] = .nan }
      return numbers
    },
    Kind("negative zero") { count, _ in (0..<count).map { $0 % 700 == 3 ? -0.0 : 0.5 } },
    Kind("huge") { count, random in random.whiteNoise(count: count, in: -8e307...8e307) },
    Kind("tiny") { count, random in
      random.whiteNoise(count: count, in: 0...Double.leastNormalMagnitude)
    },
    Kind("infinite") { count, _ in (0..<count).map { $0 % 900 == 5 ? .infinity : 2 } },
    Kind("decimals that change") { count, random in
      (0..<count).map { place in
        let power = [1, 10, 1000, 1e9][place / 2048 % 4]
        return Double(Int.random(in: 0...9999, using: &random)) / power
      }
    },
  ]
  static let counts = [0, 1, 2, 3, 7, 8, 9, 2047, 2048, 2049, 4096, 4098, 9000]

  @Test(arguments: kinds) func giveBackEveryBit(_ kind: Kind) {
    var random = SeededGenerator(seed: 5)
    for count in Self.counts {
      let numbers = kind.numbers(count, &random)
      let values = Values(numbers)
      #expect(values.count == count)
      #expect(values.presentCount == numbers.count { !$0.isNaN })
      #expect(values.array.bits.elementsEqual(numbers.bits))
      #expect(values.indices.map { values[$0] }.bits.elementsEqual(numbers.bits))
      #expect(values.map(\.self).bits.elementsEqual(numbers.bits))
    }
  }

  @Test(arguments: kinds) func areTheSameInWhateverPartsTheyCome(_ kind: Kind) {
    var random = SeededGenerator(seed: 6)
    let numbers = kind.numbers(4000, &random)
    var builder = ValuesBuilder()
    var rest = numbers[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...1500, using: &random))
      if part.count == 1 {
        builder.append(part[part.startIndex])
      } else {
        builder.append(contentsOf: part)
      }
      rest = rest.dropFirst(part.count)
      #expect(builder.count == numbers.count - rest.count)
      #expect(builder.last.map { [$0].bits } == part.last.map { [$0].bits })
    }
    #expect(builder.values().array.bits.elementsEqual(numbers.bits))
  }

  @Test(arguments: kinds) func blocksKnowWhatIsTrueOfThem(_ kind: Kind) {
    var random = SeededGenerator(seed: 7)
    for count in Self.counts {
      let numbers = kind.numbers(count, &random)
      Values(numbers).forEachBlock { start, values, summary in
        #expect(values.bits.elementsEqual(Array(numbers[start..<start + values.count]).bits))
        #expect(summary.facts == BlockSummary(oneByOne: values).facts)
      }
    }
  }

  @Test func takeTwoBytesForCentsNearEachOther() {
    var random = SeededGenerator(seed: 8)
    let values = Values(random.walk(10_240, decimals: 2))
    #expect(values.blocks.map(\.byteCount) == Array(repeating: 4096, count: 5))
  }

  @Test func knowTheirExtent() {
    #expect(Values([3, .nan, -1]).extent == (-1, 3))
    #expect(Values([]).extent == (.infinity, -.infinity))
  }

  @Test func findTheFirstInfinity() {
    var numbers = [Double](repeating: 1, count: 3000)
    #expect(Values(numbers).firstInfinite == nil)
    numbers[2500] = .infinity
    numbers[2100] = -.infinity
    #expect(Values(numbers).firstInfinite == 2100)
  }

  @Test func areEqualWhereAllNumbersAre() {
    #expect(Values([1, 2]) == [1, 2])
    #expect(Values([1, 2]) != [1, 2, 3])
    #expect(Values([1, 2]) != [1, 3])
    #expect(Values([.nan]) != Values([.nan]))
    #expect(Values([1, 2]).hashValue == Values([1, 2]).hashValue)
  }
}

extension BlockSummary {
  /// The safe twin of the loop that uses vectors.
  init(oneByOne values: [Double]) {
    self.init()
    for index in values.indices {
      add(values[index], before: index + 1 < values.count ? values[index + 1] : .nan)
    }
  }

  var facts: [Double] {
    [Double(presentCount), minimum, maximum, largestStep, smallestStep]
  }
}

extension [Double] {
  fileprivate var bits: [UInt64] { map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern } }
}

extension SeededGenerator {
  /// A walk of numbers with a few decimals.
  fileprivate mutating func walk(_ count: Int, decimals: Int) -> [Double] {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return randomWalk(count: count).map { ((100 + $0) * power).rounded() / power }
  }
}
