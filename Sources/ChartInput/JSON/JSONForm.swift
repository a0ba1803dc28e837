// SPDX-License-Identifier: MIT

internal import JSON

/// A way in which JSON holds a table.
enum JSONForm {
  /// A list of records, of lists or of single values.
  case elements
  /// A record of lists of single values, which are the columns.
  case columns([(key: String, value: JSONNode)])
  /// A record of records, which are the rows.
  case rowsByName([(key: String, value: JSONNode)])
  /// A record of records, which are the columns: each names the same rows.
  case columnsByName([(key: String, value: JSONNode)])
  /// A record of numbers.
  case namedNumbers([(key: String, value: JSONNode)])

  /// The form of a value, or nil if it holds no table itself.
  init?(_ node: JSONNode) {
    switch node.shape {
    case .list:
      guard node.isList else { return nil }
      self = .elements
    case .record:
      guard let form = Self(record: node.members) else { return nil }
      self = form
    default: return nil
    }
  }

  private init?(record members: [(key: String, value: JSONNode)]) {
    let lists = members.filter { $0.value.shape == .list }
    let records = members.filter { $0.value.shape == .record }
    if !lists.isEmpty {
      let isTable =
        lists.allSatisfy { $0.value.isOfSingleValues }
        && !records.contains { $0.value.holdsLists(depth: 4) }
      guard isTable else { return nil }
      let filled = lists.filter { $0.value.count > 0 }
      self = .columns(filled.isEmpty ? lists : filled)
    } else if records.count == members.count {
      guard let form = Self(records: members) else { return nil }
      self = form
    } else {
      let isNamed =
        members.count >= 3
        && members.allSatisfy { $0.value.shape == .number || $0.value.shape == .null }
      guard isNamed, members.contains(where: { $0.value.shape == .number }) else { return nil }
      self = .namedNumbers(members)
    }
  }

  /// Records at least half of whose names are those of the first; where only the names within are
  /// dates or numbers, those are the rows.
  private init?(records members: [(key: String, value: JSONNode)]) {
    guard members.count >= 2 else { return nil }
    let names = members.map { Set($0.value.members.map(\.key)) }
    let isAlike = names.allSatisfy {
      $0.intersection(names[0]).count * 2 >= max($0.count, names[0].count)
    }
    guard isAlike else { return nil }
    if names[0].allSatisfy(\.isFigure), !members.allSatisfy(\.key.isFigure) {
      let isTable =
        names[0].count >= 3
        && members.allSatisfy { $0.value.members.allSatisfy { $0.value.isSingle } }
      guard isTable else { return nil }
      self = .columnsByName(members)
    } else {
      guard members.count >= 3 else { return nil }
      self = .rowsByName(members)
    }
  }

  /// Whether the table has several columns, one, or is only perhaps one.
  func rank(_ node: JSONNode) -> Rank {
    switch self {
    case .elements:
      let isSingle = node.firstValue?.isSingle ?? true
      if isSingle { return node.hasFigures ? .list : .texts }
      return node.count > 1 && node.hasFigures ? .table : .texts
    case .columns(let lists): return lists.count > 1 ? .table : .list
    case .rowsByName(let rows): return rows.allSatisfy(\.key.isFigure) ? .table : .names
    case .columnsByName: return .table
    case .namedNumbers: return .names
    }
  }

  /// About how many rows the table has.
  func rowCount(_ node: JSONNode) -> Int {
    switch self {
    case .elements: node.count
    case .columns(let lists): lists[0].value.count
    case .columnsByName(let columns): columns[0].value.members.count
    case .rowsByName(let rows), .namedNumbers(let rows): rows.count
    }
  }

  /// How much like a table a value is.
  enum Rank: Comparable {
    case texts, names, list, table
  }
}

extension JSONNode {
  /// Neither a list nor a record.
  var isSingle: Bool { shape != .list && shape != .record }

  /// The first element that is not null; the first at all where every one is.
  var firstValue: JSONNode? {
    for index in 0..<count {
      if let element = element(index), element.shape != .null { return element }
    }
    return element(0)
  }

  fileprivate var isOfSingleValues: Bool { firstValue?.isSingle ?? true }

  /// Whether the elements of a list are themselves the rows of a table.
  fileprivate var isList: Bool {
    guard let first = firstValue else { return false }
    switch first.shape {
    case .list: return first.count < 2 || first.elements.contains(where: \.isSingle)
    case .record: return !holdsSeries(first)
    case .boolean: return false
    default: return true
    }
  }

  /// Whether the elements are series rather than rows: each holds a list that is longer than the
  /// list of them all.
  private func holdsSeries(_ first: JSONNode) -> Bool {
    first.members.contains { key, value in
      value.shape == .list && value.count > max(count, 4) && value.element(0)?.shape != .record
        && element(count - 1)?.member(key)?.shape == .list
    }
  }

  /// Whether there is a list of several values within a record.
  func holdsLists(depth: Int) -> Bool {
    guard depth > 0 else { return false }
    return (members.map(\.value) + elements.prefix(1)).contains { value in
      (value.shape == .list && value.count > 1) || value.holdsLists(depth: depth - 1)
    }
  }

  /// The elements of a list in order.
  var elements: [JSONNode] { (0..<count).compactMap { element($0) } }

  /// Whether the first row or the second holds a number, or a text that begins like one.
  fileprivate var hasFigures: Bool {
    elementsFrom(firstValue).contains(where: \.isFigure)
      || elementsFrom(element(1)).contains(where: \.isFigure)
  }

  private func elementsFrom(_ row: JSONNode?) -> [JSONNode] {
    guard let row else { return [] }
    return row.isSingle ? [row] : row.elements + row.members.map(\.value)
  }

  private var isFigure: Bool { number != nil || text?.isFigure == true }
}

extension String {
  /// Whether the text begins as a number or a date does.
  var isFigure: Bool {
    utf8.first { $0 != Byte.minus && $0 != Byte.plus && $0 != Byte.point }?.isDigit ?? false
  }
}
