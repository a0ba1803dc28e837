// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Tables are read as the people who made them mean them: each case fails without one rule.
@Suite struct MeantReadingTests {
  private static let wild = ["4.5", "2.25", "7.5", "3", "9.25", "1.5", "6", "8.75"]

  private static func rows(_ columns: [[String]]) -> String {
    (0..<columns[0].count).map { row in columns.map { $0[row] }.joined(separator: ";") + "\n" }
      .joined()
  }

  private static let days = (1...8).map { "2024-03-0\($0)" }

  private static let cases: [RoleCase] = [
    // Measures of one time are told one after another, but for the parts of a record.
    RoleCase(
      "Month;Rainfall (mm);Temperature (°C)\n"
        + rows([days, wild, ["1", "4", "2", "6", "3", "8", "5", "7"]]),
      x: ["Month"], y: ["Rainfall (mm)", "Temperature (°C)"]),
    RoleCase(
      "Year;Ash;Elm\n2001;900000;40\n2002;910000;45\n2003;935000;47\n", x: ["Year"],
      y: ["Ash", "Elm"]),
    RoleCase(
      "Date;Amount;Rate\n" + rows([days, wild, wild.map { _ in "1.5" }]), x: ["Date"], y: ["Amount"]
    ),
    // Of columns alike, which are all there are, none stands along x.
    RoleCase(
      "train_loss,val_loss\n2.1,2.2\n1.4,1.6\n0.9,1.2\n0.7,1.1\n", y: ["train_loss", "val_loss"]),
    RoleCase("tmax,tmin\n24,13\n23,14\n21,11\n19,12\n18,9\n16,8\n", y: ["tmax", "tmin"]),
    RoleCase(
      "rent,charges\n2050,310\n2010,322\n1990,335\n1960,341\n1940,362\n", y: ["rent", "charges"]),
    RoleCase(
      "voltage,current\n5,0.037\n4.5,0.035\n4,0.036\n3.5,0.031\n", x: ["voltage"], y: ["current"]),
    // Codes give way to the names that they stand for.
    RoleCase(
      "GEOID,NAME,variable,estimate\n01,Ash,income,900\n01,Ash,rent,7\n02,Elm,income,800\n02,Elm,rent,9\n",
      x: ["NAME"], y: ["estimate"], by: ["variable"]),
    // A few doubled rows part no table.
    RoleCase(
      "night,mood,hours\n"
        + (1...12).map {
          "2025-01-\($0 < 10 ? "0" : "")\($0),\($0 % 2 == 0 ? "good" : "fair"),\(5 + $0 * 7 % 5)\n"
        }
        .joined() + "2025-01-12,fair,6\n", x: ["night"], y: ["hours"]),
    // How many were measured stands beside means and their errors.
    RoleCase(
      "group,mean,error,n\ncontrol,41.2,6.3,120\nlow,38.5,5.9,95\nhigh,30.1,6.8,150\n",
      x: ["group"],
      y: ["mean"]),
    // Answers called no are no number of the row beside those called yes.
    RoleCase(
      "question;yes;no;unsure\nMetro;210;145;20\nBus;188;160;31\nTrain;97;240;44\n",
      x: ["question"],
      y: ["yes", "no", "unsure"]),
    RoleCase(
      "town,latd,longd,people\nAsh,41.2,-120.1,18200\nElm,40.7,-121.5,7400\nOak,39.9,-122,45100\n",
      x: ["town"], y: ["people"]),
    // A day of 99 is a day that nobody knows.
    RoleCase(
      "year,month,day,flow\n" + (1...24).map { "2003,4,\($0),\($0 * 7 % 11).5\n" }.joined()
        + "2003,4,99,3\n", x: ["year", "month", "day"], y: ["flow"]),
    RoleCase(
      "Start date,Start time,Litres\n2024-03-04,09:15,210\n2024-03-04,09:30,340\n2024-03-05,09:15,180\n",
      x: ["Start date", "Start time"], y: ["Litres"]),
    // Whole dates say more than the parts behind them.
    RoleCase(
      "start_date,end_date,year,quarter,deaths\n2019-12-21,2020-03-20,2020,1,37\n"
        + "2020-03-21,2020-06-19,2020,2,60\n2020-06-20,2020-09-19,2020,3,21\n",
      x: ["start_date"], y: ["deaths"]),
    // Codes with letters give way to names, too.
    RoleCase(
      "ISIN;Bezeichnung;Stück;Kurswert\nDE0005190003;Ash AG;4;310,5\nDE0007100000;Elm SE;9;95,2\n"
        + "DE0008404005;Oak plc;2;451,7\n", x: ["Bezeichnung"], y: ["Kurswert"]),
    // In and out are no series: the sign of the amounts says the same.
    RoleCase(
      "date,direction,amount,fee\n"
        + (1...6).map {
          "2024-03-0\($0),OUT,-\($0 * 7 % 5 + 3),0.5\n2024-03-0\($0),IN,\($0 * 3 % 7 + 1),0.2\n"
        }
        .joined(), x: ["date"], y: ["amount"]),
    // The same with two towns, whose temperatures are no amounts.
    RoleCase(
      "date,town,temp\n"
        + (1...6).map {
          "2024-03-0\($0),Oslo,-\($0 * 7 % 5 + 3)\n2024-03-0\($0),Rome,\($0 * 3 % 7 + 1)\n"
        }
        .joined(), x: ["date"], y: ["temp"], by: ["town"]),
    RoleCase(
      "Datum;Brutto;Gebühr;Netto\n" + rows([days, wild, wild.map { _ in "0.5" }, wild]),
      x: ["Datum"],
      y: ["Netto"]),
    // A quantity, a price and an amount are of one size, and no family.
    RoleCase(
      "Datum;Menge neu;Kurs;Wert;Betrag\n"
        + rows([days, wild, wild.reversed(), wild, wild.reversed()]),
      x: ["Datum"], y: ["Betrag"]),
    // The highest and the lowest of a day among measures of other things.
    RoleCase(
      "DATE,PRCP,TMAX,TMIN,AWND,WDF\n"
        + zip(days, 1...8).map {
          "\($0),\($1 * 37 % 90),\($1 * 3),\($1 - 5),\($1 % 4 + 30),\($1 * 41 % 70)\n"
        }
        .joined(), x: ["DATE"], y: ["TMAX", "TMIN"]),
    // Readings among other numbers, of one size and with a word in one place.
    RoleCase(
      "datum,in stand low,in stand high,out stand low,in use low,in use high,net\n"
        + zip(days, 1...8).map {
          "\($0),\(1000 + $1 * 9),\(1400 + $1 * 7),\(300 + $1 * 5),\($1 % 3),\($1 % 4),0.\($1)\n"
        }.joined(), x: ["datum"], y: ["in stand low", "in stand high", "out stand low"]),
    // The sum of a part of each record is not the one of the table.
    RoleCase(
      "host,cpu,memory,disk.size,disk.used,disk.free\na,3.5,61,30,12,18\nb,2.25,45,50,41,9\nc,7.1,80,20,15,5\n",
      x: ["host"], y: ["cpu"]),
    // A mean is no member of the family that it sums up.
    RoleCase(
      "Schüler,Mathe,Deutsch,Sport,Kunst,Schnitt\nAda,2,3,1,3,2.25\nBen,4,2,2,2,2.5\nCem,4,1,3,2,2.5\n",
      x: ["Schüler"], y: ["Mathe", "Deutsch", "Sport", "Kunst"]),
  ]

