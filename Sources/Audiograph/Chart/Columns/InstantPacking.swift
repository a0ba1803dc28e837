// SPDX-License-Identifier: MIT

/// Chooses how a block of instants is packed.
enum InstantPacking {
  /// A day, a minute, a second, a millisecond and a microsecond, in microseconds.
  static let units: [Int64] = [86_400_000_000, 60_000_000, 1_000_000, 1000, 1]

  /// A whole block of instants; `unit` is tried first, and becomes the unit that fits.
  static func block(_ instants: [Int64], unit: inout Int64) -> InstantBlock {
    let first = instants[0]
    let (step, overflow) = instants[1].subtractingReportingOverflow(first)
    if !overflow, isStepped(instants, by: step) {
      return InstantBlock(from: first, step: step, count: instants.count)
    }
    for candidate in [unit] + units {
      guard let cells = UnitCells(instants, unit: candidate) else { continue }
      unit = candidate
      return cells.block(from: first, unit: candidate)
    }
    return InstantBlock(plain: instants)
  }

  /// Whether instants have equal steps; most that have not show it at once.
  private static func isStepped(_ instants: [Int64], by step: Int64) -> Bool {
    var expected = instants[0]
    for instant in instants {
      if instant != expected { return false }
      let (next, overflow) = expected.addingReportingOverflow(step)
      if overflow { return false }
      expected = next
    }
    return true
  }
}

/// Instants as distances from the first of them in one unit.
private struct UnitCells {
  private let cells: [Int32]
  private let range: CellRange

  /// nil where a distance is no whole number of units or too large.
  init?(_ instants: [Int64], unit: Int64) {
    guard instants.prefix(2).allSatisfy({ ($0 &- instants[0]) % unit == 0 }) else { return nil }
    var isExact = false
    let cells = [Int32](unsafeUninitializedCapacity: instants.count) { cells, count in
      instants.withUnsafeBufferPointer { isExact = write($0, unit: unit, into: cells) }
      count = instants.count
    }
    guard isExact else { return nil }
    self.cells = cells
    range = cells.withUnsafeBufferPointer { CellRange($0) }
  }

  /// The packed block, its cells as small as they can be.
  func block(from first: Int64, unit: Int64) -> InstantBlock {
    guard range.least >= Int32(Int16.min), range.greatest <= Int32(Int16.max) else {
      return InstantBlock(from: first, unit: unit, long: cells, ascends: range.ascends)
    }
    let short = [Int16](narrowing: cells)
    return InstantBlock(from: first, unit: unit, short: short, ascends: range.ascends)
  }
}
