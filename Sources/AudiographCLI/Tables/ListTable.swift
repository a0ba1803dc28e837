// SPDX-License-Identifier: MIT

extension Commands {
  static let list = CommandSpec(
    name: .list, summary: "keeps named lists of symbols",
    examples: [
      Example("audiograph list add tech AAPL MSFT", "Adds to a list, which is made if need be."),
      Example("audiograph list", "Prints every list on a line."),
      Example("audiograph list tech", "Prints the symbols of a list, one a line, with names."),
      Example("audiograph list move tech MSFT 1", "Moves a symbol to the first place."),
      Example("audiograph list remove tech AAPL", "Takes a symbol out."),
      Example("audiograph list remove tech", "Removes the list and prints what it had."),
      Example("audiograph list rename tech techno", "Gives a list another name."),
      Example("audiograph play @tech", "Plays the symbols of a list."),
    ],
    operands: OperandSpec(
      value: .free("LIST", suggesting: .lists(WatchlistBook.reservedNames)), count: 0...1000,
      meaning: "A list; or add, remove, move or rename with a list and what that needs."),
    groups: [
      OptionGroup(
        title: "Printing",
        options: [
          OptionSpec(.json, "Prints lists as JSON, one object a line."), OptionGroup.storeFile,
        ]), .everywhere,
    ],
    remarks: [
      "A name is made of letters, digits, hyphens and underscores, and is found in any letter case."
        + " Positions count from 1.",
      "A list @NAME is a SOURCE wherever one is taken. The lists are kept as JSON in lists.json in"
        + " $XDG_DATA_HOME/audiograph, or in ~/.local/share/audiograph.",
    ])
}
