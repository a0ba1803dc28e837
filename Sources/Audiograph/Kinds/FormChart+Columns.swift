// SPDX-License-Identifier: MIT

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
    guard let traits = columns.form.traits else { throw .missing(columns.form, .numbers) }
    let told = series[min(traits.toldColumn, series.count - 1)]
    self.init(
      try traits.content(columns, series, request), title: title,
      on: traits.countsFromZero ? nil : told.axis)
  }

  /// The series by which facts tell of it, made of the columns of numbers that it was made of.
  package func told(of series: [Series]) -> [Series] { model.told(series) }
}

extension FormColumns {
  /// The names of what is told of columns of numbers and their texts, what matters most first.
  package func toldNames(of series: [Series]) -> [String] {
    form.traits?.toldNames(series, self) ?? series.map(\.name)
  }
}
