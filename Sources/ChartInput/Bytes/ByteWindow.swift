// SPDX-License-Identifier: MIT

/// The part of a stream that is in memory: one buffer, refilled as its front is used up.
struct ByteWindow: ~Copyable {
  /// Bytes behind `end` that may be loaded though they mean nothing, for loads of eight at a time.
  static let padding = 16
  static let usualSize = 256 * 1024

  var stream: ByteStream
  private(set) var bytes: [UInt8]
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

  /// Brings in the first bytes and passes over the byte-order mark.
  mutating func begin() throws(ReadError) {
    try refill()
    if bytes[0..<end].starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] where bytes[0..<end].starts(with: mark) {
      throw .unsupportedEncoding(file: stream.name, name: "UTF-16")
    }
  }

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
