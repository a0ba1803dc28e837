// SPDX-License-Identifier: MIT

internal import JSON

/// The part of a stream that is in memory: one buffer, refilled as its front is used up.
struct ByteWindow: ~Copyable {
  /// Bytes after `end` that may be loaded though they mean nothing, for loads of eight at a time.
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
  /// Whether a byte-order mark says how the text is encoded.
  private(set) var hasMark = false
  /// The encoding that the text had before it was made UTF-8 by `convert`.
  private(set) var encoding: TextEncoding?
  /// What is known of the cells of which the text was made, where it is not the text of the source.
  private(set) var cells: SourceCells?
  /// The charts that the source states, which are told in the place of its cells, and what happened on the
  /// way to them.
  var charts: [ChartDraft] = []
  var notes: [ReadNote] = []
  /// Which of several tables of a text it holds; nil where there is one.
  var tableTaken: ReadNote?
  /// The value that the text is, once it has been parsed as JSON.
  var document: JSONNode?

  /// Opens the source; nothing is read before `begin`.
  init(_ source: DataSource) throws(ReadError) {
    stream = try ByteStream(source)
    let room = min(Self.usualSize, (stream.size ?? Self.usualSize) + 1)
    bytes = [UInt8](repeating: 0, count: room + Self.padding)
  }

  /// Loads the first bytes and skips the byte-order mark; UTF-16 becomes UTF-8, and
  /// UTF-32 stays for `FileContent` to say so.
  mutating func begin() throws(ReadError) {
    try refill()
    if bytes[0..<end].isUTF32 { return }
    if bytes[0..<end].starts(with: [0xEF, 0xBB, 0xBF]) { (start, hasMark) = (3, true) }
    if bytes[0..<end].starts(with: [0xFF, 0xFE]) { try decodeUTF16(isLittleEndian: true) }
    if bytes[0..<end].starts(with: [0xFE, 0xFF]) { try decodeUTF16(isLittleEndian: false) }
  }

  /// Unpacks the source, whose first bytes are in the window, and loads the first ones of what is in it.
  mutating func unpack(_ content: FileContent) throws(ReadError) {
    if let window = ZstandardFrame.window(bytes[0..<end]), window > ZstandardFrame.mostMemory {
      throw .packed(file: stream.name, .largeWindow(limit: ZstandardFrame.mostMemory))
    }
    try stream.unpack(content, alreadyRead: bytes[0..<end])
    bytes = [UInt8](repeating: 0, count: Self.usualSize + Self.padding)
    (end, start, passed, isAtEnd) = (0, 0, 0, false)
    try begin()
  }

  /// Makes UTF-8 of the whole text, where it is none.
  ///
  /// It is read in the encoding that was asked for, else in the one that is recognised, else in
  /// Windows-1252; a byte-order mark counts more than either.
  ///
  /// Only before anything has left the window, or after `rewind`.
  ///
  /// - Returns: Whether the text begins anew.
  /// - Throws: `ReadError.unknownEncoding`, `.notInEncoding` for what was asked for.
  mutating func convert(from asked: String?) throws(ReadError) -> Bool {
    guard encoding == nil, !hasMark else { return false }
    if let asked {
      let encoding = try TextEncoding(named: asked)
      try readAll()
      guard let text = encoding.utf8(bytes[start..<end]) else {
        throw .notInEncoding(file: stream.name, name: encoding.name)
      }
      try replace(with: text, from: encoding)
      return true
    }
    guard !isUTF8 else { return false }
    try readAll()
    // What is damaged is read cell by cell, so that the rest of it stays as it is.
    guard !isUTF8, !EncodingDetection.isDamagedUTF8(bytes[start..<end]) else { return false }
    let found = EncodingDetection.encoding(of: bytes[start..<end]) ?? .windows1252
    let encoding = found.utf8(bytes[start..<end]) == nil ? .windows1252 : found
    guard let text = encoding.utf8(bytes[start..<end]) else { return false }
    try replace(with: text, from: encoding)
    return true
  }

