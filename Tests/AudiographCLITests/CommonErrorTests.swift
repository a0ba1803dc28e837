// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import SoundDevice
import SoundFile
import Testing

@testable import AudiographCLI
@testable import ChartInput

/// The errors that people meet most, word for word in each language: `Tests/Fixtures/messages`, a line
/// for each error.
@Suite struct CommonErrorTests {
  static let place = CellLocation(
    file: "a.csv", row: 7, column: ColumnName(number: 2, heading: "Close"))

  static let errors: [(name: String, error: any UserFacingError)] = [
    ("command", UsageError.unknownCommand("plya", nearest: "play")),
    ("option", UsageError.unknownOption("--duraton", command: .play, nearest: "--duration")),
    ("no value", UsageError.missingValue(option: "--title", placeholder: "TEXT", words: [])),
    (
      "word",
      UsageError.unknownWord(
        option: "--mode", value: "x", words: ["auto", "continuous", "discrete"], nearest: nil)
    ),
    (
      "number",
      UsageError.malformedValue(option: "--speed", value: "9", form: .numberWithin(0.25...4))
    ),
    ("no operand", UsageError.missingOperand(command: .play, placeholder: "SOURCE")),
    ("too many", UsageError.tooManyOperands(command: .devices, extra: "x")),
    ("together", UsageError.contradiction("--even", "--true")),
    ("no output", UsageError.missingOutput),
    ("no file", ReadError.notFound(file: "a.csv")),
    ("denied", ReadError.unreadable(file: "a.csv", code: 13)),
    ("empty", ReadError.empty(file: "a.csv")),
    (
      "column", ReadError.unknownColumn(file: "a.csv", .name("Clsoe"), headings: ["Date", "Close"])
    ),
    ("no numbers", ReadError.noNumericColumn(file: "a.csv", headings: ["a"])),
    ("not a number", ReadError.notANumber(place, text: "abc")),
    ("comma", ReadError.ambiguousNumber(place, text: "1,234")),
    ("ragged", ReadError.raggedRow(file: "a.csv", row: 3, expected: 2, found: 1)),
    ("symbol", SourceError.unknownSymbol("APPL", near: ["AAPL"], all: [])),
    ("nothing stored", SourceError.nothingStored("AAPL", near: [])),
    ("provider", ProviderError(.yahoo, .tooManyRequests(retryAfter: 300))),
    ("network", ProviderError(.ecb, .transport(.cannotConnect(host: "example.org")))),
    ("device", PlaybackError.noSuchDevice(device: "hw:9")),
    ("folder", OutputError.noSuchFolder(path: "/x/a.wav", folder: "/x")),
    ("exists", OutputError.exists(path: "a.wav")),
    ("setting", UsageError.unknownSetting("wrods", nearest: "words")),
    ("list", WatchlistError.unknownList("tehc", nearest: nil, names: ["tech", "coins"])),
  ]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/messages")

  @Test(arguments: Language.allCases.filter { $0 != .americanEnglish })
  func everyCommonErrorIsWordedAsItsReadersApproved(_ language: Language) throws {
    let path = Self.folder.appendingPathComponent("\(language.rawValue).txt")
    let told = Self.errors.map { name, error in
      "\(name): \(ErrorWords(error, in: language.sentences).text ?? "")"
    }
    let approved = try? String(contentsOf: path, encoding: .utf8)
    #expect(approved == told.joined(separator: "\n") + "\n")
  }

  static let languages: [(arguments: [String], variables: [String: String], language: Language)] = [
    ([], [:], .english), ([], ["LANG": "de_DE.UTF-8"], .german),
    ([], ["LC_ALL": "pl_PL.UTF-8", "LANG": "de_DE.UTF-8"], .polish),
    ([], ["LC_MESSAGES": "fr_FR", "LANG": "de"], .french), ([], ["LC_ALL": "C"], .english),
    (["play", "--lang", "de"], ["LC_ALL": "fr"], .german), (["--lang=pl", "x"], [:], .polish),
    (["play", "--lang"], ["LANG": "de"], .german), (["--lang", "xx"], ["LANG": "de"], .german),
    (["--", "--lang", "de"], [:], .english), (["--lang", "de", "--lang", "fr"], [:], .french),
    ([], ["AUDIOGRAPH_LANG": "de", "LC_ALL": "fr"], .german),
    ([], ["AUDIOGRAPH_LANG": "klingon", "LC_ALL": "fr"], .french),
    ([], ["LANG": "pt_PT.UTF-8"], .brazilianPortuguese), ([], ["LANG": "p"], .english),
  ]

  @Test(arguments: languages)
  func theLanguageOfMessagesIsTheOneAskedFor(
    _ arguments: [String], _ variables: [String: String], _ language: Language
  ) {
    #expect(Language.ofMessages(arguments) { variables[$0] } == language)
  }

  /// Messages are as wide as what a command prints.
  @Test func theWidthOfMessagesIsTheOneAskedFor() {
    for arguments in [
      ["play", "--width", "20"], ["--width=20"], ["--width", "40", "--width", "20"],
    ] {
      #expect(Int.widthOfMessages(arguments) { _ in nil } == 20)
    }
    for arguments in [[], ["--", "--width", "20"], ["--width", "x"]] {
      #expect(Int.widthOfMessages(arguments) { _ in nil } == nil)
    }
  }
}
