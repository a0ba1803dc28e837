// SPDX-License-Identifier: MIT

internal import Audiograph

/// Finds out in a minute how somebody hears, and proposes settings; leaving it changes nothing.
///
/// No sound is louder than a chart at the same volume.
struct HearingDialogue: LearnDialogue {
  typealias Choices = [(key: SettingKey, value: String?)]

  let isAsking = true
  private let style: SoundStyle
  private let path: String
  private let s: Sentences
  private let write: (Choices) throws -> Void
  private var step = Step.left
  private var hearsLeft = true
  private var hearsRight = true
  private var toneCount = tones.count
  /// The index of the speed that was chosen.
  private var speed = 2
  private var isPlain = false

  private enum Step: Int { case left, right, limit, pace, timbre, confirm }

  /// Rising tones, as the upper half of the usual range has them, in hertz.
  static let tones = [440, 536, 654, 797, 972, 1184, 1444, 1760]
  static let speeds = [0.5, 0.7, 1, 1.4, 2]

  /// `write` is given what somebody confirmed; `path` is the file that it writes.
  init(
    _ style: SoundStyle, path: String, _ sentences: Sentences,
    write: @escaping (Choices) throws -> Void
  ) {
    var usual = SoundStyle()
    (usual.volume, usual.format) = (style.volume, Self.format(style))
    (self.style, self.path, s, self.write) = (usual, path, sentences, write)
  }

  /// Two channels, whatever the settings say: each ear is asked for.
  static func format(_ style: SoundStyle) -> SoundFormat {
    SoundFormat(sampleRate: style.format.sampleRate, channelCount: 2) ?? SoundFormat()
  }

  mutating func begin() throws -> LearnTurn {
    var turn = try present()
    turn.before.insert(s.say(.hearingOpening()), at: 0)
    return turn
  }

  mutating func take(_ key: LearnKey) throws -> LearnTurn {
    switch key {
    case .leave: return LearnTurn(before: [s.say(.hearingLeft())], ending: .over)
    case .again: return try present()
    case .next where step == .confirm:
      try write(choices)
      return LearnTurn(before: [s.say(.hearingDone(path: path))], ending: .over)
    case .choice(let number) where step != .confirm && number <= choiceCount:
      return try answer(number)
    case .next, .back, .quiz, .choice, .other:
      return LearnTurn(after: [step == .confirm ? s.say(.hearingConfirm(path: path)) : question])
    }
  }

  private var choiceCount: Int {
    switch step {
    case .left, .right, .timbre: 2
    case .limit: Self.tones.count
    case .pace: 3
    case .confirm: 0
    }
  }

  private mutating func answer(_ number: Int) throws -> LearnTurn {
    switch step {
    case .left: hearsLeft = number == 1
    case .right: hearsRight = number == 1
    case .limit: toneCount = number
    case .pace:
      let wanted = min(max(speed + number - 2, 0), Self.speeds.count - 1)
      if wanted != speed {
        speed = wanted
        return try present()
      }
    case .timbre: isPlain = number == 2
    case .confirm: break
    }
    step = Step(rawValue: step.rawValue + 1) ?? .confirm
    if step == .limit, !hearsLeft, !hearsRight {
      return LearnTurn(before: [s.say(.hearingNothing())], ending: .over)
    }
    return try present()
  }

  private func present() throws -> LearnTurn {
    if step == .confirm {
      let lines = choices.map { key, value in
        value.map { s.say(.hearingSetting(key: key.name, value: $0)) }
          ?? s.say(.hearingUsual(key: key.name))
      }
      return LearnTurn(before: lines, after: [s.say(.hearingConfirm(path: path))])
    }
    return LearnTurn(
      before: [s.say(.hearingStep(number: step.rawValue + 1, count: 5))], sounds: try sounds,
      after: [question])
  }

  private var question: String {
    switch step {
    case .left: s.say(.hearingLeftEar())
    case .right: s.say(.hearingRightEar())
    case .limit: s.say(.hearingLimit(count: Self.tones.count))
    case .pace: s.say(.hearingPace())
    case .timbre, .confirm: s.say(.hearingTimbre())
    }
  }

  // MARK: - What is heard

  private var sounds: [Score] {
    get throws {
      switch step {
      case .left: [try tone.panned(to: -1)]
      case .right: [try tone.panned(to: 1)]
      case .limit: [try rising]
      case .pace, .timbre: try charts
      case .confirm: []
      }
    }
  }

  private var tone: Score {
    get throws {
      try TaughtSound(lines: [.init(repeating: 50, count: 30)], seconds: 1).score(style)
    }
  }

  /// One note for each of the tones, with pauses between them.
  private var rising: Score {
    get throws {
      var style = style
      if let range = PitchRange(low: Double(Self.tones[0]), high: Double(Self.tones[7])) {
        style.pitchRange = range
      }
      let values = TaughtSound.line(0, 100, points: Self.tones.count)
      return try TaughtSound(lines: [values], seconds: 6, mode: .discrete).score(style)
    }
  }

  /// Sixty points in three seconds, as dense as a year of prices; as often as timbres are asked about.
  private var charts: [Score] {
    get throws {
      let walk = TaughtSound.line(20, 60, 35, 90, points: 20)
      return try (step == .timbre ? [Timbre.standard, .pure] : [isPlain ? .pure : .standard])
        .map { timbre in
          var style = style
          (style.timbre, style.speed) = (timbre, Self.speeds[speed])
          return try TaughtSound(lines: [walk], seconds: 3).score(style)
        }
    }
  }

  // MARK: - What is written

  /// What suits the answers; nil takes a setting back.
  var choices: Choices {
    let limit = toneCount < Self.tones.count ? Self.tones[toneCount - 1] : nil
    let low = limit.map { min(220, $0 / 4) }
    let range = limit.flatMap { high in low.map { "\($0):\(high)" } }
    let tempo = Self.speeds[speed]
    let settings: Choices = [
      (.option(.mono), hearsLeft && hearsRight ? nil : "on"),
      (.option(.pitchRange), range),
      (.option(.speed), tempo == 1 ? nil : tempo.plainDescription),
      (.option(.timbre), isPlain ? Timbre.pure.name : nil),
    ]
    // A profile would stand beside the range of pitches and contradict it.
    return settings + (range == nil ? [] : [(.option(.profile), nil)])
  }
}
