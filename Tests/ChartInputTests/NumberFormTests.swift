// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ChartInput

/// One cell, read by a style that is settled.
private func read(_ text: String, decimal: DecimalMark = .point) -> NumberCell {
  let style = NumberStyle(decimal: decimal)
  let bytes = Array(text.utf8)
  return NumberReader(style: style, missing: MissingMarkers()).read(bytes, 0..<bytes.count)
}

@Suite struct NumberFormTests {
  @Test(arguments: [
    ("1", 1), ("-1", -1), ("+5", 5), ("0", 0), ("007", 7), ("5.", 5), (".5", 0.5), ("-.5", -0.5),
    ("1,234.5", 1234.5), ("1,234", 1234), ("12,34,567", 1_234_567), ("1,23,45,678.9", 12_345_678.9),
    ("1 234.5", 1234.5), ("1\u{A0}234\u{A0}567", 1_234_567), ("1\u{202F}234", 1234),
    ("1\u{2009}234", 1234), ("1'234", 1234), ("1’234’567.25", 1_234_567.25),
    ("1.5e12", 1.5e12), ("6.80E-05", 6.80E-05), ("1E+3", 1000), ("1e3", 1000),
    ("$ 103,900", 103_900), ("€12", 12), ("12 EUR", 12), ("12€", 12), ("USD 5", 5), ("-$5", -5),
    ("$-5", -5), ("US$ 1,000", 1000), ("Rs. 500", 500), ("R$12.50", 12.5), ("CHF 12.-", 12),
    ("kr 7", 7), ("7 kr", 7), ("5.5 zł", 5.5), ("£(12)", -12), ("(£12)", -12),
    ("$(1,234.50)", -1234.5), ("24.13%", 24.13), ("5 %", 5), ("-1.08%", -1.08), ("(12%)", -12),
    ("5\u{A0}%", 5), ("3‰", 3), ("(12)", -12), ("(1,234)", -1234), ("\u{2212}12", -12),
    ("–12", -12), ("12-", -12), ("12\u{2212}", -12), ("2.22M", 2_220_000), ("363.28K", 363_280),
    ("5 bn", 5e9), ("1.1B", 1.1e9), ("3T", 3e12), ("4k", 4000), ("7 mn", 7e6), ("12m", 12e6),
    ("0.3 Mio.", 300_000), ("1.2 million", 1.2e6), ("€5m", 5e6), ("5 M€", 5e6), ("12.5億円", 1.25e9),
    ("3万", 30_000), ("1,234円", 1234), ("45人", 45), ("▲5", -5), ("△3.2％", -3.2), ("－5", -5),
    ("１２３", 123), ("１，２３４．５％", 1234.5), ("－１２人", -12),
    ("5 k$", 5000),
    ("3 Mrd", 3e9), ("$1.5bn", 1.5e9), ("<1", 1), (">100", 100), ("≤ 5", 5), ("≥5", 5), ("~3", 3),
    ("<0.5%", 0.5), (">= 7", 7), ("12.3 p", 12.3), ("12.3 bep", 12.3), ("12p", 12), ("12r", 12),
    ("12*", 12), ("12**", 12), ("12[a]", 12), ("12 [note 1]", 12), ("12 (p)", 12), ("12†", 12),
    ("12¹", 12), ("1,234¹²", 1234), ("5.3 km", 5.3), ("12 kWh", 12), ("7 m²", 7), ("21.5 °C", 21.5),
    ("80km/h", 80), ("32.1 ± 1.2", 32.1),
    ("12.3±0.4", 12.3), ("-5 +/- 2", -5), ("4.5 ± 0.25 %", 4.5),
    ("  12  ", 12), ("999,999,999,999", 999_999_999_999),
  ])
  func numbersWithPoint(text: String, value: Double) {
    #expect(read(text) == .value(value), "\(text)")
  }

