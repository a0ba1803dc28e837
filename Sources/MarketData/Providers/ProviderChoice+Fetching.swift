// SPDX-License-Identifier: MIT

/// The response of one of several providers.
public struct ProviderResponse<Answer: Sendable>: Sendable {
  /// Who answered.
  public let provider: ProviderName
  /// What was answered.
  public let answer: Answer
}

extension ProviderChoice {
  /// Past bars from the first of several providers that has them.
  ///
  /// Every provider is asked until one answers, whatever the one before failed of. Where none does,
  /// the first error is thrown that is not about a provider that could not help in any case: one
  /// that does not know the symbol, has no such data, or lacks a key or a contact. So an error of
  /// the network, a limit, a bad answer and a symbol without data count before these: the symbol
  /// may well be right. Of the rest an unknown symbol counts first, which is thrown only where
  /// everybody who answered said so.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - providers: Whom to ask, in this order; at least one.
  ///   - access: How each is reached.
  /// - Returns: The bars, and who has them.
  /// - Throws: `ProviderError`.
  public static func fetchHistory(
    _ request: HistoryRequest, from providers: [ProviderName],
    access: (ProviderName) -> ProviderAccess
  ) throws(ProviderError) -> ProviderResponse<BarHistory> {
    try relay(providers) { (name) throws(ProviderError) in
      let access = access(name)
      return try access.respecting(name) { () throws(ProviderError) in
        try provider(name, access).history(request)
      }
    }
  }

  /// The latest price from the first of several providers that has it; errors as for bars.
  ///
  /// - Parameters:
  ///   - symbol: What is wanted.
  ///   - now: The present, in seconds since 1970-01-01 00:00 UTC.
  ///   - providers: Whom to ask, in this order; at least one.
  ///   - access: How each is reached.
  /// - Returns: The price, and who has it.
  /// - Throws: `ProviderError`.
  public static func fetchLatest(
    _ symbol: MarketSymbol, now: Int64, from providers: [ProviderName],
    access: (ProviderName) -> ProviderAccess
  ) throws(ProviderError) -> ProviderResponse<Quote> {
    try relay(providers) { (name) throws(ProviderError) in
      let access = access(name)
      return try access.respecting(name) { () throws(ProviderError) in
        try provider(name, access).latest(symbol, now: now)
      }
    }
  }

  /// The latest prices of several symbols, from the provider that is asked for each first, by one request
  /// a provider where it allows that, else from the next one as for one symbol.
  ///
  /// Who fails for all of them is asked no more; who does not know one of them is asked for each.
  ///
  /// - Parameters:
  ///   - symbols: What is wanted, which has the same first provider.
  ///   - now: The present, in seconds since 1970-01-01 00:00 UTC.
  ///   - providers: Whom to ask for a symbol, in order; at least one.
  ///   - access: How each is reached.
  /// - Returns: One for each of the symbols, in their order.
  public static func fetchLatest(
    _ symbols: [MarketSymbol], now: Int64, from providers: (MarketSymbol) -> [ProviderName],
    access: (ProviderName) -> ProviderAccess
  ) -> [Result<ProviderResponse<Quote>, ProviderError>] {
    func alone(
      _ symbol: MarketSymbol, after failure: ProviderError? = nil
    ) -> Result<ProviderResponse<Quote>, ProviderError> {
      let names = failure == nil ? providers(symbol) : Array(providers(symbol).dropFirst())
      if names.isEmpty, let failure { return .failure(failure) }
      return Result { () throws(ProviderError) in
        try fetchLatest(symbol, now: now, from: names, access: access)
      }.mapError { mostTelling([failure, $0].compactMap(\.self)) }
    }
    guard symbols.count > 1, let name = symbols.first.flatMap({ providers($0).first }),
      name.answersTogether
    else { return symbols.map { alone($0) } }
    do throws(ProviderError) {
      let access = access(name)
      let quotes = try access.respecting(name) { () throws(ProviderError) in
        try provider(name, access).latest(symbols, now: now)
      }
      return zip(symbols, quotes).map { symbol, quote in
        guard case .success(let quote) = quote else { return alone(symbol) }
        return .success(ProviderResponse(provider: name, answer: quote))
      }
    } catch {
      switch error.fault {
      case .unknownSymbol, .noData, .notOffered: return symbols.map { alone($0) }
      default: return symbols.map { alone($0, after: error) }
      }
    }
  }

  /// The first answer, or the most telling error.
  static func relay<Answer>(
    _ providers: [ProviderName], _ ask: (ProviderName) throws(ProviderError) -> Answer
  ) throws(ProviderError) -> ProviderResponse<Answer> {
    var failures: [ProviderError] = []
    for name in providers {
      do throws(ProviderError) {
        return ProviderResponse(provider: name, answer: try ask(name))
      } catch {
        failures.append(error)
      }
    }
    throw mostTelling(failures)
  }

  /// The most informative of at least one error; of equals, the first.
  static func mostTelling(_ failures: [ProviderError]) -> ProviderError {
    var best = failures[0]
    for failure in failures where failure.fault.weight > best.fault.weight { best = failure }
    return best
  }

  private static func provider(
    _ name: ProviderName, _ access: ProviderAccess
  ) throws(ProviderError) -> any PriceProvider {
    guard let provider = name.pricing(access) else {
      throw ProviderError(name, .notOffered(.prices))
    }
    return provider
  }
}

extension ProviderFault {
  /// How informative the fault is about a symbol that several providers were asked for.
  fileprivate var weight: Int {
    switch self {
    case .notOffered: 0
    case .keyMissing, .contactMissing: 1
    case .unknownSymbol: 2
    case .transport, .noData, .keyRefused, .tooManyRequests, .status, .webPage, .otherType,
      .malformed, .unexpected, .said:
      3
    }
  }
}
