// SPDX-License-Identifier: MIT

internal import Audiograph

extension LoadedChart {
  /// The same chart as percent change from the first date that all series have, of the range and by
  /// the interval that the choices ask for.
  func rebased(_ choices: DataOptions) throws(RebaseError) -> LoadedChart {
    let rebasing = try chart.rebased(
      to: isWhole ? nil : choices.range, by: choices.interval)
    let alignment = rebasing.alignment
    var context = context
    context.alignment = alignment
    context.measures = []
    context.splits = context.splits.filter {
      alignment.first.instant <= $0.date.instant && $0.date.instant <= alignment.last.instant
    }
    return LoadedChart(
      chart: rebasing.chart, context: context, provenance: provenance,
      notes: notes.filter { !$0.isOfPart } + self.notes(on: rebasing), bars: nil,
      layouts: layouts, derived: derived, failures: failures, lastPrices: lastPrices)
  }

  /// What should be said about the dates that are compared.
  private func notes(on rebasing: Rebasing) -> [LoadNote] {
    let alignment = rebasing.alignment
    let leftOut = zip(chart.series, alignment.leftOut).filter { $0.1 > 0 }.map {
      LoadNote.leftOut(count: $0.1, compared: alignment.count, name: $0.0.name)
    }
    let incomplete = rebasing.incomplete.map { LoadNote.incomplete($0, name: chart.title) }
    return zip(derived, rebasing.chart.series).compactMap { $0.note(of: $1) } + incomplete + leftOut
  }
}

extension LoadNote {
  /// Whether it is about the part of the data that is shown.
  fileprivate var isOfPart: Bool {
    switch self {
    case .derived, .incomplete, .leftOut: true
    case .read, .possibleSplit, .furtherSplits, .brokenLines, .toldAs, .noOrder: false
    }
  }
}
