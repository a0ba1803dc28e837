// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Numbers as Plotly packs them: `{"dtype": "f8", "bdata": "…"}`, the bytes of an array in base 64.
enum PackedNumbers {
  /// The numbers of a record; nil for any other value.
  static func decoded(_ node: JSONNode) -> [Double]? {
    guard let type = node.member("dtype")?.text, let text = node.member("bdata")?.text,
      let bytes = bytes(base64: text), let size = Int(type.without(first: 1)),
      [1, 2, 4, 8].contains(size), bytes.count % size == 0
    else { return nil }
    return numbers(type, bytes)
  }

  /// The numbers of bytes, by a type such as `f8`.
  static func numbers(_ type: String, _ bytes: [UInt8]) -> [Double] {
    let size = max(1, Int(type.without(first: 1)) ?? 1)
    return stride(from: 0, to: bytes.count - size + 1, by: size).compactMap { start in
      let bits = bytes[start..<start + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return number(type, bits)
    }
  }

  /// A number of its bits, the least one first.
  private static func number(_ type: String, _ bits: UInt64) -> Double? {
    switch type {
    case "i1": Double(Int8(truncatingIfNeeded: bits))
    case "i2": Double(Int16(truncatingIfNeeded: bits))
    case "i4": Double(Int32(truncatingIfNeeded: bits))
    case "i8": Double(Int64(truncatingIfNeeded: bits))
    case "u1", "u2", "u4", "u8": Double(bits)
    case "f4": Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case "f8": Double(bitPattern: bits)
    default: nil
    }
  }

  /// The bytes of a text in base 64; nil for any other text.
  static func bytes(base64 text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for character in text.utf8 where character != UInt8(ascii: "=") && character > Byte.space {
      guard let value = value(character) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }

  private static func value(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
