// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// A table, and what its columns should be there for; no heading of x where rows are counted.
struct RoleCase: CustomTestStringConvertible, Sendable {
  let text: String
  let x: [String]
  let y: [String]
  let by: [String]
  var options = ReadOptions()
  var testDescription: String { text.count > 80 ? String(text.prefix(80)) + "…" : text }

  init(
    _ text: String, x: [String] = [], y: [String], by: [String] = [],
    _ change: (inout ReadOptions) -> Void = { _ in }
  ) {
    self.text = text
    self.x = x
    self.y = y
    self.by = by
    change(&options)
  }

  /// A table of a heading and the cells of each column.
  init(
    _ columns: [(String, [String])], x: [String] = [], y: [String], by: [String] = [],
    _ change: (inout ReadOptions) -> Void = { _ in }
  ) {
    let rows = (0..<columns[0].1.count).map { row in columns.map { $0.1[row] } }
    let text = ([columns.map(\.0)] + rows).map { $0.joined(separator: ";") + "\n" }.joined()
    self.init(text, x: x, y: y, by: by, change)
  }
}

private func days(_ count: Int) -> [String] {
  (0..<count).map { CalendarDate(day: 18_000 + $0).description }
}

/// Numbers that neither ascend nor count.
private func wild(_ count: Int, _ seed: Int = 3) -> [String] {
  (0..<count).map { "\(($0 * 7 + seed) % 11).5" }
}

private let counting = (1...6).map { "\($0)" }

private let counters: [RoleCase] = [
  RoleCase([("", counting), ("wind", wild(6))], y: ["wind"]),
  RoleCase([("rownames", counting), ("wind", wild(6))], y: ["wind"]),
  RoleCase([("index", ["5", "9", "11", "20", "21", "30"]), ("wind", wild(6))], y: ["wind"]),
  RoleCase([("id", ["5", "2", "11", "20", "9", "30"]), ("wind", wild(6))], y: ["wind"]),
  RoleCase([("No.", counting), ("wind", wild(6))], y: ["wind"]),
  RoleCase([("Unnamed: 0", counting), ("wind", wild(6))], y: ["wind"]),
  RoleCase([("obs", counting), ("day", days(6)), ("wind", wild(6))], x: ["day"], y: ["wind"]),
  RoleCase(
    [("lot", ["0", "1", "2", "3", "4", "5"]), ("day", days(6)), ("wind", wild(6))], x: ["day"],
    y: ["wind"]),
  // A name of its own makes a column that counts the best x where nothing else is one.
  RoleCase([("minute", counting), ("wind", wild(6))], x: ["minute"], y: ["wind"]),
  // y = x.
  RoleCase([("x", counting), ("y", counting)], x: ["x"], y: ["y"]),
  RoleCase([("No.", counting), ("y", counting)], y: ["y"]),
  RoleCase(
    [("", counting), ("name", ["a", "b", "c", "d", "e", "f"]), ("wind", wild(6))],
    x: ["name"], y: ["wind"]),
]

private let positions: [RoleCase] = [
  RoleCase([("wind", wild(6)), ("day", days(6))], x: ["day"], y: ["wind"]),
  RoleCase(
    [("depth", ["1", "2.5", "4", "8", "16", "20"]), ("wind", wild(6))], x: ["depth"],
    y: ["wind"]),
  RoleCase(
    [("depth", ["1", "2.5", "4", "8", "16", "20"]), ("day", days(6)), ("wind", wild(6))],
    x: ["day"], y: ["depth"]
  ) { $0.y = [.name("depth")] },
  RoleCase([("city", ["Oslo", "Rome", "Bern"]), ("wind", wild(3))], x: ["city"], y: ["wind"]),
  RoleCase([("city", ["Oslo", "Oslo", "Bern"]), ("wind", wild(3))], y: ["wind"]),
  RoleCase([("day", ["2020-01-01", "2020-01-01", "2020-01-01"]), ("wind", wild(3))], y: ["wind"]),
  RoleCase([("Year", ["1990", "1991", "1993"]), ("wind", wild(3))], x: ["Year"], y: ["wind"]),
  RoleCase(
    [
      ("Year", ["1990", "1990", "1991", "1991"]), ("Month", ["1", "2", "1", "2"]),
      ("wind", wild(4)),
    ], x: ["Year", "Month"], y: ["wind"]),
  RoleCase(
    [
      ("Date", days(2).flatMap { [$0, $0] }), ("Time", ["8:00", "20:00", "8:00", "20:00"]),
      ("wind", wild(4)),
    ], x: ["Date", "Time"], y: ["wind"]),
  RoleCase([("Date", days(3)), ("Time", ["22:31", "21:40", "22:05"])], x: ["Date"], y: ["Time"]),
  RoleCase([("Time", ["10:00", "11:30", "12:15"]), ("wind", wild(3))], x: ["Time"], y: ["wind"]),
  RoleCase([("wind", ["5", "9", "2"])], y: ["wind"]),
  RoleCase([("wind", wild(3)), ("day", days(3))], x: ["wind"], y: ["wind"]) {
    $0.x = .name("wind"); $0.y = [.name("wind")]
  },
]

