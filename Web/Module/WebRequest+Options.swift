// SPDX-License-Identifier: MIT

extension WebRequest {
  /// The options of JavaScript, each by the name that it has at the command line; what means nothing is passed
  /// over.
  init(options: [UInt8]) {
    self.init()
    let root: JSONNode
    do throws(JSONDocument.Failure) { root = try JSONDocument(options.span).root } catch { return }
    name = root.member("name")?.text ?? ""
    title = root.member("title")?.text
    language = root.member("lang")?.text.flatMap { Language(rawValue: $0) } ?? .english
    level = root.member("level")?.text.flatMap { Level(rawValue: $0) } ?? .standard
    form = root.member("as")?.text.flatMap { FormName(rawValue: $0) }
    today = root.member("today")?.text.flatMap { CalendarDate(written: $0) }
    let x = root.member("x")?.text
    reading.countsRows = x == "none"
    reading.x = x == "none" ? nil : x.map { ColumnReference($0) }
    reading.y = Self.texts(root.member("y")).map { ColumnReference($0) }
    let by = Self.texts(root.member("by"))
    if by == ["none"] {
      reading.grouping = .none
    } else if !by.isEmpty {
      reading.grouping = .columns(by.map { ColumnReference($0) })
    }
    reading.encoding = root.member("encoding")?.text
    reading.sheet = root.member("sheet")?.text.map { SheetReference($0) }
    reading.table = root.member("table")?.text
    reading.chart = root.member("chart")?.text
    reading.form = form
  }

  /// One text or a list of them.
  private static func texts(_ node: JSONNode?) -> [String] {
    guard let node else { return [] }
    if let text = node.text { return [text] }
    return (0..<node.count).compactMap { node.element($0)?.text }
  }
}
