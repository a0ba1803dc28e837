// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// A table made of JSON: headings and rows as cells, so that it goes the way of delimited text from
/// here on.
struct JSONCells {
  /// The names of the columns; empty ones where there are none.
  var headings: [String]
  /// Whether any column has a name.
  var hasHeadings: Bool
  /// The texts of the values: numbers with a decimal point, null and absent ones empty.
  var block: CellBlock
  /// The first cell of each column that holds a list or a record where a value was expected: its
  /// row, by its column, both counted from 0.
  var nested: [Int: Int] = [:]
  /// The number of each row's record, or the line that it stands on.
  var lines = LineNumbers()
  /// Where the table stands, if it is not the whole of what was asked for.
  var field: String?
  /// Elements that are headings, and blank lines.
  var counts = RowCounts()
  /// What the chart is called, where the file says so.
  var title: String?

  /// The table of a source that is a JSON document.
  static func document(
    _ window: inout ByteWindow, field: String? = nil
  ) throws(ReadError) -> JSONCells {
    try document(try window.root(), file: window.stream.name, field: field)
  }

  /// The table of a JSON document.
  static func document(
    _ text: ArraySlice<UInt8>, file: String, field: String? = nil
  ) throws(ReadError) -> JSONCells {
    try document(try JSONDocument.root(of: text, file: file), file: file, field: field)
  }

  private static func document(
    _ root: JSONNode, file: String, field: String?
  ) throws(ReadError) -> JSONCells {
    var place = JSONLocation(node: root)
    if let field { place = try JSONPath(file: file, text: field).place(in: place.node) }
    if let chart = JSONChart(place.node) { return try chart.cells(file: file) }
    if let set = JSONStat(place.node) { return try set.cells(file: file) }
    let (found, form) = try JSONSearch.table(at: place, file: file)
    var cells = try JSONCells(form, found, file: file)
    if found.path != place.path { cells.field = found.path }
    return cells
  }

  /// The table of a source that is NDJSON, one record a line.
  static func lines(
    _ window: inout ByteWindow, field: String? = nil
  ) throws(ReadError) -> JSONCells {
    let file = window.stream.name
    let path = field.map { JSONPath(file: file, text: $0) }
    var rows = try JSONElements(file: file)
    var line = 0
    var isEmpty = true
    var blankCount = 0
    while let range = try window.nextLine(number: line + 1) {
      line += 1
      let text = window.bytes[range]
      guard text.contains(where: { $0 > Byte.space }) else {
        blankCount += 1
        continue
      }
      let root = try JSONDocument.root(of: text, file: file, line: line)
      try rows.add(try path?.follow(root) ?? root, number: line)
      isEmpty = false
    }
    if isEmpty { throw .empty(file: file) }
    var cells = try rows.finish()
    cells.counts.blank = blankCount
    return cells
  }

  private init(_ form: JSONForm, _ place: JSONLocation, file: String) throws(ReadError) {
    switch form {
    case .elements: self = try Self.elements(place, file: file)
    case .columns(let lists): self = try Self.columns(lists, file: file)
    case .rowsByName(let rows): self = try Self.rows(rows, file: file)
    case .columnsByName(let columns): self = try Self.columnsByName(columns, file: file)
    case .namedNumbers(let numbers): self = try Self.named(numbers, file: file)
    }
  }

  init(
    headings: [String], hasHeadings: Bool, block: CellBlock, nested: [Int: Int],
    lines: LineNumbers = LineNumbers()
  ) {
    self.headings = headings
    self.hasHeadings = hasHeadings
    self.block = block
    self.nested = nested
    self.lines = lines
  }
}

extension JSONCells {
  /// A list; beside lists of values may stand their headings, and a list `index` of their names.
  private static func elements(_ place: JSONLocation, file: String) throws(ReadError) -> JSONCells {
    let list = place.node
    let hasLists = list.firstValue?.shape == .list
    let beside = hasLists ? place.parent?.members ?? [] : []
    let index = beside.first { $0.key == "index" && $0.value.count == list.count }?.value
    var rows = try JSONElements(file: file, hasNames: index != nil)
    for position in 0..<list.count {
      guard let element = list.element(position) else { continue }
      let name = index?.element(position).map { JSONCellWriter.text(of: $0) }
      try rows.add(element, number: position + 1, name: name)
    }
    let written = beside.filter { $0.key != "index" }.map { $0.value.elements.compactMap(\.text) }
    return try rows.finish(written: written)
  }

  private static func rows(
    _ members: [(key: String, value: JSONNode)], file: String
  ) throws(ReadError) -> JSONCells {
    var rows = try JSONElements(file: file, hasNames: true)
    for (index, member) in members.enumerated() {
      try rows.add(member.value, number: index + 1, name: member.key)
    }
    return try rows.finish()
  }

  private static func columns(
    _ lists: [(key: String, value: JSONNode)], file: String
  ) throws(ReadError) -> JSONCells {
    let count = lists[0].value.count
    guard count > 0 else { throw .noRecords(file: file) }
    for list in lists where list.value.count != count {
      throw .unequalColumns(
        file: file, column: lists[0].key.utf8.bounded(), count: count,
        other: list.key.utf8.bounded(), otherCount: list.value.count)
    }
    return try table(lists.map(\.key), rowCount: count, file: file) { writer, row in
      for (column, list) in lists.enumerated() { writer.write(list.value.element(row), in: column) }
    }
  }

  private static func columnsByName(
    _ columns: [(key: String, value: JSONNode)], file: String
  ) throws(ReadError) -> JSONCells {
    var order = KeyOrder()
    for column in columns { order.add(column.value) }
    let names = order.keysInOrder
    // Refused at once: to look for every name in every record would take long.
    let written = columns.reduce(0) { $0 + $1.value.members.count }
    let absent = columns.count * names.count - written
    guard JSONCellWriter.isTable(absent: absent, written: written) else {
      throw .sparseRecords(file: file, limit: JSONCellWriter.mostAbsent)
    }
    return try table([""] + columns.map(\.key), rowCount: names.count, file: file) { writer, row in
      writer.write(names[row], in: 0)
      for (index, column) in columns.enumerated() {
        writer.write(column.value.member(names[row]), in: index + 1)
      }
    }
  }

  private static func named(
    _ members: [(key: String, value: JSONNode)], file: String
  ) throws(ReadError) -> JSONCells {
    var cells = try table(["", ""], rowCount: members.count, file: file) { writer, row in
      writer.write(members[row].key, in: 0)
      writer.write(members[row].value, in: 1)
    }
    cells.hasHeadings = false
    return cells
  }

  /// A table whose columns are known.
  private static func table(
    _ headings: [String], rowCount: Int, file: String,
    fill: (inout JSONCellWriter, Int) -> Void
  ) throws(ReadError) -> JSONCells {
    var writer = JSONCellWriter(file: file)
    for _ in headings { _ = try writer.addColumn() }
    for row in 0..<rowCount {
      try writer.beginRow()
      fill(&writer, row)
    }
    return JSONCells(
      headings: headings, hasHeadings: true, block: try writer.finish(), nested: writer.nested)
  }
}
