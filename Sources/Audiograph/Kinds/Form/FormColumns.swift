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

  /// A kind of chart of one column without texts, which somebody asked for.
  package init(asked form: FormName) {
    self.init(
      form: form, isAsked: true, names: nil, columnNames: nil, bounds: .columns)
  }

  package init(
    form: FormName, isAsked: Bool, names: Texts?, columnNames: Texts?, bounds: Bounds
  ) {
    (self.form, self.isAsked, self.bounds) = (form, isAsked, bounds)
    (self.names, self.columnNames) = (names, columnNames)
  }

  /// Texts, one a row.
  package struct Texts: Sendable, Hashable {
    /// The heading.
    package let name: String
    /// The texts; empty if a cell is.
    package let texts: [String]

    package init(name: String, texts: [String]) { (self.name, self.texts) = (name, texts) }
  }

  /// What the bounds of a band are made of.
  package enum Bounds: Sendable, Hashable {
    /// Two columns, behind that of the values.
    case columns
    /// One column that is added and subtracted.
    case error
  }
}

/// What is asked for of a kind of chart besides its columns.
package struct FormRequest: Sendable, Hashable {
  /// How wide the bins are, or how many; nil leaves it to the values.
  package var binning: HistogramBinning?
  /// Whether groups are in the order of their medians.
  package var sortsByMedian = false

  /// Nothing is asked for.
  package init() {}
}

extension FormChart {
  /// The chart that columns of numbers make with the texts beside them.
  ///
  /// - Parameters:
  ///   - columns: The kind, and the texts.
  ///   - series: The columns of numbers, as the shape of the kind has them.
  ///   - title: What the chart is called.
  ///   - request: What is asked for of it.
  /// - Throws: `FormError` where the kind cannot tell them.
  package init(
    _ columns: FormColumns, of series: [Series], title: String, _ request: FormRequest
  ) throws(FormError) {
    guard let kind = columns.form.model else { throw .missing(columns.form, .numbers) }
    self.init(try kind.init(columns, of: series, request), title: title)
  }

  /// The series by which facts tell of it, made of the columns of numbers that it was made of.
  package func told(of series: [Series]) -> [Series] { model.told(of: series) }
}

extension FormColumns {
  /// The names of what is told of columns of numbers and their texts, what matters most first.
  package func toldNames(of series: [Series]) -> [String] {
    form.model?.toldNames(of: series, self) ?? series.map(\.name)
  }
}
