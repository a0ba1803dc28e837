// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Audiograph

extension XAxis {
  /// Some of the dates of a series.
  fileprivate init(dates series: Series, _ range: Range<Int>) throws {
    let dates = try #require(series.x.dates)
    self = .dates(Dates(instants: Array(dates.instants[range]), precision: dates.precision))
  }
}

@Suite struct PageTests {
  private func page(_ values: [Double?], title: String = "Nile") throws -> String {
    try Chart(title: title, series: [Series(name: "Flow", values: values)]).page()
  }

  /// What stands between two texts, the first time.
  private func part(_ page: String, from start: String, to end: String) throws -> String {
    let first = try #require(page.range(of: start))
    let last = try #require(page.range(of: end, range: first.upperBound..<page.endIndex))
    return String(page[first.upperBound..<last.lowerBound])
  }

  private struct Content: Decodable {
    struct Line: Decodable {
      let name: String
      let times: [[Double]]
      let highest: Int
      let lowest: Int
      let points: [Point]
    }
    struct Point: Decodable {
      let words: String
      let frequency: Double?
      let value: Double?

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        words = try list.decode(String.self)
        frequency = try list.decodeNil() ? nil : list.decode(Double.self)
        _ = try (list.decode(Double.self), list.decode(Double.self))
        value = try list.decodeNil() ? nil : list.decode(Double.self)
      }
    }
    struct Shown: Decodable {
      let key: String
      let words: String
      let parts: [Part]
    }
    struct Part: Decodable {
      let start: Int
      let dates: [String]?
      let height: Double?
      let told: [String: String]?
      let named: [String: String]?
      let marks: [[Double]]?
    }
    let series: [Line]
    let ranges: [Shown]
  }

  /// One value a day from 1 January 2020 on: 1, 2, 3 and so on.
  private func daily(_ count: Int, _ kind: ChartKind = .measurement) throws -> Series {
    let day = CalendarDate.microsecondsPerDay
    let instants = (0..<count).map { Int64(18_262 + $0) * day }
    return try Series(
      name: "Flow", kind: kind, x: .dates(XAxis.Dates(instants: instants, precision: .day)),
      values: (1...count).map(Double.init))
  }

  @Test func showsTheLastPartsThatAreShorterThanTheChart() throws {
    let page = try Chart(title: "Nile", series: [daily(100)]).page()
    let ranges = try content(page).ranges
    #expect(ranges.map(\.key) == ["1", "2", "6"])
    // 9 April is the hundredth day.
    let month = try #require(ranges[0].parts.first)
    #expect(month.dates == ["10 Mar 2020", "9 Apr 2020"])
    #expect(month.start == 69)
    // Its first point is its lowest; the highest of the whole chart is its highest.
    #expect(month.told == ["69": "70 on 10 Mar 2020, lowest, first"])
    #expect(ranges[0].words.contains("in a month"), "\(ranges[0].words)")
    #expect(ranges[2].parts[0].start == 0)
    #expect(page.contains("<p class=\"headline\">\(ranges[2].words)</p>"))
    let names = try part(page, from: "class=\"buttons ranges\"", to: "</div>")
    let keys = try part(page, from: "<details class=\"keys\"", to: "</details>")
    for (key, name) in [("1", "1 month"), ("2", "3 months"), ("6", "All")] {
      #expect(names.contains(">\(name)</button>"))
      #expect(keys.contains("<dt><kbd>\(key)</kbd></dt><dd>\(name)</dd>"))
    }
    #expect(!keys.contains("<kbd>3</kbd>"))
  }

  /// Long names often differ at their ends.
  @Test func namesOfRowsAreWhole() throws {
    let names = (1...3).map {
      "Department of Very Long Administrative Names and Affairs, number \($0)"
    }
    let series = try Series(name: "Staff", x: .categories(names), values: [3, 1, 2])
    let page = try Chart(title: "T", series: [series]).page()
    for name in names { #expect(page.contains("<th scope=\"row\">\(name)</th>")) }
    let told = try part(page, from: "<p id=\"description\">", to: "</p>")
    #expect(told.contains(names[0]) && told.contains(names[1]))
  }

  /// A screen reader that reads the page from its beginning hears each sentence and each line once; the picture is
  /// called by what it is.
  @Test(arguments: Language.allCases)
  func nothingIsReadTwice(_ language: Language) throws {
    let price = try Chart(title: "T", series: [daily(100, .price)])
    let flow = try Chart(title: "Nile", series: [Series(name: "Flow", values: [3, 1, 2, 5, 4])])
    var inHeadlines = 0
    for chart in [price, flow] {
      let page = try chart.page(in: language)
      let read = try part(page, from: "<h1>", to: "</main>")
      let headline = chart.description(in: language, level: .alt).joined(separator: " ")
      for sentence in chart.description(in: language) {
        let isInHeadline = headline.contains(sentence)
        inHeadlines += isInHeadline ? 1 : 0
        // Below the title it is not said again.
        let told = language.wording(.display).sentence(sentence, below: chart.title)
        let count = read.components(separatedBy: told.markup).count - 1
        #expect(count == 1, "\(told)")
      }
      let names = page.matches(of: /<svg[^>]*><title[^>]*>([^<]*)</).map { $0.1 }
      #expect(names.count == 3 && Set(names).count == 1 && !headline.contains(names[0]))
      #expect(!page.contains("aria-describedby") && !page.contains("<desc"))
      #expect(page.contains("<p id=\"told\" aria-hidden=\"true\">"))
    }
    #expect(inHeadlines > 0)
  }

  /// The dashed line of a part is drawn within the axis only.
  @Test func aPartIsCountedFromWhereTheAxisReaches() throws {
    var style = SoundStyle()
    style.maximum = 60
    let chart = try Chart(title: "T", series: [daily(100, .price)])
    let ranges = try content(Page(chart, style: style).html).ranges
    // The last month is counted from 69, the last three months from 9.
    #expect(ranges[0].parts[0].height == nil)
    #expect(ranges[1].parts[0].height != nil)
  }

  @Test func figuresStandWhereTheyWereReported() throws {
    let day = CalendarDate.microsecondsPerDay
    func reported(_ days: [Int], _ values: [Double]) throws -> Series {
      try Series(
        name: "earnings", unit: "US dollars",
        x: .dates(
          XAxis.Dates(instants: days.map { Int64(18_262 + $0) * day }, precision: .day)),
        values: values)
    }
    let chart = try Chart(title: "T", series: [daily(100, .price)])
    // One before the first price, one behind the last, one in a gap of its own.
    let figures = try reported([-3, 0, 50, 99, 120], [1e9, 2e9, -3e9, 2.5e9, 7e9])
    let page = try Page(chart, figures: [figures]).html
    let section = try part(page, from: "<h2 id=\"figures\">", to: "</section>")
    #expect(section.contains("<h3>Earnings in US dollars</h3>"))
    for (date, number) in [
      ("1 Jan 2020", "2000000000"), ("20 Feb 2020", "-3000000000"), ("9 Apr 2020", "2500000000"),
    ] {
      #expect(section.contains("<th scope=\"row\">\(date)</th><td>\(number)</td>"), "\(date)")
    }
    #expect(!section.contains("7 billion") && section.contains(", 3 points"))
    #expect(section.contains("<th scope=\"col\">Reported</th><th scope=\"col\">Earnings</th>"))
    // Bars begin where the prices of their days stand.
    let picture = try Picture(chart)
    let drawing = try part(section, from: "<svg class=\"audiograph figures wide\"", to: "</svg>")
    let bars = drawing.components(separatedBy: "class=\"full figure").dropFirst()
    for (bar, index) in zip(bars, [0, 50, 99]) {
      #expect(bar.contains("d=\"M\(coordinate(picture.x(ofSeries: 0, at: index))) "))
    }
    #expect(bars.count == 3)
    let none = try Page(chart, figures: [reported([120], [1])]).html
    let rows = try Chart(title: "", series: [Series(name: "", values: [1, 2])])
    let withoutDates = try Page(rows, figures: [figures]).html
    for page in [none, withoutDates, try Page(chart).html] {
      #expect(!page.contains("id=\"figures\""))
    }
  }

  @Test func partsOfSeveralSeriesAreCountedFromTheLastDateOfAll() throws {
    let later = try daily(100)
    let names = ["Flow", "Ebb"]
    let earlier = try Series(
      name: "Ebb", x: XAxis(dates: later, 0..<90), values: (0..<90).map { 200 - Double($0) })
    let chart = try Chart(title: "Nile", series: [later, earlier])
    var style = SoundStyle()
    for together in [false, true] {
      style.axisSharing = together ? .shared : .own
      let page = try Page(chart, style: style).html
      let data = try content(page)
      #expect(data.series.map(\.name) == names && data.ranges.map(\.key) == ["1", "2", "6"])
      let month = data.ranges[0].parts
      #expect(month.map(\.start) == [69, 69])
      #expect(month[0].dates == ["10 Mar 2020", "9 Apr 2020"])
      #expect(month[1].dates == ["10 Mar 2020", "30 Mar 2020"])
      #expect(month[1].told == ["69": "131 on 10 Mar 2020, highest, first"])
      #expect(month[1].named == ["69": "131, Ebb, 10 Mar 2020, highest, first"])
      #expect(month.allSatisfy { ($0.marks != nil) == together && ($0.height == nil) == together })
      #expect(page.components(separatedBy: "<g class=\"panel\">").count == (together ? 4 : 7))
    }
  }

  @Test func partsOfCandlesBeginAtJoinedBars() throws {
    let day = CalendarDate.microsecondsPerDay
    let closes = (0..<400).map { 100 + Double($0 * 7919 % 53) }
    let bars = try PriceBars(
      dates: XAxis.Dates(instants: (0..<400).map { Int64(18_262 + $0) * day }, precision: .day),
      columns: [
        .open: closes, .high: closes.map { $0 + 2 }, .low: closes.map { $0 - 2 }, .close: closes,
      ])
    var style = SoundStyle()
    style.form = .candles
    let chart = try Chart(title: "T", series: [bars.series(of: .close).series])
    let data = try content(Page(chart, style: style).html)
    #expect(data.ranges.map(\.key) == ["1", "2", "3", "4", "6"])
    let points = try #require(data.series.first?.points)
    #expect(points.count < 79)
    for range in data.ranges.dropLast() {
      let part = range.parts[0]
      let date = try #require(part.dates).first ?? ""
      #expect(points[part.start].words.contains(date), "\(points[part.start].words)")
      let shown = points[part.start...].compactMap(\.value)
      for (place, words) in part.told ?? [:] {
        let index = try #require(Int(place))
        let value = try #require(points[index].value)
        #expect(words.contains("highest") == (value == shown.max()), "\(words)")
        #expect(words.contains("lowest") == (value == shown.min()), "\(words)")
      }
    }
  }

  @Test func aChartThatIsShortOrHasNoDatesHasNoParts() throws {
    let old = try Series(
      name: "Ebb", x: XAxis(dates: daily(100), 0..<10), values: (0..<10).map(Double.init))
    let charts = try [
      Chart(title: "", series: [daily(20)]), Chart(title: "", series: [daily(100), old]),
      Chart(title: "", series: [Series(name: "", values: (1...100).map(Double.init))]),
    ]
    for chart in charts {
      let page = try chart.page()
      #expect(try content(page).ranges.isEmpty)
      #expect(!page.contains("buttons ranges"))
    }
  }

  private func content(_ page: String) throws -> Content {
    let json = try part(
      page, from: "<script type=\"application/json\" id=\"data\">", to: "</script>")
    return try JSONDecoder().decode(Content.self, from: Data(json.utf8))
  }

  @Test func saysWhatTheWordsSay() throws {
    let chart = try Chart(
      title: "Nile", series: [Series(name: "Flow", values: [1120, 1160, nil, 963, 456, 740])])
    for language in Language.allCases {
      let page = try chart.page(in: language)
      #expect(page.contains("<html lang=\"\(language.rawValue)\">"))
      for sentence in chart.description(in: language) + chart.description(in: language, level: .alt)
      {
        #expect(page.contains(sentence.markup))
      }
      let captions = try #require(
        Data(base64Encoded: part(page, from: " src=\"data:text/vtt;base64,", to: "\"")))
      #expect(try String(decoding: captions, as: UTF8.self) == chart.captions(in: language))
      let table = try Data(base64Encoded: part(page, from: "data:text/csv;base64,", to: "\""))
      #expect(String(decoding: table ?? Data(), as: UTF8.self) == DataDocument(chart).text)
    }
  }

  @Test func nothingIsAskedOfTheNetwork() throws {
    let page = try page([1, 2, 3])
    for match in page.matches(of: /(?:src|href)="([^"]*)"/) {
      #expect(match.1.hasPrefix("data:") || match.1.hasPrefix("#"))
    }
    #expect(
      !page.contains("http://") && !page.contains("https://") || page.contains("w3.org/2000/svg"))
    #expect(!page.contains("@import") && !page.contains(" style=\"background"))
  }

  @Test func thePolicyAllowsItsOwnScriptAndStyleOnly() throws {
    let page = try page([1, 2, 3])
    let policy = try part(page, from: "Content-Security-Policy\" content=\"", to: "\"")
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    let script = try part(page, from: "<script>", to: "</script>")
    let style = try part(page, from: "<style>", to: "</style>")
    for text in [script, style] {
      #expect(policy.contains("'sha256-\(Base64.text(SHA256(text).bytes))'"))
    }
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashes(_ text: String, _ expected: String) {
    let hash = SHA256(text).bytes.map { String(format: "%02x", $0) }.joined()
    #expect(hash == expected)
  }

  @Test func base64OfAnyLength() {
    for count in 0..<10 {
      let bytes = (0..<count).map { UInt8(251 - 40 * $0 & 255) }
      #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
    }
  }

  @Test func pitchesAndTimesAreThoseOfTheScore() throws {
    let chart = try Chart(
      title: "T", series: [Series(name: "A", values: (0..<300).map { Double($0 * 7919 % 101) })])
    let score = try Score(chart)
    let line = try #require(try content(chart.page()).series.first)
    #expect(line.points.count == 300)
    let heard = score.events.filter { $0.kind == .point }
    #expect(line.times.count == heard.count)
    for (time, event) in zip(line.times, heard) {
      #expect(abs(time[0] - Double(event.start) / 48_000) < 0.0002)
      #expect(Int(time[1]) == event.index)
      let point = line.points[Int(time[1])]
      #expect(point.value == event.value)
      #expect(abs(1200 * Foundation.log2((point.frequency ?? 1) / (event.frequency ?? 1))) < 0.05)
    }
  }

  @Test(arguments: [1, 2, 3, 500, 501, 10_001])
  func sizes(_ count: Int) throws {
    let values = (0..<count).map { $0 % 7 == 3 ? nil : Double($0 * 7919 % 1009) }
    let page = try page(values)
    let line = try #require(try content(page).series.first)
    #expect(count > 10_000 ? line.points.count < 1000 : line.points.count == count)
    #expect(page.components(separatedBy: "<tr><th scope=\"row\">").count - 1 == line.points.count)
    #expect(page.contains("<details><summary>Nile, ") == (line.points.count > 30))
    let values2 = line.points.compactMap(\.value)
    #expect(line.points[line.highest].value == values2.max())
    #expect(line.points[line.lowest].value == values2.min())
    let highest = try #require(values.compactMap(\.self).max())
    #expect(values2.max() == highest)
  }

  @Test func textOfDataCannotBecomeMarkup() throws {
    let hostile = "</script><script>alert(1)</script>\"'>&\u{202E}<!--"
    let series = try Series(
      name: hostile, unit: hostile, x: .categories([hostile, "b"]), values: [1, 2])
    let page = try Chart(title: hostile, series: [series, series]).page()
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("\u{202E}") && !page.contains("<!--"))
    #expect(try content(page).series[0].points.count == 2)
  }

  /// The script makes the sound; a recording is in the page, or beside it, where somebody asks for it.
  @Test func aRecordingIsThereWhereItIsAskedFor() throws {
    let chart = try Chart(Series("Flow", [1, 2, 3]))
    let made = try chart.page()
    // Without the script there is no heading of nothing.
    #expect(
      made.contains(
        "<noscript><p>The sound needs JavaScript.</p></noscript>\n"
          + "<section class=\"listening scripted\" hidden aria-labelledby=\"listen\">"))
    #expect(!made.contains("src=\"data:audio") && made.contains("\"sound\":{\"rate\":24000,"))
    #expect(made.contains("\"refused\":\"The sound cannot be played; perhaps the browser"))
    let embedded = try Page(
      chart, layout: layout(.embedded([1, 2, 3], mediaType: "audio/ogg", ending: "opus"))
    )
    .html
    #expect(
      embedded.contains(
        "<audio aria-labelledby=\"listen\" controls src=\"data:audio/ogg;base64,AQID\">"))
    let beside = try Page(chart, layout: layout(.file("a&b.wav"))).html
    #expect(beside.contains(" controls src=\"./a%26b.wav\">"))
    for page in [embedded, beside] {
      #expect(!page.contains("<noscript>") && !page.contains("\"sound\":{"))
      #expect(page.contains("<section class=\"listening\" aria-labelledby=\"listen\">"))
      #expect(page.contains(page == beside ? ".wav\">Sound<" : ".opus\">Sound<"))
    }
  }

  private func layout(_ sound: PageSound) -> PageLayout {
    var layout = PageLayout()
    layout.sound = sound
    return layout
  }

  /// Two fragments in one page share no id, and leave nothing outside of their elements.
  @Test func fragmentsStandInAPageOfOthers() throws {
    var layout = PageLayout()
    layout.isFragment = true
    layout.scriptPath = "charts.js"
    let pages = try [[1, 2, 3], [1, 2, 4]].map {
      try Page(Chart(Series("Flow", $0)), layout: layout).html
    }
    func ids(_ page: String) -> [String] {
      page.components(separatedBy: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
    for page in pages {
      #expect(page.hasPrefix("<div class=\"audiograph-chart\" data-prefix=\"chart-"))
      for part in ["<html", "<body", "<main", "<h1", "<meta", "<link", ":root", "<script>"] {
        #expect(!page.contains(part), "\(part)")
      }
      #expect(
        page.contains("@scope{") && page.contains("<script src=\"./charts.js\" defer>"))
      #expect(ids(page).count > 20 && Set(ids(page)).count == ids(page).count)
      // What is referred to is there.
      for reference in ["aria-labelledby=\"", "for=\"", "aria-describedby=\""] {
        for rest in page.components(separatedBy: reference).dropFirst() {
          let names = rest.prefix { $0 != "\"" }.split(separator: " ")
          #expect(names.allSatisfy { ids(page).contains(String($0)) })
        }
      }
      // Of several charts, what they have in common is called by the chart.
      let prefix = try part(page, from: "data-prefix=\"", to: "\"")
      #expect(page.contains("<h2 id=\"\(prefix)chart\">Flow</h2>"))
      #expect(page.contains(" aria-labelledby=\"\(prefix)play \(prefix)chart\">Play</button>"))
    }
    #expect(Set(ids(pages[0])).isDisjoint(with: ids(pages[1])))
    layout.scriptPath = "../all scripts/charts.js"
    layout.styleSheet = .none
    #expect(
      try Page(Chart(Series("Flow", [1, 2])), layout: layout).html
        .contains("<script src=\"../all%20scripts/charts.js\" defer>"))
    #expect(
      try !Page(Chart(Series("Flow", [1, 2])), layout: layout).html.contains("<style>@scope"))
    layout.styleSheet = .text("p{color:red}</style><script>")
    let own = try Page(Chart(Series("Flow", [1, 2])), layout: layout).html
    #expect(own.contains("p{color:red}<\\/style><script></style>"))
  }

  /// In an article are a title, a sentence, Play and the picture; the rest is folded.
  @Test func fragmentsAreCompact() throws {
    var layout = PageLayout()
    layout.isFragment = true
    let page = try Page(Chart(title: "Nile", series: [daily(100)]), layout: layout).html
    let shown = try part(page, from: "<h2", to: "<details class=\"listening")
    let explore = try part(page, from: "<details class=\"listening", to: "<details class=\"data\">")
    #expect(shown.matches(of: /<(h[1-6]|button|input|select|table)/).map { $0.1 } == ["button"])
    #expect(shown.contains(" id=\"chart-") && shown.contains(">Nile</h2>"))
    // The title stands right above the sentence.
    let headline = try part(shown, from: "<p class=\"headline\">", to: "</p>")
    #expect(!headline.hasPrefix("Nile, ") && headline.contains("rose"), "\(headline)")
    #expect(explore.contains("<summary>Explore</summary>") && explore.contains("type=\"range\""))
    let data = try part(page, from: "<details class=\"data\">", to: "<script")
    #expect(data.contains("<summary>Data</summary>") && data.contains("</table>"))
    // It is folded once.
    #expect(!data.contains("<details><summary>"))
  }

  /// Numbers end where others do, texts begin there.
  @Test func textsInTablesAreMarked() throws {
    let table = PageShell(language: .english).table(
      "Towns", "rows0", headings: ["Town", "Country", "People"], rows: [["Oslo", "Norway", "5"]],
      texts: [1])
    #expect(table.contains("<th scope=\"col\" class=\"text\">Country</th><th scope=\"col\">People"))
    #expect(table.contains("<td class=\"text\">Norway</td><td>5</td>"))
    for sheet in [Page.style, Page.fragmentStyle] {
      #expect(sheet.contains("text-align:end") && sheet.contains(".text{text-align:start}"))
    }
  }

  /// Each language is whole, and what they have in common is there once.
  @Test func languagesShareWhatHasNoWords() throws {
    let chart = try Chart(title: "Nile", series: [daily(100)])
    let languages: [Language] = [.english, .german, .polish]
    for isFragment in [false, true] {
      var layout = PageLayout()
      layout.isFragment = isFragment
      let pages = try languages.map { try Page(chart, language: $0, layout: layout) }
      let page = Page(inLanguagesOf: pages).html
      let shown = try part(page, from: "<div class=\"version\" lang=\"en\">", to: "<template")
      #expect(shown.contains("<p hidden><label for="))
      #expect(shown.contains("<option value=\"de\" lang=\"de\">Deutsch</option>"))
      #expect(page.contains(isFragment ? " lang=\"en\">\n<style>" : "<html lang=\"en\">"))
      for language in languages.dropFirst() {
        let template = try part(
          page, from: "<template lang=\"\(language.rawValue)\">", to: "</template>")
        for sentence in chart.description(in: language) {
          #expect(template.contains(sentence.markup))
        }
        #expect(!template.contains("data:text/csv"))
        let texts = try part(template, from: "<script type=\"application/json\">", to: "</script>")
        #expect(texts.hasPrefix("[\"") && !template.contains("<noscript>"))
      }
      #expect(page.components(separatedBy: "\"sound\":{").count == 2)
      #expect(page.components(separatedBy: "data:text/csv").count == 2)
      let alone = pages.map { $0.html.utf8.count }
      #expect(page.utf8.count < alone.reduce(0, +) - 2 * Page.script.utf8.count)
    }
    let one = try Page(chart)
    #expect(Page(inLanguagesOf: [one]).html == one.html && !one.html.contains("<template"))
  }

  /// A hundred years and their sound, which were 1.4 MB as a recording; days have longer names.
  @Test(arguments: [(100, DatePrecision.year, 82_500), (250, .day, 150_000)])
  func pagesAreSmall(_ count: Int, _ precision: DatePrecision, _ limit: Int) throws {
    let values = (0..<count).map { Double($0 * 7919 % 1009) + 0.25 }
    let years = try (0..<count).map { try #require(CalendarDate(year: 1871 + $0)).instant }
    let x =
      precision == .year
      ? XAxis.dates(XAxis.Dates(instants: years, precision: .year)) : try daily(count).x
    let page = try Chart(title: "Flow", series: [Series(name: "Flow", x: x, values: values)]).page()
    #expect(page.utf8.count <= limit, "\(page.utf8.count)")
  }

  @Test func candlesHaveTheirBars() throws {
    let columns: [PriceColumn: [Double]] = [
      .open: [1, 3], .high: [4, 5], .low: [0.5, 1], .close: [3, 2],
    ]
    let bars = try PriceBars(
      dates: XAxis.Dates(instants: [0, 86_400_000_000], precision: .day), columns: columns)
    var style = SoundStyle()
    style.form = .candles
    let page = try Chart(title: "T", series: [try bars.series(of: .close).series]).page(
      style: style)
    #expect(try content(page).series[0].times.count == 2)
    #expect(page.contains(">T, open, high, low, close, 2 points</caption>"))
  }

  /// The file to download has what the table has.
  @Test func candlesHaveTheirBarsInTheData() throws {
    let columns: [PriceColumn: [Double]] = [
      .open: [1, 3], .high: [4, 5], .low: [0.5, 1], .close: [3, 2], .volume: [10, 20],
    ]
    let bars = try PriceBars(
      dates: XAxis.Dates(instants: [0, 86_400_000_000], precision: .day), columns: columns)
    let chart = try Chart(title: "T", series: [bars.series(of: .close).series])
    func data(_ form: SoundStyle.Form) throws -> String {
      var style = SoundStyle()
      style.form = form
      let bytes = try part(chart.page(style: style), from: "data:text/csv;base64,", to: "\"")
      return String(decoding: try #require(Data(base64Encoded: bytes)), as: UTF8.self)
    }
    #expect(try data(.candles) == DataDocument(bars).text)
    #expect(try data(.candles).hasSuffix("1970-01-02,3,5,1,2,20\n"))
    #expect(try data(.line) == DataDocument(chart).text)
  }

  @Test func lowContrastStandsBesideHighContrast() {
    for contrast in ["more", "less"] {
      #expect(Page.style.contains("@media(prefers-contrast:\(contrast)){:root{"))
      #expect(
        Page.style.contains(
          "(prefers-contrast:\(contrast)) and (prefers-color-scheme:dark){"))
    }
  }

  @Test func notesOfTheRunStandInThePage() throws {
    let values = (0..<10_001).map { Double(1 + $0 * 7919 % 1009) }
    let chart = try Chart(title: "T", series: [Series(name: "A", values: values)])
    for language in Language.allCases {
      var style = SoundStyle()
      style.scale = .log
      style.minimum = 1
      let page = try Page(
        chart, style: style, language: language, notes: ["a.csv: chose <b>."]
      ).html
      let notes = try part(page, from: "<ul class=\"notes\"", to: "</ul>")
      #expect(notes.contains("<li>A.csv: chose &lt;b&gt;.</li>"))
      let score = try Score(chart, style: style)
      let sound = Phrasebook(language).soundNotes(score, of: chart, style: style)
      #expect(sound.count == 2)
      for note in sound { #expect(notes.contains("<li>\(note.markup)</li>")) }
      let shown = try content(page).series[0].points.count
      #expect(notes.contains("\(shown)") && shown < 1000)
      #expect(notes.components(separatedBy: "<li>").count == 5)
    }
    #expect(!(try page([1, 2, 3]).contains("class=\"notes\"")))
  }

  @Test func theTableSaysWhatBarsAreJoinedTo() throws {
    let day = CalendarDate.microsecondsPerDay
    let closes = (0..<400).map { 100 + Double($0 * 7919 % 53) }
    let bars = try PriceBars(
      dates: XAxis.Dates(instants: (0..<400).map { Int64(18_262 + $0) * day }, precision: .day),
      columns: [.open: closes, .high: closes, .low: closes, .close: closes])
    var style = SoundStyle()
    style.form = .candles
    let page = try Chart(title: "T", series: [bars.series(of: .close).series]).page(style: style)
    let rows = try content(page).series[0].points.count
    #expect(page.contains(">T, open, high, low, close, \(rows) weeks</caption>"))
    let notes = try part(page, from: "<ul class=\"notes\"", to: "</ul>")
    #expect(notes.contains("<li>The bars are joined into \(rows) weeks.</li>"))
  }

  @Test func heightsOfALogarithmicAxisAreMarked() throws {
    var style = SoundStyle()
    style.scale = .log
    let chart = try Chart(title: "T", series: [Series(name: "A", values: [1, 10, 100])])
    #expect(try chart.page(style: style).contains("\"height 50"))
    #expect(try chart.page().contains("\"height 9"))
  }
}
