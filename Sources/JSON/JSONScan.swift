// SPDX-License-Identifier: MIT

/// What the brackets and marks of a JSON text tell before it is parsed: how deep it is nested, and
/// about how much memory it takes.
///
/// The text may be given in parts, so that one which cannot be read is refused before the rest comes.
package struct JSONScan {
  /// How deep lists and records may be nested.
  package static let deepest = 64
  /// How many bytes a document and its values may take in memory: 256 MiB, enough for price files of
  /// 20 MB.
  package static let largestMemory = 256 << 20

  /// About how many bytes the text and its values take, as the allocator rounds them.
  package private(set) var memory = 0
  /// How many bytes were looked at.
  private var position = 0
  /// Where the first list or record begins that is nested too deeply.
  private var tooDeep: Int?
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private let largestMemory: Int

  package init(largestMemory: Int = Self.largestMemory) { self.largestMemory = largestMemory }

  /// Why the text must not be parsed, and at which of its bytes that is known; nil if it may be.
  package var fault: (fault: JSONFault, position: Int)? {
    if let tooDeep { return (.tooDeep, tooDeep) }
    return memory > largestMemory ? (.tooLarge, position) : nil
  }

  /// Looks at the next part of the text, as far as it is not nested too deeply.
  package mutating func look(at part: Span<UInt8>) {
    var index = 0
    while index < part.count, tooDeep == nil {
      if isInText {
        lookForEndOfText(part, &index)
      } else {
        look(at: part[index], position + index)
      }
      index += 1
    }
    position += part.count
    memory += part.count
  }

  private mutating func look(at byte: UInt8, _ position: Int) {
    switch byte {
    case UInt8(ascii: "\""):
      isInText = true
      memory += 80
    case UInt8(ascii: ","): memory += 48
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      if depth > Self.deepest { tooDeep = position }
      memory += byte == UInt8(ascii: "{") ? 240 : 144
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
  }

  /// Moves to the quotation mark that closes a text, or to the end of the part.
  private mutating func lookForEndOfText(_ part: Span<UInt8>, _ index: inout Int) {
    let start = index
    while index < part.count {
      if isEscaped {
        isEscaped = false
      } else if part[index] == UInt8(ascii: "\"") {
        isInText = false
        break
      } else if part[index] == UInt8(ascii: "\\") {
        isEscaped = true
      }
      index += 1
    }
    memory += index - start
  }
}
