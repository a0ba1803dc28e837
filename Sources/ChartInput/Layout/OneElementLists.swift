// SPDX-License-Identifier: MIT

/// Cells such as `[71]`, as programs write lists that happen to have one element.
enum OneElementLists {
  /// Takes the brackets off the cells of each column where all that hold something have them.
  static func unwrap(_ block: inout CellBlock) {
    for column in 0..<block.columnCount {
      let cells = block.column(column)
      guard let first = (0..<cells.count).first(where: { !cells[$0].isEmpty }),
        isList(cells.bytes(first)),
        (first..<cells.count).allSatisfy({ cells[$0].isEmpty || isList(cells.bytes($0)) })
      else { continue }
      for row in first..<cells.count where !cells[row].isEmpty {
        let range = cells[row].range
        block.cells[row * block.columnCount + column] = CellRange(
          range.lowerBound + 1, range.upperBound - 1)
      }
    }
  }

  /// The first row of a column whose cells are all lists or records of several elements; nil for any other
  /// column.
  static func firstRow(ofLists cells: CellColumn) -> Int? {
    let filled = (0..<cells.count).filter { !cells[$0].isEmpty }
    let brackets: [(UInt8, UInt8)] = [("[", "]"), ("{", "}"), ("(", ")")].map {
      (UInt8(ascii: $0.0), UInt8(ascii: $0.1))
    }
    let areLists = brackets.contains { open, close in
      filled.allSatisfy { row in
        let cell = cells.bytes(row)
        return cell.first == open && cell.last == close && cell.count > 2
          && (open != UInt8(ascii: "(") || cell.contains(Byte.comma))
      }
    }
    return areLists ? filled.first : nil
  }

  private static func isList(_ cell: ArraySlice<UInt8>) -> Bool {
    let inner = cell.dropFirst().dropLast()
    return cell.count > 2 && cell.first == UInt8(ascii: "[") && cell.last == UInt8(ascii: "]")
      && !inner.contains { ",;[]".utf8.contains($0) }
  }
}
