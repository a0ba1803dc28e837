// SPDX-License-Identifier: MIT

extension Commands {
  /// The commands that can be repeated.
  static let repeatable: [CommandName] = [.play, .export, .describe]

  static let again = CommandSpec(
    name: .again, summary: { $0.helpAgainSummary() },
    examples: [
      Example("audiograph again", { $0.helpAgainExample1() }),
      Example("audiograph again --speed 0.5", { $0.helpAgainExample2() }),
      Example("audiograph again --range 1M --timbre organ", { $0.helpAgainExample3() }),
    ],
    operands: nil,
    groups: againGroups,
    remarks: [
      { $0.helpAgainRemark1() },
      { $0.helpAgainRemark2() },
    ])

  /// Every option of the commands that are repeated, once.
  private static var againGroups: [OptionGroup] {
    var seen: Set<OptionName> = []
    return repeatable.flatMap { spec($0).groups }.map { group in
      OptionGroup(
        title: group.title, options: group.options.filter { seen.insert($0.name).inserted })
    }.filter { !$0.options.isEmpty }
  }
}
