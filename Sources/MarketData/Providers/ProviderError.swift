// SPDX-License-Identifier: MIT

/// Why a provider returned no data.
public struct ProviderError: Error, Sendable, Hashable {
  /// Who was asked.
  public let provider: ProviderName
  /// What went wrong.
  public let fault: ProviderFault

  /// A fault of one provider.
  public init(_ provider: ProviderName, _ fault: ProviderFault) {
    self.provider = provider
    self.fault = fault
  }
}

/// What can go wrong with a provider.
public enum ProviderFault: Sendable, Hashable {
  /// The request did not come to an answer.
  case transport(HTTPError)
  /// The provider does not know the symbol.
  case unknownSymbol(MarketSymbol)
  /// The provider knows the symbol and has nothing for what was asked.
  case noData(MarketSymbol)
  /// The provider has no such data at all.
  case notOffered(NotOffered)
  /// No key is set, and nothing is answered without one.
  case keyMissing
  /// The key, or the lack of one, was refused.
  case keyRefused
  /// The provider demands a contact in each request and none is set.
  case contactMissing
  /// Too many requests; the seconds after which the provider wants to be asked again.
  case tooManyRequests(retryAfter: Int?)
  /// The provider refused or failed with an HTTP status.
  case status(Int)
  /// A page for browsers came in place of data.
  case webPage
  /// Data of another type came; the type as the answer named it.
  case otherType(String)
  /// The answer broke off or is no text of its format.
  case malformed(AnswerFault)
  /// The answer lacks something or contradicts itself.
  case unexpected(AnswerFault)
  /// The provider's own words, made safe to show, at most 200 characters.
  case said(String)
}
