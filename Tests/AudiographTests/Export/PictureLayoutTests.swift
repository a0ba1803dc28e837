// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What a reader of newspapers expects of a picture.
@Suite struct PictureLayoutTests {
  private func texts(_ svg: String) -> [String] {
    svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }

  private func bars(_ names: [String], _ values: [[Double]]) throws -> String {
    let series = try values.enumerated().map { number, values in
      try Series(name: "S\(number)", unit: "kg", x: .categories(names), values: values)
    }
    return try Chart(title: "T", series: series).svg()
  }

  private func days(_ first: Int, _ count: Int, every step: Int = 1) -> XAxis {
    .dates(
      XAxis.Dates(
        instants: (0..<count).map {
          Int64(first + $0 * step) * CalendarDate.microsecondsPerDay
        }, precision: .day))
  }

  // MARK: - Bars

  @Test func barsLieWhereTheirNamesHaveNoRoom() throws {
    let names = (1...51).map { "A state with a long name, number \($0)" }
    let values = (1...51).map { Double($0 * 7 % 53) }
    let picture = try bars(names, [values])
    let written = texts(picture)
    #expect(names.allSatisfy(written.contains))
    #expect(written.filter(names.contains) == names)
    #expect(!picture.contains("rotate"))
    let path = try #require(picture.firstMatch(of: /<path class="full s0"[^>]* d="([^"]*)"/)).1
    let ends = path.split(separator: "M").compactMap { bar in
      bar.firstMatch(of: /^([\d.]+) [\d.]+H([\d.]+)v/).map {
        (Double($0.1) ?? 0, Double($0.2) ?? 0)
      }
    }
    #expect(ends.count == 51)
    let longest = ends.map { $0.1 - $0.0 }.max() ?? 0
    for (value, end) in zip(values, ends) {
      #expect(abs((end.1 - end.0) - longest * value / 52) < 0.2)
    }
  }

  @Test func longNamesTakeLines() throws {
    let name = "I feel safe walking alone at night in my neighbourhood, wherever I go"
    let second = "Another sentence of a survey, as long as the first of them is"
    let written = texts(try bars([name, second, "A third one"], [[61, 34, 12]]))
    #expect(written.contains("I feel safe walking alone at night in my"))
    #expect(!written.contains { $0.contains("…") })
    #expect(written.contains("61") && written.contains("34"))
  }

  @Test func barsThatStandAreOnTheirAxis() throws {
    let picture = try bars(["Oslo", "Rome"], [[310, 420]])
    let zero = try #require(picture.firstMatch(of: /d="M[\d.]+ ([\d.]+)V[\d.]+h[\d.]+V/)).1
    #expect(picture.contains("V\(zero)M64 \(zero)H776") || picture.contains(" \(zero)H776\"/>"))
    #expect(!picture.contains("class=\"base\""))
  }

  @Test func moreBarsThanFillsArePartedIntoPanelsOnOneAxis() throws {
    let six = try bars(["a", "b"], (1...6).map { [Double($0), 9] })
    #expect(six.split(separator: "class=\"panel\"").count == 2)
    let seven = try bars(["a", "b"], (1...7).map { [Double($0), 9] })
    let panels = seven.split(separator: "class=\"panel\"").dropFirst()
    #expect(panels.count == 7)
    for (number, panel) in panels.enumerated() {
      #expect(panel.contains(">S\(number) in kg</text>"))
      #expect(panel.contains(">8</text>"))
    }
  }

  // MARK: - Nothing repeats

