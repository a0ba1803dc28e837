// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Answers one question about every series of a chart, one line each, the number first.
struct ValueCommand {
  private let request: ChartRequest
  private let question: Question
  /// The symbol whose latest price is asked for; nil for any other question.
  private let latest: MarketSymbol?

  init(_ arguments: Arguments) throws {
    var chart = arguments
    let place = arguments.operands.count > 1 ? chart.operands.popLast() : nil
    request = try ChartRequest(chart)
    let asked = Question(place ?? "")
    latest = asked == .now ? try request.sources.first?.marketSymbol : nil
    // What is no symbol has no latest price, but may have a category of the name.
    question = asked == .now && latest == nil ? .place(place ?? "") : asked
    if let place, place.isBlank { throw UsageError.emptyPlace }
  }

  func run() throws {
    if request.arguments.has(.listColumns) { return try request.printColumns() }
    let loaded = try latest.map { try LatestPrice($0, request.market).chart() } ?? request.load()
    let lines = try lines(loaded)
    let provenance = request.isQuiet ? [] : try loaded.provenance(request.words)
    if !provenance.isEmpty { Console.report(provenance) }
    if request.words.isJSON {
      try Console.printPage(lines.map { $0 + "\n" }.joined())
    } else {
      try Console.print(lines)
    }
  }

  private func lines(_ loaded: LoadedChart) throws -> [String] {
    let series = loaded.chart.series
    let voice = request.words.isJSON || request.isQuiet ? Voice() : try request.words.voice()
    return try series.map { series in
      let answer = try question.answer(series)
      if request.words.isJSON { return answer.document(name: series.name) }
      if request.isQuiet { return answer.bare }
      let sentence = sentence(of: answer, series, voice)
      return loaded.chart.series.count > 1
        ? "\(Phrasebook(voice.language, channel: voice.channel).name(series.name)): \(sentence)"
        : sentence
    }
  }
}

/// The sentence of an answer: the one place that `value` has its words from.
func sentence(of answer: Answer, _ series: Series, _ voice: Voice) -> String {
  answer.sentence(about: series, language: voice.language, channel: voice.channel)
}
