// SPDX-License-Identifier: MIT

/// Options about how it sounds.
extension OptionGroup {
  static let pitch = OptionGroup(
    title: { $0.groupPitch() }, options: SoundOption.pitch.map(\.spec), areSettings: true)

  static let time = OptionGroup(
    title: { $0.groupTime() }, options: SoundOption.time.map(\.spec), areSettings: true)

  static let tone = OptionGroup(
    title: { $0.groupTone() }, options: SoundOption.tone.map(\.spec), areSettings: true)

  static let signals = OptionGroup(
    title: { $0.groupSoundsAroundTheData() },
    options: SoundOption.signals.map(\.spec) + [
      OptionSpec(.manifest, takes: .file, isOnlyTyped: true, { $0.optionManifest() })
    ], areSettings: true)

  static let sound = [pitch, time, tone, signals]
}
