// SPDX-License-Identifier: MIT

extension WebChart {
  /// The sentences of the level.
  func sentences(_ request: WebRequest) throws(Refusal) -> [String] {
    if let form { return form.description(in: request.language, level: request.level) }
    let told = try told(in: request.language)
    return Description(
      ChartFacts(told.chart, context: told.context), language: request.language
    ).sentences(request.level)
  }

  /// What should be known of how the table was read.
  func noteLines(_ request: WebRequest) -> [String] {
    notes.map { $0.line(in: request.language.sentences) }
  }

  /// The facts as JSON on one line.
  func facts(_ request: WebRequest) throws(Refusal) -> String {
    let facts = ChartFacts(chart, context: context)
    if let form {
      return FactsDocument(form, facts, language: request.language, isAsked: choice.isAsked).text
    }
    var told: ChartFacts?
    if names(in: request.language.sentences).differ {
      let words = try self.told(in: request.language)
      told = ChartFacts(words.chart, context: words.context)
    }
    return FactsDocument(facts, language: request.language, told: told, as: choice).text
  }

  /// The numbers as CSV.
  var data: String { form.map { DataDocument($0).text } ?? DataDocument(chart).text }

  func score() throws(Refusal) -> Score {
    try checkSeriesCount()
    return try Refusal.from { () throws(ScoreError) in
      if let form { return try Score(form, style: SoundStyle()) }
      var score = try Score(chart, style: SoundStyle())
      if choice == FormChoice(.bars, isAsked: true) { score.form = .bars }
      return score
    }
  }

  private func checkSeriesCount() throws(Refusal) {
    try Refusal.from { () throws(TooManySeries) in try chart.checkSeriesCount() }
  }

  /// The chart as a page, or as a part of one.
  func page(_ request: WebRequest, isFragment: Bool) throws(Refusal) -> String {
    try checkSeriesCount()
    let language = request.language
    var layout = PageLayout()
    layout.isFragment = isFragment
    if isFragment { layout.styleSheet = .none }
    let shown = notes.filter { !$0.isAboutKind }.map { $0.line(in: language.sentences) }
    if let form {
      return try Refusal.from { () throws(ScoreError) in
        try Page(form, language: language, notes: shown, layout: layout).html
      }
    }
    let told = try told(in: language)
    return try Refusal.from { () throws(ScoreError) in
      try Page(
        told.chart, context: told.context, language: language, notes: shown, layout: layout
      ).html
    }
  }
}

extension Score {
  /// The sound in 16 bits a sample.
  func samples() -> (samples: [Int16], format: SoundFormat) {
    var renderer = Renderer(self)
    var samples = [Int16](repeating: 0, count: frameCount * format.channelCount)
    var span = samples.mutableSpan
    _ = renderer.render(into: &span)
    return (samples, format)
  }
}
