// SPDX-License-Identifier: MIT

public import Audiograph

/// What a table is told as besides a line, and the texts that belong to its rows; the numbers are the
/// columns of the table.
public struct FormColumns: Sendable, Hashable {
  /// What the table is told as.
  public let form: FormName
  /// Whether that was asked for; otherwise the data decided.
  public let isAsked: Bool
  /// The names of groups, bars, parts or rows of a grid; nil where there are none.
  public internal(set) var names: Texts?
  /// The names of the columns of a grid whose cells stand in rows of their own; nil for anything else.
  public internal(set) var columnNames: Texts?
  /// What the bounds of a band are made of.
  public let bounds: Bounds

  /// A kind of chart of one column without texts, which somebody asked for.
  public init(asked form: FormName) {
    self.init(
      form: form, isAsked: true, names: nil, columnNames: nil, bounds: .columns)
  }

  init(form: FormName, isAsked: Bool, names: Texts?, columnNames: Texts?, bounds: Bounds) {
    (self.form, self.isAsked, self.bounds) = (form, isAsked, bounds)
    (self.names, self.columnNames) = (names, columnNames)
  }

  /// Texts, one a row.
  public struct Texts: Sendable, Hashable {
    /// The heading.
    public let name: String
    /// The texts; empty where a cell is.
    public internal(set) var texts: [String]
  }

  /// What the bounds of a band are made of.
  public enum Bounds: Sendable, Hashable {
    /// Two columns, behind that of the values.
    case columns
    /// One column that is added and subtracted.
    case error
  }
}

/// The columns of a kind of chart, by their places.
struct FormRoles: Equatable {
  let form: FormName
  let isAsked: Bool
  /// Where points stand along x; rows for all that have no order.
  var x = Roles.Position.rows
  let values: [Int]
  /// The columns of texts: groups, bars or rows of a grid, then the columns of a grid.
  var names: [Int] = []
  var bounds = FormColumns.Bounds.columns
}
