// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

@Suite struct WordingOptionsTests {
  static func choices(
    _ texts: [String], for command: CommandName = .describe, _ variables: [String: String] = [:]
  ) throws -> WordingOptions {
    let arguments = try ArgumentParser.read(texts, for: Commands.spec(command))
    return WordingOptions(arguments, Settings(arguments) { variables[$0] })
  }

  @Test func nothingIsChosenWithoutOptions() throws {
    let choices = try Self.choices([])
    #expect(choices.level == nil)
    #expect(choices.maxLength == nil)
    #expect(choices.width == nil)
    #expect(!choices.isJSON)
    #expect(!choices.withStatistics)
    #expect(try choices.audience() == Audience(language: .english, channel: .display))
  }

  @Test(arguments: [CommandName.play, .export, .describe])
  func everyChoiceIsTaken(_ command: CommandName) throws {
    let choices = try Self.choices(
      [
        "--level", "alt", "--max-length=140", "--width", "1", "--lang", "en-US", "--speech",
        "--stats",
      ], for: command)
    #expect(choices.level == .alt)
    #expect(choices.maxLength == 140)
    #expect(choices.width == 1)
    #expect(choices.withStatistics)
    #expect(try choices.audience() == Audience(language: .americanEnglish, channel: .speech))
  }

  static let limits: [([String], [String: String], Int)] = [
    ([], [:], 39), (["--speech"], [:], .max), (["--width", "20"], [:], 19),
    (["--width", "5"], [:], 13), (["--width", "80"], ["AUDIOGRAPH_WORDS": "display"], 79),
    ([], ["AUDIOGRAPH_WORDS": "speech"], .max),
    (["--width", "80"], ["AUDIOGRAPH_WORDS": "speech"], .max),
  ]

  @Test(arguments: limits)
  func linesAreAsLongAsTheReaderCanTake(
    _ texts: [String], _ variables: [String: String], _ limit: Int
  ) throws {
    let choices = try Self.choices(texts, variables)
    #expect(try choices.lineLimit(choices.audience()) == limit)
  }

  @Test(arguments: Level.allCases)
  func everyLevelHasItsName(_ level: Level) throws {
    #expect(try Self.choices(["--level", level.rawValue]).level == level)
  }

  static let refusals: [([String], UsageError)] = [
    (
      ["--width", "0"],
      .malformedValue(option: "--width", value: "0", form: .wholeNumberWithin(1...1_000_000))
    ),
    (
      ["--width=1.5"],
      .malformedValue(option: "--width", value: "1.5", form: .wholeNumberWithin(1...1_000_000))
    ),
    (
      ["--max-length", "-3"],
      .malformedValue(option: "--max-length", value: "-3", form: .wholeNumberWithin(1...1_000_000))
    ),
    (
      ["--level", "shrot"],
      .unknownWord(
        option: "--level", value: "shrot", words: ["alt", "short", "standard", "long"],
        nearest: "short")
    ),
    (
      ["--lang", "en-us"],
      .unknownWord(
        option: "--lang", value: "en-us", words: Language.allCases.map(\.rawValue), nearest: "en-US"
      )
    ),
    (["--json", "--level", "alt"], .contradiction("--json", "--level")),
    (["--json", "--max-length", "9"], .contradiction("--json", "--max-length")),
    (["--json", "--width", "9"], .contradiction("--json", "--width")),
    (["--json", "--speech"], .contradiction("--json", "--speech")),
    (["--json", "--explain"], .contradiction("--json", "--explain")),
    (["--config="], .emptyName(option: "--config")),
  ]

  @Test(arguments: refusals)
  func refuses(_ texts: [String], _ error: UsageError) {
    #expect(throws: error) { try Self.choices(texts) }
  }

  @Test(arguments: [CommandName.play, .export])
  func onlyDescribeAndValuePrintFactsAsJSON(_ command: CommandName) throws {
    #expect(
      Commands.spec(command).option(.json)?.meaning(english).hasPrefix("With --list-columns")
        == true)
    for other in [CommandName.describe, .value, .compare] {
      #expect(Commands.spec(other).option(.json)?.meaning(english).hasPrefix("Prints") == true)
    }
    #expect(Commands.spec(.batch).option(.json) == nil)
    #expect(!BatchKey.names.contains("json"))
  }

  @Test func everyCommandHasConfig() {
    for spec in Commands.all { #expect(spec.option(.config) != nil) }
  }

  static let voices: [([String], [String: String], Audience)] = [
    ([], ["AUDIOGRAPH_LANG": "de"], Audience(language: .german)),
    ([], ["LANG": "de_AT.UTF-8"], Audience(language: .german)),
    ([], ["LANG": "en_US.UTF-8"], Audience(language: .americanEnglish)),
    ([], ["LANG": "en_GB"], Audience(language: .english)),
    ([], ["LANG": "de_DE", "LC_MESSAGES": "en_US"], Audience(language: .americanEnglish)),
    ([], ["LC_MESSAGES": "de", "LC_ALL": "C.UTF-8"], Audience()),
    ([], ["LANG": "tlh_KL.UTF-8"], Audience()), ([], ["LANG": "."], Audience()),
    ([], ["LANG": "de_DE@euro", "AUDIOGRAPH_LANG": "en-US"], Audience(language: .americanEnglish)),
    (["--lang", "en"], ["LC_ALL": "de_DE.UTF-8"], Audience()),
    (["--lang", "en"], ["AUDIOGRAPH_LANG": "de"], Audience()),
    ([], ["AUDIOGRAPH_WORDS": "speech"], Audience(channel: .speech)),
    (["--speech"], ["AUDIOGRAPH_WORDS": "display"], Audience(channel: .speech)),
    // What an option decides is not looked up, so that a mistake there does no harm.
    (
      ["--speech", "--lang=de"], ["AUDIOGRAPH_WORDS": "x", "AUDIOGRAPH_LANG": "x"],
      Audience(language: .german, channel: .speech)
    ),
  ]

  @Test(arguments: voices)
  func optionsBeatTheEnvironment(
    _ texts: [String], _ variables: [String: String], _ audience: Audience
  ) throws {
    #expect(try Self.choices(texts, variables).audience() == audience)
  }
}

@Suite struct WaitingTests {
  @Test func onlyLongWorkIsAnnounced() {
    #expect(ChartRequest.waitingLine(points: 250_000, in: english) == nil)
    #expect(
      ChartRequest.waitingLine(points: 1_000_000, in: english)
        == "Computing the statistics of 1000000 points.")
  }
}
