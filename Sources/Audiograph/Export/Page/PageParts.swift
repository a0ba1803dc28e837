// SPDX-License-Identifier: MIT

/// What a page of a chart, of whichever kind, consists of.
struct PageParts {
  var title: String
  var publication: Publication
  /// Where the data are from.
  var provenance: [String] = []
  /// What the chart shows in a line, and the whole description.
  var headline: String
  var sentences: [String]
  /// What is known of how the data were read.
  var notes: [String]
  var captions: String
  /// Series and ranges to choose from, as markup.
  var choice = ""
  /// How many places the slider has.
  var pointCount: Int
  /// Whether these are dates.
  var hasDates: Bool
  /// The keys of the slider, as markup.
  var keys: String
  /// The picture in all sizes.
  var picture: String
  /// What a company reported, as markup.
  var figures = ""
  /// The tables, as markup.
  var table: String
  /// The data to download.
  var data: String
}

/// How the parts stand in a page.
extension PageShell {
  /// All of them: one below the other on a page of its own; in an article a title, a sentence, Play and the picture,
  /// with the rest folded below.
  func body(_ parts: PageParts) -> String {
    let sections = layout.isFragment ? compact(parts) : whole(parts)
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func whole(_ parts: PageParts) -> [String] {
    let buttons =
      "<div class=\"buttons\" role=\"group\" aria-labelledby=\"\(id("listen"))\">"
      + playButton + paceButtons + "</div>\n"
    return [
      heading(parts.title, parts.publication) + paragraphs(parts.provenance),
      "<p class=\"headline\">\(headline(parts).content)</p>", description(parts.sentences, parts),
      noteList(parts),
      """
      \(silence)<section class="listening\(revealing) \(labelled("listen"))>\(heading(.listen))
      \(recording(parts.captions, name: "listen"))
      <div class="scripted" hidden>
      \(buttons)\(status)\(controls(parts))
      </div>
      </section>
      """,
      section(
        .picture,
        "<figure role=\"group\" aria-labelledby=\"\(id("picture"))\">\(parts.picture)</figure>\n"
          + paragraphs(parts.publication.notes(wording), "printed")),
      parts.figures, section(.table, parts.table),
      section(.downloads, downloads(parts), "downloads"),
    ]
  }

  private func compact(_ parts: PageParts) -> [String] {
    // The headline is the first of the sentences, or says the same.
    let told = description(Array(parts.sentences.dropFirst()), parts)
    return [
      heading(parts.title, parts.publication)
        + "<p class=\"headline\">\(headline(parts).content)</p>",
      """
      \(silence)<div class="listening\(revealing)>
      \(recording(parts.captions, name: "chart"))
      <div class="scripted" hidden>
      \(playButton)
      \(status)</div>
      </div>
      """,
      "<figure>\(parts.picture)</figure>",
      paragraphs(parts.publication.notes(wording) + parts.provenance, "printed"),
      """
      <details class="listening scripted" hidden><summary>\(text(.explore))</summary>
      \(controls(parts))
      <div class="buttons">\(paceButtons)</div>
      </details>
      """,
      """
      <details class="data"><summary>\(text(.numbers))</summary>
      \([told, noteList(parts), parts.figures, parts.table].filter { !$0.isEmpty }.joined(separator: "\n"))
      <div class="downloads">\(downloads(parts))</div>
      </details>
      """,
    ]
  }

  /// What is shown where a script runs that makes the sound; a recording is there without one.
  private var revealing: String {
    layout.sound == .made ? " scripted\" hidden" : "\""
  }

  /// What is said where the sound needs the script.
  ///
  /// The script may be forbidden or missing, too, which `noscript`
  /// does not know: then nothing is shown of what it would do.
  private var silence: String {
    layout.sound == .made && !isFurther
      ? "<noscript><p>\(wording.ended(text(.needsScript)))</p></noscript>\n" : ""
  }

  private func section(_ name: PageText, _ content: String, _ kind: String? = nil) -> String {
    let kind = kind.map { "class=\"\($0)\" " } ?? ""
    return "<section \(kind)\(labelled(name.messageName))>\(heading(name))\n\(content)\n</section>"
  }

  private func heading(_ name: PageText) -> String {
    "<\(h(2)) id=\"\(id(name.messageName))\">\(text(name))</\(h(2))>"
  }

  private func paragraphs(_ texts: [String], _ kind: String? = nil) -> String {
    let kind = kind.map { " class=\"\($0)\"" } ?? ""
    return texts.map { "<p\(kind)>\($0.content)</p>" }.joined(separator: "\n")
  }

  /// What the chart shows, without its title, which stands above.
  private func headline(_ parts: PageParts) -> String {
    wording.sentence(parts.headline, below: parts.title)
  }

  /// The sentences that the headline does not hold.
  private func description(_ sentences: [String], _ parts: PageParts) -> String {
    let others = sentences.filter { !parts.headline.contains($0) }
      .map { wording.sentence($0, below: parts.title) }
    return others.isEmpty
      ? ""
      : "<p id=\"\(id("description"))\">\(others.map(\.content).paragraph)</p>"
  }

  private func noteList(_ parts: PageParts) -> String {
    guard !parts.notes.isEmpty else { return "" }
    let items = parts.notes.map { "<li>\($0.capitalizedFirst.content)</li>" }
    return
      "<ul class=\"notes\" aria-label=\"\(text(.notes))\">\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private func recording(_ captions: String, name: String) -> String {
    let source = isFurther ? nil : layout.sound.address.map { " controls src=\"\($0.markup)\"" }
    return "<audio aria-labelledby=\"\(id(name))\"\(source ?? "")>"
      + "<track kind=\"captions\" default srclang=\"\(language.rawValue)\" label=\"\(text(.captions))\""
      + " src=\"data:text/vtt;base64,\(Base64.text(Array(captions.utf8)))\"></audio>"
  }

  private var playButton: String { button("play", .play) }

  private var paceButtons: String {
    button("stop", .stop) + button("slower", .slower) + button("faster", .faster)
  }

  /// What leaves the slider in place, or moves it from elsewhere, is said here.
  private var status: String { "<p id=\"\(id("status"))\" aria-live=\"polite\"></p>\n" }

  /// The slider, and what goes from place to place.
  private func controls(_ parts: PageParts) -> String {
    """
    \(parts.choice)<p><label for="\(id("point"))" id="\(id("point-label"))">\(text(.point))</label>
    <input type="range" id="\(id("point"))" min="0" max="\(parts.pointCount - 1)" step="1" \
    value="\(parts.pointCount - 1)"></p>
    <p id="\(id("told"))" aria-hidden="true"></p>
    <div class="buttons" role="group" aria-labelledby="\(id("point-label"))">\
    \(button("previous", .previous))\(button("next", .next))\
    \(button("highest", wording.say(.exploreExtreme(extreme: .highest))))\
    \(button("lowest", wording.say(.exploreExtreme(extreme: .lowest))))\
    \(button("where", wording.say(.exploreHelp(topic: .whereabouts))))</div>
    <form id="\(id("search"))"><p><label for="\(id("place"))">\(label(goTo(parts)))</label>
    <input id="\(id("place"))" type="text" autocomplete="off" enterkeyhint="go"></p></form>
    <p><label for="\(id("volume"))">\(text(.volume))</label>
    <input type="range" id="\(id("volume"))" min="10" max="100" step="10" value="100"></p>
    <details class="keys" id="\(id("keys"))"><summary>\(text(.keys))</summary><p>\(text(.keysNote))</p>
    \(parts.keys)</details>
    """
  }

  /// What the field takes you to.
  private func goTo(_ parts: PageParts) -> String {
    wording.say(parts.hasDates ? .exploreHelp(topic: .goTo) : .pageText(text: .goToPlace))
  }

  private func button(_ name: String, _ text: PageText) -> String {
    button(name, wording.say(.pageText(text: text)))
  }

  private func button(_ name: String, _ text: String) -> String {
    // Of several charts in a page, each has such a button.
    let chart =
      layout.isFragment && name == "play"
      ? " aria-labelledby=\"\(id("play")) \(id("chart"))\"" : ""
    return "<button type=\"button\" id=\"\(id(name))\"\(chart)>\(label(text))</button>"
  }

  private func label(_ text: String) -> String { text.capitalizedFirst.markup }

  private func downloads(_ parts: PageParts) -> String {
    let stem = String(parts.title.fileStem.prefix(60))
    let name = stem.isEmpty ? "chart" : stem.markup
    let data = Base64.text(Array(parts.data.utf8))
    let table = isFurther ? "" : " href=\"data:text/csv;base64,\(data)\""
    // Without the script they are of use beside a recording only.
    let hidden = layout.sound == .made ? " hidden" : ""
    let captions =
      layout.sound == .made
      ? "" : " href=\"data:text/vtt;base64,\(Base64.text(Array(parts.captions.utf8)))\""
    return """
      <ul>
      <li hidden><a id="\(id("sound"))" href="#\(id("play"))" download="\(name).\(layout.sound.ending)">\(text(.sound))</a></li>
      <li><a download="\(name).csv"\(table)>\(text(.data))</a></li>
      <li\(hidden)><a id="\(id("captions"))" download="\(name).vtt"\(captions)>\(text(.captions))</a></li>
      </ul>
      """
  }
}
