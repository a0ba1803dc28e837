// SPDX-License-Identifier: MIT

/// One command with all that it may read.
///
/// An input is a text of parts that a line `---` parts: the arguments, one a line; a table; a manifest;
/// `config.json`; `lists.json`; the answers of providers in the order of requests, parted by a line
/// `+++`, the first of which also stands for those that are missing. The first line of an answer chooses
/// its status and its type by letters. Missing parts are empty.
struct ProgramTrial {
  let arguments: [[UInt8]]
  let table: [UInt8]
  let manifest: [UInt8]
  let settings: [UInt8]
  let lists: [UInt8]
  /// The headers and the bodies of what `curl` gives.
  let answers: [(head: [UInt8], body: [UInt8])]

  private static let line = UInt8(ascii: "\n")

  init(_ input: [UInt8]) {
    var parts = Self.parts(of: input, by: "---")[...]
    arguments = Self.harmless(parts.popFirst() ?? [])
      .split(separator: Self.line, omittingEmptySubsequences: false).map(Array.init)
    table = parts.popFirst() ?? []
    manifest = Self.harmless(parts.popFirst() ?? [])
    settings = Self.harmless(parts.popFirst() ?? [])
    lists = Self.harmless(parts.popFirst() ?? [])
    answers = Self.parts(of: parts.popFirst() ?? [], by: "+++").map { answer in
      let first = answer.prefix { $0 != Self.line }
      return (Self.head(first), Array(answer.dropFirst(first.count + 1)))
    }
  }

  /// Whether it would follow something, which has no end, or start other programs.
  var goesOn: Bool {
    arguments.map { String(decoding: $0, as: UTF8.self) }.contains { text in
      ["watch", "simulate", "learn", "web", "page"].contains(text) || text.hasPrefix("--exe")
        || text.hasPrefix("--fo") && !text.hasPrefix("--form")
    }
  }

  private static func parts(of input: some Collection<UInt8>, by mark: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    for line in input.split(separator: line, omittingEmptySubsequences: false) {
      if line.elementsEqual(mark.utf8) {
        parts.append([])
      } else {
        parts[parts.count - 1] += line + [Self.line]
      }
    }
    // The line end after a part belongs to what parts it.
    return parts.map { $0.dropLast() }
  }

  /// The bytes without slashes, also such as JSON escapes, so that no path leads out of the folder.
  private static func harmless(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "/") || bytes[index] == 0 { bytes[index] = UInt8(ascii: "_") }
      let isEscape = bytes[index...].prefix(4).elementsEqual("u002".utf8)
      if isEscape { bytes[index + 3] = UInt8(ascii: "3") }
    }
    return bytes
  }

  /// Headers; no status after which the program would wait and ask again.
  private static func head(_ letters: ArraySlice<UInt8>) -> [UInt8] {
    var options = OptionBytes(letters)
    let status = options.pick([200, 200, 200, 400, 401, 403, 404, 500])
    let types = ["application/json", "text/csv", "text/plain", "application/zip", "text/html", ""]
    return Array("HTTP/2 \(status)\r\ncontent-type: \(options.pick(types))\r\n\r\n".utf8)
  }
}
