// SPDX-License-Identifier: MIT

/// Durations in seconds of the earcons, the sounds around the data, and of the silences between.
package enum EarconTimes {
  static let betweenSeries = 0.700
  package static let knock = 0.025
  /// The noise at the beginning of a gap.
  package static let gapTick = 0.030
  package static let tick = 0.020
  /// One of the two steps of a crossing.
  package static let crossingStep = 0.020
  /// One of the two knocks of an event.
  package static let eventStep = 0.035
  static let betweenCrossings = 0.150
  /// One of the two pips at an extreme.
  package static let pip = 0.030
  /// One of the two notes at a break.
  package static let breakNote = 0.050
  /// A live move: the old value, the glide and the new value together.
  package static let move = 0.300
  /// One of the three notes of an alert.
  package static let alert = 0.070
  package static let waiting = 0.040
  /// How long the noise under the tone keeps its first level.
  package static let bedOnset = 0.300
}

/// Durations in seconds of what is heard before and after the data.
struct EndTimes {
  /// One note of the intro, the silence after the first, and the silence before the data.
  var intro = 0.150
  var afterIntroNote = 0.080
  var afterIntro = 0.250
  /// The silence before the knocks.
  var beforeEnd = 0.150
  /// Two knocks and the silence between them.
  var end = 0.100
  var afterEnd = 0.100

  /// A third of that.
  static let short = EndTimes(
    intro: 0.060, afterIntroNote: 0.020, afterIntro: 0.060, beforeEnd: 0.040, end: 0.060,
    afterEnd: 0.030)
}

/// Levels of earcons in decibels, relative to the tone.
package enum EarconLevels {
  static let intro = -3.0
  package static let end = -10.0
  package static let provisional = -10.0
  package static let gapTick = -14.0
  package static let tick = -10.0
  package static let crossing = -10.0
  package static let event = -12.0
  package static let pip = -6.0
  package static let alert = 6.0
  package static let waiting = -30.0
  package static let bedOnset = -16.0
  package static let bed = -22.0
  /// From the smallest to the largest volume of a bar.
  package static let volume = -20.0 ... -8.0
}

/// The pitches and noise bands of earcons, in hertz.
package enum EarconPitches {
  /// Rising at a maximum, falling at a minimum.
  package static let pips = (low: 900.0, high: 1350.0)
  /// Rising where a level ends below the next one, falling where it ends above.
  package static let breakNotes = (low: 330.0, high: 660.0)
  /// Rising where a value rises beyond a level, falling where it falls below.
  package static let alert = [700.0, 880.0, 1109.0]
  package static let knock = 1000.0...3000.0
  package static let gapTick = 1000.0...3000.0
  package static let tick = 2000.0...4000.0
  package static let bed = 300.0...3000.0
  /// Rising when values rise above the baseline, falling when they fall below.
  package static let crossingSteps = (low: 1000.0...1600.0, high: 2500.0...4000.0)
  /// Rising for an event that is a rise, such as a purchase, falling for one that is a fall.
  package static let eventSteps = (low: 350.0...550.0, high: 800.0...1250.0)
}
