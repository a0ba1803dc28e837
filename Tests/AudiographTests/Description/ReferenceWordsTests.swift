// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What is said of a target or a limit that the data tell.
@Suite struct ReferenceWordsTests {
  private func series(_ values: [Double], named name: String = "actual") throws -> Series {
    try Series(name: name, x: .numbers(values.indices.map { Double($0 + 1) }), values: values)
      .beside(ReferenceLine(name: "target", value: 150))
  }

  private func told(_ series: [Series], _ language: Language = .english) throws -> [String] {
    let facts = ChartFacts(try Chart(title: "Plant", series: series))
    return Description(facts, language: language).sentences(.standard)
  }

  @Test(arguments: [
    ([120.0, 140, 145, 130, 120], "Target 150: below it throughout."),
    ([120, 150, 145, 130, 120], "Target 150: never above it."),
    ([150, 150, 150, 150, 150], "Target 150: exactly at it throughout."),
    ([120, 130, 145, 155, 160], "Target 150: above it from 4 on."),
    ([120, 140, 155, 160, 152, 149], "Target 150: above it from 3 to 5."),
    ([120, 140, 155, 140, 130, 120], "Target 150: above it only at 3."),
    (
      [120, 155, 140, 155, 140, 155], "Target 150: above it at 3 of 6 points, crossing it 5 times."
    ),
  ])
  func `where a series was above its target`(_ values: [Double], _ sentence: String) throws {
    let told = try told([series(values)])
    #expect(told.contains { $0.lowercased() == sentence.lowercased() }, "\(told)")
  }

  @Test(arguments: [
    (Language.german, "target 150: ab 3 bis 5 darüber."),
    (.french, "target 150\u{A0}: au-dessus à partir de 3 jusqu'à 5."),
    (.polish, "target 150: powyżej od x równego 3 do 5."),
  ])
  func `in other languages`(_ language: Language, _ sentence: String) throws {
    let told = try told([series([120, 140, 155, 160, 152, 149])], language)
    #expect(told.contains { $0.lowercased() == sentence.lowercased() }, "\(told)")
  }

  @Test func `several series are told in one sentence`() throws {
    let told = try told([
      series([120, 140, 155, 160, 152], named: "north"),
      series([160, 170, 165, 160, 170], named: "south"),
    ])
    let sentence = "target 150: north is above it from 3 on; south is above it throughout."
    #expect(told.contains { $0.lowercased() == sentence }, "\(told)")
  }

  @Test func `it is heard as a baseline, unless another was typed`() throws {
    let chart = try Chart(title: "Plant", series: [series([120, 140, 155, 160, 152, 149])])
    var typed = SoundStyle()
    typed.baseline = .value(150)
    let (heard, asked) = (try Score(chart), try Score(chart, style: typed))
    #expect(!heard.beds.isEmpty && heard.beds == asked.beds)
    typed.baseline = .value(0)
    #expect(try Score(chart, style: typed).beds.isEmpty)
  }

  @Test func `facts and pictures tell it`() throws {
    let chart = try Chart(title: "Plant", series: [series([120, 140, 155, 160, 152, 149])])
    #expect(
      FactsDocument(ChartFacts(chart)).text
        .contains(#""reference":{"name":"target","value":150}"#))
    #expect(try Picture(chart).svg.contains(">150</text>"))
  }

  @Test func `percent change has no line of reference`() throws {
    #expect(try series([1, 2, 3]).told(as: .measurement).reference == nil)
  }
}
