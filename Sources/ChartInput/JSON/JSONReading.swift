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
}

extension JSONDocument {
  /// The value of a text; `line` stands in place of the text's own lines.
  static func root(
    of text: ArraySlice<UInt8>, file: String, line: Int? = nil
  ) throws(ReadError) -> JSONNode {
    do throws(JSONDocument.Failure) {
      return try JSONDocument(text.span).root
    } catch {
      throw error.error(file: file, text: text, line: line)
    }
  }
}
