// SPDX-License-Identifier: MIT

/// A chart in the words of one language, whatever kind it is of.
protocol PageWords: Sendable {
  /// What ids and headings are made by.
  var shell: PageShell { get set }
  /// What the chart is called.
  var title: String { get }
  /// What it shows, in a line.
  var headline: String { get }
  /// The sections, as markup.
  var body: String { get }
  /// What the script knows of the chart.
  var data: JSONWriter { get }
}

/// A chart in the words of one language, as a page shows it.
struct PageVersion: Sendable {
  /// What ids and headings are made by.
  var shell: PageShell
  /// What the chart is called.
  let title: String
  /// What it shows, in a line.
  let headline: String
  private let bodyInShell: @Sendable (PageShell) -> String
  private let dataInShell: @Sendable (PageShell) -> JSONWriter

  init(_ words: some PageWords) {
    (shell, title, headline) = (words.shell, words.title, words.headline)
    bodyInShell = { words.inShell($0).body }
    dataInShell = { words.inShell($0).data }
  }

  /// The sections, as markup.
  var body: String { bodyInShell(shell) }
  /// What the script knows of the chart.
  var data: JSONWriter { dataInShell(shell) }
}

extension PageWords {
  fileprivate func inShell(_ shell: PageShell) -> Self {
    var words = self
    words.shell = shell
    return words
  }
}

extension [PageVersion] {
  /// The page: the first language as it is, the others in templates, which show nothing by themselves and
  /// share their ids with it.
  ///
  /// Of the others, the data hold the texts alone, in their order: numbers and the sound are the same.
  var html: String {
    var first = self[0]
    first.shell.languages = count > 1 ? map(\.shell.language) : []
    let data = first.data
    first.shell = first.shell.numbered(by: first.headline + data.scriptText)
    let (_, frame) = data.parted
    let further = dropFirst().map { $0.template(beside: first.shell, frame) }
    return first.shell.html(
      title: first.title,
      headline: first.shell.wording.sentence(first.headline, withWhole: first.title),
      body: further.isEmpty ? first.body : first.shownBody + further.joined(), data: data.scriptText
    )
  }
}

extension PageVersion {
  /// What is shown until the script shows another language.
  fileprivate var shownBody: String {
    "<div class=\"version\" lang=\"\(shell.language.rawValue)\">\n\(shell.choiceOfLanguage)\(body)\n</div>\n"
  }

  /// The language beside the first one, for the script to show.
  fileprivate func template(beside first: PageShell, _ frame: [UInt8]) -> String {
    var version = self
    version.shell.prefix = first.prefix
    version.shell.languages = first.languages
    version.shell.isFurther = true
    let data = version.data
    let parts = data.parted
    // Where a language tells more or fewer points apart than the first one, it has its own data.
    let known = JSONWriter.scriptText(parts.frame == frame ? parts.texts : data.text)
    return """
      <template lang="\(shell.language.rawValue)">
      \(version.shell.choiceOfLanguage)\(version.body)
      <script type="application/json">\(known)</script>
      </template>

      """
  }
}
