// SPDX-License-Identifier: MIT

internal import Audiograph

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
