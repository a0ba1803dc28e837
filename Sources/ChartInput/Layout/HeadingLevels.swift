// SPDX-License-Identifier: MIT

internal import Audiograph

/// Two rows of headings, one of which names prices and the other one what they are prices of, as yfinance
/// writes several symbols.
struct HeadingLevels {
  /// The headings of all columns: the price that is wanted goes by what it is the price of.
  let names: [String]
  /// The columns of that price, one for each thing.
  let values: [Int]

  /// Nil if the rows are not such: each thing has each price once, behind a first column.
  init?(_ upper: [String], _ lower: [String], value: PriceValue?) {
    guard upper.count == lower.count, upper.count > 4 else { return nil }
    let levels = [Self.filled(upper), lower].map { Array($0.dropFirst()) }
    guard let prices = levels.firstIndex(where: Self.arePrices) else { return nil }
    let (fields, things) = (levels[prices], levels[1 - prices])
    let pairs = Set(zip(fields, things).map { [$0, $1] })
    guard Set(things).count > 1, !things.contains(""), pairs.count == fields.count,
      Set(fields).count * Set(things).count == fields.count
    else { return nil }
    let columns = fields.map(PriceHeadings.price)
    let wanted = (value?.columns.first ?? .close)
    let chosen = columns.contains(wanted) ? wanted : .adjustedClose
    let places = columns.indices.filter { columns[$0] == chosen }
    guard places.count == Set(things).count else { return nil }
    values = places.map { $0 + 1 }
    let first = lower[0].isEmpty ? upper[0] : lower[0]
    names =
      [first]
      + fields.indices.map { columns[$0] == chosen ? things[$0] : "\(things[$0]) \(fields[$0])" }
  }

  /// Cells that are merged have their text in the first one.
  private static func filled(_ cells: [String]) -> [String] {
    var last = ""
    return cells.enumerated().map { index, cell in
      if index > 0, !cell.isEmpty { last = cell }
      return index > 0 && cell.isEmpty ? last : cell
    }
  }

  private static func arePrices(_ names: [String]) -> Bool {
    Set(names).count > 1 && names.allSatisfy { PriceHeadings.price($0) != nil }
  }
}
