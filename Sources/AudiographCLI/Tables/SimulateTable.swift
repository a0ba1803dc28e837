// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let simulate = CommandSpec(
    name: .simulate, summary: { $0.helpSimulateSummary() },
    examples: [
      Example("audiograph simulate", { $0.helpSimulateExample1() }),
      Example("audiograph simulate --step 5%", { $0.helpSimulateExample2() }),
      Example("audiograph simulate --random --seed 7", { $0.helpSimulateExample3() }),
    ],
    operands: nil,
    groups: [
      OptionGroup(
        title: { $0.groupSimulating() },
        options: [
          OptionSpec(.start, takes: .number("VALUE", within: 0.0001...1e9), { $0.optionStart() }),
          OptionSpec(.step, takes: .threshold, { $0.optionStep() }),
          OptionSpec(.random, { $0.optionRandom() }),
          OptionSpec(
            .volatility, takes: .number("PERCENT", within: 0...50), { $0.optionVolatility() }),
          OptionSpec(.seed, takes: .wholeNumber(within: 0...Int.max), { $0.optionSeed() }),
        ]),
      .live, listening, .words(usual: .short),
    ] + liveSound + [.everywhere],
    remarks: [{ $0.helpSimulateRemark1() }, { $0.helpSimulateRemark2() }])

  /// How live values sound; nothing of what is laid out over the time of a chart.
  static let liveSound: [OptionGroup] = [
    kept(OptionGroup.pitch, without: [.noInvert, .zero, .sharedAxis, .ownAxis, .smooth]),
    kept(OptionGroup.time, without: [.duration, .mode, .even, .true, .together]),
    kept(OptionGroup.tone, without: [.as, .volumeLine, .pan]),
  ]

  private static func kept(_ group: OptionGroup, without names: [OptionName]) -> OptionGroup {
    OptionGroup(title: group.title, options: group.options.filter { !names.contains($0.name) })
  }
}
