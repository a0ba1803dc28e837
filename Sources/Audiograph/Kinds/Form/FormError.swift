// SPDX-License-Identifier: MIT

/// Why data cannot be told as a kind of chart.
public enum FormError: Error, Sendable, Hashable {
  /// Fewer values than the kind needs.
  case tooFew(FormName, found: Int, needed: Int)
  /// All values are equal.
  case allEqual(FormName, value: Double)
  /// A share of a whole cannot be below 0.
  case negative(name: String, value: Double)
  /// A rank is a whole number from 1 on.
  case noRank(name: String, value: Double)
  /// Two columns have not the same unit, so that a kind cannot put them on one axis.
  case unlike(String, String, String)
  /// A kind of several series was asked for of one.
  case single(String)
  /// A width that makes more bins than anybody could hear.
  case tooManyBins(allowed: Int)
  /// More groups than can be told apart.
  case tooManyGroups(found: Int, allowed: Int)
  /// Two values for one cell of a grid.
  case repeatedCell(row: String, column: String)
  /// Something is needed that the table does not have, or that was not specified.
  case missing(FormName, Need)

  /// What a kind of chart needs.
  public enum Need: String, Sendable, Hashable {
    /// A column of numbers.
    case numbers
    /// A second column of numbers.
    case secondNumbers
    /// Two columns of bounds.
    case bounds
    /// A column of names.
    case names
    /// A column of the names of rows.
    case rowNames
    /// At least two rows and two columns of numbers.
    case grid
  }
}