  @Test(arguments: cases) func roles(sample: RoleCase) throws {
    let layout = try read(sample.text, sample.options).layout
    #expect(layout.x.map(\.heading) == sample.x)
    #expect(layout.y.map(\.heading) == sample.y)
    #expect(layout.by.map(\.heading) == sample.by)
  }

  /// What measures different things is not compared; what is alike is.
  @Test func unlikeMeasuresAreApart() throws {
    let unlike = try read(
      "date,pulse_bpm,distance_km\n2025-05-05,121,5\n2025-05-06,128,6\n2025-05-07,119,4\n")
    #expect(unlike.columns.map(\.quantity) == ["pulse_bpm", "distance_km"])
    let alike = try read("date,Ash,Elm\n2025-05-05,121,95\n2025-05-06,128,96\n2025-05-07,119,94\n")
    #expect(alike.columns.map(\.quantity) == [nil, nil])
  }

  // MARK: - Rows

  @Test(arguments: [
    ("day;kg\n2025-01-06;81\n2025-01-13;80\n2025-01-20;79\n;\nWeighed in the morning;\n", 3),
    (
      "month,a,b\n2024-01,3,2\n2024-02,2,1\n2024-03,5,4\n,,\n\"Counted at the gate, both ways\",,\nIn mm,,\n",
      3
    ),
    (
      "Datum;Zeit;kg\n11.11.22;09:20;4\n30.11.22;17:05;5\n24.12.22;18:40;6\n;;\nOhne 2;;\nOhne;;\n",
      3
    ),
  ])
  func notesBelowABlankRow(_ text: String, _ count: Int) throws {
    let table = try read(text)
    #expect(table.layout.rows.data == count)
    #expect(table.columns[0].values.count { !$0.isNaN } == count)
  }

