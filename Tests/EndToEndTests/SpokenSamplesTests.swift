// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Everything that is said of the samples can be spoken, and a synthesiser speaks all of it.
@Suite struct SpokenSamplesTests {
  static let charts: [[String]] = [
    ["AAPL", "--range", "1Y"], ["AAPL", "MSFT", "FB"], ["GOOG", "--interval", "month"],
    ["IBM", "--value", "volume", "--range", "1M"], ["Samples/nile.csv"],
    ["Samples/co2-weekly.csv"], ["Samples/sunspots.csv"],
    ["Samples/us-inflation.csv", "--y", "#2", "--y", "#3"],
    ["AAPL", "MSFT", "--range", "1Y", "--rebase"], ["AAPL", "MSFT", "IBM", "FB", "--rebase"],
  ]

  static let kinds: [[String]] = [
    ["penguins"], ["penguins", "--as", "histogram"], ["penguins", "--as", "density"],
    ["penguin-species"], ["sea-months"], ["sea-temperature", "--as", "heatmap"],
    ["us-graduates"], ["us-poverty"],
  ]

  static let languages = ["en", "en-US", "de"]

  static func spoken(
    _ chart: [String], _ language: String, _ options: [String] = ["--stats", "--explain"]
  ) throws -> [String] {
    let program = Program()
    return try ["alt", "short", "standard", "long"].flatMap { level in
      try program.run(
        ["describe", "--speech", "--lang", language, "--level", level] + options + chart
      ).lines
    }
  }

  @Test(arguments: charts, languages)
  func hasWordsOnly(_ chart: [String], _ language: String) throws {
    let sentences = try Self.spoken(chart, language)
    #expect(sentences.count > 8)
    expectWords(sentences, language)
  }

  @Test(arguments: kinds, languages)
  func kindsHaveWordsOnly(_ chart: [String], _ language: String) throws {
    let sentences = try Self.spoken(chart, language, [])
    #expect(sentences.count >= 8)
    expectWords(sentences, language)
  }

  private func expectWords(_ sentences: [String], _ language: String) {
    for sentence in sentences {
      let faults = speechFaults(in: sentence, language: language)
      #expect(faults.isEmpty, "\(sentence) \(faults)")
    }
  }

  @Test(
    .enabled(if: Synthesiser(language: "en") != nil, "espeak-ng is not installed"),
    arguments: charts, ["en", "de"])
  func everyNumberIsHeard(_ chart: [String], _ language: String) throws {
    let synthesiser = try #require(Synthesiser(language: language))
    for sentence in Set(try Self.spoken(chart, language)) {
      // `13-Fache` is one word, in which the number is said without a pause behind it.
      let parted = sentence.replacing("-Fache", with: " Fache")
      #expect(try synthesiser.unspokenNumbers(in: parted) == [], "\(sentence)")
    }
  }
}
