// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

/// Settings, kept in a folder of the test's own.
@Suite struct ConfigTests {
  final class Home {
    let folder: TemporaryFolder
    var program: Program

    init() throws {
      folder = try TemporaryFolder()
      program = Program(
        folder: folder.path,
        environment: ["XDG_CONFIG_HOME": folder.path, "AUDIOGRAPH_OFFLINE": ""])
    }

    var path: String { folder.file("audiograph/config.json") }

    var text: String? {
      folder.bytes("audiograph/config.json").map { String(decoding: $0, as: UTF8.self) }
    }

    func run(_ line: String, input: String = "") throws -> Program.Outcome {
      try program.run(line.split(separator: " ").map(String.init), input: input)
    }
  }

  @Test func keepsSettings() throws {
    let home = try Home()
    let place = "the file '\(home.path)'.\n"
    let visible =
      "warning: Other users of this machine can see a key on the command line. Leave it out, and"
      + " it is read from standard input.\n"
    let story: [(String, String, String)] = [
      ("config", "", "Nothing is set. Type audiograph config -v for a list of settings.\n"),
      ("config -q", "", ""), ("config set words speech", "words: speech, in \(place)", ""),
      ("config set offline yes", "offline: true, in \(place)", ""),
      ("config set wait 2.50", "wait: 2.50, in \(place)", ""), ("config set lang en-US -q", "", ""),
      ("config set providers.stooq.key K1", "providers.stooq.key: set, in \(place)", visible),
      ("config set providers.kraken.key", "providers.kraken.key: set, in \(place)", ""),
      ("config get words", "speech\n", ""), ("config get providers.stooq.key", "set\n", ""),
      ("config get offline", "true\n", ""),
      (
        "config",
        "words: speech, from \(place)lang: en-US, from \(place)offline: true, from \(place)"
          + "wait: 2.5, from \(place)providers.stooq.key: set, from \(place)"
          + "providers.kraken.key: set, from \(place)", ""
      ),
      ("config unset words", "words: no longer set, in \(place)", ""),
      ("config unset words", "words: not set, in \(place)", ""),
    ]
    for (line, output, message) in story {
      let outcome = try home.run(line, input: "K2\n")
      #expect(outcome.status == 0, "\(line): \(outcome.message)")
      #expect(outcome.text == output, "\(line)")
      #expect(outcome.message == message, "\(line)")
    }
    #expect(
      home.text == """
        {
          "offline": true,
          "wait": 2.5,
          "lang": "en-US",
          "providers": {
            "stooq": {
              "key": "K1"
            },
            "kraken": {
              "key": "K2"
            }
          }
        }

        """)
    let mode = try FileManager.default.attributesOfItem(atPath: home.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func listsEverySettingWithItsMeaning() throws {
    let outcome = try Home().run("config -v")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count >= 20)
    #expect(
      outcome.lines.first
        == "words: not set. Which words are printed: display for eyes, speech for a voice. It takes"
        + " display or speech.")
  }

  @Test func variablesAreNamed() throws {
    let home = try Home()
    home.program.environment["AUDIOGRAPH_LANG"] = "de"
    #expect(try home.run("config").text == "lang: de, aus: Variable AUDIOGRAPH_LANG.\n")
    #expect(
      try home.run("config set lang en").message
        == "Warnung: Die Variable AUDIOGRAPH_LANG ist gesetzt und hat Vorrang vor der Datei.\n")
    #expect(try home.run("config get lang").text == "de\n")
    home.program.environment["AUDIOGRAPH_LANG"] = "xx"
    let listed = try home.run("config")
    #expect(listed.status == 0 && listed.text == "")
    #expect(
      listed.message
        == "warning: Invalid value 'xx' for the variable AUDIOGRAPH_LANG: use \(languageChoices).\n"
    )
    #expect(try home.run("config get lang").status == 2)
  }

  @Test func anotherFileIsNamed() throws {
    let home = try Home()
    try home.folder.put(Array(#"{"x":1e5,"lang":"en-US"}"#.utf8), "mine.json")
    #expect(
      try home.run("config set words speech --config mine.json").text
        == "words: speech, in the file 'mine.json'.\n")
    let text = home.folder.bytes("mine.json").map { String(decoding: $0, as: UTF8.self) }
    #expect(text == "{\n  \"x\": 1e5,\n  \"lang\": \"en-US\",\n  \"words\": \"speech\"\n}\n")
    #expect(home.text == nil)
    let listed = try home.run("config --config mine.json")
    #expect(
      listed.text == "words: speech, from the file 'mine.json'.\nlang: en-US, from the file"
        + " 'mine.json'.\n")
    #expect(
      listed.message == "warning: The settings file 'mine.json' has names that are not settings:"
        + " 'x'.\n")
    #expect(try home.run("config --config none.json").status == 3)
    #expect(try home.run("config set lang en --config new.json").status == 0)
    #expect(try home.run("config get lang --config new.json").text == "en\n")
  }

  @Test func aFileThatOthersCanReadIsSaid() throws {
    let home = try Home()
    try home.folder.put(Array("{}".utf8), "mine.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: home.folder.file("mine.json"))
    let outcome = try home.run(
      "config set providers.ecb.key --config mine.json", input: "geheim")
    #expect(outcome.text == "providers.ecb.key: set, in the file 'mine.json'.\n")
    #expect(
      outcome.message
        == "warning: Other users of this machine can read 'mine.json'. Type chmod 600 and its"
        + " name.\n")
  }

  static let refusals: [(String, Int32, String)] = [
    ("config get", 2, "Missing KEY for audiograph config."),
    (
      "config set words", 2,
      "Missing VALUE for audiograph config. For example: audiograph config set words speech"
    ),
    ("config get words x", 2, "Unexpected argument 'x' for audiograph config."),
    ("config get wrds", 2, "Unknown setting 'wrds'. Did you mean words?"),
    ("config gte words", 2, "Invalid argument 'gte' for audiograph config:"),
    (
      "config set lang dee", 2,
      "Invalid value 'dee' for the setting lang: use \(languageChoices)."
        + " Did"
    ),
    ("config set wait 31", 2, "Invalid value '31' for the setting wait:"),
    (
      "config set providers.ecb.url http://a.b", 2,
      "Invalid value 'http://a.b' for the setting"
        + " providers.ecb.url:"
    ),
    ("config set providers.ecb.key", 2, "Invalid value '' for the setting providers.ecb.key:"),
    ("config get lang", 3, "The setting lang is not set. Set it with"),
    ("config set lang de --config /dev/null", 6, "'/dev/null' is not a regular file."),
  ]

  @Test(arguments: refusals)
  func refuses(_ line: String, _ status: Int32, _ message: String) throws {
    let home = try Home()
    let outcome = try home.run(line)
    #expect(outcome.status == status)
    #expect(outcome.output == [])
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
    #expect(home.text == nil)
  }

  @Test func aBrokenFileStays() throws {
    let home = try Home()
    try home.folder.put(Array("{\n\"lang\": de}".utf8), "mine.json")
    for line in ["config set lang en", "config unset lang", "config get lang", "config"] {
      let outcome = try home.run("\(line) --config mine.json")
      #expect(outcome.status == 3)
      #expect(outcome.message.contains("in line 2, column 10."), "\(outcome.message)")
    }
    #expect(home.folder.bytes("mine.json") == Array("{\n\"lang\": de}".utf8))
  }

  /// What could not be read again would keep every command from starting.
  @Test func whatCannotBeKeptIsRefused() throws {
    let home = try Home()
    for key in ["k\0z\n", "k\u{7}z\n"] {
      #expect(try home.run("config set providers.stooq.key", input: key).status == 2)
    }
    #expect(try home.run("config set lang de").status == 0)
    let long = String(repeating: "k", count: 400_000)
    let statuses = try ["yahoo", "stooq", "kraken"].map {
      try home.run("config set providers.\($0).key", input: long + "\n").status
    }
    #expect(statuses == [0, 0, 6] || statuses.allSatisfy { $0 == 0 || $0 == 2 })
    #expect(try home.run("config get lang").text == "de\n")
  }

  @Test func aPathMeansTheSameFromEveryFolder() throws {
    let home = try Home()
    _ = try home.run("config set store own.sqlite")
    let path = try home.run("config get store").lines.first ?? ""
    #expect(path.hasPrefix("/") && path.hasSuffix("/own.sqlite"))
  }

  /// Two names of one file have one lock.
  @Test func linksToOneFileLoseNothing() throws {
    let home = try Home()
    _ = try home.run("config set lang de")
    try FileManager.default.createSymbolicLink(
      atPath: home.folder.file("link.json"), withDestinationPath: home.path)
    var runs: [Running] = []
    for number in 0..<12 {
      let name = number % 2 == 0 ? home.path : "link.json"
      let providers = ["yahoo", "stooq", "kraken", "coingecko", "ecb", "sec"]
      let key = "providers.\(providers[number / 2]).url"
      let address = "https://example.org/\(number)"
      runs.append(try home.program.start(["config", "set", "--config", name, key, address]))
    }
    for run in runs { #expect(run.wait().status == 0) }
    #expect(home.text?.components(separatedBy: "https://example.org/").count == 7)
  }

  @Test func manyAtOnceLoseNothing() throws {
    let home = try Home()
    let keys = ["yahoo", "alphavantage", "stooq", "kraken", "coingecko", "ecb", "sec", "nasdaq"]
    let runs = try keys.map {
      try home.program.start(["config", "set", "providers.\($0).url", "https://\($0)"])
    }
    for run in runs { #expect(run.wait().status == 0) }
    let lines = try home.run("config").lines
    #expect(lines.count == keys.count)
    for key in keys {
      #expect(
        lines.contains("providers.\(key).url: https://\(key), from the file '\(home.path)'."))
    }
  }

  @Test func aTerminalDoesNotShowAKey() throws {
    let home = try Home()
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(home.program, ["config", "set", "providers.stooq.key"])
    let question = "Type the value of providers.stooq.key and press Enter; it is not shown.\n"
    #expect(terminal.text(endingWith: question) == question)
    terminal.type("geheim\n")
    let whole = "\(question)\nproviders.stooq.key: set, in the file '\(home.path)'.\n"
    #expect(terminal.text(endingWith: "'.\n") == whole)
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
    #expect(home.text?.contains("geheim") == true)
  }
}

private let languageChoices: String = {
  let tags = Language.allCases.map(\.rawValue)
  return "\(tags.dropLast().joined(separator: ", ")) or \(tags.last ?? "")"
}()
