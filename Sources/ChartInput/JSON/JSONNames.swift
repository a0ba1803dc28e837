// SPDX-License-Identifier: MIT

internal import JSON

/// The columns that records have: their names, those of records within joined by full stops.
struct JSONNames {
  /// How many records deep names are joined.
  static let deepest = 8

  private struct Branch {
    let name: String
    var column: Int?
    var children: [String: Int] = [:]
  }

  /// The names of the columns in the order in which they first appear.
  private(set) var headings: [String] = []
  private var branches = [Branch(name: "")]

  /// Adds a column that no record names.
  mutating func addColumn(_ heading: String, to writer: inout JSONCellWriter) throws(ReadError) {
    _ = try writer.addColumn()
    headings.append(heading)
  }

  /// Writes a record into the last row.
  mutating func write(
    _ record: JSONNode, to writer: inout JSONCellWriter, under branch: Int = 0, depth: Int = 1
  ) throws(ReadError) {
    for (key, value) in record.members {
      let child = child(key, of: branch)
      if value.shape == .record, depth < Self.deepest {
        try write(value, to: &writer, under: child, depth: depth + 1)
      } else {
        writer.write(value, in: try column(of: child, &writer))
      }
    }
  }

  private mutating func child(_ key: String, of branch: Int) -> Int {
    if let known = branches[branch].children[key] { return known }
    branches.append(Branch(name: branches[branch].name.joined(key)))
    branches[branch].children[key] = branches.count - 1
    return branches.count - 1
  }

  private mutating func column(
    of branch: Int, _ writer: inout JSONCellWriter
  ) throws(ReadError) -> Int {
    if let known = branches[branch].column { return known }
    let new = try writer.addColumn()
    branches[branch].column = new
    headings.append(branches[branch].name)
    return new
  }
}

/// The keys of records in the order in which they first appear.
struct KeyOrder {
  private(set) var keys: [String] = []
  private var known: Set<String> = []

  /// The keys; years and other whole numbers of as many digits by their size, since a later record may have one
  /// that belongs in front.
  var keysInOrder: [String] {
    let areNumbers = keys.allSatisfy { key in
      key.utf8.count == keys[0].utf8.count && key.utf8.allSatisfy(\.isDigit)
    }
    return areNumbers ? keys.sorted() : keys
  }

  mutating func add(_ record: JSONNode) {
    for (key, _) in record.members where known.insert(key).inserted { keys.append(key) }
  }
}
