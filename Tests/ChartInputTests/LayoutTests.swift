// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

private let months = ["2020-01", "2020-02", "2020-03"]
private let rows = [["2020-01", "1.5"], ["2020-02", "-2"], ["2020-03", "0.25"]]
private let rain: [Double?] = [1.5, -2, 0.25]

/// The rows of a table of rain, with something between cells and something after rows.
private func lines(_ delimiter: String, _ end: String = "\n") -> String {
  ([["month", "rain"]] + rows).map { $0.joined(separator: delimiter) + end }.joined()
}

private let delimiters: [GoodFile] = [
  GoodFile(lines(","), months, rain), GoodFile(lines(";"), months, rain),
  GoodFile(lines("\t"), months, rain), GoodFile(lines("|"), months, rain),
  GoodFile(lines(" "), months, rain), GoodFile(lines("    "), months, rain),
  GoodFile(lines(" \t "), months, rain), GoodFile(lines(" , "), months, rain),
  GoodFile(lines(" ; "), months, rain), GoodFile(lines(" | "), months, rain),
  GoodFile(lines(","), months, rain) { $0.delimiter = "," },
  GoodFile(lines("^"), months, rain) { $0.delimiter = "^" },
  GoodFile(lines("  "), months, rain) { $0.delimiter = " " },
  GoodFile(lines("\t"), months, rain, name: "d.tsv"),
  GoodFile(lines("\t"), months, rain, name: "d.tab"),
  GoodFile("sep=;\n" + lines(";"), months, rain), GoodFile("sep=,\r\n" + lines(","), months, rain),
  GoodFile("SEP=^\n" + lines("^"), months, rain),
  // Aligned columns.
  GoodFile("  month   rain\n2020-01    1.5\n2020-02     -2\n2020-03   0.25\n", months, rain),
  GoodFile(
    "\"city\" \"rain\"\n\"New York\" 1.5\n\"Oslo\"  2.5\nRome 0.5\n", ["New York", "Oslo", "Rome"],
    [1.5, 2.5, 0.5]),
  // Names of rows without a heading of their own.
  GoodFile(
    "rain snow\nOslo 1.5 7\nRome 2.5 0\nBern 2 5\n", ["Oslo", "Rome", "Bern"], [1.5, 2.5, 2]
  ) { $0.y = [.name("rain")] },
  GoodFile("rain,snow\nOslo,1.5,7\nRome,2.5,0\nBern,2,5\n", ["Oslo", "Rome", "Bern"], [7, 0, 5]) {
    $0.y = [.name("snow")]
  },
]

private let lineEnds: [GoodFile] = [
  GoodFile(lines(",", "\r\n"), months, rain), GoodFile(lines(",", "\r"), months, rain),
  GoodFile(String(lines(",").dropLast()), months, rain),
  GoodFile(String(lines(",", "\r").dropLast()), months, rain),
  GoodFile("\u{FEFF}" + lines(","), months, rain),
  GoodFile("\n\n" + lines(",", "\n\n") + "\n\n", months, rain),
  GoodFile(lines(",", "\r\n\r\n"), months, rain),
  GoodFile("# made by hand\n" + lines(",", "\n#,,,\"\n"), months, rain),
  GoodFile("% a\n" + lines(",", "\n% b, c\n"), months, rain) { $0.comment = "%" },
  GoodFile("// a\n" + lines(",", "\n//\n"), months, rain) { $0.comment = "//" },
  GoodFile("n,v\n#1,5\n#2,7\n", ["#1", "#2"], [5, 7]) { $0.comment = "%" },
]

private let quoted: [GoodFile] = [
  GoodFile(lines("\",\"", "\"\n\"").replacing("month", with: "\"month") + "\"", months, rain),
  GoodFile("n,v\n\"a, b\",5\n\"c\"\"d\",6\n", ["a, b", "c\"d"], [5, 6]),
  GoodFile("n,v\n\"a\nb\",5\n\"c\r\nd\",6\n", ["a\nb", "c\r\nd"], [5, 6]),
  GoodFile("n,v\n \"a\" ,5\n\t\"b\"\t,6\n", ["a", "b"], [5, 6]),
  GoodFile("n,v\n5\" nail,5\n6\" nail,6\n", ["5\" nail", "6\" nail"], [5, 6]),
  GoodFile("n;v\n\"a;b\";\"1,5\"\n\"c;d\";\"2,5\"\n", ["a;b", "c;d"], [1.5, 2.5]),
]

