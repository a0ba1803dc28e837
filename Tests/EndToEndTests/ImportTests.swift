// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import TestSupport
import Testing

/// `audiograph import`, and what is left of it when it is disturbed.
@Suite struct ImportTests {
  private let folder: TemporaryFolder
  private let program: Program
  private var store: String { folder.file("prices.sqlite") }
  private static let stocks = "\(Program.packageFolder)/Samples/stocks"
  private static let list = "\(Program.packageFolder)/Samples/symbols.csv"

  init() throws {
    folder = try TemporaryFolder()
    program = Program(folder: folder.path)
  }

  private func put(_ text: String, _ name: String) throws { try folder.put(Array(text.utf8), name) }

  private func run(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    try program.run(["import", "--store", store] + arguments, input: input)
  }

  private func stored(_ text: String) throws -> StoredPrices? {
    let symbol = try #require(MarketSymbol(text))
    let store = try #require(try PriceStore(path: store))
    return try store.prices(of: symbol)
  }

  private func closes(_ symbol: String) throws -> [Double]? {
    try stored(symbol)?.history.bars.columns[.close]
  }

  /// Lines of a price file, `count` days from 1 January 2000 on.
  private func priceFile(_ count: Int, close: Int) -> String {
    var text = "Date,Open,High,Low,Close,Volume\n"
    var (year, month, day) = (1900, 1, 1)
    for _ in 0..<count {
      text += String(format: "%04d-%02d-%02d,1,2,0.5,%d,100\n", year, month, day, close)
      day += 1
      if day > 28 { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    return text
  }

  // MARK: - What is said

  @Test func everyColumnOfAPriceFileIsStored() throws {
    let outcome = try run(["\(Self.stocks)/AAPL.csv"])
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["AAPL: 3270 days, 1 March 2000 to 1 March 2013, 3270 new."])
    #expect(outcome.message == "AAPL.csv: imported as AAPL, after its name.\n")
    let stored = try #require(try stored("AAPL"))
    #expect(stored.history.bars.columns.count == 6 && stored.source == "import")
    #expect(stored.history.bars.columns[.open]?.first == 29.64)
    let again = try run(["\(Self.stocks)/AAPL.csv", "-q"])
    #expect(again.lines == ["AAPL: 3270 days, 1 March 2000 to 1 March 2013, nothing new."])
    #expect(again.message == "")
  }

  struct Case: CustomTestStringConvertible {
    let text: String
    let arguments: [String]
    let line: String
    let closes: [Double]

    init(_ text: String, _ arguments: [String] = [], line: String, _ closes: [Double]) {
      self.text = text
      self.arguments = arguments
      self.line = line
      self.closes = closes
    }

    var testDescription: String { "\(text) \(arguments)" }
  }

  static let readable: [Case] = [
    Case(
      "Date,Price\n2020-01-02,1.5\n", line: "X: 1 day, 2 January 2020, 1 new.", [1.5]),
    Case(
      "Date,A,NAV\n2020-01-02,1.5,7\n2020-01-03,2,8\n", ["--y", "NAV"],
      line: "X: 2 days, 2 January 2020 to 3 January 2020, 2 new.", [7, 8]),
    Case(
      "Date,Price\n2020-01-03,1\n2020-01-01,\n2020-01-02,3\n",
      line: "X: 2 days, 2 January 2020 to 3 January 2020, 2 new.", [3, 1]),
    Case(
      "Date,Price\n2020-01-03,1\n2020-01-03,4\n", line: "X: 1 day, 3 January 2020, 1 new.", [4]),
    Case(
      "Date,Price\n2020-01-03 00:00:00,1\n", line: "X: 1 day, 3 January 2020, 1 new.", [1]),
    Case(
      "Tag;Wert\n03.01.2020;1,25\n31.01.2020;2\n", ["--decimal", "comma"],
      line: "X: 2 days, 3 January 2020 to 31 January 2020, 2 new.", [1.25, 2]),
    Case(
      "[{\"date\":\"2020-01-03\",\"close\":5}]", line: "X: 1 day, 3 January 2020, 1 new.", [5]),
  ]

  @Test(arguments: readable) func filesOfOneNumberADayAreStored(_ test: Case) throws {
    let outcome = try run(["-", "--as", "x"] + test.arguments, input: test.text)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines == [test.line])
    #expect(try closes("X") == test.closes)
  }

