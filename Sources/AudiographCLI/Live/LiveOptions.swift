// SPDX-License-Identifier: MIT

/// The options about what is told of something that is followed.
struct LiveOptions {
  var plan = LiveChart.Plan()
  /// Whether the first alert is the end.
  let endsAtAlert: Bool
  /// A program with its arguments, for each alert.
  let command: [String]
  let recording: String?

  /// `mayKeepAlerts` where there may be others than those of the options.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: Arguments, mayKeepAlerts: Bool = false) throws(UsageError) {
    recording = arguments[.record]
    endsAtAlert = arguments.has(.once)
    command = arguments.all(.exec)
    plan.threshold = try Self.threshold(.threshold, arguments)
    plan.interval = try Self.span(.every, arguments)
    plan.window = try arguments.wholeNumber(.window, in: 2...1_000_000) ?? plan.window
    for text in arguments.all(.above) {
      plan.alerts.append(.above(try Self.number(.above, text)))
    }
    for text in arguments.all(.below) {
      plan.alerts.append(.below(try Self.number(.below, text)))
    }
    if let change = try Self.threshold(.change, arguments) {
      plan.alerts.append(.change(change, within: try Self.span(.within, arguments) ?? 600_000))
    } else if arguments.has(.within) {
      throw .needsOption(option: OptionName.within.typed, other: OptionName.change.typed)
    }
    guard plan.alerts.isEmpty, !mayKeepAlerts, !arguments.has(.newHigh), !arguments.has(.newLow)
    else { return }
    if endsAtAlert { throw .needsAlert(option: OptionName.once.typed) }
    if !command.isEmpty { throw .needsAlert(option: OptionName.exec.typed) }
  }

  private static func number(_ option: OptionName, _ text: String) throws(UsageError) -> Double {
    guard let number = decimalNumber(text) else {
      throw .malformedValue(option: option.typed, value: text, form: .number)
    }
    return number
  }

  private static func threshold(
    _ option: OptionName, _ arguments: Arguments
  ) throws(UsageError) -> LiveThreshold? {
    guard let text = arguments[option] else { return nil }
    guard let threshold = LiveThreshold(text) else {
      throw .malformedValue(option: option.typed, value: text, form: .threshold)
    }
    return threshold
  }

  /// Milliseconds of a length of time; nil if the option is absent.
  static func span(_ option: OptionName, _ arguments: Arguments) throws(UsageError) -> Int64? {
    guard let text = arguments[option] else { return nil }
    guard let span = milliseconds(ofSpan: text) else {
      throw .malformedValue(option: option.typed, value: text, form: .span)
    }
    return span
  }
}
