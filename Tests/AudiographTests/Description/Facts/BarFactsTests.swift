// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@Suite struct BarFactsTests {
  private func facts(_ prices: [BarStage.Prices?]) throws -> BarFacts {
    try #require(BarFacts(BarStage.bars(prices).series(of: .close).series))
  }

  @Test func `rises, falls, runs, the widest bar and the largest gap`() throws {
    let facts = try facts(CandleTests.few)
    #expect([facts.rose, facts.fell, facts.unchanged] == [3, 2, 1])
    #expect(facts.longestRise?.count == 2)
    #expect(facts.longestRise?.first.index == 0 && facts.longestRise?.last.index == 1)
    #expect(facts.longestFall?.count == 1 && facts.longestFall?.first.index == 2)
    #expect(facts.widest?.from.y == 9 && facts.widest?.to.y == 12 && facts.widest?.to.index == 0)
    let gap = try #require(facts.largestGap)
    #expect(gap.from.index == 3 && gap.from.y == 10.5 && gap.to.index == 4 && gap.to.y == 9)
    #expect(abs(try #require(gap.percent) + 100 * 1.5 / 10.5) < 1e-9)
  }

  @Test func `one bar has no gap, and flat bars no width`() throws {
    let one = try facts([(1, 3, 1, 2)])
    #expect(one.largestGap == nil && one.longestFall == nil && one.longestRise?.count == 1)
    let flat = try facts(Array(repeating: (5, 5, 5, 5), count: 3))
    #expect([flat.rose, flat.fell, flat.unchanged] == [0, 0, 3])
    #expect(flat.widest == nil && flat.largestGap == nil && flat.longestRise == nil)
  }

  @Test func `a bar that lacks a price counts as none and ends a run`() throws {
    let facts = try facts([(1, 2, 1, 2), nil, (5, 6, 5, 6), (6, 7, 6, 7)])
    #expect([facts.rose, facts.fell, facts.unchanged] == [3, 0, 0])
    #expect(facts.longestRise?.count == 2 && facts.longestRise?.first.index == 2)
    #expect(facts.largestGap == nil)
    let all: [BarStage.Prices?] = [(1, 2, 1, 2), nil]
    #expect(try self.facts(all).rose == 1)
  }

  @Test func `negative prices are compared in value`() throws {
    let facts = try facts([(-10, -2, -11, -3), (-3, 1, -3, 0), (4, 5, 4, 5)])
    #expect(facts.widest?.to.index == 0)
    #expect(facts.largestGap?.from.y == 0 && facts.largestGap?.to.y == 4)
    #expect(facts.largestGap?.percent == nil)
  }

  @Test func `huge prices do not overflow`() throws {
    let facts = try facts([(-1e308, 1e308, -1e308, 1e308), (-1e308, 0, -1e308, 0)])
    #expect(facts.widest?.to.index == 0)
    #expect(facts.largestGap?.to.index == 1)
  }

  @Test func `other series have none`() throws {
    #expect(BarFacts(try Series(name: "A", values: [1, 2])) == nil)
  }

  static let words: [Language: [String]] = [
    .english: [
      "3 bars rose, 2 fell, 1 unchanged; the longest runs are 2 up and 1 down.",
      """
      The widest bar, on 2 January, went from 9.00 to 12.00; the largest gap, on 6 January, was \
      down from 10.50 to 9.00.
      """,
    ],
    .americanEnglish: [
      "3 bars rose, 2 fell, 1 unchanged; the longest runs are 2 up and 1 down.",
      """
      The widest bar, on January 2, went from 9.00 to 12.00; the largest gap, on January 6, was \
      down from 10.50 to 9.00.
      """,
    ],
    .german: [
      """
      3 Kerzen stiegen, 2 fielen, 1 blieb unverändert; die längsten Folgen: 2 steigende, \
      1 fallende.
      """,
      """
      Die Kerze mit der größten Spanne, am 2. Januar, reicht von 9,00 bis 12,00; die größte \
      Kurslücke, am 6. Januar, führt abwärts von 10,50 auf 9,00.
      """,
    ],
    .french: [
      """
      Chandeliers en hausse\u{A0}: 3, en baisse\u{A0}: 2, stables\u{A0}: 1\u{A0}; plus longues \
      séries\u{A0}: 2 en hausse, 1 en baisse.
      """,
      """
      La plus grande amplitude, le 2 janvier, va de 9,00 à 12,00\u{A0}; le plus grand écart entre \
      clôture et ouverture, le 6 janvier, est en baisse, de 10,50 à 9,00.
      """,
    ],
    .polish: [
      """
      3 świece wzrostowe, 2 spadkowe, 1 bez zmiany; najdłuższe serie to 2 wzrostowe i 1 spadkowa.
      """,
      """
      Największą rozpiętość ma świeca z 2 stycznia: najniżej 9,00, najwyżej 12,00; największą \
      lukę, w dół, zanotowano 6 stycznia: zamknięcie 10,50, otwarcie 9,00.
      """,
    ],
  ]

  @Test(arguments: Language.allCases.filter { words[$0] != nil })
  func `words tell what the bars did`(language: Language) throws {
    let expected = try #require(Self.words[language])
    var context = ChartContext()
    context.tellsBars = true
    let chart = try BarStage.chart(BarStage.bars(CandleTests.few))
    let description = Description(
      ChartFacts(chart, context: context), language: language, channel: .display)
    #expect(Array(description.sentences(.standard)[2...3]) == expected)
    #expect(description.sentences(.short)[1] == expected[0])
    #expect(description.sentences(.long).contains(expected[1]))
    let silent = Description(ChartFacts(chart), language: language, channel: .display)
    #expect(!silent.sentences(.long).contains(expected[0]))
  }

  @Test func `the facts stand in the document only where bars are told`() throws {
    let chart = try BarStage.chart(BarStage.bars(Array(CandleTests.few.prefix(3))))
    var context = ChartContext()
    #expect(!FactsDocument(ChartFacts(chart)).text.contains("\"bars\""))
    context.tellsBars = true
    let text = FactsDocument(ChartFacts(chart, context: context)).text
    let expected = """
      "bars":{"rose":2,"fell":1,"unchanged":0,\
      "longestRise":{"count":2,"from":{"index":0,"x":"2012-01-02","y":11},\
      "to":{"index":1,"x":"2012-01-03","y":12}},\
      "longestFall":{"count":1,"from":{"index":2,"x":"2012-01-04","y":10.5},\
      "to":{"index":2,"x":"2012-01-04","y":10.5}},\
      "widest":{"absolute":3,"percent":33.33333333333333,
      """
    #expect(text.contains(expected))
  }

  @Test func `what is joined and how bars sound is told`() throws {
    let bars = try BarStage.bars(
      BarStage.walk(80, seed: 2), volume: (0..<80).map { Double($0 + 1) })
    let chart = try BarStage.chart(bars)
    let style = BarStage.style.with { $0.hasVolume = true }
    let score = try Score(chart, style: style)
    #expect(
      Phrasebook().soundNotes(score, of: chart, style: style)
        == ["The bars are joined into 12 weeks."])
    let explanation = Phrasebook().explanation(score, of: chart, style: style)
    let expected = """
      every bar has the same time: a bright tone through open, low, high and close, or, where it \
      closed lower than it opened, a soft one through open, high, low and close, 3 seconds in all; \
      the larger the volume of a bar, the louder the noise under it; the bars are joined into 12 \
      weeks
      """
    #expect(explanation.contains(expected))
    for language in Language.allCases {
      let speech = Phrasebook(language, channel: .speech)
      #expect(!speech.explanation(score, of: chart, style: style).isEmpty)
    }
  }
}
