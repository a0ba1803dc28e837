// SPDX-License-Identifier: MIT

/// What is heard of a value that is followed live, and around it.
extension Score {
  /// A live move of 300 ms: the old value, a glide, the new value, a third each.
  ///
  /// The size of the move is the interval, its place the pitch on the axis; values outside the axis
  /// sound at its ends. A value that has not changed is heard as one steady tone.
  ///
  /// - Parameters:
  ///   - old: The value before, finite.
  ///   - new: The value now, finite.
  ///   - law: The axis of the chart.
  ///   - style: The format, the timbre and the volume.
  ///   - number: Its place among several that are followed, which chooses the timbre.
  ///   - name: What is followed.
  package init(
    moveFrom old: Double, to new: Double, on law: PitchLaw, style: SoundStyle,
    ofSeries number: Int = 0, named name: String
  ) {
    var event = Event(
      kind: .point, series: 0, index: 0, value: new, start: 0,
      length: style.frameCount(seconds: EarconTimes.move), level: 0, pan: 0)
    event.pitch = law.pitch(of: new)
    event.origin = law.pitch(of: old)
    self.init(signals: [event], style, law, style.timbre(ofSeries: number), named: name)
    points.clipped = law.clips(new) ? 1 : 0
  }

  /// An alert: three notes, rising where a value rose beyond a level, falling where it fell.
  ///
  /// They sound before anything else, and nothing else is as loud.
  package init(alertRising isRising: Bool, on law: PitchLaw, style: SoundStyle) {
    let length = style.frameCount(seconds: EarconTimes.alert)
    let pitches = isRising ? EarconPitches.alert : EarconPitches.alert.reversed()
    let events = pitches.enumerated().map { number, frequency in
      Event(
        kind: .alert, series: 0, start: number * length, length: length,
        pitch: Pitch(frequency), level: EarconLevels.alert, pan: 0)
    }
    self.init(signals: events, style, law, style.timbre(ofSeries: 0), named: "")
  }

  /// The soft noise of 40 ms that tells that the program is at work.
  package init(waitingWith style: SoundStyle) {
    let event = Event(
      kind: .waiting, series: 0, start: 0,
      length: style.frameCount(seconds: EarconTimes.waiting), level: EarconLevels.waiting, pan: 0)
    let law = PitchLaw(
      scale: .linear, range: style.pitchRange, minimum: 0, maximum: 0, isInverted: false,
      notes: nil)
    self.init(signals: [event], style, law, style.timbre(ofSeries: 0), named: "")
  }

  /// This score and, after a silence, another one of the same format and voice.
  package func followed(by other: Score, afterSeconds seconds: Double = 0.050) -> Score {
    var score = self
    let offset = frameCount + Int((seconds * Double(format.sampleRate)).rounded())
    score.events += other.events.map { event in
      var event = event
      event.start += offset
      return event
    }
    score.frameCount = offset + other.frameCount
    score.points.given += other.points.given
    score.points.heard += other.points.heard
    score.points.clipped += other.points.clipped
    score.mixGain = min(mixGain, other.mixGain)
    return score
  }
}

extension PitchLaw {
  /// The pitches of an axis over live values; ends that the style gives stay where they are.
  ///
  /// It is linear unless the style asks for a logarithm and all values can have one.
  package init(_ axis: LiveAxis, style: SoundStyle) {
    let minimum = style.minimum ?? axis.minimum
    self.init(
      scale: style.scale == .log && minimum > 0 ? .log : .linear, range: style.pitchRange,
      minimum: minimum, maximum: style.maximum ?? axis.maximum,
      isInverted: style.isInverted ?? false,
      notes: style.notes)
  }
}

extension SoundStyle {
  fileprivate func frameCount(seconds: Double) -> Int {
    Int((seconds * Double(format.sampleRate)).rounded())
  }
}

/// The limits of an axis over values that are followed, which have no last one.
///
/// It begins around the first value and only grows, far enough that it seldom has to: a pitch stands for
/// the same value until a listener is told otherwise.
package struct LiveAxis: Sendable, Hashable {
  /// The value at the lower end.
  package private(set) var minimum: Double
  /// The value at the upper end.
  package private(set) var maximum: Double

  /// Around a value: 5 percent of it either way, 1 where it is 0.
  package init(around value: Double) {
    let distance = value == 0 ? 1 : abs(value) * 0.05
    minimum = max(value - distance, -.greatestFiniteMagnitude)
    maximum = min(value + distance, .greatestFiniteMagnitude)
  }

  /// Given limits.
  package init(_ limits: ClosedRange<Double>) {
    (minimum, maximum) = (limits.lowerBound, limits.upperBound)
  }

  /// Takes a value in; where it lies outside, the axis grows to it and half its own length beyond.
  ///
  /// - Returns: Whether it grew.
  package mutating func include(_ value: Double) -> Bool {
    guard value.isFinite, value < minimum || value > maximum else { return false }
    let (low, high) = (min(minimum, value), max(maximum, value))
    let room = (high / 2 - low / 2)
    // Numbers that are all positive keep an axis that is.
    if value < minimum {
      let grown = value - room
      minimum = low > 0 && grown <= 0 ? low / 2 : max(grown, -.greatestFiniteMagnitude)
    } else {
      maximum = min(value + room, .greatestFiniteMagnitude)
    }
    return true
  }
}
