// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension SettingScope {
  /// The symbol or the list that a chart is of; nil if it is of neither, or of several.
  ///
  /// - Throws: `WatchlistError`.
  init?(
    _ arguments: Arguments, _ sources: [Source], lists: Watchlists = Watchlists()
  ) throws(WatchlistError) {
    guard let operand = arguments.operands.first, arguments.operands.count == 1 else { return nil }
    if let name = Source.listName(operand), !arguments.has(.file) {
      list = try lists.settings(of: name)
    }
    if sources.count == 1, case .symbol(let text) = sources[0] {
      // Figures of a company are those of its symbol.
      symbol = MarketSymbol(text.part(before: ":"))?.text
    }
    if list == nil, symbol == nil { return nil }
  }
}
