// SPDX-License-Identifier: MIT

internal import Audiograph
internal import SoundFile

extension DocumentFormat {
  /// The whole document.
  ///
  /// - Parameters:
  ///   - place: Where it is written; lines are broken for a terminal.
  ///   - loaded: The chart.
  ///   - score: The chart in time, where the format needs it.
  ///   - request: The options.
  ///   - layout: How a page is put into files.
  /// - Returns: Its bytes.
  /// - Throws: What is wrong with the options, the settings or the style for this chart.
  func bytes(
    _ place: OutputDestination, _ loaded: LoadedChart, _ score: Score?, _ request: ChartRequest,
    _ layout: PageLayout
  ) throws -> [UInt8] {
    if self == .mid { return try loaded.midi(request, score) }
    let text =
      switch self {
      case .html: try loaded.pageText(request, layout)
      case .svg: try loaded.pictureText(request)
      case .mid: ""
      case .vtt: try loaded.captions(request, score)
      case .txt:
        try loaded.description(request.words).map(\.displayText)
          .wrapped(at: narrower(request.words.width, place.terminalWidth))
          .map { $0 + "\n" }.joined()
      case .json: try loaded.document(request.words) + "\n"
      case .csv: loaded.dataText(isSpreadsheetSafe: request.arguments.has(.spreadsheetSafe))
      case .brf: try loaded.braillePages(request).text
      }
    return Array(text.utf8)
  }
}

extension LoadedChart {
  fileprivate func pictureText(_ request: ChartRequest) throws -> String {
    guard let form else { return try picture(request).svg }
    return form.svg(in: try request.words.language(), with: context.publication)
  }

  /// The page, in every language that is asked for.
  fileprivate func pageText(_ request: ChartRequest, _ layout: PageLayout) throws -> String {
    let asked = request.arguments.languages
    let languages = asked.isEmpty ? [try request.words.language()] : asked
    return try Page(inLanguagesOf: languages.map { try page(in: $0, request, layout) }).html
  }

  /// The chart drawn, in the language of its words.
  func picture(_ request: ChartRequest) throws -> Picture {
    let language = try request.words.language()
    let told = try told(in: language)
    return try Picture(
      told.chart, style: request.style, context: told.context, language: language, isAlone: true)
  }

  /// The chart as a page of its own.
  private func page(
    in language: Language, _ request: ChartRequest, _ layout: PageLayout
  ) throws -> Page {
    let notes =
      (insiders.map { Phrasebook(language).sentences($0) } ?? [])
      + notes.filter { !$0.isAboutKind }.map { $0.line(in: language.sentences) }
    if let form {
      return try Page(
        form, style: request.style, language: language, notes: notes,
        publication: context.publication, layout: layout)
    }
    let told = try told(in: language)
    return try Page(
      told.chart, style: request.style, context: told.context, language: language,
      provenance: try provenance(request.words.told(in: language)), notes: notes,
      figures: request.storedFigures(in: language.sentences), layout: layout)
  }

  /// What happens when in its sound, in the language of its words.
  func landmarks(_ request: ChartRequest, _ score: Score) throws -> [Landmark] {
    let language = try request.words.language()
    if let form { return score.landmarks(of: form, in: language) }
    let told = try told(in: language)
    return score.landmarks(
      of: told.chart, style: request.style, context: told.context, in: language)
  }

  /// The captions of its sound, with the shortest description for those who open the file.
  fileprivate func captions(_ request: ChartRequest, _ score: Score?) throws -> String {
    guard let score else { return "" }
    let language = try request.words.language()
    let notes =
      try form?.description(in: language, level: .short) ?? shortest(in: language)
    return Captions(try landmarks(request, score), of: score, notes: notes).webVTT
  }

  private func shortest(in language: Language) throws -> [String] {
    let told = try told(in: language)
    return Description(ChartFacts(told.chart, context: told.context), language: language)
      .sentences(.short)
  }

  fileprivate func midi(_ request: ChartRequest, _ score: Score?) throws -> [UInt8] {
    guard let score else { return [] }
    return MIDIFile(score, title: chart.title, landmarks: try landmarks(request, score)).bytes
  }
}
