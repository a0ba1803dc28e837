// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension LoadedChart {
  /// The chart as words tell of it: what has no name of its own, standard input and columns without a
  /// heading, is called as the language calls it.
  ///
  /// Data, files and JSON have the English names, whatever the language.
  func chart(toldIn language: Language) throws(ChartError) -> Chart {
    let sentences = language.sentences
    var names = [english.standardInputTitle(): sentences.standardInputTitle()]
    for column in layouts.flatMap({ $0.layout?.y ?? [] }) {
      names[english.columnUnnamed(number: column.number)] =
        sentences.columnUnnamed(number: column.number)
    }
    let series = chart.series.map { $0.called(names[$0.name] ?? $0.name, behind: nil) }
    return try Chart(title: names[chart.title] ?? chart.title, series: series)
  }
}
