// SPDX-License-Identifier: MIT

internal import Audiograph

/// A walk through what was followed so far, which grows meanwhile.
struct LiveWalk {
  private let request: ChartRequest
  private var dialogue: ExploreDialogue
  /// How many values there were when it was looked at last.
  private var count: Int
  /// The place of the cursor if it is the last one, or was when something was asked: who looks at the last value
  /// goes with it.
  private var followed: Int?

  /// A walk that begins at the last value.
  init(_ request: ChartRequest, _ series: Series, voice: Phrasebook?) throws {
    self.request = request
    count = series.count
    followed = series.count - 1
    let chart = try Chart(title: series.name, series: [series])
    dialogue = ExploreDialogue(
      try Exploration(chart, style: request.style),
      try ExplorationBindings(Settings(request.arguments)), try request.words.phrases(),
      voice: voice
    ) { exploration, channel in
      let words = channel == .speech ? request.words.spoken : request.words
      return
        (try? LoadedChart(following: exploration.chart.series[0]).sentences(words, usual: .short))
        ?? []
    }
  }

  /// Whether something was asked, which a key answers.
  var isAsking: Bool { dialogue.isAsking }

  /// The question that is asked, with what was typed so far.
  var question: [String] { dialogue.asked }

  /// What is said of the point at the cursor.
  var place: String? { dialogue.current.lines.last }

  /// Whether the chart sounds.
  func isPlaying(_ sounds: ExploreSounds) -> Bool {
    sounds.heardPoint(dialogue.exploration) != nil
  }

  /// Takes a key; `series` is what was seen so far, of so many values.
  mutating func press(
    _ key: ExplorationKey, _ series: Series, count: Int, _ sounds: inout ExploreSounds
  ) -> ExploreDialogue.Reply {
    refresh(series, count)
    let wasAsking = dialogue.isAsking
    var reply = dialogue.take(key, heard: sounds.heardPoint(dialogue.exploration))
    let index = dialogue.exploration.index
    let isAnswered = !wasAsking || key == .named(.enter)
    if index == series.count - 1 {
      followed = index
    } else if index != followed || isAnswered && !dialogue.isAsking {
      followed = nil
    }
    if reply.request == .reload || reply.request == .command { reply.request = nil }
    if let sound = reply.sound { sounds.play(sound, of: dialogue.exploration) }
    return reply
  }

  /// Takes over what came meanwhile; a place at which something was asked stays until that is answered.
  private mutating func refresh(_ series: Series, _ count: Int) {
    let follows =
      !dialogue.isAsking && dialogue.exploration.index == followed && followed != series.count - 1
    guard count != self.count || follows,
      let chart = try? Chart(title: series.name, series: [series]),
      let fresh = try? Exploration(chart, style: request.style)
    else { return }
    dialogue.grow(to: fresh, at: follows ? series.count - 1 : nil)
    self.count = count
  }
}
