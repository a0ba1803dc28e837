// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Numbers of one sentence: few digits, one scale, and no more than is true.
@Suite struct ScaleWordsTests {
  static let scales: [([Double], [String])] = [
    ([9.55946e-7, 5.28573e-6], ["0.9559 millionths", "5.286 millionths"]),
    ([229_000_000, 1_222_412_345], ["229 million", "1222 million"]),
    ([2e9, -3e9, 0], ["2 billion", "-3 billion", "0"]),
    ([900_123, 1_234_567], ["900123", "1235000"]),
    ([5, 83_166_711], ["5", "83.17 million"]),
    ([0.000_012_34, 0.5], ["0.00001234", "0.5"]),
    (
      [1.2e15, 3.57e14],
      ["1.2 times 10 to the power of 15", "0.357 times 10 to the power of 15"]
    ),
    (
      [3e-9, 4.5e-8], ["0.3 times 10 to the power of -8", "4.5 times 10 to the power of -8"]
    ),
    ([3, 2e40], ["3", "2 times 10 to the power of 40"]),
    ([314.62, 372.43], ["314.6", "372.4"]),
    ([12_345.67, 99_999.4], ["12346", "99999"]),
    ([1000, 1000.5], ["1000", "1000.5"]),
    ([1234.561, 1234.562], ["1234.561", "1234.562"]),
    ([999_999.6, 1_000_001], ["999999.6", "1000001"]),
  ]

  @Test(arguments: scales)
  func countTheSame(_ values: [Double], _ texts: [String]) {
    #expect(
      ValueStyle.toldAlone.figures(of: values).map(
        Language.english.wording(.display).number) == texts)
  }

  static let sentences: [(Language, Channel, String)] = [
    (
      .english, .display,
      "charge: rose steadily, up 453 percent, from 0.9559 millionths to 5.286 millionths."
    ),
    (
      .german, .display,
      "charge: stieg stetig, plus 453 Prozent, von 0,9559 Millionstel auf 5,286 Millionstel."
    ),
    (
      .french, .speech,
      "charge: a augmenté régulièrement, de 453 pour cent, passant de 0,9559 millionième à"
        + " 5,286 millionièmes."
    ),
    (
      .polish, .display,
      "charge: wartość stale rosła, wzrost o 453 procent, z 0,9559 milionowej do 5,286"
        + " milionowej."
    ),
  ]

  @Test(arguments: sentences)
  func sentencesHaveOneScale(_ language: Language, _ channel: Channel, _ text: String) throws {
    let test = ToldCase(
      name: "charge", values: [9.55946e-7, 2e-6, 3e-6, 4e-6, 5e-6, 5.28573e-6])
    #expect(try test.sentences(.standard, language, channel)[0] == text)
  }

  @Test func sizesFollowTheValues() throws {
    let test = ToldCase(name: "profit", values: [2e9, -3e9, 2.5e9])
    #expect(
      try test.sentences(.standard)[0]
        == "profit, 2 billion at point 1, -3 billion at point 2 and 2.5 billion at point 3:"
        + " up by 0.5 billion.")
  }

  @Test(arguments: Language.allCases)
  func bothSignsHaveNoFactorAndNoPercent(_ language: Language) throws {
    let test = ToldCase(
      name: "gain", kind: .price, values: [0.001, -2, 1, 3, -1, 4, 6, 5, 8, 7, 9, 9.98])
    let own = try test.series
    for level in Level.allCases {
      let text = try test.sentences(level, language).joined(separator: " ")
      for word in ["percent", "Prozent", "pour cent", "%", "procent", "9980", "times", "Fache"] {
        #expect(!text.contains(word), "\(text)")
      }
    }
    let facts = SeriesFacts(own)
    #expect(facts.change.percent == nil)
    #expect(
      Answer.change(facts.change).sentence(about: own)
        == "9.98, from 0.001 at point 1 to 9.98 at point 12.")
    let chart = try Chart(title: "gain", series: [own])
    let marks = try Score(chart).landmarks(of: chart).map(\.text)
    #expect(!marks.contains { $0.contains("percent") || $0.contains("times") })
  }

  static let shares: [(Double, Int, String)] = [
    (0.996, 2, "0.996"), (0.99996, 2, "over 0.999"), (1, 2, "1"), (0, 3, "0"), (0.64, 2, "0.64"),
    (0.0004, 3, "under 0.001"), (0.0007, 3, "0.001"), (0.9993, 3, "0.999"),
    (0.9996, 3, "over 0.999"), (1 - 1e-16, 3, "1"), (0.0499, 3, "0.0499"), (0.05, 3, "0.05"),
    (0.0504, 3, "0.0504"), (0.061, 3, "0.061"),
  ]

  @Test(arguments: shares)
  func noShareReadsLikeABound(_ share: Double, _ decimals: Int, _ text: String) {
    let figure = Figure(share: share, decimals: decimals, telling: [Significance.level])
    #expect(Language.english.wording(.display).number(figure) == text)
  }

  @Test func boundsHaveTheWordsOfTheirLanguage() {
    let figures = [0.99996, 0.0001].map { Figure(share: $0, decimals: 3) }
    for (language, words) in [
      (Language.german, ["über 0,999", "unter 0,001"]),
      (.french, ["plus de 0,999", "moins de 0,001"]), (.polish, ["ponad 0,999", "poniżej 0,001"]),
    ] {
      #expect(figures.map(language.wording(.speech).number) == words)
    }
  }

  @Test func aFitIsNeverRoundedAway() throws {
    var values = (0..<40).map { Double($0) * 100 }
    values[20] += 70
    let series = try Series(name: "line", values: values)
    let facts = ChartFacts(Chart(series), withStatistics: true)
    let told = Description(facts).sentences(.standard).joined(separator: " ")
    #expect(told.contains("with R squared over 0.999"))
    let german = Description(facts, language: .german).sentences(.standard).joined()
    #expect(german.contains("mit einem Bestimmtheitsmaß von über 0,999"))
  }
}
