// SPDX-License-Identifier: MIT

/// A chart laid out in time: what is heard when, at which pitch, how loud and where.
///
/// A score is a value. The renderer, the manifest and everything else that says *when* something
/// is heard read it and nothing else.
public struct Score: Sendable, Hashable {
  /// The version of the mapping, which changes when listeners would have to relearn it.
  public static let version = "ag-1"

  /// Sample rate and channels.
  public internal(set) var format: SoundFormat
  /// The length of the sound.
  public internal(set) var frameCount: Int
  /// What the chart is heard as.
  public package(set) var form: FormName
  /// Separate notes or one tone.
  public internal(set) var mode: SoundStyle.Mode
  /// One law for each axis.
  public internal(set) var laws: [PitchLaw]
  /// One voice for each series, in the order of the chart.
  public internal(set) var voices: [Voice]
  /// How many points are heard, and why the others are not.
  public internal(set) var points: PointCounts
  /// What is heard, in order of time.
  public internal(set) var events: [Event]
  /// The noises under the tone while values lie below the baseline, in order of time.
  package internal(set) var beds: [NoiseBed]
  /// The gain of every sample: the volume, reduced as needed to keep several voices below the peak
  /// limit.
  public internal(set) var mixGain: Double
  /// What is said in the file besides, in order of time; empty unless room was made for words.
  package internal(set) var speech: [Speech] = []

  /// The length of the sound in seconds.
  public var seconds: Double { Double(frameCount) / Double(format.sampleRate) }
}

extension Score {
  /// How one series sounds.
  public struct Voice: Sendable, Hashable {
    /// The name of the series.
    public var name: String
    /// Its timbre.
    public var timbre: Timbre
    /// The index of its law.
    public var law: Int
    /// The timbre of bars that closed lower than they opened; nil if points are heard.
    public var fallingTimbre: Timbre?
    /// What bars are joined by; nil if they are heard as they are.
    public var joinedBy: CalendarUnit?
    /// The timbre of the earcons around it.
    public var earconTimbre: Timbre { timbre == .hollow ? .standard : .hollow }

    /// The timbre of a bar, by whether it fell.
    func timbre(of candle: Candle) -> Timbre {
      candle.isFalling ? fallingTimbre ?? timbre : timbre
    }
  }

  /// The fate of the points: `given` is the sum of heard, missing and reduced.
  public struct PointCounts: Sendable, Hashable {
    /// Points after range and interval.
    public var given = 0
    /// Points with an event of their own.
    public var heard = 0
    /// Points without a value.
    public var missing = 0
    /// Points left out because their neighbours are more extreme.
    public var reduced = 0
    /// Points whose value lies outside the axis; those that are heard sound at its end.
    public var clipped = 0
    /// Runs of missing values too short to be heard.
    public var gapsUnheard = 0

    /// All counts zero.
    public init() {}

    /// Points that are heard, missing, or left out.
    init(heard: Int, missing: Int, reduced: Int = 0) {
      (self.heard, self.missing, self.reduced) = (heard, missing, reduced)
      given = heard + missing + reduced
    }
  }

  /// One thing that is heard.
  public struct Event: Sendable, Hashable {
    /// What it is.
    public var kind: Kind
    /// The index of the series, or nil for a sound that belongs to all.
    public var series: Int?
    /// The index among the given points, from 0; nil for a sound that is no point's.
    public var index: Int?
    /// The position of the point.
    public var x: XValue?
    /// The value that is heard; the close of a bar.
    public var value: Double?
    /// The bar that is heard; nil for everything else.
    package var bar: Bar?
    /// The first frame of the slice or the note.
    public var start: Int
    /// The length of the slice or the note in frames.
    public var length: Int
    /// The held pitch, of a bar the last; nil for noise.
    var pitch: Pitch?
    /// The pitch that is held through the first third of a live move, before a third of gliding; nil for
    /// everything else.
    var origin: Pitch?
    /// How loud it is heard: decibels relative to a steady 440 Hz tone of the standard timbre.
    ///
    /// Equal loudness, by which tones as loud as each other differ in gain, is not part of it: the
    /// renderer adds it, and `Score.gain(of:)` tells it.
    public var level: Double
    /// −1 left to +1 right.
    public var pan: Double
    /// What sounds where it is no point of a line: one tone or several at once; empty for everything else.
    package internal(set) var layers: [Layer] = []
    /// What the manifest has of it besides.
    package internal(set) var details: [Detail] = []
    /// Whether its tones glide on from those before.
    var isJoined = false

    /// The first frame after the event.
    public var end: Int { start + length }
    /// The held pitch in hertz, of a bar that of its close; nil for noise.
    public var frequency: Double? { pitch?.frequency }
  }

