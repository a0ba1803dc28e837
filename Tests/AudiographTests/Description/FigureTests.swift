// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct FigureTests {
  static let english = Language.english.wording(.display)
  static let price = ValueStyle.price(decimals: 2)

  static func text(_ value: Double, _ style: ValueStyle) -> String {
    english.number(style.figure(of: value))
  }

  static func texts(_ values: [Double], _ style: ValueStyle) -> [String] {
    style.figures(of: values).map(english.number)
  }

  /// What is calculated has no more digits than tell it apart, however small what stands beside it is.
  @Test func derivedFiguresHaveFewDecimals() {
    let mean = 1_000_000.002_27
    #expect(
      Self.texts([mean, 1_000_000.002, 0.001_638_461_308_6], .derived)
        == ["1000000.00227", "1000000.00200", "0.00164"])
    #expect(Self.texts([100.04, 100.05, 2.3456], .derived) == ["100.04", "100.05", "2.35"])
    #expect(Self.texts([29.502, 29.501, 17.465], .derived) == ["29.502", "29.501", "17.465"])
  }

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
    Case(9.5e-7, "9.5 times 10 to the power of -7", "9.5 times 10 to the power of -7"),
    Case(3.14e-9, "3.14 times 10 to the power of -9", "3.14 times 10 to the power of -9"),
    Case(-2e-12, "-2 times 10 to the power of -12", "-2 times 10 to the power of -12"),
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
    Case(99_900_000_000_000, "99.9 trillion", "99.9 trillion"),
    Case(1e14, "1 times 10 to the power of 14", "1 times 10 to the power of 14"),
    Case(1.2e15, "1.2 times 10 to the power of 15", "1.2 times 10 to the power of 15"),
    Case(-1.2e15, "-1.2 times 10 to the power of 15", "-1.2 times 10 to the power of 15"),
    Case(5e35, "5 times 10 to the power of 35", "5 times 10 to the power of 35"),
    Case(
      .greatestFiniteMagnitude, "1.798 times 10 to the power of 308",
      "1.79769 times 10 to the power of 308"),
    Case(
      .leastNonzeroMagnitude, "5 times 10 to the power of -324", "5 times 10 to the power of -324"),
  ]

  static let neighbours: [([Double], [String])] = [
    ([100.001, 100.002], ["100.001", "100.002"]),
    ([100.001, 100.001], ["100.00", "100.00"]),
    ([1, 2, 3], ["1.00", "2.00", "3.00"]),
    ([1e6, 1e6 + 1], ["1000000", "1000001"]),
    ([1234.5, 1234.6, 7], ["1234.50", "1234.60", "7.00"]),
    ([1001.5, 1000.72, 998.44, 1001.97], ["1001.50", "1000.72", "998.44", "1001.97"]),
    ([1002.746, 1002.724, 3], ["1002.75", "1002.72", "3.00"]),
    ([1002.7461, 1002.7462, 3], ["1002.7461", "1002.7462", "3.0000"]),
    ([0.1, 0.1.nextUp], ["0.10000000000000000", "0.10000000000000002"]),
    (
      [1e300, 1e300.nextUp],
      [
        "1 times 10 to the power of 300", "1.0000000000000002 times 10 to the power of 300",
      ]
    ),
  ]

  static let percents: [(Double, String)] = [
    (0.0, "0.0"), (0.049, "less than 0.1"), (0.05, "0.1"), (-0.05, "0.1"), (1, "1.0"),
    (9.94, "9.9"), (9.95, "10"), (9.96, "10"), (10.4, "10"), (-20.94, "21"), (999.6, "1000"),
    (-99.6, "99.6"), (-99.96, "more than 99.9"),
    (-100, "100"), (-100.2, "100"),
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
    #expect(Self.text(test.value, Self.price) == test.price)
    #expect(Self.text(test.value, .measured) == test.measured)
  }

  @Test(arguments: neighbours)
  func neverReadsDifferentPricesAlike(_ values: [Double], _ texts: [String]) {
    #expect(Self.texts(values, Self.price) == texts)
  }

  @Test func neighboursOfEverySizeDiffer() {
    for exponent in -320...300 {
      guard let value = Double("1.5e\(exponent)"), value > 0 else { continue }
      for style in [Self.price, .measured] {
        let texts = Self.texts([value, value.nextUp, value.nextDown], style)
        #expect(Set(texts).count == 3, "\(value)")
        #expect(texts.allSatisfy { !$0.contains("e+") && !$0.contains("e-") }, "\(value)")
      }
    }
  }

  @Test(arguments: percents)
  func saysPercent(_ percent: Double, _ words: String) {
    let text =
      switch Percent(percent) {
      case .underATenth: "less than 0.1"
      case .almostAll: "more than 99.9"
      case .figure(let figure): Self.english.number(figure)
      }
    #expect(text == words)
  }

  @Test(arguments: derivations)
  func derivesThreeDigits(_ value: Double, _ words: String) {
    #expect(Self.english.number(Figure(derived: value)) == words)
  }

  static let spoken: [(Double, ValueStyle, String, String)] = [
    (430.47, .price(decimals: 2), "430.47", "430,47"),
    (205.18, .price(decimals: 2), "205.18", "205,18"),
    (1205.18, .price(decimals: 2), "1205", "1205"),
    (99.994, .price(decimals: 2), "99.99", "99,99"),
    (99.996, .price(decimals: 2), "100.00", "100,00"),
    (2345.5, .price(decimals: 0), "2346", "2346"),
    (54.4, .price(decimals: 0), "54", "54"),
    (5.44, .price(decimals: 0), "5.44", "5,44"),
    (1.2345, .price(decimals: 3), "1.235", "1,235"),
    (0.000_123_45, .price(decimals: 8), "123.45 millionths", "123,45 Millionstel"),
    (0.0123, .price(decimals: 8), "0.0123", "0,0123"),
    (-3.2, .measured, "minus 3.2", "minus 3,2"),
    (1_000_000, .measured, "1 million", "1 Million"),
    (1_200_000, .measured, "1.2 million", "1,2 Millionen"),
    (2e9, .measured, "2 billion", "2 Milliarden"),
    (-1e12, .measured, "minus 1 trillion", "minus 1 Billion"),
    (0.000_003, .measured, "3 millionths", "3 Millionstel"),
    (0.000_001, .measured, "1 millionth", "1 Millionstel"),
    (1.2e15, .measured, "1.2 times 10 to the power of 15", "1,2 mal 10 hoch 15"),
    (-1e36, .measured, "minus 1 times 10 to the power of 36", "minus 1 mal 10 hoch 36"),
    (
      .leastNonzeroMagnitude, .measured, "5 times 10 to the power of minus 324",
      "5 mal 10 hoch minus 324"
    ),
  ]

  @Test(arguments: spoken)
  func isSpoken(_ value: Double, _ style: ValueStyle, _ english: String, _ german: String) {
    let figure = style.figure(of: value)
    #expect(Language.english.wording(.speech).number(figure) == english)
    #expect(Language.german.wording(.speech).number(figure) == german)
  }

  @Test func spokenNeighboursDiffer() {
    let style = ValueStyle.price(decimals: 2)
    #expect(Self.texts([100.4, 100.3], style) == ["100.40", "100.30"])
  }

  /// What `df -h` prints: sizes far apart count each their own, the others the same.
  @Test(arguments: [
    ([252e9, 4000], ["252 billion", "4000"]), ([468e9, 511e6], ["468 billion", "511 million"]),
    ([1.222e9, 229e6], ["1222 million", "229 million"]),
    ([1.2e6, 950_000], ["1200000", "950000"]),
    ([1.1e12, 0], ["1.1 trillion", "0"]),
  ])
  func sizesFarApartCountTheirOwn(_ values: [Double], _ words: [String]) {
    #expect(Self.texts(values, .measured) == words)
  }

  @Test func digitsRoundTrip() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<2000 {
      let value = Double.random(in: -1e9...1e9, using: &generator)
      #expect(Double(DecimalDigits(value).text()) == value)
    }
  }
}
