// SPDX-License-Identifier: MIT

internal import JSON

/// Finds the table in JSON that is none itself but holds one further down.
struct JSONSearch {
  /// How many records deep a table is looked for, lists of one record aside.
  private static let deepest = 4
  /// The first names in the descriptions of maps, whose records are places and no rows.
  private static let maps: Set<String> = [
    "FeatureCollection", "Feature", "GeometryCollection", "Topology",
  ]

  let file: String
  private var found: [Finding] = []

  private struct Finding {
    let place: JSONLocation
    let form: JSONForm
    let depth: Int
    let rank: JSONForm.Rank
    let rowCount: Int

    init(_ place: JSONLocation, _ form: JSONForm, depth: Int) {
      self.place = place
      self.form = form
      self.depth = depth
      rank = form.rank(place.node)
      rowCount = form.rowCount(place.node)
    }
  }

  /// The table that a value is or holds.
  ///
  /// - Throws: `ReadError.severalTables` where there are several of one kind,
  ///   `ReadError.notATable` where there is none.
  static func table(
    at place: JSONLocation, file: String
  ) throws(ReadError) -> (place: JSONLocation, form: JSONForm) {
    if place.node.shape == .list, place.node.count == 0 { throw .noRecords(file: file) }
    if let form = JSONForm(place.node) { return (place, form) }
    var search = JSONSearch(file: file)
    if !maps.contains(place.node.member("type")?.text ?? "") {
      search.look(into: place, depth: 1)
    }
    if let columns = columns(of: search.found) { return (place, .columns(columns)) }
    let choices = try search.choices(for: place.node)
    if choices.count == 1 { return (choices[0].place, choices[0].form) }
    throw .severalTables(
      file: file, fields: choices.prefix(20).map { $0.place.path.utf8.bounded() })
  }

  private init(file: String) { self.file = file }

  private mutating func look(into place: JSONLocation, depth: Int) {
    guard depth <= Self.deepest else { return }
    for (name, value) in place.node.members {
      look(at: place.inner(value, name), depth: depth)
    }
    for (index, element) in place.node.elements.enumerated() where !element.isSingle {
      look(at: place.inner(element, "\(index)"), depth: depth)
    }
  }

  private mutating func look(at place: JSONLocation, depth: Int) {
    guard !place.node.isSingle else { return }
    let isOneRecord = place.node.count == 1 && place.node.element(0)?.shape == .record
    let isWrapped = isOneRecord && place.node.holdsLists(depth: 4)
    if !isWrapped, let form = JSONForm(place.node) {
      found.append(Finding(place, form, depth: depth))
    } else {
      look(into: place, depth: isWrapped ? depth : depth + 1)
    }
  }

  /// The tables of the least depth that has any, else the lists of numbers, and so on.
  ///
  /// A list that is at least half as long as the longest may be a column of a table beside it.
  private func choices(for node: JSONNode) throws(ReadError) -> [Finding] {
    guard let best = found.map(\.rank).max() else {
      throw .notATable(file: file, shape: node.shape, keys: node.shortKeys)
    }
    let depth = found.filter { $0.rank == best }.map(\.depth).min() ?? 1
    let near = found.filter {
      best == .list ? $0.rank == best : $0.depth <= depth && $0.rank >= min(best, .list)
    }
    let longest = near.map(\.rowCount).max() ?? 0
    return near.filter { $0.rank != .list || $0.rowCount * 2 >= longest }
  }

  /// Lists of one length that stand in several places, as the columns of one table; nil for others.
  private static func columns(of findings: [Finding]) -> [(key: String, value: JSONNode)]? {
    guard findings.count > 1, findings.allSatisfy({ $0.rowCount == findings[0].rowCount }) else {
      return nil
    }
    var columns: [(key: String, value: JSONNode)] = []
    for finding in findings {
      guard case .columns(let lists) = finding.form else { return nil }
      columns += lists.map {
        (finding.place.title(of: $0.key, isAlone: lists.count == 1), $0.value)
      }
    }
    return columns
  }
}

extension JSONLocation {
  private static let emptyNames: Set<String> = ["raw", "values", "value", "data", "y"]

  /// What a list within a record is called: by the record's label, or by its name where the list's
  /// says nothing.
  fileprivate func title(of list: String, isAlone: Bool) -> String {
    if let label = node.member("label")?.text ?? node.member("name")?.text {
      return isAlone ? label : "\(label) \(list)"
    }
    let name = steps.last { Int($0) == nil }
    return Self.emptyNames.contains(list) ? name ?? list : list
  }
}
