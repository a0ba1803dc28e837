// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Ranks, of which 1 is the highest.
@Suite struct RankWordsTests {
  private func ranks(_ values: [Double], named name: String = "rank") throws -> Series {
    try Series(
      name: name, kind: .rank, x: .numbers(values.indices.map { 2018 + Double($0) }), values: values
    )
  }

  private func sentences(_ values: [Double], _ language: Language = .english) throws -> [String] {
    let chart = try Chart(title: "Towns", series: [ranks(values)])
    return Description(ChartFacts(chart), language: language).sentences(.standard)
  }

  @Test(arguments: [
    (
      Language.english, "fell steadily, down 2 places, from first to third.",
      "The rank was highest at the start; lowest rank 3, first reached at 2021."
    ),
    (
      .german, "fiel stetig, minus 2 Plätze, von Platz 1 auf Platz 3.",
      "Der Rang war am Anfang am höchsten; der niedrigste 3, erstmals bei 2021."
    ),
    (
      .french, "de 2 places, passant de la 1re place à la 3e place.",
      "Le meilleur rang est au début\u{A0}; moins bon rang\u{A0}: 3, atteint"
    ),
    (
      .polish, "spadek o 2 miejsca, z miejsca 1 do miejsca 3.",
      "Pozycja była najwyższa na początku; najniższą, 3, po raz pierwszy zanotowano"
    ),
  ])
  func `a rank whose number grows falls`(
    _ language: Language, _ course: String, _ extremes: String
  ) throws {
    let told = try sentences([1, 2, 2, 3, 3], language)
    #expect(told[0].hasSuffix(course), "\(told)")
    #expect(told[1].hasPrefix(extremes), "\(told)")
  }

  @Test func `a sentence with ranks has no percent and no mean`() throws {
    let chart = try Chart(title: "Towns", series: [ranks([40, 31, 22, 17, 9, 8, 12, 4, 2, 1])])
    for level in Level.allCases {
      for language in Language.allCases {
        let text = Description(ChartFacts(chart), language: language).sentences(level).joined()
        for word in ["percent", "Prozent", "%", "procent", "mean", "Mittel", "moyenne", "Średnia"] {
          #expect(!text.contains(word), "\(text)")
        }
      }
    }
  }

  @Test func `few ranks are told one by one`() throws {
    let told = try sentences([1, 2, 2, 3])
    #expect(told[0].hasSuffix(" and 3 at 2021: fell from first to third."), "\(told)")
  }

  @Test func `ranks above ten are numbers`() throws {
    #expect(try sentences([21, 15, 9, 5, 3])[0].hasSuffix("up 18 places, from 21 to 3."))
  }

  @Test func `the lowest number is the highest value`() throws {
    let facts = SeriesFacts(try ranks([4, 3, 3, 1, 2]))
    #expect(facts.highest.value.y == 1 && facts.lowest.value.y == 4)
    #expect(facts.minimum.y == 1 && facts.maximum.y == 4 && facts.change.absolute == -2)
    #expect(facts.change.percent == nil)
    #expect(facts.byHeight.trend.class != facts.trend.class)
  }

  @Test func `who stands higher has the lower number`() throws {
    let chart = try Chart(
      title: "Towns", series: [ranks([1, 2, 3], named: "Hill"), ranks([3, 2, 1], named: "Vale")])
    let comparison = try #require(ChartFacts(chart).comparison)
    #expect(comparison.highest == 1 && comparison.lowest == 0)
  }

  @Test func `no series of ranks has another place among the series`() throws {
    let chart = try Chart(
      title: "Towns",
      series: [
        ranks([10, 10, 20, 30, 30], named: "Hill"), ranks([20, 30, 10, 10, 10], named: "Vale"),
        ranks([30, 20, 30, 20, 20], named: "Moor"),
      ])
    let told = Description(ChartFacts(chart)).sentences(.standard)
    #expect(told.contains { $0.hasPrefix("Vale ends highest, at 10") }, "\(told)")
    #expect(!told.contains { $0.contains("rose from second") }, "\(told)")
  }

  @Test func `low numbers sound high unless that is undone`() throws {
    let chart = try Chart(title: "Towns", series: [ranks([1, 2, 3])])
    var style = SoundStyle()
    func frequencies() throws -> [Double] {
      try Score(chart, style: style).events.filter { $0.kind == .point }.compactMap(\.frequency)
    }
    let usual = try frequencies()
    #expect(usual[0] > usual[2])
    style.isInverted = false
    let undone = try frequencies()
    #expect(undone[0] < undone[2])
    let notes = Phrasebook(.english).soundNotes(
      try Score(chart), of: chart, style: SoundStyle())
    #expect(notes == ["Low numbers sound high, since they are ranks."])
  }

  @Test func `facts keep the numbers and call a fall a fall`() throws {
    let chart = try Chart(title: "Towns", series: [ranks([1, 2, 2, 3, 3])])
    let text = FactsDocument(ChartFacts(chart)).text
    for part in [
      #""kind":"rank""#, #""change":{"absolute":2,"percent":null}"#, #""trend":{"class":"fall""#,
      #""from":1,"to":3"#,
    ] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test func `a walk calls 1 the highest`() throws {
    let chart = try Chart(title: "Towns", series: [ranks([4, 3, 1, 2])])
    var walk = Exploration(whole: chart, style: SoundStyle())
    _ = walk.perform(.highest)
    #expect(walk.current != walk.perform(.lowest))
    #expect(walk.index == 0)
    _ = walk.perform(.nextHigher)
    #expect(walk.index == 1)
  }

  @Test(arguments: [[0.0, 1], [1, 2.5], [-1, 1]])
  func `only whole numbers from 1 are ranks`(_ values: [Double]) {
    #expect(throws: ChartError.self) { try ranks(values) }
  }
}
