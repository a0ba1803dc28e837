// SPDX-License-Identifier: MIT

extension ByteWindow {
  /// What the first bytes say that is no table.
  var content: FileContent? { FileContent(bytes[start..<end]) }

  /// Cuts what is in memory into rows; returns where the last whole one ends.
  mutating func cut(
    _ tokenizer: inout RowTokenizer, into rows: inout RowText, most: Int = .max
  ) throws(ReadError) -> Int {
    try tokenizer.cut(
      &bytes, from: start, to: end, isAtEnd: isAtEnd, into: &rows, most: most)
  }

  /// Whether the whole lines in memory are UTF-8.
  var isUTF8: Bool {
    let text = bytes[start..<end]
    let lineEnd = isAtEnd ? text.endIndex : text.lastIndex(of: Byte.newline) ?? text.endIndex
    return bytes.span.extracting(start..<lineEnd).isValidUTF8
  }

  /// Passes over one line; false if there is none.
  mutating func skipLine() throws(ReadError) -> Bool {
    while true {
      let rest = bytes[start..<end]
      let lineEnd = rest.firstIndex { $0 == Byte.newline || $0 == Byte.carriageReturn }
      if let lineEnd, lineEnd + 1 < end || isAtEnd {
        let isPair =
          bytes[lineEnd] == Byte.carriageReturn && lineEnd + 1 < end
          && bytes[lineEnd + 1] == Byte.newline
        start = lineEnd + (isPair ? 2 : 1)
        return true
      }
      guard !isAtEnd else {
        defer { start = end }
        return start < end
      }
      guard rest.count <= RowTokenizer.longestRow else {
        throw .rowTooLong(file: stream.name, row: 1, limit: RowTokenizer.longestRow)
      }
      try refill()
    }
  }
}
