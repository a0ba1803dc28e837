// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct NumberWordsTests {
  static let derivations: [(Double, String)] = [
    (12.53, "12.5"), (4.5 - 1e-15, "4.5"), (12_345, "12300"), (0.1234, "0.123"),
  ]

  static let cases: [Case] = [
    Case(0, "0.00", "0"),
    Case(-0.0, "0.00", "0"),
    Case(1, "1.00", "1"),
    Case(544.47, "544.47", "544.47"),
    Case(544.465, "544.47", "544.465"),
    Case(702.1, "702.10", "702.1"),
    Case(-8.79, "-8.79", "-8.79"),
    Case(0.5, "0.50", "0.5"),
    Case(0.05, "0.05", "0.05"),
    Case(0.0512, "0.0512", "0.0512"),
    Case(0.001, "0.001", "0.001"),
    Case(0.0005, "500 millionths", "500 millionths"),
    Case(0.000_003, "3 millionths", "3 millionths"),
    Case(0.000_001, "1 millionth", "1 millionth"),
    Case(3.14e-9, "3.14 billionths", "3.14 billionths"),
    Case(-2e-12, "-2 trillionths", "-2 trillionths"),
    Case(999.99, "999.99", "999.99"),
    Case(999.996, "1000", "999.996"),
    Case(1000, "1000", "1000"),
    Case(12_345.67, "12346", "12345.7"),
    Case(999_999, "999999", "999999"),
    Case(999_999.5, "1 million", "1 million"),
    Case(1_234_567, "1.2 million", "1.23457 million"),
    Case(83_149_300, "83.1 million", "83.1493 million"),
    Case(123_456_789, "123.5 million", "123.457 million"),
    Case(999_960_000, "1 billion", "999.96 million"),
    Case(2e9, "2 billion", "2 billion"),
    Case(5e35, "500 decillion", "500 decillion"),
    Case(1e36, "1 followed by 36 zeros", "1 followed by 36 zeros"),
    Case(
      .greatestFiniteMagnitude, "1798 followed by 305 zeros", "179769 followed by 303 zeros"),
    Case(
      -.greatestFiniteMagnitude, "-1798 followed by 305 zeros", "-179769 followed by 303 zeros"),
    Case(.leastNonzeroMagnitude, "0 point 323 zeros 5", "0 point 323 zeros 5"),
  ]

  static let neighbours: [([Double], [String])] = [
    ([100.001, 100.002], ["100.001", "100.002"]),
    ([100.001, 100.001], ["100.00", "100.00"]),
    ([1, 2, 3], ["1.00", "2.00", "3.00"]),
    ([1e6, 1e6 + 1], ["1 million", "1.000001 million"]),
    ([1234.5, 1234.6, 7], ["1234.5", "1234.6", "7.00"]),
    ([0.1, 0.1.nextUp], ["0.10", "0.10000000000000002"]),
    (
      [1e300, 1e300.nextUp], ["1 followed by 300 zeros", "10000000000000002 followed by 284 zeros"]
    ),
  ]

  static let percents: [(Double, String)] = [
    (0.0, "less than 0.1"), (0.049, "less than 0.1"), (0.05, "0.1"), (-0.05, "0.1"), (1, "1.0"),
    (9.94, "9.9"), (9.95, "10"), (9.96, "10"), (10.4, "10"), (-20.94, "21"), (999.6, "1000"),
  ]

  struct Case: CustomTestStringConvertible {
    let value: Double
    let price: String
    let measured: String

    init(_ value: Double, _ price: String, _ measured: String) {
      self.value = value
      self.price = price
      self.measured = measured
    }

    var testDescription: String { "\(value)" }
  }

  @Test(arguments: cases)
  func readsAsWritten(_ test: Case) {
    #expect(NumberWords.text(of: test.value, style: .price) == test.price)
    #expect(NumberWords.text(of: test.value, style: .measured) == test.measured)
  }

  @Test(arguments: neighbours)
  func neverReadsDifferentPricesAlike(_ values: [Double], _ texts: [String]) {
    #expect(NumberWords.texts(of: values, style: .price) == texts)
  }

  @Test func neighboursOfEverySizeDiffer() {
    for exponent in -320...300 {
      guard let value = Double("1.5e\(exponent)"), value > 0 else { continue }
      for style in [NumberWords.Style.price, .measured] {
        let texts = NumberWords.texts(of: [value, value.nextUp, value.nextDown], style: style)
        #expect(Set(texts).count == 3, "\(value)")
        #expect(texts.allSatisfy { !$0.contains("e+") && !$0.contains("e-") }, "\(value)")
      }
    }
  }

  @Test(arguments: percents)
  func saysPercent(_ percent: Double, _ words: String) {
    #expect(NumberWords.percent(percent) == words)
  }

  @Test(arguments: derivations)
  func derivesThreeDigits(_ value: Double, _ words: String) {
    #expect(NumberWords.derived(value) == words)
  }

  @Test func digitsRoundTrip() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let value = Double.random(in: -1e9...1e9, using: &generator)
      #expect(Double(DecimalDigits(value).text()) == value)
    }
  }
}
