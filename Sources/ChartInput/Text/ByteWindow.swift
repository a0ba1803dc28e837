// SPDX-License-Identifier: MIT

/// The part of a stream that is in memory: one buffer, refilled as its front is used up.
struct ByteWindow: ~Copyable {
  /// Bytes behind `end` that may be loaded though they mean nothing, for loads of eight at a time.
  static let padding = 16
  static let usualSize = 256 * 1024

  var stream: ByteStream
  var bytes: [UInt8]
  /// The first byte that is not used yet.
  var start = 0
  private(set) var end = 0
  /// Whether nothing follows `end`.
  private(set) var isAtEnd = false
  /// The bytes of the stream that stood before the window.
  private(set) var passed = 0

  /// Opens the source; nothing is read before `begin`.
  init(_ source: DataSource) throws(ReadError) {
    stream = try ByteStream(source)
    let room = min(Self.usualSize, (stream.size ?? Self.usualSize) + 1)
    bytes = [UInt8](repeating: 0, count: room + Self.padding)
  }

  /// Brings in the first bytes and passes over the byte-order mark; UTF-16 becomes UTF-8.
  mutating func begin() throws(ReadError) {
    try refill()
    if bytes[0..<end].starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    if bytes[0..<end].starts(with: [0xFF, 0xFE]) { try decodeUTF16(isLittleEndian: true) }
    if bytes[0..<end].starts(with: [0xFE, 0xFF]) { try decodeUTF16(isLittleEndian: false) }
  }

  /// Puts the whole text in UTF-8 in the place of a text in UTF-16.
  private mutating func decodeUTF16(isLittleEndian: Bool) throws(ReadError) {
    try readAll()
    let units = stride(from: 2, to: end - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    stream = try ByteStream(.bytes(text, name: stream.name))
    (end, start, passed, isAtEnd) = (0, 0, 0, false)
    try refill()
  }

  /// Brings in everything that follows, behind what is not used up yet.
  mutating func readAll() throws(ReadError) {
    while !isAtEnd { try refill() }
    guard end < Self.mostBytes else {
      throw .tooLarge(file: stream.name, limit: Self.mostBytes)
    }
  }

  /// As many bytes as places of 32 bits reach.
  private static let mostBytes = Int(UInt32.max) - padding

  /// Brings in further bytes; the buffer grows where nothing in it is used up.
  mutating func refill() throws(ReadError) {
    guard !isAtEnd else { return }
    moveToFront()
    let room = bytes.count - Self.padding
    end = try stream.fill(&bytes, from: end, to: room)
    isAtEnd = end < room
  }

  private mutating func moveToFront() {
    if start > 0 {
      for place in start..<end { bytes[place - start] = bytes[place] }
      passed += start
      end -= start
      start = 0
    } else if end == bytes.count - Self.padding {
      bytes.append(contentsOf: repeatElement(0, count: max(bytes.count, Self.usualSize)))
    }
  }

  /// Goes back to the first byte behind the byte-order mark.
  mutating func rewind() throws(ReadError) {
    try stream.rewind()
    start = 0
    end = 0
    passed = 0
    isAtEnd = false
    try begin()
  }

  /// Makes sure that a pipe can be read again; only before anything has left the window.
  mutating func prepareToRewind() throws(ReadError) {
    try stream.prepareToRewind(alreadyRead: bytes[0..<end])
  }
}
