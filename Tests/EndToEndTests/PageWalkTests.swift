// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The slider of a page and `explore` go to the same places.
///
/// The page's own script runs in Node.js, with stand-ins for all that a browser would give it.
@Suite(.enabled(if: Tool.all("node"), "node is not installed")) struct PageWalkTests {
  /// Keys of the page, and the words by which `explore` does the same.
  private static let ofKinds = [
    ("ArrowRight", "next"), ("ArrowLeft", "previous"), ("ArrowUp", "up"), ("ArrowDown", "down"),
    ("Home", "first"), ("End", "last"), ("t", "t"), ("v", "v"), ("u", "u"), ("U", "U"), ("d", "d"),
    ("D", "D"), ("l", "l"), ("L", "L"), ("b", "b"), ("f", "f"), ("p", "p"), ("c", "c"), ("x", "x"),
    ("X", "X"), ("s", "s"), ("w", "w"),
  ]
  private static let ofLines =
    ofKinds.filter { !["ArrowUp", "ArrowDown"].contains($0.0) } + [
      ("C", "C"), ("o", "o"), ("O", "O"), ("=", "="), ("-", "-"), ("click:highest", "t"),
      ("click:previous", "previous"),
    ]

  /// What a page says after keys, and what `explore` says.
  private func lines(
    _ keys: [(page: String, program: String)], _ files: [String: String], _ chart: [String]
  ) throws -> (page: [String], program: [String]) {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      try text.write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)
    }
    let program = Program(folder: folder.path)
    let exported = try program.run(["export"] + chart + ["-o", "t.html", "-q"])
    #expect(exported.status == 0, "\(exported.message)")
    let node = try #require(Tool("node"))
    let script = "\(Program.packageFolder)/Tests/Fixtures/page/walk.js"
    let page = try node.run([script, "\(folder.path)/t.html"] + keys.map(\.page))
    #expect(page.status == 0, "\(page.text)")
    let input = "go +0\n" + keys.map { "\($0.program)\n" }.joined()
    let walked = try program.run(["explore", "-q", "--device", "null"] + chart, input: input)
    #expect(walked.status == 0, "\(walked.message)")
    // The title, how many series and points there are, and a hint.
    let opening = try program.run(["explore", "-q", "--device", "null"] + chart, input: "").lines
      .count
    return (
      page.text.split(separator: "\n").map(String.init), Array(walked.lines.dropFirst(opening))
    )
  }

  private func compare(
    _ keys: [(String, String)], _ files: [String: String], _ chart: [String], seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let pressed = (0..<60).map { _ in keys[Int.random(in: keys.indices, using: &random)] }
    let (page, program) = try lines(pressed.map { ($0.0, $0.1) }, files, chart)
    #expect(page.count == 61 && program.count == 61)
    for (number, (shown, said)) in zip(page, program).enumerated() {
      let key = number == 0 ? "nothing" : pressed[number - 1].0
      expect(shown, said, key, "\(number) after \(key)")
    }
  }

  /// That a page says what `explore` says; of a change that does not fit into a line of `explore`, its size.
  private func expect(_ shown: String, _ said: String, _ key: String, _ comment: Comment) {
    let isCut = ["s", "w", "W"].contains(key.prefix(1)) && shown.count > 39
    func size(_ line: String) -> Substring { line.prefix { $0 != " " } }
    if isCut {
      #expect(size(shown) == size(said), comment)
    } else {
      #expect(shown == said, comment)
    }
  }

  @Test(arguments: KindCommandTests.kinds)
  func goWhereTheProgramGoes(_ kind: KindCommandTests.Kind) throws {
    try compare(
      Self.ofKinds, ["t.csv": kind.text], ["t.csv", "--as", kind.name] + kind.options, seed: 41)
  }

  /// A line, its files and its options.
  struct Line: CustomTestStringConvertible, Sendable {
    let name: String
    var files: [String: String] = [:]
    let chart: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ options: [String] = []) {
      (self.name, chart) = (name, ["t.csv"] + options)
      files["t.csv"] = text
    }
  }

  private static func rows(_ head: String, _ count: Int, _ row: (Int) -> String) -> String {
    head + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  private static func day(_ number: Int) -> String {
    let month = number / 28 + 1
    let day = number % 28 + 1
    return "2020-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  static let charts: [Line] = [
    Line("rows", rows("flow", 40) { "\($0 * 7919 % 101)" }),
    Line("days", rows("Date,Close", 250) { "\(day($0)),\(100 + $0 * 7919 % 53)" }),
    Line("gaps", rows("x,y", 40) { "\($0),\($0 % 7 < 2 ? "" : "\($0 * 37 % 53)")" }),
    Line("two", rows("Date,red,blue", 60) { "\(day($0)),\($0 * 31 % 17),\($0 * 23 % 19)" }),
    Line("names", rows("city,people", 14) { "Town \($0),\($0 * 37 % 29)" }),
    Line(
      "quarters", rows("Quarter,GDP", 32) { "\(1990 + $0 / 4) Q\($0 % 4 + 1),\(4 + $0 * 7 % 11)" }),
    Line("tiny", rows("x,y", 30) { "\($0),\($0 * 7 % 13)e-8" }),
    Line("huge", rows("x,y", 30) { "\($0),\($0 * 7 % 13)e14" }),
    Line(
      "growth", rows("x,y", 12) { "\($0),\(1 << ($0 * 3))" }, ["--scale", "log", "--minimum", "1"]),
    Line("flat", rows("x,y", 9) { "\($0),5" }),
    Line("one", "Date,Close\n2021-03-04,17.25\n"),
    Line(
      "long names",
      rows("Date,Unemployment of persons,Inflation of prices in percent", 30) {
        "\(day($0)),\($0 * 31 % 17).5,\($0 * 23 % 19).25"
      }),
  ]

  @Test(arguments: charts)
  func saysWhatTheProgramSays(_ line: Line) throws {
    let keys = Self.ofLines.filter { !Self.scaled.contains(line.name) || $0.0 != "s" }
    for seed: UInt64 in [42, 43] { try compare(keys, line.files, line.chart, seed: seed) }
  }

  /// Lines whose differences count millions or powers of ten.
  private static let scaled: Set = ["tiny", "huge", "growth"]

  /// Of what the script of a page cannot put into words, it says both values.
  @Test(arguments: charts.filter { scaled.contains($0.name) })
  func bothValuesAreSaidWhereTheirDifferenceIsNotKnown(_ line: Line) throws {
    let keys = ["Home", "f", "s"].map { (page: $0, program: $0 == "Home" ? "first" : $0) }
    let (page, _) = try lines(keys, line.files, line.chart)
    let steps = ["Home", "f", "ArrowLeft"].map {
      (page: $0, program: ["Home": "first", "ArrowLeft": "previous"][$0] ?? $0)
    }
    let before = try lines(steps, line.files, line.chart).page
    #expect(page.last == "\(before[2]); \(before[3])", "\(page)")
  }

  /// Marks, changes and letters that nobody knows are answered as in `explore`.
  @Test(arguments: [["nile"], ["nile", "--lang", "de"], ["us-inflation"], ["sea-temperature"]])
  func theSliderKnowsMarksAndChanges(_ chart: [String]) throws {
    let keys = ["f", "f", "ma", "f", "w", "s", "ya", "b", "Wa", "yq", "s", "=", "-", "Q"]
    let pressed = ["Home"] + keys.flatMap { $0.map(String.init) }
    let page = try lines(pressed.map { ($0, "go +0") }, [:], chart).page
    let program = try lines((["first"] + keys).map { ("Home", $0) }, [:], chart).program
    let asked = try #require(page.first { $0.hasSuffix("?") })
    let answers = page.filter { $0 != asked }
    #expect(answers.count == keys.count + 2 && program.count == answers.count)
    for (number, (shown, said)) in zip(answers, program).enumerated() {
      let key = number < 2 ? "" : keys[number - 2]
      expect(shown, said, key, "\(number) after \(key)")
    }
  }

  /// A page has its own ranges, which `z` and `Z` go through, and no intervals.
  @Test func theSliderGoesThroughRanges() throws {
    let keys = ["z", "z", "Z", "Z", "+", "h", "h", "g"].map { ($0, "go +0") }
    let (page, _) = try lines(keys, [:], ["nile"])
    #expect(page[1].contains("by 1967, then fell") && page[2] == "no shorter range", "\(page)")
    #expect(page[3].contains("dropped in 1899") && page[4] == "the whole chart is shown", "\(page)")
    #expect(page[5] == "no longer interval" && page[6].hasPrefix("← →, k j: "), "\(page)")
    #expect(page[7] != page[6] && page[8] == page[7], "\(page)")
    let forms = try lines(["m", "s", "=", "z"].map { ($0, "go +0") }, [:], ["us-graduates"]).page
    #expect(Set(forms.dropFirst()) == ["only on a line"], "\(forms)")
  }

  /// In Polish, a hundred has another preposition than ten.
  @Test func aPageCountsColumnsAsTheProgram() throws {
    let keys = [("p", "p"), ("ArrowRight", "next"), ("p", "p")]
    let (page, program) = try lines(keys, [:], ["nile", "--as", "density", "--lang", "pl"])
    #expect(page == program && page[1] == "1 ze 100", "\(page)")
  }

  @Test func aFieldGoesToWordsAndValues() throws {
    let keys = ["1874", "+3", "highest", "=nothing", "1000"].map { ("search:\($0)", "go =1000") }
    let (page, program) = try lines(keys, [:], ["nile"])
    #expect(page[1].hasSuffix(" in 1874") && page[2].hasSuffix(" in 1877"))
    #expect(page[3] == "1370 in 1879, highest" && page[4] == "not a date, a value or +20")
    #expect(page[5] == "995 in 1881" && program.count == 6, "\(page[5])")
  }

  /// What a field takes, in each language, with where it leads.
  private static let typed: [(language: String, texts: [String: String])] = [
    (
      "en",
      [
        "2020-03-07": "7 Mar 2020", "7.3.2020": "7 Mar 2020", "3/7/2020": "7 Mar 2020",
        "19/2/2020": "19 Feb 2020", "March 2020": "28 Mar 2020", "7 march": "7 Mar 2020",
        "lowest": "lowest", "=102": "102", "2020-13-07": "not a date",
        "2020-02-30": "not a date", "=": "not a date",
        "1 May 2021": "outside the data", "2020-04-20": "outside the data",
      ]
    ),
    (
      "en-US",
      ["2020-03-07": "Mar 7, 2020", "3/7/2020": "Mar 7, 2020", "25/2/2020": "Feb 25, 2020"]
    ),
    (
      "de",
      [
        "2/25/2020": "25. Feb. 2020", "7/3/2020": "7. März 2020", "2020-04-01": "1. Apr. 2020",
        "dezember": "weder Datum", "7 March 2020": "7. März 2020", "April 2, 2020": "2. Apr. 2020",
      ]
    ),
    ("fr", ["1/3/2020": "mars 2020", "2020-02-15": "15 févr. 2020", "=102,0": "102"]),
    ("pl", ["7/3/2020": "7 mar 2020", "15.02.2020": "15 lut 2020", "kwietnia": "1 kwi 2020"]),
  ]

  @Test(arguments: typed)
  func aFieldGoesToDays(_ language: String, _ texts: [String: String]) throws {
    let table = Self.rows("Date,Close", 100) { "\(Self.day($0)),\(100 + $0 * 7919 % 53)" }
    for (text, place) in texts {
      let keys = [("Home", "first"), ("search:\(text)", "go =1000")]
      let (page, _) = try lines(keys, ["t.csv": table], ["t.csv", "--lang", language])
      #expect(page[2].contains(place), "\(text) leads to \(page[2])")
    }
  }

  /// A value that no point lies beyond is reached too, and the same words again say the line again.
  @Test func aFieldGoesToTheExtremes() throws {
    let keys = ["=456", "=1370", "=1370", "=1371"].map { ("search:\($0)", "go =456") }
    let (page, program) = try lines(keys, [:], ["nile"])
    #expect(page[1] == program[1], "\(page[1])")
    #expect(page[2].contains("1370 in 1879") && page[3] == page[2])
    #expect(page[4] == "never at 1371" && program.count == 5)
  }

  /// What a field takes on a chart, beside what lines of the chart hold.
  private static let asked: [(chart: [String], files: [String: String], texts: [String])] = [
    (
      ["us-inflation"], [:],
      [
        "last", "first", "1975", "third quarter of 1975", "2050", "highest", "lowest", "first q",
        "first q", "=14", "nothing", "2000-01", "1975-Q2", "Q1 1975", "2000-11-05", "May 1999",
        "1950-Q1",
      ]
    ),
    (
      ["AAPL", "--range", "1Y", "--lang", "de"], [:],
      [
        "letzter", "Mai 2012", "2012-04-28", "last", "1 May 2012", "600,5", "1.000", "=1.000,5",
        "= 600",
      ]
    ),
    (["sea-temperature", "--lang", "pl"], [:], ["1995-06", "May 1995", "20,5", "x"]),
    (
      ["nile", "--lang", "fr"], [:],
      ["1 000", "1\u{202f}100", "=1 120", "1.000,5", "-1.000", "+1 000", "5,75", "=9.999"]
    ),
    (["nile"], [:], ["1,000", "=1,120", "1,000.5", "-1,000", "+1,000", "1,8", "10,00", "1,00"]),
    (["penguins"], [:], ["last", "first", "Gentoo", "highest", "nobody"]),
    (["penguins", "--lang", "de"], [:], ["letzter", "erster", "niedrigster Wert"]),
    (
      ["penguins", "--as", "histogram"], [:],
      ["200", "201", "50", "first", "last", "lowest", "=50"]
    ),
    (["nile", "--as", "density"], [:], ["last", "900", "5000", "first", "1,000", "=1,000", "x"]),
    (["nile", "--as", "density", "--lang", "de"], [:], ["1.000", "900,5", "letz"]),
    (["us-graduates"], [:], ["85", "last", "20", "first"]),
    (["sea-months"], [:], ["March", "last", "=25", "first", "December"]),
    (["penguin-species"], [:], ["Gentoo", "last", "first"]),
    (
      ["t.csv", "--as", "heatmap"],
      ["t.csv": rows("shop,north,south,west", 5) { "shop \($0),\($0),\(2 * $0),\(9 - $0)" }],
      ["south", "shop 3", "west", "=9", "first", "last", "9", "x"]
    ),
    (
      ["t.csv"], ["t.csv": rows("city,people", 14) { "Town \($0),\($0 * 37 % 29)" }],
      ["Town 1", "Town 13", "10", "99", "last", "highest"]
    ),
    (["t.csv"], ["t.csv": "Date,Close\n2021-03-04,17.25\n"], ["highest", "last", "lowest"]),
    (
      ["t.csv"], ["t.csv": rows("x,y", 40) { "\($0),\($0 * 37 % 53 + 100)" }],
      ["30", "30.5", "2012", "first", "=5", "1.000", "1,000", "=100"]
    ),
  ]

  @Test(arguments: asked)
  func aFieldGoesWhereTheProgramGoes(
    _ chart: [String], _ files: [String: String], _ texts: [String]
  ) throws {
    let (page, program) = try lines(
      texts.map { ("search:\($0)", "go \($0)") }, files, chart)
    #expect(page.count == program.count && page.count == texts.count + 1)
    for (text, (shown, said)) in zip(texts, zip(page, program).dropFirst()) {
      #expect(shown == said, "\(chart): \(text)")
    }
  }

  /// The reader's language is shown first, another one from the same place on, and what was chosen is kept.
  @Test func aReaderChoosesTheLanguage() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let exported = try program.run(
      ["export", "nile", "--lang", "en,de,fr,de", "-q", "-o", "t.html", "-o", "t.txt"])
    #expect(exported.status == 0, "\(exported.message)")
    let words = try String(contentsOfFile: "\(folder.path)/t.txt", encoding: .utf8)
    #expect(words.contains(" in 1879"))
    let node = try #require(Tool("node"))
    let script = "\(Program.packageFolder)/Tests/Fixtures/page/walk.js"
    func said(_ keys: [String], _ variables: [String]) throws -> [String] {
      let environment = try #require(Tool("env"))
      let run = try environment.run(
        variables + [node.path, script, "\(folder.path)/t.html"] + keys)
      #expect(run.status == 0, "\(run.text)")
      return run.text.split(separator: "\n").map(String.init)
    }
    let chosen = try said(["k", "language:fr", "language:en"], ["READER=de-AT,en"])
    #expect(chosen[0].contains("1970, ") && chosen[1] == "714 im Jahr 1969", "\(chosen)")
    #expect(chosen[2] == "714 en 1969" && chosen[3] == "714 in 1969", "\(chosen)")
    #expect(try said([], ["READER=pl"])[0].hasPrefix("740 in 1970"))
    let kept = try said(["X", "language:de"], ["READER=en", #"KEPT={"language":"fr","speed":2}"#])
    #expect(kept.last == #"{"language":"de","speed":2.8}"#, "\(kept)")
  }

  @Test(arguments: [
    ("--embed-sound", "audio/ogg;codecs=opus", "OggS"), ("--embed-sound=mp3", "audio/mpeg", ""),
    ("--embed-sound=wav", "audio/wav", "RIFF"),
  ])
  func aRecordingStandsInThePage(_ option: String, _ type: String, _ start: String) throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let exported = try program.run(["export", "nile", option, "-q", "-o", "t.html"])
    #expect(exported.status == 0, "\(exported.message)")
    let page = try String(contentsOfFile: "\(folder.path)/t.html", encoding: .utf8)
    let parts = page.components(separatedBy: " controls src=\"data:\(type);base64,")
    try #require(parts.count == 2)
    let bytes = try #require(Data(base64Encoded: String(parts[1].prefix { $0 != "\"" })))
    #expect(bytes.count > 10_000 && bytes.starts(with: Array(start.utf8)))
    #expect(!page.contains("<noscript>") && !page.contains("\"sound\":{"))
  }

  @Test func anEmbeddedRecordingIsOfOneOfThreeFormats() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let flac = try program.run(["export", "nile", "--embed-sound=flac", "-o", "t.html"])
    #expect(flac.status == 2 && flac.message.contains("opus"), "\(flac.message)")
    let without = try program.run(["export", "nile", "--embed-sound", "-o", "t.txt"])
    #expect(
      without.message.hasSuffix(
        "--embed-sound has no effect without -o FILE.html. "
          + "Add -o FILE.html, or leave it out.\n"), "\(without.message)")
  }

  /// A folder for temporary files that is not there is said, and nothing is written.
  @Test func aRecordingNeedsATemporaryFile() throws {
    let folder = try TemporaryFolder()
    var program = Program(folder: folder.path)
    program.environment["TMPDIR"] = folder.file("none")
    let outcome = try program.run(["export", "nile", "--embed-sound", "-o", "t.html"])
    #expect(outcome.status == 6, "\(outcome.message)")
    #expect(outcome.message.contains("none"), "\(outcome.message)")
    #expect(folder.bytes("t.html") == nil)
  }

  /// Pages in several folders find the one script, wherever it is.
  @Test func aPageFindsItsScript() throws {
    let folder = try TemporaryFolder()
    for name in ["pages", "pages/old", "js"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    let program = Program(folder: folder.path)
    let sources = [
      "a.html": "./js/x.js", "pages/b.html": "../js/x.js", "pages/old/c.html": "../../js/x.js",
      "./pages/../js/d.html": "./x.js", folder.file("pages/e.html"): "../js/x.js",
    ]
    for (page, source) in sources {
      let outcome = try program.run(
        ["export", "nile", "--fragment", "--script-file", "js/x.js", "-q", "-o", page])
      #expect(outcome.status == 0, "\(outcome.message)")
      let path = page.hasPrefix("/") ? page : folder.file(page)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("<script src=\"\(source)\" defer>"), "\(page)")
    }
    let printed = try program.run(
      ["export", "nile", "--script-file", "js/x.js", "-q", "-o", "-", "--format", "html"])
    #expect(printed.lines.contains { $0.contains("<script src=\"./x.js\" defer>") })
  }

  @Test func onlyPagesHaveSeveralLanguages() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let alone = try program.run(["export", "nile", "--lang", "en,de", "-o", "t.txt"])
    #expect(alone.status == 2)
    #expect(
      alone.message
        == "audiograph: Only an .html file can have several languages, and none is written: en,de. "
        + "Add -o FILE.html, or name one language.\n", "\(alone.message)")
    for arguments in [
      ["compare", "nile", "nile", "--lang", "en,de"], ["describe", "nile", "--lang", "en,de"],
      ["export", "nile", "--lang", "en,xx", "-o", "t.html"],
      ["export", "nile", "--lang", "en,", "-o", "t.html"],
    ] {
      #expect(try program.run(arguments).status == 2, "\(arguments)")
    }
    #expect(try program.run(["export", "nile", "--lang", "en,de", "-q", "-o", "d/"]).status == 0)
  }

  /// The sound that the script makes has the samples of the file, but for noises.
  @Test func theScriptSoundsAsTheFile() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let wav = ["-o", "t.wav", "--sample-rate", "24000", "--no-end-sound", "-q"]
    for (source, options) in [
      ("nile", []), ("AAPL", ["--as", "candles", "--range", "1M"]), ("us-poverty", []),
      ("us-graduates", ["--short-ends"]), ("penguins", []),
    ] {
      let exported = try program.run(
        ["export", source, "--offline", "-o", "t.html"] + wav + options)
      #expect(exported.status == 0, "\(exported.message)")
      let page = try String(contentsOfFile: "\(folder.path)/t.html", encoding: .utf8)
      #expect(page.contains(" controls src=\"./t.wav\">") && !page.contains("\"sound\":{"))
      let alone = try program.run(
        ["export", source, "--offline", "--no-end-sound", "-q", "-o", "s.html"] + options)
      #expect(alone.status == 0)
      let node = try #require(Tool("node"))
      let script = "\(Program.packageFolder)/Tests/Fixtures/page/walk.js"
      let run = try node.run([script, "\(folder.path)/s.html", "--sound", "\(folder.path)/s.wav"])
      #expect(run.status == 0, "\(run.text)")
      let (made, file) = try (
        Self.recording("\(folder.path)/s.wav"), Self.recording("\(folder.path)/t.wav")
      )
      #expect(made.count == file.count && made.count > 24_000)
      let (difference, power) = zip(made, file).reduce((0.0, 0.0)) { sums, pair in
        (sums.0 + (pair.0 - pair.1) * (pair.0 - pair.1), sums.1 + pair.1 * pair.1)
      }
      #expect(difference < 0.001 * power, "\(difference / power)")
    }
  }

  /// The samples of the left channel of a file.
  private static func recording(_ path: String) throws -> [Double] {
    let recording = try WavFile(bytes: Array(Data(contentsOf: URL(fileURLWithPath: path))))
      .recording
    #expect(recording.sampleRate == 24_000)
    return recording.channels[0]
  }
}
