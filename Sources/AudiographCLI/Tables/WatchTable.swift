// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let watch = CommandSpec(
    name: .watch,
    examples: [
      "audiograph watch AAPL",
      "audiograph watch BTC-EUR ETH-EUR --threshold 0.5%",
      "audiograph watch AAPL --above 200 --once",
      "audiograph watch @tech --record day.csv",
      "audiograph watch --replay day.csv --speed 60",
    ],
    operands: OperandSpec(
      value: .symbol, count: 0...20, meaning: "help.watch.operand"),
    groups: [
      OptionGroup(
        title: "group.watching",
        options: [
          OptionSpec(.poll, takes: .span),
          OptionSpec(.always),
          OptionSpec(
            .history, takes: .length("RANGE", ["5D", "4W", "3M", "6M", "YTD", "1Y", "MAX"])),
          OptionSpec(.replay, takes: .file, excludes: [.record, .poll]),
        ] + OptionGroup.newExtremes),
      .live, listening, .words(usual: .short), .market,
    ] + liveSound.map(\.ofReplay) + [.everywhere])
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
