// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// What the bundled list of companies says about one symbol.
struct SymbolEntry: Equatable {
  /// The company's name without its legal form.
  let name: String
  /// The currency of its prices in words; nil if the list has none.
  let currency: String?

  /// What the store knows of a symbol; what it does not know, the bundled list may.
  init(_ history: BarHistory, of symbol: MarketSymbol) {
    let isKnown = history.name != nil && history.currency != nil
    let listed = isKnown ? nil : Self.bundled(symbol)
    name = history.name.map { companyName($0) } ?? listed?.name ?? symbol.text
    currency =
      symbol.rateUnit ?? history.currency.flatMap(currencyWords) ?? listed?.currency
  }

  /// What is known of a symbol that has a price.
  init(_ quote: Quote, of symbol: MarketSymbol) {
    let listed = Self.bundled(symbol)
    name = listed?.name ?? symbol.text
    currency = symbol.rateUnit ?? quote.currency.flatMap(currencyWords) ?? listed?.currency
  }

  private static func bundled(_ symbol: MarketSymbol) -> SymbolEntry? {
    guard let folder = try? SampleFolder(for: symbol.text) else { return nil }
    return SymbolEntry(symbol: symbol.text, list: "\(folder.path)/symbols.csv")
  }

  /// The entry of a symbol in capitals; nil if the list lacks it or cannot be read.
  init?(symbol: String, list path: String) {
    guard let bytes = try? SymbolList.contents(of: path),
      let line = bytes.line(beginning: symbol + ",")
    else {
      return nil
    }
    self.init(record: line)
  }

  /// The entry in a line `Symbol,Name,Exchange,Currency,Country`, names with commas in quotes.
  init?(record line: String) {
    var rows = DelimitedText(Array(line.utf8))
    guard let cells = try? rows.next()?.cells, cells.count >= 2,
      !cells[1].isEmpty
    else { return nil }
    name = companyName(cells[1])
    currency = cells.count > 3 ? currencyWords(cells[3]) : nil
  }
}

extension MarketSymbol {
  /// The unit of a pair of currencies: `US dollars per euro`; nil for everything else.
  fileprivate var rateUnit: String? {
    guard let pair, !pair.hasCoin, let base = Currency(unit: pair.base),
      let quote = Currency(unit: pair.quote)
    else { return nil }
    return "\(quote.englishName) per \(base.englishNameOfOne)"
  }
}

/// A currency's code in words: `US dollars`.
///
/// An unknown code stays as it is; nil for what cannot be a code.
func currencyWords(_ code: String) -> String? {
  if let currency = Currency(unit: code), code.utf8.count <= 4 { return currency.englishName }
  let isCode = code.utf8.count == 3 && code.utf8.allSatisfy((UInt8(ascii: "A")...0x5A).contains)
  return isCode ? code : nil
}

extension [UInt8] {
  /// The first line that begins with a text, without its line break.
  fileprivate func line(beginning text: String) -> String? {
    var rest = self[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A }
      if line.starts(with: text.utf8) {
        return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      }
      rest = rest.dropFirst(line.count + 1)
    }
    return nil
  }
}

extension DirectoryEntry {
  /// The entry on one line: `Apple Inc., AAPL, NASDAQ.`.
  func line(in s: Sentences) -> String {
    s.ended([name, "\(symbol)", exchange].compactMap(\.self).joined(separator: s.comma))
  }
}
