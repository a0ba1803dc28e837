// SPDX-License-Identifier: MIT

/// Why what is packed cannot be unpacked.
public enum UnpackingFault: Error, Sendable, Hashable {
  /// It breaks off, or is not what it begins as.
  case damaged
  /// It is larger than this many bytes, out of proportion to what it is packed in.
  case tooLarge(limit: Int)
  /// Unpacking it would take more than this many bytes of memory.
  case largeWindow(limit: Int)
  /// The program or the library that unpacks it is missing.
  case missing(name: String)
}