private let values: [RoleCase] = [
  RoleCase(
    [("day", days(4)), ("zip", ["1011", "2011", "1011", "4011"]), ("wind", wild(4))],
    x: ["day"], y: ["wind"]),
  RoleCase(
    [("day", days(4)), ("phone", ["0301", "0302", "0303", "0307"]), ("wind", wild(4))],
    x: ["day"], y: ["wind"]),
  RoleCase(
    [("day", days(4)), ("lat", wild(4)), ("lon", wild(4)), ("wind", wild(4, 1))],
    x: ["day"], y: ["wind"]),
  RoleCase(
    [("day", days(4)), ("height", ["7", "7", "7", "7"]), ("wind", wild(4))], x: ["day"],
    y: ["wind"]),
  RoleCase([("day", days(4)), ("height", ["7", "7", "7", "7"])], x: ["day"], y: ["height"]),
  RoleCase(
    [
      ("day", days(4)), ("Debit", ["5", "", "", ""]), ("Credit", ["", "9", "", ""]),
      ("Balance", wild(4)),
    ], x: ["day"], y: ["Balance"]),
  RoleCase(
    [("day", days(4)), ("wind", wild(4)), ("rain", wild(4, 1))], x: ["day"], y: ["wind", "rain"]),
  RoleCase(
    [("day", days(4)), ("wind", wild(4)), ("limit", ["7", "7", "7", "7"])], x: ["day"], y: ["wind"]),
  RoleCase(
    [("day", days(4)), ("rank Hill", ["4", "1", "2", "1"]), ("rank Vale", ["1", "2", "1", "2"])],
    x: ["day"], y: ["rank Hill", "rank Vale"]),
  RoleCase([("day", days(4)), ("rank", ["4", "1", "2", "1"])], x: ["day"], y: ["rank"]),
  RoleCase(
    [("day", days(4)), ("rank", ["4", "1", "2", "1"]), ("wind", wild(4))], x: ["day"], y: ["wind"]),
  // Families.
  RoleCase(
    [("day", days(4)), ("wind (m/s)", wild(4)), ("gusts (m/s)", ["7", "7", "7", "7"])], x: ["day"],
    y: ["wind (m/s)", "gusts (m/s)"]),
  RoleCase(
    [("day", days(4)), ("temp_min", wild(4)), ("temp_max", ["7", "7", "7", "7"])], x: ["day"],
    y: ["temp_min", "temp_max"]),
  RoleCase(
    [("day", days(4)), ("temp_min", wild(4)), ("temp_max", ["700", "700", "700", "700"])],
    x: ["day"], y: ["temp_min"]),
  RoleCase(
    [("day", days(4)), ("wind (m/s)", wild(4)), ("gusts (m/s)", wild(4, 1))], x: ["day"],
    y: ["wind (m/s)", "gusts (m/s)"]),
  RoleCase(
    [("day", days(4)), ("temp_min", wild(4)), ("temp_max", wild(4, 1))], x: ["day"],
    y: ["temp_min", "temp_max"]),
  RoleCase(
    [
      ("day", days(4)), ("sensor 1", wild(4)), ("sensor 2", wild(4, 1)),
      ("sensor 3", wild(4, 2)), ("sensor 4", wild(4, 3)),
    ], x: ["day"],
    y: ["sensor 1", "sensor 2", "sensor 3", "sensor 4"]),
  RoleCase(
    [
      ("day", days(4)), ("sensor 1", wild(4)), ("sensor 2", wild(4, 1)),
      ("sensor 3", wild(4, 2)), ("sensor 4", wild(4, 3)), ("sensor 5", wild(4, 4)),
    ], x: ["day"],
    y: ["sensor 1", "sensor 2", "sensor 3", "sensor 4", "sensor 5"]),
  // What one is "Region 1" of is no label.
  RoleCase(
    [
      ("day", days(4)), ("Region 1", ["34", "36", "35", "39"]),
      ("Region 2", ["41", "40", "44", "46"]),
    ],
    x: ["day"], y: ["Region 1", "Region 2"]),
  // Answers called no are more than there are rows to count.
  RoleCase(
    [
      ("village", ["Birk", "Lund", "Moor"]), ("yes", ["25", "88", "31"]),
      ("no", ["210", "96", "77"]),
    ],
    x: ["village"], y: ["yes", "no"]),
  // Numbers that name a thing stand behind its name.
  RoleCase(
    [
      ("Ref", ["81-2207", "15-9930", "44-1128"]), ("Firm", ["Bay", "Cob", "Dun"]),
      ("pay", ["7", "9", "4"]),
    ],
    x: ["Firm"], y: ["pay"]),
  // When rows were made is not when they are of.
  RoleCase(
    [
      ("created", ["2024-02-01", "2024-02-01", "2024-02-02"]), ("began", days(3)),
      ("wind", wild(3)),
    ],
    x: ["began"], y: ["wind"]),
  RoleCase(
    [
      ("day", days(4)), ("sensor 1", ["1", "3", "2", "0"]),
      ("sensor 2", ["100", "900", "400", "300"]),
    ], x: ["day"], y: ["sensor 1", "sensor 2"]),
  RoleCase(
    [
      ("day", days(4)), ("left", ["5%", "7%", "6%", "5.5%"]),
      ("right", ["15%", "17%", "16%", "12%"]),
    ], x: ["day"], y: ["left", "right"]),
]

