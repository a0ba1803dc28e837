// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// What a language calls names that are the program's own: standard input, columns without a heading, totals.
///
/// Data keep the English names in every language, and so does JSON outside its sentences.
struct OwnNames {
  /// By the English ones.
  private let names: [String: String]

  init(of layouts: [TableLayout], isStated: Bool, in s: Sentences) {
    var names = [english.say(.standardInputTitle()): s.say(.standardInputTitle())]
    if isStated { names[StatedAccount.totalName] = s.say(.statedTotal()) }
    for column in layouts.flatMap(\.y) {
      names[english.say(.columnUnnamed(number: column.number))] =
        s.say(.columnUnnamed(number: column.number))
    }
    self.names = names
  }

  /// Whether the language has other words for one of them.
  var differ: Bool { names.contains { $0.key != $0.value } }

  /// The chart as words tell of it, and what is known about it.
  func told(
    _ chart: Chart, _ context: ChartContext
  ) throws(ChartError) -> (chart: Chart, context: ChartContext) {
    let series = chart.series.map { $0.called(names[$0.name] ?? $0.name, behind: nil) }
    var context = context
    context.measures = context.measures.map { measure in
      if case .named(let name) = measure { .named(names[name] ?? name) } else { measure }
    }
    return (try Chart(title: names[chart.title] ?? chart.title, series: series), context)
  }
}
