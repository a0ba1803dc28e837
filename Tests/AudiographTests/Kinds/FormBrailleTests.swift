// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Charts that are no line in braille, read back dot by dot.
@Suite struct FormBrailleTests {
  /// The raised dots of rows of eight-dot cells, by column from the left and level from the bottom.
  private func dots(_ rows: [String]) -> [[Bool]] {
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    let width = 2 * (rows.first?.unicodeScalars.count ?? 0)
    return (0..<width).map { column in
      rows.reversed().flatMap { row in
        let scalars = Array(row.unicodeScalars)
        let cell = scalars[column / 2].value - 0x2800
        return (0..<4).reversed().map { cell & bits[column % 2][$0] != 0 }
      }
    }
  }

  @Test func binsAreColumnsAsHighAsTheirCounts() throws {
    let values = [1.0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4]
    let chart = FormChart(try Histogram(values, named: "score"), title: "t")
    let lines = chart.braille(cells: 20, rows: 2)
    #expect(
      lines[0] == "score: 0.5 to 4.5 from left to right. Count: 0 to 8 from bottom to top.")
    let dots = dots(Array(lines.dropFirst()))
    // 40 columns are four bins of ten, the last column of each flat; eight levels are counts 1 to 8.
    let heights = dots.map { column in column.count { $0 } }
    let expected: [Int] = [4, 2, 3, 8].flatMap { height -> [Int] in
      [Int](repeating: height, count: 9) + [0]
    }
    #expect(heights == expected)
    for (column, height) in zip(dots, heights) {
      #expect(column.prefix(height).allSatisfy { $0 })
    }
  }

  @Test func pointsAreDotsAndGroupsFollowOneAnother() throws {
    let scatter = try Scatter(
      x: [0, 10, 10, 0], y: [0, 10, 0, 5], xNamed: "x", yNamed: "y",
      groups: ["A", "B", "B", "A"])
    let lines = FormChart(scatter, title: "t").braille(cells: 14, rows: 1)
    #expect(lines.count == 4)
    #expect(lines[0] == "A: x: 0 to 10 from left to right. y: 0 to 10 from bottom to top.")
    #expect(lines[2].hasPrefix("B: "))
    let (first, second) = (dots([lines[1]]), dots([lines[3]]))
    #expect(first[0] == [true, false, true, false])
    #expect(first.dropFirst().allSatisfy { column in !column.contains(true) })
    #expect(second[27] == [true, false, false, true])
  }

  @Test func theMedianIsAGapInItsBox() throws {
    let values = (0...100).map(Double.init)
    let plot = try BoxPlot(values: values, named: "v")
    let lines = FormChart(plot, title: "t").braille(cells: 14, rows: 5)
    let dots = dots(Array(lines.dropFirst()))
    // Whiskers with ends at 0 and 100, a box from 25 to 75 without its median at 50.
    let box = dots[10]
    #expect(box.indices.filter { box[$0] } == [0] + Array(5..<10) + Array(11..<15) + [19])
    #expect(dots[14].count { $0 } == 19)
    #expect(dots[0].allSatisfy { !$0 })
  }

  @Test func aGridIsRaisedWhereItIsHigh() throws {
    let map = try HeatMap(
      values: [[1, 9], [9, 2]], rows: ["a", "b"], columns: ["left", "right"], named: "v")
    let lines = FormChart(map, title: "t").braille(cells: 14, rows: 1)
    #expect(
      lines[0]
        == "Left and right from left to right. B and a from bottom to top. Raised above 5.")
    let dots = dots([lines[1]])
    #expect(dots[0] == [true, true, false, false])
    #expect(dots[14] == [false, false, true, true])
    #expect(dots[13] == [false, false, false, false])
  }

  @Test(arguments: Language.allCases) func everyKindHasALegend(_ language: Language) throws {
    let shares = try Shares(values: [3, 1], named: "part", names: ["x", "y"])
    let density = try Density((0..<20).map { Double($0 * $0) }, named: "v")
    for chart in [FormChart(shares, title: "t"), FormChart(density, title: "t")] {
      let lines = chart.braille(cells: 80, rows: 10, in: language)
      #expect(lines.count == 11)
      #expect(lines.dropFirst().allSatisfy { $0.unicodeScalars.count == 80 })
      let pages = BraillePages(chart, language: language, cells: 30)
      #expect(pages.text.unicodeScalars.allSatisfy { $0.isASCII })
      let printed = pages.text.split { $0 == "\r\n" || $0 == "\u{C}" }
      #expect(printed.allSatisfy { $0.count <= 30 })
    }
  }
}
