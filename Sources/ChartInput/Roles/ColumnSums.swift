// SPDX-License-Identifier: MIT

internal import Audiograph

extension RoleChooser {
  /// As many columns as are looked at for sums of their neighbours, and as many rows.
  private static let mostSummed = (columns: 32, rows: 200)

  /// Whether each number is the sum of those in two columns or more, next to it on one side, or their mean where
  /// the heading says so.
  func isSum(_ place: Int, of free: [TableColumn]) -> Bool {
    guard free.count <= Self.mostSummed.columns, rowCount > 2,
      case .numbers(let finding) = free[place].content, free[place].numbers?.isConstant == false,
      !isOfPart(free[place], of: free)
    else { return false }
    let saysMean = free[place].heading.foldedWords.say(.average)
    let sides = [Array(free[..<place].reversed()), Array(free[(place + 1)...])]
    return sides.contains { side in
      var sums = [Double](repeating: 0, count: min(Self.mostSummed.rows, rowCount))
      var count = 0
      for column in side where column.numbers?.isConstant == false {
        guard case .numbers(let other) = column.content else { continue }
        for row in sums.indices { sums[row] += other.values[row] }
        count += 1
        // Means are rounded.
        let (share, error) = saysMean ? (1 / Double(count), 0.006) : (1, 1e-6)
        if count > 1,
          zip(sums, finding.values).allSatisfy({
            abs($0 * share - $1) <= error * max(saysMean ? 0 : 1, abs($1))
          })
        {
          return true
        }
      }
      return false
    }
  }

  /// Whether a column stands in a part of a record, as `disk.size` does, and others do not.
  private func isOfPart(_ column: TableColumn, of free: [TableColumn]) -> Bool {
    let scalars = column.heading.unicodeScalars
    guard !scalars.contains(" "), let point = scalars.lastIndex(of: ".") else { return false }
    let part = String(scalars[...point])
    return free.contains { !$0.heading.begins(with: part) }
  }
}
