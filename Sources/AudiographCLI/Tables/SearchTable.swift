// SPDX-License-Identifier: MIT

extension Commands {
  static let search = CommandSpec(
    name: .search, summary: "finds symbols by company name",
    examples: [
      Example(
        "audiograph search apple", "Prints companies with a word that begins with apple."),
      Example("audiograph search bank of --limit 3", "Prints at most three."),
      Example("audiograph search", "Searches while you type, then plays the last 30 trading days."),
      Example("audiograph search tesla -q", "Prints only symbols."),
      Example("audiograph search < names.txt", "Answers each line in turn."),
    ],
    operands: OperandSpec(
      value: .free("TEXT"), count: 0...1000,
      meaning: "The beginning of a name, of a word in it, or of a symbol; words are one text."),
    groups: [
      OptionGroup(
        title: "Searching",
        options: [
          OptionSpec(
            .limit, takes: .free("N"),
            "How many companies are printed at most, from 1 to 1000; by default 10, or 5"
              + " while you type."),
          OptionSpec(.symbols, "Finds only symbols that begin with TEXT."),
          OptionSpec(.json, "Prints one JSON object a line."),
          OptionGroup.storeFile,
        ]), .everywhere,
    ],
    remarks: [
      "Every line is the company's name, its symbol and its exchange; JSON objects have symbol,"
        + " name, exchange, currency and country, null if unknown.",
      "Without TEXT on a terminal, companies are listed when you pause. Enter chooses the first; a"
        + " number typed after the text, and Enter, chooses another. Backspace, Control-W and"
        + " Control-U delete a character, a word and everything. Escape, Control-D, or Enter without"
        + " a text, ends. Elsewhere every line of standard input is a TEXT.",
      "The exit status is 3 if nothing is found.",
    ])
}
