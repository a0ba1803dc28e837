// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Every option about reading does what its help says, by itself, in a manifest and in the shell's
/// completions.
@Suite struct ReadOptionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let options: [String]
    let file: String
    /// The points of each series, missing ones included, and the first and the last value.
    let series: [(points: Double, first: Double, last: Double)]
    var testDescription: String { options.joined(separator: " ") }

    init(
      _ options: [String], _ file: String,
      _ series: (points: Double, first: Double, last: Double)...
    ) {
      self.options = options
      self.file = file
      self.series = series
    }
  }

  static let people = """
    Year,Sex,Region,Count
    2000,female,north,10.5
    2001,female,north,11.5
    2002,female,north,12.5
    2000,male,north,20.5
    2001,male,north,21.5
    2002,male,north,22.5

    """

  static let cases = [
    Case(["--header", "3"], "A,table\nof,words\nDay,Steps\nMo,5\nTu,7\n", (2, 5, 7)),
    Case(["--header", "0"], "5.5\n7\n6\n", (3, 5.5, 6)),
    Case(["--type", "Day=text"], "Day,Steps\n2024-01-02,5\n2024-01-01,7\n", (2, 5, 7)),
    Case(
      ["--type", "Day=number", "--type", "#2=duration"], "Day,Time\n2001,1:05\n2002,1:10\n",
      (2, 65, 70)),
    Case(["--encoding", "ascii"], "Day,Steps\nMo,5\nTu,7\n", (2, 5, 7)),
    Case(["--skip", "2"], "x,1,2,3\ny,4,5,6\nDay,Steps\nMo,5\nTu,7\n", (2, 5, 7)),
    Case(["--comment", "%"], "% a note\nDay,Steps\nMo,5\n% another\nTu,7\n", (2, 5, 7)),
    Case(["--thousands", "point"], "Day;Steps\nMo;1.500\nTu;1.700\n", (2, 1500, 1700)),
    Case(["--decimal", "point"], "Day;Steps\nMo;1.500\nTu;1.700\n", (2, 1.5, 1.7)),
    Case(["--thousands", "space"], "Day;Steps\nMo;1 500\nTu;1 700\n", (2, 1500, 1700)),
    Case(["--missing", "-1"], "Day,Steps\nMo,5\nTu,-1\nWe,7\n", (3, 5, 7)),
    Case(
      ["--missing", "-1", "--missing", "lost"], "Day,Steps\nMo,5\nTu,-1\nWe,lost\nTh,7\n",
      (4, 5, 7)),
    Case(
      ["--ignore-bad"], "Day,Steps\nMo,5\nTu,see note\nWe,6\nTh,7\nFr,8\nSa,9\nSu,8\n", (7, 5, 8)),
    Case(["--by", "Sex"], people, (3, 10.5, 12.5), (3, 20.5, 22.5)),
    Case(["--by", "Sex", "--by", "Region"], people, (3, 10.5, 12.5), (3, 20.5, 22.5)),
    Case(["--by", "none"], people, (6, 10.5, 22.5)),
    Case(["--only", "male"], people, (3, 20.5, 22.5)),
    Case(["--only", "male", "--only", "fem"], people, (3, 20.5, 22.5), (3, 10.5, 12.5)),
    Case(["--where", "Sex=female"], people, (3, 10.5, 12.5)),
    Case(["--where", "Region=north", "--where", "#2=male"], people, (3, 20.5, 22.5)),
    Case(["--by", "none", "--aggregate", "mean"], people, (3, 15.5, 17.5)),
    Case(["--by", "none", "--aggregate", "sum"], people, (3, 31, 35)),
    Case(["--by", "none", "--aggregate", "maximum"], people, (3, 20.5, 22.5)),
    Case(["--by", "none", "--aggregate", "minimum"], people, (3, 10.5, 12.5)),
    Case(["--by", "none", "--aggregate", "median"], people, (3, 15.5, 17.5)),
    Case(["--by", "none", "--aggregate", "count"], people, (3, 2, 2)),
    Case(
      ["--regex", "time=([0-9.]+) ms"],
      "PING a\n1: time=11.5 ms\n2: time=9.25 ms\nlost\n3: time=10 ms\n", (3, 11.5, 10)),
  ]

  @Test(arguments: cases)
  func readsWhatItIsToldTo(_ test: Case) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array(test.file.utf8), "a.csv")
    let program = Program(folder: folder.path)
    for source in ["a.csv", "-"] {
      let outcome = try program.run(
        ["describe", "--json", "-q", source] + test.options, input: test.file)
      #expect(outcome.status == 0, "\(outcome.message)")
      guard outcome.status == 0 else { continue }
      let series = try OrderedJSON(outcome.text)["series"]?.elements ?? []
      #expect(series.map { $0["points"]?.number } == test.series.map(\.points))
      #expect(series.map { $0["first"]?["y"]?.number } == test.series.map(\.first))
      #expect(series.map { $0["last"]?["y"]?.number } == test.series.map(\.last))
    }
  }

  /// The same as a line of a manifest, and as an option of the whole batch.
  @Test(arguments: cases)
  func holdsInManifests(_ test: Case) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array(test.file.utf8), "a.csv")
    let program = Program(folder: folder.path)
    var members: [String] = []
    for (name, texts) in Self.values(of: test.options) {
      let quoted = texts.map { "\"\($0)\"" }.joined(separator: ",")
      let value = texts.isEmpty ? "true" : texts.count == 1 ? quoted : "[\(quoted)]"
      members.append("\"\(name)\":\(value)")
    }
    let line = "{\"source\":\"a.csv\",\"output\":\"own.json\",\(members.joined(separator: ","))}\n"
    try folder.put(Array(line.utf8), "own.ndjson")
    try folder.put(Array("source,output\na.csv,all.json\n".utf8), "all.csv")
    for (arguments, written) in [
      (["batch", "own.ndjson"], "own.json"), (["batch", "all.csv"] + test.options, "all.json"),
    ] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 0, "\(outcome.text) \(outcome.message)")
      let text = String(decoding: folder.bytes(written) ?? [], as: UTF8.self)
      let series = try OrderedJSON(text)["series"]?.elements ?? []
      #expect(series.map { $0["last"]?["y"]?.number } == test.series.map(\.last))
    }
  }

  /// The texts of each option, in the order in which they first stand.
  private static func values(of options: [String]) -> [(String, [String])] {
    var values: [(String, [String])] = []
    for word in options {
      if word.hasPrefix("--") {
        let name = String(word.dropFirst(2))
        if !values.contains(where: { $0.0 == name }) { values.append((name, [])) }
      } else {
        values[values.count - 1].1.append(word)
      }
    }
    return values
  }

  static let names = [
    "header", "skip", "comment", "thousands", "missing", "ignore-bad", "by", "only", "where",
    "aggregate", "regex", "type", "encoding",
  ]

  @Test(arguments: names)
  func isExplainedAndCompleted(_ name: String) throws {
    let program = Program()
    for command in ["play", "export", "describe", "value", "compare", "batch"] {
      let help = try program.run(["help", command, "all"])
      #expect(help.text.contains("--\(name)"), "\(command)")
    }
    for shell in ["bash", "zsh", "fish"] {
      #expect(try program.run(["completion", shell]).text.contains(name), "\(shell)")
    }
    let manual = try program.run(["help", "--manual"])
    #expect(manual.text.contains(name.replacing("-", with: "\\-")) || manual.text.contains(name))
  }

  @Test func figuresHaveTheirOwnBy() throws {
    let help = try Program().run(["help", "fundamentals", "all"])
    #expect(help.text.contains("How long a period is"))
    let outcome = try Program().run(["fundamentals", "AAPL", "--by", "Sex"])
    #expect(outcome.status == 2)
    #expect(outcome.message.contains("use quarter or year"))
  }

  @Test(arguments: [
    (["--header", "-1"], "a whole number of lines, 0 or more"),
    (["--skip", "two"], "a whole number of lines, 0 or more"),
    (["--thousands", "x"], "comma, point, space or apostrophe"),
    (["--where", "Sex"], "a column and a value, such as Sex=female"),
    (["--aggregate", "sun"], "Did you mean sum?"),
    (["--comment", ""], "Give a text, or leave out --comment."),
  ])
  func refusesWhatItCannotBe(_ options: [String], _ part: String) throws {
    let outcome = try Program().run(["describe", "-"] + options, input: Self.people)
    #expect(outcome.status == 2)
    #expect(outcome.message.contains(part), "\(outcome.message)")
  }
}
