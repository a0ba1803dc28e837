// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ChartInput

@Suite struct ShortNumberTests {
  private func read(_ text: String, decimal: DecimalMark = .point) -> ShortNumber {
    let column = CellColumn([text])
    return ShortNumber.read(
      column.bytes.span.bytes, column[0], mark: NumberCollector.mark(decimal))
  }

  @Test func randomNumbersAreThoseOfStrtod() {
    var random = SeededGenerator(seed: 1)
    var texts: [String] = []
    for _ in 0..<200_000 {
      let digits = 1 + random.below(16)
      var text = random.digits(digits)
      if random.below(3) > 0 {
        text.insert(".", at: text.index(text.startIndex, offsetBy: random.below(digits + 1)))
      }
      texts.append((random.below(4) == 0 ? "-" : "") + text)
    }
    var collector = NumberCollector(style: NumberStyle())
    collector.append(CellColumn(texts))
    #expect(collector.badCount == 0 && collector.missingCount == 0)
    let wrong = texts.indices.first {
      strtod(texts[$0], nil).bitPattern != collector.values[$0].bitPattern
    }
    #expect(wrong == nil, "\(wrong.map { texts[$0] } ?? "")")
  }

  @Test(arguments: [
    ("1", 1, 0), ("-1", -1, 0), ("-0", -0.0, 0), ("1.5", 1.5, 1), ("5.", 5, 0), (".5", 0.5, 1),
    ("12345678", 12_345_678, 0), ("123456789", 123_456_789, 0), ("1234567.8", 1_234_567.8, 1),
    ("12345678.9", 12_345_678.9, 1), ("123456789.", 123_456_789, 0), ("0.1234567", 0.1234567, 7),
    ("1.23456789012345", 1.23456789012345, 14), ("9007199254740991", 9_007_199_254_740_991, 0),
    (".123456789012345", 0.123456789012345, 15), ("-.123456789", -0.123456789, 9),
    ("0000000000000001", 1, 0),
  ])
  func shortNumbers(text: String, value: Double, decimals: Int) {
    let number = read(text)
    #expect(number.value.bitPattern == value.bitPattern && number.decimals == decimals, "\(text)")
  }

  @Test(arguments: [
    "", "-", ".", "-.", "--1", "+1", "1-", "1,5", "1..5", "1.2.3", "a", "1a", "12345678a", "1e5",
    "123456789.1.", "1.2345678.9", "9007199254740993", "12345678901234567", "1 5", "1/5", "1:5",
    "\u{E9}", "1²", "1234567\u{B0}",
  ])
  func othersAreLeftToTheGeneralReader(text: String) {
    #expect(!read(text).isShort, "\(text)")
  }

  @Test func decimalCommas() {
    #expect(read("1,5", decimal: .comma).value == 1.5)
    #expect(read("-12345678,25", decimal: .comma).value == -12_345_678.25)
    #expect(!read("1.5", decimal: .comma).isShort)
  }
}
