// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing

@testable import ChartInput

/// The short and the long way through files whose every row is of one form, or nearly.
@Suite struct PlainFormsTests {
  private static let clocks = [
    "", "T00:00", " 14:30", "T14:30:05Z", " 23:59:59", "T14:30:05.25Z", "T01:02:03.123456",
    "T14:30+02:00", " 14:30:00-05:30", "T14:30:00.5+00:00", "T07:08Z", " 14:30:05+00",
    "T14:30-0200",
    " 14:30:00 +02:00", " 14:30 +0530", " ",
  ]
  private static let oddClocks = [
    "T24:00", "T12:60", "T12:30:60", "t14:30z", " 14:30:00  +02:00", "T14:30:05,25", "T1:30",
    "T14:30:05.1234567", "T14:30:05.", "T14", "T14:3", "T14:30:0", "T14:30Zx", "T14:30+2", " ",
    "T14:30+2:", "T14:30+02:", "T14:30-020", "T14:30+02000", "T14:30+24", "T14:30+0260",
    " 14:30 + 02",
    "T14:30+24:00", "T14:30+02:60", "T14-30", "T14:30:05.1234567Z", " 14:30 Z", " 14:30 z", "  ",
    "\t",
  ]

  @Test(arguments: 0..<clocks.count * 4) func datesWithTimes(seed: Int) throws {
    var random = SplitMix(state: UInt64(3000 + seed))
    let usual = Self.clocks[seed % Self.clocks.count]
    var text = "time,v\n"
    for row in 0..<80 {
      let odd = Self.clocks + Self.oddClocks
      let clock = random.below(60) == 0 ? odd[random.below(odd.count)] : usual
      text += "\(CalendarDate(day: 9000 + row))\(clock),\(random.number())\n"
    }
    try expectAgreement(Array(text.utf8))
  }

  @Test(arguments: clocks.indices, oddClocks.indices) func oneOddTime(usual: Int, odd: Int) throws {
    let text = """
      time,v
      2020-01-01\(Self.clocks[usual]),1
      2020-01-02\(Self.clocks[usual]),2
      2020-01-03\(Self.oddClocks[odd]),3
      2020-01-04\(Self.clocks[usual]),4

      """
    try expectAgreement(Array(text.utf8))
  }

  @Test(arguments: [
    "2012-02-29", "2011-02-29", "2000-02-29", "1900-02-29", "0000-01-01", "0000-02-29",
    "9999-12-31", "2012-01-00", "2012-01-32", "2012-04-31", "2012-13-01", "2012-00-01",
    "2012-1-1", "2012/01/01", "2012-01-1", "2012-01-001", "-012-01-01", "2012-01-01x", "",
    " 2012-01-05", "2012-01-05 ", "\"2012-01-05\"", "\"2012-01-05 \"", "\" 2012-01-05\"",
    "\"2012-01-05\" ", "\t2012-01-05", "2012-01-:5", "2012-01-/5", "20120105", "2012-01",
  ]) func oneOddDate(date: String) throws {
    for rest in [",1\n", ";1,5\n", ",1,2\r\n", ", 3\n"] {
      let lines = ["2012-01-01", "2012-01-02", date, "2012-01-06"].map { $0 + rest }
      try expectAgreement(Array(("date" + rest + lines.joined()).utf8))
      try expectAgreement(Array(lines.joined().utf8))
    }
  }

