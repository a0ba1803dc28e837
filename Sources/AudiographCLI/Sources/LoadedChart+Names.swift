// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension LoadedChart {
  /// The chart as words tell of it, and what is known about it: what has no name of its own, standard
  /// input and columns without a heading, is called as the language calls it.
  ///
  /// Data keep the English names in every language, and so does JSON outside its sentences.
  func told(in language: Language) throws(ChartError) -> (chart: Chart, context: ChartContext) {
    let names = names(in: language.sentences)
    let series = chart.series.map { $0.called(names[$0.name] ?? $0.name, behind: nil) }
    var context = context
    context.measures = context.measures.map { measure in
      if case .named(let name) = measure { .named(names[name] ?? name) } else { measure }
    }
    return (try Chart(title: names[chart.title] ?? chart.title, series: series), context)
  }

  /// What the language calls names that are the program's own, by the English ones.
  func names(in sentences: Sentences) -> [String: String] {
    var names = [english.say(.standardInputTitle()): sentences.say(.standardInputTitle())]
    if isStated { names[StatedAccount.totalName] = sentences.say(.statedTotal()) }
    for column in layouts.flatMap({ $0.layout?.y ?? [] }) {
      names[english.say(.columnUnnamed(number: column.number))] =
        sentences.say(.columnUnnamed(number: column.number))
    }
    return names
  }
}