/// A first row without a value is not one more row of headings.
private let firstRows: [GoodFile] = [
  GoodFile("team,goals\nReds,n/a\nBlues,2\nGreens,3\n", ["Reds", "Blues", "Greens"], [nil, 2, 3]),
  GoodFile("team,goals\nReds,\nBlues,2\nGreens,3\n", ["Reds", "Blues", "Greens"], [nil, 2, 3]),
  GoodFile("team,goals\nReds,-\nPinks,\nBlues,2\n", ["Reds", "Pinks", "Blues"], [nil, nil, 2]),
  GoodFile(
    "team,goals,points\nReds,,\nBlues,2,4\nGreens,3,9\n", ["Reds", "Blues", "Greens"], [nil, 2, 3]
  ) {
    $0.y = [.name("goals")]
  },
  GoodFile(
    "a title\nteam,goals\nReds,NA\nBlues,2\nGreens,3\n", ["Reds", "Blues", "Greens"], [nil, 2, 3]),
  // A last heading that names x alone.
  GoodFile(
    "metric,goals,goals\nplace,home,away\nteam,,\nBlues,2,4\nGreens,3,9\n", ["Blues", "Greens"],
    [2, 3]
  ) {
    $0.y = [.number(2)]
  },
]

private let headers: [GoodFile] = [
  GoodFile(rows.map { $0.joined(separator: ",") + "\n" }.joined(), months, rain),
  GoodFile("Rain in Oslo\nmeasured by hand\n\n" + lines(","), months, rain),
  GoodFile("Rain in Oslo,\n,\n" + lines(","), months, rain),
  GoodFile("\"Rain, in Oslo\"\n" + lines(","), months, rain),
  GoodFile("x\ny\nz\n" + lines(","), months, rain) { $0.skippedLines = 3 },
  GoodFile("a,b\n" + lines(","), months, rain) { $0.skippedLines = 1 },
  GoodFile("a,b\n" + lines(","), months, rain) { $0.headerLine = 2 },
  GoodFile("x\na,b\n" + lines(","), months, rain) {
    $0.skippedLines = 1; $0.headerLine = 3
  },
  GoodFile("1,2\n3,4\n5,7\n", ["1", "3", "5"], [2, 4, 7]) { $0.headerLine = 0 },
  GoodFile("2000,2001\n3,4\n5,7\n", ["3", "5"], [4, 7]) { $0.headerLine = 1 },
  // Empty headings.
  GoodFile(",rain\n2020-01,1.5\n2020-02,-2\n2020-03,0.25\n", months, rain),
  GoodFile("month,\n2020-01,1.5\n2020-02,-2\n2020-03,0.25\n", months, rain),
  GoodFile("month,rain,,\n2020-01,1.5,,\n2020-02,-2,,\n2020-03,0.25,,\n", months, rain),
  // Rows that lack cells at their ends, and cells without anything in them.
  GoodFile("month,rain,note\n2020-01,1.5\n2020-02,-2,wet\n2020-03,0.25\n", months, rain),
  GoodFile("month,rain\n2020-01,1.5,,\n2020-02,-2\n2020-03,0.25,\n", months, rain),
]

private func utf16(_ text: String, isLittleEndian: Bool) -> [UInt8] {
  "\u{FEFF}\(text)".utf16.flatMap { unit in
    let bytes = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
    return isLittleEndian ? bytes.reversed() : bytes
  }
}

