// SPDX-License-Identifier: MIT

private import Audiograph

/// Options about how it sounds.
extension OptionGroup {
  static let pitch = OptionGroup(
    title: { $0.groupPitch() },
    options: [
      OptionSpec(
        .pitchRange, takes: .free("LOW:HIGH"),
        { $0.optionPitchRange() }),
      OptionSpec(
        .profile, takes: .oneOf(["standard", "warm", "narrow"], "NAME"),
        { $0.optionProfile() }),
      OptionSpec(
        .scale, takes: .oneOf(["auto", "linear", "log"], "SCALE"),
        { $0.optionScale() }),
      OptionSpec(
        .notes, takes: .oneOf(NoteScale.allCases.map(\.rawValue), "SCALE"),
        { $0.optionNotes() }),
      OptionSpec(.invert, { $0.optionInvert() }),
      OptionSpec(.minimum, takes: .free("NUMBER"), { $0.optionMinimum() }),
      OptionSpec(.maximum, takes: .free("NUMBER"), { $0.optionMaximum() }),
      OptionSpec(.zero, { $0.optionZero() }),
      OptionSpec(.sharedAxis, { $0.optionSharedAxis() }),
      OptionSpec(.ownAxis, { $0.optionOwnAxis() }),
      OptionSpec(
        .smooth, takes: .free("KIND:NUMBER"),
        { $0.optionSmooth() }),
    ], areSettings: true)

  static let time = OptionGroup(
    title: { $0.groupTime() },
    options: [
      OptionSpec(
        .duration, takes: .open(["gist", "short", "normal", "long"], "SECONDS"),
        { $0.optionDuration() }),
      OptionSpec(.speed, takes: .free("NUMBER"), { $0.optionSpeed() }),
      OptionSpec(
        .mode, takes: .oneOf(["auto", "continuous", "discrete"], "MODE"),
        { $0.optionMode() }),
      OptionSpec(.even, { $0.optionEven() }),
      OptionSpec(.true, { $0.optionTrue() }),
      OptionSpec(.together, { $0.optionTogether() }),
    ], areSettings: true)

  static let tone = OptionGroup(
    title: { $0.groupTone() },
    options: [
      OptionSpec(
        .as, takes: .oneOf(["auto"] + FormName.allCases.map(\.rawValue), "FORM"),
        { $0.optionAs() }),
      OptionSpec(.volumeLine, isOnlyTyped: true, { $0.optionVolumeLine() }),
      OptionSpec(
        .timbre, takes: .oneOf(Timbre.all.map(\.name), "NAME"), { $0.optionTimbre() }),
      OptionSpec(.volume, takes: .free("NUMBER"), { $0.optionVolume() }),
      OptionSpec(
        .pan, takes: .free("NUMBER"), { $0.optionPan() }),
      OptionSpec(.mono, { $0.optionMono() }),
      OptionSpec(.sampleRate, takes: .free("HERTZ"), { $0.optionSampleRate() }),
    ], areSettings: true)

  static let signals = OptionGroup(
    title: { $0.groupSoundsAroundTheData() },
    options: [
      OptionSpec(.noIntro, { $0.optionNoIntro() }),
      OptionSpec(.noEndSound, { $0.optionNoEndSound() }),
      OptionSpec(.ticks, { $0.optionTicks() }),
      OptionSpec(
        .baseline, takes: .open(["base", "first", "zero", "mean"], "VALUE"),
        { $0.optionBaseline() }),
      OptionSpec(.markExtremes, { $0.optionMarkExtremes() }),
      OptionSpec(.markBreaks, { $0.optionMarkBreaks() }),
      OptionSpec(
        .manifest, takes: .file, isOnlyTyped: true,
        { $0.optionManifest() }),
    ], areSettings: true)

  static let sound = [pitch, time, tone, signals]
}
