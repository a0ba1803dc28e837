// SPDX-License-Identifier: MIT

import Audiograph
import ChartInput
import JSON
import TestSupport
import Testing

@testable import AudiographCLI

@Suite struct SettingsTests {
  /// A folder of settings, and the variables that lead to it.
  final class Home {
    let folder: TemporaryFolder
    let path: String
    var variables: [String: String] = [:]

    init(_ text: String?) throws {
      folder = try TemporaryFolder()
      path = "\(folder.path)/audiograph/config.json"
      variables["XDG_CONFIG_HOME"] = folder.path
      guard let text else { return }
      let tool = try #require(Tool("mkdir"))
      _ = try tool.run(["\(folder.path)/audiograph"])
      try folder.put(Array(text.utf8), "audiograph/config.json")
    }

    func settings(_ texts: [String] = []) throws -> Settings {
      let arguments = try ArgumentParser.read(texts, for: Commands.spec(.describe))
      let variables = variables
      return Settings(arguments) { variables[$0] }
    }
  }

  @Test func variablesAreNamedByTheirSettings() {
    let names = SettingKey.all.map(\.variable)
    #expect(names.starts(with: ["WORDS", "LANG", "OFFLINE", "STORE"].map { "AUDIOGRAPH_\($0)" }))
    #expect(names.contains("AUDIOGRAPH_ALPHAVANTAGE_KEY") && names.contains("AUDIOGRAPH_ECB_URL"))
    #expect(names.last == "AUDIOGRAPH_SEC_CONTACT")
    #expect(Set(names).count == names.count)
  }

