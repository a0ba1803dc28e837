// SPDX-License-Identifier: MIT

/// Options about how it sounds.
extension OptionGroup {
  static let pitch = OptionGroup(
    title: "group.pitch", options: SoundOption.pitch.map(\.spec), areSettings: true)

  static let time = OptionGroup(
    title: "group.time", options: SoundOption.time.map(\.spec), areSettings: true)

  static let tone = OptionGroup(
    title: "group.tone", options: SoundOption.tone.map(\.spec), areSettings: true)

  static let signals = OptionGroup(
    title: "group.soundsAroundTheData",
    options: SoundOption.signals.map(\.spec) + [
      OptionSpec(.manifest, takes: .file, isOnlyTyped: true)
    ], areSettings: true)

  static let sound = [pitch, time, tone, signals]
}
