// SPDX-License-Identifier: MIT

extension XAxis {
  /// The number of different positions.
  var distinctCount: Int {
    switch self {
    case .rows(let count): count
    case .numbers(let numbers): different(in: numbers)
    case .dates(let dates): different(in: dates.instants)
    case .categories(let names): Set(names).count
    }
  }
}

/// How many elements differ; nothing is gathered where they ascend.
private func different<Elements: Collection>(in elements: Elements) -> Int
where Elements.Element: Hashable & Comparable {
  var (count, previous) = (0, Elements.Element?.none)
  for element in elements {
    if let previous, element < previous { return Set(elements).count }
    if previous != element { count += 1 }
    previous = element
  }
  return count
}
