// SPDX-License-Identifier: MIT

extension PriceStore {
  public func saveIntraday(
    _ history: BarHistory, of symbol: MarketSymbol, minutes: Int, source: String, fetched: Int64
  ) throws(StoreError) {}
  public func intraday(
    of symbol: MarketSymbol, minutes: Int
  ) throws(StoreError) -> StoredPrices? { nil }
  public func replaceDirectory(
    _ entries: [DirectoryEntry], origin: String
  ) throws(StoreError) {}
  public func directoryCount(origin: String? = nil) throws(StoreError) -> Int { 0 }
  public func entry(of symbol: MarketSymbol) throws(StoreError) -> DirectoryEntry? { nil }
  public func search(_ text: String, limit: Int) throws(StoreError) -> [DirectoryEntry] { [] }
  public func saveFigures(
    _ figures: CompanyFigures, of symbol: MarketSymbol, fetched: Int64
  ) throws(StoreError) {}
  public func figures(
    of symbol: MarketSymbol
  ) throws(StoreError) -> (figures: CompanyFigures, fetched: Int64)? { nil }
}
