// SPDX-License-Identifier: MIT

/// When a sound begins that follows printed lines.
enum Pause: Equatable {
  /// At once.
  case off
  /// When a screen reader has had the time to speak the lines.
  case auto
  /// When Enter is pressed.
  case enter
  /// So long after the last line.
  case seconds(Double)

  static let words = ["auto", "off", "enter"]
  static let longest = 60.0

  /// One of the words, or seconds; nil for anything else.
  init?(_ text: String) {
    switch text {
    case "off": self = .off
    case "auto": self = .auto
    case "enter": self = .enter
    default:
      guard let seconds = decimalNumber(text), (0...Self.longest).contains(seconds) else {
        return nil
      }
      self = seconds > 0 ? .seconds(seconds) : .off
    }
  }
}
