// SPDX-License-Identifier: MIT

internal import Audiograph

extension LoadedChart {
  /// The sentences that the options request; `usual` is the level if they name none.
  ///
  /// - Throws: `UsageError.wordsTooLong` where not even one sentence fits; `SettingsError`.
  func sentences(_ choices: WordingOptions, usual: Level) throws -> [String] {
    let own = try ownSentences(choices, usual: usual)
    let level = choices.level ?? usual
    guard let insiders, choices.maxLength == nil, level != .alt else { return own }
    let audience = try choices.audience()
    return own
      + Phrasebook(audience.language, channel: audience.channel)
      .sentences(insiders, areFew: level == .short)
  }

  private func ownSentences(_ choices: WordingOptions, usual: Level) throws -> [String] {
    let audience = try choices.audience()
    if let form { return try sentences(of: form, audience, choices, usual: usual) }
    let description = Description(
      try toldFacts(in: audience.language, withStatistics: choices.withStatistics),
      language: audience.language, channel: audience.channel)
    let level = choices.level ?? usual
    guard let limit = choices.maxLength else { return description.sentences(level) }
    if let fitting = description.sentences(level, atMost: limit) { return fitting }
    throw UsageError.wordsTooLong(limit: limit, needed: description.fewestCharacters)
  }

  private func sentences(
    of form: FormChart, _ audience: Audience, _ choices: WordingOptions, usual: Level
  ) throws -> [String] {
    let level = choices.level ?? usual
    guard let limit = choices.maxLength else {
      return form.description(in: audience.language, level: level, channel: audience.channel)
    }
    let fitting = form.description(
      in: audience.language, level: level, channel: audience.channel, atMost: limit)
    if let fitting { return fitting }
    throw UsageError.wordsTooLong(
      limit: limit,
      needed: form.fewestCharacters(in: audience.language, channel: audience.channel))
  }

  /// What the chart came to, in one sentence, unless the choices name a level or a length; in a single row
  /// where rows have a width and that is possible.
  func latest(_ choices: WordingOptions) throws -> [String] {
    guard choices.level == nil, choices.maxLength == nil else {
      return try sentences(choices, usual: .alt)
    }
    let audience = try choices.audience()
    let description = Description(
      try toldFacts(in: audience.language), language: audience.language, channel: audience.channel)
    return [
      Console.roomBeforeCursor(choices.width).map(description.latest(atMost:)) ?? description.latest
    ]
  }

  /// Sentences, and behind them what kind of chart it is, where none of them says so.
  func sayingKind(
    _ sentences: [String], _ phrases: Phrasebook, of shown: Chart? = nil
  ) -> [String] {
    let count = form?.pointCount ?? (shown ?? chart).series.reduce(0) { $0 + $1.count }
    let kind = phrases.kind(choice.name, count: count)
    return sentences.contains(kind) ? sentences : sentences + [kind]
  }

  /// Where the data are from, then what they show.
  func description(_ choices: WordingOptions) throws -> [String] {
    try provenance(choices) + (try sentences(choices, usual: .standard))
  }

  /// Lines that stand before everything else: where prices are from and of when; that sample data
  /// are not current.
  func provenance(_ choices: WordingOptions) throws -> [String] {
    guard !provenance.isEmpty else { return [] }
    let phrases = try choices.phrases()
    return provenance.map { provenance in
      switch provenance {
      case .sample(let date): phrases.sampleNotice(asOf: date)
      case .prices(let source, let date, let daysOld):
        phrases.priceNotice(from: source, asOf: date, daysOld: daysOld)
      case .quote(let source, let date, let daysOld):
        phrases.quoteNotice(from: source, asOf: date, daysOld: daysOld)
      case .figures(let company): phrases.heading(ofCompany: company)
      }
    }
  }

  /// The facts as JSON on one line.
  func document(_ choices: WordingOptions) throws -> String {
    let language = try choices.language()
    let facts = ChartFacts(chart, context: context, withStatistics: choices.withStatistics)
    if let form {
      return FactsDocument(form, facts, language: language, isAsked: choice.isAsked).text
    }
    let told =
      names(in: language.sentences).differ
      ? try toldFacts(in: language, withStatistics: choices.withStatistics) : nil
    return FactsDocument(facts, language: language, told: told, as: choice).text
  }

  /// The facts with the names that a language has for what the program names itself.
  private func toldFacts(
    in language: Language, withStatistics: Bool = false
  ) throws(ChartError) -> ChartFacts {
    let told = try told(in: language)
    return ChartFacts(told.chart, context: told.context, withStatistics: withStatistics)
  }
}

extension WordingOptions {
  /// What is said around a chart, in the language and the channel that are asked for.
  func phrases() throws(SettingsError) -> Phrasebook {
    let audience = try audience()
    return Phrasebook(
      audience.language, channel: audience.channel, lineLimit: try lineLimit(audience))
  }
}

extension LoadedChart {
  /// The numbers as CSV: whole bars where the chart shows prices.
  func dataText(isSpreadsheetSafe: Bool) -> String {
    form.map { DataDocument($0, isSpreadsheetSafe: isSpreadsheetSafe).text }
      ?? bars.map(DataDocument.init)?.text
      ?? DataDocument(chart, isSpreadsheetSafe: isSpreadsheetSafe).text
  }
}
