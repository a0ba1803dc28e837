// SPDX-License-Identifier: MIT

/// The tables of a page, in the order in which they begin.
struct HTMLTables {
  /// A table that has begun, and the cell that is being read.
  private struct Open {
    let number: Int
    var row: [[UInt8]] = []
    var isInRow = false
    var cell: [UInt8]?
    var isHeading = false
    var columns = 1
    var rows = 1
    /// Cells of rows above that reach into this one, by their columns.
    var reaching: [Int: (rows: Int, text: [UInt8])] = [:]

    /// Where the last of these ends.
    var reachingEnd: Int { (reaching.keys.max() ?? -1) + 1 }
  }

  private(set) var tables: [PageTable] = []
  private var open: [Open] = []
  /// How deep we are in what is not shown.
  private var hidden: [String] = []
  /// The tables that have begun within too many others, and are part of the last of them.
  private var tooDeep = 0
  private let budget: TextBudget
  let bytes: [UInt8]
  /// Where scripts stand.
  private(set) var scripts: [Range<Int>] = []
  /// Charts that elements carry in an attribute of MAIDR, as JSON.
  private(set) var chartAttributes: [[UInt8]] = []
  /// Whether the cells are more than may be made of the page; the tables are not whole then.
  private(set) var isTooLarge = false

  private static let deepest = 32
  /// As far as cells reach in HTML.
  private static let (mostColumns, mostRows) = (1000, 65_534)

  init(_ bytes: [UInt8], _ budget: TextBudget) {
    (self.budget, self.bytes) = (budget, bytes)
    var tokens = HTMLTokens(bytes)
    while !isTooLarge, let token = tokens.next() {
      switch token {
      case .start("script", _): scripts.append(tokens.inside)
      case .start(let name, let attributes): start(name, attributes, tokens)
      case .end(let name): end(name)
      case .text(let range): take(bytes[range])
      }
    }
    while !open.isEmpty { endTable() }
  }

  // MARK: - Tags

  private mutating func start(_ name: String, _ attributes: Range<Int>, _ tokens: HTMLTokens) {
    if !hidden.isEmpty {
      if hidden[0] == name { hidden.append(name) }
      return
    }
    switch name {
    case "svg": takeChart(attributes, tokens)
    case "table":
      guard open.count < Self.deepest else {
        tooDeep += 1
        return
      }
      open.append(Open(number: tables.count))
      tables.append(PageTable())
    case "tr":
      endRow()
      if !open.isEmpty { open[open.count - 1].isInRow = true }
    case "td", "th": startCell(name, attributes, tokens)
    case "br", "p", "div", "li": take([Byte.space])
    case "span", "sup", "small", "b", "i":
      let style = tokens.value("style", in: attributes) ?? []
      let kind = tokens.value("class", in: attributes) ?? []
      let isHidden =
        style.filter { $0 > Byte.space }.holdsText("display:none")
        || name == "sup" && kind.holdsText("reference")
      if isHidden { hidden = [name] }
    default: return
    }
  }

  private mutating func takeChart(_ attributes: Range<Int>, _ tokens: HTMLTokens) {
    for name in ["maidr-data", "maidr"] {
      guard let text = tokens.value(name, in: attributes), text.first == UInt8(ascii: "{") else {
        continue
      }
      return chartAttributes.append(HTMLText.plain(Array(text)))
    }
  }

  private mutating func end(_ name: String) {
    if let first = hidden.first {
      if first == name || name == "td" || name == "table" { hidden.removeLast() }
      return
    }
    switch name {
    case "table" where tooDeep > 0: tooDeep -= 1
    case "table": endTable()
    case "tr": endRow()
    case "td", "th": endCell()
    default: return
    }
  }

  private mutating func startCell(
    _ name: String, _ attributes: Range<Int>, _ tokens: HTMLTokens
  ) {
    endCell()
    guard let last = open.indices.last else { return }
    open[last].isInRow = true
    open[last].isHeading = name == "th"
    open[last].cell = []
    open[last].columns = min(
      Self.mostColumns, max(1, tokens.number("colspan", in: attributes) ?? 1))
    open[last].rows = min(Self.mostRows, max(1, tokens.number("rowspan", in: attributes) ?? 1))
  }

