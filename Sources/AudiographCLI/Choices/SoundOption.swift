// SPDX-License-Identifier: MIT

internal import Audiograph

/// An option about how it sounds, and what it sets.
struct SoundOption: Sendable {
  let spec: OptionSpec
  /// Sets it by a value that the option allows; the empty text for an option that takes none.
  let set: @Sendable (inout SoundStyle, String) -> Void

  private init(
    _ name: OptionName, takes value: ValueSpec, excludes: [OptionName] = [],
    _ meaning: HelpText? = nil,
    sets set: @escaping @Sendable (inout SoundStyle, String) -> Void
  ) {
    spec = OptionSpec(name, takes: value, excludes: excludes, meaning)
    self.set = set
  }

  private init(
    _ name: OptionName, isOnlyTyped: Bool = false, excludes: [OptionName] = [],
    _ meaning: HelpText? = nil, sets set: @escaping @Sendable (inout SoundStyle) -> Void
  ) {
    spec = OptionSpec(name, isOnlyTyped: isOnlyTyped, excludes: excludes, meaning)
    self.set = { style, _ in set(&style) }
  }

  static let all = pitch + time + tone + signals

  static let pitch = [
    SoundOption(
      .pitchRange, takes: .free("LOW:HIGH", .pitchRange, PitchRange.init(text:))
    ) { $0.pitchRange = PitchRange(text: $1) ?? $0.pitchRange },
    SoundOption(
      .profile, takes: .oneOf(["standard", "warm", "narrow"], "NAME"), excludes: [.pitchRange]
    ) { $0.pitchRange = PitchRange(profile: $1) ?? $0.pitchRange },
    SoundOption(
      .scale, takes: .oneOf(["auto", "linear", "log"], "SCALE")
    ) { $0.scale = PitchScale(rawValue: $1) },
    SoundOption(
      .notes, takes: .oneOf(NoteScale.allCases.map(\.rawValue), "SCALE")
    ) { $0.notes = NoteScale(rawValue: $1) },
    SoundOption(.invert, excludes: [.noInvert]) { $0.isInverted = true },
    SoundOption(.noInvert) { $0.isInverted = false },
    SoundOption(.minimum, takes: .number()) {
      $0.minimum = decimalNumber($1)
    },
    SoundOption(.maximum, takes: .number()) {
      $0.maximum = decimalNumber($1)
    },
    SoundOption(.zero, excludes: [.noZero]) { $0.includesZero = true },
    SoundOption(.noZero) { $0.includesZero = false },
    SoundOption(.sharedAxis, excludes: [.ownAxis]) {
      $0.axisSharing = .shared
    },
    SoundOption(.ownAxis) { $0.axisSharing = .own },
    SoundOption(
      .smooth, takes: .free("KIND:NUMBER", .smoothing, SoundStyle.Smoothing.init(text:))
    ) { $0.smoothing = SoundStyle.Smoothing(text: $1) },
  ]

  static let time = [
    SoundOption(
      .duration,
      takes: .open(
        ["gist", "short", "normal", "long"], "SECONDS", .length, SoundStyle.Length.init(text:))
    ) { $0.length = SoundStyle.Length(text: $1) ?? $0.length },
    SoundOption(.speed, takes: .number(within: SoundStyle.speedLimits)) {
      $0.speed = decimalNumber($1) ?? $0.speed
    },
    SoundOption(
      .mode, takes: .oneOf(["auto", "continuous", "discrete"], "MODE")
    ) { $0.mode = SoundStyle.Mode(rawValue: $1) },
    SoundOption(.even, excludes: [.true]) { $0.spacing = .even },
    SoundOption(.true) { $0.spacing = .true },
    SoundOption(.together) { $0.arrangement = .together },
  ]

  static let tone = [
    SoundOption(
      .as, takes: .oneOf(["auto"] + FormName.asked, "FORM")
    ) { $0.form = $1 == FormName.candles.rawValue ? .candles : .line },
    // Two noises under one tone could not be told apart.
    SoundOption(.volumeLine, isOnlyTyped: true, excludes: [.baseline]) {
      $0.hasVolume = true
    },
    SoundOption(.timbre, takes: .oneOf(Timbre.all.map(\.name), "NAME")) {
      $0.timbre = Timbre(named: $1)
    },
    SoundOption(.volume, takes: .number(within: SoundStyle.volumeLimits)) {
      $0.volume = decimalNumber($1) ?? $0.volume
    },
    SoundOption(.pan, takes: .number(within: SoundStyle.panLimits)) {
      $0.panWidth = decimalNumber($1) ?? $0.panWidth
    },
    SoundOption(.mono) { $0.setFormat(channelCount: 1) },
    SoundOption(
      .sampleRate, takes: .wholeNumber("HERTZ", within: SoundFormat.sampleRates)
    ) { $0.setFormat(sampleRate: Int($1)) },
  ]

  static let signals = [
    SoundOption(.noIntro) { $0.hasIntro = false },
    SoundOption(.noEndSound) { $0.hasEndSound = false },
    SoundOption(.shortEnds) { $0.hasShortEnds = true },
    SoundOption(.ticks) { $0.hasTicks = true },
    SoundOption(
      .baseline,
      takes: .open(
        ["base", "first", "zero", "mean"], "VALUE", .baseline, SoundStyle.Baseline.init(text:))
    ) { $0.baseline = SoundStyle.Baseline(text: $1) },
    SoundOption(.markExtremes) { $0.marksExtremes = true },
    SoundOption(.markBreaks) { $0.marksBreaks = true },
  ]
}

extension SoundStyle {
  /// Other samples a second, or another number of channels.
  fileprivate mutating func setFormat(sampleRate: Int? = nil, channelCount: Int? = nil) {
    format =
      SoundFormat(
        sampleRate: sampleRate ?? format.sampleRate,
        channelCount: channelCount ?? format.channelCount) ?? format
  }
}
