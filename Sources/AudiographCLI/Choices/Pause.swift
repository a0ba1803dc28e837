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

  /// What the option says; nil if it is absent.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments[.pause] else { return nil }
    switch text {
    case "off": self = .off
    case "auto": self = .auto
    case "enter": self = .enter
    default:
      guard let seconds = decimalNumber(text), (0...Self.longest).contains(seconds) else {
        throw .malformedValue(option: OptionName.pause.typed, value: text, form: .pause)
      }
      self = seconds > 0 ? .seconds(seconds) : .off
    }
  }
}
