// SPDX-License-Identifier: MIT

extension WebRequest {
  /// What may be asked for, besides language, level and kind: how a table is read.
  static let options: [OptionName] = [
    .x, .y, .by, .only, .where, .aggregate, .title, .header, .skip, .comment, .delimiter, .decimal,
    .thousands, .missing, .ignoreBad, .dateFormat, .columnType, .encoding, .sheet, .table, .chart,
    .reading, .field, .value,
  ]

  /// The options of JavaScript as JSON; what means nothing is passed over.
  init(options: [UInt8]) {
    self.init()
    let root: JSONNode
    do throws(JSONDocument.Failure) { root = try JSONDocument(options.span).root } catch { return }
    let arguments = Arguments(root)
    name = root.member("name")?.text ?? ""
    today = root.member("today")?.text.flatMap { CalendarDate(written: $0) }
    title = arguments[.title]
    language = arguments[.lang].flatMap { Language(rawValue: $0) } ?? .english
    level = arguments[.level].flatMap { Level(rawValue: $0) } ?? .standard
    form = arguments[.as].flatMap { FormName(rawValue: $0) }
    reading = ReadOptions(arguments)
    reading.form = form
  }
}
