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
  ///
  /// Places are sought only in the stretch of the part that holds the extreme.
  fileprivate init<Cell: FixedWidthInteger>(_ cells: Span<Cell>, in places: Range<Int>) {
    let stretchLength = 128
    var (least, greatest) = (cells[places.lowerBound], cells[places.lowerBound])
    var (leastStart, greatestStart) = (places.lowerBound, places.lowerBound)
    var start = places.lowerBound
    while start < places.upperBound {
      let stretch = cells.extracting(start..<min(start + stretchLength, places.upperBound))
      var (low, high) = (stretch[0], stretch[0])
      for place in stretch.indices {
        low = min(low, stretch[place])
        high = max(high, stretch[place])
      }
      if low < least { (least, leastStart) = (low, start) }
      if high > greatest { (greatest, greatestStart) = (high, start) }
      start += stretchLength
    }
    self.init(
      lowest: cells.place(of: least, from: leastStart),
      highest: cells.place(of: greatest, from: greatestStart))
  }
}

extension Span where Element: FixedWidthInteger {
  /// The first place of a number that stands at one on or behind `start`.
  fileprivate func place(of number: Element, from start: Int) -> Int {
    var place = start
    while self[place] != number { place += 1 }
    return place
  }
}
