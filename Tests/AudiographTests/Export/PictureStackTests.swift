// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Bars that stand on each other, or lie behind each other.
@Suite struct PictureStackTests {
  private static let names = ["a", "b", "c"]

  private func chart(
    _ parts: [[Double]], asShares: Bool = false, names: [String] = names
  ) throws -> Chart {
    func series(
      _ name: String, _ values: [Double], _ role: StatedAxis.StackRole
    ) throws -> Series {
      var axis = StatedAxis(number: 1, isLogarithmic: nil, isReversed: false)
      axis.stack = role
      return try Series(
        name: name, unit: asShares ? "percent" : "t", kind: asShares ? .percent : .measurement,
        x: .categories(names), values: values
      ).on(axis)
    }
    let total = parts[0].indices.map { index in parts.reduce(0) { $0 + $1[index] } }
    let shown = parts.enumerated().map { ("P\($0)", $1, StatedAxis.StackRole.part) }
    return try Chart(
      title: "T",
      series: asShares
        ? try shown.map { try series($0.0, zip($0.1, total).map { 100 * $0 / $1 }, .share) }
        : try [series("total", total, .total)] + shown.map { try series($0.0, $0.1, $0.2) })
  }

  /// From where to where the bars of each fill go, along their length.
  private func bars(_ svg: String, lying: Bool = false) throws -> [[ClosedRange<Double>]] {
    let plot = try #require(svg.firstMatch(of: /<g class="plot">(.*?)<\/g>/)).1
    return plot.matches(of: /<path class="(?:full|hatch)[^"]*"[^>]* d="([^"]*)"/).map { path in
      path.1.split(separator: "M").compactMap { bar in
        let numbers = bar.split { "VvhHz ".contains($0) }.compactMap { Double($0) }
        let (start, end) = lying ? (numbers[0], numbers[2]) : (numbers[1], numbers[2])
        return min(start, end)...max(start, end)
      }
    }
  }

  @Test func eachBeginsWhereTheOneBeforeEnds() throws {
    let svg = try chart([[1, 2, 3], [4, 0, 2], [2, 2, 1]]).svg()
    let bars = try bars(svg)
    try #require(bars.count == 3 && bars.allSatisfy { $0.count == 3 })
    for index in 0..<3 {
      #expect(bars[1][index].upperBound == bars[0][index].lowerBound)
      #expect(bars[2][index].upperBound == bars[1][index].lowerBound)
    }
    // As long as their values are to each other.
    func length(_ part: Int, _ index: Int) -> Double {
      bars[part][index].upperBound - bars[part][index].lowerBound
    }
    #expect(abs(length(1, 0) / length(0, 0) - 4) < 0.05)
    #expect(length(1, 1) == 0)
    #expect(svg.contains(">7 for a, highest</text>") && svg.contains(">4 for b, lowest</text>"))
    #expect(!svg.contains(">total</text>"))
  }

  @Test func sharesEndAtAHundred() throws {
    let svg = try chart([[1, 2, 3], [3, 2, 1]], asShares: true).svg()
    let bars = try bars(svg)
    try #require(bars.count == 2)
    #expect(Set(bars[1].map(\.lowerBound)).count == 1)
    #expect(svg.contains(">100%</text>") || svg.contains(">100</text>"))
    #expect(!svg.contains("class=\"note"))
  }

  @Test func longNamesMakeThemLie() throws {
    let names = (0..<9).map { "A name that nobody could write below a bar, number \($0)" }
    let parts = [[Double](repeating: 2, count: 9), [Double](repeating: 3, count: 9)]
    let bars = try bars(try chart(parts, names: names).svg(), lying: true)
    try #require(bars.count == 2 && bars.allSatisfy { $0.count == 9 })
    for index in 0..<9 { #expect(bars[0][index].upperBound == bars[1][index].lowerBound) }
  }

  /// What is below zero, and more parts than there are fills, is drawn as other bars are.
  @Test func othersStandBesideEachOther() throws {
    #expect(PictureStack(try chart([[1, 2, 3], [-1, 2, 2]]).series) == nil)
    let many = [[Double]](repeating: [1, 2, 3], count: PictureFill.count + 1)
    #expect(PictureStack(try chart(many).series) == nil)
    #expect(PictureStack([]) == nil)
  }
}
