// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// A zip archive in an open file, by the directory at its end (APPNOTE 6.3.10).
///
/// Files of the archive are found by their names without folders, in any case. Archives of 4 GB and
/// more, whose directory has another form, are damaged ones here.
final class ZipArchive {
  /// Where a file in it stands.
  struct Entry {
    let isPacked: Bool
    let checksum: UInt
    let packedSize: Int
    fileprivate let header: Int
  }

  private let file: FileDescriptor
  private let size: Int
  private var entries: [String: Entry] = [:]

  private static let endLength = 22
  private static let longestComment = 65_535
  private static let longestDirectory = 1 << 20

  /// The archive in a file that can be read at any place.
  ///
  /// - Throws: `HoldingsFault` with `.noArchive` where there is no directory, `.damaged` where the
  ///   directory is none.
  init(_ file: consuming FileDescriptor) throws(HoldingsFault) {
    do throws(SystemError) { size = try FileStatus(descriptor: file.number).size } catch {
      throw .unreadable(code: error.code)
    }
    self.file = file
    let tail = max(0, size - Self.endLength - Self.longestComment)
    let bytes = try read(tail..<size)
    let places = stride(from: bytes.count - Self.endLength, through: 0, by: -1)
    guard let end = places.first(where: { bytes.number(32, at: $0) == 0x0605_4B50 }) else {
      throw .noArchive
    }
    let start = bytes.number(32, at: end + 16)
    let length = bytes.number(32, at: end + 12)
    guard length <= Self.longestDirectory, start + length <= size else { throw .damaged }
    try list(read(start..<start + length), count: bytes.number(16, at: end + 10))
  }

  private func list(_ directory: [UInt8], count: Int) throws(HoldingsFault) {
    var place = 0
    for _ in 0..<count {
      guard directory.number(32, at: place) == 0x0201_4B50 else { throw .damaged }
      let lengths = [28, 30, 32].map { directory.number(16, at: place + $0) }
      let name = place + 46..<place + 46 + lengths[0]
      let method = directory.number(16, at: place + 10)
      let isEncrypted = directory.number(16, at: place + 8) & 1 == 1
      guard name.upperBound <= directory.count else { throw .damaged }
      if !isEncrypted, method == 0 || method == 8 {
        let bare = directory[name].split(separator: UInt8(ascii: "/")).last ?? []
        entries[String(decoding: bare, as: UTF8.self).uppercased()] = Entry(
          isPacked: method == 8, checksum: UInt(directory.number(32, at: place + 16)),
          packedSize: directory.number(32, at: place + 20),
          header: directory.number(32, at: place + 42))
      }
      place = name.upperBound + lengths[1] + lengths[2]
    }
  }

  /// A file of the archive and where its packed bytes stand; nil if there is none.
  func find(
    _ name: String
  ) throws(HoldingsFault) -> (entry: Entry, bytes: Range<Int>)? {
    guard let entry = entries[name.uppercased()] else { return nil }
    let header = try read(entry.header..<min(size, entry.header + 30))
    guard header.number(32, at: 0) == 0x0403_4B50 else { throw .damaged }
    let start = entry.header + 30 + header.number(16, at: 26) + header.number(16, at: 28)
    guard start + entry.packedSize <= size else { throw .damaged }
    return (entry, start..<start + entry.packedSize)
  }

  /// The bytes of a range of the file.
  private func read(_ range: Range<Int>) throws(HoldingsFault) -> [UInt8] {
    guard range.lowerBound <= size else { throw .damaged }
    var bytes = [UInt8](repeating: 0, count: range.count)
    guard try read(into: &bytes, 0..<range.count, at: range.lowerBound) == range.count else {
      throw .damaged
    }
    return bytes
  }

  /// Reads into a part of a buffer; fewer bytes come at the end of the file.
  func read(
    into bytes: inout [UInt8], _ room: Range<Int>, at place: Int
  ) throws(HoldingsFault) -> Int {
    var done = 0
    while done < room.count {
      let (start, count) = (room.lowerBound + done, room.count - done)
      let got: Int
      do throws(SystemError) {
        got = try patientCall { [number = file.number] in
          unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe pread(
              number, buffer.baseAddress.map { unsafe $0 + start }, count, off_t(place + done))
          }
        }
      } catch {
        throw .unreadable(code: error.code)
      }
      if got == 0 { break }
      done += got
    }
    return done
  }
}

extension [UInt8] {
  /// The number of 16 or 32 bits at a place, its lowest byte first; 0 outside of the bytes.
  fileprivate func number(_ bits: Int, at place: Int) -> Int {
    guard place >= 0, place + bits / 8 <= count else { return 0 }
    return (0..<bits / 8).reduce(0) { $0 | Int(self[place + $1]) << (8 * $1) }
  }
}
