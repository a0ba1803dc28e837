// SPDX-License-Identifier: MIT

/// Options about something that is followed.
extension OptionGroup {
  static let live = OptionGroup(
    title: "group.following",
    options: [
      OptionSpec(.threshold, takes: .threshold),
      OptionSpec(.every, takes: .span),
      OptionSpec(.window, takes: .wholeNumber(within: 2...1_000_000)),
      OptionSpec(.record, takes: .file),
    ] + alerts)

  static let newExtremes = [
    OptionSpec(.newHigh, takes: .length("RANGE")),
    OptionSpec(.newLow, takes: .length("RANGE")),
  ]

  static let alerts = [
    OptionSpec(.above, takes: .number("VALUE"), isRepeatable: true),
    OptionSpec(.below, takes: .number("VALUE"), isRepeatable: true),
    OptionSpec(.change, takes: .threshold),
    OptionSpec(.within, takes: .span),
    OptionSpec(.once),
    OptionSpec(.exec, takes: .free("COMMAND…"), takesRest: true),
  ]
}
