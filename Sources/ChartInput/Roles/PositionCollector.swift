// SPDX-License-Identifier: MIT

internal import Audiograph

/// Where the rows of a table stand along x, in the order of the file.
enum Positions {
  case rows(Int)
  /// Not a number where a row has none.
  case numbers([Double])
  case categories([String])
  /// `Int64.min` where a row has none.
  case dates(XAxis.Dates, wereConverted: Bool)

  /// Whether a row has none.
  var haveHoles: Bool {
    switch self {
    case .rows, .categories: false
    case .numbers(let numbers): numbers.contains { $0.isNaN }
    case .dates(let dates, _): dates.instants.contains(.min)
    }
  }

  /// How many rows stand where the row in front of them does.
  var repetitionCount: Int {
    switch self {
    case .rows, .categories: 0
    case .numbers(let numbers): numbers.repetitionCount
    case .dates(let dates, _): dates.instants.repetitionCount
    }
  }
}

/// A cell that is not what its column holds.
struct CellFault: Equatable {
  enum Kind: Equatable {
    case number(NumberFault)
    case date(DateFault)
  }

  /// The row, counted from 0, and the column.
  var row: Int
  let column: Int
  let kind: Kind
}

/// Collects the positions of rows along x, block after block.
struct PositionCollector {
  private let role: Roles.Position
  private var dates: DateCollector?
  private var numbers: NumberCollector?
  private var names: [String] = []
  private var rowCount = 0

  /// A collector of positions that are not parted into several columns.
  init(_ role: Roles.Position, style: NumberStyle, options: ReadOptions, expectedCount: Int) {
    self.role = role
    switch role {
    case .rows, .parts: break
    case .categories: names.reserveCapacity(expectedCount)
    case .dates(_, let form):
      dates = DateCollector(form, missing: options.missing)
      dates?.reserve(expectedCount)
    case .numbers, .numericDates:
      numbers = NumberCollector(style: style, missing: options.missing)
      numbers?.reserve(expectedCount)
    }
  }

  /// Takes the rows of a block; the first that has no position of this kind.
  mutating func append(_ block: CellBlock) -> CellFault? {
    rowCount += block.rowCount
    guard let column = role.columns.first else { return nil }
    let cells = block.column(column)
    if dates != nil {
      let bad = dates?.append(cells, rows: 0..<cells.count) {
        MissingMarkers.matches(cells.bytes, $0.indices)
      }
      return bad.map { CellFault(row: $0.row, column: column, kind: .date($0.fault)) }
    }
    if numbers != nil {
      let first = numbers?.values.count ?? 0
      numbers?.append(cells)
      return numbers?.bad.first.map {
        CellFault(row: $0.row - first, column: column, kind: .number($0.fault))
      }
    }
    for row in 0..<cells.count { names.append(cells.text(row)) }
    return nil
  }

  /// All positions.
  consuming func positions() -> Positions {
    switch role {
    case .rows, .parts: return .rows(rowCount)
    case .categories: return .categories(names)
    case .numbers: return .numbers(numbers?.values ?? [])
    case .numericDates(_, let form):
      return .dates(form.dates(of: numbers?.values ?? []), wereConverted: false)
    case .dates:
      guard let dates else { return .rows(rowCount) }
      return .dates(dates.dates(), wereConverted: dates.wasConverted)
    }
  }
}
