// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What the options and the settings about the words do to what is printed.
@Suite struct WordOptionsTests {
  static let program = Program()
  static let nile = "Samples/nile.csv"
  static let year = ["describe", "AAPL", "--range", "1Y"]

  @Test func factsAreOneDocumentAndNothingElse() throws {
    let schema = try JSONSchema(
      String(
        contentsOfFile: "\(Program.packageFolder)/Documentation/facts.schema.json", encoding: .utf8)
    )
    let sources = [
      ["AAPL", "--range", "1Y"], ["AAPL", "MSFT", "--stats"], [Self.nile, "--lang", "de"],
      ["Samples/sunspots.csv", "--stats"], ["Samples/us-inflation.csv"],
    ]
    for arguments in sources {
      let outcome = try Self.program.run(["describe", "--json"] + arguments)
      #expect(outcome.status == 0)
      #expect(outcome.lines.count == 1)
      #expect(outcome.message.isEmpty)
      #expect(schema.faults(in: try OrderedJSON(outcome.text)) == [], "\(arguments)")
    }
  }

  @Test func factsSayWhereTheyAreFrom() throws {
    let cases: [([String], String, [String: OrderedJSON])] = [
      (
        ["AAPL", "--range", "1Y"], "",
        [
          "title": .string("Apple"), "symbol": .string("AAPL"),
          "source": .string("bundled sample"), "asOf": .string("2013-03-01"),
          "unit": .string("US dollars"), "kind": .string("price"), "points": .number(250),
        ]
      ),
      (
        ["AAPL", "IBM", "--to", "2012-05"], "",
        [
          "symbol": .null, "source": .string("bundled sample"), "asOf": .string("2013-03-01"),
        ]
      ),
      (["AAPL", Self.nile], "", ["symbol": .null, "source": .null, "unit": .null, "kind": .null]),
      (
        [Self.nile], "",
        ["source": .string("nile.csv"), "asOf": .string("1970"), "kind": .string("measurement")]
      ),
      (["-"], "1\n\n2\n", ["source": .string("standard input"), "asOf": .null]),
    ]
    for (arguments, input, expected) in cases {
      let outcome = try Self.program.run(["describe", "--json"] + arguments, input: input)
      let json = try OrderedJSON(outcome.text)
      for (key, value) in expected { #expect(json[key] == value, "\(arguments) \(key)") }
    }
  }

  @Test func exportWritesTheSameFacts() throws {
    let folder = try TemporaryFolder()
    let described = try Self.program.run(["describe", "--json", Self.nile])
    let exported = try Self.program.run(
      ["export", Self.nile, "-o", folder.file("nile.json"), "-o", "-", "--format", "json"])
    #expect(exported.text == described.text)
    #expect(folder.bytes("nile.json") == described.output)
  }

  @Test func theLengthDropsWholeSentences() throws {
    let whole = try Self.program.run(Self.year)
    let sentences = Array(whole.lines.dropFirst())
    let total = sentences.joined(separator: " ").count
    let fitting = try Self.program.run(Self.year + ["--max-length", "\(total)"])
    #expect(fitting.text == whole.text)
    let shorter = try Self.program.run(Self.year + ["--max-length", "\(total - 1)"])
    #expect(shorter.lines == whole.lines.dropLast())
    // The opening alone says nothing of how it went: the shortest level says more in less.
    let first = try Self.program.run(Self.year + ["--max-length", "\(sentences[0].count)"])
    #expect(
      first.lines.last
        == "Apple, closing price in US dollars, rose until September 2012, then fell to below where it"
        + " began: down 21 percent, from 544.47 to 430.47.")
  }