  @Test func theEnvironmentBeatsTheFile() throws {
    let home = try Home(#"{"words":"speech","lang":"de"}"#)
    #expect(try home.settings().value(.words) == "speech")
    #expect(try home.settings().value(.lang) == "de")
    home.variables["AUDIOGRAPH_LANG"] = "en-US"
    #expect(try home.settings().value(.lang) == "en-US")
    #expect(try home.settings().value(.words) == "speech")
  }

  @Test func aNamedFileStandsInPlaceOfTheUsualOne() throws {
    let home = try Home(#"{"words":"speech","lang":"de"}"#)
    try home.folder.put(Array(#"{"lang":"en"}"#.utf8), "mine.json")
    let settings = try home.settings(["--config", home.folder.file("mine.json")])
    #expect(try settings.value(.lang) == "en")
    #expect(try settings.value(.words) == nil)
  }

  @Test func theUsualFileMayBeAbsentButNotTheNamedOne() throws {
    let home = try Home(nil)
    #expect(try home.settings().value(.lang) == nil)
    try home.settings().checkNamedFile()
    let missing = home.folder.file("none.json")
    let settings = try home.settings(["--config", missing])
    #expect(throws: SettingsError.unusableFile(missing, .notFound)) { try settings.value(.lang) }
    #expect(throws: SettingsError.unusableFile(missing, .notFound)) {
      try settings.checkNamedFile()
    }
  }

  @Test func theEnvironmentIsEnoughWithoutOpeningAFile() throws {
    let home = try Home("{")
    home.variables["AUDIOGRAPH_WORDS"] = "display"
    #expect(try home.settings().value(.words) == "display")
    try home.settings().checkNamedFile()
  }

  @Test func theFileIsReadOnce() throws {
    let home = try Home(#"{"words":"speech","lang":"de"}"#)
    let settings = try home.settings()
    #expect(try settings.value(.lang) == "de")
    try home.folder.put([], "audiograph/config.json")
    #expect(try settings.value(.words) == "speech")
    #expect(throws: SettingsError.self) { try home.settings().value(.words) }
  }

  static let places: [([String: String], String?)] = [
    ([:], nil), (["HOME": "a"], nil), (["HOME": ".", "XDG_CONFIG_HOME": "./a"], nil),
    (["HOME": "a", "XDG_CONFIG_HOME": "/etc/a"], "/etc/a/audiograph/config.json"),
    (["HOME": "/home/a"], "/home/a/.config/audiograph/config.json"),
    (["HOME": "/home/a", "XDG_CONFIG_HOME": "/etc/a"], "/etc/a/audiograph/config.json"),
    (["HOME": "/home/a", "XDG_CONFIG_HOME": "a"], "/home/a/.config/audiograph/config.json"),
    (["XDG_CONFIG_HOME": "a"], nil),
  ]

  @Test(arguments: places)
  func liesWhereTheSpecificationSays(_ variables: [String: String], _ path: String?) throws {
    #expect(Settings(Arguments()) { variables[$0] }.usualPath == path)
  }

  static let wrong: [(String, SettingKey, String, String?)] = [
    (#"{"lang":"dee"}"#, .lang, "dee", "de"), (#"{"lang":""}"#, .lang, "", nil),
    (#"{"words":3}"#, .words, "3", nil), (#"{"words":true}"#, .words, "true", nil),
    (#"{"words":["speech"]}"#, .words, "a list", nil), (#"{"lang":"EN"}"#, .lang, "EN", "en"),
  ]

  @Test(arguments: wrong)
  func wrongValuesNameTheFile(
    _ text: String, _ key: SettingKey, _ value: String, _ nearest: String?
  ) throws {
    let home = try Home(text)
    let error = SettingsError.badValue(
      key, value: value, at: .file(home.path), nearest: nearest)
    #expect(throws: error) { try home.settings().value(key) }
  }

  @Test func wrongValuesNameTheVariable() throws {
    let home = try Home(nil)
    home.variables["AUDIOGRAPH_WORDS"] = "spech"
    let error = SettingsError.badValue(
      .words, value: "spech", at: .variable("AUDIOGRAPH_WORDS"), nearest: "speech")
    #expect(throws: error) { try home.settings().value(.words) }
  }

  static let records: [(String, [String])] = [
    ("{}", []), (#"{"lang":"de","words":null}"#, []), (#"{"colour":3,"lang":"de"}"#, ["colour"]),
    (#"{"sound":{"volume":1,"inner":{"a":[]}},"z":{}}"#, ["sound.volume", "sound.inner.a"]),
  ]

  @Test(arguments: records)
  func namesThatMeanNothingDoNoHarm(_ text: String, _ names: [String]) throws {
    let home = try Home(text)
    #expect(try home.settings().unknownNames()?.names == names)
    #expect(try home.settings().value(.words) == nil)
  }

  static let messages: [(SettingsError, ExitCode, String)] = [
    (
      .badValue(.lang, value: "dee", at: .variable("AUDIOGRAPH_LANG"), nearest: "de"), .usage,
      "Invalid value 'dee' for the variable AUDIOGRAPH_LANG: use \(languageChoices). Did you mean de?"
    ),
    (
      .badValue(.words, value: "loud", at: .file("c.json"), nearest: nil), .usage,
      "Invalid value 'loud' for the setting words in 'c.json': use display or speech."
    ),
    (
      .unusableFile("c.json", .notFound), .input,
      "There is no settings file 'c.json'. Check the name, or leave out --config."
    ),
    (
      .unusableFile("c", .isDirectory), .input,
      "The settings file 'c' is a folder. Give the path of a file in it."
    ),
    (
      .unusableFile("c", .unreadable(code: 13)), .input,
      "Cannot read the settings file 'c': Permission denied. Check its permissions, or name"
        + " another with --config."
    ),
    (
      .unusableFile("c", .tooLarge), .input,
      "The settings file 'c' is too large. Name another with --config."
    ),
    (
      .unusableFile("c", .malformed(line: 3, column: 8, .unexpectedEnd)), .input,
      "The settings file 'c' is not valid JSON: unexpected end in line 3, column 8. Correct it"
        + " there."
    ),
    (
      .unusableFile("c", .notARecord(.list)), .input,
      "The settings file 'c' holds a list, not a record. Write settings like {\"words\":"
        + " \"speech\"}."
    ),
  ]

  @Test(arguments: messages)
  func isSaidInTwoSentences(_ error: SettingsError, _ status: ExitCode, _ text: String) {
    let message = ErrorWords(error)
    #expect(ExitCode(error) == status)
    #expect(message.line == "audiograph: \(text)")
  }
}

private let languageChoices = english.alternatives(Language.allCases.map(\.rawValue))
