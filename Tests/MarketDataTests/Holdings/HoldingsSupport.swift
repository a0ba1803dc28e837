// SPDX-License-Identifier: MIT

import TestSupport

@testable import MarketData

/// The holdings in a data set.
func holdings(_ tables: HoldingTables) throws -> QuarterlyHoldings { try holdings(tables.archive) }

/// The holdings in the bytes of a file.
func holdings(_ archive: [UInt8]) throws -> QuarterlyHoldings {
  let folder = try TemporaryFolder()
  try folder.put(archive, "set.zip")
  return try QuarterlyHoldings(path: folder.file("set.zip"))
}

extension QuarterlyHoldings {
  /// A security by its number; nil if nobody reported it.
  subscript(cusip: String) -> HeldSecurity? { securities.first { $0.cusip == cusip } }

  /// Apple's shares.
  var apple: HeldSecurity? { self["037833100"] }
}