  static let headings: [(String, [PriceColumn: Double])] = [
    (
      "timestamp,open,high,low,close,volume\n2026-11-19,201,206,200,151,11",
      [.close: 151, .open: 201]
    ),
    ("Date,Open,Close,Volume\n2026-11-19,1,2,3", [.close: 2, .open: 1, .volume: 3]),
    ("Date,Volume,Close\n2026-11-19,7,8", [.close: 8, .volume: 7]),
    ("Datetime,Close,Adj Close\n2026-11-19,8,9", [.close: 8, .adjustedClose: 9]),
    ("Close,Time\n8,2026-11-19", [.close: 8]),
    ("Date,Volume,Price\n2026-11-19,7,8", [.close: 8, .volume: 7]),
    ("Date,Open,High,Low,Close/Last,Volume\n2026-11-19,1,2,0.5,8,9", [.close: 8, .open: 1]),
    ("Datum;Erster;Hoch;Tief;Schlusskurs\n2026-11-19;1,5;2,5;0,5;8,5", [.close: 8.5]),
  ]

  @Test(arguments: headings) func theCloseIsFoundByItsHeading(
    _ text: String, _ values: [PriceColumn: Double]
  ) throws {
    try put(text + "\n", "a.csv")
    let outcome = try run(["a.csv"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(!outcome.message.contains("taken for the closing price"))
    let bars = try #require(try stored("A")).history.bars
    for (column, value) in values { #expect(bars.columns[column] == [value]) }
  }

  /// Files that a browser fetched: rows without a volume end before it.
  @Test(arguments: [
    "Date,Open,High,Low,Close,Volume", "Data,Otwarcie,Najwyzszy,Najnizszy,Zamkniecie,Wolumen",
    "Data,Otwarcie,Najwyższy,Najniższy,Zamknięcie,Wolumen",
  ])
  func filesOfStooqAreStored(_ heading: String) throws {
    try put("\(heading)\r\n2024-01-02,3,5,1,4\r\n2024-01-03,4,6,2,5,70\r\n", "ibm_us_d.csv")
    #expect(try run(["ibm_us_d.csv", "--as", "IBM"]).status == 0)
    let columns = try #require(try stored("IBM")).history.bars.columns
    #expect(columns[.open] == [3, 4] && columns[.high] == [5, 6] && columns[.low] == [1, 2])
    #expect(columns[.close] == [4, 5])
    #expect(columns[.volume]?.map { $0.isNaN ? -1 : $0 } == [-1, 70])
  }

  @Test func anotherColumnIsToldOf() throws {
    try put("Date,Low,Volume\n2026-11-19,7,8\n", "a.csv")
    let outcome = try run(["a.csv"])
    #expect(
      outcome.message.contains(
        "a.csv: chose 'Low' as the closing price; use --y to choose another column.\n"))
  }

  @Test func midnightsOnChangingClocksAreDays() throws {
    try put(
      "Date,Open,High,Low,Close,Volume\n2020-01-02 00:00:00-05:00,1,2,0.5,1,9\n"
        + "2020-07-02 00:00:00-04:00,1,2,0.5,2,9\n", "a.csv")
    let outcome = try run(["a.csv"])
    #expect(outcome.text == "A: 2 days, 2 January 2020 to 2 July 2020, 2 new.\n")
  }

  @Test func newAndChangedDaysAreTold() throws {
    try put("Date,Price\n2020-01-02,1\n2020-01-03,2\n", "x.csv")
    _ = try run(["x.csv"])
    try put("Date,Price\n2020-01-03,2.5\n2020-01-06,3\n", "x.csv")
    let outcome = try run(["x.csv"])
    #expect(
      outcome.lines == ["X: 2 days, 3 January 2020 to 6 January 2020, 1 new, 1 changed."])
    #expect(try closes("X") == [1, 2.5, 3])
  }

  @Test func rowsWithoutACloseAreToldOf() throws {
    try put("Date,Price\n2020-01-02,1\n2020-01-03,\n", "x.csv")
    let outcome = try run(["x.csv", "--as", "Y"])
    #expect(outcome.message == "x.csv: skipped 1 row without a closing price.\n")
  }

  @Test func aFileWithAnErrorLeavesTheOthersAlone() throws {
    try put("Date,Price\n2020-01-02,1\n2020-01-03,oops\n", "bad.csv")
    try put("Date,Price\n2020-01-02,1\n", "good.csv")
    try put("Year,Price\n2020,1\n", "years.csv")
    let outcome = try run(["bad.csv", "years.csv", "none.csv", "good.csv"])
    #expect(outcome.status == 3)
    #expect(outcome.lines == ["GOOD: 1 day, 2 January 2020, 1 new."])
    #expect(
      outcome.message == """
        audiograph: Row 3, column 'Price' of 'bad.csv': 'oops' is not a number. Correct it, or \
        leave the cell empty for a missing value.
        audiograph: The dates in 'years.csv', such as '2020', are not days. Give a file with one \
        price per day.
        audiograph: There is no file 'none.csv'. Check the name, or use --symbol for a symbol.
        good.csv: imported as GOOD, after its name.

        """)
    #expect(try closes("BAD") == nil)
    #expect(try closes("GOOD") == [1])
  }