private let labels: [RoleCase] = [
  // R puts the levels of a factor into quotation marks, and no numbers.
  RoleCase(
    [("", counting), ("lot", [4, 4, 2, 7, 7, 2].map { "\"\($0)\"" }), ("wind", wild(6))],
    y: ["wind"]),
  // They may well be where values stand.
  RoleCase(
    [("lot", ["4", "5", "7", "8", "9", "12"].map { "\"\($0)\"" }), ("wind", wild(6))], x: ["lot"],
    y: ["wind"]),
  // Whoever puts all numbers into quotation marks means nothing by it, nor by those around a comma.
  RoleCase(
    [
      ("day", days(3)), ("rain", ["\"4\"", "\"2\"", "\"3\""]),
      ("wind", ["\"4.5\"", "\"2.5\"", "\"3\""]),
    ],
    x: ["day"], y: ["rain", "wind"]),
  RoleCase(
    [("day", days(3)), ("rain", ["\"4,100\"", "\"12,400\"", "\"9,300\""]), ("wind", wild(3))],
    x: ["day"], y: ["rain", "wind"]),
  RoleCase([("sex", ["1", "2", "2", "1", "2", "1"]), ("wind", wild(6))], y: ["wind"]),
  RoleCase([("sex", ["1", "2", "2", "1", "2", "1"])], y: ["sex"]),
  RoleCase([("distcod", ["71", "62", "72", "61", "52", "41"]), ("wind", wild(6))], y: ["wind"]),
  RoleCase([("kind", (0..<20).map { "\($0 * 7 % 3)" }), ("wind", wild(20))], y: ["wind"]),
  RoleCase([("kind", (0..<19).map { "\($0 * 7 % 3)" }), ("wind", wild(19))], y: ["kind", "wind"]),
  RoleCase([("kind", (0..<20).map { "\($0 * 7 % 4)" }), ("wind", wild(20))], y: ["kind", "wind"]),
  RoleCase(
    [("share", (0..<20).map { "0.\($0 * 7 % 3)" }), ("wind", wild(20))], y: ["share", "wind"]),
  // What the group or the day alone tells is not what the rows tell.
  RoleCase(
    [
      ("firm", ["a", "a", "a", "b", "b", "b"]),
      ("Year", ["2000", "2001", "2002"] + ["2000", "2001", "2002"]),
      ("staff", ["7", "7", "7", "4", "4", "4"]), ("wind", wild(6)),
    ], x: ["Year"], y: ["wind"], by: ["firm"]),
  RoleCase(
    [
      ("firm", ["a", "a", "a", "b", "b", "b"]),
      ("Year", ["2000", "2001", "2002"] + ["2000", "2001", "2002"]),
      ("turn", ["7", "8", "5", "7", "8", "5"]), ("wind", wild(6)),
    ], x: ["Year"], y: ["wind"], by: ["firm"]),
]

