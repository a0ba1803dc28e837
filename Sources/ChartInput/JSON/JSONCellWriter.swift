// SPDX-License-Identifier: MIT

internal import JSON

/// Writes JSON values into the cells of a block, row after row, while columns are still found.
struct JSONCellWriter {
  /// How many columns a table may have.
  static let mostColumns = 65_536
  /// How many cells may be empty only because their records lack a name, and how many more for each
  /// value that stands in the file.
  static let mostAbsent = 8 << 20
  static let absentPerValue = 8

  /// What is made of a cell: its place in a row and in a column, and a number.
  private static let bytesPerCell = 2 * MemoryLayout<CellRange>.stride + 8

  let file: String
  private(set) var width = 0
  private(set) var rowCount = 0
  /// The first cell of each column that holds a list or a record: its row, by its column.
  private(set) var nested: [Int: Int] = [:]
  private var bytes: [UInt8] = []
  private var cells: [CellRange] = []
  private var rowStart = 0
  /// The rows that are wider than those above them.
  private var steps: [(row: Int, width: Int)] = []
  /// How many cells have been written, those of null among them.
  private var written = 0

  private let mostAbsent: Int

  init(file: String, mostAbsent: Int = Self.mostAbsent) {
    self.file = file
    self.mostAbsent = mostAbsent
  }

  /// Whether records have enough names in common for a table.
  static func isTable(absent: Int, written: Int, _ most: Int = mostAbsent) -> Bool {
    absent <= most + absentPerValue * written
  }

  /// Begins a row, all of whose cells are empty.
  mutating func beginRow() throws(ReadError) {
    try endRow()
    try makeRoom()
    rowStart = cells.count
    rowCount += 1
    cells.append(contentsOf: repeatElement(CellRange(0, 0), count: width))
  }

  /// Adds a column, whose cells are empty so far.
  mutating func addColumn() throws(ReadError) -> Int {
    guard width < Self.mostColumns else {
      throw .tooManyColumns(file: file, limit: Self.mostColumns)
    }
    width += 1
    if rowCount > 0 { cells.append(CellRange(0, 0)) }
    return width - 1
  }

  /// Writes a value into a cell of the last row; null and absent ones stay empty.
  mutating func write(_ node: JSONNode?, in column: Int) {
    guard var node else { return }
    written += 1
    // A list of one value is that value.
    if node.shape == .list, node.count == 1, let only = node.element(0), only.isSingle {
      node = only
    }
    guard node.shape != .null else { return }
    if node.isSingle {
      let start = bytes.count
      bytes.append(contentsOf: Self.text(of: node).utf8)
      put(start, in: column)
    } else if nested[column] == nil {
      nested[column] = rowCount - 1
    }
  }

  /// Writes a text into a cell of the last row.
  mutating func write(_ text: String, in column: Int) {
    let start = bytes.count
    written += 1
    bytes.append(contentsOf: text.utf8)
    put(start, in: column)
  }

  /// Makes a cell of the bytes from a place on, without the blanks at their ends.
  private mutating func put(_ start: Int, in column: Int) {
    var range = start..<bytes.count
    while let last = range.last, bytes[last] <= Byte.space { range.removeLast() }
    while let first = range.first, bytes[first] <= Byte.space { range.removeFirst() }
    cells[rowStart + column] = CellRange(range.lowerBound, range.upperBound)
  }

  /// The text of a value, as a cell of delimited text would have it.
  static func text(of node: JSONNode) -> String {
    switch node.shape {
    case .number: digits(node.number ?? .nan)
    case .text: node.text ?? ""
    case .boolean: node.isTrue ? "true" : "false"
    case .record, .list, .null: ""
    }
  }

  /// The shortest digits that read back as the same number, whole numbers without a point.
  static func digits(_ number: Double) -> String {
    guard let whole = Int64(exactly: number), number.sign == .plus || whole != 0 else {
      return "\(number)"
    }
    return "\(whole)"
  }

  /// Asks for the memory that cells will take before it is needed.
  private func makeRoom() throws(ReadError) {
    let count = cells.count + width
    guard count > cells.capacity else { return }
    guard AvailableMemory.exists(for: 2 * count * MemoryLayout<CellRange>.stride) else {
      throw .outOfMemory(file: file)
    }
  }

  private mutating func endRow() throws(ReadError) {
    guard rowCount > 0 else { return }
    if steps.last?.width != width { steps.append((rowCount - 1, width)) }
    guard Self.isTable(absent: rowCount * width - written, written: written, mostAbsent) else {
      throw .sparseRecords(file: file, limit: mostAbsent)
    }
    guard bytes.count <= Int(clamping: UInt32.max) else {
      throw .jsonTooLarge(file: file, limit: Int(clamping: UInt32.max))
    }
  }

  /// The rows, each as wide as the widest.
  mutating func finish() throws(ReadError) -> CellBlock {
    try endRow()
    bytes.append(contentsOf: repeatElement(0, count: 16))
    guard AvailableMemory.exists(for: rowCount * width * Self.bytesPerCell) else {
      throw .outOfMemory(file: file)
    }
    if steps.count > 1 { widenRows() }
    return CellBlock(bytes: bytes, cells: cells, columnCount: width)
  }

  private mutating func widenRows() {
    var wide: [CellRange] = []
    wide.reserveCapacity(rowCount * width)
    var start = 0
    for (index, step) in steps.enumerated() {
      let end = index + 1 < steps.count ? steps[index + 1].row : rowCount
      for _ in step.row..<end {
        wide.append(contentsOf: cells[start..<(start + step.width)])
        wide.append(contentsOf: repeatElement(CellRange(0, 0), count: width - step.width))
        start += step.width
      }
    }
    cells = wide
  }
}