  private mutating func take(_ text: ArraySlice<UInt8>) {
    guard hidden.isEmpty, let last = open.indices.last, open[last].cell != nil else { return }
    open[last].cell?.append(contentsOf: text)
  }

  private mutating func take(_ text: [UInt8]) { take(text[...]) }

  // MARK: - Cells

  private mutating func endCell() {
    guard let last = open.indices.last, let cell = open[last].cell else { return }
    open[last].cell = nil
    takeReachingCells(last)
    let text = HTMLText.plain(cell)
    if !text.isEmpty { tables[open[last].number].cellCount += 1 }
    // The cells of a heading that reaches further are empty, as those of merged cells are.
    for offset in 0..<open[last].columns where !isTooLarge {
      if open[last].rows > 1 {
        let below = open[last].isHeading || offset > 0 ? [] : text
        open[last].reaching[open[last].row.count] = (open[last].rows - 1, below)
      }
      append(offset == 0 ? text : [], last)
    }
  }

  private mutating func append(_ cell: [UInt8], _ last: Int) {
    isTooLarge = isTooLarge || !budget.allows(4 * TextBudget.cell + 2 * cell.count)
    if !isTooLarge { open[last].row.append(cell) }
  }

  /// Adds cells that reach into the row from above, as far as its own have come.
  private mutating func takeReachingCells(_ last: Int) {
    while !isTooLarge, takeReachingCell(last) {}
  }

  /// Adds the cell that reaches into the next place from above; false if none does.
  private mutating func takeReachingCell(_ last: Int) -> Bool {
    let column = open[last].row.count
    guard let above = open[last].reaching[column] else { return false }
    open[last].reaching[column] = above.rows > 1 ? (above.rows - 1, above.text) : nil
    append(above.text, last)
    if !above.text.isEmpty { tables[open[last].number].cellCount += 1 }
    return true
  }

  private mutating func endRow() {
    endCell()
    guard let last = open.indices.last, open[last].isInRow else { return }
    let end = open[last].reachingEnd
    while !isTooLarge, open[last].row.count < end {
      if !takeReachingCell(last) { append([], last) }
    }
    isTooLarge = isTooLarge || !budget.allows(emptyCells: 1)
    tables[open[last].number].rows.append(open[last].row)
    open[last].row = []
    open[last].isInRow = false
  }

  private mutating func endTable() {
    endRow()
    _ = open.popLast()
  }
}

/// The text of a cell.
enum HTMLText {
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "minus": "−",
    "ndash": "–", "mdash": "—", "euro": "€", "pound": "£", "deg": "°", "thinsp": "\u{2009}",
    "ensp": " ", "emsp": " ", "shy": "", "zwnj": "", "times": "×", "micro": "µ", "percnt": "%",
  ]

  /// A text with what its entities stand for, its blanks made one each.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let entity = entity(bytes, from: index) {
        text += entity.text.utf8
        index = entity.end
        continue
      }
      let isBlank = byte <= Byte.space
      if !isBlank || text.last != Byte.space { text.append(isBlank ? Byte.space : byte) }
      index += 1
    }
    while text.last == Byte.space { text.removeLast() }
    return Array(text.drop { $0 == Byte.space })
  }

  private static func entity(_ bytes: [UInt8], from start: Int) -> (text: String, end: Int)? {
    let limit = min(bytes.count, start + 12)
    guard let end = bytes[start..<limit].firstIndex(of: Byte.semicolon) else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    if let text = names[name] { return (text, end + 1) }
    guard name.utf8.first == Byte.hash else { return nil }
    let digits = name.utf8.dropFirst()
    let isHexadecimal = digits.first?.lowercased == UInt8(ascii: "x")
    let number = String(decoding: digits.dropFirst(isHexadecimal ? 1 : 0), as: UTF8.self)
    guard let code = UInt32(number, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    return (scalar.value == 0xA0 ? " " : String(Character(scalar)), end + 1)
  }
}

extension Collection<UInt8> {
  /// Whether a text in lower case stands among the bytes, in whatever case.
  fileprivate func holdsText(_ text: String) -> Bool {
    let folded = map(\.lowercased)
    let text = Array(text.utf8)
    return folded.indices.contains { folded[$0...].starts(with: text) }
  }
}