  /// Takes away the byte-order marks that stand at the beginnings of lines, where the first lines have
  /// some, as programs leave them that write each line anew.
  mutating func dropRepeatedMarks() throws(ReadError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasMarks = { (text: ArraySlice<UInt8>) in
      text.indices.contains {
        text[$0] == mark[0] && $0 > text.startIndex && text[$0 - 1] == Byte.newline
          && text[$0...].starts(with: mark)
      }
    }
    let text = bytes[start..<end]
    guard text.contains(mark[0]), hasMarks(text) else { return }
    try readAll()
    var kept: [UInt8] = []
    kept.reserveCapacity(end - start)
    var place = start
    while place < end {
      let beginsLine = place == start || bytes[place - 1] == Byte.newline
      if beginsLine, bytes[place..<end].starts(with: mark) {
        place += mark.count
      } else {
        kept.append(bytes[place])
        place += 1
      }
    }
    hasMark = true
    try replace(with: kept)
  }

  /// Puts the text of cells in the place of what the window holds.
  mutating func replace(with text: [UInt8], of cells: SourceCells) throws(ReadError) {
    self.cells = cells
    try replace(with: text)
  }

  private mutating func replace(
    with text: [UInt8], from encoding: TextEncoding
  ) throws(ReadError) {
    self.encoding = encoding
    try replace(with: text)
  }

  /// Puts a text in UTF-8 in the place of what the window holds.
  mutating func replace(with text: [UInt8]) throws(ReadError) {
    stream = try ByteStream(.bytes(text, name: stream.name))
    bytes = [UInt8](repeating: 0, count: Self.usualSize + Self.padding)
    (end, start, passed, isAtEnd) = (0, 0, 0, false)
    try refill()
  }

  /// Puts the whole text in UTF-8 in the place of a text in UTF-16.
  private mutating func decodeUTF16(isLittleEndian: Bool) throws(ReadError) {
    try readAll()
    guard AvailableMemory.exists(for: 2 * end) else { throw .outOfMemory(file: stream.name) }
    hasMark = true
    try replace(with: Self.utf8(bytes[2..<end], isLittleEndian: isLittleEndian))
  }

  /// A text in UTF-16 as UTF-8.
  private static func utf8(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).lazy.map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    _ = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false
    ) { text.append($0) }
    return text
  }

  /// Loads everything that follows, after what is not used up yet.
  mutating func readAll() throws(ReadError) {
    while !isAtEnd { try refill() }
    guard end < Self.mostBytes else {
      throw .tooLarge(file: stream.name, limit: Self.mostBytes)
    }
  }

  /// Loads until so many bytes are not used up yet, or nothing follows.
  mutating func read(atLeast count: Int) throws(ReadError) {
    while !isAtEnd, end - start < count { try refill() }
  }

  /// As many bytes as places of 32 bits reach.
  private static let mostBytes = Int(clamping: UInt32.max) - padding

  /// Loads further bytes; the buffer grows where nothing in it is used up.
  mutating func refill() throws(ReadError) {
    guard !isAtEnd else { return }
    try moveToFront()
    let room = bytes.count - Self.padding
    end = try stream.fill(&bytes, from: end, to: room)
    isAtEnd = end < room
  }

  private mutating func moveToFront() throws(ReadError) {
    if start > 0 {
      for place in start..<end { bytes[place - start] = bytes[place] }
      passed += start
      end -= start
      start = 0
    } else if end == bytes.count - Self.padding {
      let growth = max(bytes.count, Self.usualSize)
      guard AvailableMemory.exists(for: bytes.count + growth) else {
        throw .outOfMemory(file: stream.name)
      }
      bytes.append(contentsOf: repeatElement(0, count: growth))
    }
  }

  /// Goes back to the first byte after the byte-order mark.
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

extension ByteWindow {
  /// Passes over the next line, without its line feed, and says where it stands until the window is
  /// refilled; nil at the end.
  ///
  /// - Throws: `ReadError.rowTooLong` with the line's number.
  mutating func nextLine(number: Int) throws(ReadError) -> Range<Int>? {
    while true {
      let feed = bytes[start..<end].firstIndex(of: Byte.newline)
      guard (feed ?? end) - start <= RowTokenizer.longestRow else {
        throw .rowTooLong(file: stream.name, row: number, limit: RowTokenizer.longestRow)
      }
      if feed != nil || isAtEnd {
        guard start < end else { return nil }
        defer { start = min(end, (feed ?? end) + 1) }
        return start..<(feed ?? end)
      }
      try refill()
    }
  }

  /// Skips the rest of a line that is too long to be looked at.
  mutating func skipLongLine() throws(ReadError) {
    while true {
      if let feed = bytes[start..<end].firstIndex(of: Byte.newline) {
        start = feed + 1
        return
      }
      start = end
      if isAtEnd { return }
      try refill()
    }
  }
}
