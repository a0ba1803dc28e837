// SPDX-License-Identifier: MIT

internal import Audiograph

/// What keys make of a chart that is heard: where it goes on, how quickly, and whether it sounds.
///
/// It is one thing for those who press, who play and who wait, on one thread.
final class Steering {
  /// Why a chart is not heard any longer.
  enum Ending: Equatable {
    case finished
    case stopped
    /// Another chart of a watchlist is to be heard.
    case next
    case previous
    /// The table is to be read another way.
    case reading
    /// It is to be explored from the point that is heard.
    case explore
  }

  /// What is to be said before the chart goes on.
  enum Aside {
    case help
    case description
    /// There is no next chart of the watchlist.
    case last
  }

  /// Where a chart stands among those that are heard one after another.
  enum Standing {
    /// It is the only one.
    case alone
    /// Others follow.
    case amongOthers
    case last
  }

  private let chart: Chart
  /// What is heard of it where that is no line.
  private let form: FormChart?
  private var style: SoundStyle
  private(set) var score: Score
  private let standing: Standing
  /// Whether the table may be read another way.
  private let hasReadings: Bool
  /// The frame of the score at which it goes on while it does not sound.
  private var place = 0
  private var sound: SteeredSound?
  private var heardFrameCount = 0
  private(set) var isPaused = false
  private(set) var ending: Ending?
  private var aside: Aside?

  /// A key for the place goes on, or back, by this part of the data.
  private static let part = 10

  /// A chart that is not heard yet, laid out with a style.
  init(
    _ chart: Chart, form: FormChart? = nil, _ score: Score, style: SoundStyle,
    standing: Standing = .alone, hasReadings: Bool = false
  ) {
    (self.chart, self.form, self.score, self.style) = (chart, form, score, style)
    (self.standing, self.hasReadings) = (standing, hasReadings)
  }

  /// Whether what sounds has to be broken off: nothing that is left of it would be heard, or it was
  /// pulled to its end before it was asked to go elsewhere.
  var breaksOff: Bool {
    isPaused || ending != nil || aside != nil
      || sound.map { $0.isToGoOn && $0.hasBeenPulled } ?? false
  }

  /// The frame of the score that is heard, or at which it goes on.
  var frame: Int { sound?.place(afterHearing: heardFrameCount) ?? place }

  /// The point that is heard, which is where to explore from; nil for a score without any.
  var point: (series: Int, index: Int)? {
    score.point(at: frame).flatMap { event in
      event.series.flatMap { series in event.index.map { (series, $0) } }
    }
  }

  /// The x value of the point that is heard; nil for a score without any.
  var x: XValue? {
    guard form == nil else { return nil }
    return point.flatMap { chart.series[$0.series].x[$0.index] }
  }

  private func laidOut(_ style: SoundStyle) throws(ScoreError) -> Score {
    if let form { return try Score(form, style: style) }
    return try Score(chart, style: style)
  }

  /// The sound from where it goes on.
  func begin() -> SteeredSound {
    let sound = SteeredSound(score, from: place)
    (self.sound, heardFrameCount) = (sound, 0)
    return sound
  }

  /// Says how much of the sound was heard so far.
  func hear(_ frameCount: Int) { heardFrameCount = frameCount }

  /// Says that the sound is over, after so many frames, or that it was broken off.
  func end(afterHearing frameCount: Int, isFinished: Bool) {
    hear(frameCount)
    if isFinished, ending == nil, aside == nil, !isPaused, sound?.isToGoOn == false {
      ending = .finished
    }
    place = min(frame, score.frameCount)
    sound = nil
  }

  /// Whether something is to be said before the chart goes on.
  var hasAside: Bool { aside != nil }

  /// What is to be said before the chart goes on, once; nil for nothing.
  func takeAside() -> Aside? {
    defer { aside = nil }
    return aside
  }

  /// Does what a key asks for; nil is a key that does nothing, which is heard.
  func press(_ key: PlayKey?) {
    if let key { obey(key) } else { refuse() }
  }

  private func refuse() {
    if let edge = score.edge(style) { sound?.interject(edge) }
  }

  private func obey(_ key: PlayKey) {
    let data = score.dataFrames
    switch key {
    case .pause: isPaused.toggle()
    case .home: go(to: 0)
    case .back:
      let target = frame - data.count / Self.part
      go(to: target < data.lowerBound ? 0 : target)
    case .forward:
      go(to: max(frame, min(max(frame, data.lowerBound) + data.count / Self.part, data.upperBound)))
    case .slower: change(speed: SoundStyle.speed(after: style.speed, isFaster: false))
    case .faster: change(speed: SoundStyle.speed(after: style.speed, isFaster: true))
    case .stop: ending = .stopped
    case .explore: ending = .explore
    case .reading: if hasReadings { ending = .reading } else { refuse() }
    case .help: aside = .help
    case .describe: aside = .description
    case .next:
      switch standing {
      case .alone: refuse()
      case .amongOthers: ending = .next
      case .last: aside = .last
      }
    case .previous: if standing == .alone { refuse() } else { ending = .previous }
    }
  }

  private func go(to target: Int) {
    if let sound { sound.go(to: target) } else { place = target }
  }

  private func change(speed: Double?) {
    guard let speed else { return }
    var changed = style
    changed.speed = speed
    // A style that the chart was laid out with fits it at every speed.
    guard let changedScore = try? laidOut(changed) else { return }
    let target = changedScore.frame(matching: frame, of: score)
    (style, score) = (changed, changedScore)
    if let sound { sound.go(to: target, of: changedScore) } else { place = target }
  }
}
