// SPDX-License-Identifier: MIT

/// What a table is told as besides a line, and the texts that belong to its rows; the numbers are the
/// columns of the table.
package struct FormColumns: Sendable, Hashable {
  /// What the table is told as.
  package let form: FormName
  /// Whether that was asked for; otherwise the data decided.
  package let isAsked: Bool
  /// The names of groups, bars, parts or rows of a grid; nil if there are none.
  package let names: Texts?
  /// The names of the columns of a grid whose cells stand in rows of their own; nil for anything else.
  package let columnNames: Texts?
  /// What the bounds of a band are made of.
  package let bounds: Bounds
  /// What the numbers of a distribution are.
  package var content = Content.values
  /// Texts that may part the rows into a few groups, which nobody asked for.
  package let within: [Texts]
  /// The names of the points of a scatter plot; nil if they have none.
  package var pointNames: Texts?

  /// A kind of chart of one column without texts, which somebody asked for.
  package init(asked form: FormName) {
    self.init(
      form: form, isAsked: true, names: nil, columnNames: nil, bounds: .columns)
  }

  package init(
    form: FormName, isAsked: Bool, names: Texts?, columnNames: Texts?, bounds: Bounds,
    within: [Texts] = []
  ) {
    (self.form, self.isAsked, self.bounds, self.within) = (form, isAsked, bounds, within)
    (self.names, self.columnNames) = (names, columnNames)
  }

  /// The same of some rows only.
  package func keeping(_ rows: Range<Int>) -> FormColumns {
    var kept = FormColumns(
      form: form, isAsked: isAsked, names: names?.keeping(rows),
      columnNames: columnNames?.keeping(rows), bounds: bounds,
      within: within.map { $0.keeping(rows) })
    kept.content = content
    kept.pointNames = pointNames?.keeping(rows)
    return kept
  }

  /// What the numbers of a distribution are.
  package enum Content: Sendable, Hashable {
    /// The values.
    case values
    /// How many values lie in each of some bins that touch, then where each begins, then where it ends.
    case counts
    /// The median of each group, its lower whisker, lower and upper quartile and upper whisker, then its
    /// values far out, of which all but the first stand in rows of their own below.
    case summaries
  }

  /// Texts, one a row.
  package struct Texts: Sendable, Hashable {
    /// The heading.
    package let name: String
    /// The texts; empty if a cell is.
    package let texts: [String]

    package init(name: String, texts: [String]) { (self.name, self.texts) = (name, texts) }

    /// The heading; nil if nothing is known of it.
    var title: String? { name.isEmpty ? nil : name }

    fileprivate func keeping(_ rows: Range<Int>) -> Texts {
      Texts(name: name, texts: Array(texts[rows]))
    }
  }

  /// What the bounds of a band are made of.
  package enum Bounds: Sendable, Hashable {
    /// Two columns, behind that of the values.
    case columns
    /// One column that is added and subtracted.
    case error
    /// Two columns behind that of the values, whose names tell nothing.
    case unnamed
  }
}

/// What is asked for of a kind of chart besides its columns.
package struct FormRequest: Sendable, Hashable {
  /// How wide the bins are, or how many; nil leaves it to the values.
  package var binning: HistogramBinning?
  /// Whether groups are in the order of their medians.
  package var sortsByMedian = false
  /// Whether the line is shown that a relation follows.
  package var fits = false

  /// Nothing is asked for.
  package init() {}
}
