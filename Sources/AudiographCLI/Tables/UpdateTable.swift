// SPDX-License-Identifier: MIT

extension Commands {
  static let update = CommandSpec(
    name: .update, summary: "fetches the latest prices and keeps them",
    examples: [
      Example("audiograph update", "Refreshes every stored symbol, except imported ones."),
      Example("audiograph update AAPL MSFT", "Fetches two symbols, stored or not."),
      Example("audiograph update @tech", "Refreshes a watchlist."),
      Example("audiograph update --symbols", "Fetches the lists of symbols that search uses."),
    ],
    operands: OperandSpec(
      value: .symbol, count: 0...1000,
      meaning: "A symbol such as AAPL or BTC-EUR, or a watchlist such as @tech; if none is named,"
        + " all that are stored."),
    groups: [
      OptionGroup(
        title: "Updating",
        options: [
          OptionSpec(.symbols, "Fetches the lists of companies and symbols from Nasdaq instead."),
          OptionSpec(
            .jobs, takes: .free("NUMBER"), "How many symbols are fetched at once; 4 by default."),
        ]),
      .market, .everywhere,
    ],
    remarks: [
      "Prints the result for every symbol, and a summary if there are several. If some fail, the"
        + " others are kept and the exit status is 4.",
      "Imported prices stay as they are, unless --provider names a provider to replace them.",
    ])
}