  /// The kinds of events, named as in the manifest.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case introLow = "intro-low"
    case introHigh = "intro-high"
    case point
    case bar
    /// The lowest, the middle or the highest of many points that are heard together.
    case column
    case bin
    case box
    /// A value far from its group.
    case outlier
    /// A value between its bounds.
    case interval
    case cell
    /// The line that a relation follows, before its points.
    case fit
    case slice
    case gap
    case tick
    case crossingUp = "crossing-up"
    case crossingDown = "crossing-down"
    case maximum
    case minimum
    case breakUp = "break-up"
    case breakDown = "break-down"
    /// The knock with which the point of a day that is not over begins.
    case provisional
    /// Two low knocks where something happened that is heard as a rise, such as a purchase.
    case eventUp = "event-up"
    /// The same for a fall, such as a sale.
    case eventDown = "event-down"
    case end
    /// One of the two notes that tell a listener who walks that there is no further point.
    case edge
    /// One of the three notes that tell a listener that a live value crossed a level.
    case alert
    /// The noise that tells a listener that the program is at work.
    case waiting
  }

  /// A tone that holds pitches one after another, with straight glides in cents between them.
  package struct Layer: Sendable, Hashable {
    /// The index of its voice.
    package let voice: Int
    /// −1 left to +1 right.
    package let pan: Double
    /// What is held, in order of time, at least one.
    package internal(set) var holds: [Hold]
  }

  /// A pitch that is held.
  package struct Hold: Sendable, Hashable {
    /// The first frame.
    package internal(set) var start: Int
    /// The length in frames.
    package let length: Int
    /// The value that is heard.
    package let value: Double
    /// Decibels relative to a steady 440 Hz tone of the standard timbre, before equal loudness.
    package let level: Double
    let pitch: Pitch

    /// The frequency in hertz.
    package var frequency: Double { pitch.frequency }
  }

  /// Something that the manifest says of an event.
  package struct Detail: Sendable, Hashable {
    /// What it is.
    package let value: Value
    /// What it is called.
    package let name: String

    /// A text, a number or nothing.
    package enum Value: Sendable, Hashable {
      case text(String)
      case number(Double)
      case absent
    }

    init(_ name: String, _ number: Double?) {
      self.name = name
      value = number.map(Value.number) ?? .absent
    }

    init(_ name: String, _ text: String) {
      self.name = name
      value = .text(text)
    }
  }

  /// A sentence that is spoken while nothing else is heard.
  package struct Speech: Sendable, Hashable {
    /// What it is.
    package var kind: SpokenKind
    /// The index of the series that it is about, or nil.
    package var series: Int?
    /// The words, as they are written.
    package var text: String
    /// The first frame.
    package var start: Int
    /// The length in frames.
    package var length: Int

    /// The first frame after it.
    package var end: Int { start + length }
  }

  /// What a spoken sentence is, named as in the manifest.
  package enum SpokenKind: String, Sendable, Hashable, CaseIterable {
    /// The title, and what the values are and in which unit.
    case title
    /// The name of one of several series.
    case series
    /// What the lowest pitch stands for, which follows.
    case low
    /// What the highest pitch stands for, which follows.
    case high
    /// Where the line goes next.
    case leg
    /// The description, after the data.
    case description
    /// The phrase that ends everything.
    case end
  }

  /// A noise under the tone from `start` up to `end`, louder for its first 300 ms.
  package struct NoiseBed: Sendable, Hashable {
    /// The index of the series that lies below its baseline.
    package var series: Int
    /// The first frame.
    package var start: Int
    /// The first frame after it.
    package var end: Int
  }
}

/// The pitch mapping of one axis: how its values become frequencies.
public struct PitchLaw: Sendable, Hashable {
  /// Linear or logarithmic in the value; always linear in cents.
  public var scale: PitchScale
  /// The frequencies of the ends.
  public var range: PitchRange
  /// The value at the lower end.
  public var minimum: Double
  /// The value at the upper end.
  public var maximum: Double
  /// Whether the lowest value has the highest pitch.
  public var isInverted: Bool
  /// Whether the lowest value is drawn on top, as that of ranks is.
  package var isDrawnDown = false
  /// The notes to which pitches are quantised; nil leaves them exact.
  public var notes: NoteScale?
}

/// Why a chart cannot be laid out with this style.
public enum ScoreError: Error, Sendable, Hashable {
  /// A number of the style is not allowed; `allowed` holds its limits.
  case outOfRange(Quantity, value: Double, allowed: ClosedRange<Double>)
  /// A logarithmic axis cannot hold `value`, which is 0 or less.
  case logarithmOf(value: Double, series: String)
  /// The lower end of the axis is not below the upper end.
  case emptyAxis(minimum: Double, maximum: Double)
  /// The highest pitch cannot sound at the sample rate; `limit` is the highest that can, in hertz.
  case pitchAboveSampleRate(high: Double, limit: Double, sampleRate: Int)
  /// More series at once than the four that can be told apart.
  case tooManyTogether(count: Int)
  /// The baseline needs the value before the range, which series `name` does not have.
  case noBase(series: String)
  /// Series `name` is not made of bars with open, high, low and close, or none of them is complete.
  case noCandles(series: String)
  /// The bars of series `name` have no volume that could be heard.
  case noVolume(series: String)
}

extension ScoreError {
  /// The numbers of a style that have limits.
  public enum Quantity: String, Sendable, Hashable, CaseIterable {
    /// The length of the data part in seconds.
    case length
    case speed
    case volume
    case panWidth
    /// The weight of the new value in an exponential average.
    case smoothingWeight
    /// The number of neighbours in a median or a mean, odd.
    case smoothingWidth
  }
}
