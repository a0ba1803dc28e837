// SPDX-License-Identifier: MIT

/// What one cell looks like by itself.
enum CellKind {
  case empty
  /// A text that may stand for a missing value.
  case missing
  case number
  /// A date or a time of day.
  case date
  case text

  var isTyped: Bool { self == .number || self == .date }

  /// The kind of a text.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    if range.isEmpty {
      self = .empty
    } else if MissingMarkers.matches(bytes, range) {
      self = .missing
    } else if NumberForm(anyText: bytes, range)?.shape.reading != nil
      || InfinityText.matches(bytes.span.extracting(range))
    {
      self = .number
    } else if Self.isDate(bytes, range) {
      self = .date
    } else {
      self = .text
    }
  }

  private static func isDate(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count <= longestDate, bytes[range].contains(where: \.isDigit) else { return false }
    let text = bytes.span.extracting(range)
    return DateForms.all.contains { $0.read(text) != nil }
      || TimeOfDay.microseconds(of: text) != nil
  }

  private static let longestDate = 40
}

/// The kinds of the cells of some rows.
struct KindTable {
  /// Row after row, each with as many kinds as it has cells.
  let rows: [[CellKind]]
  /// The number of cells that most rows have.
  let columnCount: Int

  init(_ rows: [[CellKind]]) {
    self.rows = rows
    columnCount = Self.usualCount(rows.map(\.count))
  }

  /// The number of cells that most rows have: of those with more than one cell, if there are some.
  ///
  /// Where fewer than half of these have it, the lower half of them counts, since lines above the
  /// headings have all widths.
  static func usualCount(_ cellCounts: [Int]) -> Int {
    var counts: [Int: Int] = [:]
    for count in cellCounts { counts[count, default: 0] += 1 }
    let wide = counts.filter { $0.key > 1 }
    let wideCount = wide.values.reduce(0, +)
    let usual =
      wideCount * 2 > cellCounts.count || wideCount >= 3 && wideCount * 4 >= cellCounts.count
      ? wide : counts
    let most = usual.max { ($0.value, $0.key) < ($1.value, $1.key) }
    if let most, most.value * 2 <= usual.values.reduce(0, +) {
      let written = cellCounts.filter { usual[$0] != nil }
      let lower = written.suffix((written.count + 1) / 2)
      return usual.keys.max { first, second in
        (lower.count { $0 == first }, first) < (lower.count { $0 == second }, second)
      } ?? most.key
    }
    return most?.key ?? 0
  }

  /// What most cells of each column are, where numbers and dates outnumber texts; nil for the others.
  ///
  /// Judged by the lower half of the rows.
  var typedColumns: [CellKind?] {
    let full = rows.filter { $0.count == columnCount }
    let lower = full.count > 3 ? full.suffix((full.count + 1) / 2) : full.dropFirst()
    return (0..<columnCount).map { column in
      let numbers = lower.count { $0[column] == .number }
      let dates = lower.count { $0[column] == .date }
      guard numbers + dates > lower.count(where: { $0[column] == .text }) else { return nil }
      return numbers < dates ? .date : .number
    }
  }

  /// How well rows fit together: the share of them that have the usual number of cells, more where
  /// these are numbers and dates.
  var score: Double {
    guard columnCount > 1, !rows.isEmpty else { return 0 }
    let full = rows.filter { $0.count == columnCount }
    let cells = (rows.count == 1 ? full[...] : full.dropFirst()).joined()
    let written = cells.count { $0 != .empty }
    let typed = cells.count { $0.isTyped || $0 == .missing }
    let share = written == 0 ? 0 : Double(typed) / Double(written)
    return Double(full.count) / Double(rows.count) * (0.3 + 0.7 * share)
  }
}
