// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Says which institutions held a company's shares, of what is stored.
struct HoldersCommand {
  private let symbol: MarketSymbol
  private let market: Market
  private let words: WordingOptions
  private var arguments: Arguments { market.arguments }

  init(_ symbol: MarketSymbol, _ market: Market, _ words: WordingOptions) {
    self.symbol = symbol
    self.market = market
    self.words = words
  }

  /// Throws where options say something about holders, and these are not asked for.
  static func check(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(.cusip), !arguments.has(.holders) {
      throw .needsOption(option: OptionName.cusip.typed, other: OptionName.holders.typed)
    }
  }

  func run() throws {
    let name = try companyName()
    let store = try openedStore()
    guard let quarter = try store.newestHoldings() else { throw HoldingsError.nothingStored }
    let security = try security(called: name, at: quarter, in: store)
    let earlier = try store.security(
      security.cusip, quarter: QuarterlyHoldings.quarter(before: quarter))
    let holdings = StoredHolders(
      symbol: symbol, company: name ?? security.issuer, quarter: quarter, security: security,
      earlier: earlier)
    if HoldingsSource.mayHaveNewer(than: quarter, today: Int(market.now / 86_400)),
      !arguments.has(.quiet)
    {
      Console.report([Console.sentences.say(.holdersOlder(date: CalendarDate(day: quarter)))])
    }
    if words.isJSON { return try Console.printDocument(holdings.document + "\n") }
    let phrases = try words.phrases()
    try Console.print(
      arguments.has(.table)
        ? holdings.ownership.largest.map(phrases.line) : phrases.sentences(holdings.ownership))
  }

  /// The store; where it cannot be written, what it has is read all the same.
  private func openedStore() throws -> PriceStore {
    do { return try market.openedStore() } catch let error as StoreError
      where error.isAboutWriting
    {
      let path = try market.storeLocation().path
      guard let store = try? PriceStore(path: path, access: .readOnly) else { throw error }
      return store
    }
  }

  /// Remembers which security the symbol means, where the store can be written.
  private func remember(_ cusip: String, in store: PriceStore) throws(StoreError) {
    do throws(StoreError) { try store.chooseSecurity(cusip, for: symbol) } catch {
      guard error.isAboutWriting else { throw error }
    }
  }

  /// The company as the directory of symbols has it; nil if it lacks the symbol.
  private func companyName() throws -> String? { try Companies(market).entry(of: symbol)?.name }

  /// The security that the option names, that was chosen before, or that the name means.
  private func security(
    called name: String?, at quarter: Int, in store: PriceStore
  ) throws -> HeldSecurity {
    let date = CalendarDate(day: quarter)
    if let typed = arguments[.cusip].flatMap(typedCusip) {
      guard let security = try store.security(typed, quarter: quarter) else {
        throw HoldingsError.unknownCusip(typed, date)
      }
      try remember(typed, in: store)
      return security
    }
    if let chosen = try store.chosenSecurity(of: symbol),
      let security = try store.security(chosen, quarter: quarter)
    {
      return security
    }
    guard let name else { throw HoldingsError.noName(symbol) }
    let found = try found(name, at: quarter, in: store)
    try remember(found, in: store)
    guard let security = try store.security(found, quarter: quarter) else {
      throw HoldingsError.noneFits(name, date)
    }
    return security
  }

  /// The CUSIP that a name means; where that is not certain, those that it may mean are listed.
  private func found(
    _ name: String, at quarter: Int, in store: PriceStore
  ) throws -> String {
    switch try store.securities(of: IssuerName(name, symbol: symbol), quarter: quarter) {
    case .one(let security): return security.cusip
    case .none: throw HoldingsError.noneFits(name, CalendarDate(day: quarter))
    case .several(let securities):
      Console.report(
        securities.map {
          Console.sentences.say(
            .holdersCandidate(
              cusip: $0.cusip, issuer: $0.issuer.displayText, kind: $0.titleOfClass.displayText,
              institutions: $0.institutions))
        })
      throw HoldingsError.unsure(name, cusip: securities.first?.cusip ?? "")
    }
  }
}

/// A CUSIP as it is typed, such as `037833-10-0`, without hyphens and blanks and in capitals.
///
/// - Returns: Nil for what has not nine letters or digits.
func typedCusip(_ text: String) -> String? {
  let bytes = text.uppercased().utf8.filter { $0 != 0x2D && $0 != 0x20 }
  let isWhole = bytes.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
  return isWhole && bytes.count == 9 ? String(decoding: bytes, as: UTF8.self) : nil
}
