// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix
internal import SoundDevice

/// The soft noise that is heard while a terminal waits.
struct WaitingSound: Sendable, Equatable {
  /// The sound device; one that cannot be opened is silent.
  var device: String
  /// 0 to 1.
  var volume: Double

  /// What is heard each time.
  var score: Score {
    var style = SoundStyle()
    style.volume = volume
    return Score(waitingWith: style)
  }
}

/// When the noise is due: after the first second, then every two.
///
/// It knows no clock. What was missed is not made up for.
struct WaitingRhythm {
  private var due = first

  /// Seconds before the first.
  static let first = 1.0
  /// Seconds from one to the next.
  static let pause = 2.0

  /// Whether it is due after so many seconds of waiting.
  mutating func isDue(after seconds: Double) -> Bool {
    guard seconds >= due else { return false }
    due += ((seconds - due) / Self.pause).rounded(.down) * Self.pause + Self.pause
    return true
  }
}

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
