// SPDX-License-Identifier: MIT

/// Puts chapters among the comments of an Ogg stream as its bytes go by: libsndfile writes a title and a
/// comment there, and nothing else.
///
/// Sources: RFC 3533 for pages; Vorbis I, section 5, and RFC 7845, section 5.2, for comments; the names
/// are those of the Vorbis comment chapter extension, which counts to 999.
struct OggChapters {
  private let fields: [[UInt8]]
  /// What came of a page that is not whole yet.
  private var rest: [UInt8] = []
  /// The packets before the sound, of which the last may not be whole yet.
  private var packets: [[UInt8]] = [[]]
  private var headerPageCount = 0
  /// How many pages more the packets before the sound take; nil as long as they are not whole.
  private var shift: Int?

  static let mostChapters = 999

  init(_ chapters: [Chapter]) {
    fields = chapters.prefix(Self.mostChapters).enumerated().flatMap { index, chapter in
      let name = "CHAPTER" + Self.padded(index + 1, 3)
      return [
        Array("\(name)=\(Self.clock(chapter.start))".utf8),
        Array("\(name)NAME=\(chapter.title)".utf8),
      ]
    }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// A time as `00:01:02.345`.
  private static func clock(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
    return parts.joined(separator: ":") + "." + padded(milliseconds % 1000, 3)
  }

  /// Takes the next bytes; returns those that can go on by now.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    rest += bytes
    var whole: [UInt8] = []
    var used = 0
    while let page = OggPage(rest[used...]) {
      used += page.byteCount
      whole += take(page)
    }
    rest.removeFirst(used)
    return whole
  }

  private mutating func take(_ page: OggPage) -> [UInt8] {
    if let shift { return shift == 0 ? page.bytes : page.moved(by: shift).bytes }
    headerPageCount += 1
    var place = 0
    for length in page.lacing {
      packets[packets.count - 1] += page.body[place..<(place + Int(length))]
      place += Int(length)
      if length < 255 { packets.append([]) }
    }
    guard packets.count > 1, packets.count > (Self.isVorbis(packets[0]) ? 3 : 2) else { return [] }
    packets.removeLast()
    packets[1] = commented(packets[1], isVorbis: Self.isVorbis(packets[0]))
    let pages = OggPage.all(of: packets, serial: page.serial)
    shift = pages.count - headerPageCount
    packets = []
    return pages.flatMap(\.bytes)
  }

  private static func isVorbis(_ packet: [UInt8]) -> Bool {
    packet.starts(with: [1] + Array("vorbis".utf8))
  }

  /// A packet of comments with the chapters behind the others.
  private func commented(_ packet: [UInt8], isVorbis: Bool) -> [UInt8] {
    let start = isVorbis ? 7 : 8
    var place = start + 4 + packet.number(at: start)
    let countPlace = place
    let count = packet.number(at: place)
    place += 4
    for _ in 0..<count { place += 4 + packet.number(at: place) }
    guard place <= packet.count else { return packet }
    let added = fields.flatMap { Self.bytes(of: $0.count) + $0 }
    return packet[..<countPlace] + Self.bytes(of: count + fields.count)
      + packet[(countPlace + 4)..<place] + added + packet[place...]
  }

  fileprivate static func bytes(of number: Int) -> [UInt8] {
    let number = UInt32(truncatingIfNeeded: number)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// A page of an Ogg stream.
private struct OggPage {
  private(set) var bytes: [UInt8]

  /// The page at the start of some bytes; nil if it is not whole.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= 27 else { return nil }
    let table = bytes.startIndex + 27
    let bodyStart = table + Int(bytes[table - 1])
    guard bodyStart <= bytes.endIndex else { return nil }
    let end = bodyStart + bytes[table..<bodyStart].reduce(0) { $0 + Int($1) }
    guard end <= bytes.endIndex else { return nil }
    self.bytes = Array(bytes[bytes.startIndex..<end])
  }

  private init(
    flags: UInt8, endsPacket: Bool, serial: Int, number: Int, lacing: ArraySlice<UInt8>,
    body: ArraySlice<UInt8>
  ) {
    bytes = Array("OggS".utf8) + [0, flags]
    // Before the sound the position is 0, or none where no packet ends.
    bytes += [UInt8](repeating: endsPacket ? 0 : 0xFF, count: 8)
    bytes += OggChapters.bytes(of: serial) + OggChapters.bytes(of: number) + [0, 0, 0, 0]
    bytes += [UInt8(lacing.count)] + lacing + body
    seal()
  }

  /// The pages before the sound: the first packet by itself, the others in as few as they need.
  static func all(of packets: [[UInt8]], serial: Int) -> [OggPage] {
    var pages: [OggPage] = []
    for (part, flag) in [(packets.prefix(1), UInt8(2)), (packets.dropFirst(), 0)] {
      let lacing = part.flatMap { packet in
        [UInt8](repeating: 255, count: packet.count / 255) + [UInt8(packet.count % 255)]
      }
      let body = part.flatMap(\.self)
      var place = 0
      for start in stride(from: 0, to: lacing.count, by: 255) {
        let laces = lacing[start..<min(start + 255, lacing.count)]
        let end = place + laces.reduce(0) { $0 + Int($1) }
        let isContinued = start > 0 && lacing[start - 1] == 255
        pages.append(
          OggPage(
            flags: flag | (isContinued ? 1 : 0), endsPacket: laces.contains { $0 < 255 },
            serial: serial, number: pages.count, lacing: laces, body: body[place..<end]))
        place = end
      }
    }
    return pages
  }

  var byteCount: Int { bytes.count }
  var serial: Int { bytes.number(at: 14) }
  private var bodyStart: Int { 27 + Int(bytes[26]) }
  /// The lengths of the parts of the body; one of 255 goes on.
  var lacing: ArraySlice<UInt8> { bytes[27..<bodyStart] }
  var body: [UInt8] { Array(bytes[bodyStart...]) }

  /// The same page so many pages later.
  func moved(by count: Int) -> OggPage {
    var page = self
    page.bytes.replaceSubrange(18..<22, with: OggChapters.bytes(of: bytes.number(at: 18) + count))
    page.seal()
    return page
  }

  /// Writes the checksum.
  private mutating func seal() {
    bytes.replaceSubrange(22..<26, with: [0, 0, 0, 0])
    let sum = bytes.reduce(UInt32(0)) { sum, byte in
      sum << 8 ^ Self.checksums[Int(sum >> 24) ^ Int(byte)]
    }
    bytes.replaceSubrange(22..<26, with: OggChapters.bytes(of: Int(sum)))
  }

  /// Of each byte, with the polynomial 0x04C11DB7.
  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte) << 24) { sum, _ in
      sum & 0x8000_0000 == 0 ? sum << 1 : sum << 1 ^ 0x04C1_1DB7
    }
  }
}

extension [UInt8] {
  /// A number of four bytes, the lowest first; 0 where they are not there.
  fileprivate func number(at place: Int) -> Int {
    guard place >= 0, place + 4 <= count else { return 0 }
    return self[place..<(place + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
