// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What cannot be read is refused with the line, the cell, and options that really read it.
@Suite struct RemedyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let file: String
    /// Parts of the sentence about what is wrong.
    let parts: [String]
    /// The options that are proposed, each of which reads the file.
    let proposals: [String]
    var testDescription: String { proposals.first ?? name }

    init(_ name: String, _ file: String, _ parts: [String], _ proposals: [String]) {
      self.name = name
      self.file = file
      self.parts = parts
      self.proposals = proposals
    }
  }

  static let cases = [
    Case(
      "a.csv", "Day,Steps\nMo,5\nTu,see note\nWe,6\nTh,7\nFr,8\nSa,9\nSu,8\n",
      ["Row 3", "'Steps'", "'see note'"], ["--missing 'see note'"]),
    Case(
      "a.csv", "Name;Price\nA;1.234\nB;5.678\nC;2.345\n", ["Row 2", "'1.234'"],
      ["--decimal point", "--thousands point"]),
    Case(
      "a.csv", "Name;Price\nA;1,234\nB;5,678\nC;2,345\n", ["Row 2", "'1,234'"],
      ["--decimal comma", "--thousands comma"]),
    Case(
      "a.csv", "Day,Price\n3/4/2012,1.5\n5/6/2012,2\n4/3/2012,3.5\n",
      ["Row 2", "'3/4/2012'", "the day or with the month"],
      ["--date-format %d/%m/%Y", "--date-format %m/%d/%Y"]),
    Case(
      "a.csv", "Day,Price\n3/4/12,1.5\n5/6/12,2\n4/3/12,3.5\n", ["Row 2", "'3/4/12'"],
      ["--date-format %d/%m/%y", "--date-format %m/%d/%y"]),
    Case(
      "log.txt",
      "PING node (10.10.1.2) 56(84) bytes of data.\n"
        + (1...4).map { "64 bytes from node: icmp_seq=\($0) ttl=64 time=0.\(9 - $0) ms\n" }.joined(),
      ["only count"],
      ["--regex 'icmp_seq=(?<icmp_seq>[0-9]+).*time=(?<time>[0-9]+(?:[.,][0-9]+)?)'"]),
    Case(
      "log.txt",
      "PING node (10.10.1.2) 56(84) bytes of data.\n"
        + (1...4).map { "64 bytes from a (b): icmp_seq=\($0) ttl=64 time=0.\(9 - $0) ms\n" }
        .joined(),
      ["Row 2"], ["--regex 'icmp_seq=(?<icmp_seq>[0-9]+).*time=(?<time>[0-9]+(?:[.,][0-9]+)?)'"]),
    Case(
      "a.csv", ",a,b,c\na,0,1,1\nb,1,0,0\nc,1,0,0\n", ["matrix of 3 rows and columns"],
      ["--as heatmap"]),
    Case(
      "a.json", #"{"a":[{"x":1,"y":2},{"x":2,"y":3}],"b c":[{"x":1,"y":2},{"x":2,"y":5}]}"#,
      ["several tables"], ["--field a", "--field 'b c'"]),
  ]

  @Test(arguments: cases)
  func proposesWhatReadsTheFile(_ test: Case) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array(test.file.utf8), test.name)
    let program = Program(folder: folder.path)
    let refused = try program.run(["describe", test.name])
    #expect(refused.status == 3)
    #expect(refused.text.isEmpty)
    for part in test.parts + test.proposals {
      #expect(refused.message.contains(part), "\(refused.message)")
    }
    for proposal in test.proposals {
      let shell = try ChildProcess(
        "/bin/sh", ["-c", "'\(Program.path)' describe \(test.name) --offline \(proposal) >out"],
        environment: ["HOME": folder.path], folder: folder.path)
      #expect(shell.wait() == 0, "\(proposal)")
      #expect(folder.bytes("out")?.isEmpty == false, "\(proposal)")
    }
  }

  /// Texts that stand for no value are left out.
  static let placeholders: [(cells: [String], proposal: String)] = [
    (["1", "see note", "3", "4", "5"], "--missing 'see note'"),
    (["1", "k. A.", "3", "4", "5"], "--missing 'k. A.'"),
    (["1", "BDL", "3", "4", "BDL", "5"], "--missing BDL"),
    (["1", "?!", "3", "4", "5"], "--missing '?!'"),
    (["1", "2", "3", "pending", "4", "closed", "5", "6", "7"], "--ignore-bad"),
  ]

  @Test(arguments: placeholders.indices) func proposesToLeaveOutPlaceholders(_ index: Int) throws {
    let (cells, proposal) = Self.placeholders[index]
    let file = "day,n\n" + zip("abcdefghi", cells).map { "\($0),\($1)\n" }.joined()
    let refused = try Program().run(["describe", "-"], input: file)
    #expect(refused.status == 3)
    #expect(refused.message.contains(proposal), "\(refused.message)")
  }

  /// What came of a pipe is kept, so that options can be tried on it too.
  @Test func proposesWhatReadsAPipe() throws {
    let outcome = try Program().run(["describe", "-"], input: Self.cases[0].file)
    #expect(outcome.status == 3)
    #expect(outcome.message.contains("or use --missing 'see note' to treat it as missing."))
    let read = try Program().run(["describe", "-", "--ignore-bad"], input: Self.cases[0].file)
    #expect(read.status == 0)
  }

  /// What no option reads names none, but says what stands there.
  static let hopeless: [(file: String, part: String)] = [
    // Of columns that are told together none is told alone, nor what they are compared with.
    ("month,north,west\nJan,5,4\nFeb,6,12 kg\nMar,7,5\nApr,8,4\n", "'12 kg'"),
    ("year,used,target\n2001,5,6\n2002,6 lb,6\n2003,7,7\n2004,8,8\n", "'6 lb'"),
    // Rows of data are no headings, and a row of headings begins another part.
    ("rent\tcharges\n2050\t1.2.3\n2010\t322\n1990\t335\n1960\t341\n", "'1.2.3'"),
    ("a,b\n3,1.5\n4,2.5\nb,a\n5,7.5\n4,9.5\n", "'b'"),
    // Dates with a slip are dates, and columns keep their marks.
    ("year,n\n2001,5\n2002,6\n12 kg,7\n2004,8\n", "'12 kg'"),
    (
      "day;amount\n2024-11-29;10,799\n2024-11-30;-10,84\n2024-12-01;0,01\n2025-01-16;-24.99\n",
      "column 'amount'"
    ),
    ("hour,load,temp\n0,30,15\n1,41,20\n2,35,18,9,9\n3,46,16\n4,40,21\n", "Row 4"),
    ("year,n\n2015,approx 345\n2016,approx 350\n2017,approx 300\n", "column 'n'"),
    ("Jahr;Status\n2019;offen\n2020;zu\n2021;offen\n", "column 'Status'"),
    (
      "date,action,amount\n03/14/2024,Buy,12.50\n03/18/2024 as of 03/15/2024,Interest,1.75\n03/20/2024,Sell,40.00\n",
      "'03/18/2024 as of 03/15/2024'"
    ),
    ("a,b\n1,2\n", "a single row of 2 numbers"),
    ("id,zip\n1,01234\n2,01235\n3,01238\n", "only count, date or name its rows"),
    (
      "LineId,Level,Content\n1,notice,begun\n2,error,lost it\n3,notice,again\n4,error,gone\n5,notice,on\n",
      "'LineId'"
    ),
    // Names, sizes, grades and versions among numbers say something.
    ("Shop,Seller\nA,12\nB,Brand 2\nC,15\nD,17\nE,19\nF,18\n", "'Brand 2'"),
    ("gene,chr\na,1\nb,2\nc,Y\nd,3\ne,4\nf,1\ng,2\n", "'Y'"),
    ("who,size\na,38\nb,40\nc,XL\nd,42\ne,44\nf,46\n", "'XL'"),
    ("phone,version\na,1.2\nb,1.3\nc,1.2.3\nd,1.4\ne,1.5\n", "'1.2.3'"),
    ("day,far\nMo,5\nTu,6\nWe,7 miles\nTh,8\nFr,9\n", "'7 miles'"),
    (
      "who,agrees\na,1\nb,2\nc,Strongly agree\nd,5\ne,4\nf,Strongly disagree\ng,3\n",
      "'Strongly agree'"
    ),
    // Too many are no slips.
    (
      "name,n\na,1\nb,low\nc,3\nd,low\ne,5\nf,low\ng,7\nh,low\n", "'low'"
    ),
    // What parts a table in two is not left out between them.
    (
      "date,n\n2020-01-01,5\n2020-01-02,6\n2020-01-03,7\nSouth,\n2020-01-01,2\n2020-01-02,3\n",
      "'South'"
    ),
  ]

  /// A format of days keeps the times that stand beside them, and settles the numbers behind them.
  @Test func formatsKeepWhatStandsBeside() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let times = "date,time,level\n03/04/2012,10:11,5\n04/05/2012,11:12,6\n05/06/2012,12:13,7\n"
    try folder.put(Array(times.utf8), "a.csv")
    let refused = try program.run(["describe", "a.csv"])
    #expect(refused.message.contains("--date-format %d/%m/%Y or --date-format %m/%d/%Y"))
    let read = try program.run(["describe", "a.csv", "--json", "--date-format", "%d/%m/%Y"])
    #expect(
      try OrderedJSON(read.text)["columns"]?["x"]?.elements.map(\.string) == ["date", "time"])
    let numbers = "Datum;Menge\n05-03-2023;1,250\n06-03-2023;1,385\n07-03-2023;1,475\n"
    try folder.put(Array(numbers.utf8), "b.csv")
    let both = try program.run(["describe", "b.csv"])
    #expect(
      both.message.contains("--date-format %d-%m-%Y --decimal comma"), "\(both.message)")
  }

  @Test(arguments: hopeless.indices) func namesNoOptionInVain(_ index: Int) throws {
    let (file, part) = Self.hopeless[index]
    for arguments in [["describe", "a.csv"], ["describe", "-"]] {
      let folder = try TemporaryFolder()
      try folder.put(Array(file.utf8), "a.csv")
      let outcome = try Program(folder: folder.path).run(arguments, input: file)
      #expect(outcome.status == 3)
      #expect(outcome.message.contains(part), "\(outcome.message)")
      #expect(!outcome.message.contains("--"), "\(outcome.message)")
    }
  }

  static let refused: [(String, [UInt8], [String])] = [
    ("a.csv", Array("name,city\nA,B\nC,D\n".utf8), ["no column of numbers", "'name', 'city'"]),
    (
      "a.csv", Array("a,b,c\n1,2,3\n".utf8),
      ["a single row of 3 numbers", "Give a file with a row for each."]
    ),
    ("a.csv", Array("Day,v\n2020-01-01,\n2020-01-02,\n".utf8), ["'v'", "is missing"]),
    (
      "a.csv", Array("x;y\n1;2\n2;3\n3;4;5\n4;6\n".utf8), ["Row 4", "3 cells, but the first has 2"]
    ),
    ("my book.xlsx", Array("PK\u{3}\u{4}xx[Content_Types].xml".utf8), ["my book.xlsx", "damaged"]),
    (
      "a.ods", Array("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8),
      ["a.ods", "damaged"]
    ),
    ("a.csv.gz", [0x1F, 0x8B, 8, 0], ["damaged", "unpacked"]),
    ("a.zip", Array("PK\u{3}\u{4}xxxx".utf8), ["zip archive", "unzip -p a.zip"]),
  ]

  @Test(arguments: refused.indices)
  func refusesWhatIsNoChart(_ index: Int) throws {
    let (name, bytes, parts) = Self.refused[index]
    let folder = try TemporaryFolder()
    try folder.put(bytes, name)
    let outcome = try Program(folder: folder.path).run(["describe", name])
    #expect(outcome.status == 3)
    #expect(outcome.text.isEmpty)
    for part in parts { #expect(outcome.message.contains(part), "\(outcome.message)") }
  }

  @Test func unpacksAsItSays() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("Day,Steps\nMo,5\nTu,7\n".utf8), "a.csv")
    let shell = try ChildProcess(
      "/bin/sh", ["-c", "gzip a.csv && gzip -dc a.csv.gz | '\(Program.path)' describe - >out"],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "AUDIOGRAPH_OFFLINE": "1"],
      folder: folder.path)
    #expect(shell.wait() == 0)
    #expect(
      String(decoding: folder.bytes("out") ?? [], as: UTF8.self)
        .hasPrefix("Standard input, Steps, 5 on Monday and 7 on Tuesday"))
  }

  // MARK: - Large tables

  /// A table of so many bytes that one option reads.
  private static func table(size: Int) -> String {
    let note = String(repeating: "x", count: 1000)
    var text = "Day,Steps,Note\nMo,5,a\nTu,see note,a\n"
    var day = 0
    while text.utf8.count + 1020 < size {
      text += "d\(day),\(day % 97),\(note)\n"
      day += 1
    }
    let rest = size - text.utf8.count - "d,1,\n".utf8.count
    return text + "d,1,\(String(repeating: "x", count: rest))\n"
  }

  /// Other options are tried on four megabytes and no more, wherever they come from.
  @Test(arguments: [(4 << 20, true), ((4 << 20) + 1, false)])
  func largeTablesAreNotTried(size: Int, areTried: Bool) throws {
    let text = Self.table(size: size)
    #expect(text.utf8.count == size)
    let fixture = try MarketFixture { _ in LoopbackReply(type: "text/csv", text: text) }
    try fixture.folder.put(Array(text.utf8), "a.csv")
    let packed = try ChildProcess("/bin/sh", ["-c", "gzip -k a.csv"], folder: fixture.folder.path)
    #expect(packed.wait() == 0)
    let sources = [
      ["a.csv"], ["-"], ["a.csv.gz"], ["a.csv", "--through", "cat"],
      ["\(fixture.server.base)/a.csv"],
    ]
    for source in sources {
      let outcome = try fixture.program.run(["describe"] + source, input: text)
      #expect(outcome.status == 3)
      #expect(outcome.message.contains("'see note'"), "\(outcome.message)")
      #expect(outcome.message.contains("--missing 'see note'") == areTried, "\(source)")
    }
  }
}
