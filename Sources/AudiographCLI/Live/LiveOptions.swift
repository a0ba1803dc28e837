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
    plan.alertsCountFirst = endsAtAlert
    plan.threshold = arguments[.threshold].flatMap(LiveThreshold.init)
    plan.interval = arguments.span(.every)
    plan.window = arguments.wholeNumber(.window) ?? plan.window
    plan.alerts += arguments.all(.above).compactMap(decimalNumber).map { .above($0) }
    plan.alerts += arguments.all(.below).compactMap(decimalNumber).map { .below($0) }
    if let change = arguments[.change].flatMap(LiveThreshold.init) {
      plan.alerts.append(.change(change, within: arguments.span(.within) ?? 600_000))
    } else if arguments.has(.within) {
      throw .needsOption(option: OptionName.within.typed, other: OptionName.change.typed)
    }
    guard plan.alerts.isEmpty, !mayKeepAlerts, !arguments.has(.newHigh), !arguments.has(.newLow)
    else { return }
    if endsAtAlert { throw .needsAlert(option: OptionName.once.typed) }
    if !command.isEmpty { throw .needsAlert(option: OptionName.exec.typed) }
  }
}

extension Arguments {
  /// The milliseconds given for an option whose table takes a length of time; nil if the option is absent.
  func span(_ option: OptionName) -> Int64? { self[option].flatMap(milliseconds(ofSpan:)) }
}
