// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

/// Takes the quarterly holdings of institutions into the store, from the SEC or from a file.
struct HoldingsUpdate {
  private let market: Market
  /// The file; nil for the SEC.
  private let path: String?

  init(_ market: Market) {
    self.market = market
    let typed = market.arguments[.holdings] ?? ""
    path = typed.isEmpty ? nil : typed
  }

  func run() throws {
    let store = try market.openedStore()
    let s = Console.sentences
    let lines = try ProgressReporter.during(s.say(.updateHoldingsPatience())) {
      () throws -> [Said] in
      if let path {
        let holdings = try Self.reading(path, isFetched: false) { () throws in
          try QuarterlyHoldings(path: path)
        }
        return try keep(holdings, from: fileName(of: path), in: store)
      }
      return try fetch(into: store)
    }
    if !market.arguments.has(.quiet) { try Console.print(lines.map { s.say($0) }) }
  }

  /// Nobody is asked where there can be nothing newer yet, and nothing is fetched that was taken.
  private func fetch(into store: PriceStore) throws -> [Said] {
    let today = Int(market.now / 86_400)
    if let quarter = try store.newestHoldings(),
      !HoldingsSource.mayHaveNewer(than: quarter, today: today)
    {
      return [.updateHoldingsKnown(date: CalendarDate(day: quarter))]
    }
    let source = HoldingsSource(try market.access(.secFiles, store: store))
    let set = try source.newest()
    if let quarter = try store.quarter(ofHoldings: set.name) {
      return [.updateHoldingsKnown(date: CalendarDate(day: quarter))]
    }
    let holdings = try Self.reading(set.name, isFetched: true) { () throws in
      try source.holdings(of: set, spool: folderPath(of: store.path))
    }
    return try keep(holdings, from: set.name, in: store)
  }

  private func keep(
    _ holdings: QuarterlyHoldings, from set: String, in store: PriceStore
  ) throws -> [Said] {
    try store.saveHoldings(holdings, from: set, taken: market.now)
    return [
      .updateHoldings(
        date: CalendarDate(day: holdings.quarter), institutions: holdings.institutions,
        securities: holdings.securities.count)
    ]
      + QuarterlyHoldings.Part.allCases.compactMap { part in
        holdings.left[part].map { .updateHoldingsLeft(part: part, count: $0) }
      }
  }

  /// What a body reads; what is wrong with the data set is told with its name.
  private static func reading(
    _ file: String, isFetched: Bool, _ body: () throws -> QuarterlyHoldings
  ) throws -> QuarterlyHoldings {
    do { return try body() } catch let fault as HoldingsFault {
      throw HoldingsError.unusable(file, isFetched: isFetched, fault)
    }
  }
}
