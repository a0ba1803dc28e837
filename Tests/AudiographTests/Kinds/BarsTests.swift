// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Bars: facts computed by hand, what is heard when, and what is said.
@Suite struct BarsTests {
  private func bars(_ values: [Double]) throws -> Bars {
    try Bars(
      values: values, named: "sales", names: values.indices.map { "s\($0)" }, xNamed: "shop")
  }

  private func words(_ bars: Bars, _ level: Level = .standard) -> [String] {
    FormChart(bars, title: "Shops").description(level: level)
  }

  @Test func facts() throws {
    let bars = try bars([3, .nan, 5, 1, 5])
    var json = JSONWriter()
    json.object { bars.write(to: &$0) }
    #expect(json.text == #"{"points":5,"missing":1,"maximum":2,"minimum":3,"mean":3.5}"#)
    #expect(bars.counts == (4, 1))
  }

  @Test(arguments: [(1, 0.25), (24, 6), (25, 6), (80, 8), (150, 10), (240, 12), (300, 13)])
  func barsTakeTheTimeOfPoints(_ count: Int, _ seconds: Double) throws {
    let tones = try bars((0..<count).map(Double.init)).tones(stretchedBy: 1)
    #expect(tones.tones.count == count && abs(tones.seconds - seconds) < 1e-9)
    let slot = seconds / Double(count)
    #expect(abs(tones.tones[0].length - min(0.85 * slot, 0.4)) < 1e-9)
    #expect(tones.tones.last?.layers[0].pan == .ofWidth(count > 1 ? 1 : 0))
  }

  @Test func missingBarsAreSilent() throws {
    let bars = try bars([3, .nan, 5])
    #expect(bars.tones(stretchedBy: 1).tones.map(\.index) == [0, 2])
    #expect(bars.places().columns.map { $0[0].tone } == [0, 1])
    #expect(bars.table().rows[1] == [.text("s1"), .empty])
  }

  @Test func sentences() throws {
    #expect(
      words(try bars([3, 17.5, 0.5, 9]), .long) == [
        "sales, 4 bars: highest s1 with 17.5, lowest s2 with 0.5.", "The mean is 7.5.",
        "The first is s0 with 3, the last s3 with 9.",
      ])
    #expect(words(try bars([4])) == ["sales, one bar: s0 with 4."])
    #expect(words(try bars([4, 4, 4])) == ["sales, 3 bars: all are 4."])
    #expect(words(try bars([9, 9, 1])).last == "The bars are in order, the highest first.")
    #expect(
      words(try bars([9, 9, 2, 9, 9, 3]), .alt) == [
        "Shops: sales, 6 bars: highest s0, s1 and others with 9, lowest s2 with 2."
      ])
  }

  @Test func closeValuesReadDifferently() throws {
    let lines = try bars([1_000_000.1, 1_000_000.2]).places().columns.map {
      $0[0].line.clause(in: Language.english.wording(.display))
    }
    #expect(lines == ["1000000.1, s0", "1000000.2, s1"])
  }

  @Test func withoutAnyValue() {
    #expect(throws: FormError.tooFew(.bars, found: 0, needed: 1)) { try bars([.nan]) }
  }
}
