// SPDX-License-Identifier: MIT

/// One or several columns beside each other that are read at once.
struct PlainStep {
  let slot: PlainLayout.Slot
  /// The number of columns; more than one only of those that are skipped.
  let count: Int

  /// Fewer columns are skipped one by one: each call would take longer than it saves.
  private static let leastCount = 4

  /// The steps through all columns.
  static func all(_ slots: [PlainLayout.Slot]) -> [PlainStep] {
    var steps: [PlainStep] = []
    var rest = slots[...]
    while let slot = rest.first {
      let skipped = rest.prefix { $0 == .skip }.count
      let count = skipped < leastCount ? 1 : skipped
      steps.append(PlainStep(slot: slot, count: count))
      rest = rest.dropFirst(count)
    }
    return steps
  }
}

extension RawSpan {
  /// Goes to the end of the last of several bare cells without quotation marks; to the first of another
  /// kind where there is one.
  ///
  /// The number of cells from there on is returned. Cells of 64 KiB together are left too, since one of
  /// them may be too long.
  @inline(__always)
  func passCells(
    _ count: Int, at start: inout Int, delimiter: UInt8, _ cells: PlainLayout.Cells
  ) -> Int {
    let delimiters = DigitWord.filled(delimiter)
    var place = start
    var left = count
    while true {
      let word = word(at: place)
      let ends = DigitWord.allMatches(word, delimiters)
      let odd =
        (cells == .unusual ? DigitWord.allControls(word) : DigitWord.allUnprintable(word))
        | DigitWord.allMatches(word, DigitWord.filled(Byte.quote))
      // What comes before the first byte that is no part of such a cell.
      let others = odd & ~ends
      let plain = ends & (others &- 1) & ~others
      let found = DigitWord.count(plain)
      if found >= left {
        start = place &+ DigitWord.place(of: left, in: plain)
        return 0
      }
      left &-= found
      // The next eight bytes may end a cell, which must not be longer than one may be.
      guard others == 0, place &- start <= RowSplitter.longestCell &- 16 else {
        place &+= others == 0 ? 8 : others.trailingZeroBitCount &>> 3
        break
      }
      place &+= 8
    }
    if left == 1, self[place] == Byte.newline || self[place] == Byte.carriageReturn {
      start = place
      return 0
    }
    while place > start, self[place &- 1] != delimiter { place &-= 1 }
    start = place
    return left
  }
}
