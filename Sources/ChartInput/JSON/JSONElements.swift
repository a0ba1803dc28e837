// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Makes rows of elements: of a list, of the lines of NDJSON, or of records under names.
struct JSONElements {
  let file: String
  private let hasNames: Bool
  private var writer: JSONCellWriter
  private var names = JSONNames()
  private var bars = JSONBars()
  private var lines = LineNumbers()
  /// The shape of the first element that is not null; a number stands for all single values.
  private var shape: JSONShape?
  /// The elements above it.
  private var nulls: [Int] = []
  /// The first list, which may turn out to hold the headings.
  private var first: (list: JSONNode, number: Int, name: String?)?
  private var length = 0
  private var headings: [String]?

  /// Rows without names, or whose first column is the names of the elements.
  init(file: String, hasNames: Bool = false) throws(ReadError) {
    self.file = file
    self.hasNames = hasNames
    writer = JSONCellWriter(file: file)
    if hasNames { try names.addColumn("", to: &writer) }
  }

  /// Adds an element; its number, counted from 1, is for errors.
  mutating func add(
    _ element: JSONNode, number: Int, name: String? = nil
  ) throws(ReadError) {
    if shape == nil, element.shape == .null {
      nulls.append(number)
      return
    }
    let expected = try expectedShape(element)
    switch (expected, element.shape) {
    case (.record, .record):
      try beginRow(number, name)
      try names.write(element, to: &writer)
    case (.list, .list): try add(list: element, number, name)
    case (.number, .number), (.number, .text), (.number, .null):
      try beginRow(number, name)
      writer.write(element, in: writer.width - 1)
    default:
      throw .mixedShapes(file: file, row: number, expected: expected, found: element.shape)
    }
  }

  private mutating func expectedShape(_ element: JSONNode) throws(ReadError) -> JSONShape {
    if let shape { return shape }
    switch element.shape {
    case .record, .list:
      if let row = nulls.first {
        throw .mixedShapes(file: file, row: row, expected: element.shape, found: .null)
      }
      shape = element.shape
      return element.shape
    case .boolean: throw .notATable(file: file, shape: .boolean, keys: [])
    case .number, .text, .null: try beginValues()
    }
    return .number
  }

  private mutating func beginValues() throws(ReadError) {
    shape = .number
    try names.addColumn("", to: &writer)
    for number in nulls { try beginRow(number, nil) }
    nulls = []
  }

  private mutating func beginRow(_ number: Int, _ name: String?) throws(ReadError) {
    try writer.beginRow()
    lines.append(number)
    if hasNames { writer.write(name ?? "", in: 0) }
  }

  private mutating func add(
    list: JSONNode, _ number: Int, _ name: String?
  ) throws(ReadError) {
    if length == 0 {
      guard list.count > 1 else { throw .notAPair(file: file, row: number, count: list.count) }
      length = list.count
      for _ in 0..<length { try names.addColumn("", to: &writer) }
      first = (list, number, name)
      return
    }
    guard list.count == length else {
      if length == 2 { throw .notAPair(file: file, row: number, count: list.count) }
      throw .unequalLists(file: file, row: number, expected: length, found: list.count)
    }
    try addFirst(above: list)
    try write(list, number, name)
  }

  private mutating func addFirst(above second: JSONNode?) throws(ReadError) {
    guard let held = first.take() else { return }
    if let second, held.list.isHeading(above: second) {
      headings = held.list.elements.map { $0.text ?? "" }
    } else {
      try write(held.list, held.number, held.name)
    }
  }

  private mutating func write(
    _ list: JSONNode, _ number: Int, _ name: String?
  ) throws(ReadError) {
    try beginRow(number, name)
    bars.look(at: list)
    for index in 0..<length {
      writer.write(list.element(index), in: writer.width - length + index)
    }
  }

  /// The table; `written` are lists of headings that may belong to lists of values.
  mutating func finish(written: [[String]] = []) throws(ReadError) -> JSONCells {
    try addFirst(above: nil)
    if shape == nil { try beginValues() }
    guard writer.width > 0 else { throw .emptyRecords(file: file) }
    let own = headings ?? written.first { $0.count == length } ?? bars.headings(width: length)
    let heads = hasNames && shape == .list ? own.map { [""] + $0 } : own
    var cells = JSONCells(
      headings: heads ?? names.headings, hasHeadings: shape == .record || own != nil,
      block: try writer.finish(), nested: writer.nested, lines: lines)
    cells.counts.headings = headings == nil ? 0 : 1
    return cells
  }
}

extension JSONNode {
  /// Whether a list holds the headings of the lists below it: nothing but texts, above numbers or
  /// above texts that begin like numbers where none of its own does.
  fileprivate func isHeading(above second: JSONNode) -> Bool {
    let texts = elements.compactMap(\.text)
    guard texts.count == count else { return false }
    if second.elements.contains(where: { $0.shape == .number }) { return true }
    return !texts.contains(where: \.isFigure)
      && second.elements.contains { $0.text?.isFigure == true }
  }
}
