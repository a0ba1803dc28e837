// SPDX-License-Identifier: MIT

/// The bytes before an MP3 stream that say what it is and where its chapters are.
///
/// Sources: ID3v2.3.0; ID3v2 Chapter Frame Addendum 1.0. Of version 2.4, ffmpeg 5.1 misreads chapters whose
/// names have more than 127 bytes.
struct ID3Tag {
  let bytes: [UInt8]

  /// A table of contents counts its entries in one byte; without one the chapters stand by themselves.
  private static let mostEntries = 255

  init(title: String?, comment: String?, chapters: [Chapter]) {
    var frames = title.map { Self.frame("TIT2", [1] + Self.text($0)) } ?? []
    if let comment {
      // A language that is not told, and no description.
      let start = [1] + Array("und".utf8) + Self.text("") + [0, 0]
      frames += Self.frame("COMM", start + Self.text(comment))
    }
    if 1...Self.mostEntries ~= chapters.count {
      let names = chapters.indices.flatMap(Self.name)
      // The only one, and in order.
      frames += Self.frame("CTOC", Array("toc".utf8) + [0, 3, UInt8(chapters.count)] + names)
    }
    for (index, chapter) in chapters.enumerated() {
      // Places in bytes are not told.
      let times = Self.bytes(of: chapter.start) + Self.bytes(of: chapter.end)
      let body = Self.name(index) + times + [UInt8](repeating: 0xFF, count: 8)
      frames += Self.frame("CHAP", body + Self.frame("TIT2", [1] + Self.text(chapter.title)))
    }
    bytes = Array("ID3".utf8) + [3, 0, 0] + Self.size(frames.count) + frames
  }

  private static func frame(_ name: String, _ body: [UInt8]) -> [UInt8] {
    Array(name.utf8) + bytes(of: body.count) + [0, 0] + body
  }

  /// UTF-16, the lower byte first, as the mark at its start says.
  private static func text(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private static func name(_ index: Int) -> [UInt8] { Array("c\(index)".utf8) + [0] }

  /// Seven bits in each byte, so that nothing looks like the start of sound.
  private static func size(_ count: Int) -> [UInt8] {
    [21, 14, 7, 0].map { UInt8(count >> $0 & 0x7F) }
  }

  private static func bytes(of number: Int) -> [UInt8] {
    let number = UInt32(clamping: number)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
