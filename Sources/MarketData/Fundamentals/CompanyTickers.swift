// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// The list by which the Securities and Exchange Commission knows companies that are traded.
///
/// The text is `company_tickers.json`: a record of records `{"cik_str": 320193, "ticker": "AAPL",
/// "title": "Apple Inc."}`. Classes of shares stand after a hyphen there: `BRK-B`.
struct CompanyTickers: Sendable, Hashable {
  /// One company of the list.
  struct Company: Sendable, Hashable {
    /// The Commission's number of the company, ten digits with zeros before: `0000320193`.
    var number: String
    /// The name as the list writes it.
    var title: String
  }

  private let companies: [String: Company]

  /// The number of symbols.
  var count: Int { companies.count }

  /// The list from the root of its text.
  ///
  /// An entry without a symbol or a number is skipped; of two entries of a symbol the first
  /// counts.
  ///
  /// - Throws: `ProviderError` with `.unexpected` where it is no such list or has no entry.
  init(_ root: JSONNode) throws(ProviderError) {
    guard root.shape == .record else {
      throw ProviderError(.secFiles, .unexpected(.symbolsAreNoRecord))
    }
    var companies: [String: Company] = [:]
    for (_, entry) in root.members {
      guard let ticker = entry.member("ticker")?.text,
        let number = entry.member("cik_str")?.number.flatMap(Self.digits)
      else { continue }
      let key = Self.key(ticker)
      if companies[key] == nil {
        companies[key] = Company(number: number, title: entry.member("title")?.text ?? ticker)
      }
    }
    guard !companies.isEmpty else {
      throw ProviderError(.secFiles, .unexpected(.noSymbols))
    }
    self.companies = companies
  }

  /// The company of a symbol, classes after a full stop or a hyphen; nil if it is not listed.
  subscript(symbol: MarketSymbol) -> Company? { companies[Self.key(symbol.text)] }

  private static func key(_ ticker: String) -> String {
    ticker.uppercased().replacingScalars { $0 == "." ? "-" : nil }
  }

  private static func digits(_ number: Double) -> String? {
    guard let whole = Int(exactly: number), (1...9_999_999_999).contains(whole) else { return nil }
    let digits = String(whole)
    return String(repeating: "0", count: 10 - digits.count) + digits
  }
}