private let times: [RoleCase] = [
  RoleCase(
    [
      ("Year", ["1990", "1990", "1990", "1990"]), ("Month", ["1", "2", "3", "4"]),
      ("when", ["1990.042", "1990.125", "1990.208", "1990.292"]), ("wind", wild(4)),
    ], x: ["Year", "Month"], y: ["wind"]),
  RoleCase(
    [
      ("Year", ["1990", "1990", "1990", "1990"]), ("Month", ["1", "2", "3", "4"]),
      ("when", ["1990.042", "1990.125", "1990.208", "1990.292"]),
    ], x: ["Year", "Month"], y: ["when"]),
]

private let ties: [RoleCase] = [
  RoleCase(
    [
      ("", (1...12).map { "\($0)" }),
      ("speed", [4, 4, 7, 7, 8, 9, 10, 10, 10, 11, 12, 12].map { "\($0)" }), ("wind", wild(12)),
    ],
    x: ["speed"], y: ["wind"]),
  // Persons, too few rows, too few places, and one that falls.
  RoleCase(
    [
      ("patient", [4, 4, 7, 7, 8, 9, 10, 10, 10, 11, 12, 12].map { "\($0)" }), ("wind", wild(12)),
    ], y: ["wind"]),
  RoleCase(
    [("speed", [4, 4, 7, 8, 9, 10, 11].map { "\($0)" }), ("wind", wild(7))], y: ["speed", "wind"]),
  RoleCase(
    [("speed", (0..<12).map { "\(4 + $0 / 4)" }), ("wind", wild(12))], y: ["speed", "wind"]),
  RoleCase(
    [("speed", [4, 4, 7, 7, 8, 9, 10, 10, 10, 11, 12, 11].map { "\($0)" }), ("wind", wild(12))],
    y: ["speed", "wind"]),
]

private let prices: [RoleCase] = [
  "Date;Open;High;Low;Close;Volume", "date;o;h;l;c;v", "timestamp;open;high;low;close",
  "Datum;Eröffnung;Hoch;Tief;Schluss;Volumen", "Datum;Erster;Hoch;Tief;Schlusskurs;Volumen",
  "Data;Otwarcie;Najwyzszy;Najnizszy;Zamkniecie;Wolumen",
  "Data;Otwarcie;Najwyższy;Najniższy;Zamknięcie;Wolumen",
  "Fecha;Apertura;Máximo;Mínimo;Cierre", "Data;Abertura;Máxima;Mínima;Fechamento",
  "Data;Apertura;Massimo;Minimo;Chiusura", "Datum;Opening;Hoogste;Laagste;Slotkoers",
  "Datum;Öppning;Högst;Lägst;Stängning", "Date;Ouverture;Haut;Bas;Clôture",
  "日期;开盘;最高;最低;收盘",
  "日付;始値;高値;安値;終値",
  "Date;Open;High;Low;Close/Last;Volume", "Date;Price;Open;High;Low",
].map { headings in
  let names = headings.split(separator: ";").map(String.init)
  let closes = [
    "Close", "c", "close", "Schluss", "Schlusskurs", "Zamkniecie", "Zamknięcie", "Clôture", "收盘",
    "終値", "Close/Last", "Price", "Cierre", "Fechamento", "Chiusura", "Slotkoers", "Stängning",
  ]
  let close = names.first(where: closes.contains) ?? ""
  let volumes = ["Volume", "v", "Volumen", "Wolumen"]
  let row = { (day: String, price: Int) in
    names.enumerated().map { index, name in
      index == 0 ? day : volumes.contains(name) ? "900" : "\(price + (name == close ? 2 : 1))"
    }.joined(separator: ";")
  }
  let text = ([headings] + days(3).enumerated().map { row($0.element, $0.offset) })
    .joined(separator: "\n")
  return RoleCase(text, x: [names[0]], y: [close])
}

@Suite struct RoleChooserTests {
  @Test(arguments: counters + positions + values + labels + times + ties) func roles(
    sample: RoleCase
  )
    throws
  {
    let layout = try read(sample.text, sample.options).layout
    #expect(layout.x.map(\.heading) == sample.x)
    #expect(layout.y.map(\.heading) == sample.y)
    #expect(layout.by.map(\.heading) == sample.by)
  }

