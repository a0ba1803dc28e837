// SPDX-License-Identifier: MIT

internal import CZlib

/// Unpacks DEFLATE (RFC 1951) through zlib.
final class Inflater {
  /// What stands around the packed bytes.
  enum Form: Int32 {
    /// A header and a checksum of gzip (RFC 1952).
    case gzip = 31
    /// Nothing, as in zip archives.
    case bare = -15
  }

  /// How far one call came.
  struct Step {
    let taken: Int
    let given: Int
    let isAtEnd: Bool
  }

  static let library = "libz.so.1"

  // The library keeps the address of its state, so it has to stay where it is.
  private let stream: UnsafeMutablePointer<z_stream>

  /// - Throws: `UnpackingFault.missing` without the library; `.damaged` without memory for it.
  init(_ form: Form) throws(UnpackingFault) {
    guard audiograph_has_zlib() == 1 else { throw .missing(name: Self.library) }
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard audiograph_inflate_begin(stream, form.rawValue) == 0 else {
      stream.deallocate()
      throw .damaged
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Begins anew, with what follows.
  func reset() { inflateReset(stream) }

  /// Unpacks as much as there is room for.
  ///
  /// - Returns: nil if the bytes are damaged.
  func step(
    _ input: [UInt8], _ taken: Range<Int>, into output: inout [UInt8], _ room: Range<Int>
  ) -> Step? {
    let code = input.withUnsafeBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.pointee.next_in = source.baseAddress.map { $0 + taken.lowerBound }
        stream.pointee.avail_in = UInt32(clamping: taken.count)
        stream.pointee.next_out = target.baseAddress.map { $0 + room.lowerBound }
        stream.pointee.avail_out = UInt32(clamping: room.count)
        return inflate(stream, 0)
      }
    }
    // Where there was nothing to do (-5), it is done.
    guard code == 0 || code == 1 || code == -5 else { return nil }
    return Step(
      taken: min(taken.count, Int(UInt32.max)) - Int(stream.pointee.avail_in),
      given: min(room.count, Int(UInt32.max)) - Int(stream.pointee.avail_out), isAtEnd: code == 1)
  }

  /// The checksum of bytes that follow those of another one.
  static func checksum(_ bytes: [UInt8], _ range: Range<Int>, after sum: UInt) -> UInt {
    bytes.withUnsafeBufferPointer { source in
      UInt(crc32(sum, source.baseAddress.map { $0 + range.lowerBound }, UInt32(range.count)))
    }
  }
}
