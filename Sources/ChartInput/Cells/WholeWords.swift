// SPDX-License-Identifier: MIT

/// Loads of whole words without a look at the bounds.
///
/// This is the one place of the reader where memory is loaded unchecked: with checked loads a
/// million rows of dates and numbers take about a third longer. What makes it safe: the bytes of a
/// block end at least 16 before their array does (`ByteWindow.padding`), cells lie within a block,
/// and no load begins after the end of a cell or of the block.
extension RawSpan {
  /// Whether so many bytes stand after a place.
  @inline(__always)
  func canLoad(_ count: Int, at place: Int) -> Bool { place >= 0 && place <= byteCount - count }

  /// Eight bytes from a place on, the first in the lowest byte.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self))
  }

  @inline(__always)
  subscript(place: Int) -> UInt8 {
    unsafeLoad(fromUncheckedByteOffset: place, as: UInt8.self)
  }
}
