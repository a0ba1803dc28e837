// SPDX-License-Identifier: MIT

internal import Posix
internal import MarketData

/// Where stored prices are read, and where new ones go, in one run.
struct PriceStores {
  /// What is stored; nil if there is nothing.
  let stored: PriceStore?
  /// Where fetched prices go; nil if nothing is fetched.
  let fetched: PriceStore?

  /// Opens the file of stored prices.
  ///
  /// Where prices may be fetched and the file cannot be written, which is said, what it has is used
  /// all the same, and new prices are kept for this run alone.
  ///
  /// - Throws: `StoreError` where there is a store that cannot be read.
  init(_ market: Market) throws {
    let location = try market.storeLocation()
    if try market.asksNobody() {
      stored = try PriceStore(path: location.path, access: .readOnly)
      fetched = nil
    } else if let store = try Self.writable(location, market.reporter) {
      stored = store
      fetched = store
    } else {
      stored = try Self.readable(location)
      fetched = try PriceStore(path: ":memory:")
    }
  }

  /// The store for reading; nil if there is none.
  ///
  /// One that is there and cannot be read is an error: other prices in its place would mislead.
  private static func readable(_ location: StoreLocation) throws(StoreError) -> PriceStore? {
    do {
      return try PriceStore(path: location.path, access: .readOnly)
    } catch {
      do throws(SystemError) { _ = try FileStatus(location.path) } catch let absence {
        if absence.isAbsence { return nil }
      }
      throw error
    }
  }

  /// The store; nil, which is said, where it may be whole and cannot be written.
  private static func writable(
    _ location: StoreLocation, _ reporter: Reporter
  ) throws(StoreError) -> PriceStore? {
    do {
      return try location.opened(reporter)
    } catch {
      guard error.isAboutWriting else { throw error }
      reporter.report(warning: error)
      return nil
    }
  }

  /// Whether what is stored can be replaced by something newer.
  var canBeRefreshed: Bool { stored != nil && stored === fetched }
}

extension StoreError {
  /// Whether the store may be whole, but cannot be opened for writing here and now.
  var isAboutWriting: Bool {
    switch self {
    case .cannotOpen, .readOnly, .diskFull, .busy: true
    case .damaged, .foundDamaged, .foreign, .tooNew, .changedMeanwhile, .failed, .missingLibrary,
      .oldLibrary:
      false
    }
  }
}
