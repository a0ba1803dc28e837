// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

/// One list of keys on a chart of each kind, word for word, in every language that has a table:
/// `Tests/Fixtures/walks`.
///
/// A paragraph is headed by the chart and has what the program says to the keys.
/// `RECORD_WORDS=1` writes what is said now, and fails once.
@Suite struct WalkTableTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/walks")

  static func place(_ tag: String) -> URL { folder.appendingPathComponent("\(tag).txt") }

  static let languages = Language.allCases.map(\.rawValue).filter {
    FileManager.default.fileExists(atPath: place($0).path)
  }

  static let charts = [
    "AAPL --range 1Y", "AAPL --range 1Y --as candles", "nile", "AAPL MSFT --range 1Y",
    "us-graduates --as bars", "penguins --as scatter", "penguins --as histogram",
    "penguins --as density", "penguins --as box", "AAPL --as band --band Low,High --range 3M",
    "sea-temperature --as heatmap", "penguin-species --as share",
  ]

  static let keys = [
    "first", "next", "forward", "highest", "lowest", "previous", "next-higher", "previous-lower",
    "next-crossing", "next-leg", "previous-leg", "field-down", "field-up", "next-series",
    "previous-series", "where", "ma", "next", "w", "s", "=", "finer", "coarser", "faster", "last",
    "help", "describe",
  ]

  /// What is said from the opening to the last key.
  static func walk(_ chart: String, _ language: String) throws -> [String] {
    let program = try Program(device: .null, in: TemporaryFolder())
    let words = chart.split(separator: " ").map(String.init)
    let arguments = ["explore"] + words + ["--lang", language]
    let outcome = try program.run(arguments, input: keys.map { "\($0)\n" }.joined())
    return [chart] + outcome.lines + outcome.message.split(separator: "\n").map(String.init)
  }

  static func table(_ language: String) throws -> String {
    try charts.map { try walk($0, language).joined(separator: "\n") }.joined(separator: "\n\n")
      + "\n"
  }

  @Test(arguments: languages) func says(_ language: String) throws {
    let said = try Self.table(language)
    if ProcessInfo.processInfo.environment["RECORD_WORDS"] != nil {
      try said.write(to: Self.place(language), atomically: true, encoding: .utf8)
      Issue.record("The walks are recorded: run the tests again without RECORD_WORDS.")
      return
    }
    let recorded = try String(contentsOf: Self.place(language), encoding: .utf8)
    for (now, then) in zip(
      said.components(separatedBy: "\n\n"), recorded.components(separatedBy: "\n\n"))
    {
      #expect(now == then)
    }
    #expect(said == recorded)
  }
}
