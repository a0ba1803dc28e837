// SPDX-License-Identifier: MIT

internal import Audiograph

/// What messages need to know of a table.
struct TableContext {
  let file: String
  let headings: [String]

  /// The place of a cell, its column counted from 0.
  func place(_ row: Int, _ column: Int) -> CellPlace {
    CellPlace(file: file, row: row, column: name(column))
  }

  /// A column's number and heading, the column counted from 0.
  func name(_ column: Int) -> ColumnName {
    ColumnName(number: column + 1, heading: headings[column].utf8.bounded())
  }
}

/// The decimal mark of a table, which its first number with one may have to tell.
struct DecimalState {
  /// The mark; nil while none has been seen.
  private(set) var mark: UInt8?

  init(mark: UInt8?) { self.mark = mark }

  /// Reads a number; the first mark that makes one decides.
  mutating func read(_ text: Span<UInt8>) -> NumberReading {
    if let mark { return NumberText(mark: mark).read(text) }
    let usual = NumberText(mark: Byte.comma).read(text)
    if case .value = usual {
      if text.contains(Byte.comma) { mark = Byte.comma }
      return usual
    }
    let reading = NumberText(mark: Byte.point).read(text)
    guard case .value = reading else { return usual }
    mark = Byte.point
    return reading
  }
}

extension Span<UInt8> {
  func contains(_ byte: UInt8) -> Bool {
    for index in indices where self[index] == byte { return true }
    return false
  }
}
