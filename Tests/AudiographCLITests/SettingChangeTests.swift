// SPDX-License-Identifier: MIT

import Audiograph
import ChartInput
import JSON
import MarketData
import Testing

@testable import AudiographCLI

/// Settings in a record, without a file.
@Suite struct SettingChangeTests {
  static func record(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }

  static let sets: [(String, SettingKey, String, String)] = [
    ("{}", .words, "speech", #"{"words":"speech"}"#),
    ("{}", .offline, "true", #"{"offline":true}"#), ("{}", .wait, "2.50", #"{"wait":2.5}"#),
    ("{}", .url(.yahoo), "https://x", #"{"providers":{"yahoo":{"url":"https://x"}}}"#),
    (#"{"a":1.50,"lang":"en","b":[{}]}"#, .lang, "de", #"{"a":1.50,"lang":"de","b":[{}]}"#),
    (
      #"{"providers":{"x":1,"stooq":{"y":2}},"z":3}"#, .key(.stooq), "k",
      #"{"providers":{"x":1,"stooq":{"y":2,"key":"k"}},"z":3}"#
    ),
    (
      #"{"providers.stooq.key":"old"}"#, .key(.stooq), "k", #"{"providers.stooq.key":"k"}"#
    ),
    (
      #"{"providers":{"stooq.key":1},"providers.stooq":{"key":2}}"#, .key(.stooq), "k",
      #"{"providers":{},"providers.stooq":{"key":"k"}}"#
    ),
    (#"{"providers":null}"#, .key(.ecb), "k", #"{"providers":{"ecb":{"key":"k"}}}"#),
  ]

  @Test(arguments: sets)
  func setsAValue(_ before: String, _ key: SettingKey, _ value: String, _ after: String) throws {
    var record = try Self.record(before)
    try record.set(key, to: value, in: "c.json")
    #expect(try record == Self.record(after))
  }

  static let blocked: [(String, SettingKey, String)] = [
    (#"{"providers":3}"#, .key(.stooq), "providers"),
    (#"{"providers":{"stooq":[]}}"#, .key(.stooq), "providers.stooq"),
    (#"{"words":{"a":1}}"#, .words, "words"),
  ]

  @Test(arguments: blocked)
  func losesNothing(_ before: String, _ key: SettingKey, _ name: String) throws {
    var record = try Self.record(before)
    #expect(throws: SettingsError.blocked(key, by: name, path: "c.json")) {
      try record.set(key, to: "true", in: "c.json")
    }
    #expect(try record == Self.record(before))
  }

  static let unsets: [(String, SettingKey, Bool, String)] = [
    ("{}", .words, false, "{}"), (#"{"words":"x","a":1}"#, .words, true, #"{"a":1}"#),
    (#"{"providers":{"stooq":{"key":"k"}}}"#, .key(.stooq), true, "{}"),
    (
      #"{"providers":{"stooq":{"key":"k","url":"u"}}}"#, .key(.stooq), true,
      #"{"providers":{"stooq":{"url":"u"}}}"#
    ),
    (
      #"{"providers.stooq.key":1,"providers":{"stooq":{"key":2},"a":{}}}"#, .key(.stooq), true,
      #"{"providers":{"a":{}}}"#
    ),
    (#"{"words":{"a":1}}"#, .words, false, #"{"words":{"a":1}}"#),
  ]

  @Test(arguments: unsets)
  func unsetsAValue(_ before: String, _ key: SettingKey, _ wasSet: Bool, _ after: String) throws {
    var record = try Self.record(before)
    #expect(record.unset(key) == wasSet)
    #expect(try record == Self.record(after))
  }

  /// Every form, in a file.
  static let forms: [(String, SettingKey, String?)] = [
    (#"{"offline":true}"#, .offline, "true"), (#"{"offline":false}"#, .offline, "false"),
    (#"{"offline":"on"}"#, .offline, "true"), (#"{"offline":1}"#, .offline, "true"),
    (#"{"offline":0}"#, .offline, "false"), (#"{"offline":2}"#, .offline, nil),
    (#"{"wait":0}"#, .wait, "0"), (#"{"wait":2.5}"#, .wait, "2.5"),
    (#"{"wait":"30"}"#, .wait, "30"), (#"{"wait":31}"#, .wait, nil),
    (#"{"wait":"nan"}"#, .wait, nil), (#"{"wait":"0x1"}"#, .wait, nil),
    (#"{"wait":true}"#, .wait, nil),
    (#"{"store":"/a"}"#, .store, "/a"), (#"{"store":3}"#, .store, nil),
    (#"{"store":" "}"#, .store, nil), (#"{"store":true}"#, .store, nil),
    (#"{"provider":"yahoo"}"#, .provider, "yahoo"), (#"{"provider":"bing"}"#, .provider, nil),
    (#"{"providers":{"stooq":{"key":12}}}"#, .key(.stooq), nil),
    (#"{"providers":{"sec":{"contact":"a@b.c"}}}"#, .contact, "a@b.c"),
    (#"{"providers":{"sec":{"contact":"Ann Example ann@b.c"}}}"#, .contact, "Ann Example ann@b.c"),
    (#"{"providers":{"sec":{"contact":"https://b.c/ann"}}}"#, .contact, nil),
    (#"{"providers":{"sec":{"contact":"WWW.b.c"}}}"#, .contact, nil),
    (#"{"providers":{"ecb":{"url":"https://a/"}}}"#, .url(.ecb), "https://a"),
    (#"{"providers":{"ecb":{"url":"http://a"}}}"#, .url(.ecb), nil),
    (#"{"providers":{"ecb":{"url":["x"]}}}"#, .url(.ecb), nil),
  ]

  @Test(arguments: forms)
  func checksEveryForm(_ text: String, _ key: SettingKey, _ value: String?) throws {
    let home = try SettingsTests.Home(text)
    guard let value else {
      #expect(throws: SettingsError.self) { try home.settings().value(key) }
      return
    }
    #expect(try home.settings().value(key) == value)
    #expect(try home.settings().found(key)?.place == .file(home.path))
  }

  @Test func variablesTakeDigitsForTruth() throws {
    let home = try SettingsTests.Home(nil)
    for (text, value) in [("1", "true"), ("0", "false"), ("TRUE", "true"), ("off", "false")] {
      home.variables["AUDIOGRAPH_OFFLINE"] = text
      #expect(try home.settings().value(.offline) == value)
      #expect(try home.settings().found(.offline)?.place == .variable("AUDIOGRAPH_OFFLINE"))
    }
  }

  @Test func aKeyIsNotSaidEvenWhereItIsWrong() throws {
    let home = try SettingsTests.Home(#"{"providers":{"stooq":{"key":4711}}}"#)
    #expect(
      throws: SettingsError.badValue(.key(.stooq), value: "", at: .file(home.path), nearest: nil)
    ) { try home.settings().value(.key(.stooq)) }
  }

  static let messages: [(any Error, ExitCode, String)] = [
    (
      SettingsError.badValue(.lang, value: "it", at: .commandLine, nearest: nil), .usage,
      "Invalid value 'it' for the setting lang: use \(languageChoices)."
    ),
    (
      SettingsError.badValue(.wait, value: "99", at: .commandLine, nearest: nil), .usage,
      "Invalid value '99' for the setting wait: use a number of seconds from 0 to 30."
    ),
    (
      SettingsError.blocked(.key(.stooq), by: "providers", path: "c.json"), .input,
      "Cannot write the setting providers.stooq.key to 'c.json', where 'providers' is something"
        + " else. Remove 'providers' from the file."
    ),
    (
      SettingsError.noFolder, .output,
      "There is no folder for settings, because neither HOME nor XDG_CONFIG_HOME is set. Set one"
        + " of them, or name a file with --config."
    ),
    (
      UnsetSetting(key: .lang), .input,
      "The setting lang is not set. Set it with audiograph config set lang VALUE."
    ),
    (
      UnsetSetting(key: .key(.stooq)), .input,
      "The setting providers.stooq.key is not set. Set it with audiograph config set"
        + " providers.stooq.key."
    ),
    (
      UsageError.unknownSetting("wrds", nearest: "words"), .usage,
      "Unknown setting 'wrds'. Did you mean words?"
    ),
    (
      UsageError.unknownSetting("colour", nearest: nil), .usage,
      "Unknown setting 'colour'. Type audiograph config -v for a list of settings."
    ),
  ]

  @Test(arguments: messages.indices)
  func isSaidInTwoSentences(_ index: Int) {
    let (error, status, text) = Self.messages[index]
    let message = ErrorWords(error)
    #expect(ExitCode(error) == status)
    #expect(message.line == "audiograph: \(text)")
  }
}

private let languageChoices = english.alternatives(Language.allCases.map(\.rawValue))
