// SPDX-License-Identifier: MIT

internal import Audiograph

extension LoadedChart {
  /// The same chart as percent change from the first date that all series have.
  func rebased() throws(RebaseError) -> LoadedChart {
    let rebasing = try chart.rebased()
    var context = context
    context.alignment = rebasing.alignment
    context.measures = []
    let leftOut = zip(chart.series, rebasing.alignment.leftOut).filter { $0.1 > 0 }.map {
      LoadNote.leftOut(count: $0.1, compared: rebasing.alignment.count, name: $0.0.name)
    }
    return LoadedChart(
      chart: rebasing.chart, context: context, provenance: provenance, notes: notes + leftOut,
      bars: nil, layouts: layouts)
  }
}
