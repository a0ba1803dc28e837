// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

/// That the short way takes what it is there for, and how far it goes.
@Suite struct ShortWayTests {
  /// What is taken of the rows of a text, and the text behind them.
  private struct Taken {
    /// Those of the first column of numbers.
    let numbers: [Double]
    /// The texts that are left to be read.
    let texts: [String]
    let blankCount: Int
    /// Rows that were left out.
    let emptyRowCount: Int
    let rest: String
  }

  private func take(
    _ text: String, _ slots: [PlainLayout.Slot] = [.number], mayBeEmpty: Bool = true
  ) -> Taken {
    let layout = PlainLayout(
      slots: slots, delimiter: Byte.comma, mark: Byte.point, mayBeEmpty: mayBeEmpty)
    var (plain, blanks) = (PlainRows(layout), BlankLines())
    var instants = [Int64](repeating: 0, count: PlainRows.rowsPerBlock)
    var numbers = [Double](repeating: 0, count: PlainRows.rowsPerBlock * slots.count)
    let bytes = Array(text.utf8)
    let padded = bytes + Array(repeating: 0, count: ByteWindow.padding)
    var instantSpan = instants.mutableSpan
    var numberSpan = numbers.mutableSpan
    let (next, count) = plain.read(
      padded.span, from: 0, to: bytes.count, instants: &instantSpan, numbers: &numberSpan,
      blanks: &blanks)
    let places = plain.leavesTexts ? instants[..<count].map(TextRange.init(packed:)) : []
    return Taken(
      numbers: Array(numbers[..<count]),
      texts: places.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) },
      blankCount: blanks.count, emptyRowCount: plain.takeEmptyRowCount(),
      rest: String(decoding: bytes[next...], as: UTF8.self))
  }

  @Test(arguments: [
    ("8.004092e-28", 8.004092e-28), ("-1E5", -1e5), ("4.9960e+02", 499.6), ("1e-290", 1e-290),
    ("71.371428571428566556", 71.371428571428566556), ("\"2.5e7\"", 2.5e7), (" 3e2 ", 300),
    ("12345678901234567890123456", 12345678901234567890123456.0),
    ("4503599627370497.5", 4503599627370497.5), ("-0e9", -0.0),
  ])
  func numbersOfAnySize(text: String, value: Double) {
    let taken = take("1\n\(text)\n2\n")
    #expect(taken.numbers.map(\.bitPattern) == [1, value, 2].map(\.bitPattern))
    #expect(taken.rest.isEmpty)
  }

  @Test(arguments: ["1e", "1e+", "1.5e400", "1e99999999", "e5", "1e5x", "\"\"\"\"", "\"\"5"])
  func whatIsLeftToTheGeneralReader(text: String) {
    let taken = take("1\n\(text)\n2\n")
    #expect(taken.numbers == [1] && taken.rest == "\(text)\n2\n")
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func blankLinesBeforeARow(lineEnd: String) {
    for count in [1, 2, 100] {
      let gap = String(repeating: lineEnd, count: count)
      let taken = take("1\(lineEnd)\(gap)2\(lineEnd)\(gap)")
      let isMissing = [false] + Array(repeating: true, count: count) + [false]
      #expect(taken.numbers.map(\.isNaN) == isMissing)
      #expect(taken.numbers.first == 1 && taken.numbers.last == 2)
      #expect(taken.rest == gap)
    }
    #expect(take(lineEnd + lineEnd).numbers.isEmpty)
  }

  @Test(arguments: [
    "NA", "nan", ".", "-", "\"NA\"", "\"\"", "  ", "\t", " null ", "\tn/a", "\"-\"",
  ])
  func missingNumbers(text: String) {
    let taken = take("a,1\nb,\(text)\nc,2\n", [.skip, .number], mayBeEmpty: false)
    #expect(taken.numbers.map(\.isNaN) == [false, true, false])
    #expect(taken.numbers.last == 2 && taken.rest.isEmpty)
  }

  @Test(arguments: [
    "\t5", "5\t", "\"5\" ", "\"5\" \t", " \t 5 \t ", "+5", "\"+5\"", "5.", "05", "\"5.0e0\"",
  ])
  func numbersInUnusualForms(text: String) {
    let taken = take("a,1\nb,\(text)\nc,2\n", [.skip, .number], mayBeEmpty: false)
    #expect(taken.numbers == [1, 5, 2] && taken.rest.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func linesOfNothing(lineEnd: String) {
    for line in ["", " ", " \t ", "# a comment", "#,5", "#\"", "# \u{E9}"] {
      let taken = take(
        ["a,1", line, line, "b,2", line].map { $0 + lineEnd }.joined(), [.skip, .number],
        mayBeEmpty: false)
      #expect(taken.numbers == [1, 2] && taken.blankCount == 3 && taken.rest.isEmpty)
    }
    // In a table of one column white space is a missing number, a comment nothing.
    let taken = take(["1", " ", "#", "\t", "2", " ", "# end", ""].map { $0 + lineEnd }.joined())
    #expect(taken.numbers.map(\.isNaN) == [false, true, true, false])
    #expect(taken.blankCount == 1)
    #expect(taken.rest == [" ", "# end", ""].map { $0 + lineEnd }.joined())
  }

  @Test func emptyRowsAreRowsWhereOneFollows() {
    let end = ",\n\n,\n"
    for (row, isMissing) in [
      (",3\n", true), (",x\n", true), ("3,\n", false), ("\"3\",\"\"\n", false),
    ] {
      let taken = take("1,2\n,\n , \n\n" + row + end, [.number, .skip])
      #expect(taken.numbers.map(\.isNaN) == [false, true, true, isMissing])
      #expect(taken.blankCount == 1 && taken.rest == end)
    }
  }

  @Test func rowsOfQuotationMarks() {
    for (row, hasText) in [
      ("\"\",\n", false), ("\"\",\"\"\n", false), (" ,\"\" \n", false), ("\"\"\t,\"\"\r\n", false),
      ("\"\",\" \"\n", true), ("\"\",\"\"\"\"\n", true),
      ("\"\", \"\"\n", true),
    ] {
      let taken = take("1,2\n,\n" + row + "4,\n", [.number, .skip])
      #expect(taken.numbers.map(\.isNaN) == [false, true, true, false])
      #expect(taken.rest.isEmpty)
      // Without a row behind it only one that holds something is known to be a row.
      let atEnd = take("1,2\n" + row, [.number, .skip])
      #expect(atEnd.numbers.count == (hasText ? 2 : 1))
      #expect(atEnd.rest == (hasText ? "" : row))
    }
    let lone = take("1\n\"\"\n2\n\"\"\n")
    #expect(lone.numbers.map(\.isNaN) == [false, true, false] && lone.rest == "\"\"\n")
  }

  @Test func cellsThatAreSkippedTogether() {
    let slots: [PlainLayout.Slot] = [.skip, .skip, .skip, .number, .skip, .skip]
    for cells in [
      "a,b,c,5,d,e", ",,,5,,", "1.5,-3,2020-01-01,5,7,88888888888", "\"x\",b,c,5,\"d\",\"e\"",
      "a,\"b, c\",d,5,e,\"f\"\"\"", "Z\u{FC}rich,\u{6771},c,5,d,\u{E9}", " a , b , c ,5, d , e ",
      "a\"b,c,d,5,e\",f", "a,\"\n\",c,5,d,\"\r\n\"",
      "a,b,c,5,d," + String(repeating: "e", count: 70),
    ] {
      for lineEnd in ["\n", "\r\n", "\r"] {
        let text = ["a,b,c,1,d,e", cells, cells, "a,b,c,2,d,e"].map { $0 + lineEnd }.joined()
        let taken = take(text, slots, mayBeEmpty: false)
        #expect(taken.numbers == [1, 5, 5, 2] && taken.rest.isEmpty, "\(cells)")
      }
    }
    for ragged in ["a,b,c,5,d", "a,b,c,5,d,e,f", "a,b\n", "a,b,c", "", "a,b,c,5,d\n,e"] {
      let rest = "\(ragged)\na,b,c,2,d,e\n"
      let taken = take("a,b,c,1,d,e\n" + rest, slots, mayBeEmpty: false)
      #expect(taken.numbers.first == 1)
      #expect(ragged.isEmpty ? taken.numbers.count == 2 : taken.rest == rest, "\(ragged)")
    }
  }

  @Test func blanksAroundCells() {
    for count in [16, 17, 1000, 1024] {
      let pad = String(repeating: " \t", count: count / 2) + (count % 2 == 1 ? " " : "")
      let taken = take(
        "x,1,\n\(pad)y,\(pad)2\(pad),\(pad)\nz,\(pad),\(pad)z\(pad)\nx,3,\n",
        [.written, .number, .skip],
        mayBeEmpty: false)
      #expect(taken.numbers.map(\.isNaN) == [false, false, true, false])
      #expect(taken.numbers[1] == 2 && taken.texts == ["x", "y", "z", "x"] && taken.rest.isEmpty)
    }
    let long = String(repeating: " ", count: 1025) + "2\n"
    #expect(take("1\n" + long + "3\n").rest == long + "3\n")
  }

  @Test func namesOfCategories() {
    let names = [
      "north", "a b", "\"q, x\"", "Z\u{FC}rich", "\"\u{6771}\u{4EAC}\"", " pad ", "\tx\t", "it's",
      "a\"b",
      "\"two\nlines\"", "", "\" \"",
    ]
    let expected = [
      "north", "a b", "q, x", "Z\u{FC}rich", "\u{6771}\u{4EAC}", "pad", "x", "it's", "a\"b",
      "two\nlines", "", " ",
    ]
    let taken = take(names.map { $0 + ",1\n" }.joined(), [.written, .number])
    #expect(taken.texts == expected && taken.rest.isEmpty && taken.blankCount == 1)
    for left in ["x,y\n", "a\u{0},1\n", "x,1,2\n"] {
      let taken = take("x,1\n" + left + "y,2\n", [.written, .number])
      #expect(taken.texts == ["x"] && taken.rest == left + "y,2\n")
    }
  }

  /// They are no categories without a name, which another cell would make of them.
  @Test func emptyRowsOfCategories() {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let rows = ["x,1", ",", "\"\",", " , \t", "\"\",\"\"", ",2", "y,3", ","]
      let taken = take(rows.map { $0 + lineEnd }.joined(), [.written, .number])
      #expect(taken.texts == ["x", "", "y"] && taken.numbers == [1, 2, 3])
      #expect(taken.emptyRowCount == 5 && taken.blankCount == 5 && taken.rest.isEmpty)
    }
    let first = take(",\n\"\",\nx,1\n", [.written, .number])
    #expect(first.texts == ["x"] && first.emptyRowCount == 2)
    #expect(take(",\n", [.written, .number]).emptyRowCount == 1)
  }

  @Test(arguments: [
    "2020-03-01", "2020-03-01 ", "\t2020-03-01 \t", "\"2020-03-01\"", "2020-03-01T12:30:05+02:00",
    "2020-03-01 12:30:05+00", "2020-03-01 12:30:05.25 +0530", "2020-03-01 12:30-08",
    "2020-03-01 12:30Z",
  ]) func datesWithTimes(date: String) {
    let rows = "\(date),1\n\(date),2\n"
    let taken = take(rows, [.date, .number], mayBeEmpty: false)
    #expect(taken.numbers == [1, 2] && taken.rest.isEmpty)
    let left = take(rows + date + "0,3\n", [.date, .number], mayBeEmpty: false)
    #expect(left.numbers == [1, 2] && left.rest == date + "0,3\n")
  }
}