  @Test(arguments: prices) func pricesOfManyLanguages(sample: RoleCase) throws {
    let table = try read(sample.text)
    #expect(table.layout.isPriceFile)
    #expect(table.layout.x.map(\.heading) == sample.x)
    #expect(sample.y.allSatisfy(table.layout.y.map(\.heading).contains))
    #expect(table.bars?.columns[.close] == [2, 3, 4])
  }

  /// Names of states begin with sides, as bounds do.
  @Test func statesAreNoBounds() {
    let states = ["Bavaria", "Hesse", "Lower-Saxony (percent)", "Upper Austria", "Lower Austria"]
    #expect(HeadingWords.areBounds(states) == [false, false, false, false, false])
    #expect(HeadingWords.areBounds(["Rate", "Rate lower", "Rate upper"]) == [false, true, true])
    #expect(HeadingWords.areBounds(["mean", "CI lower", "CI upper"]) == [false, true, true])
    #expect(HeadingWords.areBounds(["mean", "conf lower", "conf upper"]) == [false, true, true])
    #expect(HeadingWords.areBounds(["mean", "standard error"]) == [false, true])
  }

  @Test func aStateIsASeriesWhateverItsName() throws {
    let names = (1...11).map { "State \($0) (percent)" } + ["Lower-Saxony (percent)"]
    let rows = (0..<6).map { row in
      ([days(6)[row]] + names.indices.map { "\(($0 * 7 + row * 3) % 11).5" }).joined(separator: ",")
    }
    let text = ([(["day"] + names).joined(separator: ",")] + rows).joined(separator: "\n") + "\n"
    let table = try TableReader(options: ReadOptions()).read(
      .bytes(Array(text.utf8), name: "t.csv"))
    #expect(table.columns.count == 12)
  }

  @Test func theFirstOfSeveralColumnsIsSaid() throws {
    let table = try read("city,wind,rain,snow\nOslo,5,1,500\nRome,4,3,200\n")
    #expect(table.notes == [.columnsLeftOut(count: 2, ["rain", "snow"])])
    #expect(try read("day,wind\n2020-01-01,5\n2020-01-02,4\n").notes == [])
  }

  /// A note names others where a word spoke against a place, or where those side by side belong together.
  @Test(arguments: [
    ("city,wind,rain,total\nOslo,5,1,500\nRome,4,3,200\n", "total", ["wind", "rain"]),
    ("day,amount,balance\n2020-01-01,5,900\n2020-01-02,4,904\n", "balance", ["amount"]),
    (
      "epoch,rate,train_loss,val_loss,seconds\n1,0.1,2.5,2.75,31\n2,0.05,1.5,1.75,30\n3,0.01,1.25,1,32\n",
      "rate", ["train_loss", "val_loss", "seconds"]
    ),
  ])
  func closeChoicesAreSaid(_ text: String, _ name: String, _ others: [String]) throws {
    let note = ReadNote.oneOfColumns(name: name, count: others.count + 1, others: others)
    #expect(try read(text).notes.contains(note))
  }

  /// What gave way is among the columns that could be asked for.
  @Test func labelsThatYieldAreSaid() throws {
    let table = try read("day,sex,wind\n2020-01-01,1,5\n2020-01-02,2,4\n")
    #expect(table.columns.map(\.name) == ["wind"])
    #expect(table.notes == [.columnsLeftOut(count: 1, ["sex"])])
  }

  /// A number sign as a heading begins no comment.
  @Test func aNumberSignAsAHeading() throws {
    let layout = try read("#,wind\n1,5\n2,4\n3,7\n").layout
    #expect(layout.y.map(\.heading) == ["wind"])
  }

  /// What counts is taken where there is nothing else to be heard.
  @Test func countsAlone() throws {
    let table = try read("city,rain\nOslo,1\nRome,2\nBern,3\n")
    #expect(table.columns.map(\.values) == [[1, 2, 3]])
  }

  /// A table of nothing to be heard.
  @Test(arguments: ["a,b\nx,y\nz,w\n", "a\ny\n", "id,zip\n1,20095\n2,20097\n3,20099\n"])
  func noChart(text: String) throws {
    let error = try failure(Array(text.utf8))
    switch error {
    case .noNumericColumn, .onlyCodes: break
    default: Issue.record("\(String(describing: error))")
    }
  }
}
