// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

@Suite struct ArgumentParserTests {
  struct Case: CustomTestStringConvertible {
    let texts: [String]
    let options: [OptionName: [String]]
    let operands: [String]

    init(_ texts: [String], _ options: [OptionName: [String]] = [:], _ operands: [String] = []) {
      self.texts = texts
      self.options = options
      self.operands = operands
    }

    var testDescription: String { texts.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case([]),
    Case(["AAPL"], [:], ["AAPL"]),
    Case(["a", "b", "-"], [:], ["a", "b", "-"]),
    Case(["--range", "1Y", "AAPL"], [.range: ["1Y"]], ["AAPL"]),
    Case(["AAPL", "--range=1Y"], [.range: ["1Y"]], ["AAPL"]),
    Case(["--title=a=b"], [.title: ["a=b"]]),
    Case(["--missing="], [.missing: [""]]),
    Case(["--missing", ""], [.missing: [""]]),
    Case(["--mono"], [.mono: [""]]),
    Case(["--minimum", "-5"], [.minimum: ["-5"]]),
    Case(["--minimum", "-.5", "a"], [.minimum: ["-.5"]], ["a"]),
    Case(["--title", "-5 degrees"], [.title: ["-5 degrees"]]),
    Case(["--title", "-"], [.title: ["-"]]),
    Case(["-o", "-"], [.output: ["-"]]),
    Case(["-oa.wav"], [.output: ["a.wav"]]),
    Case(["-o", "a.wav", "-o", "b.flac"], [.output: ["a.wav", "b.flac"]]),
    Case(["--output=a", "--out", "b"], [.output: ["a", "b"]]),
    Case(["-qv"], [.quiet: [""], .verbose: [""]]),
    Case(["-qoa.wav"], [.quiet: [""], .output: ["a.wav"]]),
    Case(["-vo", "a.wav", "b"], [.verbose: [""], .output: ["a.wav"]], ["b"]),
    Case(["--dur", "5"], [.duration: ["5"]]),
    Case(["--int=day"], [.interval: ["day"]]),
    Case(["--x", "a", "--y=b"], [.x: ["a"], .y: ["b"]]),
    Case(["--true", "--title", "t"], [.true: [""], .title: ["t"]]),
    Case(["--", "--mono", "-"], [:], ["--mono", "-"]),
    Case(["a", "--", "--", "b"], [:], ["a", "--", "b"]),
    Case(["--mode", "auto", "--mode", "discrete"], [.mode: ["auto", "discrete"]]),
  ]

  @Test(arguments: cases)
  func reads(_ test: Case) throws {
    let arguments = try ArgumentParser.read(test.texts, for: Commands.spec(.export))
    #expect(arguments.values == test.options)
    #expect(arguments.operands == test.operands)
  }

  @Test func lastValueCounts() throws {
    let arguments = try ArgumentParser.read(
      ["--volume", "1", "--volume=0.5"], for: Commands.spec(.play))
    #expect(arguments[.volume] == "0.5")
    #expect(arguments.all(.volume) == ["1", "0.5"])
    #expect(arguments[.pan] == nil)
  }

  static let refusals: [([String], UsageError)] = [
    (["--duraton", "5"], .unknownOption("--duraton", command: .play, nearest: "--duration")),
    (["--zzzzzz"], .unknownOption("--zzzzzz", command: .play, nearest: nil)),
    (["--spell"], .unknownOption("--spell", command: .play, nearest: nil)),
    (["-Z"], .unknownOption("-Z", command: .play, nearest: nil)),
    (["-qZ"], .unknownOption("-Z", command: .play, nearest: nil)),
    (["--output", "a"], .unknownOption("--output", command: .play, nearest: nil)),
    (["--=5"], .unknownOption("--", command: .play, nearest: nil)),
    (
      ["--no"],
      .ambiguousOption(
        "--no",
        candidates: [
          "--no-today", "--notes", "--no-invert", "--no-zero", "--no-intro", "--no-end-sound",
        ])
    ),
    (["--mono=2"], .unexpectedValue(option: "--mono", value: "2")),
    (["--title"], .missingValue(option: "--title", placeholder: "TEXT", words: [])),
    (["--title", "--mono"], .missingValue(option: "--title", placeholder: "TEXT", words: [])),
    (["--title", "-q"], .missingValue(option: "--title", placeholder: "TEXT", words: [])),
    (
      ["--kind", "pirce"],
      .unknownWord(
        option: "--kind", value: "pirce",
        words: ["price", "measurement", "count", "percent", "rank"],
        nearest: "price")
    ),
    (
      ["--mode="],
      .unknownWord(
        option: "--mode", value: "", words: ["auto", "continuous", "discrete"], nearest: nil)
    ),
  ]

  @Test(arguments: refusals)
  func refuses(_ texts: [String], _ error: UsageError) {
    #expect(throws: error) { try ArgumentParser.read(texts, for: Commands.spec(.play)) }
  }

  /// Whoever asks for help gets it, whatever else is wrong.
  @Test(arguments: [["--speed", "9"], ["--scale=x"], ["--even", "--true"], ["--title="]])
  func helpOutranksMistakes(_ texts: [String]) throws {
    let arguments = try ArgumentParser.read(texts + ["--help"], for: Commands.spec(.play))
    #expect(arguments.has(.help))
  }

  /// What contradicts an option is an option of a command that has both.
  @Test func everyContradictionCanBeTyped() {
    let commands = Commands.all.map { Set($0.options.map(\.name)) }
    for (option, other) in Commands.all.flatMap(\.options.exclusions) {
      #expect(commands.contains { $0.isSuperset(of: [option, other]) }, "\(option) \(other)")
    }
  }

  static let places: [([String], Int?)] = [
    ([], nil), (["play"], 0), (["-v", "play", "a"], 1), (["--range", "1Y", "play"], 2),
    (["--range=1Y", "-q", "play"], 2), (["--", "play"], 1), (["--"], nil), (["--help"], nil),
    (["-o", "x", "export"], 2), (["-"], 0),
  ]

  @Test(arguments: places)
  func findsTheCommand(_ texts: [String], _ index: Int?) throws {
    let found = try ArgumentParser.commandIndex(in: texts, options: Commands.everyOption)
    #expect(found == index)
  }

  @Test func everyUnambiguousPrefixWorks() throws {
    let names = Commands.spec(.play).options.map(\.name)
    for name in names {
      for length in 1...name.rawValue.count {
        let prefix = name.rawValue.prefix(length)
        let matches = names.filter { $0.rawValue.hasPrefix(prefix) }
        let isExact = matches.contains { $0.rawValue == prefix }
        guard matches.count == 1 || isExact, let spec = Commands.spec(.play).option(name) else {
          continue
        }
        if isExact, name.rawValue != prefix { continue }
        let texts = spec.value == nil ? ["--\(prefix)"] : ["--\(prefix)", spec.sampleValue]
        let arguments = try ArgumentParser.read(texts, for: Commands.spec(.play))
        #expect(arguments.has(name), "--\(prefix)")
      }
    }
  }
}

extension OptionSpec {
  /// A value that the reader of arguments lets through.
  var sampleValue: String {
    let values =
      (value?.words ?? []) + [
        "1", "2", "0.5", "9000", "a3:a6", "mean:3", "2020", "a=number", "%Y-%m-%d",
      ]
    return values.first { problem(with: $0) == nil } ?? ""
  }
}