  @Test func totalsAreLeftOut() throws {
    let text = """
      shop,month,sales
      East,Jan,41
      East,Feb,53
      East Total,,94
      West,Jan,77
      West,Feb,81
      West Total,,158
      Grand Total,,252

      """
    let table = try read(text)
    #expect(table.notes.contains(.totalsSkipped(count: 3, name: "East Total")))
    #expect(table.columns.map(\.name) == ["East", "West"])
    #expect(table.columns.map(\.values) == [[41, 53], [77, 81]])
    #expect(table.layout.rows.skipped == 3 && table.layout.rows.data == 4)
  }

  /// A last row that begins again at the first date and sums up all columns.
  @Test func aSumWithoutAName() throws {
    let days = (1...6).map { "2014-01-0\($0);2014-01-0\($0 + 1);\($0),5;\($0 * $0),25\n" }.joined()
    let table = try read("from;to;low;high\n" + days + "2014-01-01;2014-01-07;24,0;92,50\n")
    #expect(table.notes.contains(.totalsSkipped(count: 1, name: "2014-01-01")))
    #expect(table.columns[0].values == [1.5, 2.5, 3.5, 4.5, 5.5, 6.5])
    let twice = try read(
      "day,hurt,seen\n" + (1...5).map { "2024-05-0\($0),0,0\n" }.joined()
        + "2024-05-06,3,1\n2024-05-06,3,1\n")
    #expect(twice.layout.rows.data == 7)
    let other = try read("from;to;low;high\n" + days + "2014-01-01;2014-01-07;24,0;92,51\n")
    #expect(!other.notes.contains(.totalsSkipped(count: 1, name: "2014-01-01")))
    #expect(other.layout.rows.data == 7)
  }

  /// A name with the word alone is no total, unless a program marks it.
  @Test func whatOnlySoundsLikeATotal() throws {
    let meal = try read("meal,n\nTotal Bran,3\nOats,9\nRice,4\n")
    #expect(meal.columns[0].values == [3, 9, 4])
    let marked = try read("gene\treads\nabc\t410\nbrk\t38\ncdx\t902\n_total_empty\t12850\n")
    #expect(marked.columns[0].values == [410, 38, 902])
  }

  // MARK: - Text

  @Test(arguments: [
    ("[ 2.5 1.5 0.5\n -1.5 3.5]", [[2.5, 1.5, 0.5, -1.5, 3.5]]),
    ("[[1 2]\n [3 5]\n [4 4]]", [[1, 3, 4], [2, 5, 4]]),
    (" [1] 3 1 4\n [4] 1 5\n", [[3, 1, 4, 1, 5]]),
  ])
  func printedArrays(_ text: String, _ columns: [[Double]]) throws {
    let table = try TableReader().read(.bytes(Array(text.utf8), name: "t"))
    #expect(table.columns.map(\.values).allSatisfy(columns.contains))
    #expect(table.layout.rows.data == columns[0].count)
  }

