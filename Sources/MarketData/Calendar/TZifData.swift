// SPDX-License-Identifier: MIT

/// What stands in a TZif file (RFC 9636): when clocks were set, and the rule for later years.
struct TZifData: Sendable {
  /// Seconds east of UTC before the first change.
  let firstOffset: Int
  /// In ascending order.
  private let listed: [TimeZoneTransition]
  /// What goes on after the last change; nil if the file says nothing.
  private let rule: TZRule?

  /// Nil for a damaged file, and for one that counts leap seconds.
  init?(_ file: [UInt8]) {
    var reader = TZifParser(bytes: file)
    guard var header = reader.header() else { return nil }
    var width = 4
    if header.version > 0 {
      guard reader.skip(header.size(width: 4)), let second = reader.header() else { return nil }
      (header, width) = (second, 8)
    }
    guard let block = reader.block(header, width: width) else { return nil }
    (firstOffset, listed) = block
    guard width == 8 else {
      rule = nil
      return
    }
    guard let footer = reader.footer() else { return nil }
    rule = footer.isEmpty ? nil : TZRule(footer)
    if !footer.isEmpty, rule == nil { return nil }
  }

  /// The last change at or before an instant; nil if there was none.
  func change(before instant: Int64) -> TimeZoneTransition? {
    guard let last = listed.last, instant < last.instant else {
      return rule?.change(before: instant) ?? listed.last
    }
    let index = Self.count(of: listed, upTo: instant)
    return index > 0 ? listed[index - 1] : nil
  }

  /// The changes after one instant and up to another, in order.
  func changes(from start: Int64, to end: Int64) -> [TimeZoneTransition] {
    let low = Self.count(of: listed, upTo: start)
    let high = Self.count(of: listed, upTo: end)
    let last = listed.last?.instant ?? .min
    guard end > last, let rule else { return Array(listed[low..<high]) }
    return listed[low..<high] + rule.changes(from: max(start, last), to: end)
  }

  /// How many changes are at or before an instant, by bisection.
  private static func count(of changes: [TimeZoneTransition], upTo instant: Int64) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Takes a TZif file apart from front to back.
private struct TZifParser {
  struct Header {
    /// 0 for the first version, which has 32 bits only.
    var version: Int
    var utcCount: Int
    var standardCount: Int
    var leapCount: Int
    var changeCount: Int
    var typeCount: Int
    var nameLength: Int

    func size(width: Int) -> Int {
      changeCount * (width + 1) + typeCount * 6 + nameLength + leapCount * (width + 4)
        + standardCount + utcCount
    }
  }

  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= bytes.count - position else { return false }
    position += count
    return true
  }

  mutating func header() -> Header? {
    guard bytes[position...].starts(with: "TZif".utf8), bytes.count - position >= 44 else {
      return nil
    }
    let version = Int(bytes[position + 4])
    position += 20
    let counts = (0..<6).map { _ in Int(number(4)) }
    guard counts.allSatisfy({ (0..<1_000_000).contains($0) }) else { return nil }
    return Header(
      version: version, utcCount: counts[0], standardCount: counts[1], leapCount: counts[2],
      changeCount: counts[3], typeCount: counts[4], nameLength: counts[5])
  }

  /// The offset at first and the changes; the caller's position moves after the block.
  mutating func block(_ header: Header, width: Int) -> (Int, [TimeZoneTransition])? {
    let end = position + header.size(width: width)
    guard end <= bytes.count, header.typeCount > 0, header.leapCount == 0 else { return nil }
    let instants = (0..<header.changeCount).map { _ in number(width) }
    let types = (0..<header.changeCount).map { _ in Int(number(1, isSigned: false)) }
    let offsets = (0..<header.typeCount).map { _ in
      defer { position += 2 }
      return Int(number(4))
    }
    position = end
    guard types.allSatisfy({ $0 < offsets.count }),
      zip(instants, instants.dropFirst()).allSatisfy(<),
      offsets.allSatisfy({ abs($0) <= 26 * 3600 })
    else { return nil }
    let changes = zip(instants, types).map { TimeZoneTransition(instant: $0, offset: offsets[$1]) }
    return (offsets[0], changes)
  }

  /// The text between the line feeds at the end.
  mutating func footer() -> String? {
    guard position < bytes.count, bytes[position] == 10 else { return nil }
    let rest = bytes[(position + 1)...]
    guard let end = rest.firstIndex(of: 10) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// An integer of so many bytes, the most significant first.
  private mutating func number(_ count: Int, isSigned: Bool = true) -> Int64 {
    var value: UInt64 = 0
    for byte in bytes[position..<position + count] { value = value << 8 | UInt64(byte) }
    position += count
    let unused = UInt64(64 - 8 * count)
    return isSigned
      ? Int64(bitPattern: value << unused) >> Int64(unused) : Int64(bitPattern: value)
  }
}
