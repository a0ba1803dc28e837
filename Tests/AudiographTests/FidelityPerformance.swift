// SPDX-License-Identifier: MIT

import Audiograph
import Glibc
import TestSupport
import Testing

/// A chart that was laid out and rendered, and what a listener has of it.
struct Performance: Sendable {
  let score: Score
  let recording: Recording
  /// Both channels together, in which pitches are heard.
  let sum: [Double]

  /// Renders a chart with 16 bits.
  init(_ chart: Chart, style: SoundStyle = SoundStyle()) throws {
    self.init(try Score(chart, style: style))
  }

  /// Renders one series of values with 16 bits.
  init(_ values: [Double?], style: SoundStyle = SoundStyle()) throws {
    try self.init(Chart(values), style: style)
  }

  init(_ score: Score) {
    self.score = score
    recording = Recording(
      interleaved: score.samples(of: Int16.self), channelCount: score.format.channelCount,
      sampleRate: Double(score.format.sampleRate), fullScale: 32_768)
    sum = recording.sum
  }

  var rate: Double { recording.sampleRate }

  /// The points that are heard, in order of time.
  var points: [Score.Event] { score.events(.point) }

  /// The pitch in the held part of a continuous tone's slice: its middle 0.4.
  func heldPitch(_ event: Score.Event) -> Pitch? {
    let first = event.start + Int((0.3 * Double(event.length)).rounded(.up))
    let last = event.start + Int((0.7 * Double(event.length)).rounded(.down))
    return pitch(first..<last)
  }

  /// The pitch of a steady stretch.
  func pitch(_ frames: Range<Int>) -> Pitch? { Pitch(of: sum[frames], sampleRate: rate) }

  /// Everything between silences, heard without the score.
  var notes: [HeardNote] { HeardNote.all(in: recording) }

  /// The mean square of a steady 440 Hz tone of the standard timbre in one channel: the level that
  /// signal sounds are given against.
  static let nominalPower: Double = {
    let style = SoundStyle.mono.with {
      $0.mode = .continuous
      $0.pitchRange = PitchRange(low: 220, high: 880) ?? .standard
    }
    let performance = try? Performance([1, 1, 1, 1], style: style)
    return performance.map { meanSquare(of: $0.sum[9600..<38_400]) } ?? .nan
  }()

  /// The A-weighted level of a pitched stretch, its channels added as powers, in decibels.
  func weightedLevel(_ frames: Range<Int>) -> Double? {
    var power = 0.0
    for channel in recording.channels {
      guard let pitch = Pitch(of: channel[frames], sampleRate: rate) else { return nil }
      power += pow(10, pitch.weightedLevel / 10)
    }
    return decibels(power: power)
  }
}

extension Performance: CustomTestStringConvertible {
  var testDescription: String { "\(score.events.count) events in \(recording)" }
}

extension Score {
  /// The events of a kind, in order.
  func events(_ kind: Kind) -> [Event] { events.filter { $0.kind == kind } }

  /// All samples, rendered in blocks.
  func samples<Sample: PCMSample>(of: Sample.Type, blockFrames: Int = 4096) -> [Sample] {
    var renderer = Renderer(self)
    var block = [Sample](repeating: .silence, count: blockFrames * format.channelCount)
    var all: [Sample] = []
    all.reserveCapacity(frameCount * format.channelCount)
    while true {
      var span = block.mutableSpan
      let frames = renderer.render(into: &span)
      guard frames > 0 else { return all }
      all += block[..<(frames * format.channelCount)]
    }
  }

  /// Rendered in floating point, where the first sample after silence is not rounded away.
  var exactRecording: Recording {
    Recording(
      interleaved: samples(of: Float.self).map(Double.init), channelCount: format.channelCount,
      sampleRate: Double(format.sampleRate))
  }
}

extension Chart {
  /// A chart of one series.
  init(_ values: [Double?], name: String = "Series") throws {
    try self.init(title: name, series: [Series(name: name, values: values)])
  }
}

extension SoundStyle {
  /// Nothing but the data: no intro, no knocks.
  static var bare: SoundStyle {
    var style = SoundStyle()
    style.hasIntro = false
    style.hasEndSound = false
    return style
  }

  /// This style with changes.
  func with(_ change: (inout SoundStyle) -> Void) -> SoundStyle {
    var style = self
    change(&style)
    return style
  }

  /// 48 kHz, one channel.
  static var mono: SoundStyle {
    bare.with { $0.format = SoundFormat(sampleRate: 48_000, channelCount: 1) ?? $0.format }
  }
}

/// The law of the pitch as it is specified, from the data alone.
struct ExpectedLaw {
  var low = 220.0
  var high = 1760.0
  var minimum: Double
  var maximum: Double
  var isLogarithmic = false

  init(_ values: [Double?]) {
    minimum = values.compactMap(\.self).min() ?? 0
    maximum = values.compactMap(\.self).max() ?? 0
  }

  /// The place of a value between the ends, 0.5 where they are equal.
  func place(of value: Double) -> Double {
    guard maximum > minimum else { return 0.5 }
    return inversion.place(of: value)
  }

  func frequency(of value: Double) -> Double { low * pow(high / low, place(of: value)) }

  var inversion: PitchInversion {
    PitchInversion(
      low: low, high: high, minimum: minimum, maximum: maximum, isLogarithmic: isLogarithmic)
  }
}

/// Errors of a recording's pitches against what the data say.
struct PitchErrors {
  /// Absolute, in cents, ascending; infinite where no pitch was heard.
  let cents: [Double]
  /// Absolute, as parts of the axis, ascending.
  let places: [Double]

  init(heard: [Pitch?], values: [Double], law: ExpectedLaw) {
    var all: [Double] = []
    var parts: [Double] = []
    for (pitch, value) in zip(heard, values) {
      guard let pitch else {
        all.append(.infinity)
        parts.append(.infinity)
        continue
      }
      all.append(abs(TestSupport.cents(from: law.frequency(of: value), to: pitch.frequency)))
      let recovered = law.inversion.value(at: pitch.frequency)
      parts.append(abs(law.place(of: recovered) - law.place(of: value)))
    }
    cents = all.sorted()
    places = parts.sorted()
  }

  /// The smallest error that at least this part of the points does not exceed.
  static func quantile(_ part: Double, of errors: [Double]) -> Double {
    guard !errors.isEmpty else { return .infinity }
    return errors[max(0, Int((part * Double(errors.count)).rounded(.up)) - 1)]
  }
}