  @Test(arguments: [
    ("1.234,5", 1234.5), ("1,5", 1.5), ("1 234,5", 1234.5), ("1.234", 1234), ("1,234", 1.234),
    ("1\u{202F}234,50 €", 1234.5), ("12,50€", 12.5), ("1'234,5", 1234.5), ("1.234.567", 1_234_567),
    ("-0,5", -0.5), (",5", 0.5), ("5,", 5), ("24,13 %", 24.13), ("1,5e3", 1500),
    ("3,4 Mio. €", 3_400_000), ("1,2 Mrd. EUR", 1.2e9), ("12,-", 12),
  ])
  func numbersWithComma(text: String, value: Double) {
    #expect(read(text, decimal: .comma) == .value(value), "\(text)")
  }

  @Test(arguments: [
    "true", "false", "TRUE", "abc", "0x1F", "2020-01-05", "05.03.2020", "1/2", "12:30", "1:02:03",
    "1.2.3", "192.168.0.1", "10.0.12.1", "555-1234", "+49 170 123 456", "+49 170 1234567",
    "(030) 1234", "2020Q1", "2020M01", "1995 Jan", "15 Nov 20", "No. 5", "A12", "12A3", "12 34",
    "1,23", "1,2345", "12,345,67", "1,,234", "1..5", "01,234.5", "1,234,56", "1 23", "1234 567",
    "(12", "12)", "--5", "-5-", "-(5)", "+-5", "5 5", "%", "$", "e5", "1e", "1e+", "1.5.",
    "12 km km", "12 €€", "12%%", "2 to 4 units", "1,234'567.8", "1,234 567", "12 (3)", "12 (3.5)",
    "12 []", "rgb(100", "#808080", "3D", "1st", "2nd", "7th", "5'10", "12 abcdefghijkl", "K",
    "5 KM", "v1.2", "1_000", "5e5e5", "5M5", "1.5 M M", "2019/20", "0.1-0.5", "5-10",
  ])
  func otherTextsAreNoNumbers(text: String) {
    #expect(read(text) == .bad(.text), "\(text)")
  }

  @Test(arguments: [
    "", "NA", "N/A", "n/a", "NaN", "nan", "None", "NULL", "null", "#N/A", "#NULL!", "#DIV/0!",
    "#VALUE!", "#REF!", ".", "..", "...", ":", "-", "--", "–", "—", "?", "x", "X", "na", "none",
    ": c", ": bu",
  ])
  func missingTexts(text: String) {
    #expect(read(text) == .missing, "\(text)")
  }

  @Test(arguments: [
    "inf", "-Infinity", "INF", "∞", "1e400", "-1e309", "1e99999999999999999999", "9e307K",
    String(repeating: "9", count: 400),
  ])
  func whatNoDoubleHolds(text: String) {
    #expect(read(text) == .bad(.notFinite), "\(text)")
  }

  @Test(arguments: [
    "-0", "-0.0", "1e-400", "-1e-400", "0e999999", "4.9e-324", "2.2250738585072011e-308",
    "1.7976931348623157e308", "9007199254740993", "9007199254740992.99999999999999999999999",
    "3.14159265358979323846264338327950288419716939937510582097494459",
    "0.000000000000000000000000001", "123456789012345678901234567890",
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124", "8.5e-7",
  ])
  func everyNumberIsRoundedCorrectly(text: String) {
    guard case .value(let value) = read(text) else {
      Issue.record("\(text)")
      return
    }
    #expect(value.bitPattern == strtod(text, nil).bitPattern, "\(text)")
  }

  @Test func bytesOfWindows1252() {
    let cells: [([UInt8], Double)] = [
      (Array("1".utf8) + [0xA0] + Array("234,5".utf8), 1234.5), ([0x80] + Array("12".utf8), 12),
      ([0x96] + Array("5".utf8), -5), (Array("1".utf8) + [0x92] + Array("234".utf8), 1234),
    ]
    let reader = NumberReader(style: NumberStyle(decimal: .comma), missing: MissingMarkers())
    for (bytes, value) in cells {
      #expect(reader.read(bytes, 0..<bytes.count) == .value(value))
    }
  }

  /// Long cells take time in proportion to their length.
  @Test(arguments: ["1", "1,", "1 ", "(", "[", "*", "-", "1.", "5 p ", "é", "$", "1'", "1e"])
  func longCellsAreReadQuickly(part: String) {
    let text = "1" + String(repeating: part, count: 65_000 / part.utf8.count)
    #expect(processorSeconds { _ = read(text) } < 0.5)
  }
}
