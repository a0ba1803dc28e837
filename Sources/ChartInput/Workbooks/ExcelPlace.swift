// SPDX-License-Identifier: MIT

/// Where the cells of a sheet of Excel stand: each says so itself, or follows the one before it.
struct ExcelPlace {
  /// Counted from 0.
  private(set) var row = -1
  private(set) var column = -1
  /// Whether the row itself, or a cell in it, has said which row it is.
  private var isNumbered = false

  mutating func beginRow(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    column = -1
    isNumbered = false
    guard let said = xml.value("r") else {
      row += 1
      return
    }
    guard let number = xml.number(in: said), number > 0 else { throw .damaged }
    row = number - 1
    isNumbered = true
  }

  /// Goes to a cell whose reference, such as `AB12`, stands there; to the next one without.
  mutating func beginCell(_ bytes: [UInt8], _ reference: Range<Int>?) throws(WorkbookFault) {
    guard let reference else {
      column += 1
      return
    }
    let said = try Self.place(bytes, reference)
    if !isNumbered { row = said.row }
    isNumbered = true
    guard said.row == row else { throw .damaged }
    column = said.column
  }

  private static func place(
    _ bytes: [UInt8], _ range: Range<Int>
  ) throws(WorkbookFault) -> (row: Int, column: Int) {
    var (row, column) = (0, 0)
    for index in range {
      let byte = bytes[index].lowercased
      if byte.isDigit, column > 0 {
        row = row * 10 + Int(byte - Byte.zero)
      } else if (97...122).contains(byte), row == 0 {
        column = column * 26 + Int(byte) - 96
      } else {
        throw .damaged
      }
      guard column <= SheetText.mostColumns, row <= SheetText.mostRows else { throw .damaged }
    }
    guard row > 0 else { throw .damaged }
    return (row - 1, column - 1)
  }
}
