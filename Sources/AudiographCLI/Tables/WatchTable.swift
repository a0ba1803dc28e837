// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let watch = CommandSpec(
    name: .watch, summary: { $0.helpWatchSummary() },
    examples: [
      Example("audiograph watch AAPL", { $0.helpWatchExample1() }),
      Example("audiograph watch BTC-EUR ETH-EUR --threshold 0.5%", { $0.helpWatchExample2() }),
      Example("audiograph watch AAPL --above 200 --once", { $0.helpWatchExample3() }),
      Example("audiograph watch @tech --record day.csv", { $0.helpWatchExample4() }),
      Example("audiograph watch --replay day.csv --speed 60", { $0.helpWatchExample5() }),
    ],
    operands: OperandSpec(
      value: .symbol, count: 0...20, meaning: { $0.helpWatchOperand() }),
    groups: [
      OptionGroup(
        title: { $0.groupWatching() },
        options: [
          OptionSpec(.poll, takes: .span, { $0.optionPoll() }),
          OptionSpec(.always, { $0.optionAlways() }),
          OptionSpec(.replay, takes: .file, excludes: [.record, .poll], { $0.optionReplay() }),
        ] + OptionGroup.newExtremes),
      .live, listening, .words(usual: .short), .market,
    ] + liveSound.map(\.ofReplay) + [.everywhere],
    remarks: [
      { $0.helpWatchRemark1() }, { $0.helpWatchRemark2() }, { $0.helpWatchRemark3() },
    ])
}

extension OptionGroup {
  /// The same options for a recording, which may be replayed at any speed.
  fileprivate var ofReplay: OptionGroup {
    var group = self
    group.options = options.map {
      $0.name == .speed ? $0.taking(.number(within: 0.01...1_000_000)) : $0
    }
    return group
  }
}
