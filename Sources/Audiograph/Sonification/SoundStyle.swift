// SPDX-License-Identifier: MIT

/// How a chart is sonified: every option a listener has, with its default.
public struct SoundStyle: Sendable, Hashable {
  /// Whether values are heard, or whole price bars.
  public var form = Form.line
  /// Whether the volume of each bar is heard as a noise under it; for candles only.
  public var hasVolume = false
  /// How long the data part lasts, before `speed`.
  public var length = Length.normal
  /// Divides the length of the data part; 0.25 to 4.
  public var speed = 1.0
  /// Separate notes or one gliding tone; nil chooses by the data.
  public var mode: Mode?
  /// The lowest and the highest pitch.
  public var pitchRange = PitchRange.standard
  /// How values are mapped to pitch; nil chooses by the data.
  public var scale: PitchScale?
  /// Pitches are quantised to the nearest note of this scale; nil leaves them exact.
  public var notes: NoteScale?
  /// Whether the lowest value has the highest pitch; nil chooses by the data, of which ranks have.
  public var isInverted: Bool?
  /// The value at the lower end of the axis; nil takes the data's own minimum.
  public var minimum: Double?
  /// The value at the upper end of the axis; nil takes the data's own maximum.
  public var maximum: Double?
  /// Whether the axis is widened to hold zero; nil chooses by the data, of which bars may have it.
  public var includesZero: Bool?
  /// Which series share an axis.
  public var axisSharing = AxisSharing.byUnit
  /// Whether points are spaced evenly or by their x positions; nil chooses by the data.
  public var spacing: Spacing?
  /// Whether several series sound one after another or at once.
  public var arrangement = Arrangement.inTurn
  /// The timbre of the first series; further series take the next ones.
  ///
  /// Nil is `standard`.
  public var timbre: Timbre?
  /// The linear gain of every sample, 0 to 1.
  public var volume = 1.0
  /// The width of the stereo panning from left to right, 0 to 0.8.
  public var panWidth = 0.5
  /// Sample rate and channels.
  public var format = SoundFormat()
  /// Whether the ends of the axis are heard first.
  public var hasIntro = true
  /// Whether two knocks mark the end of the chart.
  public var hasEndSound = true
  /// Whether both take a third of a second together, instead of one.
  public var hasShortEnds = false
  /// Whether calendar units or round numbers along x are heard as ticks.
  public var hasTicks = false
  /// The value below which a noise is heard; nil for none.
  public var baseline: Baseline?
  /// Whether the maximum and the minimum are marked by pips.
  public var marksExtremes = false
  /// Whether breaks of level are marked by two low notes each.
  public var marksBreaks = false
  /// How values are smoothed before they are heard; nil leaves them as they are.
  public var smoothing: Smoothing?

  /// The default style.
  public init() {}
}

extension SoundStyle {
  /// What is heard of a series.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// The values.
    case line
    /// Price bars with open, high, low and close, one after another.
    ///
    /// Series sound in turn and evenly, with timbres of their own: mode, spacing, arrangement,
    /// timbre and smoothing have no effect.
    case candles
  }

  /// The length of the data part.
  public enum Length: Sendable, Hashable {
    /// Three seconds, or less where that is usual: only the shape.
    case gist
    /// Six seconds, or less where that is usual.
    case short
    /// By the number of points: see `Timeline.normalSeconds(pointCount:)`.
    case normal
    /// Twenty seconds, or more where that is usual.
    case long
    /// Exactly this many seconds, 0.5 to 3600.
    case seconds(Double)
  }

  /// Separate notes, or one tone that glides from value to value.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// One phase-continuous tone.
    case continuous
    /// One note a point.
    case discrete
  }

  /// How points are placed in time.
  public enum Spacing: String, Sendable, Hashable, CaseIterable {
    /// Every point gets the same time.
    case even
    /// Every point gets the part of the x axis that is nearest to it.
    case `true`
  }

  /// Which series share an axis.
  public enum AxisSharing: String, Sendable, Hashable, CaseIterable {
    /// Columns of one source with the same unit, groups of one column, and columns without a unit that would
    /// fill their axis.
    case byUnit
    /// All.
    case shared
    /// None.
    case own
  }

  /// The order of several series.
  public enum Arrangement: String, Sendable, Hashable, CaseIterable {
    /// One after another.
    case inTurn
    /// At once, up to four, aligned by x.
    case together
  }

  /// The value below which a noise is heard.
  public enum Baseline: Sendable, Hashable {
    /// The last value before the range.
    case base
    /// The first value.
    case first
    /// Zero.
    case zero
    /// The mean of the values.
    case mean
    /// A given value.
    case value(Double)
  }

  /// A smoothing of the values, in the order of the points.
  public enum Smoothing: Sendable, Hashable {
    /// Exponential moving average with weight 0 < alpha ≤ 1 of the new value.
    case exponential(alpha: Double)
    /// Median of an odd number of neighbours.
    case median(width: Int)
    /// Mean of an odd number of neighbours.
    case mean(width: Int)
  }
}

/// How a value is mapped to a position between the lowest and the highest pitch.
public enum PitchScale: String, Sendable, Hashable, CaseIterable {
  /// Equal differences become equal musical intervals.
  case linear
  /// Equal ratios become equal musical intervals.
  case log
}

/// The scales to which pitches can be quantised.
public enum NoteScale: String, Sendable, Hashable, CaseIterable {
  /// All twelve.
  case chromatic
  /// The major scale on the lowest pitch.
  case major
  /// The natural minor scale on the lowest pitch.
  case minor
  /// The major pentatonic scale on the lowest pitch.
  case pentatonic
}

/// The lowest and the highest pitch of an axis.
public struct PitchRange: Sendable, Hashable {
  /// The lowest frequency in hertz, 55 or more.
  public let low: Double
  /// The highest frequency in hertz, 4000 or less.
  public let high: Double

  /// A range in hertz; nil unless 55 ≤ low < high ≤ 4000.
  public init?(low: Double, high: Double) {
    guard low >= 55, low < high, high <= 4000 else { return nil }
    self.init(unchecked: low, high)
  }

  private init(unchecked low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  /// Three octaves, 220 to 1760 Hz.
  public static let standard = PitchRange(unchecked: 220, 1760)
  /// Three octaves that lie lower, 130.81 to 1046.50 Hz (C3 to C6).
  public static let warm = PitchRange(unchecked: 130.81, 1046.50)
  /// One octave, 330 to 660 Hz.
  public static let narrow = PitchRange(unchecked: 330, 660)
}

/// Sample rate and number of channels of a sound.
public struct SoundFormat: Sendable, Hashable {
  /// Frames a second, 8000 to 192 000.
  public let sampleRate: Int
  /// 1 or 2.
  public let channelCount: Int

  /// The rates that can be rendered.
  public static let sampleRates = 8000...192_000

  /// 48 kHz stereo.
  public init() {
    sampleRate = 48_000
    channelCount = 2
  }

  /// A format; nil for a rate outside 8000 to 192 000 Hz or other than 1 or 2 channels.
  public init?(sampleRate: Int, channelCount: Int) {
    guard Self.sampleRates.contains(sampleRate), (1...2).contains(channelCount) else { return nil }
    self.sampleRate = sampleRate
    self.channelCount = channelCount
  }
}

extension SoundStyle {
  /// Where the baseline of a series lies: as it was asked for, else at its line of reference.
  func baseline(of series: Series) -> Baseline? {
    baseline ?? series.reference.map { .value($0.value) }
  }
}
