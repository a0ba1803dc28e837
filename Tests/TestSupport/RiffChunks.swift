// SPDX-License-Identifier: MIT

/// The chunks of a RIFF or RF64 file and where their contents lie.
struct RiffChunks {
  struct Chunk {
    let name: String
    let range: Range<Int>
  }

  private(set) var list: [Chunk] = []

  init(bytes: [UInt8]) throws(WavError) {
    guard bytes.count >= 12, bytes.text(at: 8) == "WAVE",
      ["RIFF", "RF64"].contains(bytes.text(at: 0))
    else { throw .notWav }
    var position = 12
    var longDataSize: Int?
    while position + 8 <= bytes.count {
      let name = bytes.text(at: position)
      let stated = Int(bytes.little(at: position + 4, width: 4))
      position += 8
      // A data chunk of the largest size is as long as `ds64` says, or was written to a pipe.
      let isOpenEnded = name == "data" && stated == 0xFFFF_FFFF
      let size = isOpenEnded ? longDataSize ?? (bytes.count - position) : stated
      guard size >= 0, size <= bytes.count - position else { throw .truncated(name) }
      list.append(Chunk(name: name, range: position..<position + size))
      if name == "ds64", size >= 16 {
        longDataSize = Int(truncatingIfNeeded: bytes.little(at: position + 8, width: 8))
      }
      position += size + size % 2
    }
  }

  func first(_ name: String) -> Range<Int>? { list.first { $0.name == name }?.range }

  /// A text of the INFO list, up to its first zero byte.
  func information(_ name: String, in bytes: [UInt8]) -> String? {
    for chunk in list
    where chunk.name == "LIST" && chunk.range.count >= 4
      && bytes.text(at: chunk.range.lowerBound) == "INFO"
    {
      var position = chunk.range.lowerBound + 4
      while position + 8 <= chunk.range.upperBound {
        let size = Int(bytes.little(at: position + 4, width: 4))
        let start = position + 8
        guard size <= chunk.range.upperBound - start else { return nil }
        if bytes.text(at: position) == name {
          return String(decoding: bytes[start..<start + size].prefix { $0 != 0 }, as: UTF8.self)
        }
        position = start + size + size % 2
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Four bytes as text.
  func text(at position: Int) -> String {
    String(decoding: self[position..<position + 4], as: UTF8.self)
  }

  /// A little-endian number of up to eight bytes.
  func little(at position: Int, width: Int) -> UInt64 {
    var value: UInt64 = 0
    var index = 0
    while index < width {
      value |= UInt64(self[position + index]) << UInt64(8 * index)
      index += 1
    }
    return value
  }
}
