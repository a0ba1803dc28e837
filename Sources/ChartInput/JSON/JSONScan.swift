// SPDX-License-Identifier: MIT

internal import JSONTree

/// What the brackets and marks of a JSON text tell before it is parsed.
struct JSONScan {
  /// How deep lists and records may be nested.
  static let deepest = 64
  /// How many bytes the values of a document may take in memory.
  static let largestMemory = 2 << 30

  /// Where the first list or record begins that is nested too deeply.
  private(set) var tooDeep: Int?
  /// About how many bytes the values will take, as the allocator rounds them.
  private(set) var memory = 0

  /// Looks at a text, as far as it is not nested too deeply.
  init(_ text: Span<UInt8>) {
    var depth = 0
    var index = 0
    while index < text.count {
      switch text[index] {
      case Byte.quote:
        let end = Self.textEnd(text, from: index + 1)
        memory += 80 + end - index
        index = end
      case Byte.comma: memory += 48
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        guard depth <= Self.deepest else {
          tooDeep = index
          return
        }
        memory += text[index] == UInt8(ascii: "{") ? 240 : 144
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
    }
  }

  /// Where the quotation mark stands that closes a text.
  private static func textEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != Byte.quote {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}

extension JSONDocument {
  /// The value of a text that is neither too large nor nested too deeply; `line` stands in place of
  /// the text's own lines.
  static func root(
    of text: ArraySlice<UInt8>, file: String, line: Int? = nil
  ) throws(ReadError) -> JSONNode {
    let scan = JSONScan(text.span)
    if let place = scan.tooDeep {
      let before = text[..<(text.startIndex + place)]
      let ownLine = before.count { $0 == Byte.newline } + 1
      let start = before.lastIndex(of: Byte.newline).map { $0 + 1 } ?? before.startIndex
      throw .badJSON(
        file: file, line: line ?? ownLine,
        column: String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1,
        .tooDeep)
    }
    guard scan.memory <= JSONScan.largestMemory else {
      throw .jsonTooLarge(file: file, limit: JSONScan.largestMemory)
    }
    do throws(JSONDocument.Failure) {
      return try JSONDocument(text.span).root
    } catch {
      throw error.error(file: file, text: text, line: line)
    }
  }
}
