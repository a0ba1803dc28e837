// SPDX-License-Identifier: MIT

/// Where a cell stands in a window of text, in one integer.
struct TextRange {
  let start: Int
  let end: Int

  init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  init(packed: Int64) {
    start = Int(packed >> 32)
    end = Int(packed & 0xFFFF_FFFF)
  }

  /// The bytes of the cell.
  var count: Int { end - start }

  /// Places below 2³¹, which no window reaches: rows are shorter.
  var packed: Int64 { Int64(start) &<< 32 | Int64(end) & 0xFFFF_FFFF }
}
