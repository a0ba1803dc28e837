// SPDX-License-Identifier: MIT

import Audiograph
import Testing

/// What the numbers along x are stands wherever the chart is told or written.
@Suite struct AxisNameTests {
  private static func lake(_ axis: AxisName?) throws -> Chart {
    let series = try Series(
      "Temperature", [15, 14, 9, 6, 5.5, 5], over: [0, 10, 25, 60, 100, 150], unit: "°C",
      xName: axis)
    return Chart(series, title: "Lake")
  }

  private static let depth = AxisName("Depth", unit: "m")

  @Test(arguments: [
    (Language.english, "Lake in °C by Depth in m: fell steadily, down 10 °C, from 15 to 5."),
    (.german, "Lake in °C nach Depth in m: fiel stetig, minus 10 °C, von 15 auf 5."),
    (
      .french,
      "Lake en °C selon Depth en m\u{A0}: a baissé régulièrement, de 10 °C, passant de 15 à 5."
    ),
    (
      .polish,
      "Lake w °C według kolumny Depth w m: wartość stale spadała, spadek o 10 °C, z 15 do 5."
    ),
  ])
  func itStandsInTheFirstSentence(_ language: Language, _ sentence: String) throws {
    let facts = ChartFacts(try Self.lake(Self.depth))
    #expect(Description(facts, language: language).sentences(.standard).first == sentence)
  }

  @Test func withoutANameNothingIsSaid() throws {
    let facts = ChartFacts(try Self.lake(nil))
    let told = Description(facts, language: .english).sentences(.standard).first
    #expect(told == "Lake in °C: fell steadily, down 10 °C, from 15 to 5.")
  }

  @Test func itHeadsThePositionsOfATable() throws {
    let text = DataDocument(try Self.lake(Self.depth)).text
    #expect(text.hasPrefix("Depth (m),Temperature\n0,15\n"))
  }

  /// Two columns of one name could not be told apart when they are read again.
  @Test func aNameOfValuesHeadsNoPositions() throws {
    let text = DataDocument(try Self.lake(AxisName("Temperature"))).text
    #expect(text.hasPrefix("x,Temperature\n"))
  }

  @Test func itStandsBelowThePicture() throws {
    #expect(try Picture(Self.lake(Self.depth)).svg.contains(">Depth in m</text>"))
    #expect(try !Picture(Self.lake(nil)).svg.contains("class=\"along\""))
  }

  @Test func itHeadsTheTableOfAPage() throws {
    #expect(try Page(Self.lake(Self.depth)).html.contains("<th scope=\"col\">Depth in m</th>"))
  }
}
