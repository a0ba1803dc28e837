// SPDX-License-Identifier: MIT

internal import SoundDevice

extension Market {
  /// What is heard while somebody waits for providers; nil if that is turned off.
  func waitingSound() throws(SettingsError) -> WaitingSound? {
    if arguments.has(.quiet) { return nil }
    if try settings.value(.waitingSound) == "off" { return nil }
    let (device, volume) = (try chosen(.device), try chosen(.volume))
    return WaitingSound(
      device: device ?? SoundDevice.defaultName,
      volume: volume.flatMap(Double.init).map { min(max(0, $0), 1) } ?? 1)
  }

  /// What was typed for an option, else what the settings say.
  private func chosen(_ option: OptionName) throws(SettingsError) -> String? {
    if let typed = arguments[option] { return typed }
    return try settings.value(.option(option))
  }
}
