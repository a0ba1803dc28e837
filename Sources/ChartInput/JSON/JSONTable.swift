// SPDX-License-Identifier: MIT

internal import JSONTree

/// The shapes of JSON that make a table.
enum JSONTableShape: Equatable {
  /// A list of records.
  case records
  /// A record of lists of equal length.
  case columns
  /// A list of numbers.
  case values
  /// A list of lists of two.
  case pairs

  /// The headings of a table that has none of its own.
  var headings: [String] {
    switch self {
    case .values: ["Value"]
    case .pairs: ["x", "y"]
    case .records, .columns: []
    }
  }
}

extension Row {
  /// Adds the text of a JSON value as a cell.
  mutating func append(_ node: JSONNode?, decimalMark: UInt8) {
    let start = bytes.count
    var isNested = false
    switch node?.shape {
    case .number: bytes.append(contentsOf: Self.digits(node?.number ?? .nan, mark: decimalMark))
    case .text: bytes.append(contentsOf: (node?.text ?? "").utf8)
    case .boolean: bytes.append(contentsOf: (node?.isTrue == true ? "true" : "false").utf8)
    case .record, .list: isNested = true
    case .null, nil: break
    }
    cells.append(Cell(start: start, end: bytes.count, isNested: isNested))
  }

  /// The shortest digits that read back as the same number, whole numbers without a point.
  private static func digits(_ number: Double, mark: UInt8) -> [UInt8] {
    let isWhole = number == number.rounded() && abs(number) < 1e15 && number != 0
    let text = isWhole ? "\(Int64(number))" : "\(number)"
    return text.utf8.map { $0 == Byte.point ? mark : $0 }
  }

  mutating func begin(number: Int) {
    self.number = number
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }
}

/// Puts JSON values into rows, and says where one does not fit.
struct JSONRowForm {
  let file: String
  let shape: JSONTableShape
  let decimalMark: UInt8

  /// The form of a record among many, or nil where it makes no row.
  static func shape(of element: JSONNode) -> JSONTableShape? {
    switch element.shape {
    case .record: .records
    case .list: .pairs
    case .number, .null, .text: .values
    case .boolean: nil
    }
  }

  private var expected: JSONShape {
    switch shape {
    case .records: .record
    case .pairs: .list
    case .values, .columns: .number
    }
  }

  /// Makes a row of an element.
  func fill(_ row: inout Row, _ element: JSONNode, headings: [String]) throws(ReadError) {
    guard Self.shape(of: element) == shape else {
      throw .mixedShapes(
        file: file, row: row.number, expected: expected, found: element.shape)
    }
    switch shape {
    case .records:
      for heading in headings { row.append(element.member(heading), decimalMark: decimalMark) }
    case .pairs:
      guard element.count == 2 else {
        throw .notAPair(file: file, row: row.number, count: element.count)
      }
      for index in 0..<2 { row.append(element.element(index), decimalMark: decimalMark) }
    case .values, .columns:
      row.append(element, decimalMark: decimalMark)
    }
  }
}

/// The rows of a JSON document.
struct JSONRows: RowSource {
  let form: JSONRowForm
  let headings: [String]
  private let elements: JSONNode
  private let columns: [JSONNode]
  private let count: Int
  private var index = 0

  init(_ node: JSONNode, file: String, decimalMark: UInt8) throws(ReadError) {
    let shape = try Self.shape(of: node, file: file)
    form = JSONRowForm(file: file, shape: shape, decimalMark: decimalMark)
    elements = node
    guard shape == .columns else {
      columns = []
      count = node.count
      headings = shape == .records ? Self.keys(of: node) : shape.headings
      return
    }
    let lists = node.members.filter { $0.value.shape == .list }
    headings = lists.map(\.key)
    columns = lists.map(\.value)
    count = columns.first?.count ?? 0
    for (heading, column) in zip(headings, columns) where column.count != count {
      throw .unequalColumns(
        file: file, column: headings[0].utf8.bounded(), count: count,
        other: heading.utf8.bounded(), otherCount: column.count)
    }
  }

  private static func shape(of node: JSONNode, file: String) throws(ReadError) -> JSONTableShape {
    switch node.shape {
    case .list:
      guard let first = firstValue(of: node) else { throw .noRecords(file: file) }
      if let shape = JSONRowForm.shape(of: first) { return shape }
    case .record:
      let lists = node.members.filter { $0.value.shape == .list }
      let isTable = lists.allSatisfy { list in
        firstValue(of: list.value).map { $0.shape != .record && $0.shape != .list } ?? true
      }
      if !lists.isEmpty, isTable { return .columns }
    default: break
    }
    throw .notATable(file: file, shape: node.shape, keys: node.shortKeys)
  }

  /// The first element that is not null; the first at all where every one is.
  private static func firstValue(of list: JSONNode) -> JSONNode? {
    for index in 0..<list.count {
      if let element = list.element(index), element.shape != .null { return element }
    }
    return list.element(0)
  }

  /// All keys of all records, in the order in which they first appear.
  private static func keys(of list: JSONNode) -> [String] {
    var keys = KeyOrder()
    for index in 0..<list.count { if let record = list.element(index) { keys.add(record) } }
    return keys.keys
  }

  mutating func next(_ row: inout Row) throws(ReadError) -> Bool {
    guard index < count else { return false }
    row.begin(number: index + 1)
    if form.shape == .columns {
      for column in columns {
        row.append(column.element(index), decimalMark: form.decimalMark)
      }
    } else if let element = elements.element(index) {
      try form.fill(&row, element, headings: headings)
    }
    index += 1
    return true
  }

  mutating func prepareToRewind() {}

  mutating func rewind() { index = 0 }
}

/// The keys of records in the order in which they first appear.
struct KeyOrder {
  private(set) var keys: [String] = []
  private var known: Set<String> = []

  mutating func add(_ record: JSONNode) {
    for (key, _) in record.members where known.insert(key).inserted { keys.append(key) }
  }
}