  @Test func aLengthThatNothingFitsNamesTheOneNeeded() throws {
    let refused = try Self.program.run(Self.year + ["--max-length", "1"])
    #expect(refused.status == 2)
    #expect(refused.text.isEmpty)
    let needed = try #require(
      refused.message.split(separator: " ").compactMap { Int($0) }.last)
    let opening =
      "audiograph: No sentence about the chart fits in --max-length 1. Use"
      + " --max-length "
    #expect(refused.message == "\(opening)\(needed) or more.\n")
    for (length, status) in [(needed, Int32(0)), (needed - 1, 2)] {
      let outcome = try Self.program.run(Self.year + ["--max-length", "\(length)"])
      #expect(outcome.status == status)
    }
  }

  @Test(arguments: [1, 20, 33, 80])
  func linesAreWrapped(_ width: Int) throws {
    let whole = try Self.program.run(Self.year)
    let wrapped = try Self.program.run(Self.year + ["--width", "\(width)"])
    #expect(wrapped.lines.joined(separator: " ") == whole.lines.joined(separator: " "))
    #expect(wrapped.lines.allSatisfy { $0.count <= width || !$0.contains(" ") })
    let folder = try TemporaryFolder()
    _ = try Self.program.run(
      ["export", "AAPL", "--range", "1Y", "-o", folder.file("a.txt"), "--width", "\(width)"])
    #expect(folder.bytes("a.txt") == wrapped.output)
  }

  /// A program whose settings are a text.
  static func program(_ settings: String) throws -> (Program, String) {
    let folder = try TemporaryFolder()
    let own = "\(folder.path)/audiograph"
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    try folder.put(Array(settings.utf8), "audiograph/config.json")
    let program = Program(environment: ["XDG_CONFIG_HOME": folder.path])
    return (program.keeping(folder), "\(own)/config.json")
  }

  @Test func settingsGiveTheLanguage() throws {
    var (program, _) = try Self.program(#"{"lang":"de"}"#)
    let language = { (program: Program, options: [String]) in
      try OrderedJSON(program.run(["describe", "--json", Self.nile] + options).text)["language"]
    }
    #expect(try language(program, []) == .string("de"))
    #expect(try language(program, ["--lang", "en"]) == .string("en"))
    program.environment["AUDIOGRAPH_LANG"] = "en-US"
    #expect(try language(program, []) == .string("en-US"))
  }

  @Test func brokenSettingsStopOnlyWhatNeedsThem() throws {
    let (program, path) = try Self.program("{\n\"lang\":")
    let described = try program.run(["describe", Self.nile])
    #expect(described.status == 3)
    #expect(described.text.isEmpty)
    #expect(
      described.message.hasPrefix(
        "audiograph: The settings file '\(path)' is not valid"
          + " JSON: "))
    #expect(described.message.contains(" in line 2, column "))
    #expect(try program.run(["value", Self.nile, "first", "-q"]).text == "1120\n")
    #expect(try program.run(["describe", Self.nile, "--config", "/nowhere"]).status == 3)
    let folder = try TemporaryFolder()
    let files = ["-o", folder.file("a.wav"), "-o", folder.file("a.txt")]
    #expect(try program.run(["export", Self.nile] + files).status == 3)
    #expect(folder.names.isEmpty)
    // How it sounds may be set too.
    #expect(try program.run(["export", Self.nile, "-o", folder.file("a.wav")]).status == 3)
    #expect(folder.names.isEmpty)
  }

  @Test func wrongSettingsNameTheirPlace() throws {
    let (program, path) = try Self.program(#"{"words":"loud","colour":1}"#)
    let outcome = try program.run(["describe", Self.nile])
    #expect(outcome.status == 2)
    let problem = "audiograph: Invalid value 'loud' for the setting words in '\(path)':"
    #expect(outcome.message == "\(problem) use display or speech.\n")
    let spoken = try program.run(["describe", "-v", Self.nile, "--speech"])
    #expect(spoken.status == 0)
    let note = "The settings file '\(path)' has names that are not settings: 'colour'.\n"
    #expect(spoken.message.hasPrefix(note))
    #expect(try program.run(["describe", Self.nile, "--speech"]).message.isEmpty)
  }
}