@Suite struct LayoutTests {
  @Test(arguments: delimiters + lineEnds + quoted + headers + firstRows) func layouts(
    good: GoodFile
  ) throws {
    let table = try read(good.text, name: good.name, good.options)
    #expect(table.x.texts == good.x)
    #expect(table.columns.map(\.values.bits) == [good.y.map { $0 ?? .nan }.bits])
    let piped = try readPipe(Array(good.text.utf8), good.options)
    if good.name == "data.csv" { #expect(try ReadOutcome { piped } == ReadOutcome(table)) }
  }

  @Test(arguments: delimiters) func delimitersAreSaid(good: GoodFile) throws {
    let layout = try read(good.text, name: good.name, good.options).layout
    let found = try #require(layout.delimiter)
    #expect(",;\t| ^".contains(found) && good.text.contains(found))
    #expect(layout.hasHeader)
  }

  @Test(arguments: [true, false]) func utf16IsRead(isLittleEndian: Bool) throws {
    for rowCount in [0, 1, 2, 3, 20_000] {
      let text = "größe,😀\n" + (0..<rowCount).map { "\($0),\($0 * 2)\n" }.joined()
      let bytes = utf16(text, isLittleEndian: isLittleEndian)
      guard rowCount > 0 else {
        #expect(try failure(bytes) == .noRows(file: "data.csv"))
        continue
      }
      let table = try read(
        bytes,
        options {
          $0.y = [.name("😀")]; $0.x = .name("größe")
        })
      #expect(table.columns[0].values == (0..<rowCount).map { Double($0 * 2) })
      #expect(table.layout.x.map(\.heading) == ["größe"])
    }
  }

  private static let windows1252 =
    Array("Stra".utf8) + [0xDF] + Array("e,Preis in ".utf8) + [0x80, 0x0A, 0xC4]
    + Array("gid,5\n".utf8) + [0xDC] + Array("ber,7\nMitte,6\n".utf8)

  @Test func windows1252IsRead() throws {
    let table = try read(Self.windows1252)
    #expect(table.x.texts == ["Ägid", "Über", "Mitte"])
    #expect(table.layout.x.map(\.heading) == ["Straße"])
    #expect(table.layout.y.map(\.heading) == ["Preis in €"])
    #expect(table.columns.map(\.values) == [[5, 7, 6]])
  }

  @Test func windows1252IsSaid() throws {
    let notes = try read(Self.windows1252).notes
    #expect(notes == [.readAs(encoding: "Windows-1252")])
  }

  @Test(arguments: [
    ("Wind in Oslo\n\ntime,wind\n1,5\n2,7\n3,6\n", "Wind in Oslo", 1),
    ("Wind in Oslo\nby hand\nSource: me\ntime;wind\n1;5\n2;7\n3;6\n", "Wind in Oslo", 3),
    ("Wind in Oslo,\n,\ntime,wind\n1,5\n2,7\n3,6\n", "Wind in Oslo", 2),
  ])
  func whatStandsAboveIsTheTitle(text: String, title: String, count: Int) throws {
    let table = try read(text)
    #expect(table.layout.title == title)
    #expect(table.notes == [.preambleSkipped(count: count)])
    #expect(table.columns.map(\.name) == ["wind"])
  }

  @Test(arguments: [
    "time,wind\n1,5\n2,7\n3,6\nSource: my garden\n",
    "time,wind\n1,5\n2,7\n3,6\n\nSource: my garden\n",
    "time,wind\n1,5\n2,7\n3,6\n\"* measured by hand, at night\"\n",
    "time,wind\n1,5\n2,7\n3,6\n4,9\nNote,see below\n",
    "time wind gusts rain\n1 5 8 0\n2 7 9 1\n3 6 9 2\n4 9 9 1\nRain was not measured\n",
    "time wind b c d e\n1 5 8.5 0.1 4.5 3\n2 7 9.5 1 4 2.5\n3 6 9 2.5 4 4\n4 9 9 1 5 5.5\nSee table 4 in the book\n",
  ])
  func whatStandsBelowIsPassedOver(text: String) throws {
    let table = try read(text)
    #expect(table.columns.first?.values.prefix(3) == [5, 7, 6])
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(table.notes.contains(.footerSkipped(count: 1, firstRow: line)))
  }

  /// Lines that are drawn below headings: Markdown, databases, text.
  @Test(arguments: [
    "| day | wind |\n|:---|---:|\n| 2020-01-01 | 5 |\n| 2020-01-02 | 7 |\n| 2020-01-03 | 6 |\n",
    " day | wind\n------------+------\n 2020-01-01 | 5\n 2020-01-02 | 7\n 2020-01-03 | 6\n(3 rows)\n",
    "day wind\n---------- ----\n2020-01-01 5\n2020-01-02 7\n2020-01-03 6\n",
    "day wind\n========== ====\n2020-01-01 5\n2020-01-02 7\n2020-01-03 6\n",
    "day,wind\n---,---\n2020-01-01,5\n2020-01-02,7\n2020-01-03,6\n",
  ])
  func rulesBelowHeadings(text: String) throws {
    let table = try read(text)
    #expect(table.layout.x.map(\.heading) == ["day"])
    #expect(table.columns.map(\.name) == ["wind"])
    #expect(table.columns.map(\.values) == [[5, 7, 6]])
    #expect(!table.notes.contains { if case .preambleSkipped = $0 { true } else { false } })
  }

  /// Years as headings in front of texts, and numbers above the columns of a table of names.
  @Test(arguments: [
    ("2010,2019,State\n372,395,Oslo\n251,289,Rome\n64,72,Bern\n", ["2010", "2019", "State"]),
    (",1.5,2.5,4,8\na,3,4,1,2\nb,5,1,7,7\n", ["", "1.5", "2.5", "4", "8"]),
    ("Date,1,2\n2020-01-01,4,5\n2020-01-02,7,8\n", ["Date", "1", "2"]),
    (
      "Year,2000,2001,notes,2002\nTimber,2666,1674,,1687\nOther,498,853,,520\n",
      ["Year", "2000", "2001", "notes", "2002"]
    ),
    ("x,-1,0.5\n1,4,5\n2,7,8\n3,9,9\n", ["x", "-1", "0.5"]),
    ("Row,10,20\n1,4,5\n2,7,8\n", ["Row", "10", "20"]),
    ("Category,1,2\na,4,5\nb,7,8\n", ["Category", "1", "2"]),
    ("Jahr;7;8\n2001;4;5\n2002;7;8\n", ["Jahr", "7", "8"]),
    (
      "day,0,1,2,3,4,5,6\nMon,4,5,6,9,1,2,2\nTue,4,5,6,9,1,2,3\n",
      ["day", "0", "1", "2", "3", "4", "5", "6"]
    ),
    (
      ",2019,,2020,\n,units,cost,units,cost\nNorth,1,2,3,4\nSouth,5,6,7,8\nWest,3,4,5,6\n",
      ["", "2019 units", "2019 cost", "2020 units", "2020 cost"]
    ),
  ])
  func numbersAsHeadings(text: String, headings: [String]) throws {
    let columns = try TableReader().columns(of: .bytes(Array(text.utf8), name: "data.csv"))
    #expect(columns.map(\.column.heading).map { $0.hasPrefix("Column") ? "" : $0 } == headings)
  }

  /// Years of rows are no headings, nor are rows that have a name.
  @Test(arguments: [
    "2010,2019,a\n2011,2020,b\n2012,2022,c\n", ",5,7\n,6,8\n,4,2\n", "Oslo,1,2\nRome,3,4\n",
    "Product A,1,2\nProduct B,3,4\n",
    "a,1,2,3,4,5,6,7\nb,2,3,4,5,6,7,8\n", "Day 1,1,2\nDay 2,3,4\n", "Time,1,2\nMoney,3,4\n",
  ])
  func rowsOfYears(text: String) throws {
    #expect(try read(text).layout.hasHeader == false)
  }

  /// Comments that a spreadsheet has put into quotation marks, and a heading that is a sign alone.
  @Test func commentsInQuotationMarks() throws {
    let text =
      "# One\n\"# two, and three\"\n#\n2020-01-01 5\n2020-01-02 7\n2020-01-03 6\n2020-01-04 8\n"
    let table = try read(text)
    #expect(table.columns.map(\.values) == [[5, 7, 6, 8]])
    let headings = try read("\"#\",\"wind\"\n1,5\n2,4\n3,7\n").layout
    #expect(headings.y.map(\.heading) == ["wind"])
  }

  /// Blanks in quotation marks are as empty as those without.
  @Test func blanksInQuotationMarks() throws {
    let text = "day,wind\n2020-01-01,\"5\"\n2020-01-02,\"    \"\n2020-01-03,\"6\"\n"
    #expect(try read(text).columns[0].values.map { $0.isNaN ? -1 : $0 } == [5, -1, 6])
  }

  /// Names of rows of which some are numbers.
  @Test func namesThatAreMostlyNumbers() throws {
    let text = "age,n\n20,5\n21,7\n22-23,6\n24-25,9\n65+,3\n"
    let table = try read(text)
    #expect(table.x.texts == ["20", "21", "22-23", "24-25", "65+"])
    #expect(table.columns.map(\.name) == ["n"])
  }

  @Test func aRowOfUnits() throws {
    let text = "day,wind,rain\n,m/s,mm\n2020-01-01,5,0.5\n2020-01-02,7,1\n2020-01-03,6,3\n"
    let table = try read(text, options { $0.y = [.name("wind"), .name("rain")] })
    #expect(table.columns.map(\.unit) == ["m/s", "mm"])
    #expect(table.columns.map(\.name) == ["wind", "rain"])
    #expect(table.columns.map(\.values) == [[5, 7, 6], [0.5, 1, 3]])
    #expect(table.notes.isEmpty)
  }

  @Test func columnsOfNumbersWithoutAHeadingAreNamed() throws {
    let table = try read("m,a,,b,\n2020-01,1,2,3,4\n2020-02,2,3,4,5\n2020-03,3,5,6,8\n")
    #expect(table.columns.map(\.name) == ["a", "b"])
    #expect(table.notes == [.columnsLeftOut(count: 2, ["Column 3", "Column 5"])])
  }

  @Test(arguments: [",North,,South,", "Month,North,,South,"], [",", "Month,"])
  func yearsBelowGroupsAreHeadings(groups: String, corner: String) throws {
    let table = try read(
      groups + "\n" + corner + "2022,2023,2022,2023\nJan,1,2,3,4\nFeb,2,3,4,5\nMar,3,5,6,8\n")
    #expect(
      table.columns.map(\.name) == ["North 2022", "North 2023", "South 2022", "South 2023"])
    #expect(table.columns.map(\.values) == [[1, 2, 3], [2, 3, 5], [3, 4, 6], [4, 5, 8]])
  }

