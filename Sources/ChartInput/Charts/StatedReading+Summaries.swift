// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension StatedReading {
  /// How many values lie in each bin.
  func counts(of index: Int) throws(StatedFault) -> StatedParts {
    let (counts, edges) = (try numbers("counts", of: index), try numbers("edges", of: index))
    try checkCounts([("counts", counts.count + 1), ("edges", edges.count)], of: index)
    guard counts.allSatisfy({ $0 >= 0 && $0 == $0.rounded() && $0 < 1e15 }), !counts.isEmpty else {
      throw .notCounts(member: path("counts", index))
    }
    guard zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw .notAscending(member: path("edges", index))
    }
    let title = x.name ?? name(index) ?? title ?? "x"
    var form = FormColumns(asked: .histogram)
    form.content = .counts
    return StatedParts(
      x: .rows(count: counts.count),
      [
        column(2, title, on: x, counts), column(3, "from", on: x, Array(edges.dropLast())),
        column(4, "to", on: x, Array(edges.dropFirst())),
      ], form: form)
  }

  /// The numbers of boxes in the order in which they become columns.
  private static let ofBoxes = ["median", "low", "q1", "q3", "high"]

  /// Boxes as five numbers and values far out, one a series or several with their names along x.
  func summaries() throws(StatedFault) -> StatedParts {
    var names: [String] = []
    var columns = [[Double]](repeating: [], count: Self.ofBoxes.count + 1)
    for index in series.indices {
      var parts: [[Double]] = []
      for member in Self.ofBoxes { parts.append(try oneOrMore(member, of: index)) }
      try checkCounts(zip(Self.ofBoxes, parts.map(\.count)).map { ($0, $1) }, of: index)
      let own = try boxNames(of: index, count: parts[0].count)
      let far = try outliers(of: index, count: parts[0].count)
      for box in ranked(own) ?? Array(own.indices) {
        for row in 0..<max(1, far[box].count) {
          names.append(own[box])
          for (part, values) in parts.enumerated() {
            columns[part].append(row == 0 ? values[box] : .nan)
          }
          columns[parts.count].append(far[box].isEmpty ? .nan : far[box][row])
        }
      }
    }
    if columns.last?.allSatisfy(\.isNaN) == true { columns.removeLast() }
    let titles = [y.name ?? title ?? "y"] + Self.ofBoxes.dropFirst() + ["outliers"]
    let isOne = names.allSatisfy(\.isEmpty)
    var form = formColumns(
      names: isOne ? nil : FormColumns.Texts(name: x.name ?? "", texts: names))
    form.content = .summaries
    return StatedParts(
      x: .rows(count: names.count),
      columns.enumerated().map { column($0 + 2, titles[$0], on: y, $1) }, form: form)
  }

  /// The numbers of a member, which may be one alone.
  private func oneOrMore(_ member: String, of index: Int) throws(StatedFault) -> [Double] {
    if let number = series[index].member(member)?.number { return [number] }
    return try numbers(member, of: index)
  }

  /// What the boxes of a series are called, with its own name where there are several.
  private func boxNames(of index: Int, count: Int) throws(StatedFault) -> [String] {
    let own = name(index) ?? (series.count > 1 ? "\(index + 1)" : "")
    guard let node = series[index].present("x") else {
      guard count > 1 else { return [own] }
      return (1...count).map { own.isEmpty ? "\($0)" : "\(own), \($0)" }
    }
    let names = node.text.map { [$0] } ?? node.names
    guard let names else { throw .notNames(member: path("x", index)) }
    try checkCounts([("x", names.count), ("median", count)], of: index)
    return series.count > 1 && !own.isEmpty ? names.map { "\($0), \(own)" } : names
  }

  /// The values far out of each box.
  private func outliers(of index: Int, count: Int) throws(StatedFault) -> [[Double]] {
    guard let node = series[index].present("outliers") else {
      return [[Double]](repeating: [], count: count)
    }
    if count == 1, let numbers = node.numbers { return [numbers.filter { !$0.isNaN }] }
    var found: [[Double]] = []
    for box in node.elements {
      guard let numbers = box.numbers else { throw .notNumbers(member: path("outliers", index)) }
      found.append(numbers.filter { !$0.isNaN })
    }
    try checkCounts([("median", count), ("outliers", found.count)], of: index)
    return found
  }
}
