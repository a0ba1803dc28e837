// SPDX-License-Identifier: MIT

private import Audiograph

/// Options about how it sounds.
extension OptionGroup {
  static let pitch = OptionGroup(
    title: "Pitch",
    options: [
      OptionSpec(
        .pitchRange, takes: .free("LOW:HIGH"),
        "The lowest and the highest pitch, in hertz from 55 to 4000 or as notes such as c3:c6."),
      OptionSpec(
        .profile, takes: .oneOf(["standard", "warm", "narrow"], "NAME"),
        "A pitch range by name: standard 220 to 1760 hertz, warm 131 to 1046, narrow 330 to 660."),
      OptionSpec(
        .scale, takes: .oneOf(["auto", "linear", "log"], "SCALE"),
        "Whether equal differences (linear) or equal percentages (log) are equal intervals."),
      OptionSpec(
        .notes, takes: .oneOf(NoteScale.allCases.map(\.rawValue), "SCALE"),
        "Moves every pitch to the nearest note of a scale; otherwise pitches are exact."),
      OptionSpec(.invert, "Gives the lowest value the highest pitch."),
      OptionSpec(.minimum, takes: .free("NUMBER"), "The value at the lowest pitch."),
      OptionSpec(.maximum, takes: .free("NUMBER"), "The value at the highest pitch."),
      OptionSpec(.zero, "Extends the axis to zero."),
      OptionSpec(.sharedAxis, "Puts all series on one axis."),
      OptionSpec(.ownAxis, "Gives every series its own axis."),
      OptionSpec(
        .smooth, takes: .free("KIND:NUMBER"),
        "Smooths the values first: ema:0.35, or median:5 or mean:5 over an odd number of points."),
    ])

  static let time = OptionGroup(
    title: "Time",
    options: [
      OptionSpec(
        .duration, takes: .open(["gist", "short", "normal", "long"], "SECONDS"),
        "How long the data sound: gist is 3 seconds, short 6, long 20, normal depends on the number"
          + " of points; or a number of seconds from 0.5 to 3600."),
      OptionSpec(.speed, takes: .free("NUMBER"), "Divides the duration; from 0.25 to 4."),
      OptionSpec(
        .mode, takes: .oneOf(["auto", "continuous", "discrete"], "MODE"),
        "One gliding tone or separate notes."),
      OptionSpec(.even, "Gives every point the same time."),
      OptionSpec(.true, "Spaces the points in time as they are along x."),
      OptionSpec(.together, "Plays up to four series at once instead of in turn."),
    ])

  static let tone = OptionGroup(
    title: "Tone",
    options: [
      OptionSpec(
        .timbre, takes: .oneOf(Timbre.all.map(\.name), "NAME"), "The timbre of the first series."),
      OptionSpec(.volume, takes: .free("NUMBER"), "From 0 to 1; makes the sound quieter."),
      OptionSpec(
        .pan, takes: .free("NUMBER"), "How far the sound moves from left to right, from 0 to 0.8."),
      OptionSpec(.mono, "Makes one channel instead of two."),
      OptionSpec(.sampleRate, takes: .free("HERTZ"), "Frames per second, from 8000 to 192000."),
    ])

  static let signals = OptionGroup(
    title: "Sounds around the data",
    options: [
      OptionSpec(.noIntro, "Leaves out the lowest and highest pitch before the data."),
      OptionSpec(.noEndSound, "Leaves out the two knocks after the data."),
      OptionSpec(.ticks, "Ticks at calendar units or round numbers along x."),
      OptionSpec(
        .baseline, takes: .open(["base", "first", "zero", "mean"], "VALUE"),
        "A soft noise while the value is below this; base is the last value before the range."),
      OptionSpec(.markExtremes, "Marks the highest and the lowest point."),
      OptionSpec(
        .manifest, takes: .file,
        "Writes what is heard when, as JSON from which the data can be computed back."),
    ])

  static let sound = [pitch, time, tone, signals]
}
