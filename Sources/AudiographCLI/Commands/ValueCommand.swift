// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Answers one question about every series of a chart, one line each, the number first.
struct ValueCommand {
  private let request: ChartRequest
  private let question: Question
  /// The symbols whose latest prices are asked for; none for any other question.
  private let latest: [MarketSymbol]

  init(_ arguments: Arguments) throws {
    var chart = arguments
    let place = arguments.operands.count > 1 ? chart.operands.popLast() : nil
    request = try ChartRequest(chart)
    let asked = Question(place ?? "")
    let lookup = SymbolLookup(request.market)
    let symbols =
      asked == .now
      ? try request.sources.compactMap { try lookup.resolved($0).marketSymbol } : []
    latest = symbols.count == request.sources.count ? symbols.uniqued : []
    // What is no symbol has no latest price, but may have a category of the name.
    question = asked == .now && latest.isEmpty ? .place(place ?? "") : asked
    if let place, place.isBlank { throw UsageError.emptyPlace }
  }

  func run() throws {
    if try request.printsListing() { return }
    guard latest.isEmpty else { return try sayLatest() }
    let loaded = try request.load(asLine: true)
    try say([loaded], areNamed: loaded.chart.series.count > 1)
    try loaded.failures.finish(request.reporter)
  }

  /// The latest price of each symbol, by name where there are several.
  private func sayLatest() throws {
    var charts: [LoadedChart] = []
    var failures: [SourceFailure] = []
    for (symbol, result) in zip(latest, try LatestPrices(latest, request.market).charts()) {
      do {
        charts.append(try result.get())
      } catch {
        guard latest.count > 1, let failure = SourceFailure(.symbol(symbol.text), error) else {
          throw error
        }
        failures.append(failure)
      }
    }
    if charts.isEmpty, let failure = failures.first { throw failure.error }
    try say(charts, areNamed: latest.count > 1)
    try failures.finish(request.reporter)
  }

  private func say(_ charts: [LoadedChart], areNamed: Bool) throws {
    let lines = try charts.flatMap { try self.lines($0.chart.series, areNamed: areNamed) }
    let provenance =
      request.isQuiet ? [] : try charts.flatMap { try $0.provenance(request.words) }.uniqued
    if !provenance.isEmpty { Console.report(provenance) }
    if request.words.isJSON {
      try Console.printDocument(lines.map { $0 + "\n" }.joined())
    } else {
      try Console.print(lines)
    }
  }

  private func lines(_ series: [Series], areNamed: Bool) throws -> [String] {
    let audience =
      request.words.isJSON || request.isQuiet ? Audience() : try request.words.audience()
    // A number alone needs no settings, so broken ones do not stop it.
    let asked = (try? request.words.language()).map { Phrasebook($0) }
    return try series.map { series in
      let answer = try question.answer(series, in: asked)
      if request.words.isJSON {
        return answer.document(
          name: series.name, isProvisional: answer.isProvisional(in: series))
      }
      if request.isQuiet { return answer.bare }
      let sentence = sentence(of: answer, series, audience)
      guard areNamed else { return sentence }
      let phrases = Phrasebook(audience.language, channel: audience.channel)
      return phrases.name(series.name) + audience.language.marked(": ") + sentence
    }
  }
}

/// The sentence of an answer: the one place that `value` has its words from.
func sentence(of answer: Answer, _ series: Series, _ audience: Audience) -> String {
  answer.sentence(about: series, language: audience.language, channel: audience.channel)
}
