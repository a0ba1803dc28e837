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

  /// A second line would lie on the axis or beyond the plot.
  @Test func labelsOfExtremesHaveOneLine() throws {
    let quarters = XAxis.dates(
      XAxis.Dates(
        instants: (0..<40).map { CalendarDate(day: $0 * 92).instant }, precision: .quarter))
    let series = try ["Inflation", "Wages of all"].map { name in
      try Series(
        name: name, unit: "percent", kind: .percent, x: quarters,
        values: (0..<40).map { Double($0 % 13) - 5.25 })
    }
    for (size, svg) in pictures(try Chart(title: "T", series: series).page()) {
      let notes = svg.matches(of: /class="note middle"[^>]*>([^<]*)</).map { String($0.1) }
      #expect(notes.count == 2 && notes.allSatisfy { $0.contains("est") }, "\(size): \(notes)")
    }
  }

  @Test func numbersOfCellsAreWrittenWhereTheyHaveRoom() throws {
    let rows = (0..<7).map { row in (0..<12).map { Double(row * 100 + $0 * 10) + 0.5 } }
    let map = try HeatMap(
      values: rows, rows: (0..<7).map { "row \($0)" }, columns: (0..<12).map { "c\($0)" },
      named: "Calls")
    for (size, svg) in pictures(try FormChart(map, title: "T").page()) {
      #expect(svg.contains(">310.5</text>") == (size != .phone), "\(size)")
      #expect(svg.contains(">20.5</text>") == (size != .phone))
    }
    let few = try HeatMap(
      values: [[9, 9.4], [11, 3]], rows: ["a", "b"], columns: ["c", "d"], named: "Calls")
    #expect(FormChart(few, title: "T").svg().contains(">9.0</text>"))
  }

  /// Half of four numbers would be two; so are the multiples of 50,000 up to 91,000.
  @Test(arguments: [
    (2_345.5, ["0", "40,000", "80,000"]), (2_600.5, ["0", "50,000", "100,000"]),
  ])
  func axesOfPhonesHaveThreeNumbers(_ step: Double, _ ofPhones: [String]) throws {
    let scatter = try Scatter(
      x: (0..<40).map { Double($0) * step }, y: (0..<40).map { Double($0 % 7) }, xNamed: "x",
      yNamed: "y")
    for (size, svg) in pictures(try FormChart(scatter, title: "T").page()) {
      let numbers = svg.matches(of: /<text class="middle"[^>]*>([\d,]+)</).map { String($0.1) }
      #expect(size == .phone ? numbers == ofPhones : numbers.count > 3, "\(size): \(numbers)")
    }
  }

  @Test func namesBelowAnAxisTakeLines() throws {
    let names = [
      "Human resources", "Research and development", "Customer service", "Sales abroad",
      "Public relations", "Legal affairs",
    ]
    let box = try BoxPlot(
      values: names.indices.flatMap { number in (0..<12).map { Double($0 * (number + 1)) } },
      named: "Days", groups: names.flatMap { Array(repeating: $0, count: 12) })
    let picture = FormChart(box, title: "T").svg()
    #expect(!picture.contains("rotate"))
    for line in ["Human", "resources", "Research and", "development"] {
      #expect(picture.contains(">\(line)</text>"), "\(line)")
    }
  }

  @Test func namesInALegendAreWhole() throws {
    let names = ["Persons who work in the public service of a country", "All of the others there"]
    let series = try names.map { name in
      try Series(name: name, unit: "kg", x: .categories(["a", "b"]), values: [1, 2])
    }
    let picture = try Chart(title: "T", series: series).svg()
    #expect(names.allSatisfy { picture.contains(">\($0)</text>") })
  }

  /// What is negative takes from the rest only the room that its numbers need.
  @Test func lyingBarsHaveZeroAndTheRoomThatThereIs() throws {
    let series = try Series(
      name: "Balance", unit: "EUR", x: .categories(Self.names),
      values: (1...20).map { $0 == 7 ? -12_400 : $0 == 8 ? -6_100 : Double($0) * 900 })
    for (size, svg) in pictures(try Chart(series).page()) {
      #expect(svg.contains(">\u{2212}6,100</text>") && svg.contains(">\u{2212}12,400</text>"))
      #expect(svg.contains(" class=\"middle\" text-anchor=\"middle\"") && svg.contains(">0</text>"))
      let path = try #require(svg.firstMatch(of: /<path class="full s0"[^>]* d="([^"]*)"/)).1
      let ends = path.matches(of: /M([\d.]+) [\d.]+H([\d.]+)v/).map {
        (Double($0.1) ?? 0) - (Double($0.2) ?? 0)
      }
      if size == .phone { #expect((ends.max() ?? 0) > 20, "\(ends.max() ?? 0)") }
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

  @Test func tablesOfPagesHaveUnitsAndGroups() throws {
    let series = try Series(name: "Visitors", unit: "kWh", values: [-3512, 16_000, 13_372])
    let page = try Chart(title: "T", series: [series]).page()
    #expect(page.contains("<th scope=\"col\">Visitors in kWh</th>"))
    #expect(page.contains("<td>16,000</td>") && page.contains("<td>-3,512</td>"))
  }

  /// There is no date to go to.
  @Test func pagesOfNamesGoToPlaces() throws {
    let names = try Series(name: "V", x: .categories(["a", "b", "c"]), values: [1, 2, 3])
    #expect(try Chart(names).page().contains(">Go to a place, a value or +20</label>"))
    #expect(try Chart(names).page(in: .german).contains(">Zu Stelle, Wert oder +20 gehen</label>"))
    let dates = XAxis.dates(
      XAxis.Dates(instants: (0..<3).map { CalendarDate(day: $0).instant }, precision: .day))
    let dated = try Series(name: "V", x: dates, values: [1, 2, 3])
    #expect(try Chart(dated).page().contains(">Go to a date, a value or +20</label>"))
  }
}
