// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct PictureTests {
  private func svg(
    _ values: [Double?], title: String = "T", style: SoundStyle = SoundStyle()
  ) throws -> String {
    try Chart(title: title, series: [Series(name: "Flow", values: values)]).svg(style: style)
  }

  /// The data of the paths of a class.
  private func paths(_ kind: String, in svg: String) -> [String] {
    svg.split(separator: "<path class=\"\(kind)").dropFirst().compactMap { part in
      part.split(separator: " d=\"", maxSplits: 1).dropFirst().first?
        .split(separator: "\"").first.map(String.init)
    }
  }

  /// The points of a path of straight lines, run by run.
  private func points(of path: String) -> [[(x: Double, y: Double)]] {
    path.split(separator: "M").map { run in
      let numbers = run.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
      return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    }
  }

  @Test func pointsStandWhereTheirValuesAre() throws {
    let values: [Double] = [3, 1, 4, 1.5, 9, 2.6]
    let line = try #require(paths("line s0", in: try svg(values)).first)
    let drawn = try #require(points(of: line).first)
    #expect(drawn.count == values.count)
    let (low, high) = (drawn[1], drawn[4])
    for (value, point) in zip(values, drawn) {
      let expected = low.y + (value - 1) / 8 * (high.y - low.y)
      #expect(abs(point.y - expected) <= 0.11)
    }
    let step = drawn[1].x - drawn[0].x
    for (left, right) in zip(drawn, drawn.dropFirst()) {
      #expect(abs(right.x - left.x - step) <= 0.21)
    }
  }

  @Test func gapsPartTheLineAndLonePointsAreDots() throws {
    let picture = try svg([1, 2, nil, 3, nil, nil, 4, 5, 6])
    let line = try #require(paths("line s0", in: picture).first)
    #expect(points(of: line).map(\.count) == [2, 3])
    let dots = try #require(paths("dots s0", in: picture).first)
    #expect(dots.split(separator: "M").count == 1)
  }

  @Test(arguments: [1, 2, 3, 4, 24, 25, 260, 261, 3000])
  func everySizeIsDrawn(_ count: Int) throws {
    let places = Array(0..<count)
    let rising: [Double] = places.map { Double($0 * $0 % 7) }
    let flat = [Double](repeating: 5, count: count)
    let huge: [Double] = places.map { $0 % 2 == 0 ? -1e308 : 1e308 }
    let tiny: [Double] = places.map { Double($0) * Double.leastNonzeroMagnitude }
    for values in [rising, flat, huge, tiny] {
      let picture = try svg(values)
      #expect(picture.hasSuffix("</svg>\n"))
      #expect(!picture.contains("nan") && !picture.contains("inf"))
    }
  }

  @Test func extremesAreLabelledInTheWordsOfAWalk() throws {
    let picture = try svg([3, 1, 4, 1.5, 9, 2.6])
    #expect(picture.contains(">9 at point 5, highest</text>"))
    #expect(picture.contains(">1 at point 2, lowest</text>"))
    let flat = try svg([5, 5])
    #expect(flat.contains(">5 at point 1</text>") && !flat.contains("highest"))
  }

  @Test func manyPointsKeepTheirExtremesAndStaySmall() throws {
    var values = (0..<10_000).map { Double($0 * 7919 % 1000) as Double? }
    values[4321] = 5000
    values[8765] = -5000
    for index in stride(from: 0, to: 10_000, by: 3) where index != 8766 { values[index] = nil }
    let picture = try svg(values)
    #expect(picture.utf8.count < 200_000)
    #expect(picture.contains(">5000 at point 4322, highest</text>"))
    #expect(picture.contains(">\u{2212}5000 at point 8766, lowest</text>"))
    let drawn = paths("line s0", in: picture).flatMap(points).flatMap(\.self).map(\.y)
    let ends = (drawn.min() ?? 0, drawn.max() ?? 0)
    #expect(ends.0 < 110 && ends.1 > 350)
  }

  @Test func theAlternativeTextIsTheDescription() throws {
    let chart = try Chart(title: "Nile", series: [Series(name: "Flow", values: [1120, 1160, 740])])
    for language in Language.allCases {
      let picture = try chart.svg(in: language)
      let alternative = chart.description(in: language, level: .alt).joined(separator: " ")
      let details = chart.description(in: language).joined(separator: " ")
      #expect(picture.contains("-title\">\(alternative.markup)</title>"))
      #expect(picture.contains("-details\">\(details.markup)</desc>"))
      #expect(picture.contains("xml:lang=\"\(language.rawValue)\""))
    }
  }

  /// The ids of a picture, and what refers to them.
  private func ids(_ svg: String) -> (ids: Set<String>, references: Set<String>) {
    let ids = svg.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    let urls = svg.matches(of: /url\(#([^)]*)\)/).map { String($0.1) }
    let labels = svg.matches(of: /aria-\w+by="([^"]*)"/).map { String($0.1) }
    return (Set(ids), Set(urls + labels))
  }

  @Test func picturesShareNoIds() throws {
    var clipped = SoundStyle()
    clipped.maximum = 8
    var logarithmic = SoundStyle()
    logarithmic.scale = .log
    let names = XAxis.categories(["a", "b"])
    let bars = try ["A", "B", "C"].map {
      try Series(name: $0, unit: "kg", x: names, values: [1, 2])
    }
    // The same words, drawn otherwise, are another picture.
    let pictures = [
      try svg([3, 1, 9]), try svg([3, 1, 9], style: clipped),
      try svg([3, 1, 9], style: logarithmic),
      try svg([3, 1, 8]), try Chart(title: "T", series: bars).svg(),
    ]
    let all = pictures.map { ids($0) }
    #expect(all.allSatisfy { $0.references.isSubset(of: $0.ids) && $0.ids.count >= 2 })
    #expect(Set(all.flatMap(\.ids)).count == all.map(\.ids.count).reduce(0, +))
    #expect(try svg([3, 1, 9]) == pictures[0])
    #expect(pictures.allSatisfy { !$0.unicodeScalars.contains("\u{1A}") })
  }

  /// A policy may forbid every style sheet.
  @Test func theDrawingNeedsNoStyleSheet() throws {
    let picture = try svg([3, 1, 4, nil, 9, 2.6])
    let elements = picture.matches(of: /<(?:path|text|rect) [^>]*>/).map { String($0.0) }
    #expect(elements.count > 10)
    #expect(picture.contains("<g aria-hidden=\"true\" fill=\"#1a1a1a\">"))
    for element in elements where !element.contains("<path d=") {
      #expect(element.contains(" fill=\"") || element.hasPrefix("<text"), "\(element)")
      #expect(element.contains(" stroke=\"") || !element.hasPrefix("<path"), "\(element)")
    }
    #expect(picture.contains("<path class=\"line s0 d0\" fill=\"none\" stroke-width=\"2\""))
    #expect(picture.contains(" width=\"800\" height=\""))
  }

  /// Light colours are attributes, dark ones rules of the page.
  @Test func attributesAreTheRules() {
    let look = PictureLook.attributes("full s1")
    #expect(
      look == " class=\"full s1\" stroke-width=\"1.5\" stroke=\"#c4500a\" fill=\"#c4500a\"")
    #expect(PictureLook.attributes("full figure s1").hasSuffix(" fill=\"#c4500a\""))
    #expect(!Picture.style.contains("#c4500a"))
    #expect(PictureLook.rules(.dark).contains(".audiograph .full.s1{fill:#ff9d66}"))
    #expect(!PictureLook.rules(.dark).contains("stroke-dasharray"))
  }

  @Test func onlyTheAlternativeTextIsRead() throws {
    let picture = try svg([3, 1, 9])
    let hidden = try #require(picture.firstRange(of: "<g aria-hidden=\"true\" "))
    #expect(!picture[..<hidden.lowerBound].contains("<text"))
    #expect(picture.hasSuffix("</g></svg>\n"))
  }

  /// The circles of the first and the last point are whole, also where values are cut off.
  @Test func marksAtTheEndsAreWhole() throws {
    var style = SoundStyle()
    style.maximum = 8
    let picture = try svg([3, 1, 9, 2], style: style)
    let clip = try #require(
      picture.firstMatch(of: /<clipPath id="[^"]*"><path d="M([\d.]+) [\d.]+H([\d.]+)V/))
    let marks = points(of: try #require(paths("mark s0", in: picture).first)).flatMap(\.self).map(
      \.x)
    let (left, right) = (try #require(Double(clip.1)), try #require(Double(clip.2)))
    #expect(left <= (marks.filter { $0 > 50 }.min() ?? 0) - 5)
    #expect(right >= (marks.max() ?? .infinity) + 5)
  }

  static let names: [([String], [String])] = [
    (["Short", "Names"], ["Short", "Names"]),
    (
      ["Department of Affairs, number 1", "Department of Affairs, number 2"],
      ["Department of Affa…1", "Department of Affa…2"]
    ),
    (
      ["Budget 2020 for schools", "Budget 2021 for schools"],
      ["Budget 2020 for sch…", "Budget 2021 for sch…"]
    ),
    (
      ["Department of Affairs 2020 in Rome", "Department of Affairs 2021 in Rome"],
      ["Department of…2020…", "Department of…2021…"]
    ),
    (
      ["Bavaria, seasonally adjusted", "Saxony, seasonally adjusted"],
      ["Bavaria, seasonally…", "Saxony, seasonally…"]
    ),
  ]

  @Test(arguments: names)
  func namesAreCutWhereTheyAgree(_ names: [String], _ cut: [String]) {
    #expect(names.shortenedApart(to: 20) == cut)
  }

  /// Names that have nothing in common keep whole words.
  @Test func otherNamesAreCutBehindAWord() {
    let names = ["Nuclear energy", "Natural gas", "Coal", "Hydroelectric power"]
    #expect(names.shortenedApart(to: 12) == ["Nuclear…", "Natural gas", "Coal", "Hydroelectr…"])
    #expect(names.shortenedApart(to: 20) == names)
  }

  @Test func namesStayApart() {
    let names = [
      "Ministry of Education", "Ministry of Health", "Chamber of Commerce", "Chamber of Crafts",
    ].map { "\($0) of Hamburg" }
    for limit in [16, 20, 28] {
      let cut = names.shortenedApart(to: limit)
      #expect(Set(cut).count == names.count, "\(cut)")
      #expect(cut.allSatisfy { $0.count <= limit })
    }
  }

  @Test func textOfDataCannotBecomeMarkup() throws {
    let hostile = "\"><script>alert('1')</script>&\u{1B}[31m\u{202E}\u{0}"
    let series = try Series(
      name: hostile, unit: hostile, x: .categories([hostile, "b"]), values: [1, 2])
    let picture = try Chart(title: hostile, series: [series, series]).svg()
    #expect(!picture.contains("<script") && !picture.contains("\u{1B}"))
    #expect(!picture.contains("\u{202E}"))
    #expect(picture.contains("&lt;script&gt;"))
  }

  @Test func categoriesAreBarsFromZero() throws {
    let series = try Series(
      name: "Visitors", x: .categories(["Oslo", "Rome", "Bern"]),
      values: [310, .nan, 420])
    let picture = try Chart(title: "T", series: [series]).svg()
    let bars = try #require(paths("full s0", in: picture).first).split(separator: "M")
    #expect(bars.count == 2)
    let tops = bars.map { $0.split { "V h".contains($0) }.compactMap { Double($0) } }
    let heights = tops.map { $0[1] - $0[2] }
    #expect(abs(heights[0] / heights[1] - 310 / 420) < 0.001)
    #expect(picture.contains(">Rome</text>"))
  }

  /// A milliwatt with a capital letter is a megawatt.
  @Test func unitsKeepTheirCase() throws {
    let series = try ["A", "B"].map { try Series(name: $0, unit: "mW", values: [1, 2, 3]) }
    var style = SoundStyle()
    style.axisSharing = .shared
    let picture = try Chart(title: "T", series: series).svg(style: style)
    #expect(picture.contains(">mW</text>") && !picture.contains("MW"))
  }

  /// Above the lowest bar its words would lie across its neighbours, below it on the names.
  @Test(arguments: [[310, 12, 420], [310, 0, 420], [310, -12, 420], [-310, -12, -420]])
  func wordsOfBarsStandBesideNoBar(_ values: [Double]) throws {
    let series = try Series(
      name: "V", x: .categories(["Monday", "b", "Wednesday"]), values: values)
    let picture = try Chart(title: "T", series: [series]).svg()
    let bars = try #require(paths("full s0", in: picture).first).split(separator: "M")
      .map { $0.split { "V h".contains($0) }.compactMap { Double($0) } }
    let (zero, ends) = (bars[0][1], bars.map { $0[2] })
    let notes = picture.matches(
      of: /class="note middle"[^>]* x="([\d.]+)" y="([\d.]+)">([^<]*)</
    ).map { (x: Double($0.1) ?? 0, y: Double($0.2) ?? 0, text: String($0.3)) }
    let high = values.max() ?? 0
    #expect(notes.count == 2)
    #expect(notes[0].y < (high < 0 ? zero : ends.min() ?? 0))
    for note in notes {
      let half = PictureText.width(note.text) / 2
      for bar in bars where note.x - half < bar[0] + bar[3] && note.x + half > bar[0] {
        let (upper, lower) = (min(zero, bar[2]), max(zero, bar[2]))
        #expect(note.y <= upper || note.y - 12 >= lower, "\(note.text)")
      }
    }
    let name = try #require(picture.firstMatch(of: /y="([\d.]+)">Monday</)).1
    if values.allSatisfy({ $0 >= 0 }) { #expect((Double(name) ?? 0) - zero < 20) }
  }

  /// Dashes and marks come again with the ninth series, in another colour.
  @Test func eightSeriesDifferByMoreThanColour() {
    let looks = (0..<64).map {
      "\(PictureStroke.classes(ofSeries: $0)) \(PictureMark.path(ofSeries: $0, at: [(0, 0)]))"
    }
    #expect(Set(looks).count == 64)
  }

  @Test func shortDatesArePolish() throws {
    let dates = XAxis.Dates(
      instants: [0, 120, 121].map { Int64($0) * CalendarDate.microsecondsPerDay }, precision: .day)
    let series = try Series(name: "T", x: .dates(dates), values: [1, 3, 2])
    let picture = try Chart(title: "T", series: [series]).svg(in: .polish)
    #expect(picture.contains("3, 1 maja 1970, najwyższa"))
  }

  @Test func seriesDifferByDashAndMark() throws {
    let series = try (0..<4).map { number in
      try Series(
        name: "S\(number)", unit: "kg", x: .rows(count: 3),
        values: [1, 2, Double(number)])
    }
    let picture = try Chart(title: "T", series: series).svg()
    for number in 0..<4 {
      #expect(paths("line s\(number) d\(number)", in: picture).count == 1, "no legend")
      #expect(paths("mark s\(number)", in: picture).count == 1)
    }
    let marks = (0..<4).map { PictureMark.path(ofSeries: $0, at: [(0, 0)]) }
    #expect(Set(marks).count == 4)
  }

  @Test func candlesAreFullWhereTheyFell() throws {
    let columns: [PriceColumn: [Double]] = [
      .open: [1, 3, 2], .high: [4, 4, .nan], .low: [0.5, 1, 1], .close: [3, 2, 2],
    ]
    let bars = try PriceBars(
      dates: XAxis.Dates(
        instants: [0, 1, 2].map { $0 * CalendarDate.microsecondsPerDay }, precision: .day),
      columns: columns)
    let series = try bars.series(of: .close).series
    var style = SoundStyle()
    style.form = .candles
    let picture = try Chart(title: "T", series: [series]).svg(style: style)
    #expect(try #require(paths("hollow s0", in: picture).first).split(separator: "M").count == 1)
    #expect(try #require(paths("full s0", in: picture).first).split(separator: "M").count == 1)
    #expect(try #require(paths("line s0", in: picture).first).split(separator: "M").count == 4)
    #expect(picture.contains(">4.00, high, 1 Jan 1970</text>"))
    #expect(picture.contains(">0.50, low, 1 Jan 1970</text>"))
  }

  static let ranges: [(Double, Double, [Double])] = [
    (0, 10, [0, 2, 4, 6, 8, 10]), (430.47, 702.1, [450, 500, 550, 600, 650, 700]),
    (0.1, 0.3, [0.1, 0.15, 0.2, 0.25, 0.3]), (-3, 3, [-3, -2, -1, 0, 1, 2, 3]), (5, 5, [5]),
    (-1e308, 1e308, [-8e307, -4e307, 0, 4e307, 8e307]),
    (0, .leastNonzeroMagnitude, [0, .leastNonzeroMagnitude]),
  ]

  @Test(arguments: ranges)
  func roundValuesOfAxes(_ low: Double, _ high: Double, _ expected: [Double]) {
    #expect(RoundValues.between(low, high, scale: .linear) == expected)
  }

  @Test func roundValuesOfLogarithmicAxes() {
    #expect(RoundValues.between(6.56, 702.1, scale: .log) == [10, 20, 50, 100, 200, 500])
    #expect(RoundValues.between(78.2, 705, scale: .log) == [100, 150, 200, 300, 500, 700])
    #expect(RoundValues.between(5, 2000, scale: .log) == [10, 30, 100, 300, 1000])
    #expect(
      RoundValues.between(1e-3, 1e3, scale: .log) == [0.001, 0.01, 0.1, 1, 10, 100, 1000])
    #expect(RoundValues.between(1e-300, 1e300, scale: .log).count <= 9)
  }
}
