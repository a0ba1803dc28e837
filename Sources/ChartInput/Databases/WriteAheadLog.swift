// SPDX-License-Identifier: MIT

/// The write-ahead log of a database, as https://www.sqlite.org/fileformat2.html#walformat has it.
struct WriteAheadLog {
  /// A database may have as many bytes behind it.
  private let limit: Int
  private let bytes: [UInt8]
  private let pageSize: Int
  private let sumsAreBigEndian: Bool
  private var sums: (UInt32, UInt32) = (0, 0)

  static let headerSize = 32
  private static let frameHeaderSize = 24

  /// The log with these bytes; nil where they are none, so that SQLite passes over them.
  init?(_ bytes: [UInt8], limit: Int) {
    guard bytes.count >= Self.headerSize else { return nil }
    (self.bytes, self.limit) = (bytes, limit)
    let mark = Self.word(bytes, 0)
    sumsAreBigEndian = mark & 1 == 1
    pageSize = Int(Self.word(bytes, 8))
    guard mark & ~1 == 0x377F_0682, Self.word(bytes, 4) == 3_007_000,
      (512...65_536).contains(pageSize), pageSize & (pageSize - 1) == 0
    else { return nil }
    add(0..<24)
    guard sums == (Self.word(bytes, 24), Self.word(bytes, 28)) else { return nil }
  }

  /// Puts the pages of all changes that were committed into a database.
  ///
  /// - Returns: False where it would have more bytes than the limit.
  mutating func apply(to database: inout [UInt8]) -> Bool {
    let (pages, count) = committed()
    guard count > 0 else { return true }
    guard count <= limit / pageSize else { return false }
    let size = count * pageSize
    if size > database.count {
      database += [UInt8](repeating: 0, count: size - database.count)
    } else {
      database.removeLast(database.count - size)
    }
    for (page, place) in pages where page <= count {
      let start = (page - 1) * pageSize
      database.replaceSubrange(start..<start + pageSize, with: bytes[place..<place + pageSize])
    }
    return true
  }

  /// Where the last version of each page stands, and how many pages there are; 0 where nothing is committed.
  private mutating func committed() -> (pages: [Int: Int], count: Int) {
    var (pages, count) = ([Int: Int](), 0)
    var begun: [Int: Int] = [:]
    var place = Self.headerSize
    while place + Self.frameHeaderSize + pageSize <= bytes.count, isValidFrame(place) {
      begun[Int(Self.word(bytes, place))] = place + Self.frameHeaderSize
      let size = Int(Self.word(bytes, place + 4))
      if size > 0 {
        pages.merge(begun) { _, last in last }
        (begun, count) = ([:], size)
      }
      place += Self.frameHeaderSize + pageSize
    }
    return (pages, count)
  }

  /// Whether a frame belongs to this log and is whole; what stood here before has other salts.
  private mutating func isValidFrame(_ place: Int) -> Bool {
    guard bytes[place + 8..<place + 16] == bytes[16..<24], Self.word(bytes, place) > 0 else {
      return false
    }
    let data = place + Self.frameHeaderSize
    add(place..<place + 8)
    add(data..<data + pageSize)
    return sums == (Self.word(bytes, place + 16), Self.word(bytes, place + 20))
  }

  private mutating func add(_ range: Range<Int>) {
    var (first, second) = sums
    for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      let (one, other) = (Self.word(bytes, place), Self.word(bytes, place + 4))
      first &+= (sumsAreBigEndian ? one : one.byteSwapped) &+ second
      second &+= (sumsAreBigEndian ? other : other.byteSwapped) &+ first
    }
    sums = (first, second)
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
      | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
  }
}
