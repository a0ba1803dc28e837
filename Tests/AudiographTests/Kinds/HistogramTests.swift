// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct HistogramTests {
  private func bins(
    _ values: [Double], _ binning: HistogramBinning? = nil
  ) throws -> (rule: String, edges: [Double], counts: [Int]) {
    let bins = try Histogram(values, named: "v", binning: binning).bins
    return (bins.rule.rawValue, bins.edges, bins.counts)
  }

  @Test func fewWholeNumbersHaveABinEach() throws {
    let found = try bins([1, 1, 2, 4, 4, 4])
    #expect(found.rule == "integers")
    #expect(found.edges == [0.5, 1.5, 2.5, 3.5, 4.5])
    #expect(found.counts == [2, 1, 0, 3])
  }

  /// Edges that a program computed are told to three digits of a bin.
  @Test func computedEdgesAreRounded() throws {
    let plot = try Histogram(
      counts: [3, 20, 40, 22],
      edges: [-1.65042915, -1.067794319, -0.485159479, 0.097475361, 0.6801],
      named: "v")
    #expect(
      FormChart(plot, title: "").description(level: .standard)[1].contains(
        "is -0.485 to 0.097 with 40"))
  }

  /// Values far from the rest are named, and that many are rounded is told.
  @Test func farAndRoundedValuesAreTold() throws {
    let usual = (0..<64).map { Double(24 + $0 * 37 % 9) }
    let newcomb = usual + [-44, -2]
    let told = FormChart(try Histogram(newcomb, named: "v"), title: "t").description(
      level: .standard)
    #expect(told.contains("-44 and -2 lie far below the rest."), "\(told)")
    let ages = (0..<200).map { index -> Double in
      let age = 20 + index * 37 % 61
      return Double(index % 2 == 0 ? age / 5 * 5 : age)
    }
    let heaped = FormChart(try Histogram(ages, named: "v"), title: "t").description(
      level: .standard)
    #expect(heaped.contains { $0.contains("multiples of 5") }, "\(heaped)")
  }

  @Test func equalValuesHaveOneBin() throws {
    let found = try bins([7, 7, 7, 7, 7])
    #expect(found.rule == "single")
    #expect(found.counts == [5])
    let chart = FormChart(try Histogram([7, 7, 7, 7, 7], named: "score"), title: "t")
    #expect(chart.description() == ["All 5 values of score are 7.", "Histogram."])
  }

  @Test func widthsAreRoundNumbers() throws {
    let found = try bins((0..<200).map { Double($0) / 2 })
    #expect(found.rule == "auto")
    #expect(found.edges.first == 0)
    #expect(found.edges.last == 100)
    #expect(found.counts.reduce(0, +) == 200)
    #expect(found.edges[1] - found.edges[0] == 10)
  }

  @Test func asksAreObeyed() throws {
    let values = (0..<100).map(Double.init)
    #expect(try bins(values, .count(8)).counts.count == 8)
    let found = try bins(values, .width(25))
    #expect(found.edges == [0, 25, 50, 75, 100])
    #expect(found.counts == [25, 25, 25, 25])
    #expect(throws: FormError.tooManyBins(allowed: 1000)) { try bins(values, .width(1e-9)) }
  }

  @Test func fewValuesAreRefused() {
    #expect(throws: FormError.tooFew(.histogram, found: 4, needed: 5)) {
      try Histogram([1, 2, 3, 4, .nan], named: "v")
    }
  }

  @Test(arguments: [
    [1e308, -1e308, 0, 1, 2], [1e-300, 2e-300, 3e-300, 4e-300, 5e-300],
    [0.1, 0.2, 0.3, 0.4, 0.5], [-5, -4, -3, -2, -1.5], [1, 1, 1, 1, 1e300],
  ])
  func anyNumbersAreCounted(_ values: [Double]) throws {
    let histogram = try Histogram(values, named: "v")
    #expect(histogram.count == 5)
    let score = try Score(FormChart(histogram, title: "t"))
    #expect(score.frameCount > 0)
    for level in Level.allCases {
      #expect(!FormChart(histogram, title: "t").description(level: level).isEmpty)
    }
  }

  @Test func twoPeaksAreTold() throws {
    // A hundred values around 20 and as many around 60.
    let values = (0..<100).flatMap { index in
      let spread = Double(index % 10) - 4.5
      return [20 + spread * 0.9, 60 + spread * 0.9]
    }
    let chart = FormChart(try Histogram(values, named: "age"), title: "t")
    #expect(chart.description(level: .short)[0] == "age, 200 values from 15.95 to 64.05: 2 peaks.")
    #expect(
      chart.description(in: .german, level: .short)[0]
        == "age, 200 Werte von 15,95 bis 64,05: 2 Gipfel.")
  }

  @Test func valuesOnEdgesBelongToTheBinAbove() throws {
    let found = try bins([0, 0.1, 0.2, 0.30000000000000004, 0.4, 0.5], .width(0.1))
    #expect(found.counts == [1, 1, 1, 1, 2])
  }
}
