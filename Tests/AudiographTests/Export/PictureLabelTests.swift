// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What a picture says of what it draws.
@Suite struct PictureLabelTests {
  private func texts(_ svg: String) -> [String] {
    svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }

  private func days(_ count: Int, every step: Int = 1) -> XAxis {
    .dates(
      XAxis.Dates(
        instants: (0..<count).map { Int64($0 * step) * CalendarDate.microsecondsPerDay },
        precision: .day))
  }

  private func chart(
    _ values: [Double], kind: ChartKind = .measurement, x: XAxis? = nil
  ) throws -> Chart {
    let series = try Series(
      name: "V", unit: "kg", kind: kind, x: x ?? .rows(count: values.count), values: values)
    return try Chart(title: "T", series: [series])
  }

  @Test func logarithmicAxesAreNamed() throws {
    var style = SoundStyle()
    style.scale = .log
    let chart = try chart([1, 10, 100])
    #expect(texts(try chart.svg(style: style)).contains("V in kg, logarithmic scale"))
    #expect(
      texts(try chart.svg(in: .german, style: style)).contains("V in kg, logarithmische Skala"))
    #expect(!texts(try chart.svg()).contains { $0.contains("logarithmic") })
  }

  @Test func linesOfReferenceSayWhatTheyAre() throws {
    var style = SoundStyle()
    style.baseline = .mean
    #expect(texts(try chart([1, 2, 6]).svg(style: style)).contains("mean: 3"))
    style.baseline = .first
    #expect(texts(try chart([1, 2, 6]).svg(in: .french, style: style)).contains("début\u{A0}: 1"))
    let price = try chart([5, 7, 6], kind: .price, x: days(3))
    #expect(texts(try price.svg()).contains("start: 5.00 on 1 Jan 1970"))
  }

  @Test func extremesOfSeveralBarsAreCounted() throws {
    let names = XAxis.categories(["a", "b", "c", "d", "e"])
    let chart = try chart([3, 9, 9, 2, 9], x: names)
    let written = texts(try chart.svg())
    #expect(written.contains("9, highest, 3 times") && written.contains("2 for d, lowest"))
    #expect(texts(try chart.svg(in: .polish)).contains("9, najwyższa, 3 razy"))
    // Along a line the first of them is shown where it is.
    let line = texts(try self.chart([3, 9, 9]).svg())
    #expect(line.contains("9 at point 2, highest, 2 times"))
  }

  /// A label above another bar would be read as that bar's.
  @Test(arguments: [3, 6, 14])
  func theLowestBarIsLabelledAboveItselfOrNotAtAll(_ count: Int) throws {
    let names = XAxis.categories((0..<count).map { "n\($0)" })
    let series = try [("one", 10.25), ("two", 40)].map { name, low in
      try Series(name: name, unit: "t", x: names, values: (0..<count).map { low + Double($0) })
    }
    let svg = try Chart(title: "T", series: series).svg()
    let bar = try #require(
      svg.firstMatch(of: /class="full s0"[^>]* d="M([\d.]+) [\d.]+V([\d.]+)h([\d.]+)V[\d.]+zM/))
    let (left, width) = (Double(bar.1) ?? 0, Double(bar.3) ?? 0)
    let note = svg.firstMatch(of: /class="note middle"[^>]* x="([\d.]+)" y="[\d.]+">(10[^<]*)</)
    #expect((note != nil) == (count < 14))
    if let note {
      let (middle, half) = (Double(note.1) ?? 0, PictureText.width(String(note.2)) / 2)
      #expect(middle - half >= left - 1 && middle + half <= left + width + 1)
    }
  }

  /// Years that have room below their bars are all named; of many, some are.
  @Test func eachOfAFewDatedBarsHasItsDate() throws {
    func years(_ count: Int) throws -> [String] {
      let dates = try (0..<count).map {
        try #require(CalendarDate(year: 2001 + $0, precision: .year))
      }
      let chart = try chart((0..<count).map { Double(3 + $0 % 2) }, x: .dates(XAxis.Dates(dates)))
      var context = ChartContext()
      context.drawsBars = true
      return texts(try Picture(chart, context: context).svg).filter {
        $0.wholeMatch(of: /20\d\d/) != nil
      }
    }
    #expect(try years(8) == (2001...2008).map(String.init))
    #expect(try years(60).count < 60)
  }

  @Test func aLowBarBesideNothingHigherKeepsItsWords() throws {
    #expect(
      texts(try chart([9, 2], x: .categories(["a", "b"])).svg()).contains("2 for b, lowest"))
  }

  /// Rank 1 is the highest, and stands on top.
  @Test func ranksAreLabelledAsRanks() throws {
    let chart = try chart([3, 1, 7], kind: .rank, x: .rows(count: 3))
    let svg = try chart.svg()
    let notes = svg.matches(of: /class="note middle"[^>]* y="([\d.]+)">([^<]*)</).map {
      (y: Double($0.1) ?? 0, text: String($0.2))
    }
    #expect(notes.count == 2)
    #expect(notes[0].text.hasPrefix("1") && notes[0].text.hasSuffix("highest"))
    #expect(notes[1].text.hasPrefix("7") && notes[1].text.hasSuffix("lowest"))
    #expect(notes[0].y < notes[1].y)
  }

  /// Points are no percent, in no channel.
  @Test(arguments: ["percentage points", "in pp", "Prozentpunkte"])
  func percentagePointsAreNoPercent(_ unit: String) throws {
    let series = try Series(
      name: "Change", unit: unit, kind: .percent, x: .categories(["a", "b"]), values: [4.4, -9.3])
    #expect(!series.holdsPercents)
    let chart = try Chart(title: "T", series: [series])
    #expect(!texts(try chart.svg()).contains { $0.contains("%") })
    var walk = try Exploration(chart)
    #expect(Phrasebook().line(walk.perform(.highest)) == "4.4 for a, highest, first")
    let shares = try Series(
      name: "Share", unit: "percent", kind: .percent, x: .categories(["a", "b"]), values: [4, 9])
    #expect(shares.holdsPercents)
  }

  @Test func namesOnALogarithmicAxisAreNotJoined() throws {
    var style = SoundStyle()
    style.scale = .log
    let chart = try chart([1, 10, 100], x: .categories(["a", "b", "c"]))
    let picture = try chart.svg(style: style)
    #expect(!picture.contains("<path class=\"line") && picture.contains("<path class=\"mark s0\""))
    let dated = try self.chart([1, 10, 100], x: days(3)).svg(style: style)
    #expect(dated.contains("<path class=\"line"))
  }

  @Test func zeroIsWrittenWhereThePlotReachesIt() throws {
    #expect(texts(try chart([5, 60, 200]).svg()).contains("0"))
    #expect(!texts(try chart([60, 90, 200]).svg()).contains("0"))
  }

  @Test func barsOfDatesAreDrawnWhereTheyWereAskedFor() throws {
    let chart = try chart([5, 7, 6], x: days(3))
    var context = ChartContext()
    #expect(!(try Picture(chart, context: context).svg).contains("<path class=\"full s0\""))
    context.drawsBars = true
    let picture = try Picture(chart, context: context).svg
    #expect(picture.contains("<path class=\"full s0\"") && !picture.contains("class=\"line"))
  }

  @Test func panelsBeginAndEndInOnePlace() throws {
    let series = [
      try Series(name: "A", unit: "kg", x: days(9), values: (1...9).map { Double($0) * 1e6 + 1 }),
      try Series(name: "B", unit: "kg", x: days(9), values: (1...9).map { 9e6 - Double($0) }),
      try Series(name: "C", unit: "°C", x: days(9), values: (1...9).map(Double.init)),
    ]
    let picture = try Chart(title: "T", series: series).svg()
    let axes = picture.matches(
      of: /class="axis"[^>]*d="M([\d.]+) [\d.]+V[\d.]+M[\d.]+ [\d.]+H([\d.]+)"/)
    #expect(axes.count == 2)
    #expect(Set(axes.map { "\($0.1) \($0.2)" }).count == 1)
  }

  /// Candles of days of which each is joined to others, drawn alone.
  @Test func joinedCandlesHaveTheDaysOfTheirHighAndLow() throws {
    let days = 0..<900
    let prices = days.map { day -> BarStage.Prices in
      let value = 100 + Double(day % 7)
      return (value, day == 444 ? 300 : value + 1, day == 555 ? 10 : value - 1, value)
    }
    var style = SoundStyle()
    style.form = .candles
    let chart = try BarStage.chart(BarStage.bars(prices, firstDay: 0))
    let picture = try Picture(chart, style: style, isAlone: true).svg
    let written = texts(picture)
    #expect(written.contains("300.00, high, 21 Mar 1971"), "\(written)")
    #expect(written.contains("10.00, low, 10 Jul 1971"))
    // As many as eyes tell apart: weeks, where ears have months.
    #expect(written.contains { $0.contains("129 weeks") })
    let joined = try #require(chart.series[0].bars).joined(by: .month).joined(by: .year)
    #expect(joined.instant(of: .high, at: 1) == CalendarDate(day: 444).instant)
  }

  /// Where the line goes, the words of the mean would cover it.
  @Test func linesOfReferenceAreNamedWhereTheyCoverLeast() throws {
    var style = SoundStyle()
    style.baseline = .mean
    func label(_ values: [Double]) throws -> (isRight: Bool, isAbove: Bool) {
      let picture = try chart(values, x: days(values.count)).svg(style: style)
      let base = try #require(picture.firstMatch(of: /class="base"[^>]*d="M[\d.]+ ([\d.]+)H/)).1
      let text = try #require(picture.firstMatch(of: /class="beside ([a-z ]+)"[^>]*y="([\d.]+)"/))
      return (text.1.contains("end"), (Double(text.2) ?? 0) < (Double(base) ?? 0))
    }
    let rising = (0..<60).map(Double.init)
    #expect(try label(rising) == (true, true))
    let noisy = (0..<30).map { _ in 0.0 } + (0..<30).map { Double($0 % 2) * 20 }
    #expect(try label(noisy).isRight == false)
    #expect(try label(noisy.reversed()) == (true, true))
  }

  @Test func meansHaveTheDecimalsOfTheirValues() throws {
    var style = SoundStyle()
    style.baseline = .mean
    #expect(texts(try chart([1.2, 2.3, 2.6]).svg(style: style)).contains("mean: 2"))
    #expect(texts(try chart([1.25, 2.3, 2.61]).svg(style: style)).contains("mean: 2.05"))
    #expect(texts(try chart([1, 2, 2]).svg(style: style)).contains("mean: 1.7"))
  }

  @Test func linesOfAllPanelsLookUnlike() throws {
    let series = [
      try Series(name: "A", unit: "kg", x: days(9), values: (1...9).map(Double.init)),
      try Series(name: "B", unit: "°C", x: days(9), values: (1...9).map(Double.init)),
    ]
    let picture = try Chart(title: "T", series: series).svg()
    #expect(picture.contains("class=\"line s0 d0\"") && picture.contains("class=\"line s1 d1\""))
  }

  // MARK: - Other kinds

  private func band(_ x: XAxis, _ bounds: Band.Bounds = .unnamed) throws -> String {
    let values = (0..<x.count).map(Double.init)
    let band = try Band(
      values: values, lower: values.map { $0 - 1 }, upper: values.map { $0 + 2 }, named: "V",
      unit: "kg", bounds: bounds, x: x)
    return FormChart(band, title: "T").svg()
  }

  @Test func boundsOfBandsAreExplained() throws {
    #expect(
      texts(try band(.rows(count: 4))).contains("V in kg, dashed: lower and upper"))
    #expect(
      texts(try band(.rows(count: 4), .named(lower: "p10", upper: "p90")))
        .contains("V in kg, dashed: p10 and p90"))
    #expect(texts(try band(.rows(count: 4), .error("se"))).contains("V in kg, ± se"))
  }

  /// As along a line: where units of the calendar begin, and as far apart as they are.
  @Test func datesOfBandsAreThoseOfTheCalendar() throws {
    let written = texts(try band(days(200)))
    #expect(written.contains("Jan") && written.contains("1970") && written.contains("Jul"))
    #expect(!written.contains { $0.contains("1970-") })
    let few = texts(try band(days(2, every: 40)))
    #expect(few.contains("1 Jan 1970") && few.contains("10 Feb 1970"))
  }

  /// The names of the points at the ends of both axes, of which none covers another one.
  @Test func endsOfScattersAreNamed() throws {
    let names = ["Ada", "Bea", "Cleo", "Dora", "Eve", "Fay"]
    let scatter = try Scatter(
      x: [1, 2, 3, 4, 5, 6], y: [4, 2, 3, 9, 1, 5], xNamed: "x", yNamed: "y", points: names)
    let picture = FormChart(scatter, title: "T").svg()
    #expect(Set(texts(picture)).intersection(names) == ["Ada", "Dora", "Eve", "Fay"])
    let close = try Scatter(
      x: [1, 1.001, 1.002, 9], y: [1, 1.001, 1.002, 9], xNamed: "x", yNamed: "y",
      points: ["A town", "B town", "C town", "D town"])
    let boxes = FormChart(close, title: "T").svg()
      .matches(of: /class="note"[^>]* x="([\d.]+)" y="([\d.]+)">([^<]*)</)
      .map { (x: Double($0.1) ?? 0, y: Double($0.2) ?? 0, text: String($0.3)) }
    #expect(boxes.count == 2)
    #expect(boxes[0].x + PictureText.width(boxes[0].text) < boxes[1].x || boxes[0].y > boxes[1].y)
  }

  @Test func scalesOfColoursHaveTenSteps() throws {
    let map = try HeatMap(
      values: [[3, 5], [7, 9]], rows: ["a", "b"], columns: ["c", "d"], named: "Calls")
    let picture = FormChart(map, title: "T").svg()
    #expect(picture.matches(of: /class="full s0 edged"/).count == 10 + 4)
  }

  @Test func candlesSayWhatTheirBodiesAre() throws {
    let bars = try PriceBars(
      dates: XAxis.Dates(
        instants: (0..<3).map { $0 * CalendarDate.microsecondsPerDay }, precision: .day),
      columns: [
        .open: [1, 2, 3], .high: [3, 4, 5], .low: [0.5, 1, 2], .close: [2, 1.5, 4],
      ])
    var style = SoundStyle()
    style.form = .candles
    let picture = try BarStage.chart(bars).svg(style: style)
    #expect(texts(picture).contains { $0.hasSuffix("empty: rose, filled: fell") })
  }
}
