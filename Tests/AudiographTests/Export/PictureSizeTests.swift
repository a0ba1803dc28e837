// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// A page has its picture for a phone, for a column of text and for its whole width.
@Suite struct PictureSizeTests {
  private static let names = (1...20).map { "Something with a long name, \($0) of twenty" }
  private static let quantity =
    "Unemployment rate of persons from fifteen to seventy-four years, seasonally adjusted"

  private func line(_ name: String, _ count: Int = 60) throws -> Series {
    try Series(
      name: name, unit: "percent", kind: .percent, x: .rows(count: count),
      values: (0..<count).map { Double($0 % 13) - 5 })
  }

  private var charts: [Chart] {
    get throws {
      let bars = try Series(
        name: "People", x: .categories(Self.names), values: (1...20).map(Double.init))
      return [
        try Chart(line(Self.quantity)),
        try Chart(title: "Two", series: [line(Self.quantity), line("Inflation of all prices")]),
        Chart(bars),
      ]
    }
  }

  private var forms: [FormChart] {
    get throws {
      let groups = Self.names.prefix(6).flatMap { Array(repeating: $0, count: 12) }
      let values = groups.indices.map { Double($0 * 7919 % 101) }
      return [
        FormChart(try Histogram(values, named: Self.quantity, unit: "mm"), title: "T"),
        FormChart(try Density(values, named: Self.quantity), title: "T"),
      ]
    }
  }

  /// The pictures of a page by their sizes.
  private func pictures(_ page: String) -> [(size: PictureSize, svg: String)] {
    page.matches(of: /<svg class="audiograph chart ([a-z]+)"(.*?)<\/svg>/.dotMatchesNewlines())
      .compactMap { match in
        PictureSize(rawValue: String(match.1)).map { (size: $0, svg: String(match.2)) }
      }
  }

  @Test func nothingLeavesAPictureOfAnySize() throws {
    let pages = try charts.map { try $0.page() } + forms.map { try $0.page() }
    for page in pages {
      let pictures = pictures(page)
      #expect(pictures.map(\.size) == PictureSize.allCases)
      for (size, svg) in pictures {
        let texts = svg.matches(of: /<text([^>]*) x="([\d.]+)" y="[\d.]+">([^<]*)<\/text>/)
        #expect(
          texts.count > 3 && svg.contains("viewBox=\"0 6 \(coordinate(size.width)) ")
            || svg.contains("viewBox=\"0 "))
        for text in texts {
          let (place, width) = (Double(text.2) ?? -1, PictureText.width(String(text.3)))
          let left =
            text.1.contains("\"end\"")
            ? place - width : text.1.contains("\"middle\"") ? place - width / 2 : place
          #expect(left > -8 && left + width < size.width + 8, "\(size): \(text.3)")
        }
      }
    }
  }

  /// Without a style sheet the picture of a column is seen, and only that; each has its own ids.
  @Test func onePictureIsShown() throws {
    let page = try Chart(line("Flow")).page()
    let pictures = pictures(page)
    #expect(pictures.filter { !$0.svg.contains(" display=\"none\"") }.map(\.size) == [.column])
    #expect(pictures.allSatisfy { $0.svg.contains(" width=\"100%\"") })
    let keys = pictures.compactMap { $0.svg.firstMatch(of: /<title id="([^"]*)"/)?.1 }
    #expect(Set(keys).count == 3)
    #expect(
      page.contains("@container(min-width:554px){.audiograph-chart svg.column{display:block}"))
    // What is exported by itself is one drawing, as wide as before.
    let picture = try Chart(line("Flow")).svg()
    #expect(picture.matches(of: /<svg/).count == 1)
    #expect(picture.contains(" width=\"800\"") && !picture.contains(" display=\"none\""))
  }

  /// Eyes take a hyphen for a dash.
  @Test func negativeNumbersHaveAMinus() throws {
    for svg in try [Chart(line("Flow")).svg(), Chart(line("Flow")).page()] {
      let written = svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
      #expect(written.contains("\u{2212}4%") || written.contains("\u{2212}5%"), "\(written)")
      #expect(!written.contains { $0.hasPrefix("-") })
    }
    // In words and tables it stays what voices and programs know.
    #expect(try Chart(line("Flow")).page().contains("<td>-5%</td>"))
  }
}
