// SPDX-License-Identifier: MIT

extension Commands {
  /// The commands that can be repeated.
  static let repeatable: [CommandName] = [.play, .export, .describe]

  static let again = CommandSpec(
    name: .again,
    examples: [
      "audiograph again",
      "audiograph again --speed 0.5",
      "audiograph again --range 1M --timbre organ",
    ],
    operands: nil,
    groups: againGroups)

  /// Every option of the commands that are repeated, once.
  private static var againGroups: [OptionGroup] {
    var seen: Set<OptionName> = []
    return repeatable.flatMap { spec($0).groups }.map { group in
      OptionGroup(
        title: group.title, options: group.options.filter { seen.insert($0.name).inserted })
    }.filter { !$0.options.isEmpty }
  }
}