  static let refused: [([String], Int32, String)] = [
    ([], 2, "Missing FILE for audiograph import."),
    (["a.csv", "b.csv", "--as", "A"], 2, "Several files cannot all hold the prices of 'A'."),
    (["a.csv", "--as", "A B"], 2, "'A B' cannot be a symbol."),
    (["a b.csv"], 2, "The name 'a b.csv' cannot be a symbol. Give a symbol with --as."),
    (["-"], 2, "The name 'standard input' cannot be a symbol."),
    (["-", "-", "--symbols"], 2, "Standard input is given twice"),
    (["a.csv", "--as", "A", "--symbols"], 2, "--symbols and --as cannot be used"),
    (["none.csv"], 3, "There is no file 'none.csv'."),
    (["none.csv", "--symbols"], 3, "There is no file 'none.csv'."),
    (["/dev/null", "--symbols"], 3, "The list '/dev/null' is empty."),
    (["a.csv", "--store", "/dev/null/x"], 3, "Cannot open the store '/dev/null/x': Not a"),
    (["a.csv", "--store", ""], 2, "The file name for --store is empty."),
  ]

  @Test(arguments: refused) func failsWithOneLine(
    arguments: [String], status: Int32, message: String
  ) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.output == [])
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1)
  }

  @Test func theStoreIsWhereTheSettingsSay() throws {
    try put("Date,Price\n2020-01-02,1\n", "x.csv")
    let home = Program(
      folder: folder.path,
      environment: ["XDG_DATA_HOME": folder.file("data"), "AUDIOGRAPH_STORE": ""])
    #expect(try home.run(["import", "x.csv"]).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.file("data/audiograph/prices.sqlite")))
    let relative = Program(
      folder: folder.path, environment: ["XDG_DATA_HOME": "data", "HOME": folder.file("home")])
    #expect(try relative.run(["import", "x.csv"]).status == 0)
    #expect(
      FileManager.default.fileExists(
        atPath: folder.file("home/.local/share/audiograph/prices.sqlite")))
    let variable = Program(
      folder: folder.path, environment: ["AUDIOGRAPH_STORE": folder.file("v.sqlite")])
    #expect(try variable.run(["import", "x.csv"]).status == 0)
    #expect(folder.names == ["data", "home", "v.sqlite", "x.csv"])
  }

  @Test func aDamagedStoreIsMovedAsideAndThatIsSaid() throws {
    try put("Date,Price\n2020-01-02,1\n", "x.csv")
    try put("this is no database", "prices.sqlite")
    let outcome = try run(["x.csv", "--as", "X"])
    #expect(outcome.status == 0)
    #expect(
      outcome.message
        == "warning: the store '\(store)' was damaged and was moved to '\(store).damaged-1'; an"
        + " empty one takes its place.\n")
    #expect(folder.bytes("prices.sqlite.damaged-1") == Array("this is no database".utf8))
  }

  @Test func listsOfSymbolsAreAdded() throws {
    let first = try run(["--symbols", Self.list])
    #expect(first.status == 0 && first.message == "")
    #expect(first.lines == ["symbols.csv: 1828 symbols read; 1828 imported symbols in all."])
    try put("Name,Symbol\nMy Apples,AAPL\nNew One,NEW\n", "own.csv")
    let second = try run(["--symbols", "own.csv"])
    #expect(second.lines == ["own.csv: 2 symbols read; 1829 imported symbols in all."])
    let store = try #require(try PriceStore(path: store))
    #expect(try store.search("aapl", limit: 1).map(\.name) == ["My Apples"])
    try put("Name,Symbol\nMy Apples,A A\n", "own.csv")
    let third = try run(["--symbols", "own.csv"])
    #expect(third.status == 3)
    #expect(
      third.message == "audiograph: Row 2 of 'own.csv': 'A A' cannot be a symbol. Use up to 24"
        + " letters, digits and the characters . - ^ = &.\n")
  }

  @Test func theGuessIsToldWhereItIsAskedFor() throws {
    let outcome = try run(["-v", "-", "--as", "X"], input: "Day,Low,High\n2020-01-02,1,2\n")
    #expect(
      outcome.message
        == "standard input: read as CSV with commas between cells, column 'Day' along x, column"
        + " 'Low' as values, 1 row.\nstandard input: chose 'Low' as the closing price; use --y to"
        + " choose another column.\n")
  }

  // MARK: - What is left

  @Test func severalWhoFindItDamagedKeepEverything() throws {
    try put("this is no database", "prices.sqlite")
    var runs: [Running] = []
    for number in 0..<8 {
      try put("Date,Price\n2020-01-02,\(number)\n", "s\(number).csv")
      runs.append(try program.start(["import", "--store", store, "s\(number).csv"]))
    }
    for run in runs { #expect(run.wait().status == 0) }
    for number in 0..<8 { #expect(try closes("S\(number)") == [Double(number)]) }
    #expect(folder.names.filter { $0.contains("damaged") } == ["prices.sqlite.damaged-1"])
  }

  @Test func anInterruptionLeavesWholeFiles() throws {
    let names = (0..<200).map { "f\($0).csv" }
    for name in names { try put(priceFile(500, close: 1), name) }
    let run = try program.start(["import", "--store", store] + names)
    let hasBegun = run.wait { run.output.count > 50 }
    #expect(hasBegun)
    run.signal(SIGINT)
    let outcome = run.wait()
    #expect(outcome.status == 130)
    let store = try #require(try PriceStore(path: store))
    let summaries = try store.summaries()
    #expect(summaries.count >= outcome.lines.count && summaries.count < 200)
    for summary in summaries { #expect(summary.count == 500) }
  }

  @Test func tenProcessesLoseNothing() throws {
    for number in 0..<10 {
      try put(priceFile(300, close: number), "own\(number).csv")
      try put("Date,Price\n20\(10 + number)-01-02,\(number)\n", "shared\(number).csv")
    }
    var runs: [Running] = []
    for number in 0..<10 {
      runs.append(try program.start(["import", "--store", store, "own\(number).csv"]))
      runs.append(
        try program.start(["import", "--store", store, "shared\(number).csv", "--as", "ALL"]))
    }
    for run in runs {
      let outcome = run.wait()
      #expect(outcome.status == 0, "\(outcome.message)")
    }
    for number in 0..<10 {
      #expect(try closes("OWN\(number)") == Array(repeating: Double(number), count: 300))
    }
    #expect(try closes("ALL") == (0..<10).map { Double($0) })
    #expect(!folder.names.contains { $0.contains("damaged") })
  }

  @Test func aKilledImportLeavesWholeFilesOnly() throws {
    let sqlite = try #require(Tool("sqlite3"))
    var generator = SeededGenerator(seed: 22)
    let count = 4000
    for close in [1, 2] { try put(priceFile(count, close: close), "\(close).csv") }
    let began = ContinuousClock.now
    #expect(try program.run(["import", "--store", "other", "1.csv", "--as", "A"]).status == 0)
    let microseconds = UInt32(min(200_000, began.duration(to: .now) / .microseconds(1)))
    var kills = 0
    for round in 0..<caseCount(40, sweep: 1_000) {
      let close = round % 2 + 1
      let run = try program.start(
        ["import", "--store", store, "\(close).csv", "--as", "KILLED"])
      usleep(UInt32.random(in: 0...microseconds, using: &generator))
      run.signal(SIGKILL)
      if run.wait().status == 128 + SIGKILL { kills += 1 }
      // The file is looked at in every state it may be left in, the log being read with it.
      if round % 10 == 9, FileManager.default.fileExists(atPath: store) {
        let check = try sqlite.run([store, "PRAGMA integrity_check"])
        #expect(check.text == "ok\n")
      }
      let values = try closes("KILLED") ?? []
      #expect(values.isEmpty || values.count == count, "round \(round)")
      #expect(Set(values).count <= 1, "round \(round)")
    }
    #expect(kills > 0)
    #expect(try run(["2.csv", "--as", "KILLED"]).status == 0)
    #expect(try closes("KILLED") == Array(repeating: 2, count: count))
    #expect(!folder.names.contains { $0.contains("damaged") })
  }
}
