// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct PageIndexTests {
  private func page(_ title: String, in language: Language = .english) throws -> String {
    try Chart(title: title, series: [Series(name: "Flow", values: [3, 1, 2])]).page(in: language)
  }

  private func entry(_ page: String, _ name: String, _ files: [String] = []) throws
    -> PageIndex.Entry
  {
    try #require(PageIndex.Entry(page: page, named: name, files: files))
  }

  @Test func leadsToEveryChart() throws {
    let entries = [
      try entry(page("Nile"), "nile.html", ["nile.vtt", "nile.wav"]),
      try entry(page("Wisła", in: .polish), "wisla 100%.html"),
    ]
    let html = PageIndex(entries, language: .english).html
    #expect(html.contains("<html lang=\"en\">") && html.contains("<h1>2 charts</h1>"))
    let headline = try Chart(title: "Nile", series: [Series(name: "Flow", values: [3, 1, 2])])
      .description(level: .alt).joined(separator: " ")
    #expect(
      html.contains(
        """
        <ul>
        <li><h2><a href="./nile.html">Nile</a></h2>
        <p>\(headline)</p>
        <p><a href="./nile.vtt">nile.vtt</a> <a href="./nile.wav">nile.wav</a></p>
        </li>
        <li><h2 lang="pl"><a href="./wisla%20100%25.html">Wisła</a></h2>
        <p lang="pl">
        """))
    #expect(PageIndex.begins(html) && PageIndex.Entry(page: html, named: "x", files: []) == nil)
  }

  @Test func hostileNamesStayText() throws {
    let title = "\"><script>alert(1)</script>"
    let name = "a\"><img src=x>.html"
    let html = try PageIndex(
      [entry(page(title), name, ["<b>.wav"])], language: .german
    ).html
    #expect(!html.contains("<script") && !html.contains("<img") && !html.contains("<b>"))
    #expect(html.contains("href=\"./a%22%3E%3Cimg%20src%3Dx%3E.html\""))
    #expect(html.contains("&lt;script&gt;alert(1)"))
  }

  /// A page that only looks like ours brings nothing of its own in.
  @Test(arguments: [
    "", "<html><title>Nile</title></html>",
    """
    <html lang="en"><meta name="generator" content="audiograph">
    <meta name="description" content="a">
    """,
    """
    <html lang="en"><meta name="generator" content="audiograph">
    <meta name="description" content="a"><title><script>alert(1)</script></title>
    """,
    """
    <html lang="en" onclick="x()"><meta name="generator" content="audiograph">
    <meta name="description" content="a"><title>a</title>
    """,
  ])
  func otherPagesAreNone(_ page: String) {
    #expect(PageIndex.Entry(page: page, named: "a.html", files: []) == nil)
    #expect(!PageIndex.begins(page))
  }

  @Test func anIndexOfNothingIsAPageToo() {
    let html = PageIndex([], language: .french).html
    #expect(html.contains("<ul>\n</ul>") && !html.contains("<li>"))
  }
}
