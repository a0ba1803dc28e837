// SPDX-License-Identifier: MIT

extension RoleChooser {
  /// As many columns as are looked at for sums of their neighbours, and as many rows.
  private static let mostSummed = (columns: 32, rows: 200)

  /// Whether each number is the sum of those in two columns or more, next to it on one side.
  func isSum(_ place: Int, of free: [TableColumn]) -> Bool {
    guard free.count <= Self.mostSummed.columns, rowCount > 2,
      case .numbers(let finding) = free[place].content, free[place].numbers?.isConstant == false
    else { return false }
    let sides = [Array(free[..<place].reversed()), Array(free[(place + 1)...])]
    return sides.contains { side in
      var sums = [Double](repeating: 0, count: min(Self.mostSummed.rows, rowCount))
      var count = 0
      for column in side where column.numbers?.isConstant == false {
        guard case .numbers(let other) = column.content else { continue }
        for row in sums.indices { sums[row] += other.values[row] }
        count += 1
        if count > 1,
          zip(sums, finding.values).allSatisfy({ abs($0 - $1) <= 1e-6 * max(1, abs($1)) })
        {
          return true
        }
      }
      return false
    }
  }
}
