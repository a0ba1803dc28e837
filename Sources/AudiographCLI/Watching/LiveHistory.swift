// SPDX-License-Identifier: MIT

internal import Audiograph

/// The chart of the days before, with which following a price begins.
struct LiveHistory {
  /// Where the prices are from, how old they are, and what they show.
  let lines: [String]
  let score: Score
  /// The closes, without the day that is not over.
  let closes: Series

  /// The prices of the only source of a request, as they are stored, or fetched where none are.
  ///
  /// - Throws: What loading and laying out throws.
  init(_ request: ChartRequest) throws {
    let loaded = try request.load()
    score = try request.score(loaded)
    closes = loaded.chart.series[0].settled
    let words = request.words
    let title = try words.phrases().title(
      of: loaded.told(in: words.language()).chart, asked: request.choices.length,
      seconds: score.seconds)
    lines = try loaded.provenance(words) + [title] + loaded.sentences(words, usual: .short)
  }
}
