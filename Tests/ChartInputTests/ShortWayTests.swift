// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

/// That the short way takes what it is there for, and how far it goes.
@Suite struct ShortWayTests {
  /// The rows that are taken of a column of numbers, and the text behind them.
  private func read(_ text: String) -> (numbers: [Double], rest: String) {
    let layout = PlainLayout(
      slots: [.number], delimiter: Byte.comma, mark: Byte.point, needsNumber: true)
    var (plain, blanks) = (PlainRows(layout), BlankLines())
    var instants = [Int64](repeating: 0, count: PlainRows.rowsPerBlock)
    var numbers = [Double](repeating: 0, count: PlainRows.rowsPerBlock)
    let bytes = Array(text.utf8)
    let padded = bytes + Array(repeating: 0, count: ByteWindow.padding)
    var instantSpan = instants.mutableSpan
    var numberSpan = numbers.mutableSpan
    let (next, count) = plain.read(
      padded.span, from: 0, to: bytes.count, instants: &instantSpan, numbers: &numberSpan,
      blanks: &blanks)
    return (Array(numbers[..<count]), String(decoding: bytes[next...], as: UTF8.self))
  }

  @Test(arguments: [
    ("8.004092e-28", 8.004092e-28), ("-1E5", -1e5), ("4.9960e+02", 499.6), ("1e-290", 1e-290),
    ("71.371428571428566556", 71.371428571428566556), ("\"2.5e7\"", 2.5e7), (" 3e2 ", 300),
    ("12345678901234567890123456", 12345678901234567890123456.0),
    ("4503599627370497.5", 4503599627370497.5), ("-0e9", -0.0),
  ])
  func numbersOfAnySize(text: String, value: Double) {
    let (numbers, rest) = read("1\n\(text)\n2\n")
    #expect(numbers.map(\.bitPattern) == [1, value, 2].map(\.bitPattern))
    #expect(rest.isEmpty)
  }

  @Test(arguments: ["1e", "1e+", "1.5e400", "1e99999999", "e5", "1e5x", "."])
  func whatIsLeftToTheGeneralReader(text: String) {
    let (numbers, rest) = read("1\n\(text)\n2\n")
    // A lone point is a missing number, which in a table without positions may be no row at all.
    #expect(numbers == [1] && rest == "\(text)\n2\n")
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func blankLinesBeforeARow(lineEnd: String) {
    for count in [1, 2, 100] {
      let gap = String(repeating: lineEnd, count: count)
      let (numbers, rest) = read("1\(lineEnd)\(gap)2\(lineEnd)\(gap)")
      #expect(numbers.map(\.isNaN) == [false] + Array(repeating: true, count: count) + [false])
      #expect(numbers.first == 1 && numbers.last == 2)
      #expect(rest == gap)
    }
    #expect(read(lineEnd + lineEnd).numbers.isEmpty)
  }
}
