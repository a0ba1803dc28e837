// SPDX-License-Identifier: MIT

extension Commands {
  static let list = CommandSpec(
    name: .list, summary: "keeps named lists of symbols",
    examples: [
      Example("audiograph list add tech AAPL MSFT", "Adds to a list, and creates it if need be."),
      Example("audiograph list", "Prints one list a line."),
      Example("audiograph list tech", "Prints the symbols of a list, one a line, with names."),
      Example("audiograph list move tech MSFT 1", "Moves a symbol to the first place."),
      Example("audiograph list remove tech AAPL", "Removes a symbol."),
      Example("audiograph list remove tech", "Removes the list and prints what was in it."),
      Example("audiograph list rename tech techno", "Renames a list."),
    ],
    operands: OperandSpec(
      value: .free("LIST", suggesting: .lists(WatchlistBook.reservedNames)), count: 0...1000,
      meaning: "A list; or add, remove, move or rename, then a list, then what that needs."),
    groups: [
      OptionGroup(
        title: "Printing",
        options: [
          OptionSpec(.json, "Prints lists as JSON, one object a line."), OptionGroup.storeFile,
        ]), .everywhere,
    ],
    remarks: [
      "A name has letters, digits, hyphens and underscores; letter case does not matter. Positions"
        + " count from 1.",
      "A list can stand wherever a SOURCE can, as in audiograph play @tech. Lists are kept as JSON"
        + " in lists.json in $XDG_DATA_HOME/audiograph, or in ~/.local/share/audiograph.",
    ])
}
