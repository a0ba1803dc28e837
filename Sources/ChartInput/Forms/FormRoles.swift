// SPDX-License-Identifier: MIT

internal import Audiograph

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
  /// Columns of texts that may part the rows of a scatter plot into a few groups, besides those asked for.
  var within: [Int] = []
  /// The column of texts that names the points of a scatter plot.
  var pointNames: Int?
}
