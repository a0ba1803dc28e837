// SPDX-License-Identifier: MIT

public import Audiograph

/// One way in which a table may be read, and what asks for it.
public struct Reading: Sendable, Hashable {
  /// Something that is asked for of a table.
  public enum Request: Sendable, Hashable {
    case x(ColumnReference)
    /// Rows are counted along x.
    case countsRows
    case values([ColumnReference])
    case groups([ColumnReference])
    /// All rows are one series.
    case oneSeries
    case kind(FormName)
  }

  /// The headings along x, without their units; none where rows are counted or headings stand along x.
  public let x: [String]
  /// The headings of values, without their units.
  public let values: [String]
  /// The headings of what parts the rows into series, or names them.
  public let groups: [String]
  /// The kind of chart; nil for values in order.
  public let kind: FormName?
  /// What asks for it, whatever else may be read of the table; empty for the only reading of a table that
  /// has no other.
  public internal(set) var requests: [Request]
}
