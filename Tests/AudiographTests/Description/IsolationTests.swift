// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Names that run from right to left do not turn the words around them.
@Suite struct IsolationTests {
  static let rain = "גשם"

  private func chart(
    _ title: String, _ names: [String], categories: [String]? = nil
  ) throws -> Chart {
    try Chart(
      title: title,
      series: names.map { name in
        try Series(
          name: name, x: categories.map(XAxis.categories) ?? .rows(count: 3), values: [1, 3, 2])
      })
  }

  @Test(arguments: [
    ("גשם", "\u{2068}גשם\u{2069}"), ("مطر 2020", "\u{2068}مطر 2020\u{2069}"),
    ("Sales גשם", "\u{2068}Sales גשם\u{2069}"), ("Rain", "Rain"), ("株 2020", "株 2020"), ("", ""),
    ("٣", "٣"), ("\u{2068}גשם\u{2069}", "\u{2068}גשם\u{2069}"),
    ("גש\u{2069}ם", "\u{2068}גשם\u{2069}"),
    ("\u{2068}Rain\u{2069}", "Rain"),
  ])
  func namesAreIsolated(name: String, told: String) {
    #expect(Language.english.wording(.display).name(name) == told)
    let spoken = Language.english.wording(.speech).name(name)
    #expect(!spoken.contains("\u{2068}") && !spoken.contains("\u{2069}"))
  }

  @Test(arguments: Language.allCases) func sentencesHoldIsolatedNames(language: Language) throws {
    let chart = try chart(Self.rain, [Self.rain])
    let facts = ChartFacts(chart)
    let told = Description(facts, language: language).sentences(.short).joined()
    #expect(told.hasPrefix("\u{2068}\(Self.rain)\u{2069}"), "\(told)")
    let spoken = Description(facts, language: language, channel: .speech).sentences(.short).joined()
    #expect(spoken.hasPrefix(Self.rain), "\(spoken)")
    #expect(!spoken.contains("\u{2068}"))
    let title = Phrasebook(language).title(of: chart, seconds: 13)
    #expect(title.hasPrefix("\u{2068}\(Self.rain)\u{2069}" + language.wording(.display).comma))
  }

  @Test func cutNamesAreClosed() throws {
    let long = String(repeating: "גשם ", count: 40)
    let title = Phrasebook().title(of: try chart(long, ["a"]), seconds: 13)
    #expect(title.count { $0 == "\u{2068}" } == 1)
    #expect(title.count { $0 == "\u{2069}" } == 1)
    #expect(title.hasSuffix("\u{2069}, 3 points, 13 seconds."), "\(title)")
  }

  @Test func picturesHaveIsolates() throws {
    let svg = try Picture(chart(Self.rain, ["a"], categories: ["א", "b", "c"])).svg
    #expect(svg.contains(">\u{2068}\(Self.rain)\u{2069}</text>"))
    #expect(svg.contains(">\u{2068}א\u{2069}<"))
    #expect(try !Picture(chart("Rain", ["a"])).svg.contains("\u{2068}"))
  }

  @Test func pagesHaveElements() throws {
    let page = try Page(chart(Self.rain, ["a"], categories: ["א", "b", "c"])).html
    #expect(page.contains("<h1><bdi>\(Self.rain)</bdi></h1>"))
    #expect(page.contains("<th scope=\"row\"><bdi>א</bdi></th>"))
    #expect(page.contains("<title>\u{2068}\(Self.rain)\u{2069}</title>"))
    #expect(try !Page(chart("Rain", ["a"])).html.contains("<bdi>"))
  }
}
