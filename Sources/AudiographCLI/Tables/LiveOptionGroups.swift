// SPDX-License-Identifier: MIT

/// Options about something that is followed.
extension OptionGroup {
  static let live = OptionGroup(
    title: { $0.groupFollowing() },
    options: [
      OptionSpec(.threshold, takes: .free("CHANGE"), { $0.optionThreshold() }),
      OptionSpec(.every, takes: .free("TIME"), { $0.optionEvery() }),
      OptionSpec(.window, takes: .free("NUMBER"), { $0.optionWindow() }),
      OptionSpec(.record, takes: .file, { $0.optionRecord() }),
    ] + alerts)

  static let newExtremes = [
    OptionSpec(.newHigh, takes: .free("RANGE"), { $0.optionNewHigh() }),
    OptionSpec(.newLow, takes: .free("RANGE"), { $0.optionNewLow() }),
  ]

  static let alerts = [
    OptionSpec(.above, takes: .free("VALUE"), isRepeatable: true, { $0.optionAbove() }),
    OptionSpec(.below, takes: .free("VALUE"), isRepeatable: true, { $0.optionBelow() }),
    OptionSpec(.change, takes: .free("CHANGE"), { $0.optionChange() }),
    OptionSpec(.within, takes: .free("TIME"), { $0.optionWithin() }),
    OptionSpec(.once, { $0.optionOnce() }),
    OptionSpec(.exec, takes: .free("COMMAND…"), takesRest: true, { $0.optionExec() }),
  ]
}