  @Test func sixFillsAndEightLinesDifferWithoutColour() {
    let fills = (0..<6).map { number in
      PictureFill.attributes(ofSeries: number).replacing(#/ stroke="#\w+"| fill="#\w+"/#, with: "")
    }
    #expect(Set(fills).count == 6)
    let looks = PictureLook.all(.light)
    let dashes = (1..<8).map { number in
      looks.first { $0.name == "d\(number)" }?.properties.map(\.value) ?? []
    }
    #expect(Set(dashes).count == 7 && !dashes.contains([]))
    #expect(Set((0..<8).map(PictureMark.shape)).count == 8)
    #expect(Set((0..<64).map(PictureStroke.classes)).count == 64)
  }

  @Test func linesHaveTheirNamesAtTheirEndsAndNoLegend() throws {
    let series = try ["North", "South", "East"].enumerated().map { number, name in
      try Series(
        name: name, unit: "kg", x: .rows(count: 9),
        values: (0..<9).map { Double($0 * number) + 1 })
    }
    let picture = try Chart(title: "T", series: series).svg()
    for name in ["North", "South", "East"] {
      #expect(texts(picture).count { $0 == name } == 1)
    }
    #expect(picture.split(separator: "class=\"leader").count == 4)
    var short = series
    short[2] = try Series(
      name: "East", unit: "kg", x: .rows(count: 9),
      values: [1, 2, 3] + [Double](repeating: .nan, count: 6))
    let legend = try Chart(title: "T", series: short).svg()
    #expect(!legend.contains("class=\"leader"))
    #expect(texts(legend).count { $0 == "North" } == 1)
  }

  @Test func namesAtEndsStayApart() throws {
    let series = try (0..<12).map { number in
      try Series(
        name: "Town \(number)", unit: "kg", x: .rows(count: 9),
        values: (0..<9).map { Double($0) + Double(number) / 100 })
    }
    let picture = try Chart(title: "T", series: series).svg()
    let heights = picture.matches(of: /y="([\d.]+)">Town \d+</).compactMap { Double($0.1) }.sorted()
    #expect(heights.count == 12)
    for (upper, lower) in zip(heights, heights.dropFirst()) { #expect(lower - upper >= 14.9) }
  }

  // MARK: - Axes

  @Test func axesHaveFourToSevenNumbers() {
    for low in stride(from: -3.0, through: 7, by: 0.37) {
      for width in stride(from: 0.011, through: 990, by: 7.77) {
        let values = RoundValues.between(low, low + width, scale: .linear)
        #expect((4...7).contains(values.count), "\(low) to \(low + width): \(values)")
      }
    }
    #expect(RoundValues.between(0, 2, scale: .linear, areWhole: true) == [0, 1, 2])
    #expect(RoundValues.between(0, 14, scale: .linear, areWhole: true).count == 8)
    #expect(RoundValues.between(70, 108, scale: .linear, fewest: 3) == [70, 80, 90, 100])
  }

  static let numbers: [(Language, String, String)] = [
    (.english, "12,000", "13,372 at point 3"), (.german, "12.000", "13.372 bei Punkt 3"),
    (.french, "12\u{202F}000", "13\u{202F}372 au point 3"),
    (.polish, "12\u{202F}000", "13\u{202F}372 w punkcie 3"),
  ]

  @Test(arguments: numbers)
  func thousandsAreSetApart(_ language: Language, _ label: String, _ note: String) throws {
    let series = try Series(name: "Visitors", values: [512, 6000, 13_372])
    let picture = try Chart(title: "T", series: [series]).svg(in: language)
    #expect(
      picture.contains(">\(label)</text>") && picture.contains(">\(note), "), "\(texts(picture))")
  }

  @Test func exponentsAreRaised() throws {
    let series = try Series(name: "I", unit: "A", values: [2.48e-8, 6.81e-8, 3e-8])
    let written = texts(try Chart(title: "T", series: [series]).svg())
    #expect(written.contains("6.81·10⁻⁸ at point 2, highest"))
    #expect(written.contains("4·10⁻⁸"))
  }

  @Test func valuesHaveFourDigitsWhereMoreSayNothing() throws {
    let series = try Series(name: "P", values: [2.5e9, 5.123_456e9, 8.135_92e9])
    #expect(
      texts(try Chart(title: "T", series: [series]).svg())
        .contains("8.136 billion at point 3, highest"))
  }

  private func ticks(_ x: XAxis) throws -> [String] {
    let series = try Series(name: "V", x: x, values: (0..<x.count).map { Double($0 % 5) })
    return Chart.texts(below: try Chart(title: "T", series: [series]).svg())
  }

  @Test func theFirstYearIsShown() throws {
    let years = XAxis.dates(
      XAxis.Dates(
        instants: [0, 365, 730, 1096].map { Int64($0) * CalendarDate.microsecondsPerDay },
        precision: .year))
    #expect(try ticks(years) == ["1970", "1971", "1972", "1973"])
  }

