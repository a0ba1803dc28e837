// SPDX-License-Identifier: MIT

/// Where the lowest and the highest value of a part of a block stand, the first of equal ones.
struct ExtremePlaces: Equatable {
  let lowest: Int
  let highest: Int
}

extension ValueBlock {
  /// The extremes of a part of a block that is packed and has no missing value; otherwise nil.
  ///
  /// Cells are in the order of what they stand for, so nothing is unpacked: half the time of
  /// choosing what is heard of a million values.
  func extremePlaces(in places: Range<Int>) -> ExtremePlaces? {
    guard summary.presentCount == count, !places.isEmpty else { return nil }
    return switch storage {
    case .plain: nil
    case .short(_, _, let cells): ExtremePlaces(cells.span, in: places)
    case .long(_, _, let cells): ExtremePlaces(cells.span, in: places)
    }
  }
}

extension ExtremePlaces {
  /// The extremes of a part that is not empty.
  fileprivate init<Cell: FixedWidthInteger>(_ cells: Span<Cell>, in places: Range<Int>) {
    let part = cells.extracting(places)
    var (low, high) = (part[0], part[0])
    for place in part.indices {
      low = min(low, part[place])
      high = max(high, part[place])
    }
    let first = { (sought: Cell, part: Span<Cell>) -> Int in
      var place = 0
      while part[place] != sought { place += 1 }
      return places.lowerBound + place
    }
    self.init(lowest: first(low, part), highest: first(high, part))
  }
}
