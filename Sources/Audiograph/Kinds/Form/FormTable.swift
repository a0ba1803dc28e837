// SPDX-License-Identifier: MIT

/// The data of a chart in rows.
struct FormTable: Sendable, Hashable {
  var headings: [String]
  var rows: [[Cell]]

  /// What stands in a row below a heading.
  enum Cell: Sendable, Hashable {
    case text(String)
    case number(Double)
    /// There is no value.
    case empty

    /// A number, or nothing where it is missing or infinite.
    init(_ number: Double?) {
      self = number.flatMap { $0.isFinite ? .number($0) : nil } ?? .empty
    }
  }
}
