// SPDX-License-Identifier: MIT

internal import CZlib

/// The bytes of a file in a zip archive from its first to its last, unpacked by zlib as they are read.
@safe final class PackedTable {
  private let archive: ZipArchive
  private let entry: ZipArchive.Entry
  // The library keeps the address of its state, so it has to stay where it is.
  private let stream: UnsafeMutablePointer<z_stream>
  private var packed = [UInt8](repeating: 0, count: 1 << 16)
  private var waiting = 0..<0
  private var rest: Range<Int>
  private var checksum: UInt = 0
  private var unpacked = 0
  private var isAtEnd = false

  /// More bytes than any table of the Commission has.
  static let limit = 2 << 30
  private static let library = "libz.so.1"

  /// A table by the name of its file: `INFOTABLE.tsv`.
  ///
  /// - Throws: `HoldingsFault` where there is none, or nothing to unpack it with.
  init(_ name: String, of archive: ZipArchive) throws(HoldingsFault) {
    guard let found = try archive.find(name) else { throw .missingTable(name) }
    guard audiograph_has_zlib() == 1 else { throw .missingLibrary(name: Self.library) }
    self.archive = archive
    (entry, rest) = found
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // Nothing stands around packed bytes in a zip archive.
    guard unsafe audiograph_inflate_begin(stream, -15) == 0 else {
      unsafe stream.deallocate()
      throw .damaged
    }
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Reads into a part of a buffer.
  ///
  /// - Returns: How many bytes came; 0 at the end.
  /// - Throws: `HoldingsFault`; `.damaged` at the end where the checksum differs.
  func fill(_ bytes: inout [UInt8], _ room: Range<Int>) throws(HoldingsFault) -> Int {
    while !isAtEnd {
      if waiting.isEmpty, !rest.isEmpty { try takeMore() }
      let given = entry.isPacked ? try inflate(into: &bytes, room) : copy(into: &bytes, room)
      checksum = unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe UInt(
          crc32(checksum, buffer.baseAddress.map { unsafe $0 + room.lowerBound }, UInt32(given)))
      }
      unpacked += given
      if unpacked > Self.limit { throw .tooLarge(limit: Self.limit) }
      if isAtEnd, checksum != entry.checksum { throw .damaged }
      if given > 0 { return given }
    }
    return 0
  }

  private func takeMore() throws(HoldingsFault) {
    let wanted = min(packed.count, rest.count)
    let count = try archive.read(into: &packed, 0..<wanted, at: rest.lowerBound)
    guard count == wanted else { throw .damaged }
    rest = rest.lowerBound + count..<rest.upperBound
    waiting = 0..<count
  }

  private func copy(into bytes: inout [UInt8], _ room: Range<Int>) -> Int {
    let count = min(waiting.count, room.count)
    for offset in 0..<count {
      bytes[room.lowerBound + offset] = packed[waiting.lowerBound + offset]
    }
    waiting = waiting.lowerBound + count..<waiting.upperBound
    isAtEnd = waiting.isEmpty && rest.isEmpty
    return count
  }

  private func inflate(
    into bytes: inout [UInt8], _ room: Range<Int>
  ) throws(HoldingsFault) -> Int {
    let code = unsafe packed.withUnsafeBufferPointer { source in
      unsafe bytes.withUnsafeMutableBufferPointer { target in
        unsafe stream.pointee.next_in = source.baseAddress.map { unsafe $0 + waiting.lowerBound }
        unsafe stream.pointee.avail_in = UInt32(waiting.count)
        unsafe stream.pointee.next_out = target.baseAddress.map { unsafe $0 + room.lowerBound }
        unsafe stream.pointee.avail_out = UInt32(room.count)
        return unsafe CZlib.inflate(stream, 0)
      }
    }
    let left = unsafe Int(stream.pointee.avail_in)
    let given = unsafe room.count - Int(stream.pointee.avail_out)
    guard code == 1 || code == 0 && (given > 0 || left < waiting.count) else { throw .damaged }
    waiting = waiting.upperBound - left..<waiting.upperBound
    isAtEnd = code == 1
    return given
  }
}
