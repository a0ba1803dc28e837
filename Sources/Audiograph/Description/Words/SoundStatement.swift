// SPDX-License-Identifier: MIT

/// One fact about how a chart sounds, in no language yet.
enum SoundStatement: Hashable, Sendable {
  /// How many points have a sound of their own.
  case heard(Heard)
  /// Which series share an axis: one group each, several names where they share.
  case axes([[String]])
  case logarithmic
  /// Series that are heard one after another.
  case order([String])
  /// Series that are heard at once, from where.
  case places([Place])
  /// Series that are heard at once, from everywhere.
  case atOnce([String])
  case inverted
  /// That low numbers sound high, since they are ranks.
  case ranks
  case notes(NoteScale)
  case smoothed(SoundStyle.Smoothing)
  case gapsUnheard(Int)
  case clipped(Int)
  /// How time is given to points.
  case rhythm(isEven: Bool, isContinuous: Bool, seconds: Figure?)
  /// Bars that are joined: how many of what there are then.
  case joined(count: Int, Rhythm)
  /// How bars become tones.
  case candles(seconds: Figure?)
  /// That the volume of bars is heard.
  case volume
  /// Exactly how values become sound.
  case mapping([Law], time: [SoundStatement], others: [SoundStatement])

  struct Place: Hashable, Sendable {
    enum Side: Hashable, Sendable, CaseIterable { case left, right, halfLeft, halfRight }

    let name: String
    let side: Side
  }

  struct Heard: Hashable, Sendable {
    let heard: Int
    let given: Int
    let missing: Int
    /// Whether only the shape was asked for.
    let isGist: Bool
    /// Whether it is said that the extremes are kept.
    let tellsExtremes: Bool
  }

  /// How the values of one axis become pitch.
  struct Law: Hashable, Sendable {
    /// The series of the axis; nil if there is but one axis.
    let names: [String]?
    let low: Figure
    /// Nil for an axis of a single value.
    let high: Figure?
    let unit: String?
    let lowHertz: Figure
    let highHertz: Figure
    let isLogarithmic: Bool
    let notes: NoteScale?
  }
}
