// SPDX-License-Identifier: MIT

extension Commands {
  static let config = CommandSpec(
    name: .config, summary: "shows and changes settings",
    examples: [
      Example("audiograph config", "Prints every setting that has a value, and where it is set."),
      Example("audiograph config -v", "Prints every setting with what it means."),
      Example("audiograph config set words speech", "Changes a setting in the settings file."),
      Example("audiograph config get words", "Prints one value."),
      Example("audiograph config unset words", "Removes a setting from the file."),
      Example(
        "audiograph config set providers.alphavantage.key", "Asks for a key without showing it."),
    ],
    operands: OperandSpec(
      value: .free(
        "ACTION", suggesting: .words(["get", "set", "unset"] + SettingKey.all.map(\.name))),
      count: 0...3,
      meaning: "Nothing; or get, set or unset with the name of a setting, and a value for set."),
    groups: [.everywhere],
    remarks: [
      "Options outrank environment variables, and these outrank the settings file.",
      "Keys are never printed. Without a value on the command line, where other users could see it,"
        + " a key is read from standard input.",
      "The exit status is 3 if the setting has no value.",
    ])
}
