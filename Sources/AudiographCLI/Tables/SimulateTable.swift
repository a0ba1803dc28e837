// SPDX-License-Identifier: MIT

private import Audiograph

extension Commands {
  static let simulate = CommandSpec(
    name: .simulate,
    examples: [
      "audiograph simulate",
      "audiograph simulate --step 5%",
      "audiograph simulate --random --seed 7",
    ],
    operands: nil,
    groups: [
      OptionGroup(
        title: "group.simulating",
        options: [
          OptionSpec(.start, takes: .number("VALUE", within: 0.0001...1e9)),
          OptionSpec(.step, takes: .threshold),
          OptionSpec(.random),
          OptionSpec(.volatility, takes: .number("PERCENT", within: 0...50)),
          OptionSpec(.seed, takes: .wholeNumber(within: 0...Int.max)),
        ]),
      .live, listening, .words(usual: .short),
    ] + liveSound + [.everywhere])

  /// How live values sound; nothing of what is laid out over the time of a chart.
  static let liveSound: [OptionGroup] = [
    kept(OptionGroup.pitch, without: [.noInvert, .zero, .noZero, .sharedAxis, .ownAxis, .smooth]),
    kept(OptionGroup.time, without: [.duration, .mode, .even, .true, .together]),
    kept(OptionGroup.tone, without: [.as, .volumeLine, .pan]),
  ]

  private static func kept(_ group: OptionGroup, without names: [OptionName]) -> OptionGroup {
    OptionGroup(title: group.title, options: group.options.filter { !names.contains($0.name) })
  }
}