  @Test func headingsInTwoRowsAreJoined() throws {
    let text =
      ",Oslo,,Rome,\nday,low,high,low,high\n2020-01-01,1,5,9,12\n2020-01-02,2,4,8,15\n"
      + "2020-01-03,0,4,9,13\n"
    let columns = try TableReader().columns(of: .bytes(Array(text.utf8), name: "data.csv"))
    #expect(
      columns.map(\.column.heading) == ["day", "Oslo low", "Oslo high", "Rome low", "Rome high"])
  }

  @Test func aLastRowThatNamesOnlyX() throws {
    let text =
      "Price,Close,High,Low,Open,Volume\nTicker,ABC,ABC,ABC,ABC,ABC\nDate,,,,,\n"
      + "2020-01-01,3,4,1,2,900\n2020-01-02,4,5,3,3,700\n"
    let table = try read(text)
    #expect(table.layout.isPriceFile)
    #expect(table.layout.x.map(\.heading) == ["Date"])
    #expect(table.bars?.columns[.close] == [3, 4])
    #expect(table.bars?.columns[.volume] == [900, 700])
  }

  @Test(arguments: [1, 2, 3, 99, 100, 101, 3000]) func everyNumberOfRows(count: Int) throws {
    for delimiter in [",", ";", "\t", "|", "  "] {
      let text =
        "day\(delimiter)wind\n"
        + (0..<count).map { "\(CalendarDate(day: $0))\(delimiter)\($0 * 3 % 7)\n" }.joined()
      let table = try read(text)
      #expect(table.x.count == count)
      #expect(table.columns.map(\.values) == [(0..<count).map { Double($0 * 3 % 7) }])
    }
  }
}
