// SPDX-License-Identifier: MIT

extension Commands {
  static let update = CommandSpec(
    name: .update, summary: "fetches the latest prices and keeps them",
    examples: [
      Example("audiograph update", "Brings every stored symbol up to date, but for imported ones."),
      Example("audiograph update AAPL MSFT", "Fetches two symbols, stored or not."),
      Example("audiograph update @tech", "Brings a watchlist up to date."),
      Example("audiograph update --symbols", "Fetches the lists of symbols that search uses."),
    ],
    operands: OperandSpec(
      value: .symbol, count: 0...1000,
      meaning: "A symbol such as AAPL or BTC-EUR, or a watchlist such as @tech; all that are stored"
        + " where none is named."),
    groups: [
      OptionGroup(
        title: "Updating",
        options: [
          OptionSpec(.symbols, "Fetches the lists of companies and symbols from Nasdaq instead."),
          OptionSpec(
            .jobs, takes: .free("NUMBER"), "How many symbols are fetched at once; 4 unless said."),
        ]),
      .market, .everywhere,
    ],
    remarks: [
      "Prints what came of every symbol, and a summary where there are several. What came is kept where others fail, and"
        + " the exit status is 4 then.",
      "Prices that you imported stay as they are, unless --provider names who shall replace them.",
    ])
}
