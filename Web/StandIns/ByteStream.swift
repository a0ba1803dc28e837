// SPDX-License-Identifier: MIT

/// The bytes of a file that somebody chose or pasted, which are in memory.
struct ByteStream: ~Copyable {
  let name: String
  private(set) var size: Int?
  private(set) var isUnpacked = false
  let isSeekable = true
  private var bytes: [UInt8]
  private var place = 0

  init(_ source: DataSource) throws(ReadError) {
    guard case .bytes(let bytes, let name) = source else { throw .notFound(file: source.name) }
    (self.name, self.bytes, size) = (name, bytes, bytes.count)
  }

  /// Reads until the room in `room` from `start` to `end` is full or the source ends.
  ///
  /// Returns where the bytes end.
  mutating func fill(_ room: inout [UInt8], from start: Int, to end: Int) throws(ReadError) -> Int {
    let count = min(end - start, bytes.count - place)
    for offset in 0..<max(0, count) { room[start + offset] = bytes[place + offset] }
    place += max(0, count)
    return start + max(0, count)
  }

  mutating func prepareToRewind(alreadyRead: ArraySlice<UInt8>) throws(ReadError) {}

  mutating func rewind() throws(ReadError) { place = 0 }

  /// Unpacks all of it.
  ///
  /// - Throws: `ReadError.packed` for what only a program unpacks.
  mutating func unpack(
    _ content: FileContent, alreadyRead: ArraySlice<UInt8>
  ) throws(ReadError) {
    if case .compressed(let program) = content {
      throw .packed(file: name, .missing(name: program))
    }
    do throws(UnpackingFault) { bytes = try GzipMembers.unpacked(bytes) } catch {
      throw .packed(file: name, error)
    }
    (size, place, isUnpacked) = (nil, 0, true)
  }
}
