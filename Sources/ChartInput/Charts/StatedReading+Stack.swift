// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension StatedReading {
  /// Series that stand on each other: what they sum to at each place, then each of them; of a stack in
  /// percent the share of each.
  func stacked(_ lines: StatedParts) -> StatedParts {
    guard lines.columns.count > 1, let first = lines.columns.first,
      lines.columns.allSatisfy({ $0.x == first.x })
    else { return lines }
    var parts = lines
    let totals = first.values.indices.map { row in
      let present = lines.columns.map { $0.values[row] }.filter { !$0.isNaN }
      return present.isEmpty ? .nan : present.reduce(0, +)
    }
    if chart.member("stack")?.text == "percent" {
      parts.columns = lines.columns.map { column in
        let shares = zip(column.values, totals).map { $1 == 0 ? .nan : 100 * $0 / $1 }
        return ValueColumn(
          number: column.number, name: column.name, unit: "percent", kind: .percent,
          values: shares, x: column.x, quantity: column.quantity)
      }
      return parts
    }
    let total = ValueColumn(
      number: 2, name: StatedAccount.totalName, unit: first.unit, kind: first.kind, values: totals,
      x: first.x, quantity: first.quantity)
    parts.columns = [total] + lines.columns.enumerated().map { $1.numbered($0 + 3) }
    parts.onSecond = [false] + lines.onSecond
    return parts
  }

  /// What is told as bars where names are compared, and as a course elsewhere.
  func told(_ parts: StatedParts) -> FormName {
    guard isStack, case .categories = parts.x, x.type != .ordered else {
      return isStack ? .line : form
    }
    return .bars
  }
}

extension ValueColumn {
  fileprivate func numbered(_ number: Int) -> ValueColumn {
    ValueColumn(
      number: number, name: name, unit: unit, kind: kind, values: values, x: x, quantity: quantity)
  }
}
