// SPDX-License-Identifier: MIT

import ChartInput
import JSON
import MarketData
import TestSupport
import Testing

@testable import AudiographCLI

@Suite struct WatchlistBookTests {
  static func book(_ text: String) throws -> WatchlistBook {
    try WatchlistBook(try JSONValue(Array(text.utf8)), path: "lists.json")
  }

  static let two = #"{"lists":{"tech":["AAPL","msft"],"Old":[]},"colour":[1.50,{"a":null}]}"#

  func symbols(_ texts: String...) -> [MarketSymbol] { texts.compactMap({ MarketSymbol($0) }) }

  @Test func readsListsInOrder() throws {
    #expect(try Self.book("{}").lists == [])
    #expect(try Self.book(#"{"lists":{}}"#).lists == [])
    #expect(
      try Self.book(Self.two).lists == [
        Watchlist(name: "tech", symbols: ["AAPL", "MSFT"]), Watchlist(name: "Old", symbols: []),
      ])
    #expect(try Self.book(Self.two).list("TECH").name == "tech")
    #expect(try Self.book(#"{"lists":{"a":["X"],"A":[]}}"#).list("A").symbols == [])
  }

  @Test func addsEverySymbolOnce() throws {
    var book = try Self.book(Self.two)
    let added = try book.add(symbols("MSFT", "IBM", "IBM"), to: "TECH")
    #expect(added.list == Watchlist(name: "tech", symbols: ["AAPL", "MSFT", "IBM"]))
    #expect(added.known == ["MSFT", "IBM"])
    _ = try book.add(symbols("X"), to: "new")
    #expect(book.lists.map(\.name) == ["tech", "Old", "new"])
    #expect(book.record["colour"] == (try Self.book(Self.two)).record["colour"])
  }

  @Test func removesSymbolsAndLists() throws {
    var book = try Self.book(Self.two)
    #expect(try book.remove(symbols("MSFT"), from: "tech").symbols == ["AAPL"])
    #expect(try book.remove(symbols("AAPL"), from: "tech").symbols == [])
    #expect(try book.removeList("OLD") == Watchlist(name: "Old", symbols: []))
    #expect(book.lists == [Watchlist(name: "tech", symbols: [])])
  }

  static let moves: [(String, String, [String])] = [
    ("A", "1", ["A", "B", "C"]), ("A", "2", ["B", "A", "C"]), ("A", "3", ["B", "C", "A"]),
    ("C", "1", ["C", "A", "B"]), ("B", "3", ["A", "C", "B"]),
  ]

  @Test(arguments: moves)
  func movesASymbol(_ symbol: String, _ position: String, _ order: [String]) throws {
    var book = try Self.book(#"{"lists":{"l":["A","B","C"]}}"#)
    let symbol = try #require(MarketSymbol(symbol))
    #expect(try book.move(symbol, to: position, in: "l").symbols == order)
    #expect(book.lists.map(\.symbols) == [order])
  }

  @Test func renamesInPlace() throws {
    var book = try Self.book(Self.two)
    #expect(try book.rename("tech", to: "Tech").name == "Tech")
    #expect(book.lists.map(\.name) == ["Tech", "Old"])
    #expect(book.lists[0].symbols == ["AAPL", "MSFT"])
    #expect(throws: WatchlistError.nameTaken("Old")) { try book.rename("Tech", to: "old") }
  }

  @Test func refusesWhatCannotBe() throws {
    var book = try Self.book(Self.two)
    let before = book
    for name in ["add", "Remove", "MOVE", "rename"] {
      #expect(throws: WatchlistError.reservedName(name)) { try book.add(symbols("X"), to: name) }
    }
    for name in ["", "a b", "ä", "@a", "a.b", String(repeating: "a", count: 65)] {
      #expect(throws: WatchlistError.badName(name)) { try book.rename("tech", to: name) }
    }
    for position in ["0", "3", "-1", "x", "1.0", ""] {
      #expect(throws: WatchlistError.badPosition(position, count: 2)) {
        try book.move(symbols("AAPL")[0], to: position, in: "tech")
      }
    }
    #expect(throws: WatchlistError.notInList("AAPLE", list: "tech", nearest: "AAPL")) {
      try book.remove(symbols("MSFT", "AAPLE"), from: "tech")
    }
    #expect(throws: WatchlistError.unknownList("tec", nearest: "tech", names: ["tech", "Old"])) {
      try book.removeList("tec")
    }
    #expect(book == before)
  }

  static let malformed: [(String, String?)] = [
    (#"{"lists":[]}"#, nil), (#"{"lists":3}"#, nil), (#"{"lists":{"a":"X"}}"#, "a"),
    (#"{"lists":{"a":[],"b":[1]}}"#, "b"), (#"{"lists":{"a":{}}}"#, "a"),
  ]

  @Test(arguments: malformed)
  func refusesOtherShapes(_ text: String, _ list: String?) {
    #expect(throws: WatchlistError.malformed("lists.json", list: list)) { try Self.book(text) }
  }

  /// Names come to shells, which complete them.
  @Test(arguments: ["tech$(touch x)", "", "a b", "ä", "@a", "a\u{1B}[2J"])
  func refusesNamesThatNoListCanHave(_ name: String) {
    let record = JSONValue.record([
      .init("lists", .record([.init("good", .list([])), .init(name, .list([]))]))
    ])
    #expect(throws: WatchlistError.misnamed("lists.json", list: name)) {
      try WatchlistBook(record, path: "lists.json")
    }
  }

  @Test func aFolderThatCannotBeMeansNoLists() throws {
    #expect(try Watchlists { _ in nil }.all() == [])
    let nowhere = Watchlists { $0 == "XDG_DATA_HOME" ? "/dev/null" : nil }
    #expect(nowhere.path == "/dev/null/audiograph/lists.json")
    #expect(try nowhere.all() == [])
    #expect(throws: WatchlistError.noFolder) { try Watchlists { _ in nil }.change { _ in } }
    #expect(
      Watchlists { ["HOME": "/h", "XDG_DATA_HOME": "x"][$0] }.path
        == "/h/.local/share/audiograph/lists.json")
  }

  // MARK: - Sources

  @Test func aListStandsForItsSymbols() throws {
    let folder = try TemporaryFolder()
    let lists = Watchlists { $0 == "XDG_DATA_HOME" ? folder.path : nil }
    try lists.change {
      _ = try $0.add(symbols("MSFT", "AAPL"), to: "tech")
      _ = try $0.add(symbols("A"), to: "none")
      _ = try $0.remove(symbols("A"), from: "none")
    }
    func sources(_ texts: String...) throws -> [Source] {
      let arguments = try ArgumentParser.read(texts, for: Commands.spec(.describe))
      return try Source.all(of: arguments, lists: lists)
    }
    #expect(
      try sources("x.csv", "@Tech", "IBM")
        == [.file("x.csv"), .symbol("MSFT"), .symbol("AAPL"), .symbol("IBM")])
    #expect(try sources("@tech", "--symbol") == [.symbol("MSFT"), .symbol("AAPL")])
    #expect(try sources("@tech", "--file") == [.file("@tech")])
    #expect(try sources("@tech.csv", "./@tech") == [.file("@tech.csv"), .file("./@tech")])
    #expect(throws: WatchlistError.emptyList("none")) { try sources("@none") }
    #expect(
      throws: WatchlistError.unknownList("tec", nearest: "tech", names: ["tech", "none"])
    ) { try sources("@tec") }
  }

  // MARK: - Messages

  static let messages: [(any Error, ExitCode, String)] = [
    (
      WatchlistError.unknownList("tec", nearest: "tech", names: ["tech"]), .usage,
      "There is no list 'tec'. Did you mean tech?"
    ),
    (
      WatchlistError.unknownList("x", nearest: nil, names: []), .usage,
      "There is no list 'x'. Make one with audiograph list add NAME SYMBOL."
    ),
    (
      WatchlistError.unknownList("x", nearest: nil, names: ["tech"]), .usage,
      "There is no list 'x'. Choose one of your lists: 'tech'."
    ),
    (
      WatchlistError.unknownList("x", nearest: nil, names: ["tech", "old"]), .usage,
      "There is no list 'x'. Choose one of your lists: 'tech', 'old'."
    ),
    (
      WatchlistError.emptyList("tech"), .input,
      "The list 'tech' is empty. Fill it with audiograph list add tech and symbols."
    ),
    (
      WatchlistError.badName("a b"), .usage,
      "A list cannot be called 'a b'. Use at most 64 letters from A to Z, digits, hyphens and"
        + " underscores."
    ),
    (
      WatchlistError.reservedName("add"), .usage,
      "A list cannot be called 'add', which is a command for lists. Choose another name."
    ),
    (
      WatchlistError.nameTaken("old"), .usage,
      "There is already a list 'old'. Choose another name."
    ),
    (
      WatchlistError.notInList("AAPLE", list: "tech", nearest: "AAPL"), .input,
      "The list 'tech' does not contain 'AAPLE'. Did you mean AAPL?"
    ),
    (
      WatchlistError.notInList("X", list: "tech", nearest: nil), .input,
      "The list 'tech' does not contain 'X'. Type audiograph list tech for its symbols."
    ),
    (
      WatchlistError.badPosition("9", count: 2), .usage,
      "Invalid position '9': use a whole number from 1 to 2."
    ),
    (
      WatchlistError.badSymbol("a b"), .usage,
      "'a b' cannot be a symbol. Use one such as AAPL, or look it up with audiograph search."
    ),
    (
      WatchlistError.malformed("l.json", list: nil), .input,
      "In the watchlist file 'l.json', 'lists' is not a record. Write it like {\"lists\":"
        + " {\"tech\": [\"AAPL\", \"MSFT\"]}}."
    ),
    (
      WatchlistError.malformed("l.json", list: "a"), .input,
      "In the watchlist file 'l.json', 'a' is not a list of symbols. Write it like {\"lists\":"
        + " {\"tech\": [\"AAPL\", \"MSFT\"]}}."
    ),
    (
      WatchlistError.misnamed("l.json", list: "a b"), .input,
      "In the watchlist file 'l.json', a list is called 'a b'. Use at most 64 letters from A to Z,"
        + " digits, hyphens and underscores."
    ),
    (
      WatchlistError.unusableFile("l.json", .malformed(line: 2, column: 3, .syntax)), .input,
      "The watchlist file 'l.json' is not valid JSON: syntax error in line 2, column 3. Correct it"
        + " there."
    ),
    (
      WatchlistError.unusableFile("l.json", .unreadable(code: 13)), .input,
      "Cannot read the watchlist file 'l.json': Permission denied. Check its permissions."
    ),
    (
      WatchlistError.noFolder, .output,
      "There is no folder for watchlists, because neither HOME nor XDG_DATA_HOME is set. Set one"
        + " of them."
    ),
    (
      UserFileError.noFolder(path: "/a/b", folder: "/a", reason: "Permission denied"), .output,
      "Cannot create the folder '/a' for '/a/b': Permission denied. Create it, or ask for"
        + " permission."
    ),
    (
      UserFileError.cannotLock(path: "b", reason: "Read-only file system"), .output,
      "Cannot lock the file 'b': Read-only file system. Check the permissions of its folder."
    ),
    (
      UserFileError.busy(path: "b"), .output,
      "Another program has kept 'b' locked for ten seconds. Try again later."
    ),
    (
      UserFileError.notAFile(path: "b"), .output,
      "'b' is not a regular file. Name another file."
    ),
    (
      SearchError.nothingFound("zz"), .input,
      "No symbol, company name, or word in one begins with 'zz'. Type fewer letters, or another"
        + " word of the name."
    ),
    (
      UsageError.emptySearch, .usage,
      "TEXT is empty. Give the beginning of a company's name, or of a word in it."
    ),
  ]

  @Test(arguments: messages.indices)
  func isSaidInTwoSentences(_ index: Int) {
    let (error, status, text) = Self.messages[index]
    let message = ErrorWords(error)
    #expect(ExitCode(error) == status)
    #expect(message.line == "audiograph: \(text)")
  }

  @Test func whatWasSaidIsNotSaidAgain() {
    #expect(ExitCode(SearchError.notEveryLine) == .input)
    #expect(ErrorWords(SearchError.notEveryLine).text == nil)
  }
}
