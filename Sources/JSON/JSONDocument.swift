// SPDX-License-Identifier: MIT

internal import CJansson

/// A JSON text in memory.
///
/// This is the only file that calls jansson. Every value of the document lives as long as the
/// document, which nodes hold on to; the root's one reference is given back when the last of them goes.
package final class JSONDocument {
  private let rootPointer: UnsafeMutablePointer<json_t>

  /// Where a text is not JSON, and why.
  package struct Failure: Error {
    package let line: Int
    package let column: Int
    package let fault: JSONFault
    /// The bytes before the place.
    package let position: Int
  }

  /// A document from its UTF-8 text.
  ///
  /// Every number becomes a `Double`, so that integers of any size can be read.
  ///
  /// - Throws: `Failure`; `.tooDeep` and `.tooLarge` before anything is parsed.
  package init(
    _ text: Span<UInt8>, largestMemory: Int = JSONScan.largestMemory
  ) throws(Failure) {
    var scan = JSONScan(largestMemory: largestMemory)
    scan.look(at: text)
    if let failure = Failure(scan, in: text) { throw failure }
    var error = json_error_t()
    let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL
    let root = text.withUnsafeBytes { bytes in
      json_loadb(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, Int(flags), &error)
    }
    guard let root else { throw Self.failure(error) }
    rootPointer = root
  }

  deinit { json_decref(rootPointer) }

  package var root: JSONNode { JSONNode(document: self, pointer: rootPointer) }

  /// The code that jansson keeps in the last byte of the message.
  private static func failure(_ error: json_error_t) -> Failure {
    let fault: JSONFault =
      switch UInt32(UInt8(bitPattern: error.text.159)) {
      case json_error_premature_end_of_input.rawValue: .unexpectedEnd
      case json_error_end_of_input_expected.rawValue: .textAfterEnd
      case json_error_invalid_utf8.rawValue: .invalidUTF8
      case json_error_null_character.rawValue, json_error_null_byte_in_key.rawValue: .nulCharacter
      case json_error_duplicate_key.rawValue: .repeatedKey
      case json_error_stack_overflow.rawValue: .tooDeep
      case json_error_numeric_overflow.rawValue: .numberTooLarge
      case json_error_out_of_memory.rawValue: .outOfMemory
      default: .syntax
      }
    return Failure(
      line: max(1, Int(error.line)), column: max(0, Int(error.column)), fault: fault,
      position: max(0, Int(error.position)))
  }
}

extension JSONDocument.Failure {
  /// Why a text must not be parsed, of which a scan has seen as much as `text`; nil if it may be.
  package init?(_ scan: JSONScan, in text: Span<UInt8>) {
    guard let (fault, position) = scan.fault else { return nil }
    var (line, column) = (1, 1)
    for index in 0..<position {
      if text[index] == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if text[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(line: line, column: column, fault: fault, position: position)
  }
}

/// One value of a JSON document.
package struct JSONNode {
  private let document: JSONDocument
  private let pointer: UnsafeMutablePointer<json_t>

  fileprivate init(document: JSONDocument, pointer: UnsafeMutablePointer<json_t>) {
    self.document = document
    self.pointer = pointer
  }

  package var shape: JSONShape {
    switch pointer.pointee.type {
    case JSON_OBJECT: .record
    case JSON_ARRAY: .list
    case JSON_STRING: .text
    case JSON_INTEGER, JSON_REAL: .number
    case JSON_TRUE, JSON_FALSE: .boolean
    default: .null
    }
  }

  /// The number, or nil if the node is none.
  package var number: Double? { shape == .number ? json_number_value(pointer) : nil }

  /// Whether the node is the value true.
  package var isTrue: Bool { pointer.pointee.type == JSON_TRUE }

  /// The text, or nil if the node is none.
  package var text: String? {
    guard shape == .text, let start = json_string_value(pointer) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: json_string_length(pointer))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number of elements of a list; 0 for everything else.
  package var count: Int { json_array_size(pointer) }

  /// The numbers of a list, NaN for null; nil if it is no list, or something else stands in it.
  package var numbers: [Double]? {
    guard shape == .list else { return nil }
    let count = count
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for index in 0..<count {
      guard let found = json_array_get(pointer, index) else { return nil }
      switch found.pointee.type {
      case JSON_REAL, JSON_INTEGER: numbers.append(json_number_value(found))
      case JSON_NULL: numbers.append(.nan)
      default: return nil
      }
    }
    return numbers
  }

  /// An element of a list, or nil if there is none.
  package func element(_ index: Int) -> JSONNode? {
    guard index >= 0, let found = json_array_get(pointer, index) else { return nil }
    return JSONNode(document: document, pointer: found)
  }

  /// A member of a record, or nil if there is none.
  package func member(_ key: String) -> JSONNode? {
    guard let found = json_object_get(pointer, key) else { return nil }
    return JSONNode(document: document, pointer: found)
  }

  /// The members of a record in the order of the file; empty for everything else.
  package var members: [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = []
    var place = json_object_iter(pointer)
    while let here = place {
      if let key = json_object_iter_key(here), let value = json_object_iter_value(here) {
        members.append((String(cString: key), JSONNode(document: document, pointer: value)))
      }
      place = json_object_iter_next(pointer, here)
    }
    return members
  }
}