  @Test func quartersAreWrittenShort() throws {
    let quarters = XAxis.dates(
      XAxis.Dates(
        instants: [0, 90, 181, 273, 365].map { Int64($0) * CalendarDate.microsecondsPerDay },
        precision: .quarter))
    #expect(try ticks(quarters) == ["Q1", "1970", "Q2", "Q3", "Q4", "Q1", "1971"])
  }

  @Test func midnightHasItsDate() throws {
    let hours = XAxis.dates(
      XAxis.Dates(instants: (0..<49).map { Int64($0) * 3_600_000_000 }, precision: .minute))
    #expect(
      try ticks(hours) == [
        "00:00", "1 Jan 1970", "12:00", "00:00", "2 Jan 1970", "12:00", "00:00", "3 Jan 1970",
      ])
  }

  @Test func weeksOfASummerAreShort() throws {
    #expect(
      try ticks(days(212, 60)) == ["10 Aug", "1970", "24 Aug", "7 Sep", "21 Sep"])
  }

  // MARK: - What is told besides

  @Test func percentChangeSaysSinceWhen() throws {
    let series = try Series(name: "A", unit: "US dollars", x: days(0, 5), values: [1, 2, 3, 4, 5])
    let rebased = try Chart(title: "A", series: [series]).rebasedAnew()
    let written = texts(try rebased.svg())
    #expect(written.contains("Percent change since 1 Jan 1970"))
    #expect(
      texts(try rebased.svg(in: .german)).contains("Prozentuale Veränderung seit dem 1. Jan. 1970"))
  }

  @Test func linesOfReferenceAreNamed() throws {
    let series = try Series(name: "NO2", values: [38, 52, 31]).beside(
      ReferenceLine(name: "Limit", value: 40))
    #expect(texts(try Chart(title: "T", series: [series]).svg()).contains("Limit 40"))
  }

  @Test func histogramsHaveUnitsAndEdges() throws {
    let values = (0..<60).map { Double($0 % 12) + 170 }
    let picture = FormChart(try Histogram(values, named: "Length", unit: "mm"), title: "T").svg()
    #expect(texts(picture).contains("Length in mm"))
    #expect(picture.contains("<path class=\"full s0 edged\" stroke=\"#fff\" stroke-width=\"1\""))
  }

  @Test func heatMapsHaveAScale() throws {
    let map = try HeatMap(
      values: [[3, 5, 4], [7, 9, 8]], rows: ["Monday", "Tuesday"], columns: ["a", "b", "c"],
      named: "Calls", unit: "kWh")
    let picture = FormChart(map, title: "T").svg()
    for text in ["3", "9", "Calls in kWh"] { #expect(texts(picture).contains(text), "\(text)") }
    #expect(picture.matches(of: /class="full s0 edged"/).count == 10 + 6)
  }

  @Test func partsOfAWholeAreNamedAtTheirBars() throws {
    let few = FormChart(
      try Shares(
        values: [44, 36, 20], named: "Penguins", names: ["Adelie", "Gentoo", "Chinstrap"]),
      title: "T")
    #expect(texts(few.svg()).contains("Adelie 44%"))
    let many = FormChart(
      try Shares(
        values: [28, 21, 15, 12, 10, 8, 6], named: "Votes", names: "ABCDEFG".map(String.init)),
      title: "T")
    let picture = many.svg()
    #expect(texts(picture).contains("28%") && !picture.contains("class=\"hatch"))
  }

  /// They keep within the plot, whose right edge is 24 pixels from that of the picture.
  @Test func labelsStayInsideThePlot() throws {
    let series = try Series(
      name: "V", unit: "US dollars", x: days(0, 60), values: (0..<60).map { Double($0) * 1.37 })
    let picture = try Chart(title: "T", series: [series]).svg()
    let notes = picture.matches(of: /class="note middle"[^>]* x="([\d.]+)"[^>]*>([^<]*)</)
    #expect(notes.count == 2)
    for note in notes {
      let half = PictureText.width(String(note.2)) / 2
      #expect((Double(note.1) ?? 0) + half <= PictureSize.wide.right)
    }
  }

  // MARK: - The headline

  static let title =
    "After the dam was built, the river carried far less water than in any of the thirty years before"

  private var publication: Publication {
    Publication(
      subtitle: "Annual flow at Aswan", dataSource: "Cobb 1978", credit: "A. Author",
      footnote: "Years without a measurement are left out")
  }

  private func published() throws -> (Chart, ChartContext) {
    let series = try Series(name: "Flow", values: [1120, 1160, 740])
    var context = ChartContext()
    context.publication = publication
    return (try Chart(title: Self.title, series: [series]), context)
  }

  @Test func titlesAreNeverCut() throws {
    let (chart, context) = try published()
    let written = texts(try Picture(chart, context: context).svg)
    #expect(written[0..<2].joined(separator: " ") == Self.title)
    #expect(written[2] == "Annual flow at Aswan")
    #expect(written[3] == "Years without a measurement are left out")
    #expect(written[4] == "Source: Cobb 1978. Graphic: A. Author.")
    let page = try Page(chart, context: context).html
    #expect(page.contains("<title>\(Self.title)</title>") && page.contains(">\(Self.title)</h1>"))
    #expect(page.contains("<p class=\"subtitle\">Annual flow at Aswan</p>"))
    #expect(page.contains("<p class=\"printed\">Source: Cobb 1978. Graphic: A. Author.</p>"))
    // The headline of the page is not said again by its picture.
    #expect(!page.contains("class=\"title"))
  }

  /// The title stands above; what has none above it has it whole.
  @Test func titlesAreSaidOnceAndWhole() throws {
    let (chart, context) = try published()
    let picture = try Picture(chart, context: context).svg
    let alternative = try #require(picture.firstMatch(of: /<title[^>]*>([^<]*)</)).1
    #expect(alternative.hasPrefix("\(Self.title). "))
    for isFragment in [false, true] {
      var layout = PageLayout()
      layout.isFragment = isFragment
      let page = try Page(chart, context: context, layout: layout).html
      #expect(!page.contains("After the dam was built, the river carried far less water t…"))
      let headline = try #require(page.firstMatch(of: /<p class="headline">([^<]*)</)).1
      #expect(headline == "1120 at point 1, 1160 at point 2 and 740 at point 3: down 34 percent.")
      #expect(page.contains("\(Self.title), line, 3 points</title>"))
    }
    let page = try Page(chart, context: context).html
    #expect(page.contains("<meta name=\"description\" content=\"\(Self.title). "))
  }

  @Test func questionsHaveNoComma() throws {
    let series = try Series(name: "Flow", values: [1120, 1160, 740])
    let chart = try Chart(title: "Did it fall?", series: [series])
    #expect(!(try chart.svg()).contains("?,"))
    #expect(!(try chart.page()).contains("fall?,"))
  }

  @Test func alternativeTextHasWhatIsPrinted() throws {
    let (chart, context) = try published()
    let picture = try Picture(chart, context: context, language: .german).svg
    let details = try #require(picture.firstMatch(of: /<desc[^>]*>([^<]*)<\/desc>/)).1
    #expect(details.hasPrefix("\(Self.title). Annual flow at Aswan. "))
    #expect(
      details.hasSuffix(
        "Years without a measurement are left out. Quelle: Cobb 1978. Grafik: A. Author."))
  }

  @Test func factsHaveWhatIsPrinted() throws {
    let (chart, context) = try published()
    let facts = FactsDocument(ChartFacts(chart, context: context)).text
    #expect(
      facts.contains(
        #","subtitle":"Annual flow at Aswan","dataSource":"Cobb 1978","credit":"A. Author","#
          + #""footnote":"Years without a measurement are left out","symbol":"#))
    #expect(!FactsDocument(ChartFacts(chart)).text.contains("footnote"))
  }

  @Test func otherKindsHaveWhatIsPrinted() throws {
    let values = (0..<60).map { Double($0 % 12) + 170 }
    let chart = FormChart(try Histogram(values, named: "Length", unit: "mm"), title: Self.title)
    let written = texts(chart.svg(with: publication))
    #expect(written[0..<2].joined(separator: " ") == Self.title)
    #expect(written.contains("Source: Cobb 1978. Graphic: A. Author."))
    let page = try Page(chart, publication: publication).html
    #expect(page.contains("<p class=\"subtitle\">Annual flow at Aswan</p>"))
  }
}

extension Chart {
  /// The texts below a plot: places and the years or days that they are in.
  fileprivate static func texts(below svg: String) -> [String] {
    svg.matches(of: /<text class="(?:below )?middle"[^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }
}
