// SPDX-License-Identifier: MIT

internal import JSON

extension ByteWindow {
  /// Loads a JSON text to its end, unless what came of it so far must not be parsed.
  ///
  /// - Throws: `ReadError`, `.outOfMemory` where there is no room for its values.
  mutating func readDocument() throws(ReadError) {
    var scan = JSONScan()
    var seen = 0
    while true {
      scan.look(at: bytes[(start + seen)..<end].span)
      if let failure = JSONDocument.Failure(scan, in: bytes[start..<end].span) {
        throw failure.error(file: stream.name, text: bytes[start..<end])
      }
      guard !isAtEnd else { break }
      seen = end - start
      try refill()
    }
    guard AvailableMemory.exists(for: scan.memory) else { throw .outOfMemory(file: stream.name) }
  }

  /// The value of a JSON text, which is parsed once.
  mutating func root() throws(ReadError) -> JSONNode {
    if let document { return document }
    try readDocument()
    if try convert(from: nil) { try readDocument() }
    let root = try JSONDocument.root(of: bytes[start..<end], file: stream.name)
    document = root
    return root
  }
}

extension JSONDocument {
  /// The value of a text; `line` stands in place of the text's own lines.
  static func root(
    of text: ArraySlice<UInt8>, file: String, line: Int? = nil
  ) throws(ReadError) -> JSONNode {
    guard text.contains(where: { $0 > Byte.space }) else { throw .empty(file: file) }
    do throws(JSONDocument.Failure) {
      return try JSONDocument(text.span).root
    } catch {
      throw error.error(file: file, text: text, line: line)
    }
  }
}
