// SPDX-License-Identifier: MIT

/// Options about something that is followed.
extension OptionGroup {
  static let live = OptionGroup(
    title: { $0.groupFollowing() },
    options: [
      OptionSpec(.threshold, takes: .threshold, { $0.optionThreshold() }),
      OptionSpec(.every, takes: .span, { $0.optionEvery() }),
      OptionSpec(.window, takes: .wholeNumber(within: 2...1_000_000), { $0.optionWindow() }),
      OptionSpec(.record, takes: .file, { $0.optionRecord() }),
    ] + alerts)

  static let newExtremes = [
    OptionSpec(.newHigh, takes: .length("RANGE"), { $0.optionNewHigh() }),
    OptionSpec(.newLow, takes: .length("RANGE"), { $0.optionNewLow() }),
  ]

  static let alerts = [
    OptionSpec(.above, takes: .number("VALUE"), isRepeatable: true, { $0.optionAbove() }),
    OptionSpec(.below, takes: .number("VALUE"), isRepeatable: true, { $0.optionBelow() }),
    OptionSpec(.change, takes: .threshold, { $0.optionChange() }),
    OptionSpec(.within, takes: .span, { $0.optionWithin() }),
    OptionSpec(.once, { $0.optionOnce() }),
    OptionSpec(.exec, takes: .free("COMMAND…"), takesRest: true, { $0.optionExec() }),
  ]
}
