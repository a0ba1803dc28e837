// SPDX-License-Identifier: MIT

extension OptionName {
  /// Those that candles exclude.
  static let ofLines: [OptionName] = [.value, .mode, .smooth, .true, .together, .timbre, .rebase]

  /// Those about values in their order, which other kinds of charts than a line, candles and bars exclude.
  static let ofOrder: [OptionName] = [
    .mode, .smooth, .true, .even, .together, .baseline, .ticks, .markExtremes, .markBreaks,
    .sharedAxis, .ownAxis, .aggregate, .only, .stats, .kind,
  ]
}
