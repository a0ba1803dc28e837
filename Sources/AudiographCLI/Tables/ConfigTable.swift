// SPDX-License-Identifier: MIT

extension Commands {
  static let config = CommandSpec(
    name: .config, summary: "shows and changes settings",
    examples: [
      Example("audiograph config", "Prints every setting that has a value, and where it stands."),
      Example("audiograph config -v", "Prints all settings with what they mean."),
      Example("audiograph config set words speech", "Keeps a setting in the file of settings."),
      Example("audiograph config get words", "Prints one value alone."),
      Example("audiograph config unset words", "Takes a setting out of the file."),
      Example(
        "audiograph config set providers.alphavantage.key", "Asks for a key without showing it."),
    ],
    operands: OperandSpec(
      value: .free(
        "ACTION", suggesting: .words(["get", "set", "unset"] + SettingKey.all.map(\.name))),
      count: 0...3,
      meaning: "Nothing; or get, set or unset with the name of a setting, and a value to set."),
    groups: [.everywhere],
    remarks: [
      "Options come before variables of the environment, and these before the file of settings.",
      "Keys are never printed. Without a value on the command line, where other users could see it,"
        + " a key is read from standard input.",
      "The exit status is 3 where the setting asked for has no value.",
    ])
}
