// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// Says what insiders of a company bought and sold.
struct InsiderCommand {
  private let arguments: Arguments
  private let symbol: MarketSymbol
  private let words: WordingOptions
  private let market: Market

  init(
    _ arguments: Arguments, _ symbol: MarketSymbol, _ words: WordingOptions, _ settings: Settings
  ) {
    (self.arguments, self.symbol, self.words) = (arguments, symbol, words)
    market = Market(arguments, settings)
  }

  func run() throws {
    let range = ChartRange(arguments) ?? ChartRange(.years(1))
    let days = try range.days(endingOn: market.today)
    let loading = try InsiderLoading(market)
    let loaded = try loading.trades(of: symbol, within: days)
    if !arguments.has(.quiet) { Console.report(loaded.notes(in: Console.sentences)) }
    let report = loaded.trades.report(beside: try loading.closes(of: symbol))
    if words.isJSON {
      let document = InsiderDocument(symbol: symbol, report: report, trades: loaded.trades)
      return try Console.printDocument(document.text + "\n")
    }
    let phrases = try words.phrases()
    try Console.print(
      arguments.has(.table)
        ? loaded.trades.listed.map(phrases.line) : phrases.sentences(report))
  }
}