  @Test(arguments: ["[ 1.5 2.5 ... 9.5]", "[1] \"a\" \"b\"", "[[1 2]\n [3]]"])
  func printedArraysThatAreNone(_ text: String) throws {
    #expect(throws: ReadError.otherContent(file: "t", .printout)) {
      try TableReader().read(.bytes(Array(text.utf8), name: "t"))
    }
  }

  @Test(arguments: [
    "┌────────────┬────────┐\n│    day     │ visits │\n│    date    │ int64  │\n├────────────┼────────┤\n│ 2026-04-01 │    180 │\n│ 2026-04-02 │    203 │\n└────────────┴────────┘\n",
    "shape: (2, 2)\n┌────────────┬────────┐\n│ day        ┆ visits │\n│ ---        ┆ ---    │\n│ str        ┆ i64    │\n╞════════════╪════════╡\n│ 2026-04-01 ┆ 180    │\n│ 2026-04-02 ┆ 203    │\n",
    "| day | visits |\n|--|--|\n| 2026-04-01 | 180 |\n| 2026-04-02 | 203 |\n",
  ])
  func printedTables(_ text: String) throws {
    let table = try read(text)
    #expect(table.layout.x.map(\.heading) == ["day"])
    #expect(table.layout.y.map(\.heading) == ["visits"])
    #expect(table.columns[0].values == [180, 203])
    #expect(table.layout.others.isEmpty)
  }

  /// Headings that are called like types stay headings below a title.
  @Test func headingsCalledLikeTypes() throws {
    let table = try read("Measured at the pool\ndate;real\n2026-04-01;180\n2026-04-02;203\n")
    #expect(table.layout.x.map(\.heading) == ["date"])
    #expect(table.layout.y.map(\.heading) == ["real"])
  }

  /// A title above headings that are letters makes no units of them.
  @Test func aTitleAboveShortHeadings() throws {
    let table = try read("Visitors at the pool;\nyear;h\n2015;31\n2016;40\n2017;38\n")
    #expect(table.layout.x.map(\.heading) == ["year"])
    #expect(table.layout.y.map(\.heading) == ["h"])
    #expect(table.layout.title == "Visitors at the pool")
  }

  /// Terms of a year are no months, however few there are.
  @Test func termsAreNoMonths() throws {
    let table = try read("term;mark\n2019-1;65\n2019-2;69\n2019-3;56\n2020-1;96\n")
    if case .dates = table.x { Issue.record("\(table.x)") }
    let months = try read("month;mark\n2019-1;65\n2019-2;69\n2019-4;56\n2020-1;96\n")
    if case .dates = months.x {} else { Issue.record("\(months.x)") }
  }

  @Test func headingsThatAreNumbersAboveOneRow() throws {
    let table = try read(
      "percentile\t10\t20\t30\t40\t50\t60\t70\t80\nA\t151\t172\t190\t205\t214\t230\t251\t266\n")
    #expect(table.x == .numbers([10, 20, 30, 40, 50, 60, 70, 80]))
    #expect(table.columns.map(\.name) == ["A"])
  }

  /// Two columns of names that are partly the same say from where to where something goes.
  @Test func flowsAreAGrid() throws {
    var options = ReadOptions()
    options.form = nil
    let text =
      "from,to,people\nAsh,Elm,41\nAsh,Oak,12\nElm,Oak,33\nOak,Fir,20\nElm,Fir,8\nFir,Ash,15\n"
    #expect(try read(text, options).form?.form == .heatmap)
    let apart = "town,shop,people\nAsh,A,41\nAsh,B,12\nElm,A,33\nElm,B,20\n"
    #expect(try read(apart, options).form == nil)
  }

  /// Zeros and ones part the other numbers in two.
  @Test func flagsAreGroups() throws {
    var options = ReadOptions()
    options.form = nil
    let rows = (0..<40).map { "\($0 < 20 ? 1 : 0),\(40 + $0 * 37 % 23)\n" }
    let table = try read("smoker,age\n" + rows.joined(), options)
    #expect(table.form?.form == .box)
  }

  /// A list of texts with a date and a clock has nothing to be heard.
  @Test(arguments: ["at", "time"])
  func aClockBesideDatesIsNoValue(_ heading: String) throws {
    let text =
      "rule,place,announced,\(heading)\nNo fires,Ash,2025-03-02,15:30\nNo boats,Elm,2025-03-09,19:00\n"
    #expect(throws: ReadError.self) { try read(text) }
  }
}

/// Several tables in one text: one is told, the others are counted and can be asked for.
@Suite struct TablesOfTextTests {
  private static let text = """
    # Weight

    | Day | kg |
    |--|--|
    | 2025-01-06 | 81.5 |
    | 2025-01-13 | 80.9 |
    | 2025-01-20 | 80 |

    The sleep:

    | Day | hours |
    |:--|--:|
    | 2025-01-06 | 7 |
    | 2025-01-13 | 8 |

    """

  private func read(_ text: String, table: String? = nil) throws -> Table {
    var options = ReadOptions()
    options.table = table
    return try TableReader(options: options).read(.bytes(Array(text.utf8), name: "t.md"))
  }

  @Test func theLargestIsTold() throws {
    let table = try read(Self.text)
    #expect(table.columns.map(\.values) == [[81.5, 80.9, 80]])
    #expect(table.notes.contains(.tableOfPageTaken(number: 1, count: 2, otherRows: 5)))
    let rows = table.layout.rows
    #expect(
      rows.records
        == rows.headings + rows.preamble + rows.comments + rows.blank + rows.notes + rows.skipped
        + rows.data)
  }

  @Test func anotherIsAskedFor() throws {
    #expect(try read(Self.text, table: "2").columns.map(\.values) == [[7, 8]])
    #expect(throws: ReadError.unknownTableOfPage(file: "t.md", asked: "3", count: 2)) {
      try read(Self.text, table: "3")
    }
  }

  /// Files put one behind another, or with blank lines between rows, are one table.
  @Test(arguments: [
    "a,b\n1,2\n2,5\n\na,b\n3,4\n4,9\n", "a,b\n1,2\n2,5\n\n3,4\n4,9\n",
  ])
  func oneTableStaysOne(_ text: String) throws {
    let table = try read(text)
    #expect(table.columns[0].values == [2, 5, 4, 9])
  }
}
