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

  /// What the chart shows in a line, then the other sentences of its description: nothing is read twice.
  func description(headline: String, _ sentences: [String]) -> String {
    let others = sentences.filter { !headline.contains($0) }.map { $0.content }.joined(
      separator: " ")
    return "<p class=\"headline\">\(headline.content)</p>"
      + (others.isEmpty ? "" : "\n<p id=\"\(id("description"))\">\(others)</p>")
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
    wording.say(.pageMade(version: Score.version)).capitalizedFirst.asSentence
  }

  private var styleText: String? {
    switch layout.styleSheet {
    case .own: return layout.isFragment ? Page.fragmentStyle : Page.style
    case .none: return nil
    case .text(let text):
      // Nothing but "</" ends an element of a style sheet.
      var before: Unicode.Scalar = " "
      return text.replacingScalars { scalar in
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

  /// The picture, which is an element of SVG, and what is printed below it.
  func picture(_ element: String, _ publication: Publication) -> String {
    let notes = publication.notes(wording).map { "<p class=\"printed\">\($0.content)</p>\n" }
    return """
      <section \(labelled("picture"))><\(h(2)) id="\(id("picture"))">\(text(.picture))</\(h(2))>
      <figure role="group" aria-labelledby="\(id("picture"))" tabindex="0">\(element)</figure>
      \(notes.joined())</section>
      """
  }

  /// The sound with its captions, a slider over so many points, buttons and keys.
  ///
  /// Where the script makes the sound, nothing of it is shown until the script runs: it may be forbidden
  /// or missing too, which `noscript` does not know.
  func listening(
    _ sound: PageSound, captions: String, pointCount: Int, choice: String, keys: String
  ) -> String {
    let source = isFurther ? nil : sound.address.map { " controls src=\"\($0.markup)\"" }
    let silence =
      sound == .made && !isFurther
      ? "<noscript><p>\(text(.needsScript).asSentence)</p></noscript>\n" : ""
    let hidden = sound == .made ? " hidden" : ""
    return """
      \(silence)<section class="listening"\(hidden) \(labelled("listen"))><\(h(2)) id="\(id("listen"))">\(text(.listen))</\(h(2))>
      <audio aria-labelledby="\(id("listen"))"\(source ?? "")>\
      <track kind="captions" default srclang="\(language.rawValue)" label="\(text(.captions))" \
      src="data:text/vtt;base64,\(Base64.text(Array(captions.utf8)))"></audio>
      <div id="\(id("player"))" hidden>
      \(choice)<p><label for="\(id("point"))" id="\(id("point-label"))">\(text(.point))</label>
      <input type="range" id="\(id("point"))" min="0" max="\(pointCount - 1)" step="1" \
      value="\(pointCount - 1)"></p>
      <p id="\(id("told"))" aria-hidden="true"></p>
      <div class="buttons" role="group" aria-labelledby="\(id("listen"))">\
      \(button("play", .play))\(button("stop", .stop))\(button("slower", .slower))\
      \(button("faster", .faster))</div>
      <p><label for="\(id("volume"))">\(text(.volume))</label>
      <input type="range" id="\(id("volume"))" min="10" max="100" step="10" value="100"></p>
      <div class="buttons" role="group" aria-labelledby="\(id("point-label"))">\
      \(button("previous", .previous))\(button("next", .next))\
      \(button("highest", wording.say(.exploreExtreme(extreme: .highest))))\
      \(button("lowest", wording.say(.exploreExtreme(extreme: .lowest))))\
      \(button("where", wording.say(.exploreHelp(topic: .whereabouts))))</div>
      <form id="\(id("search"))"><p><label for="\(id("place"))">\(label(wording.say(.exploreHelp(topic: .goTo))))</label>
      <input id="\(id("place"))" type="text" autocomplete="off" enterkeyhint="go"></p></form>
      <p id="\(id("status"))" aria-live="polite"></p>
      <details class="keys"><summary>\(text(.keys))</summary><p>\(text(.keysNote))</p>
      \(keys)</details>
      </div>
      </section>
      """
  }

  private func button(_ name: String, _ text: PageText) -> String {
    button(name, wording.say(.pageText(text: text)))
  }

  private func button(_ name: String, _ text: String) -> String {
    "<button type=\"button\" id=\"\(id(name))\">\(label(text))</button>"
  }

  private func label(_ text: String) -> String { text.capitalizedFirst.markup }

  /// Keys with what they do.
  func keys(_ topics: [(ExplorationHelp, String)], others: [(String, String)] = []) -> String {
    let lines = topics.map { ($1, wording.say(.exploreHelp(topic: $0)).markup) } + others
    return "<dl>\(lines.map { "<dt><kbd>\($0)</kbd></dt><dd>\($1)</dd>" }.joined())</dl>"
  }

  func downloads(title: String, data: String, captions: String) -> String {
    let stem = String(title.fileStem.prefix(60))
    let name = stem.isEmpty ? "chart" : stem.markup
    let data = Base64.text(Array(data.utf8))
    let table = isFurther ? "" : " href=\"data:text/csv;base64,\(data)\""
    let captions = Base64.text(Array(captions.utf8))
    return """
      <section class="downloads" \(labelled("downloads"))>\
      <\(h(2)) id="\(id("downloads"))">\(text(.downloads))</\(h(2))>
      <ul>
      <li hidden><a id="\(id("sound"))" href="#\(id("listen"))" download="\(name).\(layout.sound.ending)">\(text(.sound))</a></li>
      <li><a download="\(name).csv"\(table)>\(text(.data))</a></li>
      <li><a download="\(name).vtt" href="data:text/vtt;base64,\(captions)">\(text(.captions))</a></li>
      </ul>
      </section>
      """
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
    }
    json.key("texts")
    json.object { json in
      json.member("play", wording.say(.pageText(text: .play)).capitalizedFirst)
      json.member("pause", wording.say(.pageText(text: .pause)).capitalizedFirst)
      json.member("refused", wording.say(.pageText(text: .refused)).capitalizedFirst.asSentence)
      for extreme in ExplorationExtreme.allCases {
        json.member(extreme.messageName, wording.say(.exploreExtreme(extreme: extreme)))
      }
      json.member("description", description.joined(separator: " "))
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
  /// One of more than a few hundred rows is folded away; an empty cell is said to be missing.
  func table(
    _ caption: String, _ id: String, headings: [String], rows: [[String]]
  ) -> String {
    var body = ""
    for row in rows {
      body += "<tr><th scope=\"row\">\((row.first ?? "").content)</th>"
      for cell in row.dropFirst() {
        body += "<td>\(cell.isEmpty ? text(.missing) : cell.content)</td>"
      }
      body += "</tr>\n"
    }
    // A screen reader would announce an empty heading before each cell.
    let names = headings.map { $0.isBlank ? "<td></td>" : "<th scope=\"col\">\($0.content)</th>" }
      .joined()
    let table =
      "<div class=\"rows\" role=\"region\" aria-labelledby=\"\(self.id(id))\" tabindex=\"0\">"
      + "<table><caption id=\"\(self.id(id))\">\(caption.content)</caption>"
      + "<thead><tr>\(names)</tr></thead><tbody>\n\(body)</tbody></table></div>"
    guard rows.count > Page.mostRowsShown else { return table }
    return "<details><summary>\(caption.content)</summary>\(table)</details>"
  }
}
