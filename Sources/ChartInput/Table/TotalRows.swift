// SPDX-License-Identifier: MIT

internal import Audiograph

/// Rows of a table that sum up others, as their names or their numbers say.
enum TotalRows {
  /// In longer tables nobody sums up rows.
  private static let mostRows = 20_000
  /// As exact as sums of rounded numbers are.
  private static let tolerance = 1e-3
  /// Without a name only sums to the last figure count.
  private static let sumTolerance = 1e-7
  /// Means are rounded more roughly, and may be those of more rows than are shown.
  private static let meanTolerance = 0.02

  /// Takes rows off that a name calls a total or a mean and whose numbers are the sum or the mean of the rows
  /// above, of those since the last total or of all, or of all below a first one, and tells of them.
  static func remove(
    from block: inout TableBlock, columns: (TableBlock) -> [TableColumn]
  ) -> [ReadNote] {
    let count = block.cells.rowCount
    guard (3...mostRows).contains(count) else { return [] }
    let named = rowsNamedTotal(block)
    guard named.count * 2 <= count, !named.isEmpty || lastStartsAgain(block) else { return [] }
    let columns = columns(block)
    if named.isEmpty { return removeLast(from: &block, columns) }
    let texts = columns.filter(\.isText).map(\.index)
    let numbers = columns.compactMap { column -> [Double]? in
      guard case .numbers(let finding) = column.content else { return nil }
      return finding.values
    }
    let totals = named.filter { row, name in
      texts.contains(name.column)
        && (name.isMarked || isSum(row, of: numbers, totals: Set(named.keys)))
    }.keys.sorted()
    guard let first = totals.first, !texts.isEmpty, count - totals.count > 1 else { return [] }
    let name = named[first].map { block.cells.column($0.column).bytes(first).bounded() } ?? ""
    let kept = (0..<count).filter { !totals.contains($0) }
    block.keep(kept)
    return [.totalsSkipped(count: totals.count, name: name)]
  }

  /// Whether the last row begins as an earlier one, but not as the one above: a sum of all stands at the first
  /// date again.
  private static func lastStartsAgain(_ block: TableBlock) -> Bool {
    guard block.cells.columnCount > 2, block.cells.rowCount > 5 else { return false }
    let cells = block.cells.column(0)
    let last = cells.bytes(cells.count - 1)
    return !last.isEmpty && cells.bytes(cells.count - 2) != last
      && (0..<cells.count - 2).contains { cells.bytes($0) == last }
  }

  /// Takes off a last row without a name that stands at dates, of which two numbers or more are there and all are
  /// the sums of several above.
  private static func removeLast(
    from block: inout TableBlock, _ columns: [TableColumn]
  ) -> [ReadNote] {
    let last = block.cells.rowCount - 1
    guard columns.first?.holdsDates == true else { return [] }
    let sums = columns.compactMap { column -> Bool? in
      guard case .numbers(let finding) = column.content, !finding.values[last].isNaN,
        finding.values[..<last].contains(where: { $0 != 0 && !$0.isNaN })
      else { return nil }
      return isSum(finding.values[last], of: finding.values[..<last])
    }
    guard sums.count > 1, !sums.contains(false) else { return [] }
    let name = block.cells.column(0).bytes(last).bounded()
    block.keep(Array(0..<last))
    return [.totalsSkipped(count: 1, name: name)]
  }

  /// Whether a number is the sum of three or more, to the last figure.
  private static func isSum(_ number: Double, of values: ArraySlice<Double>) -> Bool {
    let parts = values.filter { !$0.isNaN && $0 != 0 }
    let sum = parts.reduce(0, +)
    return parts.count > 2 && sum != 0 && abs(sum - number) <= abs(sum) * sumTolerance
  }

  /// The rows of which a cell is called a total, and the cell; marked is one that programs write below others,
  /// such as `_total`.
  private static func rowsNamedTotal(
    _ block: TableBlock
  ) -> [Int: (column: Int, isMarked: Bool)] {
    var found: [Int: (column: Int, isMarked: Bool)] = [:]
    for column in 0..<block.cells.columnCount {
      let cells = block.cells.column(column)
      for row in 0..<cells.count where found[row] == nil && mayNameTotal(cells.bytes(row)) {
        let text = cells.text(row)
        guard HeadingWords.saysTotal(text) else { continue }
        found[row] = (column, text.begins(with: "_"))
      }
    }
    return found
  }

  /// Whether a text has letters and no more of them than a name.
  private static func mayNameTotal(_ text: ArraySlice<UInt8>) -> Bool {
    (3...60).contains(text.count) && text.contains { $0 > 64 }
  }

  /// Whether some of the numbers of a row are the sum or the mean of others, and at least half of those that
  /// are there.
  private static func isSum(_ row: Int, of numbers: [[Double]], totals: Set<Int>) -> Bool {
    let last = totals.filter { $0 < row }.max() ?? -1
    let sums = numbers.map { values -> Bool? in
      let value = values[row]
      guard !value.isNaN else { return nil }
      let parts = [
        present(values, last + 1..<row, without: []), present(values, 0..<row, without: totals),
        row == 0 ? present(values, 1..<values.count, without: totals) : [],
      ]
      return parts.contains { parts in
        guard parts.count > 1 else { return false }
        let sum = parts.reduce(0, +)
        return abs(sum - value) <= abs(value) * tolerance
          || abs(sum / Double(parts.count) - value) <= abs(value) * meanTolerance
      }
    }
    let judged = sums.compactMap(\.self)
    return judged.contains(true) && judged.count { $0 } * 2 >= judged.count
  }

  private static func present(
    _ values: [Double], _ rows: Range<Int>, without totals: Set<Int>
  ) -> [Double] {
    rows.filter { !totals.contains($0) && !values[$0].isNaN }.map { values[$0] }
  }
}
