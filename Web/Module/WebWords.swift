// SPDX-License-Identifier: MIT

/// What the page says besides what is said of charts: messages `web.…` of the program's catalogues.
enum WebWords {
  private static let names = [
    "title", "about", "table", "file", "sample", "noSample", "language", "level", "kind", "columns",
    "x",
    "y", "by", "asRead", "options", "option", "option.remedy", "read",
    "wait", "done", "empty", "empty.remedy", "large", "large.remedy", "trap", "trap.remedy", "old",
    "old.remedy", "kind.any", "chart", "hear.title", "hear.about", "hear.key", "hear.charts",
    "hear.own", "hear.chart", "hear.table", "hear.wait", "hear.found", "hear.none",
    "hear.none.remedy", "hear.closed", "hear.closed.remedy", "hear.large", "hear.broken",
  ]
  private static let levels: [Level] = [.alt, .short, .standard, .long]
  private static let kinds: [FormName] = [
    .line, .bars, .scatter, .histogram, .density, .box, .band, .heatmap, .share,
  ]

  static func write(in language: Language, to json: inout JSONWriter) {
    json.member("name", language.wording(.display).say(.languageName()))
    let choices = levels.map { "level.\($0.rawValue)" } + kinds.map { "kind.\($0.rawValue)" }
    for name in names + choices { json.member(name, language.sentences.say(Said("web.\(name)"))) }
  }
}
