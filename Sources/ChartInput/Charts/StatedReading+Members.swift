// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension StatedReading {
  /// The numbers of a member of a series, which is there.
  func numbers(_ member: String, of index: Int) throws(StatedFault) -> [Double] {
    guard let numbers = try numbersIfAny(member, of: index) else {
      throw .missing(form, member: path(member, index))
    }
    return numbers
  }

  /// The numbers of a member of a series; nil if it is not there.
  func numbersIfAny(_ member: String, of index: Int) throws(StatedFault) -> [Double]? {
    guard let node = series[index].present(member) else { return nil }
    guard let numbers = node.numbers else { throw .notNumbers(member: path(member, index)) }
    return numbers
  }

  /// The texts of a member of a series; numbers as they are written.
  func names(_ member: String, of index: Int) throws(StatedFault) -> [String] {
    guard let node = series[index].present(member) else {
      throw .missing(form, member: path(member, index))
    }
    guard let names = node.names else { throw .notNames(member: path(member, index)) }
    return names
  }

  /// Refuses lists of unequal lengths.
  func checkCounts(_ members: [(String, Int)], of index: Int) throws(StatedFault) {
    guard let first = members.first else { return }
    for (member, count) in members where count != first.1 {
      throw .unequal(
        member: path(first.0, index), count: first.1, other: path(member, index), otherCount: count)
    }
  }

  /// The one series of a kind that tells one.
  func only() throws(StatedFault) -> Int {
    guard !series.isEmpty else { throw .missing(form, member: "series") }
    guard series.count == 1 else { throw .severalSeries(form, count: series.count) }
    return 0
  }

  /// Where a member stands.
  func path(_ member: String, _ index: Int) -> String { "series[\(index + 1)].\(member)" }

  /// What a series is called; nil if it does not say.
  func name(_ index: Int) -> String? {
    series[index].member("name")?.text.flatMap { $0.isBlank ? nil : $0 }
  }

  func column(
    _ number: Int, _ name: String, on axis: StatedAxisText, _ values: [Double], x: XAxis? = nil,
    of quantity: String? = nil
  ) -> ValueColumn {
    ValueColumn(
      number: number, name: name, unit: axis.unit, kind: axis.kind, values: values, x: x,
      quantity: quantity)
  }
}

extension StatedReading {
  /// The members that nobody knows, and those that mean nothing to the kind.
  var unread: [String] {
    let ofChart: Set<String> = [
      "audiograph", "kind", "title", "subtitle", "dataSource", "credit", "footnote", "alt", "x",
      "y", "y2", "series",
      "lines", "source", "rows", "columns", "cells", "charts",
    ]
    var members = chart.members.map(\.key).filter { key in
      !ofChart.contains(key)
        && !(key == "stack" && (variant == .stacked || chart.member(key)?.text == "none"))
        && !(key == "value" && form.shape == .grid)
    }
    if form.shape == .grid { members += axis("value", known: ["name", "unit"]) }
    members += axis("x", known: ["name", "unit", "type", "order"], linear: true)
    for name in ["y", "y2"] { members += axis(name, known: ["name", "unit", "scale", "reversed"]) }
    var seen: Set<String> = []
    for one in series {
      for key in one.members.map(\.key) where !known.contains(key) { seen.insert(key) }
    }
    return members + seen.sorted().map { "series.\($0)" }
  }

  private func axis(_ name: String, known: Set<String>, linear: Bool = false) -> [String] {
    let members = chart.member(name)?.members ?? []
    return members.filter { key, value in
      let tellsNothing =
        linear && key == "scale" && value.text == "linear"
        || key == "reversed" && value.shape == .boolean && !value.isTrue
        || key == "type" && value.text == "number" || value.shape == .null
      return !known.contains(key) && !tellsNothing
    }.map { "\(name).\($0.key)" }
  }

  /// The members of a series that the kind is made of.
  private var known: Set<String> {
    let own: Set<String> =
      switch form.shape {
      case nil where tellsPrices: ["x", "open", "high", "low", "close", "volume"]
      case nil: ["x", "y"]
      case .pairs: ["x", "y", "labels"]
      case .values: ["x", "y", "values", "edges", "counts"]
      case .groups: ["x", "y", "values", "low", "q1", "median", "q3", "high", "outliers"]
      case .parts: ["x", "y", "labels", "values"]
      case .grid: ["rows", "columns", "cells", "x", "y"]
      case .bounds: ["x", "y", "lower", "upper"]
      }
    return own.union(["name", "axis"])
  }
}

extension JSONNode {
  /// A member that is not null.
  func present(_ name: String) -> JSONNode? {
    member(name).flatMap { $0.shape == .null ? nil : $0 }
  }

  func has(_ name: String) -> Bool { (present(name)?.count ?? 0) > 0 }

  /// The texts of a list, numbers as they are written and null empty; nil if something else stands there.
  var names: [String]? {
    guard shape == .list else { return nil }
    var names: [String] = []
    names.reserveCapacity(count)
    for index in 0..<count {
      guard let node = element(index) else { return nil }
      switch node.shape {
      case .text: names.append(node.text ?? "")
      case .number, .null, .boolean: names.append(JSONCellWriter.text(of: node))
      case .list, .record: return nil
      }
    }
    return names
  }
}
