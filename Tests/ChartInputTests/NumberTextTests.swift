// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ChartInput

@Suite struct NumberTextTests {
  private func read(_ text: String, mark: UInt8 = Byte.point) -> NumberReading {
    let bytes = Array(text.utf8)
    return NumberText(mark: mark).read(bytes.span)
  }

  @Test(arguments: [
    "0", "-0", "1", "+1", "-1", "12.5", ".5", "5.", "-.25", "007", "1e3", "1E-3", "1.5e+2",
    "0.1", "0.3", "123456789012345678", "9007199254740993", "9007199254740992", "1e22", "1e23",
    "123456789.123456789", "0.000000000000000000000000001", "4.9e-324", "2.4e-324", "1e-400",
    "1.7976931348623157e308", "2.2250738585072011e-308", "8.5", "12345678", "123456789",
    "1234567.1", "12345678.1", "0.12345678", "99999999999999999999999999999999999999",
    "3.14159265358979323846264338327950288419716939937510582097494459", "0e99999", "1e0000001",
  ])
  func numbersAreRoundedAsStrtodDoes(text: String) {
    #expect(read(text) == .value(strtod(text, nil)))
    guard case .value(let value) = read(text) else { return }
    #expect(value.bitPattern == strtod(text, nil).bitPattern)
    #expect(value.bitPattern == Double(text)?.bitPattern ?? value.bitPattern)
  }

  @Test(arguments: 16...30) func longNumbersAreRoundedAsStrtodDoes(digits: Int) {
    var random = SplitMix(state: UInt64(digits))
    for _ in 0..<5_000 {
      let text = random.digits(digits)
      let place = text.index(text.startIndex, offsetBy: random.below(digits + 1))
      let marked = text[..<place] + "." + text[place...]
      #expect(read(String(marked)) == .value(strtod(String(marked), nil)), "\(marked)")
    }
  }

  /// Halves between two doubles and their neighbours.
  @Test(arguments: [
    "9007199254740993", "9007199254740995", "4503599627370496.5", "4503599627370497.5",
    "4503599627370497.500", "4503599627370497.501", "4503599627370497.499", "1125899906842624.125",
    "1125899906842624.375", "1125899906842624.124", "1125899906842624.126", "18446744073709551615",
    "1844674407370955161", "9999999999999999999", "0.9999999999999999999", "1000000000000000001",
    "0.5000000000000000000", "0.5000000000000000001", "1e-27", "9999999999999999999e-27",
    "9999999999999999999e-28", "1234567890123456789e-8", "1234567890123456789e8",
    "9007199254740993.00000000000000000000", "9007199254740993.00000000000000000001",
    "9007199254740992.99999999999999999999", "4503599627370497.49999999999999999999",
    "99999999999999999999", "18446744073709551616", "0.00000000000000000009007199254740993",
  ]) func halvesAreRoundedAsStrtodDoes(text: String) {
    for sign in ["", "-"] {
      #expect(read(sign + text) == .value(strtod(sign + text, nil)))
    }
  }

  @Test func randomNumbersAreRoundedAsStrtodDoes() {
    var random = SplitMix(state: 7)
    for _ in 0..<50_000 {
      let text = random.number()
      guard case .value(let value) = read(text) else {
        Issue.record("not a number: \(text)")
        continue
      }
      #expect(value.bitPattern == strtod(text, nil).bitPattern, "\(text)")
    }
  }

  @Test(arguments: [
    "", "NA", "N/A", "NaN", "null", ".", "-", "na", "n/a", "nan", "NULL",
  ])
  func missingWords(text: String) { #expect(read(text) == .missing) }

  @Test(arguments: ["inf", "-inf", "Infinity", "+INF", "1e309", "-1e999", "∞", "1e99999999999999"])
  func infinitiesAndOverflow(text: String) { #expect(read(text) == .notFinite) }

  @Test(arguments: [
    ("1,234", NumberDecoration.thousandsSeparator), ("1,234.56", .thousandsSeparator),
    ("1,234,567", .thousandsSeparator), ("1 234", .thousandsSeparator),
    ("1'234", .thousandsSeparator), ("1,5", .decimalComma), ("-2,75", .decimalComma),
    ("5%", .percentSign), ("5 %", .percentSign), ("-1.5%", .percentSign),
    ("$5", .currencySign), ("-$5.10", .currencySign), ("$1,000", .currencySign),
    ("5 €", .currencySign), ("£3", .currencySign), ("1.234.567", .thousandsSeparator),
  ])
  func decoratedNumbers(text: String, decoration: NumberDecoration) {
    #expect(read(text) == .decorated(decoration))
  }

  @Test(arguments: [("1.5", NumberDecoration.decimalPoint), ("1.234", .thousandsSeparator)])
  func pointsWhereCommasAreMarks(text: String, decoration: NumberDecoration) {
    #expect(read(text, mark: Byte.comma) == .decorated(decoration))
    #expect(read("1,5", mark: Byte.comma) == .value(1.5))
  }

  @Test(arguments: [
    "abc", "1.2.3", "12:30", "--1", "1e", "1e+", "e5", "0x10", "1_000_0", "1 2", "2020-01-01",
    "192.168.1.1", "+", "1-", "٣", "NAN(1)", "infi", "none", "1d", "nul", "n",
  ])
  func texts(text: String) { #expect(read(text) == .text) }
}

/// A small generator of reproducible random numbers (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func digits(_ count: Int) -> String { (0..<count).map { _ in "\(below(10))" }.joined() }

  /// A finite decimal number in one of many written forms.
  mutating func number() -> String {
    let sign = ["", "", "", "-", "+"][below(5)]
    let whole = digits(below(20))
    let fraction = below(3) > 0 ? "." + digits(below(20)) : ""
    let body = whole.isEmpty && fraction.count < 2 ? "0" : whole + fraction
    let exponent = below(6) == 0 ? "e\(below(560) - 280)" : ""
    // Words that stand for a missing value are no numbers.
    return sign + body + exponent
  }
}
