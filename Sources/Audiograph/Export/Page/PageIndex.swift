// SPDX-License-Identifier: MIT

/// A web page that leads to the pages of several charts: of each its title, what it shows in one
/// sentence, and its other files.
package struct PageIndex: Sendable {
  /// A chart in the index.
  package struct Entry: Sendable {
    private let page: String
    private let files: [String]
    private let language: Substring
    private let title: Substring
    private let headline: Substring

    /// A chart as its own page tells of it; nil for a text that is no such page.
    ///
    /// - Parameters:
    ///   - page: The first kilobyte of the page or more, as `Page` wrote it.
    ///   - name: The name of the page's file, which stands in the same folder as the index.
    ///   - files: The names of the other files of the chart, there too.
    package init?(page: String, named name: String, files: [String]) {
      guard page.holds(Page.generator),
        let language = page.text(between: "<html lang=\"", "\">"), language.isMarkupText,
        let title = page.text(between: "<title>", "</title>"), title.isMarkupText,
        let headline = page.text(between: Page.summaryStart, "\">"), headline.isMarkupText
      else { return nil }
      (self.page, self.files) = (name, files)
      (self.language, self.title, self.headline) = (language, title, headline)
    }

    func html(in whole: Language) -> String {
      let lang = language == whole.rawValue ? "" : " lang=\"\(language)\""
      let links = files.map { "<a href=\"\($0.linkText)\">\($0.markup)</a>" }
      return "<li><h2\(lang)><a href=\"\(page.linkText)\">\(title)</a></h2>\n"
        + "<p\(lang)>\(headline)</p>\n"
        + (links.isEmpty ? "" : "<p>\(links.joined(separator: " "))</p>\n") + "</li>\n"
    }
  }

  /// The whole page, which asks for nothing and has no script.
  package let html: String

  /// An index.
  ///
  /// - Parameters:
  ///   - entries: The charts, in the order in which they are listed.
  ///   - language: The language of the page; charts may be in others.
  package init(_ entries: [Entry], language: Language) {
    let wording = language.wording(.display)
    let title = wording.say(.pageCharts(count: entries.count)).capitalizedFirst
    let made = wording.say(.pageMade(version: Score.version))
    html = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src '\(Page.style.contentHash)'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      \(Self.generator)
      <title>\(title.markup)</title>
      <style>\(Page.style)</style>
      </head>
      <body>
      <main>
      <h1>\(title.content)</h1>
      <ul>
      \(entries.map { $0.html(in: language) }.joined())</ul>
      </main>
      <footer><p>\(wording.ended(made.capitalizedFirst).markup)</p></footer>
      </body>
      </html>

      """
  }

  private static let generator = "<meta name=\"generator\" content=\"audiograph index\">"

  /// Whether a text is the beginning, of a kilobyte or more, of an index.
  package static func begins(_ text: String) -> Bool { text.holds(generator) }
}

extension StringProtocol {
  /// What stands between two texts, the first time.
  fileprivate func text(between start: String, _ end: String) -> SubSequence? {
    guard let first = utf8.firstRange(of: start.utf8) else { return nil }
    let rest = self[first.upperBound...]
    return rest.utf8.firstRange(of: end.utf8).map { rest[..<$0.lowerBound] }
  }

  /// Whether it can stand as it is in an element or an attribute.
  fileprivate var isMarkupText: Bool { !utf8.contains { "<>\"".utf8.contains($0) } }
}

extension String {
  /// A relative path as a relative reference (RFC 3986).
  var linkText: String {
    utf8.reduce(into: utf8.starts(with: "../".utf8) ? "" : "./") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        text += (byte < 16 ? "%0" : "%") + hexadecimal
      }
    }
  }
}
