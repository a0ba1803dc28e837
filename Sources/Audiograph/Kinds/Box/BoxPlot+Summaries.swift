// SPDX-License-Identifier: MIT

extension BoxPlot {
  /// Boxes of which only the five numbers and the values far out are known, as `FormColumns.Content` has
  /// them.
  init(
    summaries columns: FormColumns, of series: [Series], _ request: FormRequest
  ) throws(FormError) {
    guard series.count > 4 else { throw .missing(.box, .numbers) }
    let names = columns.names?.texts ?? series[0].values.map { _ in Self.nameOfAll }
    var groups: [(name: String, five: [Double], far: [Double])] = []
    for (row, name) in names.enumerated() {
      let five = series.prefix(5).map { $0.values[row] }
      let far = series.count > 5 ? series[5].values[row] : .nan
      if groups.last?.name != name || !five.allSatisfy(\.isNaN) { groups.append((name, five, [])) }
      if far.isFinite { groups[groups.count - 1].far.append(far) }
    }
    guard groups.count <= Self.mostGroups else {
      throw .tooManyGroups(found: groups.count, allowed: Self.mostGroups)
    }
    let told = groups.map { name, five, far in
      BoxGroup(
        name: name,
        summary: five.allSatisfy(\.isFinite) ? BoxSummary(five: five, outliers: far) : nil)
    }
    let summaries = told.compactMap(\.summary)
    guard let low = summaries.map(\.minimum).min(), let high = summaries.map(\.maximum).max() else {
      throw .missing(.box, .numbers)
    }
    (valueName, unit, groupName) = (series[0].name, series[0].unit, columns.names?.title)
    (isGrouped, hasValues) = (columns.names != nil, false)
    (minimum, maximum) = (low, high)
    self.groups = request.sortsByMedian ? told.sortedByMedian : told
    // How sure medians are depends on how many values each is of.
    pattern = BoxPattern([])
  }
}
