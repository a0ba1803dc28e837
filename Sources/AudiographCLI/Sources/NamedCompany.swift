// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// A company given by name instead of a symbol: `play apple`.
///
/// Names are looked at only where nothing is found by the symbol, which is never taken for another;
/// nor is a text in capitals, which somebody means for a symbol.
enum NamedCompany {
  /// The most companies that are proposed.
  private static let proposed = 6
  /// How many of those that begin so are looked at.
  private static let considered = 50

  /// What was loaded, and what of it failed.
  typealias Loaded = (tables: [LoadedSource], failures: [SourceFailure])

  /// Loads sources; in place of a text that is no symbol the symbol of the only company that begins
  /// so is taken, and that is said.
  ///
  /// - Throws: `SourceError.severalCompanies` where several do; else what the loading throws.
  static func replacing(
    in sources: [Source], _ market: Market, load: ([Source]) throws -> Loaded
  ) throws -> Loaded {
    var sources = sources
    while true {
      let loaded: Loaded
      do { loaded = try load(sources) } catch {
        guard let change = try replacement(sources, error, market) else { throw error }
        sources[change.index] = change.source
        continue
      }
      // Among several sources one that names several companies fails by itself.
      guard
        let change = loaded.failures.lazy.compactMap({
          try? replacement(sources, $0.error, market)
        }).first
      else { return loaded }
      sources[change.index] = change.source
    }
  }

  /// The source that is no symbol, and that of the company it names; nil if there is none.
  private static func replacement(
    _ sources: [Source], _ error: any Error, _ market: Market
  ) throws -> (index: Int, source: Source)? {
    // Standard input cannot be read again.
    guard !market.arguments.has(.symbol), !sources.contains(.standardInput),
      let index = sources.firstIndex(where: { $0.isUnknown(by: error) }),
      case .symbol(let typed) = sources[index], typed != typed.uppercased()
    else { return nil }
    let found = listings(beginning: typed, market)
    guard let first = found.first, first.symbol.text != typed.uppercased() else { return nil }
    guard found.count == 1 else {
      throw SourceError.severalCompanies(
        typed,
        found.prefix(proposed).map {
          market.reporter.sentences.companyProposal(
            symbol: $0.symbol.text, name: companyName($0.name))
        })
    }
    if !market.arguments.has(.quiet) {
      market.reporter.report([
        market.reporter.sentences.companyReading(
          typed: typed, symbol: first.symbol.text, name: companyName(first.name))
      ])
    }
    return (index, .symbol(first.symbol.text))
  }

  /// The first listing of each company whose name is the text, or else begins with it.
  private static func listings(beginning text: String, _ market: Market) -> [DirectoryEntry] {
    let text = text.lowercased()
    guard let companies = try? Companies(market),
      let found = try? companies.search(text, limit: considered)
    else { return [] }
    let named = found.filter { companyName($0.name).lowercased() == text }
    let begun = found.filter { $0.name.lowercased().hasPrefix(text) }
    var names: Set<String> = []
    return (named.isEmpty ? begun : named).filter { names.insert(companyName($0.name)).inserted }
  }
}

extension Source {
  /// Whether an error says that nothing is known by the symbol of this source, or could be learned.
  fileprivate func isUnknown(by error: any Error) -> Bool {
    guard case .symbol(let typed) = self else { return false }
    switch error {
    case SourceError.notASymbol(let text): return text == typed
    case SourceError.unknownSymbol(let text, _, _), SourceError.nothingStored(let text, _):
      return text == MarketSymbol(typed)?.text
    case let error as ProviderError:
      switch error.fault {
      case .unknownSymbol(let symbol): return symbol == MarketSymbol(typed)
      // Nobody could be asked; what is known here may be meant.
      case .transport: return true
      default: return false
      }
    default: return false
    }
  }
}
