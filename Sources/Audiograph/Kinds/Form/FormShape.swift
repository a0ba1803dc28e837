// SPDX-License-Identifier: MIT

/// The columns that a kind of chart is made of, by which they are looked for in a table.
package enum FormShape: Sendable, Hashable {
  /// A column of numbers.
  case values
  /// The same, of which a column of texts makes groups, if there is one.
  case groups
  /// Two columns of numbers, which a column of texts may part into groups.
  case pairs
  /// A column of numbers with a name for each.
  case parts
  /// Columns of numbers that have names, with names of rows if there are any, or a column of cells with
  /// the names of their row and of their column.
  case grid
  /// A column of numbers with those of two bounds or with that of an error.
  case bounds

  /// What it needs besides a column of numbers; nil for nothing.
  package var need: FormError.Need? {
    switch self {
    case .values, .groups: nil
    case .pairs: .secondNumbers
    case .parts: .names
    case .grid: .grid
    case .bounds: .bounds
    }
  }
}

/// What may be asked for of some kinds of chart that are no line.
package enum FormOption: Sendable, Hashable {
  /// How wide bins are, or how many.
  case bins
  /// Which columns are bounds.
  case bounds
  /// Which column is an error.
  case error
  /// The order of groups.
  case order
  /// Which number of price bars is told.
  case priceValue
  /// Whether the line is shown that a relation follows.
  case fit
  /// By which column there are groups.
  case groups
  /// Which columns of numbers, more than one.
  case columns
}
