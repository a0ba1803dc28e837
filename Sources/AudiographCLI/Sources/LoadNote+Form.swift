// SPDX-License-Identifier: MIT

internal import Audiograph

extension LoadNote {
  /// That the data chose what a table is told as, or that something else would tell more.
  init?(
    _ columns: FormColumns?, _ series: [Series], _ chart: Chart, asked form: FormName?,
    name: String
  ) {
    if let columns {
      guard !columns.isAsked else { return nil }
      self = .toldAs(columns.form, columns: columns.toldNames(of: series), name: name)
      return
    }
    guard form == nil, chart.series.count == 1, case .rows = chart.series[0].x,
      !chart.series[0].values.isEmpty, !SeriesFacts(chart.series[0]).isOrdered
    else { return nil }
    self = .noOrder(name: name)
  }
}
