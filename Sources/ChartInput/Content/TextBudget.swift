// SPDX-License-Identifier: MIT

/// How much text may be made of a source that has cells of its own: a workbook, a page, a database.
///
/// A few bytes can ask for millions of cells, so everything is counted as it is made, all sheets that are
/// tried together, and cells that are empty too.
final class TextBudget {
  /// As many bytes are made of any source.
  static let usual = 64 << 20
  /// As many for each of its own.
  static let ratio = 32
  /// What a cell or an empty row takes besides its text until it is read.
  static let cell = 16

  /// As many bytes may be made of this source.
  let limit: Int
  private var left: Int

  init(sourceSize: Int) {
    let proportionate = sourceSize.multipliedReportingOverflow(by: Self.ratio)
    limit = max(Self.usual, proportionate.overflow ? .max : proportionate.partialValue)
    left = limit
  }

  /// A budget of so many bytes, whatever the source.
  init(limit: Int) { (self.limit, left) = (limit, limit) }

  /// Counts so many bytes; false if that is more than may be made.
  func allows(_ count: Int) -> Bool {
    guard count <= left else { return false }
    left -= count
    return true
  }

  /// Counts so many empty cells or rows; false if these are more than may be made.
  func allows(emptyCells count: Int) -> Bool {
    count <= left / Self.cell && allows(count * Self.cell)
  }
}
