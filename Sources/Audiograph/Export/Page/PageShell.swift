// SPDX-License-Identifier: MIT

/// What pages of all kinds of charts have in common.
struct PageShell {
  let language: Language
  var layout = PageLayout()
  /// What ids begin with, so that several charts may stand in one page.
  var prefix = ""
  /// What a reader can choose from; none where there is one language.
  var languages: [Language] = []
  /// Whether the script takes what all languages have in common from the first one.
  var isFurther = false

  var wording: Wording { language.wording(.display) }

  /// An id that no other chart of a page has.
  func id(_ name: String) -> String { prefix + name }

  /// What a section is called: its own heading, in a part of another page, where several charts may stand,
  /// with that of the chart.
  func labelled(_ name: String) -> String {
    let names = [id(name)] + (layout.isFragment ? [id("chart")] : [])
    return "aria-labelledby=\"\(names.joined(separator: " "))\""
  }

  /// The heading of the chart, and what is printed below it.
  func heading(_ title: String, _ publication: Publication) -> String {
    "<\(h(1))\(layout.isFragment ? " id=\"\(id("chart"))\"" : "")>\(title.content)</\(h(1))>\n"
      + (publication.subtitle.map { "<p class=\"subtitle\">\($0.content)</p>\n" } ?? "")
  }

  /// The name of the element of a heading, 1 for that of the page; articles have a heading of their own.
  func h(_ level: Int) -> String { "h\(layout.isFragment ? level + 1 : level)" }

  /// The same for a part of another page, with ids that its content decides.
  func numbered(by content: String) -> PageShell {
    guard layout.isFragment else { return self }
    var shell = self
    let digits = SHA256(content).bytes.prefix(4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    shell.prefix = "chart-\(digits.joined())-"
    return shell
  }

  /// A text that no chart gives, as markup.
  func text(_ text: PageText) -> String {
    wording.say(.pageText(text: text)).capitalizedFirst.markup
  }

  /// The language to choose, where there are several and scripts run.
  var choiceOfLanguage: String {
    guard !languages.isEmpty else { return "" }
    let options = languages.map { one in
      let name = one.wording(.display).say(.languageName()).markup
      return "<option value=\"\(one.rawValue)\" lang=\"\(one.rawValue)\""
        + (one == language ? " selected>" : ">") + "\(name)</option>"
    }
    return "<p hidden><label for=\"\(id("language"))\">\(text(.language))</label> "
      + "<select id=\"\(id("language"))\">\(options.joined())</select></p>\n"
  }

  /// A page, or a part of one.
  ///
  /// - Parameters:
  ///   - title: What the chart is called.
  ///   - headline: What it shows, in a line.
  ///   - body: The sections, as markup.
  ///   - data: What the script knows of the chart, as JSON that no markup can end.
  /// - Returns: The document.
  func html(title: String, headline: String, body: String, data: String) -> String {
    let data = "<script type=\"application/json\" id=\"\(id("data"))\">\(data)</script>"
    guard !layout.isFragment else {
      return """
        <div class="audiograph-chart" data-prefix="\(prefix)" lang="\(language.rawValue)">
        \(style)\(body)
        \(data)
        </div>
        \(script)

        """
    }
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      \(Page.generator)
      \(Page.summaryStart)\(headline.markup)">
      <title>\(title.markup)</title>
      \(style)</head>
      <body>
      <main class="audiograph-chart" data-prefix="">
      \(body)
      </main>
      <footer><p>\(made.markup)</p></footer>
      \(data)
      \(script)
      </body>
      </html>

      """
  }

  /// What made the page.
  private var made: String {
    wording.ended(wording.say(.pageMade(version: Score.version)).capitalizedFirst)
  }

  private var styleText: String? {
    switch layout.styleSheet {
    case .own:
      return PictureSize.rules + (layout.isFragment ? Page.fragmentStyle : Page.style)
    case .none: return nil
    case .text(let text):
      // Nothing but "</" ends an element of a style sheet.
      var before: Unicode.Scalar = " "
      return PictureSize.rules
        + text.replacingScalars { scalar in
          defer { before = scalar }
          return before == "<" && scalar == "/" ? "\\/" : nil
        }
    }
  }

  private var style: String { styleText.map { "<style>\($0)</style>\n" } ?? "" }

  private var script: String {
    layout.scriptPath.map { "<script src=\"\($0.linkText)\" defer></script>" }
      ?? "<script>\(Page.script)</script>"
  }

  /// Nothing is loaded from anywhere but beside the page; only this script and this style are taken.
  private var policy: String {
    let script = layout.scriptPath == nil ? "'\(Page.scriptHash)'" : "'self'"
    let style = styleText.map { "'\($0.contentHash)'" } ?? "'none'"
    return "default-src 'none'; script-src \(script); style-src \(style); "
      + "media-src data: blob: 'self'; base-uri 'none'; form-action 'none'"
  }

  /// Keys with what they do.
  func keys(_ topics: [(ExplorationHelp, String)], others: [(String, String)] = []) -> String {
    let lines = topics.map { ($1, wording.say(.exploreHelp(topic: $0)).markup) } + others
    return "<dl>\(lines.map { "<dt><kbd>\($0)</kbd></dt><dd>\($1)</dd>" }.joined())</dl>"
  }

  /// What the script makes the sound of, where there is no recording.
  func write(_ sound: PageSound, of score: Score, to json: inout JSONWriter) {
    guard sound == .made else { return }
    json.key("sound")
    score.writeSound(to: &json)
  }

  /// The texts that the script says itself.
  ///
  /// - Parameters:
  ///   - description: What "i" says.
  ///   - columnCount: How many columns are counted where "p" says which one it is; nil for lines, whose
  ///     points have that said.
  ///   - rowCount: How many rows are counted besides; nil for what is no grid.
  ///   - json: What is written to.
  func writeTexts(
    description: [String], columnCount: Int? = nil, rowCount: Int? = nil, to json: inout JSONWriter
  ) {
    json.key("speeds")
    json.array { json in
      for speed in SoundStyle.speedSteps {
        json.array { json in
          json.value(speed)
          json.value(wording.line(.speed(Figure(exactly: speed))))
        }
      }
    }
    json.key("limits")
    json.object { json in
      for limit in ExplorationLimit.ofPages {
        json.member(limit.messageName, wording.line(.nothing(limit)))
      }
      let never = wording.say(.exploreNeverReached(value: Figure(exactly: 0)))
      json.member("neverReached", never.replacing("0", with: "{0}"))
      json.member("notAPlace", wording.say(.exploreNotice(notice: .notAPlace)))
      json.member("noMark", wording.say(.exploreNoMark(letter: "{0}")))
      json.member("markOutside", wording.say(.exploreMarkOutside(letter: "{0}")))
      json.member("noValueAtMark", wording.say(.exploreNoValueAtMark(letter: "{0}")))
      json.member("unknown", wording.say(.exploreUnknown(text: "{0}", help: "h")))
    }
    json.key("texts")
    json.object { json in
      json.member("play", wording.say(.pageText(text: .play)).capitalizedFirst)
      json.member("pause", wording.say(.pageText(text: .pause)).capitalizedFirst)
      json.member(
        "refused", wording.ended(wording.say(.pageText(text: .refused)).capitalizedFirst))
      for extreme in ExplorationExtreme.allCases {
        json.member(extreme.messageName, wording.say(.exploreExtreme(extreme: extreme)))
      }
      json.member("description", description.paragraph)
      json.member("comma", wording.comma)
      json.member("letter", wording.say(.exploreLetter()))
      json.member("cancelled", wording.say(.exploreNotice(notice: .cancelled)))
      json.member("mark", wording.say(.exploreMark(letter: "{0}")))
      for (name, isUp) in [("more", true), ("less", false)] {
        json.member(
          name, wording.say(.exploreDifference(amount: "{0}", from: "{1}", isUp: isUp)))
      }
      json.member("same", wording.say(.exploreSame(from: "{0}")))
      json.member(
        "percent", wording.say(.percent(number: Figure(exactly: 0))).replacing("0", with: "{0}"))
      json.member("alsoValue", wording.say(.exploreAlsoValue(number: "{0}")))
      // Polish has another preposition before some numbers.
      if let columnCount {
        let position =
          rowCount.map {
            Said.exploreCell(row: "{2}", rows: $0, column: "{0}", columns: columnCount)
          } ?? .explorePosition(position: "{0}", count: "\(columnCount)")
        json.member("position", wording.say(position))
      }
      if !languages.isEmpty { json.member("made", made) }
    }
  }

  /// A table whose first column heads the rows.
  ///
  /// One of more than a few rows is folded away, unless all tables are; an empty cell is said to be missing.
  ///
  /// - Parameters:
  ///   - caption: What is above it.
  ///   - id: The id of the caption.
  ///   - headings: Those of the columns.
  ///   - rows: The cells of each row.
  ///   - texts: The columns of texts, which begin where numbers end.
  /// - Returns: The table as markup.
  func table(
    _ caption: String, _ id: String, headings: [String], rows: [[String]], texts: Set<Int> = []
  ) -> String {
    func kind(_ column: Int) -> String { texts.contains(column) ? " class=\"text\"" : "" }
    var body = ""
    for row in rows {
      body += "<tr><th scope=\"row\">\((row.first ?? "").content)</th>"
      for (column, cell) in row.enumerated().dropFirst() {
        body += "<td\(kind(column))>\(cell.isEmpty ? text(.missing) : cell.content)</td>"
      }
      body += "</tr>\n"
    }
    // A screen reader would announce an empty heading before each cell.
    let names = headings.enumerated().map { column, name in
      name.isBlank ? "<td></td>" : "<th scope=\"col\"\(kind(column))>\(name.content)</th>"
    }.joined()
    let table =
      "<div class=\"rows\" role=\"region\" aria-labelledby=\"\(self.id(id))\" tabindex=\"0\">"
      + "<table><caption id=\"\(self.id(id))\">\(caption.content)</caption>"
      + "<thead><tr>\(names)</tr></thead><tbody>\n\(body)</tbody></table></div>"
    guard rows.count > Page.mostRowsShown, !layout.isFragment else { return table }
    return "<details><summary>\(caption.content)</summary>\(table)</details>"
  }
}
