// SPDX-License-Identifier: MIT

internal import JSON

/// Figures of companies from the Securities and Exchange Commission.
///
/// The Commission demands that whoever asks says how it can write to them, and at most ten requests
/// a second.
public struct CompanyFactsSource: Sendable {
  private let facts: ProviderAccess
  private let files: ProviderAccess

  /// Figures that are reached in these ways.
  ///
  /// - Parameters:
  ///   - facts: How company facts are reached, with a contact.
  ///   - files: How the list of symbols is reached, with a contact.
  public init(facts: ProviderAccess, files: ProviderAccess) {
    self.facts = facts
    self.files = files
  }

  /// Everything that a company filed about revenue, earnings and cash flow.
  ///
  /// - Throws: `ProviderError`, with `.contactMissing` before anybody is asked; `.unknownSymbol`
  ///   where the symbol is not listed or nothing was filed under it, `.noData` where nothing of
  ///   what was filed is one of the figures.
  public func figures(of symbol: MarketSymbol) throws(ProviderError) -> CompanyFigures {
    try facts.checkContact(of: .sec)
    try files.checkContact(of: .secFiles)
    let list = try CompanyTickers(
      try files.asked(.secFiles, "/files/company_tickers.json").root)
    guard let company = list[symbol] else {
      throw ProviderError(.secFiles, .unknownSymbol(symbol))
    }
    var figures = try figures(of: company, symbol)
    if figures.company.allSatisfy(\.isWhitespace) { figures.company = company.title }
    return figures
  }

  private func figures(
    of company: CompanyTickers.Company, _ symbol: MarketSymbol
  ) throws(ProviderError) -> CompanyFigures {
    do {
      let path = "/api/xbrl/companyfacts/CIK\(company.number).json"
      let figures = try CompanyFacts(try facts.asked(.sec, path).root).figures()
      if !figures.figures.isEmpty { return figures }
    } catch  where error.fault == .status(404) {
      throw ProviderError(.sec, .unknownSymbol(symbol))
    }
    throw ProviderError(.sec, .noData(symbol))
  }
}

extension ProviderAccess {
  /// Throws where the Commission would be asked without a contact, which this machine needs not.
  func checkContact(of provider: ProviderName) throws(ProviderError) {
    guard contact != nil || isOwnMachine else {
      throw ProviderError(provider, .contactMissing)
    }
  }

  /// Whether it is this machine that is asked; an address that is none is for the client to
  /// refuse.
  var isOwnMachine: Bool { BaseURL(base: base)?.isLoopback ?? true }

  /// Asks the Commission for a file of JSON.
  func asked(
    _ provider: ProviderName, _ path: String
  ) throws(ProviderError) -> JSONDocument {
    try respecting(provider) { () throws(ProviderError) in
      try json(ProviderRequest(provider: provider, path: path, agentNote: contact))
    }
  }
}
