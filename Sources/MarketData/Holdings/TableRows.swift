// SPDX-License-Identifier: MIT

/// The rows of a table of the Commission: tabs between cells, the names of columns in the first row.
///
/// Rows are found in one buffer, and cells are ranges of it: nothing is copied.
struct TableRows {
  private let table: PackedTable
  private let name: String
  /// The buffer, in which the cells of the present row stand.
  private(set) var bytes = [UInt8](repeating: 0, count: 1 << 18)
  private var filled = 0
  private var place = 0
  private var cells: [Range<Int>] = []
  private var columns: [String: Int] = [:]
  private var columnCount = 0

  private static let longestRow = 1 << 20

  /// A table by its name without an ending: `INFOTABLE`.
  ///
  /// - Throws: `HoldingsFault`.
  init(_ name: String, of archive: ZipArchive) throws(HoldingsFault) {
    self.name = name
    table = try PackedTable(name + ".tsv", of: archive)
    guard try findRow() else { return }
    for (index, cell) in cells.enumerated() {
      let title = String(decoding: bytes[cell].filter { $0 < 0x80 }, as: UTF8.self)
      columns[title.uppercased()] = index
    }
    columnCount = cells.count
  }

  /// The number of a column.
  ///
  /// - Throws: `HoldingsFault.missingColumn`.
  func column(_ title: String) throws(HoldingsFault) -> Int {
    guard let column = columns[title] else { throw .missingColumn(title, table: name) }
    return column
  }

  /// Goes on to the next row, leaving empty lines aside; false at the end.
  ///
  /// - Throws: `HoldingsFault`.
  mutating func next() throws(HoldingsFault) -> Bool {
    while try findRow() {
      if cells.count > 1 || !(cells.first?.isEmpty ?? true) { return true }
    }
    return false
  }

  /// Whether the row has a cell for each column.
  var isWhole: Bool { cells.count == columnCount }

  /// Where a cell of a whole row stands in the buffer.
  func cell(_ column: Int) -> Range<Int> { cells[column] }

  /// A cell of a whole row as text, without blanks around it; bytes that are not UTF-8 are replaced.
  func text(_ column: Int) -> String {
    String(decoding: bytes[bytes.withoutBlanks(cells[column])], as: UTF8.self)
  }

  private mutating func findRow() throws(HoldingsFault) -> Bool {
    cells.removeAll(keepingCapacity: true)
    var start = place
    var next = place
    while true {
      while next < filled {
        let byte = bytes[next]
        if byte == 0x09 || byte == 0x0A {
          let isEnd = byte == 0x0A
          let hasReturn = isEnd && next > start && bytes[next - 1] == 0x0D
          cells.append(start..<(hasReturn ? next - 1 : next))
          start = next + 1
          if isEnd {
            place = start
            return true
          }
        }
        next += 1
      }
      let shift = place
      let hasMore = try refill()
      start -= shift
      next -= shift
      for index in cells.indices {
        cells[index] = cells[index].lowerBound - shift..<cells[index].upperBound - shift
      }
      if !hasMore { break }
    }
    guard filled > place else { return false }
    cells.append(start..<filled)
    place = filled
    return true
  }

  /// Moves the row that has begun to the beginning of the buffer and reads on; false at the end.
  private mutating func refill() throws(HoldingsFault) -> Bool {
    if place > 0 {
      bytes.removeSubrange(0..<place)
      bytes.append(contentsOf: repeatElement(0, count: place))
      filled -= place
      place = 0
    }
    if filled == bytes.count {
      guard filled < Self.longestRow else { throw .damaged }
      bytes.append(contentsOf: repeatElement(0, count: filled))
    }
    let count = try table.fill(&bytes, filled..<bytes.count)
    filled += count
    return count > 0
  }
}

extension [UInt8] {
  /// A range of cells without blanks at its ends.
  func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == 0x20 { start += 1 }
    while start < end, self[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }

  /// A whole number of at most 18 digits, without a sign; nil for anything else.
  func wholeNumber(_ range: Range<Int>) -> Int? {
    let range = withoutBlanks(range)
    guard (1...18).contains(range.count) else { return nil }
    var number = 0
    for index in range {
      let digit = self[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return number
  }

  /// The digits of a number such as `0000950123-25-008361`, in which hyphens do not count.
  func accessionNumber(_ range: Range<Int>) -> Int? {
    var (number, digits) = (0, 0)
    for index in range where self[index] != 0x2D {
      let digit = self[index] &- 0x30
      digits += 1
      guard digit < 10, digits <= 18 else { return nil }
      number = number * 10 + Int(digit)
    }
    return digits == 18 ? number : nil
  }
}