  @Test(arguments: [
    "1", "12", "1234567", "12345678", "123456789012345", "1234567890123456", "12345678901234567",
    "1234567890123456789", "12345678901234567890", "9007199254740993", "00000000000000000001",
    "000000000000001", "+1", "-0", "-0.0", "0", ".5", "-.5", "5.", "-5.", "1234567.", "12345678.",
    "1e5", "1E-5", "", " ", " 7", "7 ", "   8", "\t9", "--1", "-", "+", ".", "-.", "..", "1..2",
    "1.2.3", "123456.7", "1234567.8", "12345678.9", "1.1234567", "1.12345678", "1.12345678901234",
    "1.123456789012345", "12345678.1234567", "0.1234567", "0.12345678", ".12345678", "1,5",
    "1:2", "1/2", "1;2", "NA", "nan", "null", "inf", "-inf", "\"1.5\"", "\"\"", "\" 1\"", "\"1\" ",
    "\"1\"\"\"", "\"1", "1\"", " \"1\"", "$1", "1%", "é", "1\u{0}", "\u{0}", "1\u{7F}", "#1",
    "\"a,b\"", "\"a\nb\"", "'1'", "1 2", "(1)",
  ]) func oneOddNumber(number: String) throws {
    let y = options { $0.y = [.number(2), .number(3)] }
    for mark in [".", ","] {
      let cell = mark == "." ? number : number.replacingOccurrences(of: ".", with: ",")
      let delimiter = mark == "." ? "," : ";"
      let row = { (day: Int, a: String, b: String) in
        [CalendarDate(day: day).description, a, b].joined(separator: delimiter) + "\n"
      }
      let good = "1\(mark)5"
      let text =
        "d\(delimiter)a\(delimiter)b\n" + row(1, good, good) + row(2, cell, good)
        + row(3, good, cell) + row(4, good, good)
      try expectAgreement(Array(text.utf8))
      try expectAgreement(Array(text.utf8), y)
      try expectAgreement(Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8), y)
    }
  }

  @Test(arguments: [1_300_000_000, 1_300_000_000_000, -86_400], 0..<12)
  func countedTimes(first: Int, seed: Int) throws {
    var random = SplitMix(state: UInt64(4000 + seed))
    let odd = ["", "x", "1e9", "1300000000.25", "-62135596801", "253402300800", "\"1300009999\""]
    var text = "timestamp,v\n"
    for row in 0..<60 {
      let time = "\(first + row * 61)" + (seed % 3 == 0 ? ".\(random.below(1000))" : "")
      text += random.below(50) == 0 ? odd[random.below(odd.count)] : time
      text += ",\(random.number())\n"
    }
    try expectAgreement(Array(text.utf8))
  }

  @Test(arguments: dateForms.indices, 0..<5) func writtenDates(form: Int, seed: Int) throws {
    var random = SplitMix(state: UInt64(7000 + form * 5 + seed))
    let odd = [
      "", "x", "2012-03-02", "31/02/2012", "2012", "02/2012", "NA", "13/13/2012", "1/2/12",
      "2020/01/01 10:00+02:00", "3/4/2012 10:00Z", "\"3/4/2012\"", " 3/4/2012 ", "é", "3/4/2012\t",
    ]
    var text = "date,v\n"
    for row in 0..<60 {
      let date = CalendarDate(day: 15_000 + row * 40)
      let written = Self.dateForms[form](date, seed)
      let isOdd = seed > 1 && random.below(60) == 0
      text += "\(isOdd ? odd[random.below(odd.count)] : written),\(random.number())\n"
    }
    try expectAgreement(Array(text.utf8))
  }

  private static let dateForms: [@Sendable (CalendarDate, Int) -> String] = [
    { date, seed in "\(date.civil.day)/\(date.civil.month)/\(date.civil.year)" },
    { date, seed in "\(date.civil.month)/\(date.civil.day)/\(date.civil.year)" },
    { date, seed in "\(date.civil.month)-\(seed)-\(date.civil.year) 14:30" },
    { date, seed in "1.\(seed).\(date.civil.year)" },
    { date, seed in
      "\(date.civil.year)/\(date.civil.month)/\(date.civil.day)T1\(seed):00+0\(seed):00"
    },
    { date, seed in
      "\"\(EnglishMonth.names[date.civil.month - 1]) \(date.civil.day), \(date.civil.year)\""
    },
    { date, seed in " \(date.civil.day) \(EnglishMonth.names[seed].prefix(3)) \(date.civil.year)  "
    },
    { date, seed in "\(date.civil.year)-\(date.civil.month > 9 ? "" : "0")\(date.civil.month)" },
    { date, seed in "\(date.civil.year)-Q\(date.quarter)" },
    { date, seed in "\(1900 + (date.day - 15_000) / 40)" },
    { date, seed in "\(date)".filter { $0 != "-" } },
    { date, seed in "\(date.civil.year)-\(date.civil.month)-\(date.civil.day)" },
    { date, seed in
      let (year, month, day) = date.civil
      return seed > 2 && day % 3 == 0 ? "\(date)" : "\(year)-\(month)-\(day)"
    },
    { date, seed in "\(date)T00:00:00-0\(date.civil.month > 3 + seed ? 4 : 5):00" },
    { date, seed in "\(date.civil.year)-\(date.civil.month)-1 00:00+0\(date.civil.month % 3):00" },
    { date, seed in
      let name = EnglishMonth.names[date.civil.month - 1]
      return "\(date.civil.day)-\(seed % 2 == 0 ? name.uppercased() : name)-\(date.civil.year)"
    },
  ]

  @Test(arguments: 0..<24) func framedCells(seed: Int) throws {
    var random = SplitMix(state: UInt64(5000 + seed))
    let frames = [("\"", "\""), (" ", ""), ("", ""), ("  ", " "), ("\"", "\" ")]
    let usual = frames[seed % frames.count]
    let notes = [
      "note", "a b", "1", "", "x;y", "\"q\"", "a\"b", "é", "a,b", "\"a,b\"", "\"a\"\"b\"",
    ]
    var text = "d,a,note,b\n"
    for row in 0..<60 {
      let frame = random.below(30) == 0 ? frames[random.below(frames.count)] : usual
      let note = random.below(10) == 0 ? notes[random.below(notes.count)] : "\"plain text\""
      let cells = ["\(CalendarDate(day: row))", random.number(), "", random.number()]
      let framed = cells.map { frame.0 + $0 + frame.1 }
      text += [framed[0], framed[1], note, framed[3]].joined(separator: ",") + "\n"
    }
    try expectAgreement(Array(text.utf8))
    try expectAgreement(Array(text.utf8), options { $0.y = [.number(4), .number(2)] })
  }

  /// Blank lines among the rows of one column are missing numbers, those at the end nothing.
  @Test(arguments: 0..<48) func blankLinesOfOneColumn(seed: Int) throws {
    var random = SplitMix(state: UInt64(6000 + seed))
    let lineEnd = ["\n", "\r\n", "\r"][seed % 3]
    let odd = ["NA", "\"\"", " ", "# no", "1e3", "\"5\"", "x", "", "", "", "7,8"]
    var lines = seed % 4 == 0 ? [""] : ["v"]
    while lines.count < [20, 3000, 9000][seed % 5 % 3] {
      let isOdd = random.below(400) == 0 && seed % 2 == 0
      lines.append(isOdd ? odd[random.below(odd.count)] : "\(random.below(1000)).5")
      let blanks = [0, 0, 0, 1, 2, random.below(500) == 0 ? 2500 : 1][random.below(6)]
      lines += Array(repeating: "", count: blanks)
    }
    let text = lines.joined(separator: lineEnd)
    for end in ["", lineEnd, lineEnd + lineEnd + lineEnd] {
      try expectAgreement(Array((text + end).utf8))
    }
  }

  @Test(arguments: [":", " ", "|", "\t", ";", ","]) func delimiters(delimiter: Character) throws {
    let d = String(delimiter)
    for clock in ["", "T14:30", " 14:30:05"] {
      let rows = (0..<5).map { "\(CalendarDate(day: $0))\(clock)\(d)\($0)\(d)7.5\n" }
      let text = Array((["a\(d)b\(d)c\n"] + rows).joined().utf8)
      try expectAgreement(text, options { $0.delimiter = delimiter })
    }
    var random = SplitMix(state: 9700)
    let odd = ["", "NA", "\"1\"", "\"\"", "\t2", "3\t", "x", "\"a\(d)b\"", "#", " ", "4:5"]
    for x in ["x\(d)", ""] {
      var text = x + "a\(d)b\n"
      for row in 0..<300 {
        let cells = (0..<2).map { _ in
          random.below(80) == 0 ? odd[random.below(odd.count)] : "\(random.below(100))"
        }
        text += (x.isEmpty ? "" : "\(row)\(d)") + cells.joined(separator: d) + "\n"
      }
      for y in [[ColumnReference.number(1)], [.number(2)]] {
        try expectAgreement(
          Array(text.utf8),
          options {
            $0.delimiter = delimiter
            $0.y = y
          })
      }
    }
  }

  @Test(arguments: [
    1023, 1024, 1025, 64_511, 64_512, 64_513, 65_520, 65_528, 65_529, 65_535, 65_536, 65_537,
    70_000,
  ])
  func longCells(length: Int) throws {
    let long = String(repeating: "x", count: length)
    let spaces = String(repeating: " ", count: length)
    for cell in [long, "\"\(long)\"", spaces, spaces + "1", "\"\(spaces)\"", "1" + spaces] {
      let text =
        "d,note,v\n" + Self.days(",a,1") + "2020-01-02,\(cell),2\n2020-01-03,b,\(cell)\n"
      try expectAgreement(Array(text.utf8), options { $0.y = [.number(3)] })
    }
  }

  /// More rows than are looked at before the short way is taken, each with the same cells behind the day.
  private static func days(_ cells: String) -> String {
    (0..<2000).map { "\(CalendarDate(day: $0))\(cells)\n" }.joined()
  }

  /// Cells that are passed together as far as none of them may be too long.
  @Test(arguments: [
    [65_520, 3, 3, 3, 3], [65_536, 3, 3, 3, 3], [65_537, 3, 3, 3, 3], [3, 3, 3, 65_536],
    [3, 3, 3, 65_537],
    [30_000, 30_000, 30_000, 30_000, 30_000], [3, 40_000, 65_536, 65_530, 3],
    [3, 3, 3, 3, 65_537, 3],
    [9, 65_519, 1, 0, 65_536, 0, 65_537],
  ])
  func longCellsThatAreSkipped(lengths: [Int]) throws {
    for letter in ["x", " ", "é"] {
      let cells = lengths.map { String(repeating: letter, count: $0 / letter.utf8.count) }
      for rest in [",2\n", "\n"] {
        let row = cells.joined(separator: ",")
        let names = lengths.indices.map { "c\($0)" }.joined(separator: ",")
        let few = String(repeating: ",", count: lengths.count)
        let text =
          "d,v,\(names)\n" + Self.days(",1" + few) + "2020-01-01,1,\(row)\n2020-01-02,2,\(row)"
          + rest
        try expectAgreement(Array(text.utf8), options { $0.y = [.number(2)] })
      }
    }
  }

  @Test(arguments: [998, 1000, 1001, 65_534, 65_536, 65_537, 70_000, 300_000])
  func longNumbers(length: Int) throws {
    let threes = String(repeating: "3", count: length - 2)
    let zeros = String(repeating: "0", count: length - 2)
    for cell in ["1." + threes, "\"1.\(threes)\"", "1." + zeros, zeros + ".5", threes + "e9"] {
      for text in ["x,v\n1,5\n2,5\n3,\(cell)\n4,5\n", "v\n1\n\(cell)\n2\n"] {
        try expectAgreement(Array(text.utf8))
      }
    }
  }

  @Test func positionsThatAreMissing() throws {
    for odd in [",,", ",1,", ",,1", "5,,", ",", "4,1,2", "", "\"\",\"\",\"\"", " , , "] {
      let text = "x,a,b\n1,1,1\n2,2,2\n\(odd)\n7,3,3\n"
      for x in [nil, ColumnReference.number(1)] {
        let options = options {
          $0.x = x
          $0.y = [.number(2), .number(3)]
        }
        try expectAgreement(Array(text.utf8), options)
      }
    }
  }

  private static let lineEnds = ["\n", "\r\n", "\r", "\r\r\n", "\n\n", "\r\r", "\n \n", "\n# no\n"]

  /// Cells that few tables have, blank lines and all line ends; a date out of order at the end shows
  /// the numbers of rows.
  @Test(arguments: 0..<64) func unusualCells(seed: Int) throws {
    var random = SplitMix(state: UInt64(8000 + seed))
    let numbers = [
      "NA", "n/a", "NaN", "null", ".", "-", "1e5", "-2.5E-3", "+7", "1e400", "4.9e-324", "NAN ",
      " NA", "\"NA\"", "nas", "-.", "1e", "12345678901234567890123", "", "inf", "\u{2212}1", "1.5x",
    ]
    let notes = [
      "Zürich", "\"a \"\"b\"\" c\"", "", "a\tb", "\"\"", "\"\"\"\"", "\"a\"b\"", "\"a\nb\"", "東京",
      "\"é\"", "a\"b", "\"1,2\"", "\"x", "plain",
    ]
    let (usualNumber, usualNote) = (numbers[seed % numbers.count], notes[seed % notes.count])
    let usualEnd = Self.lineEnds[seed % Self.lineEnds.count]
    var text = seed % 3 == 0 ? "d,v,note" : seed % 3 == 1 ? "d,v" : "x,v,w"
    for row in 0..<80 {
      text += random.below(25) == 0 ? Self.lineEnds[random.below(8)] : usualEnd
      let x = seed % 3 == 2 ? "\(row)" : "\(CalendarDate(day: row == 78 ? 3 : row))"
      let isUsual = random.below(4) == 0
      let odd = random.below(150) == 0 ? numbers[random.below(numbers.count)] : random.number()
      text += x + "," + (isUsual ? usualNumber : odd)
      let note = random.below(60) == 0 ? notes[random.below(notes.count)] : usualNote
      if seed % 3 != 1 { text += "," + (seed % 3 == 0 ? note : random.number()) }
    }
    text += usualEnd
    try expectAgreement(Array(text.utf8))
    try expectAgreement(Array(text.utf8), options { $0.y = [.number(2)] })
  }

  /// Names of categories, and rows that may be empty in tables without dates.
  @Test(arguments: 0..<48) func namesAndEmptyRows(seed: Int) throws {
    var random = SplitMix(state: UInt64(9500 + seed))
    let names = [
      "a b", "\"q x\"", "\"a \"\"b\"\"\"", "Zürich", "\"é,\n\"", "", " pad ", "\tx", "x\t", "a\"b",
      "\"\"",
      "\" \"", "some much longer name of a thing", "#x", "NA", "5",
    ]
    let numbers = [
      "NA", "\"NA\"", "\"\"", "\" \"", "\t4", "4\t", "2.5e-310", " ", "1.5x", "+7", "",
      String(repeating: " ", count: 40) + "4", "4" + String(repeating: "\t", count: 1030),
    ]
    let empty = ["", "", "\"\"", "\"\" ", " ", "\" \"", "\"\"\"\"", " \"\""]
    let lines = ["", " ", "\t", "# c", "#a,5", " # x"]
    let lineEnd = ["\n", "\r\n", "\r"][seed % 3]
    var rows = [seed % 2 == 0 ? "name,v,w" : "v,w"]
    for row in 0..<[40, 3000][seed % 4 / 2] {
      let odd = random.below(60) == 0
      let cells = [odd ? numbers[random.below(numbers.count)] : random.number(), random.number()]
      let name = random.below(30) == 0 ? names[random.below(names.count)] : "item \(row % 700)"
      let isEmpty = random.below(20) == 0
      let all = (seed % 2 == 0 ? [name] : []) + cells
      rows.append(
        all.map { isEmpty ? empty[random.below(empty.count)] : $0 }.joined(separator: ","))
      if random.below(15) == 0 { rows.append(lines[random.below(lines.count)]) }
    }
    let text = rows.joined(separator: lineEnd)
    for end in ["", lineEnd, "\(lineEnd),\(lineEnd),,\(lineEnd)"] {
      try expectAgreement(Array((text + end).utf8))
      try expectAgreement(Array((text + end).utf8), options { $0.y = [.number(2)] })
    }
  }

  /// Columns that nobody wants, side by side, with cells of every kind and rows of other lengths.
  @Test(arguments: 0..<48) func columnsThatAreSkipped(seed: Int) throws {
    var random = SplitMix(state: UInt64(9900 + seed))
    let width = 3 + seed % 8
    let delimiter = [",", ";", "\t"][seed % 3]
    let odd = [
      "", "\"\"", "\"a\(delimiter)b\"", "\"a \"\"b\"\"\"", "é", " x ", "a\"b", "\"x\ny\"", "\"q\" ",
      "\t",
      "x\(delimiter)y", String(repeating: "long ", count: 30), "\"open",
    ]
    let usual = random.below(3) == 0 ? odd[random.below(12)] : nil
    let lineEnd = ["\n", "\r\n", "\r"][random.below(3)]
    var rows = [(0..<width).map { "c\($0)" }.joined(separator: delimiter)]
    for row in 0..<[30, 2500][seed % 2] {
      var cells = (0..<width).map { _ in random.below(2) == 0 ? random.number() : usual ?? "abc" }
      cells[0] = "\(CalendarDate(day: row))"
      cells[1 + seed % (width - 1)] = random.number()
      if random.below(40) == 0 {
        cells[1 + random.below(width - 1)] = odd[random.below(odd.count - random.below(2))]
      }
      if random.below(400) == 0 { cells.removeLast() }
      rows.append(cells.joined(separator: delimiter))
    }
    let text = rows.joined(separator: lineEnd)
    let y = options { $0.y = [.number(2 + seed % (width - 1))] }
    for end in ["", lineEnd] { try expectAgreement(Array((text + end).utf8), y) }
  }

  @Test func doubledQuotationMarksInNames() throws {
    let cells = [
      "\"a \"\"b\"\" c\"", "\"\"\"\"", "a\"\"b", "\"\"\"x\"", " \"\"y\"\"", "\"é\"\"\"\"\"",
    ]
    let names = ["a \"b\" c", "\"", "a\"\"b", "\"x", "\"\"y\"\"", "é\"\""]
    for count in [1, 400] {
      let all = (0..<count).flatMap { _ in cells }
      let table = try read("name,v\n" + all.map { $0 + ",1\n" }.joined())
      #expect(table.x == .categories((0..<count).flatMap { _ in names }))
    }
  }

  /// Rows of several lines, of which the reader's buffer may end in any.
  @Test(arguments: 0..<16) func rowsOfSeveralLines(shift: Int) throws {
    let cells = [
      "\"a\nb\"", "\"\n\n\"", "\"a\r\nb\"", "\"\r\"", "\"a,\nb \"\"c\"\"\"", "\"é\n\"", "x",
      "\"\n#\n\"",
    ]
    var random = SplitMix(state: UInt64(9000 + shift))
    let usual = cells[shift % cells.count]
    var text = "d,note,v" + String(repeating: "x", count: shift) + "\n"
    for row in 0..<ByteWindow.usualSize / 12 {
      let cell = random.below(50) == 0 ? cells[random.below(cells.count)] : usual
      let day = CalendarDate(day: row == 20_000 ? 19_000 : row)
      text += "\(day),\(cell),\(random.number())\(shift % 3 == 0 ? "\r\n" : "\n")"
    }
    let y = options { $0.y = [.number(3)] }
    try expectAgreement(Array(text.utf8), y)
    try expectAgreement(Array(text.utf8.dropLast(7)), y)
    try expectAgreement(Array((text + "2099-01-01,\"open\n").utf8), y)
  }

  /// A byte that is no text, wherever it stands in a column that nobody wants.
  @Test func invalidLetters() throws {
    for byte in [0xFF, 0xC3, 0x80] as [UInt8] {
      for row in 1...3 {
        var bytes = Array("d,v,note\n".utf8)
        for index in 1...3 {
          bytes += Array("2020-01-0\(index),\(index),é".utf8)
          bytes += index == row ? [byte, Byte.newline] : [Byte.newline]
        }
        try expectAgreement(bytes)
      }
    }
  }

  /// Rows behind blank lines are named by the lines they stand on.
  @Test(arguments: ["\n", "\r\n", "\r"]) func rowsBehindBlankLines(lineEnd: String) throws {
    let rows = ["d,v", "2020-01-01,1", "", "2020-01-02,2", "", "", "2020-01-04,4", "2020-01-03,3"]
    for head in [rows, rows.map { $0.isEmpty ? "" : $0 + ",x" }] {
      let text = head.joined(separator: lineEnd) + lineEnd
      let table = try read(text)
      #expect(table.notes.contains(.rowsSorted(firstRow: 8)), "\(table.notes)")
      try expectAgreement(Array(text.utf8))
    }
  }

  /// Many blank lines between two rows take the place of one.
  @Test func blankLinesAreCounted() {
    var blanks = BlankLines()
    for row in [0, 0, 3, 3, 3, 7] { blanks.add(before: row) }
    #expect(blanks.runs.map(\.row) == [0, 3, 7])
    #expect(blanks.runs.map(\.count) == [2, 3, 1])
    #expect(blanks.count == 6)
    var rows = RowNumbers()
    rows.append(RowLines(first: 2, blanks: blanks), count: 9)
    #expect((0..<9).map { rows[$0] } == [4, 5, 6, 10, 11, 12, 13, 15, 16])
    rows.append(RowLines(first: 17, blanks: BlankLines()), count: 1)
    #expect(rows[9] == 17 && rows.count == 10)
  }

  /// A row behind so many blank lines that they fill the reader's buffer more than once.
  @Test(arguments: ["\n", "\r", "\r\n"]) func longGaps(lineEnd: String) throws {
    let gap = String(repeating: lineEnd, count: 600_000)
    for columns in ["", ",x"] {
      let text =
        ["d,v", "2020-01-01,1", "2020-01-03,3"].map { $0 + columns + lineEnd }.joined() + gap
        + "2020-01-02,2\(columns)\(lineEnd)"
      #expect(try read(text).notes.contains(.rowsSorted(firstRow: 600_004)))
      try expectAgreement(Array(text.utf8))
    }
  }

  /// Rows that lie across the end of the reader's buffer at every place.
  @Test(arguments: 0..<24) func bufferEnds(shift: Int) throws {
    var random = SplitMix(state: UInt64(6000 + shift))
    let forms = [
      ("", ",", "\n"), ("", "T10:00:00Z,", "\r\n"), ("\"", "\",\"", "\"\n"), ("", ",", "\r"),
      ("", ",", "\r\r\n"), ("", ",", "\n\n"),
    ]
    let form = forms[shift % forms.count]
    let rowCount = ByteWindow.usualSize / 16
    var text = "d" + String(repeating: "x", count: shift) + ",v\n"
    for row in 0..<rowCount {
      text += "\(form.0)\(CalendarDate(day: row))\(form.1)\(random.number())\(form.2)"
    }
    let size = ByteWindow.usualSize - 24 + 2 * shift
    try expectAgreement(Array(text.utf8.prefix(size)))
    try expectAgreement(Array(text.utf8))
  }
}
