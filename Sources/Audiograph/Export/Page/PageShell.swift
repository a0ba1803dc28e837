// SPDX-License-Identifier: MIT

/// What pages of all kinds of charts have in common.
struct PageShell {
  let language: Language

  var wording: any Wording { language.wording(.display) }

  /// A text that no chart gives, as markup.
  func text(_ text: PageText) -> String { wording.pageText(text: text).capitalizedFirst.markup }

  /// A whole page.
  ///
  /// - Parameters:
  ///   - title: What the chart is called.
  ///   - headline: What it shows, in a line.
  ///   - body: The sections, as markup.
  ///   - data: What the script knows of the chart, as JSON that no markup can end.
  /// - Returns: The document.
  func html(title: String, headline: String, body: String, data: String) -> String {
    """
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
    <style>\(Page.style)</style>
    </head>
    <body>
    <main class="audiograph-chart" data-prefix="">
    \(body)
    </main>
    <footer><p>\(wording.pageMade(version: Score.version).capitalizedFirst.asSentence.markup)</p></footer>
    <script type="application/json" id="data">\(data)</script>
    <script>\(Page.script)</script>
    </body>
    </html>

    """
  }

  /// Nothing is loaded from anywhere; only our own script and style are taken.
  private var policy: String {
    "default-src 'none'; script-src 'sha256-\(Base64.text(SHA256(Page.script).bytes))'; "
      + "style-src 'sha256-\(Base64.text(SHA256(Page.style).bytes))'; media-src data: blob: 'self'; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// The picture, which is an element of SVG.
  func picture(_ element: String) -> String {
    """
    <section aria-labelledby="picture"><h2 id="picture">\(text(.picture))</h2>
    <figure role="group" aria-labelledby="picture" tabindex="0">\(element)</figure>
    </section>
    """
  }

  /// The sound with its captions, a slider over so many points, buttons and keys.
  func listening(
    _ sound: PageSound, captions: String, pointCount: Int, choice: String, keys: String
  ) -> String {
    let source = sound.address.map { " controls src=\"\($0.markup)\"" } ?? ""
    let silence =
      sound == .made ? "<noscript><p>\(text(.needsScript).asSentence)</p></noscript>\n" : ""
    return """
      <section class="listening" aria-labelledby="listen"><h2 id="listen">\(text(.listen))</h2>
      \(silence)<audio aria-labelledby="listen"\(source)>\
      <track kind="captions" default srclang="\(language.rawValue)" label="\(text(.captions))" \
      src="data:text/vtt;base64,\(Base64.text(Array(captions.utf8)))"></audio>
      <div id="player" hidden>
      \(choice)<p><label for="point" id="point-label">\(text(.point))</label>
      <input type="range" id="point" min="0" max="\(pointCount - 1)" step="1" \
      value="\(pointCount - 1)"></p>
      <p id="told"></p>
      <div class="buttons" role="group" aria-labelledby="listen">\
      \(button("play", .play))\(button("stop", .stop))\(button("slower", .slower))\
      \(button("faster", .faster))</div>
      <div class="buttons" role="group" aria-labelledby="point-label">\
      \(button("previous", .previous))\(button("next", .next))\
      \(button("highest", wording.exploreExtreme(extreme: .highest)))\
      \(button("lowest", wording.exploreExtreme(extreme: .lowest)))\
      \(button("where", wording.exploreHelp(topic: .whereabouts)))</div>
      <form id="search"><p><label for="place">\(label(wording.exploreHelp(topic: .goTo)))</label>
      <input id="place" type="text" autocomplete="off" enterkeyhint="go"></p></form>
      <p id="status" role="status"></p>
      <details class="keys"><summary>\(text(.keys))</summary><p>\(text(.keysNote))</p>
      \(keys)</details>
      </div>
      </section>
      """
  }

  private func button(_ name: String, _ text: PageText) -> String {
    button(name, wording.pageText(text: text))
  }

  private func button(_ name: String, _ text: String) -> String {
    "<button type=\"button\" id=\"\(name)\">\(label(text))</button>"
  }

  private func label(_ text: String) -> String { text.capitalizedFirst.markup }

  /// Keys with what they do.
  func keys(_ topics: [(ExplorationHelp, String)], others: [(String, String)] = []) -> String {
    let lines = topics.map { ($1, wording.exploreHelp(topic: $0).markup) } + others
    return "<dl>\(lines.map { "<dt><kbd>\($0)</kbd></dt><dd>\($1)</dd>" }.joined())</dl>"
  }

  func downloads(title: String, data: String, captions: String) -> String {
    let stem = String(title.fileStem.prefix(60))
    let name = stem.isEmpty ? "chart" : stem.markup
    let data = Base64.text(Array(data.utf8))
    let captions = Base64.text(Array(captions.utf8))
    return """
      <section class="downloads" aria-labelledby="downloads">\
      <h2 id="downloads">\(text(.downloads))</h2>
      <ul>
      <li hidden><a id="sound" href="#listen" download="\(name).wav">\(text(.sound))</a></li>
      <li><a download="\(name).csv" href="data:text/csv;base64,\(data)">\(text(.data))</a></li>
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
  func writeTexts(description: [String], to json: inout JSONWriter) {
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
        json.member("\(limit)", wording.line(.nothing(limit)))
      }
    }
    json.key("texts")
    json.object { json in
      json.member("play", wording.pageText(text: .play).capitalizedFirst)
      json.member("pause", wording.pageText(text: .pause).capitalizedFirst)
      json.member("description", description.joined(separator: " "))
      json.member("position", wording.explorePosition(position: "{0}", count: "{1}"))
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
      "<div class=\"rows\" role=\"region\" aria-labelledby=\"\(id)\" tabindex=\"0\">"
      + "<table><caption id=\"\(id)\">\(caption.content)</caption>"
      + "<thead><tr>\(names)</tr></thead><tbody>\n\(body)</tbody></table></div>"
    guard rows.count > Page.mostRowsShown else { return table }
    return "<details><summary>\(caption.content)</summary>\(table)</details>"
  }
}
