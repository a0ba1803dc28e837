// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Which symbol is meant by a word that is no file: `AAPL`, `aapl`, `apple`.
///
/// A word may be the name of a file that is not there, which is nobody else's business. So only what
/// is written as symbols are may be asked of a provider without being known; any other word is looked
/// for here: in the samples, the store, the lists of symbols, then among the names of companies.
struct SymbolLookup {
  private let market: Market

  /// The most companies that are proposed.
  private static let proposed = 6
  /// How many of those that begin so are looked at.
  private static let considered = 50

  init(_ market: Market) { self.market = market }

  /// The sources with symbols in the place of words, and those of several for which there is none.
  ///
  /// - Throws: What is wrong with the first, where nothing is left.
  func resolved(
    _ sources: [Source]
  ) throws -> (sources: [Source], failures: [SourceFailure]) {
    var failures: [SourceFailure] = []
    var found: [Source] = []
    for source in sources {
      do { found.append(try resolved(source)) } catch {
        guard sources.count > 1, let failure = SourceFailure(source, error) else { throw error }
        failures.append(failure)
      }
    }
    if found.isEmpty, let first = failures.first { throw first.error }
    return (found, failures)
  }

  /// The same source, or the symbol that its word stands for, which is said where nothing else says
  /// it.
  ///
  /// - Throws: `SourceError.noSuchName`, `.notASymbol`, `.severalCompanies`; `FigureError`.
  func resolved(_ source: Source) throws -> Source {
    guard case .symbol(let typed) = source, !market.arguments.has(.symbol),
      !MarketSymbol.isWritten(typed), try FigureSource(typed) == nil
    else { return source }
    let symbol = MarketSymbol(typed)
    if let symbol, hasPrices(symbol) { return .symbol(symbol.text) }
    if let near = source.nearName { throw SourceError.noSuchName(typed, near: [near]) }
    guard let listing = try listing(symbol, typed) else {
      guard symbol != nil else { throw SourceError.notASymbol(typed) }
      throw SourceError.noSuchName(typed, near: source.nearNames)
    }
    if !market.arguments.has(.quiet) {
      market.reporter.report([
        market.reporter.sentences.say(
          .companyReading(
            typed: typed, symbol: listing.symbol.text, name: companyName(listing.name)))
      ])
    }
    return .symbol(listing.symbol.text)
  }

  /// Whether its prices are here, or it is a pair of currencies or coins that the program knows.
  private func hasPrices(_ symbol: MarketSymbol) -> Bool {
    if symbol.pair != nil { return true }
    if (try? SampleFolder(for: symbol.text).prices(of: symbol.text)) != nil { return true }
    guard let path = try? market.storeLocation().path,
      let store = try? PriceStore(path: path, access: .readOnly)
    else { return false }
    return (try? store.prices(of: symbol)) != nil
  }

  /// What the lists have by a symbol, which is never taken for another, or else by a name.
  private func listing(_ symbol: MarketSymbol?, _ typed: String) throws -> DirectoryEntry? {
    guard typed != typed.uppercased(), let companies = try? Companies(market) else { return nil }
    if let symbol, let entry = try? companies.entry(of: symbol) { return entry }
    let found = Self.listings(beginning: typed, companies)
    guard found.count > 1 else { return found.first }
    throw SourceError.severalCompanies(
      typed,
      found.prefix(Self.proposed).map {
        market.reporter.sentences.say(
          .companyProposal(
            symbol: $0.symbol.text, name: companyName($0.name)))
      })
  }

  /// The first listing of each company whose name is the text, or else begins with it.
  private static func listings(
    beginning text: String, _ companies: Companies
  ) -> [DirectoryEntry] {
    let text = text.lowercased()
    guard let found = try? companies.search(text, limit: considered) else { return [] }
    let named = found.filter { companyName($0.name).lowercased() == text }
    let begun = found.filter { $0.name.lowercased().hasPrefix(text) }
    var names: Set<String> = []
    return (named.isEmpty ? begun : named).filter { names.insert(companyName($0.name)).inserted }
  }
}

extension MarketSymbol {
  /// Whether a text is written as symbols are: `BRK.B`, `SAP.DE`, `^GSPC`, `EURUSD=X`.
  static func isWritten(_ text: String) -> Bool {
    MarketSymbol(text)?.text == text && text.utf8.contains { (0x41...0x5A).contains($0) }
  }

  /// The symbol of a command that takes nothing else, in any case; nil also for the name of a file,
  /// which such a command is given by mistake.
  init?(operand text: String) {
    guard !Source.endsAsFile(text) else { return nil }
    self.init(text)
  }
}
