// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct BrailleTests {
  private func cells(
    _ values: [Double?], cells: Int = 40, rows: Int = 1
  ) throws -> [String] {
    try Chart(Series("Flow", values)).braille(cells: cells, rows: rows)
  }

  @Test func exactCells() throws {
    #expect(try cells([0, 1, 2, 3]) == ["2 points a cell, from 0 to 3.", "⡠⠊"])
    #expect(try cells([3, 2, 1, 0]) == ["2 points a cell, from 0 to 3.", "⠑⢄"])
    #expect(
      try cells([0, nil, nil, 3, nil, nil, 0]) == ["2 points a cell, from 0 to 3.", "⡀⠈⠀⡀"])
    #expect(try cells([7]) == ["1 point a cell, all 7.", "⠂"])
    #expect(try cells([7, 7, 7]) == ["2 points a cell, all 7.", "⠒⠂"])
  }

  @Test func rowsHaveMoreLevels() throws {
    #expect(
      try cells([0, 1, 2, 3, 4, 5, 6, 7], rows: 2)
        == ["2 points a cell, from 0 to 7.", "⠀⠀⡠⠊", "⡠⠊⠀⠀"])
  }

  @Test func manyPointsReachFromTheLowestToTheHighest() throws {
    let values = (0..<160).map { $0 == 77 ? 3.0 : $0 % 2 == 0 ? 0 : 1 } as [Double?]
    let lines = try cells(values, cells: 20)
    #expect(lines[0] == "8 points a cell, from 0 to 3.")
    #expect(lines[1].count == 20)
    // Points 76 to 79 are the right half of the tenth cell: from 0 to 3.
    let expected = (0..<20).map { $0 == 9 ? "⣼" as Character : "⣤" }
    #expect(Array(lines[1]) == expected)
  }

  @Test(arguments: [14, 20, 40, 80], [1, 2, 3, 27, 79, 80, 81, 1000])
  func widthsHold(_ width: Int, _ count: Int) throws {
    let lines = try cells((0..<count).map { Double($0) }, cells: width, rows: 3)
    #expect(lines.count == 4)
    #expect(lines.dropFirst().allSatisfy { $0.count <= width && $0.count == lines[1].count })
  }

  @Test func seriesAreNamed() throws {
    let series = try ["A", "B"].map { try Series(name: $0, values: [1, 2]) }
    #expect(
      try Chart(title: "T", series: series).braille() == [
        "A: 2 points a cell, from 1 to 2.", "⡈", "B: 2 points a cell, from 1 to 2.", "⡈",
      ])
  }

  @Test func embossersGetASCII() throws {
    let chart = try Chart(Series("Größe", [0, nil, 2, 1], unit: "m"))
    let text = try BraillePages(chart, cells: 20).text
    #expect(text.hasSuffix("\r\n\u{C}"))
    let lines = text.dropLast().split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 20 && $0.allSatisfy(\.isASCII) })
    #expect(lines.first?.hasPrefix("GROSSE") == true)
  }

  /// The code as it is printed in tables: a, b, l, the number sign, all six dots, no dot.
  @Test func asciiBraille() {
    #expect(ASCIIBraille.line("⠁⠃⠇⠼⠿⠀⠠⠽") == "ABL#= ,Y")
    #expect(ASCIIBraille.line("Aé1 –") == "AE1 -")
  }

  @Test func translatedTextTakesTheLinesOfText() throws {
    let chart = try Chart(Series("Flow", [0, 1, 2, 3]))
    let text = try BraillePages(chart) { lines in lines.map { _ in "⠁⠃" } }.text
    #expect(text.hasPrefix("AB\r\n"))
    #expect(try BraillePages(chart) { _ in ["⠁"] }.text == BraillePages(chart).text)
  }

  @Test func pagesHave25Lines() throws {
    let series = try (0..<5).map { try Series(name: "S\($0)", values: [1, 2, 3, 4, 5, 6]) }
    let pages = try BraillePages(Chart(title: "T", series: series)).text.split(separator: "\u{C}")
    #expect(pages.count > 1)
    for page in pages {
      #expect(page.split(separator: "\r\n", omittingEmptySubsequences: false).count - 1 <= 25)
    }
  }

  @Test func minusIsNoHyphenAndUnknownLettersAreQuestions() throws {
    var seen: [String] = []
    let chart = try Chart(title: "日本 Süd", series: [Series(name: "T", values: [-5, 3, 1])])
    let words = ["日本 Süd from -5 to 3, down-town", "2012-05"]
    _ = try BraillePages(chart, words: words) { lines in
      seen = lines
      return nil
    }
    #expect(seen.prefix(2) == ["?? Süd from −5 to 3, down-town", "2012-05"])
    #expect(seen.last?.contains("−5") == true)
  }
}
